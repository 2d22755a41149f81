/** What is shown of the first stones and of the answers to them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { notice } from "../../web/model/notice.ts";
import {
  choices,
  hasOpenings,
  isEven,
  openings,
  shading,
  source,
  taking,
  wantsBook,
} from "../../web/model/openings.ts";
import { learning } from "../../web/model/learning.ts";
import { overlayOf } from "../../web/model/overlay.ts";
import { chosen, mistakes } from "../../web/model/review.ts";
import { shownAt } from "../../web/model/tree.ts";
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
  assert.ok(hasOpenings(first) && hasOpenings(second));
  for (const state of [
    at("", TWO),
    at("a1.b1", TWO, PIE),
    at("", TWO, { ...PIE, size: 6 }),
    at("black-resigns", TWO, PIE),
  ])
    assert.ok(!hasOpenings(state));
});

test("the engine is asked once for each position, and only if the person wants it", () => {
  const state = at("", { ...TWO, openings: true }, PIE);
  assert.ok(wantsBook(state));
  assert.ok(
    !wantsBook(first) && !wantsBook({ ...state, openings: false }) && !wantsBook(at("a1.b1", { openings: true }, PIE)),
  );
  assert.ok(wantsBook({ ...second, book: first.book }), "it knows another position");
});

test("first stones come in the order of evenness", () => {
  assert.deepEqual(pluck(openings(first), "move"), ["b1", "d1", "e1", "a1", "c1"]);
  assert.deepEqual(pluck(choices(first), "move"), ["b1", "d1"]);
  assert.equal(taking(first), null);
  for (const state of [
    { ...first, openings: false },
    { ...first, book: null },
    { ...first, book: second.book },
  ])
    assert.equal(openings(state), null);
});

test("the board shades even stones and shows the chance of the owner", () => {
  const { looks, shares } = shading(first) ?? {};
  assert.deepEqual(looks?.get("b1"), { order: 1, chance: 0.45, faded: false });
  assert.deepEqual(looks?.get("a1"), { order: 0, chance: 0.1, faded: false });
  assert.ok(
    Number(shares?.get("b1")) > Number(shares?.get("e1")) && Number(shares?.get("e1")) > Number(shares?.get("c1")),
  );
});

test("answers come in the order of what they win", () => {
  assert.deepEqual(pluck(choices(second), "move"), ["c1"]);
  assert.equal(taking(second)?.value, 0.45);
  const { looks, shares } = shading(second) ?? {};
  assert.deepEqual(
    [looks?.get("c1")?.order, looks?.get("d1")?.order, looks?.has("swap"), shares?.get("c1")],
    [1, 0, false, 0.6],
  );
});

test("the notice tells what to make of it, and how far the numbers may be wrong", () => {
  assert.equal(notice(ENGLISH, first).text, "Fairest first stones, without a swap: b1 (45% ± 6%), d1 (55% ± 6%).");
  assert.equal(notice(ENGLISH, second).text, "Swap wins 45% ± 6%: even. Best answer: c1.");
  const unknown = { ...second, book: { record: "g5:b1", moves: { swap: one(0.3) } } };
  assert.equal(notice(ENGLISH, unknown).text, "Swap wins 30% ± 6%. Playing on wins 70%, with the best answer.");
  const uneven = { ...first, book: { record: "g5:", moves: { a1: one(0.13, true), b1: proven(1) } } };
  assert.match(notice(ENGLISH, uneven).text, /^No first stone is fair, as far as is known; .*a1 \(13%/);
  const solved = { ...first, book: { record: "g5:", moves: { a1: proven(0), b1: proven(1) } } };
  assert.match(notice(ENGLISH, solved).text, /^No first stone is fair/);
  const sure = { ...second, book: { record: "g5:b1", moves: { swap: proven(1) } } };
  assert.equal(notice(ENGLISH, sure).text, "Swap wins 100%. Playing on wins 0%, with the best answer.");
});

test("a move is even where the interval holds a half", () => {
  assert.ok(isEven(one(0.45)) && isEven(one(0.55)));
  assert.ok(!isEven(one(0.43)) && !isEven(proven(0)) && !isEven(proven(1)));
});

test("the source of the numbers is the weakest of their sources", () => {
  const long = { ...one(0.5, false, 0.02), positions: 16_000 };
  assert.deepEqual(source([long, one(0.3)]), { proven: "none", positions: 4000, error: 0.06 });
  assert.deepEqual(source([long, proven(0)]), { proven: "some", positions: 16_000, error: 0.02 });
  assert.equal(source([proven(0), proven(1)]).proven, "all");
});

/** White, who answers b1 with d1, makes a mistake. */
const REVIEWED = surveyedAs(at("b1.d1", TWO, PIE), [
  [0.5, "b1"],
  [0.4, "c1.a1"],
  [0.7, "a1"],
]);
const [SLIP] = mistakes(REVIEWED);
assert.ok(SLIP);
/** The same, with the position before that on the board and the answers asked for. */
const BEFORE = {
  ...REVIEWED,
  ...{ snapshot: snapshot("b1", PIE), tree: shownAt(REVIEWED.tree, 1) },
  ...{ openings: true, book: { record: "g5:b1", moves: ANSWERS } },
};
const shown = (state) => overlayOf(state, { numbers: false, confirm: false });

test("the values of answers are shown beside a mistake, and give nothing away in an exercise", () => {
  const { looks, slip, line } = shown(chosen(BEFORE, SLIP));
  assert.deepEqual([[...(looks?.keys() ?? [])], slip?.move, line?.size], [["c1", "d1"], "d1", 0]);
  assert.equal(shown(chosen({ ...BEFORE, openings: false }, SLIP)).line?.size, 2);
  const exercise = learning(BEFORE, 2);
  assert.ok(!hasOpenings(exercise));
  assert.equal(shown(exercise).looks?.size, 0);
});

test("where no answer was measured, the analysis keeps its numbers", () => {
  const analyses = { "g5:b1": { ...report(0.7, ["c1"]), done: false } };
  const book = { record: "g5:b1", moves: { swap: one(0.3) } };
  assert.deepEqual([...(shown({ ...second, book, analysing: true, analyses }).looks?.keys() ?? [])], ["c1"]);
});
