/** Positions that the person sets up: from which one begins, what a chosen cell gets, and what the engine is asked. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import * as model from "../../web/model/setup.ts";
import { addOwnProblem, positionOf } from "../../web/model/problems.ts";
import { DESCRIBED, placing } from "./states.js";

const [GAME] = DESCRIBED.games;
/** What the engine offers, with these options of positions that are set up. */
const offering = (set_up) => ({ ...DESCRIBED, games: GAME ? [{ ...GAME, set_up }] : [] });

test("one begins from the position on the board, with the options that last", () => {
  const there = placing("a1.b1.c1", { options: { pie: true, master: true } });
  const found = model.copyPosition(offering(["master"]), there);
  deepEqual([found?.cells, found?.to_move, found?.options], ["12100", 2, { master: true }]);
  equal(model.copyPosition(offering(null), there), null);
  deepEqual([model.setupGames(offering([])).length, model.setupGames(offering(null)).length], [1, 0]);
});

test("where sides were traded, colours are traded in their place", () => {
  const traded = model.copyPosition(offering([]), placing("a1.b1.c1", { sides: [2, 1] }));
  const [same, other] = [placing("", { sides: [2, 1] }), placing("", { sides: [1, 2] })];
  const told = (board) => [model.rebase(traded, board).cells, model.rebase(traded, board).to_move];
  deepEqual(told(same), ["12100", 2]);
  deepEqual(told(other), ["21200", 1]);
});

test("a chosen cell gets a stone, loses it, or gets another one", () => {
  const empty = model.emptySetup(placing("a1"), {});
  equal(empty.cells, "00000");
  const black = model.putStone(empty, "b1");
  equal(black.cells, "01000");
  equal(model.putStone(black, "b1").cells, "00000");
  const white = model.putStone({ ...black, stone: 2, told: "so", problem: "g5:" }, "b1");
  deepEqual([white.cells, white.told, white.problem], ["02000", "", ""]);
  equal(model.putStone({ ...white, stone: 0 }, "b1").cells, "00000");
});

test("the engine is asked for the record, and the board shows the stones", () => {
  const setup = { ...model.putStone(model.emptySetup(placing("a1"), { master: true }), "c1"), to_move: 2 };
  const game = { name: "g", size: 5, options: { master: true } };
  deepEqual(model.positionRequest(setup), { game, cells: "00100", to_move: 2 });
  const { snapshot } = model.preview(setup);
  deepEqual([snapshot.cells, snapshot.to_move, snapshot.last], ["00100", 2, null]);
});

test("a position that was set up becomes a problem on its own board", () => {
  const there = placing("a1.b1");
  const { problem, collection } = addOwnProblem({ problems: [], boards: {} }, there, "c1");
  deepEqual([problem.id, problem.move, problem.motifs, problem.last], ["g5:a1.b1", "c1", [], []]);
  equal(positionOf(collection, problem).snapshot.cells, "12000");
  const known = { g5: placing() };
  deepEqual(addOwnProblem({ problems: [], boards: known }, there, "c1").collection.boards, known);
});
