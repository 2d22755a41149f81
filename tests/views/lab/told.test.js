/** Texts that the engine tells as data, in the words of each language. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { speak } from "../../../web/lang/texts.ts";
import { told } from "../../../web/lab/told.ts";
import { ENGLISH, LANGUAGES, wordsIn } from "../languages.js";

/** The words that texts of the lab choose by; "none" stands for a value that there is not. */
const chosenBy = (language) => {
  const source = readFileSync(new URL(`file://${process.cwd()}/web/lang/${language}.ftl`), "utf8");
  const [, lab] = source.split("### The lab");
  return [...lab.matchAll(/^ +\*?\[([a-z]\w*)\]/gmu)].map(([, word]) => word).filter((word) => word !== "none");
};

for (const language of LANGUAGES) {
  test(`each direction has its own word: ${language}`, (context) => {
    context.after(() => speak(ENGLISH));
    speak(wordsIn(language));
    const worths = ["north", "east", "south", "west"].map((move) =>
      told({ say: "lab-gridworld-worth", values: { move, value: 1 } }),
    );
    assert.equal(new Set(worths).size, 4, worths.join(", "));
  });

  test(`no text chooses by a word that comes translated: ${language}`, () => {
    const { local } = wordsIn(language);
    assert.deepEqual(
      chosenBy(language).filter((word) => local(word) !== word),
      [],
    );
  });
}

test("a heap of three players is counted in the words of each language", (context) => {
  context.after(() => speak(ENGLISH));
  const entered = (/** @type {string} */ language) => {
    speak(wordsIn(language));
    return [0, 1, 2].map((left) => told({ say: "lab-maxn-enter", values: { player: 3, left } }));
  };
  for (const language of LANGUAGES) {
    const [none, one, two] = entered(language);
    assert.ok(!none.includes("3") && one.includes("1") && two.includes("2"), none);
    assert.notEqual(one.replace("1", "2"), two);
  }
});
