/** What the engine is to analyze, and what is shown of it. */

import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { test } from "node:test";

import * as analysis from "../../web/model/analysis.ts";
import { noticeOf } from "../../web/model/notice.ts";
import { mistakes } from "../../web/model/review.ts";
import { last, previous, showAt } from "../../web/model/tree.ts";
import { report, surveyedAs } from "./reports.js";
import { at, CHECK, ENGLISH, LOST, snapshot, SURVEY, TAUGHT, TWO, WON, DRAWN } from "./states.js";

const REPORT = {
  ...{ ...report(0.7, ["a1", "c1"]), playouts: 64_000 },
  candidates: [
    { move: "a1", visits: 80, value: 0.7, line: ["a1", "c1"] },
    { move: "b1", visits: 19, value: 0.4, line: ["b1"] },
    { move: "c1", visits: 1, value: 0.3, line: ["c1"] },
    { move: "d1", visits: 0, value: 0.5, line: ["d1"] },
  ],
  owners: [0.9, 0.5, 0.1, 0.5, 0.5],
};

/** A state that knows the report of its position, or more. */
const knowing = (state, more = {}, done = false) =>
  analysis.addReport(state, state.snapshot.record, { ...REPORT, ...more }, done);
/** One that shows it. */
const shows = (words = "", lens = {}, change = {}) =>
  knowing(at(words, { analysing: true, lens: { ...at().lens, ...lens }, ...change }));
const hint = (step) => ({ record: "g5:", step });
const near = (value, expected) =>
  ok(value !== null && Math.abs(value - expected) < 1e-9, `${value} is not ${expected}`);

// What is analyzed

test("the engine analyzes only what is asked for", () => {
  equal(analysis.engineTask(at()), null);
  deepEqual(analysis.engineTask(at("", { analysing: true })), { record: "g5:", budget: null });
  equal(analysis.engineTask(at("a1", { analysing: true }, WON)), null, "the game is over");
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
    ok(analysis.engineTask(state));
    equal(analysis.engineTask({ ...state, ...change }), null);
  });
}

test("a bot to move comes first, unless it is paused", () => {
  equal(analysis.engineTask(at("a1", { analysing: true })), null);
  deepEqual(analysis.engineTask(at("a1", { analysing: true, paused: true })), { record: "g5:a1", budget: null });
});

test("a bot that remembers thinks in the person's time", () => {
  const state = at("", { pondering: true, settings: { b: { breadth: 3 } } });
  const task = { record: "g5:", budget: { playouts: 10_000_000 }, settings: { breadth: 3 } };
  deepEqual(analysis.engineTask(state), task);
  for (const idle of [{ paused: true }, { away: true }, { pondering: false }, TWO])
    equal(analysis.engineTask({ ...state, ...idle }), null, Object.keys(idle).join());
  equal(analysis.engineTask(at("a1", { pondering: true })), null, "it thinks in its own time");
  equal(analysis.engineTask(knowing(state, { playouts: 10_000_000 })), null, "it knows enough");
});

test("in a teaching game the position is judged before the move, and earlier moves at leisure", () => {
  const state = at("", TAUGHT);
  const deep = { playouts: CHECK ** 2 * SURVEY };
  deepEqual(analysis.engineTask(state), { record: "g5:", budget: deep });
  equal(analysis.engineTask({ ...state, ...TWO }), null);
  equal(analysis.engineTask({ ...state, describe: at().describe }), null, "the opponent is no level");
  equal(analysis.engineTask(knowing(state, deep)), null);
  const doubtful = surveyedAs(at("a1.b1", TAUGHT), [0.7, "c1"], [0.55, "c1"], [0.55, "c1"]);
  const quick = { ...doubtful.analyses["g5:a1"], playouts: SURVEY };
  const found = { ...doubtful, analyses: { ...doubtful.analyses, "g5:a1": quick } };
  deepEqual(analysis.engineTask(found), { record: "g5:a1", budget: deep });
});

