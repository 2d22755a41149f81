/** What a bench adds to the frame: how its recording is stepped through and drawn, and what its tables answer. */

import { local, number, say } from "../../lang/texts.js";
import { plot } from "../plot.js";
import { every } from "../replay.js";

/** @import { Id } from "texts" */
/** @import { Overlay, Setup } from "../../board/scene.js" */
/** @import { Layout, Table } from "messages" */
/** @import { Tree } from "../folding.js" */
/** @import { ScaleKind } from "../scales.js" */

/** What the benches speak of.
 * @typedef {import("messages").Result} Result
 * @typedef {import("messages").EventLog} EventLog
 * @typedef {import("../pictures.js").Grid} Grid
 * @typedef {import("../marks.js").Mark} Mark
 * @typedef {import("../marks.js").Place} Place
 * @typedef {import("../plot.js").Picture} Picture
 * @typedef {import("../plot.js").Series} Series
 * @typedef {import("../replay.js").Unit} Unit
 * @typedef {import("../../lang/fluent.js").Words} Words */

/** @typedef {Record<string, any>} Event
 * @typedef {{placed: {snapshot: Setup, layout: Layout}, overlay: Overlay}} BoardScene  a board with what lies on it
 * @typedef {object} Scene  the same thing several times: drawn, as a table, in words, in pseudocode and as a formula
 * @property {string} sentence
 * @property {Grid} grid
 * @property {Picture} [picture]
 * @property {BoardScene | null} [board]
 * @property {Tree} [tree]
 * @property {number[]} [lines]  of the pseudocode, those at work, from 0
 * @property {string[]} [formula]  with its numbers put in, line by line
 * @typedef {"linear" | "logX" | "logY" | "log"} Scales
 * @typedef {Scales | ""} Axes  "" while nothing is shown
 * @typedef {{right: string[], told: string}} Verdict  the predictions that were right, and what was measured */

/** @typedef {string | [name: string, words: string]} Choice  its words, where the bench has no message for it */

/** @typedef {object} Bench  an experiment as the frame shows it
 * @property {Scales[]} axes  of its plot, the first one to begin with
 * @property {string[] | ((values: Record<string, string>) => Choice[])} options  the predictions, for values of the
 *   parameters
 * @property {(ran: Result) => Unit[]} units  of its recording, the finest first
 * @property {(ran: Result, at: number, narrow: boolean) => Scene} scene
 * @property {(ran: Result) => Choice[]} [views]  what its plot may show, if that can be chosen
 * @property {(runs: [Result, ...Result[]], axes: Axes, view?: string) => {picture: Picture, grid: Grid}} result
 *   of the main table; in the picture an earlier run may be laid over the first one
 * @property {(ran: Result) => Verdict | null} verdict  null while too little is finished */

/** A function that computes what it says of an object once.
 * @template {object} Key @template Value @param {(key: Key) => Value} make */
