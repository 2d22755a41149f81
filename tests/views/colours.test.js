/** How a theme renames the players' colours in every text, and in nothing that people write. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { exchanged, recoloured } from "../../web/words/colours.js";
import * as en from "../../web/words/en.js";
import * as es from "../../web/words/es.js";
import * as ro from "../../web/words/ro.js";

/** Every text within texts, and the source of every function that makes some. */
const sources = (texts) => (typeof texts === "object" ? Object.values(texts).flatMap(sources) : [String(texts)]);

test("whole words are exchanged, capitals kept", () => {
  assert.equal(exchanged({ black: "red" }, "Black: blackboard, black."), "Red: blackboard, red.");
  assert.equal(exchanged({}, "Black"), "Black");
});

test("texts are exchanged however deep, what is passed through is not", () => {
  const texts = {
    one: "Black",
    many: ["white", { deep: "black" }],
    made: (name) => `${name} beats Black`,
    told: (name) => `${name}: saved`,
    count: 3,
  };
  const { one, many, made, told, count } = recoloured({ black: "red", white: "blue" }, texts);
  assert.deepEqual([one, many, count], ["Red", ["blue", { deep: "red" }], 3]);
  assert.equal(made("Red"), "Red beats Red");
  assert.equal(told("Black Friday"), "Black Friday: saved");
  assert.equal(recoloured({}, texts), texts);
});

for (const [name, { colours, names, strings, texts }] of Object.entries({ en, es, ro })) {
  test(`no word for black and white is forgotten: ${name}`, () => {
    const exchange = colours["red-blue"];
    const [black, white] = ["black", "white"].map((word) => names[word] ?? word);
    assert.ok(exchange[black] && exchange[white] && exchange[black] !== exchange[white]);
    const told = sources([names, strings, texts])
      .map((text) => exchanged(exchange, text))
      .join(" ");
    assert.doesNotMatch(
      told,
      { en: /\b(black|white)/i, es: /\b(negr[oa]|blanc[oa])/i, ro: /\b(negr|neagr|alb(?!astr))/i }[name],
    );
    assert.doesNotMatch(
      sources(strings.goals)
        .map((text) => exchanged(exchange, text))
        .join(" "),
      new RegExp(`${black}|${white}\\b`, "i"),
    );
  });
}
