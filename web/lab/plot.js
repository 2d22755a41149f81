// @ts-check
/** A plot of several series over one axis: lines with bands, axes with ticks, and a name at the end of each line. */

import { band, label, line } from "./marks.js";
import { scale } from "./scales.js";

/** @import { Mark, Place } from "./marks.js" */
/** @import { ScaleKind } from "./scales.js" */

/**
 * @typedef {{x: number, y: number, low?: number, high?: number}} Point  `low` and `high` are the ends of its interval
 * @typedef {{name: string, look: string, points: Point[]}} Series
 * @typedef {{title: string, kind: ScaleKind}} Axis  a logarithmic axis begins at the least number above 0
 * @typedef {{width: number, height: number, marks: Mark[]}} Picture
 */

const [WIDTH, HEIGHT] = [640, 400];
const [LEFT, RIGHT, TOP, BOTTOM] = [58, 162, 30, 52];
/** The least distance of two names at the ends of lines. */
const APART = 20;

/** @param {Axis} across @param {Axis} up @param {Series[]} series @param {(value: number) => string} number @returns {Picture} */
export function plot(across, up, series, number) {
  const points = series.flatMap((one) => one.points);
  const x = scale(across.kind, extent(across.kind, points.map((point) => point.x)), [LEFT, WIDTH - RIGHT]);
  const heights = points.flatMap(({ y, high = y }) => [y, high]);
  const lows = points.flatMap(({ low = 0 }) => [low]);
  const y = scale(up.kind, extent(up.kind, up.kind === "linear" ? [0, ...lows, ...heights] : heights), [HEIGHT - BOTTOM, TOP]);
  const at = (/** @type {number} */ place, /** @type {number} */ height) => /** @type {Place} */ ([x.place(place), y.place(height)]);
  const marks = [
    ...y.ticks.flatMap((tick) => [
      line("grid", [[LEFT, y.place(tick)], [WIDTH - RIGHT, y.place(tick)]]),
      label("tick", [LEFT - 8, y.place(tick) + 4], number(tick), "end"),
    ]),
    ...x.ticks.flatMap((tick) => [
      line("axis", [[x.place(tick), HEIGHT - BOTTOM], [x.place(tick), HEIGHT - BOTTOM + 5]]),
      label("tick", [x.place(tick), HEIGHT - BOTTOM + 19], number(tick)),
    ]),
    line("axis", [[LEFT, TOP], [LEFT, HEIGHT - BOTTOM], [WIDTH - RIGHT, HEIGHT - BOTTOM]]),
    label("title", [8, 16], up.title, "start"),
    label("title", [(LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10], across.title),
    ...series.flatMap(({ look, points }) => {
      const wide = points.filter(({ low, high }) => low !== undefined && high !== undefined);
      const [above, below] = [wide.map((one) => at(one.x, one.high ?? one.y)), wide.map((one) => at(one.x, one.low ?? one.y))];
      return wide.length ? [band(look, above, below)] : [];
    }),
    ...series.map(({ look, points }) => line(look, points.map((one) => at(one.x, one.y)))),
    ...names(series, (height) => y.place(height)),
  ];
  return { width: WIDTH, height: HEIGHT, marks };
}

/** The least and the greatest number. @param {ScaleKind} kind @param {number[]} values @returns {[number, number]} */
function extent(kind, values) {
  const fit = kind === "log" ? values.filter((value) => value > 0) : values;
  const high = fit.length ? Math.max(...fit) : 1;
  return [fit.length ? Math.min(...fit, high) : 0.1, high];
}

/** The names of the series beside the ends of their lines, moved apart where they would lie over each other. @param {Series[]} series @param {(height: number) => number} place @returns {Mark[]} */
function names(series, place) {
  const ends = series.map(({ name, look, points }) => ({ name, look, y: place(points.at(-1)?.y ?? 0) })).sort((one, two) => one.y - two.y);
  let free = TOP;
  const placed = ends.map((end) => {
    const y = Math.max(end.y, free);
    free = y + APART;
    return { ...end, y };
  });
  const over = Math.max(0, free - APART - (HEIGHT - BOTTOM));
  return placed.map(({ name, look, y }) => label(`name ${look}`, [WIDTH - RIGHT + 8, y - over + 4], name, "start"));
}
