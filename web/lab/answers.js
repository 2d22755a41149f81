/** A student's answers, kept in this window for each exercise by its text: they come back after a reload or a visit
 * elsewhere. */

import { Table, alike, parsed } from "../model/likeness.js";
import { keep, stored } from "../person/storage.js";

/** @type {import("../person/storage.js").Store} */
const WINDOW = "sessionStorage";

const keyOf = (/** @type {string} */ text) => `wye-answers-${text}`;

/** What was answered so far, by the ids of the questions. @param {string} text @returns {Record<string, string>} */
export function answersTo(text) {
  const kept = parsed(stored(keyOf(text), WINDOW));
  return alike(kept, new Table("")) ? kept : {};
}

/** @param {string} text @param {Record<string, string>} answers */
export const keepAnswers = (text, answers) => keep(keyOf(text), JSON.stringify(answers), WINDOW);
