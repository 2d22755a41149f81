/** How the engine's words and refusals are translated, and what people have written is not. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { exchanged, recoloured } from "../../web/words/colours.js";
import * as es from "../../web/words/es.js";
import * as ro from "../../web/words/ro.js";
import { own, translated } from "../../web/words/translation.js";

/** Words that every object has. */
const INHERITED = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"];

const either = (/** @type {string[]} */ texts) => texts.join("/");
/** @param {typeof es} language */
const naming =
  ({ names }) =>
  (/** @type {string} */ text) =>
    own(names, text) ?? text;

test("a table answers for its own names alone", () => {
  assert.equal(own({ a: 1 }, "a"), 1);
  for (const word of INHERITED) assert.equal(own({ a: 1 }, word), undefined, word);
});

for (const [name, language] of Object.entries({ es, ro })) {
  const local = naming(language);
  const told = (/** @type {string} */ template, /** @type {Record<string, any>} */ values) =>
    translated({ message: "English", template, values }, language.refusals, local, either);

  test(`what somebody has written stays as it is: ${name}`, () => {
    assert.notEqual(local("black"), "black");
    for (const move of ["black", "Random", "resign", ...INHERITED]) {
      const sentence = told("{move!r} is not a move: expected a cell from {first} to {last}.", {
        move,
        first: "a1",
        last: "k11",
      });
      assert.ok(sentence.includes(move) && sentence !== "English", sentence);
    }
    const [quoted, unquoted] = [
      "{owner} has no {name!r}: expected none.",
      "{title} is no game for two: expected {known}.",
    ];
    assert.ok(told(quoted, { name: "Random", owner: "Random" }).includes("Random"));
    assert.ok(
      !told(unquoted, { title: "Random", known: ["y"] }).includes("Random"),
      "a word of the engine is translated",
    );
    assert.ok(
      told("GM[{kind}] is another game: expected GM[11] for Hex or GM[Y].", { kind: "Random" }).includes("GM[Random]"),
    );
    const within = { message: "English", template: "found {sign!r}, expected a move.", values: { sign: "black" } };
    assert.ok(
      told("{form}, line {line}, column {column}: {wrong}", {
        form: "Moves",
        line: "1",
        column: "1",
        wrong: within,
      }).includes("black"),
    );
  });

  test(`words that every object has are words like others: ${name}`, () => {
    for (const word of INHERITED) {
      assert.equal(local(word), word);
      assert.equal(told(word, {}), "English");
      assert.equal(
        told("There is no bot in the file {bot!r}: expected a file that can be read.", { bot: word }).includes(word),
        true,
      );
      const exchange = language.colours["red-blue"] ?? {};
      assert.equal(exchanged(exchange, `${word} x`), `${word} x`);
      const made = recoloured(exchange, (/** @type {string} */ text) => `constructor: ${text}`);
      assert.equal(made("x"), "constructor: x");
    }
  });
}

test("what a template does not know is left out, and what no table knows is English", () => {
  assert.equal(
    translated({ message: "m", template: "t", values: {} }, { t: "a {toString} b" }, String, either),
    "a  b",
  );
  assert.equal(translated({ message: "m", template: "constructor", values: {} }, { t: "x" }, String, either), "m");
  assert.equal(
    translated(
      { message: "m", template: "t {known}", values: { known: ["a", "b"] } },
      { "t {known}": "x {known}" },
      String,
      either,
    ),
    "x a/b",
  );
});
