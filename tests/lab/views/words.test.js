/** Texts that the engine tells as data, in the words of each language. */

import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { speak } from "../../../web/lang/texts.ts";
import { toWords, word } from "../../../web/lab/words.ts";
import { ENGLISH, FOLDER, LANGUAGES, wordsIn } from "./languages.js";

/** The words that texts of the lab choose by; "none" stands for a value that there is not, and what chooses the variant
 * of a code comes as it is. */
const chosenBy = (language) => {
  const lab = readFileSync(`${FOLDER}/${language}.ftl`, "utf8");
  const said = lab.replaceAll(/\{ \$code ->(?:[^{}]|\{[^{}]*\})*\}/gu, "");
  return [...said.matchAll(/^ +\*?\[([a-z]\w*)\]/gmu)].map(([, word]) => word).filter((word) => word !== "none");
};

for (const language of LANGUAGES) {
  test(`each direction has its own word: ${language}`, (context) => {
    context.after(() => speak(ENGLISH));
    speak(wordsIn(language));
    const worths = ["north", "east", "south", "west"].map((move) =>
      toWords({ say: "lab-gridworld-worth", values: { move, value: 1 } }),
    );
    equal(new Set(worths).size, 4, worths.join(", "));
  });

  test(`no text chooses by a word that comes translated: ${language}`, (context) => {
    context.after(() => speak(ENGLISH));
    speak(wordsIn(language));
    const translated = chosenBy(language).filter((one) => word(one) !== one);
    deepEqual(translated, []);
  });
}

test("a heap of three players is counted in the words of each language", (context) => {
  context.after(() => speak(ENGLISH));
  const entered = (/** @type {string} */ language) => {
    speak(wordsIn(language));
    return [0, 1, 2].map((left) => toWords({ say: "lab-maxn-enter", values: { player: 3, left } }));
  };
  for (const language of LANGUAGES) {
    const [none, one, two] = entered(language);
    ok(!none.includes("3") && one.includes("1") && two.includes("2"), none);
    notEqual(one.replace("1", "2"), two);
  }
});
