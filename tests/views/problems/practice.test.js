import { drawn, noted } from "../page.js"; // before any view

import assert from "node:assert/strict";
import { test } from "node:test";

import { scheduled } from "../../../web/model/deck.ts";
import { keyOf, wantsInsight } from "../../../web/model/insight.ts";
import { LANGUAGES, wordsIn } from "../languages.js";
import { at, describing, placing, TWO } from "../states.js";
import { practice } from "../../../web/problems/practice.ts";

const CARD = {
  ...scheduled("g5:b1 e1", 0),
  ...{ record: "g5:b1", player: 2, move: "e1", cost: 0.35, good: ["d1", "c1"], line: ["d1", "a1"] },
};
const TOPIC = { record: "g5:b1", better: "d1", move: "e1" };
const NUMBERS = { claims: [], needs: { move: [3, 2], better: [2, 4] } };

/** The page on which the mistake is at hand, while another game goes on. */
const state = (tried = "", change = {}) => ({
  ...at("a1", TWO),
  deck: { cards: [CARD], practising: true, practice: { card: CARD, placed: placing("b1"), tried, answer: null } },
  ...change,
});
const text = (selector, shown) => drawn(practice(shown, noted())).querySelector(selector)?.textContent.trim();

test("the question begins with a capital and tells the cost as the review does", () => {
  assert.equal(
    text("#practice-status", state()),
    "White to move. In your game you played e1, which cost 35%. Find a better move.",
  );
  for (const language of LANGUAGES) {
    const { say } = wordsIn(language);
    const cost = say("percent", { share: 0.35 });
    const told = say("deck-task", { player: "white", move: "e1", cost });
    assert.ok(told.includes(cost) && told.split("%").length === 2, told);
    assert.match(told, /^\p{Lu}/u);
  }
});

test("the answer comes with its reason, which is asked for once the mistake is settled", () => {
  assert.equal(wantsInsight(state()), null);
  assert.equal(wantsInsight(state("a1")), null);
  assert.deepEqual(wantsInsight(state("c1")), TOPIC);
  const known = { insights: { [keyOf(TOPIC)]: NUMBERS } };
  assert.equal(wantsInsight(state("d1", known)), null);
  assert.equal(wantsInsight(state("d1", { describe: describing({ explained: false }) })), null);
  assert.equal(text("#practice-told", state("a1", known)), "");
  assert.match(text("#practice-told", state("d1", known)) ?? "", /^d1 a1.*after e1.*after d1/s);
});
