import { drawn, noted } from "../page.js"; // before any view

import assert from "node:assert/strict";
import { test } from "node:test";

import { UNTRIED } from "../../../web/model/problems.ts";
import { position } from "../boards.js";
import { at } from "../states.js";
import { problems } from "../../../web/problems/place.ts";
import { newsOf, nextOf } from "../../../web/problems/captions.ts";

/** @import { Motif, Problem, Tasks } from "../../../web/model/problems.ts" */

/** @param {string} id @param {Motif[]} motifs @param {number} playouts @returns {Problem} */
const problem = (id, motifs, playouts) => ({
  id,
  motifs,
  playouts,
  line: {},
  game: "g",
  size: 5,
  record: "g5:b1",
  move: "a1",
  cells: "012",
  to_move: 2,
  last: [1],
});
const [EASY, HARD, FAR] = [problem("1", ["joins"], 1), problem("2", ["joins"], 10_000), problem("3", ["cut"], 1)];
const collection = /** @type {any} */ ({ problems: [EASY, HARD, FAR], boards: { g5: position(2) } });

/** The place, with these problems. @param {Partial<Tasks>} tasks */
function place(tasks) {
  const app = noted();
  app.problems = noted();
  const state = at();
  return drawn(problems({ ...state, place: "problems", tasks: { ...state.tasks, collection, ...tasks } }, app));
}

test("the list offers the problem of the day, and each set with what is solved of it", () => {
  const page = place({ progress: { solved: { 1: "alone" }, days: [] } });
  assert.match(page.querySelector("#problem-daily")?.getAttribute("href") ?? "", /^#problems\/[123]$/);
  const sets = [...page.querySelectorAll("#problem-sets a")];
  assert.deepEqual(
    sets.map((set) => [set.getAttribute("href"), set.textContent.trim().replace(/\s+/g, " ")]),
    [
      ["#problems/2", "Join two chains 1 of 2 solved"],
      ["#problems/3", "Cut the opponent off 0 of 1 solved"],
    ],
  );
  assert.equal(page.querySelector("#problem-groups"), null, "all are listed on demand");
});

test("all problems are listed by difficulty, those of some boards alone if so chosen", () => {
  const heads = (/** @type {Partial<Tasks>} */ tasks) =>
    [...place({ all: true, ...tasks }).querySelectorAll("#problem-groups h3")].map(({ textContent }) =>
      textContent.trim().replace(/\s+/g, " "),
    );
  assert.deepEqual(heads({}), ["Easy 0 of 2 solved", "Hard 0 of 1 solved"]);
  assert.deepEqual(heads({ boards: "h" }), []);
  assert.deepEqual(heads({ motif: "cut" }), ["Easy 0 of 1 solved"]);
});

test("what cannot be shown is told", () => {
  assert.match(place({ collection: null, trouble: "not-loaded" }).textContent, /could not be loaded/);
  assert.match(place({ trouble: "unknown" }).textContent, /names no problem/);
});

test("the next problem belongs to the set that the person goes through", () => {
  const tasks = { ...at().tasks, collection, problem: EASY };
  assert.equal(nextOf({ ...tasks, motif: "joins", progress: { solved: { 1: "alone", 2: "helped" }, days: [] } }), null);
  assert.equal(nextOf({ ...tasks, motif: "joins" }), HARD);
  assert.equal(nextOf({ ...tasks, problem: HARD }), FAR);
});

test("each try is answered in a sentence", () => {
  const news = (/** @type {Partial<typeof UNTRIED>} */ attempt) =>
    newsOf(EASY, { ...UNTRIED, ...attempt }, ["black", "white"], true);
  assert.equal(news({}), "White to play and win: find the only winning move.");
  assert.equal(news({ tried: "a1", line: ["a1"] }), "Right: a1 is the only winning move.");
  assert.equal(news({ tried: "b2", line: ["b2", "a1"] }), "b2 does not win: Black answers a1 and wins.");
  assert.match(news({ hints: 2 }), /a1/);
});

test("in a line the defence is told, and its end", () => {
  const one = { ...EASY, line: { b1: { c1: {} } } };
  const news = (/** @type {Partial<typeof UNTRIED>} */ attempt) =>
    newsOf(one, { ...UNTRIED, ...attempt }, ["black", "white"], true);
  assert.equal(news({ played: ["a1"] }), "Right: a1.");
  assert.equal(news({ played: ["a1", "b1"] }), "Right: a1. Black defends with b1: find the move that still wins.");
  assert.equal(news({ played: ["a1", "b1"], tried: "c1" }), "Right: c1 wins.");
  assert.match(news({ played: ["a1", "b1"], tried: "d1" }), /^d1 does not win/);
});

test("the motifs of a problem are told once it is solved, unless its set was chosen", () => {
  const { snapshot, layout } = at();
  const board = { ...collection, boards: { g5: { snapshot, layout } } };
  const kind = (/** @type {Partial<Tasks>} */ tasks) =>
    place({ problem: { ...EASY, cells: "00000" }, collection: board, attempt: UNTRIED, ...tasks }).querySelector(
      "#task-kind",
    )?.textContent ?? "";
  assert.doesNotMatch(kind({}), /Join/);
  assert.match(kind({ attempt: { ...UNTRIED, tried: "a1" } }), /Join two chains/);
  assert.match(kind({ motif: "joins" }), /Join two chains/);
});
