/** How the engine's texts are translated, and what themes rename; not what people have written. */

import { deepEqual, equal, notEqual, ok, throws } from "node:assert/strict";
import { test } from "node:test";

import { LANGUAGES, wordsIn } from "./languages.js";

/** Words that every object has. */
const INHERITED = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"];

for (const language of LANGUAGES.filter((one) => one !== "en")) {
  const { moveWord, playerWord, reasonWord, refusal, say, translate } = wordsIn(language);
  const told = (id, values) => refusal({ id, message: "English", values });

  test(`what somebody has written stays as it is: ${language}`, () => {
    notEqual(playerWord("black"), "black");
    for (const move of ["black", "Random", "resign", "{ $x }", ...INHERITED]) {
      const sentence = told("not-a-cell", { move, first: "a1", last: "k11" });
      ok(sentence.includes(move) && sentence !== "English", sentence);
    }
    ok(told("sgf-other-game", { kind: "Random" }).includes("GM[Random]"));
    const wrong = { id: "unexpected-sign", message: "English", values: { sign: "black" } };
    ok(told("at-line-and-column", { form: "Moves", line: "1", column: "1", wrong }).includes("black"));
    ok(wordsIn(language, "red-blue").say("renamed", { name: "Black Friday" }).includes("Black Friday"));
  });

  test(`a sentence translates the texts of the engine within it: ${language}`, () => {
    const game = (name, message) => ({ id: `game-${name}`, message, values: {} });
    const sentence = told("no-network", { title: game("nim", "Nim"), known: [game("bent", "Bent Y"), "y"] });
    ok(sentence.includes("Nim") && sentence.includes(translate("Bent Y", "game-bent")), sentence);
    ok(!sentence.includes("Bent Y"), sentence);
  });

  test(`a text without a translation stays English, and the first id counts: ${language}`, () => {
    for (const word of INHERITED) deepEqual([moveWord(word), told(word, {})], [word, "English"]);
    equal(translate("English", "unknown"), "English");
    equal(translate("English", "unknown", "move-swap"), moveWord("swap"));
    const reasons = ["y", "hex"].map((name) => reasonWord(name, { reason: "chain", title: "English" }));
    equal(new Set([...reasons, "English"]).size, 3);
    throws(() => say("constructor"), /no message/);
  });
}

for (const language of LANGUAGES) {
  test(`a theme of the board renames the players: ${language}`, () => {
    const [wood, red] = [wordsIn(language), wordsIn(language, "red-blue")];
    const names = [wood, red].flatMap(({ playerWord }) => [playerWord("black"), playerWord("white")]);
    equal(new Set(names).size, 4);
    for (const way of ["upright", "level", "falling", "rising"]) {
      const goal = red.say(`goals-${way}`);
      notEqual(goal, wood.say(`goals-${way}`));
      const told = goal.toLowerCase().split(/[^\p{L}]+/u);
      ok(!names.slice(0, 2).some((name) => told.includes(name)), goal);
    }
  });
}
