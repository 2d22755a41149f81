/** What the engine is to analyze, and what is shown of it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  balance,
  candidates,
  cost,
  curve,
  hintPending,
  hintedCells,
  hintedMove,
  learnt,
  line,
  nodes,
  owners,
  positions,
  progress,
  shares,
  studied,
  surveyed,
  task,
  triedRecord,
} from "../../web/model/analysis.ts";
import { notice } from "../../web/model/notice.ts";
import { gone } from "../../web/model/steps.ts";
import { last, previous, shownAt } from "../../web/model/tree.ts";
import { at, ENGLISH, LOST, SURVEY, TWO, WON, DRAWN } from "./states.js";

const REPORT = {
  move: "a1",
  value: 0.7,
  value_of: 1,
  playouts: 64_000,
  nodes: 1_000,
  elapsed: 1,
  progress: 1,
  visits: { a1: 80, b1: 19, c1: 1 },
  line: ["a1", "c1"],
  total: 100,
  candidates: [
    { move: "a1", visits: 80, value: 0.7, line: ["a1", "c1"] },
    { move: "b1", visits: 19, value: 0.4, line: ["b1"] },
    { move: "c1", visits: 1, value: 0.3, line: ["c1"] },
    { move: "d1", visits: 0, value: 0.5, line: ["d1"] },
  ],
  owners: [0.9, 0.5, 0.1, 0.5, 0.5],
};

/** A state that knows the report of its position, or more. */
const knowing = (state, more = {}, done = false) => learnt(state, state.snapshot.record, { ...REPORT, ...more }, done);
/** One that shows it. */
const shows = (words = "", lens = {}, change = {}) =>
  knowing(at(words, { analysing: true, lens: { ...at().lens, ...lens }, ...change }));
const hint = (step) => ({ record: "g5:", step });
const near = (value, expected) =>
  assert.ok(value !== null && Math.abs(value - expected) < 1e-9, `${value} is not ${expected}`);

// What is analyzed

test("the engine analyzes only what is asked for", () => {
  assert.equal(task(at()), null);
  assert.deepEqual(task(at("", { analysing: true })), { record: "g5:", budget: null });
  assert.equal(task(at("a1", { analysing: true }, WON)), null, "the game is over");
});

for (const [why, change] of [
  ["a move waits", { pending: ["a1"] }],
  ["a bot thinks", { thinking: { id: 1, info: null, stopping: false } }],
  ["a game is on its way", { opening: { kind: "link", asked: { record: "g5:" }, players: [] } }],
  ["the engine starts", { engine: { phase: "starting", done: 0, total: 0 } }],
  ["another position is on its way", { tree: previous(at("a1").tree) }],
]) {
  test(`the engine is not free to analyze while ${why}`, () => {
    const state = at("a1.b1", { analysing: true });
    assert.ok(task(state));
    assert.equal(task({ ...state, ...change }), null);
  });
}

test("a bot to move comes first, unless it is paused", () => {
  assert.equal(task(at("a1", { analysing: true })), null);
  assert.deepEqual(task(at("a1", { analysing: true, paused: true })), { record: "g5:a1", budget: null });
});

test("a bot that remembers thinks in the person's time", () => {
  const state = at("", { pondering: true, settings: { b: { breadth: 3 } } });
  assert.deepEqual(task(state), { record: "g5:", budget: { playouts: 10_000_000 }, settings: { breadth: 3 } });
  for (const idle of [{ paused: true }, { away: true }, { pondering: false }, TWO])
    assert.equal(task({ ...state, ...idle }), null, Object.keys(idle).join());
  assert.equal(task(at("a1", { pondering: true })), null, "it thinks in its own time");
  assert.equal(task(knowing(state, { playouts: 10_000_000 })), null, "it knows enough");
});

test("a person who wants to be warned has the position judged before the move", () => {
  const state = at("", { lens: { ...at().lens, alarm: true } });
  assert.deepEqual(task(state), { record: "g5:", budget: { playouts: SURVEY } });
  assert.equal(task({ ...state, ...TWO }), null);
  assert.equal(task(knowing(state, { playouts: SURVEY })), null);
});

test("a position of which all is known is left alone", () => {
  assert.notEqual(task(knowing(at("", { analysing: true }))), null);
  assert.equal(task(knowing(at("", { analysing: true }), {}, true)), null);
});

