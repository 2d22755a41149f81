/** A bench that the engine describes: what it shows comes as data, which the widgets draw. */

import { local, number, say } from "../../lang/texts.js";
import { grids } from "../grids.js";
import { bars, plot } from "../plot.js";
import { gridOf, kindsFor, laid, numbered } from "./bench.js";

/** @import { Id } from "texts" */
/** @import { Message, Recording, ResultView, Scene as Told, TreeBranch } from "messages" */
/** @import { Branch } from "../folding.js" */
/** @import { Axes, Bench, Picture, Result, Scene, Series } from "./bench.js" */

/** @typedef {string | number | null | Message | unknown[]} Text  a word of the engine, a number, a message, or several */
/** @typedef {Record<string, any>} Drawn  what a widget draws */

/** A text in words. @param {any} text @returns {string} */
export function told(text) {
  if (typeof text === "string") return local(text);
  if (Array.isArray(text)) return text.map(told).filter(Boolean).join(" ");
  if (text === null || typeof text === "number") return numbered(text);
  const values = Object.entries(text.values).map(([name, value]) => [
    name,
    typeof value === "number" ? value : told(value),
  ]);
  return say(/** @type {Id} */ (text.say), Object.fromEntries(values));
}

/** The widgets, by their words. @type {Record<string, (drawn: Drawn, earlier: Drawn | null, axes: Axes) => Picture>} */
const WIDGETS = {
  plot: ({ across, up, series }, earlier, axes) => {
    const kinds = kindsFor(axes);
    const lines = laid(earlier ? [series, earlier.series] : [series], seriesOf);
    return plot({ title: told(across), kind: kinds.x }, { title: told(up), kind: kinds.y }, lines, number);
  },
  grids: ({ plans }) => grids(plans, told),
  bars: ({ title, bars: rows }) =>
    bars(
      told(title),
      rows.map((/** @type {[unknown, unknown, number]} */ [name, end, length]) => ({
        name: told(name),
        told: told(end),
        parts: [["value", length]],
      })),
    ),
};

/** @param {Drawn[]} series @returns {Series[]} */
const seriesOf = (series) =>
  series.map(({ name, look, points }) => ({
    name: told(name),
    look,
    points: points.map((/** @type {number[]} */ [x = 0, y = 0, low = y, high = y]) => ({ x, y, low, high })),
  }));

/** @param {Drawn | null} drawn @param {Drawn | null} [earlier] laid over it @param {Axes} [axes] */
function drawnBy(drawn, earlier = null, axes = "linear") {
  const widget = drawn && WIDGETS[drawn.widget];
  if (drawn && !widget) throw new Error(`There is no widget "${drawn.widget}".`);
  return drawn && widget ? widget(drawn, earlier, axes) : undefined;
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

/** @param {TreeBranch} branch @returns {Branch} */
function branchOf({ id, label, note, edge, look, cut, children }) {
  const texts = { label: told(label), note: told(note), edge: told(edge) };
  const all = [texts.edge, `${texts.label} ${texts.note}`.trim()].filter(Boolean).join(", ");
  return { id, ...texts, look, cut, told: all, children: children.map(branchOf) };
}

/** @type {Bench} */ export const described = {
  axes: ["linear", "logX", "logY", "log"],
  options: [],
  units: (ran) => recordingOf(ran).units.map(({ name, stops }) => ({ name: told(name), stops })),

  scene(ran, at) {
    const { sentence, columns, rows, lines, formula, picture, tree, current } = sceneAt(recordingOf(ran), at);
    /** @type {Scene} */ const scene = {
      sentence: told(sentence),
      grid: { columns: columns.map(told), rows: rows.map((row) => row.map(told)) },
      lines,
      formula: formula.map(told),
    };
    const drawn = drawnBy(picture);
    return {
      ...scene,
      ...(drawn ? { picture: drawn } : {}),
      ...(tree ? { tree: { root: branchOf(tree), current } } : {}),
    };
  },

  views: (ran) => (recordingOf(ran).views.length > 1 ? recordingOf(ran).views.map(({ name }) => name) : []),

  result([ran, earlier], axes, view) {
    const { picture, table, name } = viewOf(ran, view);
    const before = earlier ? viewOf(earlier, name).picture : null;
    return { picture: drawnBy(picture, before, axes) ?? { width: 1, height: 1, marks: [] }, grid: gridOf(ran, table) };
  },

  verdict(ran) {
    const { verdict } = recordingOf(ran);
    return verdict && ran.ended ? { right: verdict.right, told: told(verdict.told) } : null;
  },
};
