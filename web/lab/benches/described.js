/** A bench that the engine describes: what it shows comes as data, which the widgets draw. */

import { local, number, say } from "../../lang/texts.js";
import { boards } from "../boards.js";
import { grids } from "../grids.js";
import { intervals } from "../intervals.js";
import { lattices } from "../lattices.js";
import { bars, fillings, heatmap, histogram, plot, stack } from "../plot.js";
import { strips } from "../strips.js";
import { gridOf, kindsFor, laid, numbered } from "./bench.js";

/** @import { Id } from "texts" */
/** @import { Message, Recording, ResultView, Scene as Told, TreeBranch } from "messages" */
/** @import { Branch } from "../folding.js" */
/** @import { Filling, Heat } from "../plot.js" */
/** @import { Measured } from "../intervals.js" */
/** @import { Axes, Bench, BoardScene, Choice, Picture, Result, Scene, Series } from "./bench.js" */

/** @typedef {string | number | null | Message | Joined | unknown[]} Text  a word of the engine, a number, a message, or
 *   several, with spaces between them or with another sign
 * @typedef {{join: unknown[], between: string}} Joined */
/** @typedef {Record<string, any>} Drawn  what a widget draws */

/** A text in words. @param {any} text @returns {string} */
export function told(text) {
  if (typeof text === "string") return local(text);
  if (Array.isArray(text)) return text.map(told).filter(Boolean).join(" ");
  if (text === null || typeof text === "number") return numbered(text);
  if ("join" in text) return text.join.map(told).join(text.between);
  const isText = (/** @type {unknown} */ value) => typeof value === "string" || (typeof value === "object" && value);
  const values = Object.entries(text.values).map(([name, value]) => [name, isText(value) ? told(value) : value]);
  return say(/** @type {Id} */ (text.say), Object.fromEntries(values));
}

/** One of several things, with its words unless the bench has a message for it. @param {any} choice @returns {Choice} */
export const choiceOf = (choice) => (typeof choice === "string" ? choice : [choice[0], told(choice[1])]);

/** How a picture is seen: another laid over it, the scales of its plots, the room, and the position on its boards.
 * @typedef {{earlier?: Drawn | null, axes?: Axes, narrow?: boolean, placed?: Result["placed"]}} Seen */

/** The widgets, by their words. @type {Record<string, (drawn: Drawn, seen: Seen) => Picture>} */
const WIDGETS = {
  plot: (drawn, { earlier, axes = "" }) => {
    const { across, up, series, linear = "", ticks = [], ends = [] } = drawn;
    const kinds = kindsFor(axes);
    const axis = (/** @type {"x" | "y"} */ side, /** @type {unknown} */ title, /** @type {number} */ place) => ({
      title: told(title),
      kind: linear.includes(side) ? "linear" : kinds[side],
      ...(ends[place] ? { range: ends[place] } : {}),
    });
    const x = { ...axis("x", across, 0), ...(ticks.length ? { ticks } : {}) };
    const before = earlier && isAlike(drawn, earlier) ? earlier.series.filter(isMeasured) : undefined;
    return plot(x, axis("y", up, 1), overlaid(series, before, seriesOf), number);
  },
  histogram: ({ across, up, kinds, bins }) => histogram(told(across), told(up), kinds.map(kindOf), bins, number),
  heatmap: ({ rows, columns, cells }) => heatmap(sideOf(rows), sideOf(columns), heatsOf(columns, cells)),
  tiles: ({ rows, columns, tiles }, { narrow = false }) =>
    fillings(narrow ? 400 : 640, sideOf(rows), sideOf(columns), tiles.map(tileOf)),
  intervals: ({ title, rows, shown, alone }, { earlier }) =>
    intervals(told(title), overlaid(rows, earlier?.rows, measuredOf), number, shown, alone),
  boards: ({ parts, key }, { placed, narrow = false }) => boards(placed, parts, key, told, narrow),
  lattices: (drawn, { placed, narrow = false }) =>
    lattices(/** @type {any} */ (drawn), placed?.layout.outline ?? [], told, narrow),
  stack: ({ pictures }, seen) =>
    stack(
      ...pictures.map((/** @type {Drawn} */ one, /** @type {number} */ place) =>
        drawnBy(one, { ...seen, earlier: seen.earlier?.pictures[place] }),
      ),
    ),
  strips: ({ strips: all, truth }, { narrow = false }) => strips(all, truth, told, number, narrow),
  grids: ({ plans }) => grids(plans, told),
  bars: ({ title, bars: drawn, rows, least, chosen }) =>
    bars(
      told(title),
      drawn.map((/** @type {[unknown, unknown, any]} */ [name, end, length], /** @type {number} */ place) => ({
        name: told(name),
        look: place === chosen ? "name chosen" : "name",
        told: told(end),
        parts: Array.isArray(length) ? length : [["value", length]],
      })),
      rows,
      least,
    ),
};

/** Whether an earlier plot has the same axis, and the same words on it if it has words.
 * @param {Drawn} plot @param {Drawn} earlier */
const isAlike = ({ across, linear = "", ticks }, earlier) =>
  told(across) === told(earlier.across) &&
  linear === (earlier.linear ?? "") &&
  (!linear.includes("x") || JSON.stringify(ticks) === JSON.stringify(earlier.ticks));

/** @param {[unknown, string]} kind */
const kindOf = ([name, look]) => ({ name: told(name), look });

/** The side of a grid. @param {[unknown, string[]]} side */
const sideOf = ([title, texts]) => ({ title: told(title), texts });