test("a move is judged by two positions, as deep as in the review only while it seems to be a mistake", () => {
  const searches = (after) => {
    let state = at("a1", { ...TAUGHT, judging: { before: snapshot(), slow: false } });
    const found = [];
    for (let next = analysis.engineTask(state); next; next = analysis.engineTask(state)) {
      const { record, budget } = next;
      found.push([record, budget.playouts / SURVEY].join(" "));
      const told = record === "g5:" ? report(0.7, ["c1"]) : report(after(budget.playouts), ["b1"]);
      state = analysis.addReport(state, record, { ...told, ...budget }, false);
    }
    return found.join();
  };
  const chances = [() => 0.55, (playouts) => (playouts > SURVEY ? 0.6 : 0.3), () => 0.3];
  const [quick, doubted, sure] = chances.map(searches);
  const once = "g5:a1 1,g5: 1";
  deepEqual([quick, doubted, sure], [once, `${once},g5:a1 4`, `${once},g5:a1 4,g5: 4,g5:a1 16,g5: 16`]);
});

test("a position of which all is known is left alone", () => {
  notEqual(analysis.engineTask(knowing(at("", { analysing: true }))), null);
  equal(analysis.engineTask(knowing(at("", { analysing: true }), {}, true)), null);
});

test("what is known is not forgotten for less", () => {
  const less = (done) => knowing(knowing(at()), { playouts: 5, value: 0 }, done).analyses["g5:"];
  deepEqual([less(false)?.value, less(false)?.done], [0.7, false]);
  deepEqual([less(true)?.value, less(true)?.done], [0, true], "all is known");
  equal(knowing(knowing(at()), { playouts: 70_000, value: 0 }).analyses["g5:"]?.value, 0);
});

test("an analysis of the game goes through its positions", () => {
  const state = at("a1.b1", { paused: true });
  const all = { ...state, survey: analysis.lineRecords(state) };
  deepEqual(all.survey, ["g5:", "g5:a1", "g5:a1.b1"]);
  deepEqual(analysis.engineTask(all), { record: "g5:", budget: { playouts: SURVEY } });
  const known = analysis.addReport(all, "g5:", { ...REPORT, playouts: SURVEY }, false);
  equal(analysis.engineTask(known)?.record, "g5:a1");
  deepEqual(analysis.progress(all), { done: 0, total: 3, doubtful: 0 });
  deepEqual(analysis.progress(known), { done: 1, total: 3, doubtful: 0 });
  const ended = analysis.addReport(known, "g5:a1", REPORT, true);
  deepEqual([analysis.engineTask(ended)?.record, analysis.progress(ended)?.done], ["g5:a1.b1", 2]);
  equal(analysis.progress(state), null);
});

test("the positions of the game are those of the line shown, to its end", () => {
  const state = at("a1.b1");
  const back = { ...state, tree: showAt(state.tree, 0) };
  deepEqual(analysis.lineRecords(back), analysis.lineRecords(state));
  deepEqual(analysis.lineNodes(back.tree), [0, 1, 2]);
  deepEqual(back.tree.tip, last(back.tree).at);
});

// What is shown

test("candidates have their order and share", () => {
  const found = analysis.candidates(shows("", { top: 3 }));
  deepEqual(found.get("a1"), { share: 0.8, order: 1, chance: 0.7, faded: false });
  deepEqual([found.get("b1")?.order, found.get("b1")?.faded, found.get("c1")?.faded], [2, false, true]);
  deepEqual([...analysis.candidates(shows("", { top: 1 })).keys()], ["a1"]);
  const all = [...analysis.candidates(shows("", { top: 5 })).keys()];
  deepEqual(all, ["a1", "b1", "c1"], "a move without visits is no candidate");
});

test("shares and candidates are shown where they are asked for", () => {
  deepEqual(Object.fromEntries(analysis.shares(shows())), { a1: 0.8, b1: 0.19, c1: 0.01, d1: 0 });
  for (const state of [shows("", { shade: "none" }), shows("", {}, { analysing: false })])
    deepEqual([analysis.candidates(state).size, analysis.shares(state).size], [0, 0]);
  const owned = shows("", { shade: "owners" });
  equal(analysis.shares(owned).size, 0);
  deepEqual(analysis.candidates(owned), analysis.candidates(shows()), "the numbers stay beside the owners");
});