export function once(make) {
  /** @type {WeakMap<Key, Value>} */ const known = new WeakMap();
  return (/** @type {Key} */ key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Events of what has happened, by their kinds, so that no step looks at all of them. */
const kindsOf = once((/** @type {EventLog} */ { events }) => grouped(events, ({ is }) => is));

/** @template Item @param {Item[]} items @param {(item: Item) => string} key @returns {Map<string, Item[]>} */
export function grouped(items, key) {
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** The events of one kind, in their order. @param {EventLog} happened @param {string} kind @returns {Event[]} */
export const of = (happened, kind) => kindsOf(happened).get(kind) ?? [];

/** The rows of a table by the names of their columns.
 * @param {Result} ran @param {string} name @returns {Record<string, any>[]} */
export function rowsOf({ tables }, name) {
  const table = tables.find((one) => one.name === name);
  return (
    table?.rows.map((row) => Object.fromEntries(row.map((value, column) => [table.columns[column] ?? "", value]))) ?? []
  );
}

/** A table of the engine in the person's language.
 * @param {Result} ran @param {string} name @returns {Grid} */
export function gridOf({ tables }, name) {
  /** @type {Table} */
  const { columns, rows, timed = [] } = tables.find((one) => one.name === name) ?? { name, columns: [], rows: [] };
  const told = (/** @type {string | number | null} */ value) =>
    typeof value === "string" ? local(value) : numbered(value);
  const named = columns.map((column) =>
    timed.includes(column) ? say("lab-timed", { column: local(column) }) : local(column),
  );
  return {
    columns: named,
    rows: rows.map((row) => row.map(told)),
    ...(columns.includes("record") ? { records: columns.indexOf("record") } : {}),
  };
}

/** A number in words, if it is known.
 * @param {number | null | undefined} value */
export const numbered = (value) => (value === null || value === undefined ? say("lab-none") : number(value));

/** A table of what is given; numbers become words.
 * @param {string[]} columns @param {(string | number | null | undefined)[][]} rows @returns {Grid} */
export const grid = (columns, rows) => ({
  columns,
  rows: rows.map((row) => row.map((value) => (typeof value === "string" ? value : numbered(value)))),
});

/** The parts of a text that there are. @param {...(string | false | null | undefined)} parts */
export const text = (...parts) => parts.filter(Boolean).join(" ");

/** A number rounded to so many decimal places. @param {number} value @param {number} [places] */
export const rounded = (value, places = 2) => Math.round(value * 10 ** places) / 10 ** places;

/** The share of a count in per cent, to one place. @param {number} count @param {number} all */
export const percent = (count, all) => rounded((100 * count) / all, 1);

/** @param {number[]} values */
export const sum = (values) => values.reduce((one, two) => one + two, 0);

/** The units of so many events: one by one, and by tens.
 * @param {(stride: number) => string} name @param {number} count @param {number} [most] */
export const strides = (name, count, most = 1000) =>
  [1, 10, 100, 1000]
    .filter((stride) => stride === 1 || (stride <= count && stride <= most))
    .map((stride) => every(name(stride), count, stride));

/** Lines of a table: one for each kind of rows, or for each column.
 * @typedef {object} Lines
 * @property {Record<string, string>} looks of each line, by the value of the column `by`, else by the column of its
 *   heights
 * @property {string} [by] the column that tells to which line a row belongs
 * @property {string} x the column of the places
 * @property {string} [y] that of the heights
 * @property {[string, string] | undefined} [ends] those of the ends of their intervals
 * @property {number} [least] below which no interval reaches
 * @property {(name: string) => string} [told] the words for a line
 * @property {boolean} [dots] */

/** @param {Record<string, any>[]} rows @param {Lines} lines @returns {Series[]} */
export const linesOf = (rows, { looks, by, x, y, ends, least = -Infinity, told = local, dots }) =>
  Object.entries(looks).flatMap(([name, look]) => {
    const height = y ?? name;
    const own = rows.filter((row) => (!by || row[by] === name) && (row[height] ?? null) !== null);
    const points = own.map((row) => ({
      x: row[x],
      y: row[height],
      ...(ends ? { low: Math.max(least, row[ends[0]]), high: row[ends[1]] } : {}),
    }));
    return points.length ? [{ name: told(name), look, points, dots }] : [];
  });

/** The first name of ascending bounds that a value is below.
 * @param {Record<string, number>} bounds @param {number} value */
export const rangeOf = (bounds, value) => Object.entries(bounds).find(([, most]) => value < most)?.[0] ?? "";

/** The kinds of both axes. @param {Axes} axes @returns {{x: ScaleKind, y: ScaleKind}} */
export const kindsFor = (axes) => ({
  x: axes === "log" || axes === "logX" ? "log" : "linear",
  y: axes === "log" || axes === "logY" ? "log" : "linear",
});

/** What the result of a bench shows: the lines of a table, with those of an earlier run over them, and the table.
 * @param {string} table @param {string} group of its messages
 * @param {(rows: Record<string, any>[], ran: Result) => Series[]} make
 * @param {(rows: Record<string, any>[]) => Series[]} [more] lines of the table itself
 * @returns {Bench["result"]} */
export const plotted =
  (table, group, make, more = () => []) =>
  (runs, axes) => {
    const { x, y } = kindsFor(axes);
    const rows = rowsOf(runs[0], table);
    const title = (/** @type {string} */ side) => say(/** @type {Id} */ (`${group}-${side}-title`));
    const series = [...laid(runs, (ran) => make(rowsOf(ran, table), ran)), ...more(rows)];
    const picture = plot({ title: title("across"), kind: x }, { title: title("up"), kind: y }, series, number);
    return { picture, grid: gridOf(runs[0], table) };
  };

/** What is drawn of all runs, that of an earlier one dashed.
 * @template Source @template {{name: string, look: string}} Drawn
 * @param {Source[]} runs @param {(ran: Source) => Drawn[]} make @returns {Drawn[]} */
export const laid = (runs, make) =>
  runs.flatMap((ran, number) =>
    make(ran).map((one) =>
      number ? { ...one, look: `${one.look} earlier`, name: one.name && say("lab-earlier", { name: one.name }) } : one,
    ),
  );
