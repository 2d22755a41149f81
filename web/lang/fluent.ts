/** The words of a language, made from its Fluent file. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Id, Messages, Values } from "texts";

/** A sentence of the engine: its English, and the id and values from which other languages make it. */
type Refusal = { id: string; message: string; values: Record<string, Value> };

/** A text as it is, alternatives, or another sentence. */
type Value = string | Value[] | Refusal;

export interface Words {
  /** A message with its values; numbers stay numbers, so that the language writes and counts them. */
  say: <One extends Id>(
    id: One,
    ...values: One extends keyof Messages
      ? Record<never, never> extends Messages[One]
        ? []
        : [Messages[One]]
      : [Values?]
  ) => string;
  has: (id: string) => boolean; // whether there is such a message
  translate: (english: string, ...ids: string[]) => string; // a text of the engine, by the first id that there is
  moveWord: (move: string) => string; // a move as people say it: a cell, or a word of the game
  playerWord: (player: string) => string; // the name of a player, which is a colour
  reasonWord: (game: string, outcome: { reason: string; title: string }) => string; // why a game ended
  number: (value: number) => string; // to four significant digits
  refusal: (refused: Refusal) => string; // of the engine, in its own English where it is not translated
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences one after the other, without empty ones. */
export const joinSentences = (...sentences: string[]) => sentences.filter(Boolean).join(" ");

/** What a message writes, or compares in a selector: for true and false their names, and "none" for null. */
function comparable(value: unknown) {
  if (value === null) return "none";
  return typeof value === "boolean" ? String(value) : typeof value === "number" ? new Figure(value) : value;
}

/** A number with a real minus sign. */
class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]) {
    return super.toString(scope).replace("-", "−");
  }
}

/** @param sources in Fluent's syntax @param theme of the board, which may rename the players' colours */
export function wordsOf(language: string, sources: string[], theme: () => string): Words {
  const functions = {
    THEME: theme,
    CAPITAL: ([text]: unknown[]) => capitalise(String(text)),
    // A player's name, or of the two forms that a language gives for black and white the one that is meant.
    COLOUR: ([name, ...forms]: unknown[]) =>
      String(forms[["black", "white"].map(playerWord).indexOf(String(name).toLowerCase())] ?? name),
    NUMBER: ([value]: unknown[], options: Intl.NumberFormatOptions) => new Figure(Number(value), options),
    PERCENT: ([share]: unknown[]) => new Figure(Number(share), { style: "percent" }),
    SIGNED: ([points]: unknown[]) => new Figure(Math.round(Number(points)), { signDisplay: "always" }),
    POINTS: ([share]: unknown[]) => new Figure(Math.round(100 * Number(share))),
  };
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  const alternatives = new Intl.ListFormat(language, { type: "disjunction" });

  const say = (id: string, values: Record<string, unknown> = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`The language "${language}" has no message "${id}".`);
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, comparable(value)]));
    return bundle.formatPattern(pattern, given as Record<string, string>);
  };
  const has = (id: string) => bundle.hasMessage(id);
  const translate: Words["translate"] = (english, ...ids) => {
    const id = ids.map((one) => `engine-${one}`).find(has);
    return id === undefined ? english : say(id);
  };
  const moveWord = (move: string) => translate(move, `move-${move}`);
  const playerWord = (player: string) => translate(player, `player-${player}`);
  const reasonWord: Words["reasonWord"] = (game, { reason, title }) =>
    translate(title, `reason-${game}-${reason}`, `reason-${reason}`);
  const inserted = (value: Value): string => {
    if (typeof value === "string") return value;
    return Array.isArray(value) ? alternatives.format(value.map(inserted)) : refusal(value);
  };
  const refusal: Words["refusal"] = ({ id, message, values }) => {
    if (!has(`engine-${id}`)) return message;
    const given = Object.entries(values).map(([name, value]) => [name, inserted(value)]);
    return say(`engine-${id}`, Object.fromEntries(given));
  };
  const number = (value: number) => say("lab-number", { value });
  return { say, has, translate, moveWord, playerWord, reasonWord, number, refusal };
}