test("what is known is not forgotten for less", () => {
  const less = (done) => knowing(knowing(at()), { playouts: 5, value: 0 }, done).analyses["g5:"];
  assert.deepEqual([less(false)?.value, less(false)?.done], [0.7, false]);
  assert.deepEqual([less(true)?.value, less(true)?.done], [0, true], "all is known");
  assert.equal(knowing(knowing(at()), { playouts: 70_000, value: 0 }).analyses["g5:"]?.value, 0);
});

test("an analysis of the game goes through its positions", () => {
  const state = at("a1.b1", { paused: true });
  const all = { ...state, survey: positions(state) };
  assert.deepEqual(all.survey, ["g5:", "g5:a1", "g5:a1.b1"]);
  assert.deepEqual(task(all), { record: "g5:", budget: { playouts: SURVEY } });
  const known = learnt(all, "g5:", { ...REPORT, playouts: SURVEY }, false);
  assert.deepEqual(
    [task(known)?.record, progress(all), progress(known)],
    ["g5:a1", { done: 0, total: 3 }, { done: 1, total: 3 }],
  );
  const ended = learnt(known, "g5:a1", REPORT, true);
  assert.deepEqual([task(ended)?.record, progress(ended)?.done], ["g5:a1.b1", 2]);
  assert.equal(progress(state), null);
});

test("the positions of the game are those of the line shown, to its end", () => {
  const state = at("a1.b1");
  const back = { ...state, tree: shownAt(state.tree, 0) };
  assert.deepEqual(positions(back), positions(state));
  assert.deepEqual(nodes(back.tree), [0, 1, 2]);
  assert.deepEqual(back.tree.tip, last(back.tree).at);
});

// What is shown

test("candidates have their order and share", () => {
  const found = candidates(shows("", { top: 3 }));
  assert.deepEqual(found.get("a1"), { share: 0.8, order: 1, chance: 0.7, faded: false });
  assert.deepEqual([found.get("b1")?.order, found.get("b1")?.faded, found.get("c1")?.faded], [2, false, true]);
  assert.deepEqual([...candidates(shows("", { top: 1 })).keys()], ["a1"]);
  assert.deepEqual(
    [...candidates(shows("", { top: 5 })).keys()],
    ["a1", "b1", "c1"],
    "a move without visits is no candidate",
  );
});

test("shares and candidates are shown where they are asked for", () => {
  assert.deepEqual(Object.fromEntries(shares(shows())), { a1: 0.8, b1: 0.19, c1: 0.01, d1: 0 });
  for (const state of [shows("", { shade: "none" }), shows("", {}, { analysing: false })])
    assert.deepEqual([candidates(state).size, shares(state).size], [0, 0]);
  const owned = shows("", { shade: "owners" });
  assert.deepEqual(
    [candidates(owned), shares(owned).size],
    [candidates(shows()), 0],
    "the numbers stay where the owners are shown",
  );
});

test("owners are shown in place of the visits", () => {
  assert.deepEqual(owners(shows("", { shade: "owners" })), REPORT.owners);
  assert.deepEqual(owners(shows()), []);
  assert.deepEqual(owners(at("", { analysing: true, lens: { ...at().lens, shade: "owners" } })), []);
});

test("the line is that of the move looked at", () => {
  assert.equal(line(shows()).size, 0);
  assert.deepEqual(Object.fromEntries(line(shows("", {}, { focus: "a1" }))), {
    a1: { number: 1, player: 1 },
    c1: { number: 2, player: 2 },
  });
  assert.deepEqual([...line(shows("e1", {}, { focus: "b1" }))], [["b1", { number: 1, player: 2 }]]);
  assert.equal(line(shows("", { top: 1 }, { focus: "b1" })).size, 0, "it is no candidate");
});

test("chances are those of the first player", () => {
  near(balance(shows()), 0.7);
  near(balance(knowing(at("b1", { analysing: true }), { value_of: 2 })), 0.3);
  assert.equal(balance(knowing(at())), null, "nobody asked");
  assert.equal(balance(at("", { analysing: true })), null, "nothing is known");
});

test("the curve ends with who has won", () => {
  const values = [0.6, 0.55, 0.9];
  const over = at("a1.b1.c1", {}, LOST);
  const known = values.reduce(
    (state, value, ply) => learnt(state, positions(state)[ply] ?? "", { ...REPORT, value }, false),
    over,
  );
  assert.deepEqual(curve(known), [0.6, 0.55, 0.9, 0]);
  assert.deepEqual(curve(at("a1", {}, WON)), [null, 1]);
  assert.deepEqual(curve(at("a1", {}, DRAWN)), [null, 0.5]);
});

