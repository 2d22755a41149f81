import assert from "node:assert/strict";
import test from "node:test";

import * as model from "../../web/model/problems.ts";
import { position as board } from "./boards.js";

/** @import { Diagram } from "messages" */
/** @import { Problem, Progress } from "../../web/model/problems.ts" */

const problem = (/** @type {number} */ number, /** @type {number} */ playouts = 1) => ({
  id: `a${number}`,
  game: "g",
  size: 5,
  record: "g5:b1",
  move: "a1",
  motifs: /** @type {const} */ (["joins"]),
  line: {},
  playouts,
  cells: "0100000000000000000000000".slice(0, placed.layout.cells.length),
  to_move: 2,
  last: [1],
});
const placed = /** @type {Diagram} */ (/** @type {unknown} */ (board(2)));
const many = Array.from({ length: 30 }, (_, number) => problem(number));
/** @type {Progress} */ const nothing = { solved: {}, days: [] };

test("problems are grouped by the playouts that the engine needs, the easiest first", () => {
  assert.deepEqual(
    [1, 2, 4_096, 4_097, 16_384, 32_768, 2 ** 30].map((playouts) => model.groupOf(problem(1, playouts))),
    ["easy", "medium", "medium", "hard", "hard", "expert", "expert"],
  );
  const found = model.groups([problem(1), problem(2, 8_192), problem(3)]);
  assert.deepEqual(
    found.map(({ name, problems }) => [name, problems.map(({ id }) => id)]),
    [
      ["easy", ["a1", "a3"]],
      ["hard", ["a2"]],
    ],
  );
});

test("every problem has its day before one returns, and neighbouring days are far apart in the list", () => {
  for (const count of [1, 2, 7, 29, 30]) {
    const some = many.slice(0, count);
    const ids = Array.from({ length: count }, (_, day) => model.ofDay(some, 20_000 + day).id);
    assert.equal(new Set(ids).size, count);
    assert.equal(model.ofDay(some, 20_000 + count).id, ids[0]);
  }
  const [one, next] = [20_000, 20_001].map((day) => many.indexOf(model.ofDay(many, day)));
  assert.ok(Math.abs(Number(one) - Number(next)) > 5);
});

test("a day begins at midnight of the person's calendar", () => {
  assert.equal(model.dayOf(new Date(2026, 10, 22, 0, 0, 1)), model.dayOf(new Date(2026, 10, 22, 23, 59)));
  assert.equal(model.dayOf(new Date(2026, 10, 23, 0, 0)), model.dayOf(new Date(2026, 10, 22, 12)) + 1);
  assert.equal(model.dayOf(new Date(1970, 0, 2)), 1);
});

test("what was solved is kept, alone for good, and the problem of the day for the streak", () => {
  const [daily, other] = [problem(1), problem(2)];
  const helped = model.solvedBy(nothing, other, "helped", 5, daily);
  assert.deepEqual(helped, { solved: { a2: "helped" }, days: [] });
  const alone = model.solvedBy(helped, other, "alone", 5, daily);
  assert.deepEqual(model.solvedBy(alone, other, "helped", 5, daily).solved, { a2: "alone" });
  const today = model.solvedBy(alone, daily, "helped", 5, daily);
  assert.deepEqual(today.days, [5]);
  assert.deepEqual(model.solvedBy(today, daily, "alone", 5, daily).days, [5]);
});

test("a problem of yesterday that is solved after midnight counts for the day on which it was offered", () => {
  const [daily, other] = [model.ofDay(many, 5), model.ofDay(many, 4)];
  assert.equal(model.dayFor(many, daily, 5, 5), 5);
  assert.equal(model.dayFor(many, daily, 5, 6), 5);
  assert.equal(model.dayFor(many, other, 5, 6), 6);
  assert.equal(model.dayFor(many, daily, 5, 7), 7);
  assert.equal(model.dayFor(many, daily, 5, 3), 3); // a clock that was set back
});

test("a streak lasts as long as today's problem can still be solved", () => {
  const days = [1, 7, 8, 9];
  assert.deepEqual(
    [9, 10, 11, 1, 2, 3].map((day) => model.streak({ solved: {}, days }, day)),
    [3, 3, 0, 1, 1, 0],
  );
  assert.equal(model.streak(nothing, 5), 0);
});

test("the next unsolved problem comes after the one shown, or else from the start", () => {
  const progress = { ...nothing, solved: /** @type {const} */ ({ a1: "alone", a29: "helped" }) };
  assert.equal(model.nextUnsolved(many, progress, null), many[0]);
  assert.equal(model.nextUnsolved(many, progress, many[0] ?? null), many[2]);
  assert.equal(model.nextUnsolved(many, progress, many[28] ?? null), many[0]);
  assert.equal(model.nextUnsolved(many.slice(1, 2), progress, null), null);
});

test("a stored progress that is broken counts as none", () => {
  const kept = { solved: { a1: "alone" }, days: [3] };
  assert.deepEqual(model.readProgress(JSON.stringify(kept)), kept);
  for (const text of [null, "", "{", "null", "[]", "7", '{"solved":{"a1":5},"days":"x"}', '{"solved":7,"days":[0.5]}'])
    assert.deepEqual(model.readProgress(text), nothing);
});

