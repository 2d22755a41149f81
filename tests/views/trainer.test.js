/** The trainer of openings. */

import assert from "node:assert/strict";
import { test } from "node:test";

import * as model from "../../web/model/trainer.ts";
import { at, DESCRIBED } from "./states.js";

/** @import { Question, Values } from "../../web/model/trainer.ts" */

const DAY = 20_000;
/** @type {Values} */ const VALUES = {
  a1: { value: 0.2, choice: false, error: 0.02, positions: 4000 },
  b1: { value: 0.47, choice: true, error: 0.02, positions: 4000 },
  c1: { value: 0.8, choice: false, error: 0.02, positions: 4000 },
  d1: { value: 0.51, choice: false, error: 0.02, positions: 4000 },
};
const ALL = model.questions("g5-pie:", VALUES, Object.keys(VALUES));
/** @type {Question} */ const FAIREST = {
  ...{ record: "g5-pie:", stone: "", values: VALUES, placed: at(), tried: "" },
  ...{ answer: null, settled: false, days: 0 },
};

test("only that is asked which the table knows: no stone whose error holds one half", () => {
  assert.deepEqual(ALL, ["g5-pie:", "g5-pie:a1", "g5-pie:b1", "g5-pie:c1"]);
  const even = {
    a1: { value: 0.5, choice: true, error: 0.05, positions: 4000 },
    b1: { value: 0.54, choice: false, error: 0.05, positions: 4000 },
  };
  assert.deepEqual(model.questions("g5-pie:", even, ["a1", "b1"]), [], "all stones are as fair as any");
});

test("symmetric stones are one question, and an answer to what is not asked any more is forgotten", () => {
  const all = model.questions("g5-pie:", VALUES, ["a1", "b1"]);
  assert.deepEqual(all, ["g5-pie:", "g5-pie:a1", "g5-pie:b1"]);
  const [mirrored, asked, elsewhere] = ["g5-pie:c1", "g5-pie:b1", "h5-pie:c1"].map((id) => model.cardOf([], id, DAY));
  assert.deepEqual(model.withoutOld([mirrored, asked, elsewhere], "g5-pie:", all), [asked, elsewhere]);
});

test("what is due comes first, then what was never asked, then nothing", () => {
  assert.equal(model.nextOf([], ALL, DAY, 0), "g5-pie:");
  assert.equal(model.nextOf([], ALL, DAY, 0.99), "g5-pie:c1");
  const card = model.cardOf([], "g5-pie:a1", DAY);
  assert.equal(model.nextOf([card], ALL, DAY, 0), "g5-pie:a1");
  assert.equal(model.nextOf([{ ...card, due: DAY + 1 }], ALL, DAY, 0), "g5-pie:");
  const later = ALL.map((id) => ({ ...card, id, due: DAY + 1 }));
  assert.equal(model.nextOf(later, ALL, DAY, 0), null);
  assert.equal(model.nextOf([{ ...card, id: "h5-pie:a1" }], ALL, DAY, 0), "g5-pie:", "that is of another board");
});

test("a stone that wins more than half is taken over; the fair ones are right where the fairest is asked for", () => {
  const of = (/** @type {string} */ stone) => ({ ...FAIREST, record: `g5-pie:${stone}`, stone });
  assert.ok(model.isRight(of("c1"), model.TAKE) && !model.isRight(of("c1"), model.LEAVE));
  assert.ok(model.isRight(of("a1"), model.LEAVE) && !model.isRight(of("a1"), model.TAKE));
  assert.deepEqual([model.answerTo(of("c1")), model.answerTo(of("a1"))], [model.TAKE, model.LEAVE]);
  assert.deepEqual(
    Object.keys(VALUES).filter((stone) => model.isRight(FAIREST, stone)),
    ["b1", "d1"],
  );
  assert.equal(model.answerTo(FAIREST), "d1");
});

test("the board to begin with is the one that is played on, or else the usual one", () => {
  assert.deepEqual(model.boards(DESCRIBED), [{ game: "g", size: 5 }]);
  assert.deepEqual(model.usual(DESCRIBED, { game: "g", size: 5 }), { game: "g", size: 5 });
  assert.deepEqual(model.usual(DESCRIBED, { game: "h", size: 9 }), { game: "g", size: 5 });
  assert.equal(model.usual({ ...DESCRIBED, games: [] }, { game: "g", size: 5 }), null);
});

test("stored answers are read back, and what is none is left out", () => {
  const card = model.cardOf([], "g5-pie:a1", DAY);
  assert.deepEqual(model.readKept(JSON.stringify([card, { id: 3 }])), [card]);
  for (const text of [null, "", "{}", "[", "3"]) assert.deepEqual(model.readKept(text), []);
});
