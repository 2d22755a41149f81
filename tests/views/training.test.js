import { deepEqual, equal, ok } from "node:assert/strict";
import test from "node:test";

import { attempt, begin, hint, verdicts } from "../../web/model/exercise.ts";
import { newRating, rate } from "../../web/model/rating.ts";
import * as model from "../../web/model/training.ts";
import { position } from "./boards.js";

const training = model.NO_TRAINING;
/** A problem on five free cells. */
const problem = (id, motifs = ["joins"], playouts = 4096, line = {}) => {
  return { id, motifs, playouts, line, cells: "00000" };
};
const ratingOf = (...about) => model.ratingOf(training, problem("", ...about)).rating;

test("the example of the paper gives its rating, deviation and volatility, but for what it rounds in between", () => {
  const opponents = [newRating(1400, 30), newRating(1550, 100), newRating(1700, 300)];
  const games = opponents.map((opponent, index) => [opponent, Number(index === 0)]);
  const { rating, deviation, volatility } = rate(newRating(1500, 200), games);
  ok(Math.abs(rating - 1464.06) < 0.01 && Math.abs(deviation - 151.52) < 0.01, `${rating} ${deviation}`);
  ok(Math.abs(volatility - 0.05999) < 0.00001, String(volatility));
  ok(rate(newRating(1500, 50), [[newRating(3500, 30), 1]]).volatility > 0.06, "a result that nobody expects");
});

test("more effort and more defences make a problem harder; motifs that leap to the eye make it easier", () => {
  equal(ratingOf(["joins"], 8192) - ratingOf(), 50);
  equal(ratingOf(["joins"], 4096, { a1: { b1: { c1: { d1: {}, e1: {} } } } }) - ratingOf(), 200);
  ok(ratingOf(["double", "cut"]) < ratingOf() && ratingOf() < ratingOf(["template"]));
});

test("a problem counts by its first try: a win moves both ratings, a hint or a wrong move loses", () => {
  const start = begin(position(2), verdicts(["a1"], ["a1", "b1"]));
  const tries = [start, attempt(start, "a1"), attempt(start, "b1"), attempt(hint(start), "a1")];
  deepEqual(tries.map(model.scoreOf), [null, 1, 0, 0]);
  const won = model.withScore(training, problem("1"), 1);
  ok(won.person.rating > 1250 && model.ratingOf(won, problem("1")).rating < ratingOf());
  const lost = model.withScore(won, problem("2"), 0);
  ok(lost.person.rating < won.person.rating && lost.person.deviation < won.person.deviation);
  deepEqual([won.row, model.withScore(won, problem("2"), 1).row, lost.row], [1, 2, 0]);
  deepEqual(model.readTraining(JSON.stringify(lost)), lost);
  for (const text of [null, "{", "[]", JSON.stringify({ ...lost, person: 5 }), JSON.stringify({ ...lost, tried: "1" })])
    deepEqual(model.readTraining(text), training);
});

test("the next problem fits the rating, is fresh and brings other motifs, and stays until it counts", () => {
  const all = [problem("1"), problem("2"), problem("3", ["cut"]), problem("4", ["joins"], 2 ** 19)];
  const next = (change, solved = {}, more = {}) => {
    const present = { ...training, person: newRating(ratingOf(), 50), ...change };
    const workbook = { collection: { problems: all }, progress: { solved }, run: null, training: present };
    return model.chooseProblem({ ...workbook, ...more }, 0.25).id;
  };
  deepEqual([next({}), next({ next: "4" })], ["1", "4"]);
  equal(next({ tried: ["1"] }), "3", "another motif");
  equal(next({}, { 1: "alone", 3: "alone" }), "2", "an unsolved one");
  equal(next({ tried: ["1", "2", "3"] }, { 4: "alone" }), "4", "one that was not tried lately");
  equal(next({ next: "4" }, {}, { motif: "cut" }), "3", "one with the motif chosen");
  equal(next({}, {}, { run: { ...model.newRun(0), solved: 20 } }), "4", "a run gets harder");
});

test("a run ends with its time or the third miss, and keeps the best", () => {
  const run = { ...model.newRun(5_000), next: "7" };
  const times = [5_000, 5_999, 6_000, 184_999, 185_000, 9e9].map((now) => model.withTime(run, now));
  deepEqual([times.map(({ left }) => left), times.map(model.isRunOver)[4]], [[180, 180, 179, 1, 0, 0], true]);
  let { run: played, training: after } = model.withRunScore(run, training, 1);
  deepEqual([after.best, after.tried, after.person], [1, ["7"], training.person]);
  for (const next of "123") played = model.withRunScore({ ...played, next }, after, 0).run;
  deepEqual([played.solved, played.missed, model.isRunOver(played)], [1, ["1", "2", "3"], true]);
  equal(model.withRunScore(run, { ...training, best: 4 }, 1).training.best, 4);
  deepEqual(model.readRun(JSON.stringify(run), 65_000), { ...run, left: 120 });
  equal(model.readRun('{"begun":1}', 0), null);
});
