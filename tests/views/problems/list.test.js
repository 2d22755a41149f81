import { drawn, noted } from "../page.js"; // before any view

import assert from "node:assert/strict";
import { test } from "node:test";

import { UNTRIED } from "../../../web/model/problems.js";
import { position } from "../boards.js";
import { at } from "../states.js";

const { problems } = await import("../../../web/problems/place.js");
const { newsOf, nextOf } = await import("../../../web/problems/captions.js");

/** @import { Problem, Tasks, Theme } from "../../../web/model/problems.js" */

/** @param {string} id @param {Theme} theme @param {number} playouts @returns {Problem} */
const problem = (id, theme, playouts) => ({
  id,
  theme,
  playouts,
  game: "g",
  size: 5,
  record: "g5:b1",
  move: "a1",
  cells: "012",
  to_move: 2,
  last: [1],
});
const [EASY, HARD, FAR] = [problem("1", "joins", 1), problem("2", "joins", 10_000), problem("3", "distance", 1)];
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
      ["#problems/3", "From a distance 0 of 1 solved"],
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
});

test("what cannot be shown is told", () => {
  assert.match(place({ collection: null, trouble: "not-loaded" }).textContent, /could not be loaded/);
  assert.match(place({ trouble: "unknown" }).textContent, /names no problem/);
});

test("the next problem belongs to the set that the person goes through", () => {
  const tasks = { ...at().tasks, collection, problem: EASY };
  assert.equal(nextOf({ ...tasks, theme: "joins", progress: { solved: { 1: "alone", 2: "helped" }, days: [] } }), null);
  assert.equal(nextOf({ ...tasks, theme: "joins" }), HARD);
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
