/** How the engine's words and refusals are translated, and what themes rename; not what people have written. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LANGUAGES, wordsIn } from "./languages.js";

/** Words that every object has. */
const INHERITED = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"];

for (const language of LANGUAGES.filter((one) => one !== "en")) {
  const { local, refusal, say } = wordsIn(language);
  const told = (template, values) => refusal({ message: "English", template, values });

  test(`what somebody has written stays as it is: ${language}`, () => {
    assert.notEqual(local("black"), "black");
    for (const move of ["black", "Random", "resign", "{ $x }", ...INHERITED]) {
      const sentence = told("{move!r} is not a move: expected a cell from {first} to {last}.", {
        move,
        first: "a1",
        last: "k11",
      });
      assert.ok(sentence.includes(move) && sentence !== "English", sentence);
    }
    assert.ok(
      !told("{title} is no game for two: expected {known}.", { title: "Random", known: ["y"] }).includes("Random"),
    );
    const other = "GM[{kind}] is another game: expected GM[11] for Hex or GM[Y].";
    assert.ok(told(other, { kind: "Random" }).includes("GM[Random]"));
    const wrong = { message: "English", template: "found {sign!r}, expected a move.", values: { sign: "black" } };
    const within = "{form}, line {line}, column {column}: {wrong}";
    assert.ok(told(within, { form: "Moves", line: "1", column: "1", wrong }).includes("black"));
    assert.ok(wordsIn(language, "red-blue").say("renamed", { name: "Black Friday" }).includes("Black Friday"));
  });

  test(`words that every object has are words like others: ${language}`, () => {
    for (const word of INHERITED) assert.deepEqual([local(word), told(word, {})], [word, "English"]);
    assert.throws(() => say("constructor"), /no message/);
  });
}

for (const language of LANGUAGES) {
  test(`a theme of the board renames the players: ${language}`, () => {
    const [wood, red] = [wordsIn(language), wordsIn(language, "red-blue")];
    const names = [wood, red].flatMap(({ local }) => [local("black"), local("white")]);
    assert.equal(new Set(names).size, 4);
    for (const way of ["upright", "level", "falling", "rising"]) {
      const goal = red.say(`goals-${way}`);
      assert.notEqual(goal, wood.say(`goals-${way}`));
      for (const name of names.slice(0, 2))
        assert.ok(
          !goal
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .includes(name),
          goal,
        );
    }
  });
}
