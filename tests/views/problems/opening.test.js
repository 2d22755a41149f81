import { noted } from "../page.js"; // before any view

import { equal } from "node:assert/strict";
import { test } from "node:test";

import { Store } from "../../../web/app/store.ts";
import { Problems } from "../../../web/problems/problems.ts";
import { at, TWO } from "../states.js";

test("a problem that is proven after the deck was opened leaves the deck alone", async () => {
  const game = at("a1", TWO);
  const workbook = { ...game.workbook, own: "g5:a1", collection: { problems: [], boards: {} } };
  const store = new Store({ ...game, place: "problems", workbook, engine: { phase: "ready" } });
  const answers = [];
  const engine = { call: () => new Promise((resolve) => answers.push(resolve)) };
  const problems = new Problems(store, { engine, trainer: noted() });
  const proof = problems.prove();
  await problems.open("mistakes");
  const { snapshot, layout } = game;
  answers[0]({ snapshot, layout });
  await new Promise(setImmediate);
  answers[1]({ moves: ["b1"] });
  await proof;
  equal(store.state.workbook.problem, null);
  equal(store.state.exercise, null);
});
