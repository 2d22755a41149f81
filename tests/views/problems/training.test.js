import { drawn, noted } from "../page.js"; // before any view

import assert from "node:assert/strict";
import { test } from "node:test";

import { NO_TRAINING } from "../../../web/model/trainer.ts";
import { at } from "../states.js";
import { problems } from "../../../web/problems/place.ts";

/** @import { Question, Training } from "../../../web/model/trainer.ts" */

const BOARD = { game: "g", size: 5 };
/** @type {Question} */ const QUESTION = {
  ...{ record: "g5-pie:b1", stone: "b1", placed: at("b1"), tried: "", answer: null, settled: false, days: 0 },
  values: {
    b1: { value: 0.8, choice: false, error: 0.05, positions: 4000 },
    a1: { value: 0.48, choice: true, error: 0.05, positions: 4000 },
  },
};
const FAIREST = { ...QUESTION, record: "g5-pie:", stone: "", placed: at() };

/** @param {Partial<Training>} training */
function place(training) {
  const app = noted();
  app.trainer = noted();
  const state = { ...at(), place: /** @type {const} */ ("problems") };
  return drawn(problems({ ...state, training: { ...NO_TRAINING, training: true, board: BOARD, ...training } }, app));
}

const told = (/** @type {Partial<Training>} */ training) =>
  place(training).querySelector("#practice-status")?.textContent.trim().replace(/\s+/g, " ");

test("it is asked whether to take over a stone, and then told what the table says", () => {
  assert.equal(told({ question: QUESTION }), "Black has begun with b1. Should White take over the stone, or play on?");
  const settled = { ...QUESTION, settled: true, days: 1 };
  assert.equal(
    told({ question: { ...settled, tried: "take", answer: "right" } }),
    "Right. Without a swap b1 wins 80% ± 5%: better to take it over. The question returns tomorrow.",
  );
  assert.match(
    told({ question: { ...settled, tried: "leave", answer: "wrong" } }) ?? "",
    /^No\. .* better to take it over/,
  );
});

test("the fairest stone is placed on the board, and a wrong one is told with its value", () => {
  const page = place({ question: FAIREST });
  assert.match(page.textContent, /Black begins, and the other player may take over the stone/);
  assert.ok(page.querySelector("#trainer-tell"));
  assert.match(
    told({ question: { ...FAIREST, tried: "b1", answer: "wrong" } }) ?? "",
    /^Without a swap b1 wins 80% ± 5%: too strong\. Try another stone/,
  );
  assert.match(
    told({ question: { ...FAIREST, tried: "a1", answer: "helped", settled: true, days: 6 } }) ?? "",
    /^Right: a1 is one of the fairest stones\. .* in 6 days\.$/,
  );
});

test("without a question it is told whether one will come", () => {
  assert.match(told({}) ?? "", /as soon as the engine has loaded/);
  assert.match(told({ finished: true }) ?? "", /That was all for today/);
});
