// @ts-check
/** What tests of the benches share: runs made by hand, and the words of every language. */

import * as en from "../../../web/lab/words/en.js";
import * as es from "../../../web/lab/words/es.js";
import * as ro from "../../../web/lab/words/ro.js";

/** @param {{strings: any, names: Record<string, string>}} language */
const wordsOf = ({ strings, names }) => ({ strings, local: (/** @type {string} */ text) => names[text] ?? text });

export const WORDS = wordsOf(en);
/** Those of all languages. */
export const LANGUAGES = [en, es, ro].map(wordsOf);

/** A table of rows with the same keys. @param {string} name @param {Record<string, any>[]} rows */
export const table = (name, rows) => ({
  name,
  columns: Object.keys(rows[0] ?? {}),
  timed: [],
  rows: rows.map((row) => Object.values(row)),
});

/** @param {Record<string, any>[]} events @param {{name: string, rows: any[][]}[]} tables
 * @param {Record<string, string>} values
 * @param {Record<string, any>} [more] @returns {any} */
export const ran = (events, tables, values, more = {}) => ({
  chosen: { values },
  happened: { events, done: 1, of: 1 },
  tables: tables.filter(({ rows }) => rows.length),
  ended: true,
  ...more,
});

/** Whether a text or a list of texts was made without anything missing. @param {unknown} value */
export const sound = (value) => !/undefined|NaN|null|\[object|Infinity/.test(JSON.stringify(value));
