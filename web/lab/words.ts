/** Texts of recordings, which the engine tells as data, in words. */

import type { Experiments } from "messages/lab";
import type { Id } from "texts";
import { number, say, translate, translateParameters } from "../lang/texts.ts";

/** The experiments, and the games whose positions they take, in the person's language. */
export const translateOffer = <Offer extends Pick<Experiments, "experiments" | "games">>(offer: Offer): Offer => ({
  ...offer,
  experiments: offer.experiments.map((experiment) => {
    const id = `lab-${experiment.name}`;
    return {
      ...experiment,
      title: translate(experiment.title, id),
      question: translate(experiment.question, `${id}-question`),
      parameters: translateParameters(experiment.parameters, id),
      presets: experiment.presets.map((one) => ({ ...one, title: translate(one.title, `${id}-preset-${one.name}`) })),
    };
  }),
  games: offer.games.map((game) => ({ ...game, title: translate(game.title, `game-${game.name}`) })),
});

/** A word of the engine in the person's language: the name of a column or a value, a move or a player. */
export function word(text: string) {
  const name =
    text
      .replaceAll("%", " percent")
      .replaceAll("+", " plus ")
      .match(/[a-z0-9]+/gi) ?? [];
  return translate(text, `word-${name.join("-").toLowerCase()}`, `move-${text}`, `player-${text}`);
}

/** A text in words: a word of the engine, a number, nothing, a message, or several of them but for those that are
 * nothing, with spaces between them or joined by another sign. */
export function toWords(text: any): string {
  if (typeof text === "string") return word(text);
  if (Array.isArray(text))
    return text
      .map((one) => (one === null ? "" : toWords(one)))
      .filter(Boolean)
      .join(" ");
  if (text === null || typeof text === "number") return numberWords(text);
  if ("join" in text)
    return text.join.map(toWords).join(typeof text.between === "string" ? text.between : toWords(text.between));
  const isText = (value: unknown) => typeof value === "string" || (typeof value === "object" && value);
  const values = Object.entries(text.values).map(([name, value]) => [name, isText(value) ? toWords(value) : value]);
  return say(text.say as Id, Object.fromEntries(values));
}

/** A number in words, if it is known. */
export const numberWords = (value: number | null | undefined) =>
  value === null || value === undefined ? say("lab-none") : number(value);
