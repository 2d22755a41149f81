import { deepEqual, equal, ok } from "node:assert/strict";
import test from "node:test";

import * as model from "../../web/model/problems.ts";

const problem = (number, playouts = 1, motifs = ["joins"]) => ({
  ...{ id: `a${number}`, motifs, playouts },
  ...{ game: "g", size: 5, record: "g5:b1", move: "a1", line: {}, cells: "010", to_move: 2, last: [1] },
});
/** Groups or sets of problems, each with its name and the ids of its problems. */
const told = (groups) => groups.map(({ name, problems }) => [name, ...problems.map(({ id }) => id)].join(" "));
const many = Array.from({ length: 30 }, (_, number) => problem(number));
const nothing = { solved: {}, days: [] };

test("problems are grouped by their ratings, the easiest first", () => {
  const { training } = model.NO_WORKBOOK;
  const rated = (rating) => ({ ...training, problems: { a1: { ...training.person, rating } } });
  const found = [949, 950, 1299, 1300, 1700].map((rating) => model.groupOf(rated(rating), problem(1)));
  deepEqual(found, ["easy", "medium", "medium", "hard", "expert"]);
  deepEqual(told(model.groups(training, [problem(1), problem(2, 8_192), problem(3)])), ["easy a1 a3", "hard a2"]);
});

test("every problem has its day before one returns, and neighbouring days are far apart in the list", () => {
  for (const count of [1, 2, 7, 29, 30]) {
    const some = many.slice(0, count);
    const ids = Array.from({ length: count }, (_, day) => model.dailyProblem(some, 20_000 + day).id);
    equal(new Set(ids).size, count);
    equal(model.dailyProblem(some, 20_000 + count).id, ids[0]);
  }
  const [one, next] = [20_000, 20_001].map((day) => many.indexOf(model.dailyProblem(many, day)));
  ok(Math.abs(Number(one) - Number(next)) > 5);
});

test("what was solved is kept, alone for good, and the problem of the day for the streak", () => {
  const [daily, other] = [problem(1), problem(2)];
  const helped = model.withSolved(nothing, other, "helped", 5, daily);
  deepEqual(helped, { solved: { a2: "helped" }, days: [] });
  const alone = model.withSolved(helped, other, "alone", 5, daily);
  deepEqual(model.withSolved(alone, other, "helped", 5, daily).solved, { a2: "alone" });
  const today = model.withSolved(alone, daily, "helped", 5, daily);
  deepEqual(today.days, [5]);
  deepEqual(model.withSolved(today, daily, "alone", 5, daily).days, [5]);
});

test("a problem of yesterday that is solved after midnight counts for the day on which it was offered", () => {
  const [daily, other] = [model.dailyProblem(many, 5), model.dailyProblem(many, 4)];
  const days = [5, 6, 7, 3].map((today) => model.dayFor(many, daily, 5, today)); // at last the clock was set back
  deepEqual([...days, model.dayFor(many, other, 5, 6)], [5, 5, 7, 3, 6]);
});

test("a streak lasts as long as today's problem can still be solved", () => {
  const days = [1, 7, 8, 9];
  const streaks = [9, 10, 11, 1, 2, 3].map((day) => model.streak({ solved: {}, days }, day));
  deepEqual(streaks, [3, 3, 0, 1, 1, 0]);
  equal(model.streak(nothing, 5), 0);
});

test("a set holds the problems with a motif", () => {
  const two = [problem(1), problem(2, 1, ["bridge", "joins"])];
  deepEqual(told(model.sets(two)), ["joins a1 a2", "bridge a2"]);
  deepEqual([model.findMotif("cut"), model.findMotif("")], ["cut", null]);
  equal(two.filter((one) => model.hasMotif(one, null)).length, 2);
});
