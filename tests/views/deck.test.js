/** The deck of the person's own mistakes. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { studied } from "../../web/model/analysis.ts";
import { answered, cardsOf, dueOn, extended, isStudied, readDeck } from "../../web/model/deck.ts";
import { HUMAN } from "../../web/model/state.ts";
import { surveyedAs } from "./reports.js";
import { at } from "./states.js";
import { pluck } from "./pluck.js";

const DAY = 20_000;
/** The person, black, blunders with a1; white, a bot, blunders with d1. */
const PLAYED = surveyedAs(at("a1.b1.c1.d1.e1", [HUMAN, "level(1)"]), [
  [0.9, "c1.b1"],
  [0.3, "b1"],
  [0.3, "e1"],
  [0.18, "e1"],
  [0.8, "e1"],
  [0.8, "e1"],
]);
const GAME = { ...PLAYED, survey: studied(PLAYED) };
const [CARD] = cardsOf(GAME, DAY);
assert.ok(CARD);

/** A card after some answers, each on the day on which it was due. */
const after = (card, ...answers) => answers.reduce((one, answer) => answered(one, answer, one.due), card);

test("only the person's own mistakes become cards, once all of the game is analysed", () => {
  assert.deepEqual(
    cardsOf(GAME, DAY).map(({ move, player, good, due, days }) => ({ move, player, good, due, days })),
    [{ move: "a1", player: 1, good: ["c1"], due: DAY, days: 0 }],
  );
  assert.ok(isStudied(GAME));
  assert.ok(!isStudied({ ...GAME, survey: null }));
  assert.ok(!isStudied({ ...GAME, survey: [...(GAME.survey ?? []), "unknown"] }));
  assert.deepEqual(cardsOf({ ...GAME, watching: true }, DAY), []);
});

test("a card comes into the deck once", () => {
  const deck = extended([], [CARD]);
  assert.equal(extended(deck, [{ ...CARD, due: DAY + 9 }]), deck);
  assert.equal(extended(deck, [{ ...CARD, id: "other" }]).length, 2);
});

test("a card returns after growing times, sooner after help, and tomorrow after a wrong answer", () => {
  const days = [1, 2, 3, 4].map((count) => after(CARD, ...Array(count).fill("right")).days);
  assert.deepEqual(days.slice(0, 2), [1, 6]);
  assert.ok((days[2] ?? 0) > 6 && (days[3] ?? 0) > 2 * (days[2] ?? 0));
  assert.ok(after(CARD, "helped", "helped", "helped").days < (days[2] ?? 0));
  const wrong = after(CARD, "right", "right", "right", "wrong");
  assert.equal(wrong.due, after(CARD, "right", "right", "right").due + 1);
  assert.equal(wrong.days, 0);
  assert.ok(after(CARD, ...Array(30).fill("wrong")).ease >= 1.3);
});

test("the cards of today are due, the longest due first", () => {
  const deck = [CARD, { ...CARD, id: "late", due: DAY - 3 }, { ...CARD, id: "later", due: DAY + 1 }];
  assert.deepEqual(pluck(dueOn(deck, DAY), "id"), ["late", CARD.id]);
});

test("a stored deck is read back, and what is no card is left out", () => {
  assert.deepEqual(readDeck(JSON.stringify([CARD])), [CARD]);
  assert.deepEqual(readDeck(JSON.stringify([CARD, { ...CARD, good: [] }, { id: 1 }, null])), [CARD]);
  for (const text of [null, "", "{}", "[", "3"]) assert.deepEqual(readDeck(text), []);
});
