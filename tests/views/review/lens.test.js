import { drawn, texts } from "../page.js"; // before any view

import { deepEqual, equal, match } from "node:assert/strict";
import { test } from "node:test";

import { NO_REVIEW } from "../../../web/model/state.ts";
import { showAt } from "../../../web/model/tree.ts";
import { report } from "../reports.js";
import { LANGUAGES, wordsIn } from "../languages.js";
import { at, CHECK, SURVEY, TWO } from "../states.js";
import { lens } from "../../../web/review/lens.ts";

/** What is said of an analysis with these visits of the moves. */
function legend(playouts, visits, change = {}, shown = {}, value = 1) {
  const candidates = visits.map((count, index) => ({ move: "abc"[index] + 1, visits: count, value, line: [] }));
  const known = { ...report(1, ["a1"]), done: false, playouts, candidates };
  const state = at("", { ...TWO, analysing: true, ...change, analyses: { ...change.analyses, "g5:": known } }, shown);
  return drawn(lens(state)).querySelector("#legend")?.textContent;
}

test("faint numbers are explained where there is one", () => {
  equal(legend(2000, [99, 1]), "Best: a1 (100% to win). Pale = uncertain. 2,000 playouts.");
  equal(legend(2000, [60, 40]), "Best: a1 (100% to win). 2,000 playouts.");
  const slip = {
    ...{ tree: showAt(at("e1", TWO).tree, 0), review: { ...NO_REVIEW, chosen: "g5:" } },
    analyses: { "g5:e1": report(0.5, ["a1"]) },
  };
  equal(
    legend(CHECK ** 2 * SURVEY, [99, 1], slip),
    "Best: a1 (100% to win). 3,200,000 playouts.",
    "the board shows the mistake",
  );
});

test("the win rates of both players make 100", () => {
  for (const [chance, first, second] of [
    [0.485, 49, 51],
    [0.004, 0, 100],
    [1, 100, 0],
  ]) {
    const known = { ...report(chance, ["a1"]), done: false };
    const state = at("", { ...TWO, analysing: true, analyses: { "g5:": known } });
    deepEqual(texts(drawn(lens(state)), "#balance-field span"), [`Black ${first}%`, `White ${second}%`]);
  }
});

test("where a swap is possible, the best first stone is the most even one", () => {
  const told = (value) => legend(1, [1], {}, { options: { pie: true } }, value);
  equal(told(0.48), "Fairest first stone: a1 (48% to win if not swapped). 1 playout.");
  equal(told(1), "No first stone is fair here: for each one it is proven who wins. a1 is as good as any. 1 playout.");
});

test("a single playout is told as one, in every language", () => {
  equal(legend(1, [1]), "Best: a1 (100% to win). 1 playout.");
  const told = (language) =>
    wordsIn(language).say("legend", { move: "a1", chance: "", first: false, faint: false, playouts: 1 });
  const single = { en: /1 playout\.$/, es: /1 simulación\.$/, fr: /1 simulation\.$/, ro: /1 simulare\.$/ };
  for (const language of LANGUAGES) match(told(language), single[language]);
});
