/** The words for the players' colours, which a theme of the board may exchange for those of its own. */

import { own } from "./translation.js";

/** @typedef {Record<string, string>} Exchange  by a word in lower case, the word for which it is exchanged */

/** Whether any word of a text is exchanged. @param {Exchange} exchange @param {string} text */
const names = (exchange, text) =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => Object.hasOwn(exchange, word.toLowerCase()));

/** A text with its words exchanged, capitals kept. @param {Exchange} exchange @param {string} text */
export const exchanged = (exchange, text) => (Object.keys(exchange).length ? replaced(exchange, text) : text);

const replaced = (/** @type {Exchange} */ exchange, /** @type {string} */ text) =>
  text.replace(/\p{L}+/gu, (word) => {
    const other = own(exchange, word.toLowerCase());
    if (other === undefined) return word;
    return word[0] === word[0]?.toLowerCase() ? other : `${other[0]?.toUpperCase()}${other.slice(1)}`;
  });

/**
 * Texts with their words exchanged, however deep. A function is one that makes texts: what it makes is exchanged only if it
 * names a colour itself, so that what people have written, and pass through it, stays as it is.
 * @template T @param {Exchange} exchange @param {T} texts @returns {T}
 */
export function recoloured(exchange, texts) {
  return Object.keys(exchange).length ? /** @type {T} */ (exchangedIn(exchange, texts)) : texts;
}

/** @param {Exchange} exchange @param {unknown} value @returns {unknown} */
function exchangedIn(exchange, value) {
  if (typeof value === "string") return exchanged(exchange, value);
  if (typeof value === "function")
    return names(exchange, String(value))
      ? (/** @type {unknown[]} */ ...values) => exchangedIn(exchange, value(...values))
      : value;
  if (Array.isArray(value)) return value.map((one) => exchangedIn(exchange, one));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, exchangedIn(exchange, one)]));
  return value;
}
