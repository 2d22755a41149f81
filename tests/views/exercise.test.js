/** Exercises: what moves in tasks and problems lead to, and what the board shows of it. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import * as model from "../../web/model/exercise.ts";
import { problemExercise } from "../../web/model/problems.ts";
import { position } from "./boards.js";
import { beginning } from "./messages.js";

/** The exercise after a move and all that follows it. */
function play(exercise, move) {
  let next = model.attempt(exercise, move);
  while (model.goesOn(next)) next = model.advance(next);
  return next;
}

/** The stone on a cell. */
const stone = ({ position: { layout, snapshot } }, cell) =>
  snapshot.cells[layout.cells.findIndex(({ name }) => name === cell)];

/** A problem on ten cells, of which one is taken: a1 wins, then after c3 either a2 or, with one more defence, b2. */
const problem = (line = { c3: { a2: {}, b2: { c4: { d4: {} } } } }) => {
  const { layout, snapshot } = position(4, {}, { left: 1, turn: 1 });
  const where = { id: "1", game: "g", size: 4, record: "g4:b3", cells: "0000100000", to_move: 2, last: [4] };
  const collection = { problems: [], boards: { g4: { layout, snapshot } } };
  return problemExercise(collection, { ...where, move: "a1", motifs: [], line, playouts: 1 });
};

test("a right move ends an exercise of one move", () => {
  const start = beginning("chain");
  equal(start.position, start.start);
  const end = model.attempt(start, "a4");
  deepEqual([model.isOver(start), model.isOver(end), model.goesOn(end)], [false, true, false]);
  ok(end.position.snapshot.winning_cells.length > 0);
  deepEqual([model.choices(end), model.playable(end)], [[], []]);
  equal(model.attempt(end, "d4"), end);
});

test("a wrong move is answered, and another one begins at the position before", () => {
  const first = model.attempt(beginning("bridge"), "e5");
  deepEqual([first.reply?.verdict, model.goesOn(first)], ["wrong", true]);
  const cut = model.advance(first);
  equal(cut.position.snapshot.last?.move, "c3");
  ok(!model.playable(cut).includes("c3") && !model.playable(cut).includes("e5"));
  const second = model.attempt(cut, "c3");
  deepEqual([model.isOver(second), stone(second, "e5"), second.tries], [true, "0", 2]);
  equal(model.retry(cut).position, cut.start);
});

test("what cannot be played changes nothing", () => {
  const start = beginning("chain");
  for (const move of ["b3", "swap", "z9"]) equal(model.attempt(start, move), start);
  const watched = beginning("search");
  equal(model.attempt(watched, "c4"), watched);
  equal(model.isOver(watched), false);
});

test("a move that is no cell can be tried, and a stone changes its owner or its place", () => {
  for (const [name, from, to] of [
    ["takeover", "b3", "b3"],
    ["hexmirror", "c1", "a3"],
  ]) {
    const start = beginning(name);
    ok(model.choices(start).includes("swap") && !model.playable(start).includes(from));
    const end = model.attempt(start, "swap");
    deepEqual([model.isOver(end), stone(start, from), stone(end, to)], [true, "1", "2"]);
  }
});

test("an exercise of several moves goes on after the defence, and a wrong move there is taken back to there", () => {
  const first = model.attempt(beginning("fork"), "d4");
  deepEqual([model.goesOn(first), model.choices(first)], [true, []]);
  const second = model.advance(first);
  deepEqual([model.isOver(second), second.position.snapshot.last?.move], [false, "c3"]);
  const wrong = play(second, "e5");
  equal(wrong.reply?.verdict, "wrong");
  deepEqual(model.retry(wrong).position, second.position);
  const end = play(play(model.retry(wrong), "c4"), "e5");
  ok(model.isOver(end) && end.position.snapshot.winning_cells.length > 0);
});

test("a connection that is held shows its cells once the exercise is over", () => {
  const start = beginning("narrow");
  equal(model.exerciseOverlay(start).carriers?.size, 0);
  const { carriers } = model.exerciseOverlay(play(play(start, "d6"), "c6"));
  deepEqual(new Set(carriers?.values()), new Set([1]));
});

test("a problem is played to the end of its line: right moves meet the defence, any winning reply is right", () => {
  const first = model.attempt(problem(), "a1");
  deepEqual([stone(first, "a1"), model.goesOn(first), model.choices(first)], ["2", true, []]);
  const met = model.advance(first);
  deepEqual(model.movesTo(met, met.base), ["a1", "c3"]);
  deepEqual([stone(met, "c3"), met.position.snapshot.to_move], ["1", 2]);
  const wrong = model.attempt(met, "d4");
  deepEqual([model.exerciseOverlay(wrong).slip, model.isOver(wrong)], [{ move: "d4", grade: "blunder" }, false]);
  ok(!model.playable(wrong).includes("d4"));
  ok(model.isOver(model.attempt(wrong, "a2")), "the shorter way");
  const end = model.attempt(model.advance(model.attempt(met, "b2")), "d4");
  ok(model.isOver(end));
  equal(end.position.snapshot.record, "g4:b3.a1.c3.b2.c4.d4", "a game can go on from there");
});

test("a row of dots tells how many moves were wrong, and whether a hint helped", () => {
  const solve = (start, ...moves) => model.resultDots(moves.reduce(model.attempt, start));
  equal(solve(problem({}), "a1"), "🟢");
  equal(solve(problem({}), "b2", "c4", "a1"), "🟠🟠🟢");
  equal(solve(model.hint(problem({})), "c4", "a1"), "🟠🟡");
});

test("a hint is given in words, then shows an area, then the move, until one is tried", () => {
  const words = model.hint(model.attempt(problem(), "b1"));
  deepEqual([words.tried, words.helped, model.exerciseOverlay(words).hinted?.size], ["", true, 0]);
  const area = model.hint(words);
  ok(model.exerciseOverlay(area).hinted?.has("a1") && !model.exerciseOverlay(area).pointed);
  deepEqual([...(model.exerciseOverlay(model.hint(area)).hinted ?? [])], ["a1"]);
  equal(model.exerciseOverlay(model.attempt(area, "c4")).hinted?.size, 0);
  equal(model.hint(play(problem(), "a1")).hints, 2, "later moves have no motif");
});

test("the line after a move is shown step by step, and at its end the chain that wins", () => {
  const wrong = model.continueWith(model.attempt(problem(), "b1"), ["b1", "a1", "c3"], [0]);
  deepEqual([...(model.exerciseOverlay(wrong).line ?? [])], [["b1", { number: 1, player: 2 }]]);
  const next = model.advance(wrong);
  deepEqual([...(model.exerciseOverlay(next).line ?? [])].at(-1), ["a1", { number: 2, player: 1 }]);
  deepEqual([model.goesOn(next), next.position.snapshot.winning_cells], [true, []]);
  const end = model.advance(next);
  deepEqual([model.goesOn(end), end.position.snapshot.winning_cells], [false, [0]]);
  const short = model.continueWith(model.attempt(problem({}), "a1"), ["a1"], [0]);
  deepEqual(short.position.snapshot.winning_cells, [0]);
});

test("the answer is the best move, and comes with its line; another right move stands alone", () => {
  const answer = model.tell(model.attempt(problem({}), "b1"));
  deepEqual([answer.tried, answer.told, model.isOver(answer)], ["a1", true, true]);
  deepEqual(model.conclude(answer, ["a1", "b2"]).line, ["a1", "b2"]);
  deepEqual(model.conclude(answer, ["b2"]).line, ["a1"]);
});
