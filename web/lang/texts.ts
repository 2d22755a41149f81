/** Every text of the page in the person's language. The page sets it once, before it draws anything. */

import type { Catalogue } from "messages";
import type { Words } from "./fluent.ts";

export { capitalised } from "./fluent.ts";

/** The language spoken; pure modules are handed it. */
export const words = {} as Words;

/** Speak a language from now on. */
export function speak(language: Words) {
  Object.assign(words, language);
}

export const say: Words["say"] = (id, ...values) => words.say(id, ...values);
export const has: Words["has"] = (id) => words.has(id);
export const local: Words["local"] = (text) => words.local(text);
export const number: Words["number"] = (value) => words.number(value);
export const refusal: Words["refusal"] = (refused) => words.refusal(refused);

const titledLocally = <Titled extends { title: string; summary?: string }>(titled: Titled): Titled => ({
  ...titled,
  title: local(titled.title),
  ...(titled.summary === undefined ? {} : { summary: local(titled.summary) }),
});

/** The games and bots in this language. */
export function localised({ games, bots, ...more }: Catalogue): Catalogue {
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
