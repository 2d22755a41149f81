/**
 * Every text of the page in the person's language, whose module alone is loaded. The only module of words that touches the
 * document: pure modules are handed their texts.
 */

import { preferences } from "../person/preferences.js";
import { exchanged, recoloured } from "./colours.js";
import { chosen as coming, language } from "./language.js";
import { own, translated } from "./translation.js";

/** @import { Catalogue } from "messages" */
/** @import { Refusal } from "./translation.js" */

export { LANGUAGES, language } from "./language.js";
export { capitalised } from "./numbers.js";

const chosen = await coming;

export const strings = { ...chosen.strings };
/** Texts of elements with data-text, and accessible names of those with data-label. */
export const texts = /** @type {Record<string, string>} */ ({ ...chosen.texts });

/** The words of the theme for the players' colours. @type {import("./colours.js").Exchange} */
let exchange = {};

/** Call the players by the colours of a theme of the board, in every text from now on. @param {string} theme */
export function colour(theme) {
  exchange = own(chosen.colours, theme) ?? {};
  Object.assign(strings, inColour(chosen.strings));
  Object.assign(texts, inColour(chosen.texts));
}

/** Texts with the players called by the colours of the theme. @template T @param {T} texts @returns {T} */
export const inColour = (texts) => recoloured(exchange, texts);

/** A word or sentence of the engine in this language; in its own English where it is not translated. */
export const local = (/** @type {string} */ text) => exchanged(exchange, own(chosen.names, text) ?? text);

colour(preferences.colours);

/** @typedef {{strings: typeof chosen.strings, local: typeof local}} Words  texts for a pure module */

/** @type {Words} */ export const words = { strings, local };

const alternatives = new Intl.ListFormat(language, { type: "disjunction" });

/** A refusal of the engine in this language; in its own English where that is not translated.
 * @param {Refusal} refused @param {Record<string, string>} [more] translations that only one page has, by template
 * @param {typeof local} [name] how a word of the engine is translated @returns {string} */
export const refusal = (refused, more = {}, name = local) =>
  translated(refused, { ...chosen.refusals, ...more }, name, (texts) => alternatives.format(texts));

/** @template {{title: string, summary?: string}} Titled @param {Titled} titled @returns {Titled} */
const titledLocally = (titled) => ({
  ...titled,
  title: local(titled.title),
  ...(titled.summary === undefined ? {} : { summary: local(titled.summary) }),
});

/** The games and bots in this language. @param {Catalogue} describe @returns {Catalogue} */
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
