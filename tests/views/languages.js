/** The words of every language, from its Fluent file. */

import { readFileSync, readdirSync } from "node:fs";

import { wordsOf } from "../../web/lang/fluent.ts";

const FOLDER = new URL(`file://${process.cwd()}/web/lang/`);

/** The languages there are. */
export const LANGUAGES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => name.slice(0, -4));

/** @param theme of the board */
export const wordsIn = (language, theme = "wood") =>
  wordsOf(language, [readFileSync(new URL(`${language}.ftl`, FOLDER), "utf8")], () => theme);

export const ENGLISH = wordsIn("en");
