/** What the board shows over a state's position. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { gameOverlay } from "../../web/model/overlay.ts";
import { requestLink } from "../../web/model/steps.ts";
import { at, describing, TWO, WON } from "./states.js";

const MANNER = { numbers: false, confirm: false };

test("only a person's turn offers moves", () => {
  deepEqual([...(gameOverlay(at("a1", TWO), MANNER).playable ?? [])], ["b1", "c1", "d1", "e1"]);
  deepEqual([...(gameOverlay(at("a1"), MANNER).playable ?? [])], []);
});

test("a board waits for a game on its way", () => {
  equal(gameOverlay(at(), MANNER).busy, false);
  equal(gameOverlay(requestLink(at(), { record: "g5:", friend: null, level: null }), MANNER).busy, true);
});

test("the game's tokens and the person's wishes", () => {
  const { tokens, numbers, confirm } = gameOverlay(at(), { numbers: true, confirm: true });
  deepEqual([tokens, numbers, confirm], [false, true, true]);
  equal(gameOverlay(at("", { describe: describing({ tokens: true }) }), MANNER).tokens, true);
});

test("choices that wait, and what moves are worth", () => {
  const study = { record: "g5:", exact: { a1: 1 }, estimate: null };
  const { pending, worths } = gameOverlay(at("", { ...TWO, pending: ["b1"], studying: true, study }), MANNER);
  deepEqual([...(pending ?? [])], [["b1", 1]]);
  deepEqual([worths?.get("a1"), worths?.size], [{ exact: 1, estimate: undefined }, 5]);
});

test("the coin lies as it fell last, and shows who made the last move when the game is over", () => {
  deepEqual(gameOverlay(at("a1"), MANNER).coin, { player: 0, toss: 0 });
  deepEqual(gameOverlay(at("tails.a1.heads"), MANNER).coin, { player: 1, toss: 2 });
  const last = { move: "a1", player: 2, cells: [0], traded: false, takeover: null };
  deepEqual(gameOverlay(at("tails.a1", {}, { ...WON, last }), MANNER).coin, { player: 2, toss: 1 });
});
