import { drawn, noted } from "../page.js"; // before any view

import assert from "node:assert/strict";
import { test } from "node:test";

import { NO_REVIEW } from "../../../web/model/state.ts";
import { shownAt } from "../../../web/model/tree.ts";
import { report } from "../reports.js";
import { LANGUAGES, wordsIn } from "../languages.js";
import { at, TWO } from "../states.js";
import { lens } from "../../../web/review/lens.ts";

/** What is said of an analysis with these visits of the moves. */
function legend(playouts, visits, change = {}, shown = {}, value = 1) {
  const candidates = visits.map((count, index) => ({ move: "abc"[index] + 1, visits: count, value, line: [] }));
  const known = { ...report(1, ["a1"]), done: false, playouts, candidates };
  const state = at("", { ...TWO, analysing: true, ...change, analyses: { ...change.analyses, "g5:": known } }, shown);
  return drawn(lens(state, noted())).querySelector("#legend")?.textContent;
}

test("faint numbers are explained where there is one", () => {
  assert.equal(legend(2000, [99, 1]), "Best: a1, wins 100%. Faint numbers are uncertain. 2,000 playouts.");
  assert.equal(legend(2000, [60, 40]), "Best: a1, wins 100%. 2,000 playouts.");
  const slip = {
    ...{ tree: shownAt(at("e1", TWO).tree, 0), review: { ...NO_REVIEW, chosen: "g5:" } },
    analyses: { "g5:e1": report(0.5, ["a1"]) },
  };
  assert.equal(legend(2000, [99, 1], slip), "Best: a1, wins 100%. 2,000 playouts.", "the board shows the mistake");
});

test("the win rates of both players make 100", () => {
  for (const [chance, first, second] of [
    [0.485, 49, 51],
    [0.004, 0, 100],
    [1, 100, 0],
  ]) {
    const known = { ...report(chance, ["a1"]), done: false };
    const state = at("", { ...TWO, analysing: true, analyses: { "g5:": known } });
    const told = [...drawn(lens(state, noted())).querySelectorAll("#balance-field span")].map((one) => one.textContent);
    assert.deepEqual(told, [`Black ${first}%`, `White ${second}%`]);
  }
});

test("where a swap is possible, the best first stone is the most even one", () => {
  const told = (value) => legend(1, [1], {}, { options: { pie: true } }, value);
  assert.equal(told(0.48), "Best first stone: a1, as even as any: it wins 48% if nobody swaps. 1 playout.");
  assert.equal(
    told(1),
    "Of each first stone it is proven whether it wins, so none is even; a1 is as good as any. 1 playout.",
  );
});

test("a single playout is told as one, in every language", () => {
  assert.equal(legend(1, [1]), "Best: a1, wins 100%. 1 playout.");
  const told = (language) =>
    wordsIn(language).say("legend", { move: "a1", chance: "", first: false, faint: false, playouts: 1 });
  const single = { en: /1 playout\.$/, es: /1 simulación\.$/, fr: /1 simulation\.$/, ro: /1 simulare\.$/ };
  for (const language of LANGUAGES) assert.match(told(language), single[language]);
});
