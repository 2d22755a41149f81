/** The deck of the person's own mistakes. */

import { deepEqual, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { surveyRecords } from "../../web/model/analysis.ts";
import { cardExercise, cardsOf, isStudied, readDeck } from "../../web/model/deck.ts";
import { attempt, exerciseOverlay, isOver } from "../../web/model/exercise.ts";
import { HUMAN } from "../../web/model/players.ts";
import { blunders } from "./reports.js";
import { placing } from "./states.js";

const DAY = 20_000;
/** The person, black, blunders with a1; white, a bot, with d1. */
const PLAYED = blunders([HUMAN, "level(1)"]);
const GAME = { ...PLAYED, survey: surveyRecords(PLAYED) };
const [CARD] = cardsOf(GAME, DAY);
ok(CARD);

test("only the person's own mistakes become cards, once all of the game is analysed", () => {
  deepEqual(
    cardsOf(GAME, DAY).map(({ move, player, good, due, days }) => ({ move, player, good, due, days })),
    [{ move: "a1", player: 1, good: ["c1"], due: DAY, days: 0 }],
  );
  ok(isStudied(GAME));
  ok(!isStudied({ ...GAME, survey: null }));
  ok(!isStudied({ ...GAME, survey: [...(GAME.survey ?? []), "unknown"] }));
  deepEqual(cardsOf({ ...GAME, watching: true }, DAY), []);
});

test("the board of a card marks the mistake, or a move that is no better", () => {
  const exercise = cardExercise(CARD, placing());
  const slip = (move) => exerciseOverlay(attempt(exercise, move)).slip?.move;
  deepEqual([slip(""), slip("d1"), slip("c1")], ["a1", "d1", "a1"]);
  deepEqual([isOver(attempt(exercise, "d1")), isOver(attempt(exercise, "c1"))], [false, true]);
});

test("a deck that an earlier version has stored is read, and what is no card is left out", () => {
  const { localStorage: stored } = JSON.parse(readFileSync("tests/golden/earlier.json", "utf8"));
  deepEqual(readDeck(stored["wye-deck"]), JSON.parse(stored["wye-deck"]));
  deepEqual(readDeck(JSON.stringify([CARD, { ...CARD, good: [] }, { id: 1 }, null])), [CARD]);
  for (const text of [null, "", "{}", "[", "3"]) deepEqual(readDeck(text), []);
});
