/** The words of every language, from its Fluent file. */

import { readFileSync, readdirSync } from "node:fs";

import { wordsOf } from "../../web/lang/fluent.ts";

const FOLDER = "web/lang";

/** The languages there are. */
export const LANGUAGES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => name.slice(0, -4));

/** @param theme of the board @param folders of the texts */
export const wordsIn = (language, theme = "wood", folders = [FOLDER]) => {
  const texts = folders.map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf8"));
  return wordsOf(language, texts, () => theme);
};

export const ENGLISH = wordsIn("en");
