/** The widgets: what the engine tells of a picture becomes one. */

import { number, say } from "../lang/texts.js";
import { boards } from "./boards.js";
import { grids } from "./grids.js";
import { intervals } from "./intervals.js";
import { lattices } from "./lattices.js";
import { bars, fillings, heatmap, histogram, plot, stack } from "./plot.js";
import { strips } from "./strips.js";
import { told } from "./told.js";

/** @import { Result } from "messages" */
/** @import { Measured } from "./intervals.js" */
/** @import { Filling, Heat, Picture, Series } from "./plot.js" */
/** @import { Axes } from "./recording.js" */
/** @import { ScaleKind } from "./scales.js" */

/** @typedef {Record<string, any>} Drawn  what a widget draws */

/** How a picture is seen: another laid over it, the scales of its plots, the room, and the position on its boards.
 * @typedef {{earlier?: Drawn | null, axes?: Axes, narrow?: boolean, placed?: Result["placed"]}} Seen */

/** The widgets, by their words. @type {Record<string, (drawn: Drawn, seen: Seen) => Picture>} */
const WIDGETS = {
  plot: (drawn, { earlier, axes = "" }) => {
    const { across, up, series, linear = "", ticks = [], ends = [] } = drawn;
    const kinds = kindsFor(axes);
    const axis = (/** @type {"across" | "up"} */ side, /** @type {unknown} */ title, /** @type {number} */ place) => ({
      title: told(title),
      kind: linear.includes(side) ? "linear" : kinds[side],
      ...(ends[place] ? { range: ends[place] } : {}),
    });
    const x = { ...axis("across", across, 0), ...(ticks.length ? { ticks } : {}) };
    const before = earlier && isAlike(drawn, earlier) ? earlier.series.filter(isMeasured) : undefined;
    return plot(x, axis("up", up, 1), overlaid(series, before, seriesOf), number);
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
  (!linear.includes("across") || JSON.stringify(ticks) === JSON.stringify(earlier.ticks));

/** @param {[unknown, string]} kind */
const kindOf = ([name, look]) => ({ name: told(name), look });

/** The side of a grid. @param {[unknown, string[]]} side */
const sideOf = ([title, texts]) => ({ title: told(title), texts });

/** @param {[unknown, string[]]} columns @param {Drawn[]} cells
 * @returns {(row: number, column: number) => Heat | null} */
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
const overlaid = (now, before, make) => [...make(now), ...make(before ?? []).map(earlier)];

/** What is drawn of an earlier run. @template {{name: string, look: string}} One @param {One} one @returns {One} */
const earlier = (one) => ({
  ...one,
  look: `${one.look} earlier`,
  name: one.name && say("lab-earlier", { name: one.name }),
});

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
export function drawnBy(drawn, seen) {
  const widget = WIDGETS[drawn.widget];
  if (!widget) throw new Error(`There is no widget "${drawn.widget}".`);
  return widget(drawn, seen);
}

/** The kinds of both axes. @param {Axes} axes @returns {{across: ScaleKind, up: ScaleKind}} */
const kindsFor = (axes) => ({
  across: axes === "log" || axes === "logX" ? "log" : "linear",
  up: axes === "log" || axes === "logY" ? "log" : "linear",
});
