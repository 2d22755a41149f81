/** What tests of the benches share: runs made by hand, and the words of every language. */

import assert from "node:assert/strict";
import test from "node:test";

import { speak } from "../../../web/lang/texts.js";
import { predictions, views } from "../../../web/lab/state.js";
import { LANGUAGES, wordsIn } from "../languages.js";

export const WORDS = wordsIn("en");
speak(WORDS);

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

/** Every step, result and verdict of these runs is told in every language, and every prediction has its words.
 * @param {string} name @param {any} bench @param {any[]} runs */
export function toldInEveryLanguage(name, bench, runs) {
  test("every language says all of it", (context) => {
    context.after(() => speak(WORDS));
    for (const words of LANGUAGES.map((language) => wordsIn(language))) {
      speak(words);
      const lineCount = words.say(`lab-${name}-pseudocode`).split("\n").length;
      assert.equal(lineCount, WORDS.say(`lab-${name}-pseudocode`).split("\n").length);
      for (const run of runs) {
        const state = { experiment: { name }, ran: run };
        for (const [value, title] of predictions(state))
          assert.ok(words.has(`lab-${name}-why-${value}`) && sound(title), value);
        for (const at of bench.units(run)[0].stops) {
          const { sentence, grid, formula = [], picture = [], lines } = bench.scene(run, at, at % 2 === 0);
          assert.ok(sound([sentence, grid, formula, picture]), sentence);
          assert.ok(lines.every((/** @type {number} */ line) => line < lineCount));
        }
        const shown = views(state, run);
        for (const [view] of shown.length ? shown : [[]])
          assert.ok(sound(bench.result([run, run], bench.axes[0], view)), view);
        assert.ok(sound(bench.verdict(run)));
      }
    }
  });
}

/** Whether a text or a list of texts was made without anything missing. @param {unknown} value */
export const sound = (value) => !/undefined|NaN|\bnull\b|\[object|Infinity/.test(JSON.stringify(value));
