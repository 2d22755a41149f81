// @ts-check
/**
 * Every text of the page in the person's language, whose module alone is loaded. The only module of words that touches the
 * document: pure modules are handed their texts.
 */

import { preferences } from "../person/preferences.js";
import { exchanged, recoloured } from "./colours.js";

/** @import { Described } from "../engine/messages.js" */

export { capitalised } from "./numbers.js";

/** The languages there are, each called by its own name. */
export const LANGUAGES = /** @type {const} */ ({ en: "English", es: "Español", ro: "Română" });

/** The language that the person has chosen, or else the first known one that the browser asks for. */
export const language = [preferences.language, ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")].find((tag) => tag in LANGUAGES) ?? "en";
document.documentElement.lang = language;

/** @type {typeof import("./en.js")} */
const chosen = await import(`./${language}.js`);

export const strings = { ...chosen.strings };
/** Texts of elements with data-text, and accessible names of those with data-label. */
export const texts = /** @type {Record<string, string>} */ ({ ...chosen.texts });

/** The words of the theme for the players' colours. @type {import("./colours.js").Exchange} */
let exchange = {};

/** Call the players by the colours of a theme of the board, in every text from now on. @param {string} theme */
export function colour(theme) {
  exchange = chosen.colours[theme] ?? {};
  Object.assign(strings, inColour(chosen.strings));
  Object.assign(texts, inColour(chosen.texts));
}

/** Texts with the players called by the colours of the theme. @template T @param {T} texts @returns {T} */
export const inColour = (texts) => recoloured(exchange, texts);

/** A word or sentence of the engine in this language; in its own English where it is not translated. @param {string} text */
export const local = (text) => exchanged(exchange, chosen.names[text] ?? text);

colour(preferences.colours);

/** @typedef {{strings: typeof chosen.strings, local: typeof local}} Words  texts for a pure module */

/** @type {Words} */
export const words = { strings, local };

/**
 * @typedef {{message: string, template: string, values: Record<string, Value>}} Refusal  of a request by the engine: its English,
 *   with the template and the values that it is made of
 * @typedef {string | string[] | Refusal} Value  a text, several texts of which one was expected, or another sentence
 */

/**
 * A refusal of the engine in this language; in its own English where that is not translated.
 * @param {Refusal} refused @param {Record<string, string>} [more] translations that only one page has, by template
 * @param {typeof local} [name] how a word of the engine is translated @returns {string}
 */
export function refusal({ message, template, values }, more = {}, name = local) {
  const told = (/** @type {Value} */ value) =>
    typeof value === "string" ? name(value) : Array.isArray(value) ? either.format(value) : refusal(value, more, name);
  const known = more[template] ?? chosen.refusals[template];
  return known?.replace(/\{(\w+)\}/g, (_, name) => told(values[name] ?? "")) ?? message;
}

const either = new Intl.ListFormat(language, { type: "disjunction" });

/** @template {{title: string, summary?: string}} Titled @param {Titled} titled @returns {Titled} */
const titledLocally = (titled) => ({
  ...titled,
  title: local(titled.title),
  ...(titled.summary === undefined ? {} : { summary: local(titled.summary) }),
});

/** The games and bots in this language. @param {Described} describe @returns {Described} */
export function localised({ games, bots, ...more }) {
  return {
    ...more,
    games: games.map((game) => ({
      ...titledLocally(game),
      options: game.options.map(titledLocally),
      players: game.players.map(local),
    })),
    bots: bots.map((bot) => ({
      ...titledLocally(bot),
      ...(bot.level === null ? {} : { summary: strings.level(bot.level) }),
      settings: bot.settings.map(({ choices, ...setting }) => ({
        ...titledLocally(setting),
        ...(choices === undefined ? {} : { choices: choices.map(titledLocally) }),
      })),
    })),
  };
}