/** @param {[unknown, string[]]} columns @param {Drawn[]} cells @returns {(row: number, column: number) => Heat | null} */
const heatsOf =
  ([, { length }], cells) =>
  (row, column) => {
    const cell = cells[row * length + column];
    return cell ? { share: cell.share, text: told(cell.text), note: told(cell.note) } : null;
  };

/** @param {Drawn} tile @returns {Filling} */
const tileOf = ({ text, parts, now }) => ({ text: told(text), parts, now });

/** Whether a line is more than a bound, which an earlier run has, too. @param {Drawn} series */
const isMeasured = ({ look }) => look !== "bound";

/** What is drawn of a picture and of an earlier one. @template {{name: string, look: string}} One
 * @param {Drawn[]} now @param {Drawn[] | undefined} before @param {(drawn: Drawn[]) => One[]} make */
const overlaid = (now, before, make) => laid(before ? [now, before] : [now], make);

/** @param {Drawn[]} rows @returns {Measured[]} */
const measuredOf = (rows) =>
  rows.map(({ name, told: end, look, value, low, high, bound }) => ({
    ...{ name: told(name), told: told(end) },
    ...{ look, value, low, high, bound },
  }));

/** @param {Drawn[]} series @returns {Series[]} */
const seriesOf = (series) =>
  series.map(({ name, look, points, dots }) => ({
    name: told(name),
    ...{ look, dots },
    points: points.map((/** @type {number[]} */ [x = 0, y = 0, low = y, high = y]) => ({ x, y, low, high })),
  }));

/** @param {Drawn} drawn @param {Seen} seen */
function drawnBy(drawn, seen) {
  const widget = WIDGETS[drawn.widget];
  if (!widget) throw new Error(`There is no widget "${drawn.widget}".`);
  return widget(drawn, seen);
}

/** A table; a message may name several columns.
 * @param {unknown[]} columns @param {unknown[][]} rows */
export const tableOf = (columns, rows) => ({
  columns: columns.flatMap((column) => told(column).split(" | ")),
  rows: rows.map((row) => row.map(told)),
});

/** @param {Told} scene @param {Seen} [seen] @returns {Scene} */
export function sceneOf({ sentence, columns, rows, lines, formula, picture, tree, current, board }, seen = {}) {
  return {
    sentence: told(sentence),
    grid: tableOf(columns, rows),
    lines,
    formula: formula.map(told),
    board: boardOf(seen.placed, board),
    ...(picture ? { picture: drawnBy(picture, seen) } : {}),
    ...(tree ? { tree: { root: branchOf(tree), current } } : {}),
  };
}

/** @param {Result} ran @returns {Recording} */
function recordingOf({ recording }) {
  if (!recording) throw new Error("The engine tells nothing of this experiment.");
  return recording;
}

/** The scene of a position, or the last one before it that has come. @param {Recording} recording @param {number} at
 * @returns {Told} */
function sceneAt({ scenes }, at) {
  for (let place = at; place >= 0; place -= 1) {
    const scene = scenes[String(place)];
    if (scene) return scene;
  }
  throw new Error("No scene has come.");
}

/** @param {Result} ran @param {string | undefined} view @returns {ResultView} */
function viewOf(ran, view) {
  const { views } = recordingOf(ran);
  const [first] = views;
  const found = views.find(({ name }) => name === view) ?? first;
  if (!found) throw new Error("The result has no picture.");
  return found;
}

/** A view to be chosen. @param {ResultView} view @returns {Choice} */
const viewChoice = ({ name, title }) => (title === null ? name : [name, told(title)]);

/** The board of the experiment's position in another one, with what lies on it.
 * @param {Result["placed"]} placed @param {Told["board"]} board @returns {BoardScene | null} */
function boardOf(placed, board) {
  if (!placed || !board) return null;
  const { line, looks, shares, worths, ...overlay } = board.overlay;
  const byName = (/** @type {object | undefined} */ part) => new Map(Object.entries(part ?? {}));
  return {
    placed: { ...placed, snapshot: { ...placed.snapshot, ...board.position } },
    overlay: {
      ...overlay,
      ...{ line: byName(line), looks: byName(looks), shares: byName(shares), worths: byName(worths) },
    },
  };
}

/** @param {TreeBranch} branch @returns {Branch & {aside: string}} */
export function branchOf({ id, label, note = "", edge = "", aside = "", told: whole = "", children = [], ...more }) {
  const texts = { label: told(label), note: told(note), edge: told(edge), aside: told(aside) };
  const all = [texts.edge, `${texts.label} ${texts.note}`.trim(), texts.aside].filter(Boolean).join(", ");
  return { id, look: "", ...more, ...texts, told: told(whole) || all, children: children.map(branchOf) };
}

/** @type {Bench} */ export const described = {
  axes: [],
  options: [],
  units: (ran) => recordingOf(ran).units.map(({ name, stops }) => ({ name: told(name), stops })),

  scene: (ran, at, narrow) => sceneOf(sceneAt(recordingOf(ran), at), { narrow, placed: ran.placed }),

  views: (ran) => (recordingOf(ran).views.length > 1 ? recordingOf(ran).views.map(viewChoice) : []),

  result([ran, earlier], axes, view) {
    const { picture, table, name, grid } = viewOf(ran, view);
    const before = earlier?.recording?.views.find((one) => one.name === name)?.picture ?? null;
    return { picture: drawnBy(picture, { earlier: before, axes }), grid: grid ? tableOf(...grid) : gridOf(ran, table) };
  },

  verdict(ran) {
    const { verdict } = recordingOf(ran);
    return verdict && ran.ended ? { right: verdict.right, told: told(verdict.told) } : null;
  },
};
