// @ts-check
/** What a bench adds to the frame: how its recording is stepped through and drawn, and what its tables answer. */

/** @import { Overlay, Setup } from "../../board/scene.js" */
/** @import { Handled, Happened, Layout, Ran, Table } from "messages" */
/** @import { Grid } from "../drawing.js" */
/** @import { Id, Tree } from "../folding.js" */
/** @import { Picture } from "../plot.js" */
/** @import { Unit } from "../replay.js" */
/** @import { Words } from "../words/strings.js" */

/**
 * @typedef {Record<string, any>} Event
 * @typedef {{placed: {snapshot: Setup, layout: Layout}, overlay: Overlay}} BoardScene  a board with what lies on it
 * @typedef {object} Scene  the same thing several times: drawn, as a table, in words, in pseudocode and as a formula
 * @property {string} sentence
 * @property {Grid} grid
 * @property {Picture} [picture]
 * @property {BoardScene} [board]
 * @property {Tree} [tree]
 * @property {number[]} [lines]  of the pseudocode, those at work, from 0
 * @property {string[]} [formula]  with its numbers put in, line by line
 * @typedef {"linear" | "logX" | "logY" | "log"} Axes
 * @typedef {{right: string[], told: string}} Verdict  the predictions that were right, and what was measured
 */

/**
 * @typedef {object} Bench
 * @property {Axes[]} axes  of its plot, the first one to begin with
 * @property {(ran: Ran, words: Words) => Unit[]} units  of its recording, the finest first
 * @property {(ran: Ran, at: number, words: Words, narrow: boolean) => Scene} scene
 * @property {(words: Words, values: Record<string, string>) => [string, string][]} [views]  what its plot may show, with its
 *   words, if that can be chosen
 * @property {(runs: [Ran, ...Ran[]], axes: Axes, words: Words, view?: string) => {picture: Picture, grid: Grid}} result  of the main
 *   table; in the picture an earlier run may be laid over the first one
 * @property {(words: Words, values: Record<string, string>) => [string, string][]} predictions  each with its words, for these
 *   values of the parameters
 * @property {(ran: Ran, words: Words) => Verdict | null} verdict  null while too little is finished
 * @property {Hand | null} hand  where a person may choose instead of the engine
 * @property {Quiz} [quiz]  where a person may mark something in a tree
 */

/**
 * @typedef {object} Hand
 * @property {(ran: Ran, words: Words) => string[]} choices  what the person may choose
 * @property {(ran: Ran, handled: Handled, words: Words) => Scene & {picture: Picture, rivals: Grid}} scene
 */

/**
 * @typedef {object} Quiz
 * @property {(words: Words) => string} task
 * @property {(ran: Ran, marked: ReadonlySet<Id>, told: boolean, words: Words) => {tree: Tree, sentence: string, grid: Grid} | null} scene  the
 *   tree with what is marked, and with what is right if that is to be `told`; null where the recording has no such tree
 */

/** Events of what has happened, by their kinds, so that no step looks at all of them. @type {WeakMap<Happened, Map<string, Event[]>>} */
const KINDS = new WeakMap();

/** The events of one kind, in their order. @param {Happened} happened @param {string} kind @returns {Event[]} */
export function of(happened, kind) {
  const known = KINDS.get(happened) ?? sorted(happened.events);
  KINDS.set(happened, known);
  return known.get(kind) ?? [];
}

/** @param {Event[]} events @returns {Map<string, Event[]>} */
function sorted(events) {
  /** @type {Map<string, Event[]>} */
  const kinds = new Map();
  for (const event of events) {
    const kind = kinds.get(event.is);
    if (kind) kind.push(event);
    else kinds.set(event.is, [event]);
  }
  return kinds;
}

/**
 * @typedef {object} Texts  what the words of each bench have
 * @property {string} predict  the question whose answer is predicted
 * @property {string} task  of the part that is done by hand; empty if there is none
 * @property {string} legend
 * @property {string} plotLegend
 * @property {string} seen
 * @property {string[]} paragraphs
 * @property {string} pseudocode
 * @property {string[]} sources
 * @property {Record<string, string>} why  by prediction, why it was wrong
 */

/** The rows of a table by the names of their columns. @param {Ran} ran @param {string} name @returns {Record<string, any>[]} */
export function rowsOf({ tables }, name) {
  const table = tables.find((one) => one.name === name);
  return (
    table?.rows.map((row) => Object.fromEntries(row.map((value, column) => [table.columns[column] ?? "", value]))) ?? []
  );
}

/** A table of the engine in the person's language. @param {Ran} ran @param {string} name @param {Words} words @returns {Grid} */
export function gridOf({ tables }, name, { local, strings }) {
  /** @type {Table} */
  const { columns, rows, timed = [] } = tables.find((one) => one.name === name) ?? { name, columns: [], rows: [] };
  const told = (/** @type {string | number | null} */ value) =>
    value === null ? strings.none : typeof value === "number" ? strings.number(value) : local(value);
  const named = columns.map((column) => (timed.includes(column) ? strings.timed(local(column)) : local(column)));
  return {
    columns: named,
    rows: rows.map((row) => row.map(told)),
    ...(columns.includes("record") ? { records: columns.indexOf("record") } : {}),
  };
}

/**
 * What is drawn of all runs, that of an earlier one dashed.
 * @template {{name: string, look: string}} Drawn
 * @param {Ran[]} runs @param {(ran: Ran) => Drawn[]} make @param {Words} words @returns {Drawn[]}
 */
export const laid = (runs, make, { strings }) =>
  runs.flatMap((ran, number) =>
    make(ran).map((one) => (number ? { ...one, look: `${one.look} earlier`, name: strings.earlier(one.name) } : one)),
  );
