import { attributes, drawn, noted, texts } from "../page.js"; // before any view

import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { test } from "node:test";

import { attempt, continueWith, hint } from "../../../web/model/exercise.ts";
import { problemExercise } from "../../../web/model/problems.ts";
import { position } from "../boards.js";
import { at } from "../states.js";
import { problems } from "../../../web/problems/place.ts";
import { newsOf } from "../../../web/problems/task.ts";

const problem = (id, motifs, playouts) => ({
  ...{ id, motifs, playouts, line: {} },
  ...{ game: "g", size: 5, record: "g5:b1", move: "a1", cells: "010", to_move: 2, last: [1] },
});
const [EASY, HARD, FAR] = [problem("1", ["joins"], 1), problem("2", ["joins"], 10_000), problem("3", ["cut"], 1)];
const collection = { problems: [EASY, HARD, FAR], boards: { g5: position(2) } };

/** The place, with these problems. */
function place(workbook, exercise = null) {
  const state = at();
  const shown = { ...state.workbook, collection, ...workbook };
  return drawn(
    problems({ ...state, place: "problems", workbook: shown, exercise }, { problems: noted(), trainer: noted() }),
  );
}

test("the list offers the problem of the day, and each set with what is solved of it", () => {
  const page = place({ progress: { solved: { 1: "alone" }, days: [] } });
  match(page.querySelector("#problem-daily")?.getAttribute("href") ?? "", /^#problems\/[123]$/);
  const streak = (days) =>
    place({ day: 9, progress: { solved: {}, days } }).querySelector("#problem-streak")?.textContent;
  deepEqual([streak([9]), streak([8, 9])], ["", "2 days in a row"]);
  const sets = "#problem-sets a";
  deepEqual(attributes(page, sets, "href"), ["#problems/train/joins", "#problems/train/cut"]);
  deepEqual(texts(page, sets), ["Join two chains 1 of 2 solved", "Cut the opponent off 0 of 1 solved"]);
  equal(page.querySelector("#problem-groups"), null, "all are listed on demand");
});

test("all problems are listed by difficulty, those of some boards alone if so chosen", () => {
  const heads = (workbook) => texts(place({ all: true, ...workbook }), "#problem-groups h3");
  deepEqual(heads({}), ["Easy 0 of 2 solved", "Hard 0 of 1 solved"]);
  deepEqual(heads({ boards: "h" }), []);
  deepEqual(heads({ motif: "cut" }), ["Easy 0 of 1 solved"]);
});

test("what cannot be shown is told", () => {
  match(place({ collection: null, trouble: "not-loaded" }).textContent, /could not be loaded/);
  match(place({ trouble: "unknown" }).textContent, /names no problem/);
});

test("the next problem of the training waits until the one at hand counts; any other leads to the training", () => {
  const next = (workbook) => place({ problem: EASY, ...workbook }, started()).querySelector("#task-next");
  equal(next({})?.hash, "#problems/train");
  const { training } = at().workbook;
  const waits = [EASY.id, ""].map((id) => next({ mode: "train", training: { ...training, next: id } })?.disabled);
  deepEqual(waits, [true, false]);
  const rating = (next) =>
    texts(place({ problem: EASY, mode: "train", training: { ...training, next } }, started()), "#task-rating");
  deepEqual([EASY.id, ""].flatMap(rating), [
    "Your rating: 1,200 ± 250 · A hint counts as a miss.",
    "Your rating: 1,200 ± 250",
  ]);
});

const board = position(4, {}, { game: "g", goal: "" });
/** A problem on a larger board, at its beginning. */
const started = (line = {}) =>
  problemExercise({ problems: [], boards: { g5: board } }, { ...EASY, cells: "0000100000", line });
const news = (exercise) => newsOf(exercise, true, "joins");

test("each move is answered in a sentence", () => {
  const start = started();
  equal(news(start), "White to play and win: find the only winning move.");
  const right = attempt(start, "a1");
  equal(news(right), "Right: a1 is the only winning move.");
  match(news(continueWith(right, ["a1", "a2"])), /White wins against any defence, for example:$/);
  const wrong = attempt(start, "a2");
  match(news(wrong), /^a2 does not win\. Looking/);
  equal(news(continueWith(wrong, ["a2", "a1"])), "a2 does not win: Black answers a1 and wins.");
  match(news(continueWith(wrong, ["a2"])), /finds no short way/);
  equal(news(hint(wrong)), "White to move. Hint: two of your chains belong together. Join them.");
  equal(news(hint(hint(hint(wrong)))), "White to move. Hint: the move is a1.");
  equal(newsOf(wrong, null), "a2 does not win.");
});

test("the motifs of a problem are told once it is solved, unless its set was chosen", () => {
  const kind = (exercise, motif = null) =>
    place({ problem: EASY, motif }, exercise).querySelector("#task-kind").textContent;
  doesNotMatch(kind(started()), /Join/);
  match(kind(attempt(started(), "a1")), /Join two chains/);
  match(kind(started(), "joins"), /Join two chains/);
});
