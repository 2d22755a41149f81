/** Texts of recordings, which the engine tells as data, in words. */

import { local, number, say } from "../lang/texts.js";

/** @import { Id } from "texts" */

/** A text in words: a word of the engine, a number, nothing, a message, or several of them but for those that are
 * nothing, with spaces between them or joined by another sign.
 * @param {any} text @returns {string} */
export function told(text) {
  if (typeof text === "string") return local(text);
  if (Array.isArray(text))
    return text
      .map((one) => (one === null ? "" : told(one)))
      .filter(Boolean)
      .join(" ");
  if (text === null || typeof text === "number") return numbered(text);
  if ("join" in text) return text.join.map(told).join(text.between);
  const isText = (/** @type {unknown} */ value) => typeof value === "string" || (typeof value === "object" && value);
  const values = Object.entries(text.values).map(([name, value]) => [name, isText(value) ? told(value) : value]);
  return say(/** @type {Id} */ (text.say), Object.fromEntries(values));
}

/** A number in words, if it is known.
 * @param {number | null | undefined} value */
export const numbered = (value) => (value === null || value === undefined ? say("lab-none") : number(value));
