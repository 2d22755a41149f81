/** What is said of things that the engine has proven. */

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import * as insight from "../../web/model/insight.ts";
import { chooseMistake, mistakes } from "../../web/model/review.ts";
import { showAt } from "../../web/model/tree.ts";
import { LANGUAGES, wordsIn } from "./languages.js";
import { surveyedAs } from "./reports.js";
import { at, describing, ENGLISH, LAYOUT, snapshot, TWO } from "./states.js";

const CUT = {
  kind: "broken-bridge",
  player: 1,
  ends: [
    { stone: "a1", side: null },
    { stone: "c1", side: null },
  ],
  carrier: ["b1", "d1"],
  answer: "b1",
};
/** Black has chosen the mistake of the game, e1. @param better the better move */
function choosing(better = "d1") {
  const game = surveyedAs(at("e1", TWO), [0.9, better], [0.4, "a1"]);
  const [slip] = mistakes(game);
  ok(slip);
  return chooseMistake({ ...game, snapshot: snapshot(""), tree: showAt(game.tree, 0) }, slip);
}
const TOPIC = { record: "g5:", better: "d1", move: "e1" };
const NUMBERS = { claims: [], needs: { move: [3, null], better: [2, 4] } };

const known = (found, topic = TOPIC) => ({ insights: { [insight.topicKey(topic)]: found } });

test("a mistake is explained once it is chosen, and asked for once", () => {
  const state = at("", TWO);
  equal(insight.wantsInsight(state), null);
  const pointed = choosing();
  deepEqual(insight.wantsInsight(pointed), TOPIC);
  equal(insight.wantsInsight({ ...pointed, ...known(NUMBERS) }), null);
});

test("a swap is not explained, nor a game that cannot be", () => {
  equal(insight.wantsInsight(choosing("swap")), null);
  equal(insight.wantsInsight({ ...choosing(), describe: describing({ explained: false }) }), null);
});

test("a reason is told in words, and numbers where there is none", () => {
  const state = at("", TWO);
  deepEqual(insight.reasons(ENGLISH, state, TOPIC), []);
  const ladder = { ...CUT, kind: "ladder-joins", ends: [...CUT.ends, { stone: "e1", side: null }] };
  const joined = "After e1 the opponent connects a1 with c1 by a ladder that begins at b1, as e1 is its escape";
  for (const [found, told] of [
    [{ claims: [CUT] }, "e1 lets the bridge between a1 and c1 be cut, by b1; d1 keeps it."],
    [{ claims: [{ ...CUT, answer: null }] }, "e1 lets the bridge between a1 and c1 be cut; d1 keeps it."],
    [{ claims: [ladder] }, `${joined}; d1 stops that.`],
    [NUMBERS, "Stones that black and white still need: 3 and ∞ after e1, 2 and 4 after d1."],
  ])
    deepEqual(insight.reasons(ENGLISH, { ...state, ...known(found) }, TOPIC), [told]);
});

test("where nothing is proven the search says what it expects, and no numbers that are equal", () => {
  const even = { claims: [], needs: { move: [4, 6], better: [4, 6] } };
  deepEqual(insight.reasons(ENGLISH, { ...at("", TWO), ...known(even) }, TOPIC), []);
  const state = { ...choosing("d1.b1.c1.a1"), ...known(even) };
  deepEqual(insight.reasons(ENGLISH, state, TOPIC), ["By the search: d1 90% to win, e1 40%. Expected: d1, b1, c1."]);
});

test("the board shows the cells of the first reason, of all links, or of the claim pointed at", () => {
  const state = at("", TWO);
  const chosen = insight.carriers({ ...choosing(), ...known({ claims: [CUT] }) });
  deepEqual(Object.fromEntries(chosen), { b1: 1, d1: 1 });
  const topic = { record: "g5:" };
  const claims = [
    { ...CUT, kind: "bridge", player: 2, carrier: ["a1"] },
    { ...CUT, kind: "dead", ends: [], carrier: ["e1"] },
  ];
  const shown = { ...state, ...known({ claims }, topic), proofs: { record: "g5:", pointed: null } };
  deepEqual(insight.provenClaims(shown), claims);
  deepEqual([...insight.carriers(shown)], [["a1", 2]]);
  deepEqual([...insight.carriers({ ...shown, proofs: { record: "g5:", pointed: 1 } })], [["e1", 1]]);
  equal(insight.provenClaims({ ...shown, proofs: null }), null);
});

test("a hint tells what it is about, and with its move what is proven of it, or how the search goes on", () => {
  const best = { move: "d1", done: true, playouts: 1, candidates: [{ move: "d1", line: ["d1", "c1", "b1", "a1"] }] };
  const hinting = (step) => ({ ...at("", TWO), hint: { record: "g5:", step }, analyses: { "g5:": best } });
  const hint = { record: "g5:", better: "d1" };
  const told = (step, claim) =>
    insight.advice(ENGLISH, { ...hinting(step), ...known({ claims: claim ? [claim] : [] }, hint) });
  const won = { ...CUT, kind: "wins", ends: [CUT.ends[0], { stone: "c1", side: null }] };
  equal(told(1, CUT), "The chain at a1 needs c1.");
  equal(told(1, won), "You have a forced win.");
  equal(told(2, won), "d1 wins: it is joined to c1 by the bridge over b1, d1.");
  equal(told(2, { ...won, carrier: ["b1"] }), "d1 wins: it is joined to c1 over b1.");
  equal(told(2, { ...won, ends: [] }), "d1 wins by force.");
  equal(told(2, { ...CUT, kind: "must" }), "The opponent threatens to win: only b1, d1 can stop that.");
  match(told(1, { ...CUT, kind: "doubled" }), /^The opponent threatens b1, which wins/);
  deepEqual([told(1, null), told(2, null)], ["", "Expected: d1, c1, b1."]);
  equal(insight.advice(ENGLISH, hinting(2)), "", "what is proven is on its way");
});

test("a side is called by where it lies as the board is turned", () => {
  const side = (...point) => ({ name: "", points: [point] });
  const layout = { ...LAYOUT, width: 10, height: 10 };
  const places = (...points) => points.map((point) => insight.sidePlace({ ...layout, sides: [side(...point)] }, 0));
  deepEqual(places([0, 5], [10, 5], [5, 0], [5, 10]), ["left", "right", "top", "bottom"]);
  deepEqual(places([1, 1], [9, 9]), ["upper-left", "lower-right"]);
});

for (const language of LANGUAGES)
  test(`every feature has its sentence (${language})`, () => {
    const words = wordsIn(language);
    const kinds = "reaches bridge template connection open severed ladder escape region double dead captured";
    for (const kind of kinds.split(" ")) match(insight.claimText(words, at("", TWO), { ...CUT, kind }), /b1|a1|2/);
  });