test("the board shows the attempt: free cells, the wrong move, the line with its players, the hint", () => {
  const collection = { problems: many, boards: { g5: placed } };
  const one = problem(1);
  const shown = (/** @type {object} */ attempt) => model.overlayOf(collection, one, { ...model.UNTRIED, ...attempt });
  const names = placed.layout.cells.map(({ name }) => name);
  assert.deepEqual(
    [...(shown({}).playable ?? [])],
    names.filter((_, index) => index !== 1),
  );
  const wrong = shown({ tried: "b2", line: ["b2", "a2", "a1"], shown: 2 });
  assert.deepEqual([...(wrong.line ?? [])], [["a2", { number: 2, player: 1 }]]);
  assert.equal(wrong.slip?.move, "b2");
  assert.ok(![...(wrong.playable ?? [])].includes("b2"));
  const right = shown({ tried: "a1" });
  assert.deepEqual([[...(right.playable ?? [])], right.slip, [...(right.line ?? [])]], [[], null, []]);
  assert.deepEqual([...(shown({ hints: 2 }).hinted ?? [])], ["a1"]);
  for (let number = 0; number < 30; number += 1) {
    const area = model.overlayOf(collection, problem(number), { ...model.UNTRIED, hints: 1 }).hinted ?? new Set();
    assert.ok(area.has("a1") && !area.has("a2"));
  }
  const { snapshot } = model.position(collection, one, { ...model.UNTRIED, tried: "a1", chain: [1] });
  assert.deepEqual([snapshot.winning_cells, snapshot.last?.cells, snapshot.to_move], [[1], [0], 2]);
  assert.equal(snapshot.cells, `2${one.cells.slice(1)}`); // the move is a stone of whoever looks for it
});

test("a line is played to its end: each right move meets the defence, any reply that wins is right", () => {
  const one = { ...problem(1), line: { b1: { a2: {}, b2: { c1: { c2: {} } } } } };
  const start = model.UNTRIED;
  const first = model.withMove(one, start, "a1");
  assert.deepEqual([first.played, first.tried, first.tries], [["a1"], "", 1]);
  assert.ok(model.isAwaiting(first) && !model.isSolved(one, first));
  assert.deepEqual(model.next(one, first), ["b1"]);
  const met = { ...first, played: ["a1", "b1"] };
  assert.deepEqual(model.next(one, met), ["a2", "b2"]);
  const wrong = model.withMove(one, { ...met, helped: true }, "c3");
  assert.deepEqual([wrong.played, wrong.tried, wrong.helped], [["a1", "b1"], "c3", true]);
  assert.ok(!model.isSolved(one, wrong));
  assert.ok(model.isSolved(one, model.withMove(one, wrong, "a2")), "the shorter way");
  const further = model.withMove(one, met, "b2");
  assert.deepEqual(further.played, ["a1", "b1", "b2"]);
  const end = model.withMove(one, { ...further, played: [...further.played, "c1"] }, "c2");
  assert.deepEqual([end.tried, model.isSolved(one, end)], ["c2", true]);
  assert.ok(!model.isSolved(one, model.withMove(one, start, "b2")));
});

test("the stones of a line lie on the board, and nothing can be chosen while the defence is awaited", () => {
  const collection = { problems: many, boards: { g5: placed } };
  const names = placed.layout.cells.map(({ name }) => name);
  const [, defence = "", reply = ""] = names;
  const one = { ...problem(1), cells: "0".repeat(names.length), line: { [defence]: { [reply]: {} } } };
  const awaiting = { ...model.UNTRIED, played: ["a1"] };
  assert.deepEqual(model.playable(collection, one, awaiting), []);
  const met = { ...model.UNTRIED, played: ["a1", defence] };
  const { snapshot } = model.position(collection, one, met);
  assert.equal(snapshot.cells.slice(0, 2), "21");
  assert.deepEqual(snapshot.last?.cells, [1]);
  assert.deepEqual(model.playable(collection, one, met), names.slice(2));
  const hinted = model.overlayOf(collection, one, { ...met, hints: 2 }).hinted ?? new Set();
  assert.deepEqual([...hinted], [reply]);
  const shown = model.overlayOf(collection, one, { ...met, tried: reply, line: [reply, "c9"], shown: 2 });
  assert.deepEqual([...(shown.line ?? [])], [["c9", { number: 2, player: 1 }]]);
});

test("a game goes on from the stones of an attempt, unless the last one has ended it", () => {
  const one = { ...problem(1), line: { b1: { a2: {} } } };
  assert.equal(model.recordOf(one, model.UNTRIED), "g5:b1");
  assert.equal(model.recordOf({ ...one, record: "g5:" }, { ...model.UNTRIED, tried: "c3" }), "g5:c3");
  const met = { ...model.UNTRIED, played: ["a1", "b1"], tried: "a2" };
  assert.equal(model.recordOf(one, met), "g5:b1.a1.b1.a2");
  assert.deepEqual(
    [met, { ...met, line: ["a2"], chain: [0] }, { ...met, line: ["a2", "b2"], chain: [0] }].map(model.isOver),
    [false, true, false],
  );
});

test("a set holds the problems with a motif", () => {
  const two = [problem(1), { ...problem(2), motifs: /** @type {const} */ (["bridge", "joins"]) }];
  assert.deepEqual(
    model.sets(two).map(({ name, problems }) => [name, problems.map(({ id }) => id)]),
    [
      ["joins", ["a1", "a2"]],
      ["bridge", ["a2"]],
    ],
  );
  assert.deepEqual([model.motifNamed("cut"), model.motifNamed("")], ["cut", null]);
  assert.equal(two.filter(model.within(null)).length, 2);
});
