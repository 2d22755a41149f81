/** The words of a language, made from its Fluent file. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @import { Id, Messages, Values } from "texts" */

/** @typedef {{message: string, template: string, values: Record<string, Value>}} Refusal  of a request by the
 *   engine: its English, with the template and the values that it is made of
 * @typedef {string | string[] | Refusal} Value  a text, several texts of which one was expected, or another sentence
 * @typedef {object} Words  a language
 * @property {<One extends Id>(id: One, ...values: One extends keyof Messages
 *   ? ({} extends Messages[One] ? [] : [Messages[One]]) : [Values?]) => string} say  a message with its values; numbers
 *   stay numbers, so that the language writes and counts them
 * @property {(id: string) => boolean} has  whether there is such a message
 * @property {(text: string) => string} local  a word or sentence of the engine, in its own English where it is
 *   not translated
 * @property {(value: number) => string} number  to four significant digits
 * @property {(refused: Refusal) => string} refusal  of the engine, in its own English where it is not translated */

export const capitalised = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The id of what the engine says, made of its English: a + is "plus", a % "percent", a hyphen an underscore, and other
 * signs are left out. @param {string} text */
export const saidId = (text) =>
  `said-${text
    .replaceAll("+", " plus ")
    .replaceAll("%", " percent ")
    .replaceAll("!r}", "}")
    .replaceAll("-", "_")
    .replace(/[^A-Za-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** Whether a template quotes a value, in quotation marks or brackets: then it is what somebody has written.
 * @param {string} template @param {string} name */
const quotes = (template, name) => template.includes(`{${name}!r}`) || template.includes(`[{${name}}]`);

/** What a selector of a message compares: for true and false their names, and "none" for null.
 * @param {unknown} value */
const comparable = (value) => (value === null ? "none" : typeof value === "boolean" ? String(value) : value);

/** @param {string} language @param {string[]} sources in Fluent's syntax @param {() => string} theme of the
 *   board, which may rename the players' colours
 * @returns {Words} */
export function wordsOf(language, sources, theme) {
  const functions = {
    THEME: theme,
    CAPITAL: (/** @type {unknown[]} */ [text]) => capitalised(String(text)),
    // A player's name, or of the two forms that a language gives for black and white the one that is meant.
    COLOUR: (/** @type {unknown[]} */ [name, ...forms]) =>
      String(forms[["black", "white"].map(local).indexOf(String(name).toLowerCase())] ?? name),
    PERCENT: (/** @type {unknown[]} */ [share]) => new FluentNumber(Number(share), { style: "percent" }),
  };
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  const alternatives = new Intl.ListFormat(language, { type: "disjunction" });

  const say = (/** @type {string} */ id, /** @type {Record<string, unknown>} */ values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`The language "${language}" has no message "${id}".`);
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, comparable(value)]));
    return bundle.formatPattern(pattern, /** @type {Record<string, string>} */ (given));
  };
  const has = (/** @type {string} */ id) => bundle.hasMessage(id);
  const local = (/** @type {string} */ text) => (has(saidId(text)) ? say(saidId(text)) : text);
  /** @type {Words["refusal"]} */
  const refusal = ({ message, template, values }) => {
    if (!has(saidId(template))) return message;
    const inserted = Object.entries(values).map(([name, value]) => {
      if (typeof value === "string") return [name, quotes(template, name) ? value : local(value)];
      return [name, Array.isArray(value) ? alternatives.format(value) : refusal(value)];
    });
    return say(saidId(template), Object.fromEntries(inserted));
  };
  return { say, has, local, number: (value) => say("lab-number", { value }), refusal };
}

/** The messages of a group by their names within it.
 * @param {string} group @param {string[]} names @param {Words["say"]} say */
export const named = (group, names, say) =>
  names.map((name) => /** @type {[string, string]} */ ([name, say(/** @type {Id} */ (`${group}-${name}`))]));