test("owners are shown in place of the visits", () => {
  deepEqual(analysis.owners(shows("", { shade: "owners" })), REPORT.owners);
  deepEqual(analysis.owners(shows()), []);
  deepEqual(analysis.owners(at("", { analysing: true, lens: { ...at().lens, shade: "owners" } })), []);
});

test("the line is that of the move looked at", () => {
  equal(analysis.candidateLine(shows()).size, 0);
  deepEqual(Object.fromEntries(analysis.candidateLine(shows("", {}, { focus: "a1" }))), {
    a1: { number: 1, player: 1 },
    c1: { number: 2, player: 2 },
  });
  deepEqual([...analysis.candidateLine(shows("e1", {}, { focus: "b1" }))], [["b1", { number: 1, player: 2 }]]);
  equal(analysis.candidateLine(shows("", { top: 1 }, { focus: "b1" })).size, 0, "it is no candidate");
});

test("chances are those of the first player", () => {
  near(analysis.balance(shows()), 0.7);
  near(analysis.balance(knowing(at("b1", { analysing: true }), { value_of: 2 })), 0.3);
  equal(analysis.balance(knowing(at())), null, "nobody asked");
  equal(analysis.balance(at("", { analysing: true })), null, "nothing is known");
});

test("the curve ends with who has won", () => {
  const values = [0.6, 0.55, 0.9];
  const over = at("a1.b1.c1", {}, LOST);
  const known = values.reduce(
    (state, value, ply) =>
      analysis.addReport(state, analysis.lineRecords(state)[ply] ?? "", { ...REPORT, value }, false),
    over,
  );
  deepEqual(analysis.winRates(known), [0.6, 0.55, 0.9, 0]);
  deepEqual(analysis.winRates(at("a1", {}, WON)), [null, 1]);
  deepEqual(analysis.winRates(at("a1", {}, DRAWN)), [null, 0.5]);
});

test("positions in which chance is to move are not analyzed", () => {
  const state = at("heads.a1.tails.b1", TWO);
  deepEqual(analysis.surveyRecords(state), ["g5:heads", "g5:heads.a1.tails", "g5:heads.a1.tails.b1"]);
  const known = analysis
    .surveyRecords(state)
    .reduce((now, record) => analysis.addReport(now, record, { ...REPORT, playouts: SURVEY }, false), state);
  deepEqual([analysis.isLineJudged(state), analysis.isLineJudged(known)], [false, true]);
});

test("what seems to be a mistake is searched again, and is claimed only then", () => {
  const game = at("a1.b1", { paused: true });
  const played = { ...game, survey: analysis.lineRecords(game) };
  const known = (state, record, value, move, playouts) =>
    analysis.addReport(state, record, { ...report(value, [move]), playouts }, false);
  let state = known(known(played, "g5:", 0.9, "c1", SURVEY), "g5:a1", 0.4, "b1", SURVEY);
  state = known(state, "g5:a1.b1", 0.4, "c1", SURVEY);
  deepEqual(mistakes(state), []);
  for (const record of ["g5:", "g5:a1"]) {
    deepEqual(analysis.engineTask(state), { record, budget: { playouts: CHECK ** 2 * SURVEY } });
    ok(!analysis.isLineJudged(state));
    state = known(state, record, record === "g5:" ? 0.9 : 0.5, "c1", CHECK ** 2 * SURVEY);
  }
  deepEqual([analysis.engineTask(state), analysis.isLineJudged(state), mistakes(state).length], [null, true, 1]);
  const refuted = known(state, "g5:a1", 0.89, "c1", CHECK ** 3 * SURVEY);
  deepEqual(mistakes(refuted), [], "a deeper search has the last word");
  const doubted = known(known(played, "g5:", 0.9, "c1", SURVEY), "g5:a1", 0.84, "b1", SURVEY);
  const all = known(doubted, "g5:a1.b1", 0.84, "c1", SURVEY);
  equal(analysis.engineTask(all)?.budget?.playouts, CHECK * SURVEY, "it may cost more than it seems");
});

