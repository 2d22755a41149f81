/** The person's language, and its texts as the guard has fetched them. */

import { parsed } from "../model/likeness.ts";
import { PREFERENCES_KEY, stored } from "../person/storage.ts";
import { LANGUAGES } from "./languages.ts";

type Language = keyof typeof LANGUAGES;

/** The language that the person has chosen, or else the first known one that the browser asks for. */
export const findLanguage = (): Language =>
  [parsed(stored(PREFERENCES_KEY))?.language, ...navigator.languages.map((tag) => tag.split("-")[0])].find(
    (tag): tag is Language => typeof tag === "string" && Object.hasOwn(LANGUAGES, tag),
  ) ?? "en";

/** What the guard hands to the page's script: the language, and its texts in Fluent's syntax. */
type Speech = { language: string; sources: string[] };

export const { speech } = globalThis as unknown as { speech: Speech };
