/** Every text of the page in the person's language. The page sets it once, before it draws anything. */

/** @import { Catalogue } from "messages" */
/** @import { Words } from "./fluent.js" */

export { capitalised } from "./fluent.js";

/** The language spoken; pure modules are handed it. */
export const words = /** @type {Words} */ ({});

/** Speak a language from now on. @param {Words} language */
export function speak(language) {
  Object.assign(words, language);
}

/** @type {Words["say"]} */
export const say = (id, ...values) => words.say(id, ...values);
/** @type {Words["has"]} */
export const has = (id) => words.has(id);
/** @type {Words["local"]} */
export const local = (text) => words.local(text);
/** @type {Words["number"]} */
export const number = (value) => words.number(value);
/** @type {Words["refusal"]} */
export const refusal = (refused) => words.refusal(refused);

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
