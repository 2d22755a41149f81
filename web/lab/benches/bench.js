// @ts-check
/** What a bench adds to the frame: how its recording is stepped through and drawn, and what its tables answer. */

/** @import { Handled, Ran } from "../../engine/messages.js" */
/** @import { Grid } from "../drawing.js" */
/** @import { Picture } from "../plot.js" */
/** @import { Unit } from "../replay.js" */
/** @import { Words } from "../words/strings.js" */

/**
 * @typedef {Record<string, any>} Event
 * @typedef {{picture: Picture, grid: Grid, sentence: string}} Scene  the same thing three times: drawn, as a table, in words
 * @typedef {"linear" | "logX" | "log"} Axes
 * @typedef {{right: string[], told: string}} Verdict  the predictions that were right, and what was measured
 */

/**
 * @typedef {object} Bench
 * @property {Axes[]} axes  of its plot, the first one to begin with
 * @property {(ran: Ran, words: Words) => Unit[]} units  of its recording, the finest first
 * @property {(ran: Ran, at: number, words: Words, narrow: boolean) => Scene} scene
 * @property {(ran: Ran, axes: Axes, words: Words) => {picture: Picture, grid: Grid}} result  of the main table
 * @property {(words: Words) => [string, string][]} predictions  each with its words
 * @property {(ran: Ran, words: Words) => Verdict | null} verdict  null while too little is finished
 * @property {Hand | null} hand  where a person may choose instead of the engine
 */

/**
 * @typedef {object} Hand
 * @property {(ran: Ran, words: Words) => string[]} choices  what the person may choose
 * @property {(ran: Ran, handled: Handled, words: Words) => Scene & {rivals: Grid}} scene
 */

/** The rows of a table by the names of their columns. @param {Ran} ran @param {string} name @returns {Record<string, any>[]} */
export function rowsOf({ tables }, name) {
  const table = tables.find((one) => one.name === name);
  return table?.rows.map((row) => Object.fromEntries(row.map((value, column) => [table.columns[column] ?? "", value]))) ?? [];
}

/** A table of the engine in the person's language. @param {Ran} ran @param {string} name @param {Words} words @returns {Grid} */
export function gridOf({ tables }, name, { local, strings }) {
  const { columns, rows } = tables.find((one) => one.name === name) ?? { columns: [], rows: [] };
  const told = (/** @type {string | number | null} */ value) => (value === null ? strings.none : typeof value === "number" ? strings.number(value) : local(value));
  return { columns: columns.map(local), rows: rows.map((row) => row.map(told)) };
}
