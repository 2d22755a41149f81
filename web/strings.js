// @ts-check
/** Every sentence of the page, in the person's language: only that language's module is loaded. */

import { preferences } from "./preferences.js";

/** @import { Describe } from "./state.js" */

export { capitalised } from "./formats.js";

/** The languages there are, each called by its own name. */
export const LANGUAGES = /** @type {const} */ ({ en: "English", es: "Español", ro: "Română" });

/** The language that the person has chosen, or else the first that the browser asks for and that there is. */
export const language = [preferences.language, ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")].find((tag) => tag in LANGUAGES) ?? "en";
document.documentElement.lang = language;

/** @type {typeof import("./languages/en.js")} */
const chosen = await import(`./languages/${language}.js`);

export const strings = chosen.strings;
/** Texts that stand in the page from the first: of elements with data-text, and names of those with data-label. */
export const texts = /** @type {Record<string, string>} */ (chosen.texts);

/** What the engine says, in this language; in its own English where that is not translated. @param {string} text */
export const local = (text) => chosen.names[text] ?? text;

/**
 * @typedef {{message: string, template: string, values: Record<string, Value>}} Refusal  why the engine refuses something: its
 *   English, and the template and the values that it is made of
 * @typedef {string | string[] | Refusal} Value  a text, several of which one was expected, or another sentence
 */

/** Why the engine refuses something, in this language; in its own English where that is not translated. @param {Refusal} refused @returns {string} */
export function refusal({ message, template, values }) {
  const known = chosen.refusals[template];
  return known?.replace(/\{(\w+)\}/g, (_, name) => told(values[name] ?? "")) ?? message;
}

const either = new Intl.ListFormat(language, { type: "disjunction" });

/** @param {Value} value @returns {string} */
const told = (value) => (typeof value === "string" ? local(value) : Array.isArray(value) ? either.format(value) : refusal(value));

/** @template {{title: string, summary?: string}} Titled @param {Titled} titled @returns {Titled} */
const titledLocally = (titled) => ({
  ...titled,
  title: local(titled.title),
  ...(titled.summary === undefined ? {} : { summary: local(titled.summary) }),
});

/** What there is to play and against whom, in this language. @param {Describe} describe @returns {Describe} */
export function localised({ games, bots, ...more }) {
  const levels = bots.filter(({ level }) => level !== null).length;
  return {
    ...more,
    games: games.map((game) => ({
      ...titledLocally(game),
      options: game.options.map(titledLocally),
      players: game.players.map(local),
    })),
    bots: bots.map((bot) => ({
      ...titledLocally(bot),
      ...(bot.level === null ? {} : { title: strings.level(bot.level), summary: strings.levelOf(bot.level, levels) }),
      settings: bot.settings.map(titledLocally),
    })),
  };
}
