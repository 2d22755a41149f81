/** The words of a language, made from its Fluent file. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Id, Messages, Values } from "texts";

/** Of a request by the engine: its English, with the template and the values that it is made of. */
type Refusal = { message: string; template: string; values: Record<string, Value> };

/** A text, several texts of which one was expected, or another sentence. */
type Value = string | string[] | Refusal;

/** A language. */
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
  local: (text: string) => string; // a word or sentence of the engine, in its own English where it is not translated
  number: (value: number) => string; // to four significant digits
  refusal: (refused: Refusal) => string; // of the engine, in its own English where it is not translated
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The id of what the engine says, made of its English: a + is "plus", a % "percent", a hyphen an underscore, and
 * other signs are left out. */
const saidId = (text: string) =>
  `said-${text
    .replaceAll("+", " plus ")
    .replaceAll("%", " percent ")
    .replaceAll("!r}", "}")
    .replaceAll("-", "_")
    .replace(/[^A-Za-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** Whether a template quotes a value, in quotation marks or brackets: then it is what somebody has written. */
const quotes = (template: string, name: string) => template.includes(`{${name}!r}`) || template.includes(`[{${name}}]`);

/** What a selector of a message compares: for true and false their names, and "none" for null. */
const comparable = (value: unknown) => (value === null ? "none" : typeof value === "boolean" ? String(value) : value);

/** @param sources in Fluent's syntax @param theme of the board, which may rename the players' colours */
export function wordsOf(language: string, sources: string[], theme: () => string): Words {
  const functions = {
    THEME: theme,
    CAPITAL: ([text]: unknown[]) => capitalised(String(text)),
    // A player's name, or of the two forms that a language gives for black and white the one that is meant.
    COLOUR: ([name, ...forms]: unknown[]) =>
      String(forms[["black", "white"].map(local).indexOf(String(name).toLowerCase())] ?? name),
    PERCENT: ([share]: unknown[]) => new FluentNumber(Number(share), { style: "percent" }),
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
  const local = (text: string) => (has(saidId(text)) ? say(saidId(text)) : text);
  const refusal: Words["refusal"] = ({ message, template, values }) => {
    if (!has(saidId(template))) return message;
    const inserted = Object.entries(values).map(([name, value]) => {
      if (typeof value === "string") return [name, quotes(template, name) ? value : local(value)];
      return [name, Array.isArray(value) ? alternatives.format(value) : refusal(value)];
    });
    return say(saidId(template), Object.fromEntries(inserted));
  };
  return { say, has, local, number: (value) => say("lab-number", { value }), refusal };
}

/** The messages of a group by their names within it. */
export const named = (group: string, names: string[], say: Words["say"]) =>
  names.map((name) => [name, say(`${group}-${name}` as Id)] as [string, string]);
