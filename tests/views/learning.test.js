/** Learning from one's own mistakes. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  asks,
  atHand,
  attempted,
  exercise,
  learning,
  learntOn,
  lessonsFor,
  settled,
  told,
  verdict,
} from "../../web/model/learning.ts";
import { learnt } from "../../web/model/analysis.ts";
import { notice } from "../../web/model/notice.ts";
import { overlayOf } from "../../web/model/overlay.ts";
import { shownAt } from "../../web/model/tree.ts";
import { report, surveyedAs } from "./reports.js";
import { at, ENGLISH, snapshot, TWO } from "./states.js";
import { pluck } from "./pluck.js";

/** Black blunders with a1, errs a little with c1; white blunders with d1. */
const GAME = surveyedAs(at("a1.b1.c1.d1.e1", TWO), [
  [0.9, "c1.b1"],
  [0.3, "b1"],
  [0.3, "e1"],
  [0.18, "e1"],
  [0.8, "e1"],
  [0.8, "e1"],
]);
/** The state that shows the position before black's first move, with these words before it. */
const back = (state, words = "") => ({
  ...state,
  snapshot: snapshot(words),
  tree: shownAt(state.tree, words ? words.split(".").length : 0),
});
const START = back(learning(GAME, 1));
/** @param value of the position after it */
const judged = (state, move, value) => learnt(attempted(state, move), `g5:${move}`, report(value, ["d1"]), false);
const told_of = (state) => notice(ENGLISH, state).text;

test("one learns from one's own mistakes and blunders", () => {
  assert.deepEqual(pluck(lessonsFor(GAME, 1), "move"), ["a1"]);
  assert.deepEqual(pluck(lessonsFor(GAME, 2), "move"), ["d1"]);
  assert.equal(atHand(START)?.move, "a1");
});

test("a better move is asked for in the position before the mistake, and nothing tells it", () => {
  assert.ok(asks(START) && !asks(learning(GAME, 1)));
  assert.equal(told_of(START), "Find a better move than a1.");
  const { playable, slip, line, looks } = overlayOf({ ...START, analysing: true }, { numbers: false, confirm: false });
  assert.deepEqual(
    [playable, slip, line?.size, looks?.size],
    [["a1", "b1", "c1", "d1", "e1"], { move: "a1", grade: "blunder" }, 0, 0],
  );
});

test("the move of the analysis is right at once", () => {
  const right = attempted(START, "c1");
  assert.deepEqual(
    [verdict(right).kind, settled(right), told_of(right)],
    ["best", true, "Right: c1 is the best move."],
  );
  assert.deepEqual(
    [...(exercise(right)?.line ?? [])].map(([move]) => move),
    ["c1", "b1"],
  );
  assert.deepEqual(exercise(right)?.playable, []);
  assert.equal(attempted(right, "d1"), right, "it is over");
});

test("another move is judged by the position after it", () => {
  const waits = attempted(START, "d1");
  assert.deepEqual([verdict(waits).kind, settled(waits)], ["judging", false]);
  const good = judged(START, "d1", 0.85);
  assert.deepEqual([verdict(good).kind, settled(good), told_of(good)], ["good", true, "Right: d1 is as good as c1."]);
  assert.deepEqual(
    [...(exercise(good)?.line ?? [])].map(([move]) => move),
    ["d1"],
  );
  const worse = judged(START, "d1", 0.65);
  assert.deepEqual(
    [verdict(worse).kind, settled(worse), told_of(worse)],
    ["worse", false, "Not better: d1 costs 25% of the winning chances. Try again."],
  );
  assert.deepEqual(exercise(worse)?.slip, { move: "d1", grade: "mistake" });
  assert.equal(verdict(attempted(worse, "c1")).kind, "best", "one may try again");
});

test("the mistake itself is not better, and what is no move is not tried", () => {
  assert.deepEqual(
    [verdict(attempted(START, "a1")).kind, Math.round(100 * verdict(attempted(START, "a1")).cost)],
    ["worse", 60],
  );
  assert.equal(attempted(START, "z9"), START);
});

test("the answer is shown to whoever asks, which does not count as found", () => {
  const shown = told(START);
  assert.deepEqual([settled(shown), told_of(shown)], [true, "The answer is c1."]);
  const done = learntOn(shown);
  assert.deepEqual(
    [atHand(done), verdict(done).kind, told_of(done)],
    [null, "done", "You found 0 of 1 better moves yourself."],
  );
  assert.equal(told_of(learntOn(attempted(START, "c1"))), "You found 1 of 1 better moves yourself.");
  assert.deepEqual(pluck(notice(ENGLISH, START).actions, "name"), ["answer", "end-learning"]);
  assert.deepEqual(pluck(notice(ENGLISH, shown).actions, "name"), ["next-mistake", "end-learning"]);
});

test("the game stays as it was", () => {
  for (const state of [START, attempted(START, "c1"), judged(START, "d1", 0.1), told(START), learntOn(told(START))]) {
    assert.equal(state.tree.nodes, GAME.tree.nodes);
    assert.deepEqual([state.pending, state.players], [[], GAME.players]);
  }
});

test("elsewhere in the game, the lesson waits", () => {
  const elsewhere = back(learning(GAME, 1), "a1.b1");
  assert.deepEqual([asks(elsewhere), exercise(elsewhere)], [false, null]);
  assert.equal(told_of(elsewhere).includes("Find"), false);
});
