/** The trainer of openings. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { answers } from "../../web/model/exercise.ts";
import { newCard } from "../../web/model/schedule.ts";
import * as model from "../../web/model/trainer.ts";
import { DESCRIBED, placing } from "./states.js";

const DAY = 20_000;
const VALUES = {
  a1: { value: 0.2, choice: false, error: 0.02, positions: 4000 },
  b1: { value: 0.47, choice: true, error: 0.02, positions: 4000 },
  c1: { value: 0.8, choice: false, error: 0.02, positions: 4000 },
  d1: { value: 0.51, choice: false, error: 0.02, positions: 4000 },
};
const ALL = model.questions("g5-pie:", VALUES, Object.keys(VALUES));
test("only that is asked which the table knows: no stone whose error holds one half", () => {
  deepEqual(ALL, ["g5-pie:", "g5-pie:a1", "g5-pie:b1", "g5-pie:c1"]);
  const even = {
    a1: { value: 0.5, choice: true, error: 0.05, positions: 4000 },
    b1: { value: 0.54, choice: false, error: 0.05, positions: 4000 },
  };
  deepEqual(model.questions("g5-pie:", even, ["a1", "b1"]), [], "all stones are as fair as any");
});

test("symmetric stones are one question, and an answer to what is not asked any more is forgotten", () => {
  const all = model.questions("g5-pie:", VALUES, ["a1", "b1"]);
  deepEqual(all, ["g5-pie:", "g5-pie:a1", "g5-pie:b1"]);
  const [mirrored, asked, elsewhere] = ["g5-pie:c1", "g5-pie:b1", "h5-pie:c1"].map((id) => newCard(id, DAY));
  deepEqual(model.withoutOld([mirrored, asked, elsewhere], "g5-pie:", all), [asked, elsewhere]);
});

test("what is due comes first, then what was never asked, then nothing", () => {
  const next = (cards, chance = 0) => model.nextCard(cards, ALL, DAY, chance)?.id ?? null;
  deepEqual([next([]), next([], 0.99)], ["g5-pie:", "g5-pie:c1"]);
  const card = newCard("g5-pie:a1", DAY);
  equal(next([card]), "g5-pie:a1");
  equal(next([{ ...card, due: DAY + 1 }]), "g5-pie:");
  equal(next(ALL.map((id) => newCard(id, DAY + 1))), null);
  equal(next([newCard("h5-pie:a1", DAY)]), "g5-pie:", "that is of another board");
});

test("a stone that wins more than half is taken over; of the fair ones, the closest to one half is best", () => {
  const right = (stone) =>
    answers(model.questionExercise({ ...newCard(`g5-pie:${stone}`, DAY), stone, values: VALUES }, placing(stone)));
  deepEqual([right("c1"), right("a1"), right("")], [[model.TAKE], [model.LEAVE], ["d1", "b1"]]);
});

test("the board to begin with is the usual one", () => {
  deepEqual(model.trainerBoards(DESCRIBED), [{ game: "g", size: 5 }]);
  deepEqual(model.firstBoard(DESCRIBED, "g"), { game: "g", size: 5 });
  deepEqual(model.firstBoard(DESCRIBED, "h"), { game: "g", size: 5 });
  equal(model.firstBoard({ ...DESCRIBED, games: [] }, "g"), null);
});
