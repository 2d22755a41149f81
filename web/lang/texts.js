/**
 * Every text of the page in the person's language, whose file alone is loaded. The only module of words that
 * touches the document: pure modules are handed their words.
 */

import { preferences } from "../person/preferences.js";
import { wordsOf } from "./fluent.js";
import * as library from "./fluent/esm/index.js";
import { language, sources } from "./language.js";

/** @import { Catalogue } from "messages" */

export { capitalised } from "./fluent.js";
export { LANGUAGES, language } from "./language.js";

let { colours } = preferences;

/** Call the players by the colours of a theme of the board, in every text from now on. @param {string} theme */
export function colour(theme) {
  colours = theme;
}

export const words = wordsOf(library, language, await sources, () => colours);
export const { say, has, local, number, refusal } = words;

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
      ...(bot.level === null ? {} : { summary: say("level", { level: bot.level }) }),
      settings: bot.settings.map(({ choices, ...setting }) => ({
        ...titledLocally(setting),
        ...(choices === undefined ? {} : { choices: choices.map(titledLocally) }),
      })),
    })),
  };
}
