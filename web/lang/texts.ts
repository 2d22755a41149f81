/** Every text of the page in the person's language. The page sets it once, before it draws anything. */

import type { Catalogue, Choice, Parameter } from "messages";
import type { Words } from "./fluent.ts";

export { capitalise as capitalised } from "./fluent.ts";

/** The language spoken; pure modules are handed it. */
export const words = {} as Words;

/** Speak a language from now on. */
export function speak(language: Words) {
  Object.assign(words, language);
}

export const say: Words["say"] = (id, ...values) => words.say(id, ...values);
export const has: Words["has"] = (id) => words.has(id);
export const translate: Words["translate"] = (english, ...ids) => words.translate(english, ...ids);
export const moveWord: Words["moveWord"] = (move) => words.moveWord(move);
export const playerWord: Words["playerWord"] = (player) => words.playerWord(player);
export const number: Words["number"] = (value) => words.number(value);
export const refusal: Words["refusal"] = (refused) => words.refusal(refused);

/** A part of the catalogue in this language. @param ids of the title; those of the summary end in "-summary" */
const translateTitle = <Titled extends { title: string; summary?: string }>(
  titled: Titled,
  ...ids: string[]
): Titled => ({
  ...titled,
  title: translate(titled.title, ...ids),
  ...(titled.summary === undefined ? {} : { summary: translate(titled.summary, ...ids.map((id) => `${id}-summary`)) }),
});

/** The parameters of an owner, whose own ids come before those of parameters of that name. */
export const translateParameters = (parameters: Parameter[], owner: string) =>
  parameters.map(({ choices, ...parameter }) => {
    const ids = [`${owner}-${parameter.name}`, `setting-${parameter.name}`];
    const choice = (one: Choice) => {
      const words = one.title === one.name ? [`word-${one.name}`] : [];
      return translateTitle(one, ...ids.map((id) => `${id}-${one.name}`), ...words);
    };
    return { ...translateTitle(parameter, ...ids), ...(choices === undefined ? {} : { choices: choices.map(choice) }) };
  });

/** The games and bots in this language. */
export function localise({ games, bots, ...more }: Catalogue): Catalogue {
  return {
    ...more,
    games: games.map((game) => ({
      ...translateTitle(game, `game-${game.name}`),
      options: game.options.map((option) => translateTitle(option, `option-${option.name}`)),
      players: game.players.map(playerWord),
    })),
    bots: bots.map((bot) => ({
      ...translateTitle(bot, bot.level === null ? `bot-${bot.name}` : `level-${bot.level}`),
      ...(bot.level === null ? {} : { summary: say("level", { level: bot.level }) }),
      settings: translateParameters(bot.settings, `bot-${bot.name}`),
    })),
  };
}