test("positions in which chance is to move are not analyzed", () => {
  const state = at("heads.a1.tails.b1", TWO);
  assert.deepEqual(studied(state), ["g5:heads", "g5:heads.a1.tails", "g5:heads.a1.tails.b1"]);
  const known = studied(state).reduce(
    (now, record) => learnt(now, record, { ...REPORT, playouts: SURVEY }, false),
    state,
  );
  assert.deepEqual([surveyed(state), surveyed(known)], [false, true]);
});

test("a move tried in place of a mistake is analyzed first", () => {
  const mistake = {
    ply: 1,
    number: 1,
    record: "g5:",
    move: "e1",
    player: 1,
    cost: 0.5,
    grade: "blunder",
    better: "a1",
    line: ["a1"],
  };
  const learning = { mistakes: [mistake], index: 0, tried: "b1", told: false, found: 0 };
  const state = at("", { review: { chosen: null, aside: null, learning }, survey: ["g5:"] });
  assert.deepEqual([triedRecord(state), task(state)], ["g5:b1", { record: "g5:b1", budget: { playouts: SURVEY } }]);
  for (const tried of [null, "a1"])
    assert.equal(
      triedRecord({ ...state, review: { ...state.review, learning: { ...learning, tried } } }),
      null,
      "nothing to judge",
    );
  assert.equal(triedRecord(at()), null);
});

test("a hint is an area at first and then the move", () => {
  const area = hintedCells(knowing(at("", { hint: hint(1) })));
  assert.ok(area.has("a1") && area.size > 1 && area.size < 5);
  assert.deepEqual([...hintedCells(knowing(at("", { hint: hint(2) })))], ["a1"]);
  assert.equal(hintedMove(knowing(at("", { hint: hint(1) }))), null);
  assert.equal(hintedMove(knowing(at("", { hint: hint(2) }))), "a1");
});

test("a hint's area holds no stones, and belongs to its position", () => {
  const state = knowing(at("b1.c1", { hint: { record: "g5:b1.c1", step: 1 } }));
  assert.ok(!hintedCells(state).has("b1") && !hintedCells(state).has("c1") && hintedCells(state).has("a1"));
  assert.equal(hintedCells(knowing(at("b1.c1", { hint: hint(1) }))).size, 0);
});

test("a hint waits until enough is known, and the engine looks for it", () => {
  const state = at("", { hint: hint(1) });
  assert.deepEqual([hintPending(state), task(state)], [true, { record: "g5:", budget: null }]);
  assert.ok(hintPending(knowing(state, { playouts: 10 })));
  const known = knowing(state);
  assert.deepEqual([hintPending(known), task(known)], [false, null]);
  assert.ok(!hintPending(knowing(state, { playouts: 10 }, true)), "there is no more to find out");
  assert.ok(!hintPending(at()));
});

test("a hint keeps to its move, unless the person sees the analysis go on", () => {
  const first = knowing(at("", { hint: hint(2) }));
  const longer = knowing(first, { move: "b1", playouts: 70_000 });
  assert.equal(hintedMove(longer), "a1");
  assert.equal(hintedMove({ ...longer, analysing: true }), "b1");
  assert.equal(notice(ENGLISH, longer).text, "Hint: a1.");
  assert.equal(
    notice(ENGLISH, { ...longer, analysing: true }).text,
    "Hint: b1 after a longer look, no longer a1.",
    "it does not change silently",
  );
});

test("where every move loses, a hint says so and names one at once", () => {
  const lost = knowing(at("", { hint: hint(1) }), { value: 0 }, true);
  assert.deepEqual([hintedMove(lost), ...hintedCells(lost)], ["a1", "a1"]);
  assert.equal(notice(ENGLISH, lost).text, "Every move loses against best play; a1 makes it hardest.");
});

test("what a move has cost its player", () => {
  const state = at("b1");
  const known = knowing(learnt(state, "g5:", REPORT, false), { value: 0.6, value_of: 2 });
  near(cost(known, "g5:", "g5:b1", 1), 0.3);
  assert.equal(cost(known, "g5:", "g5:b1", 2), 0, "the other player has gained");
  assert.equal(cost(state, "g5:", "g5:b1", 1), null);
});

test("going about keeps what is known", () => {
  const state = knowing(at("a1.b1"));
  assert.equal(gone(state, previous(state.tree)).analyses, state.analyses);
});