test("a move tried in place of a mistake is analyzed first", () => {
  const mistake = { record: "g5:", move: "e1", player: 1, better: "a1" };
  const learning = { mistakes: [mistake], index: 0, tried: "b1", told: false, found: 0 };
  const state = at("", { review: { chosen: null, aside: null, learning }, survey: ["g5:"] });
  equal(analysis.triedRecord(state), "g5:b1");
  deepEqual(analysis.engineTask(state), { record: "g5:b1", budget: { playouts: SURVEY } });
  for (const tried of [null, "a1"]) {
    const review = { ...state.review, learning: { ...learning, tried } };
    equal(analysis.triedRecord({ ...state, review }), null, "nothing to judge");
  }
  equal(analysis.triedRecord(at()), null);
});

test("a hint is an area at first and then the move", () => {
  const area = analysis.hintCells(knowing(at("", { hint: hint(1) })));
  ok(area.has("a1") && area.size > 1 && area.size < 5);
  deepEqual([...analysis.hintCells(knowing(at("", { hint: hint(2) })))], ["a1"]);
  equal(analysis.revealedHint(knowing(at("", { hint: hint(1) }))), null);
  equal(analysis.revealedHint(knowing(at("", { hint: hint(2) }))), "a1");
});

test("a hint's area holds no stones, and belongs to its position", () => {
  const state = knowing(at("b1.c1", { hint: { record: "g5:b1.c1", step: 1 } }));
  const cells = analysis.hintCells(state);
  ok(!cells.has("b1") && !cells.has("c1") && cells.has("a1"));
  equal(analysis.hintCells(knowing(at("b1.c1", { hint: hint(1) }))).size, 0);
});

test("a hint waits until enough is known, and the engine looks for it", () => {
  const state = at("", { hint: hint(1) });
  deepEqual([analysis.isHintPending(state), analysis.engineTask(state)], [true, { record: "g5:", budget: null }]);
  ok(analysis.isHintPending(knowing(state, { playouts: 10 })));
  const known = knowing(state);
  deepEqual([analysis.isHintPending(known), analysis.engineTask(known)], [false, null]);
  ok(!analysis.isHintPending(knowing(state, { playouts: 10 }, true)), "there is no more to find out");
  ok(!analysis.isHintPending(at()));
});

test("a hint keeps to its move, unless the person sees the analysis go on", () => {
  const first = knowing(at("", { hint: hint(2) }));
  const longer = knowing(first, { move: "b1", playouts: 70_000 });
  equal(analysis.revealedHint(longer), "a1");
  equal(analysis.revealedHint({ ...longer, analysing: true }), "b1");
  equal(noticeOf(ENGLISH, longer).text, "Hint: a1.");
  const { text } = noticeOf(ENGLISH, { ...longer, analysing: true });
  equal(text, "Hint: b1 after a longer look, no longer a1.", "it does not change silently");
});

test("where every move loses, a hint says so and names one at once", () => {
  const lost = knowing(at("", { hint: hint(1) }), { value: 0 }, true);
  deepEqual([analysis.revealedHint(lost), ...analysis.hintCells(lost)], ["a1", "a1"]);
  equal(noticeOf(ENGLISH, lost).text, "Every move loses against best play; a1 makes it hardest.");
});

test("what a move has cost its player", () => {
  const state = at("b1");
  const known = knowing(analysis.addReport(state, "g5:", REPORT, false), { value: 0.6, value_of: 2 });
  near(analysis.cost(known, "g5:", "g5:b1", 1), 0.3);
  equal(analysis.cost(known, "g5:", "g5:b1", 2), 0, "the other player has gained");
  equal(analysis.cost(state, "g5:", "g5:b1", 1), null);
});

test("a cost is the difference of the percents that are shown, and no cost has no sign", () => {
  const state = surveyedAs(at("b1"), [0.986, "a1"], [0.962, "c1"]);
  const cost = analysis.cost(state, "g5:", "g5:b1", 1);
  deepEqual(
    [0.986, 0.962].map((share) => ENGLISH.say("percent", { share })),
    ["99%", "96%"],
  );
  equal(cost, 0.03);
  const told = [0.03, 0.004, 0].map((one) => ENGLISH.say("accuracy", { player: "Black", cost: one }));
  deepEqual(told, ["Black: −3 points a move", "Black: 0 points a move", "Black: 0 points a move"]);
});
