/** Learning from one's own mistakes. */

import { deepEqual, doesNotMatch, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import * as model from "../../web/model/learning.ts";
import { exerciseOverlay } from "../../web/model/exercise.ts";
import { addReport } from "../../web/model/analysis.ts";
import { noticeOf } from "../../web/model/notice.ts";
import { gameOverlay } from "../../web/model/overlay.ts";
import { showAt } from "../../web/model/tree.ts";
import { blunders, report } from "./reports.js";
import { ENGLISH, snapshot, TWO } from "./states.js";
import { pluck } from "./pluck.js";

const GAME = blunders(TWO);
/** The state that shows the position before black's first move, with these words before it. */
const back = (state, words = "") => ({
  ...state,
  snapshot: snapshot(words),
  tree: showAt(state.tree, words ? words.split(".").length : 0),
});
const START = back(model.startLearning(GAME, 1));
/** @param value of the position after it */
const judged = (state, move, value) =>
  addReport(model.tryMove(state, move), `g5:${move}`, report(value, ["d1"]), false);
const marks = (state) => exerciseOverlay(model.exerciseOf(state));
/** The verdict on the latest move, whether the mistake is answered, and the notice. */
const outcome = (state) => [model.verdict(state).kind, model.isAnswered(state), noticeOf(ENGLISH, state).text];

test("one learns from one's own mistakes and blunders", () => {
  deepEqual(pluck(model.lessonsFor(GAME, 1), "move"), ["a1"]);
  deepEqual(pluck(model.lessonsFor(GAME, 2), "move"), ["d1"]);
  equal(model.atHand(START)?.move, "a1");
});

test("a better move is asked for in the position before the mistake, and nothing tells it", () => {
  ok(model.asks(START) && !model.asks(model.startLearning(GAME, 1)));
  deepEqual(outcome(START), ["ask", false, "Find a better move than a1."]);
  const manner = { numbers: false, confirm: false };
  const { playable, slip, line, looks } = gameOverlay({ ...START, analysing: true }, manner);
  deepEqual([...playable].sort(), ["a1", "b1", "c1", "d1", "e1"]);
  deepEqual([slip?.move, slip?.grade, line?.size, looks?.size], ["a1", "blunder", 0, 0]);
});

test("the move of the analysis is right at once", () => {
  const right = model.tryMove(START, "c1");
  deepEqual(outcome(right), ["best", true, "Yes, that was it: c1 is the best move."]);
  deepEqual([[...marks(right).line.keys()], marks(right).playable], [["c1", "b1"], []]);
  equal(model.tryMove(right, "d1"), right, "it is over");
});

test("another move is judged by the position after it", () => {
  deepEqual(outcome(model.tryMove(START, "d1")).slice(0, 2), ["judging", false]);
  const good = judged(START, "d1", 0.85);
  deepEqual(outcome(good), ["good", true, "Right: d1 is as good as c1."]);
  deepEqual([...marks(good).line.keys()], ["d1"]);
  const worse = judged(START, "d1", 0.65);
  const text = "Not better: d1 loses 25 points. Try again.";
  deepEqual(outcome(worse), ["worse", false, text]);
  deepEqual(marks(worse).slip, { move: "d1", grade: "mistake" });
  equal(model.verdict(model.tryMove(worse, "c1")).kind, "best", "one may try again");
});

test("the mistake itself is not better, and what is no move is not tried", () => {
  const { kind, cost } = model.verdict(model.tryMove(START, "a1"));
  deepEqual([kind, Math.round(100 * cost)], ["worse", 60]);
  equal(model.tryMove(START, "z9"), START);
});

test("the answer is shown on request, which does not count as found, and the game stays as it was", () => {
  const shown = model.showAnswer(START);
  deepEqual(outcome(shown), ["told", true, "The answer is c1."]);
  const done = model.learnOn(model.learnOn(shown));
  deepEqual(outcome(done), ["done", false, "You found 0 of 2 better moves yourself."]);
  equal(model.atHand(done), null);
  const found = model.learnOn(model.tryMove(START, "c1"));
  equal(outcome(model.learnOn(found))[2], "You found 1 of 2 better moves yourself.");
  deepEqual(pluck(noticeOf(ENGLISH, START).actions, "name"), ["answer", "end-learning"]);
  deepEqual(pluck(noticeOf(ENGLISH, shown).actions, "name"), ["next-mistake", "end-learning"]);
  for (const state of [START, judged(START, "d1", 0.1), shown, done])
    deepEqual([state.tree.nodes, state.pending, state.players], [GAME.tree.nodes, [], GAME.players]);
});

test("elsewhere in the game, the lesson waits", () => {
  const elsewhere = back(model.startLearning(GAME, 1), "a1.b1");
  deepEqual([model.asks(elsewhere), model.exerciseOf(elsewhere)], [false, null]);
  doesNotMatch(outcome(elsewhere)[2], /Find/);
});
