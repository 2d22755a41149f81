/** What is shown of the first stones and of the answers to them. */

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import { boardScene } from "../../web/board/scene.ts";
import { noticeOf } from "../../web/model/notice.ts";
import * as model from "../../web/model/openings.ts";
import { startLearning } from "../../web/model/learning.ts";
import { gameOverlay } from "../../web/model/overlay.ts";
import { chooseMistake, mistakes } from "../../web/model/review.ts";
import { showAt } from "../../web/model/tree.ts";
import { report, surveyedAs } from "./reports.js";
import { at, ENGLISH, snapshot, TWO } from "./states.js";
import { pluck } from "./pluck.js";

const PIE = { options: { pie: true } };
const one = (value, choice = false, error = 0.06) => ({ value, choice, error, positions: 4000 });
const proven = (value) => ({ value, choice: false, error: 0, positions: null });
const STONES = { a1: one(0.1), b1: one(0.45, true), c1: one(0.95), d1: one(0.55, true), e1: one(0.3) };
const ANSWERS = { swap: one(0.45), c1: one(0.6, true), d1: one(0.2) };
const first = at("", { ...TWO, openings: true, book: { record: "g5:", moves: STONES } }, PIE);
const second = at("b1", { ...TWO, openings: true, book: { record: "g5:b1", moves: ANSWERS } }, PIE);

test("there are openings before and after the first stone, where it may be taken over and the values are known", () => {
  ok(model.hasOpenings(first) && model.hasOpenings(second));
  const others = [at("", TWO), at("a1.b1", TWO, PIE), at("", TWO, { ...PIE, size: 6 }), at("black-resigns", TWO, PIE)];
  ok(!others.some(model.hasOpenings));
});

test("the engine is asked once for each position, and only if the person wants it", () => {
  const state = at("", { ...TWO, openings: true }, PIE);
  ok([state, { ...second, book: first.book }].every(model.wantsBook), "another position is known");
  ok(![first, { ...state, openings: false }, at("a1.b1", { openings: true }, PIE)].some(model.wantsBook));
});

test("first stones come in the order of evenness", () => {
  deepEqual(pluck(model.knownOpenings(first), "move"), ["b1", "d1", "e1", "a1", "c1"]);
  deepEqual(pluck(model.openingChoices(first), "move"), ["b1", "d1"]);
  equal(model.taking(first), null);
  for (const change of [{ openings: false }, { book: null }, { book: second.book }])
    equal(model.knownOpenings({ ...first, ...change }), null);
});

test("the board is tinted by the chance of the owner, and even stones are marked", () => {
  const { looks } = model.shading(first);
  deepEqual(looks.get("b1"), { order: 1, chance: 0.45, faded: false, tinted: true });
  deepEqual(looks.get("a1"), { order: 0, chance: 0.1, faded: false, tinted: true });
  const { layout, snapshot } = first;
  const { cells } = boardScene({ snapshot, layout }, { looks }, ENGLISH);
  const b1 = cells[layout.cells.findIndex(({ name }) => name === "b1")];
  deepEqual([b1.shade, b1.chance], [{ kind: "value", strength: 0.45 }, "45"]);
});

test("answers come in the order of what they win", () => {
  deepEqual(pluck(model.openingChoices(second), "move"), ["c1"]);
  equal(model.taking(second)?.value, 0.45);
  const { looks } = model.shading(second) ?? {};
  deepEqual([looks?.get("c1")?.order, looks?.get("d1")?.order, looks?.has("swap")], [1, 0, false]);
});

test("the notice tells what to make of it, and how far the numbers may be wrong", () => {
  equal(noticeOf(ENGLISH, first).text, "Fairest first stones: b1 (45% ± 6%), d1 (55% ± 6%) if not swapped.");
  equal(noticeOf(ENGLISH, second).text, "Swap: 45% ± 6% to win, fair. Best answer: c1.");
  const unknown = { ...second, book: { record: "g5:b1", moves: { swap: one(0.3) } } };
  equal(noticeOf(ENGLISH, unknown).text, "Swap: 30% ± 6% to win. Playing on: 70% at best.");
  const uneven = { ...first, book: { record: "g5:", moves: { a1: one(0.13, true), b1: proven(1) } } };
  match(noticeOf(ENGLISH, uneven).text, /^No first stone is really fair here. .*a1 \(13%/);
  const solved = { ...first, book: { record: "g5:", moves: { a1: proven(0), b1: proven(1) } } };
  match(noticeOf(ENGLISH, solved).text, /^No first stone is fair/);
  const sure = { ...second, book: { record: "g5:b1", moves: { swap: proven(1) } } };
  equal(noticeOf(ENGLISH, sure).text, "Swap: 100% to win. Playing on: 0% at best.");
});

test("a move is even where the interval holds a half", () => {
  ok(model.isEven(one(0.45)) && model.isEven(one(0.55)));
  ok(!model.isEven(one(0.43)) && !model.isEven(proven(0)) && !model.isEven(proven(1)));
});

test("the source of the numbers is the weakest of their sources", () => {
  const long = { ...one(0.5, false, 0.02), positions: 16_000 };
  deepEqual(model.source([long, one(0.3)]), { proven: "none", positions: 4000, error: 0.06 });
  deepEqual(model.source([long, proven(0)]), { proven: "some", positions: 16_000, error: 0.02 });
  equal(model.source([proven(0), proven(1)]).proven, "all");
});

/** White, who answers b1 with d1, makes a mistake. */
const REVIEWED = surveyedAs(at("b1.d1", TWO, PIE), [0.5, "b1"], [0.4, "c1.a1"], [0.7, "a1"]);
const [SLIP] = mistakes(REVIEWED);
ok(SLIP);
/** The same, with the position before that on the board and the answers asked for. */
const BEFORE = {
  ...REVIEWED,
  ...{ snapshot: snapshot("b1", PIE), tree: showAt(REVIEWED.tree, 1) },
  ...{ openings: true, book: { record: "g5:b1", moves: ANSWERS } },
};
const shown = (state) => gameOverlay(state, { numbers: false, confirm: false });

test("the values of answers are shown beside a mistake, and give nothing away in an exercise", () => {
  const { looks, slip, line } = shown(chooseMistake(BEFORE, SLIP));
  deepEqual([[...(looks?.keys() ?? [])], slip?.move, line?.size], [["c1", "d1"], "d1", 0]);
  equal(shown(chooseMistake({ ...BEFORE, openings: false }, SLIP)).line?.size, 2);
  const exercise = startLearning(BEFORE, 2);
  ok(!model.hasOpenings(exercise));
  equal(shown(exercise).looks?.size, 0);
});

test("where no answer was measured, the analysis keeps its numbers", () => {
  const analyses = { "g5:b1": { ...report(0.7, ["c1"]), done: false } };
  const book = { record: "g5:b1", moves: { swap: one(0.3) } };
  deepEqual([...(shown({ ...second, book, analysing: true, analyses }).looks?.keys() ?? [])], ["c1"]);
});
