/** The person's language, and its texts. */

import { LANGUAGES } from "../lang/languages.ts";
import { parseJson } from "../model/likeness.ts";
import { loadText, PREFERENCES_KEY } from "./storage.ts";

type Language = keyof typeof LANGUAGES;

/** The language that the person has chosen, or else the first known one that the browser asks for. */
export const findLanguage = (): Language =>
  [parseJson(loadText(PREFERENCES_KEY))?.language, ...navigator.languages.map((tag) => tag.split("-")[0])].find(
    (tag): tag is Language => typeof tag === "string" && Object.hasOwn(LANGUAGES, tag),
  ) ?? "en";

/** A language, and its texts in Fluent's syntax. */
export type Speech = { language: string; sources: string[] };

/** What the guard hands to the page's script. */
export const { speech } = globalThis as unknown as { speech: Speech };
