/** Positions that the person sets up: from which one begins, what a chosen cell gets, and what the engine is asked. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { asked, emptied, from, games, put, shown, taken } from "../../web/model/setup.ts";
import { posed, position } from "../../web/model/problems.ts";
import { DESCRIBED, placing } from "./states.js";

const [GAME] = DESCRIBED.games;
/** What the engine offers, with these options of positions that are set up. @param {string[] | null} set_up */
const offering = (set_up) => ({ ...DESCRIBED, games: GAME ? [{ ...GAME, set_up }] : [] });

test("one begins from the position on the board, with the options that last", () => {
  const there = placing("a1.b1.c1", { options: { pie: true, master: true } });
  const found = taken(offering(["master"]), there);
  assert.deepEqual([found?.cells, found?.to_move, found?.options], ["12100", 2, { master: true }]);
  assert.equal(taken(offering(null), there), null);
  assert.deepEqual([games(offering([])).length, games(offering(null)).length], [1, 0]);
});

test("where sides were traded, colours are traded in their place", () => {
  const traded = taken(offering([]), placing("a1.b1.c1", { sides: [2, 1] }));
  const [same, other] = [placing("", { sides: [2, 1] }), placing("", { sides: [1, 2] })];
  const told = (/** @type {import("messages").Diagram} */ board) => {
    const { cells, to_move } = from(/** @type {NonNullable<typeof traded>} */ (traded), board);
    return [cells, to_move];
  };
  assert.deepEqual(told(same), ["12100", 2]);
  assert.deepEqual(told(other), ["21200", 1]);
});

test("a chosen cell gets a stone, loses it, or gets another one", () => {
  const empty = emptied(placing("a1"), {});
  assert.equal(empty.cells, "00000");
  const black = put(empty, "b1");
  assert.equal(black.cells, "01000");
  assert.equal(put(black, "b1").cells, "00000");
  const white = put({ ...black, stone: 2, told: "so", problem: "g5:" }, "b1");
  assert.deepEqual([white.cells, white.told, white.problem], ["02000", "", ""]);
  assert.equal(put({ ...white, stone: 0 }, "b1").cells, "00000");
});

test("the engine is asked for the record, and the board shows the stones", () => {
  const setup = { ...put(emptied(placing("a1"), { master: true }), "c1"), to_move: /** @type {const} */ (2) };
  const game = { name: "g", size: 5, options: { master: true } };
  assert.deepEqual(asked(setup), { game, cells: "00100", to_move: 2 });
  const { snapshot } = shown(setup);
  assert.deepEqual([snapshot.cells, snapshot.to_move, snapshot.last], ["00100", 2, null]);
});

test("a position that was set up becomes a problem on its own board", () => {
  const there = placing("a1.b1");
  const { problem, collection } = posed({ problems: [], boards: {} }, there, "c1");
  assert.deepEqual([problem.id, problem.move, problem.motifs, problem.last], ["g5:a1.b1", "c1", [], []]);
  assert.equal(position(collection, problem).snapshot.cells, "12000");
  const known = { g5: placing() };
  assert.deepEqual(posed({ problems: [], boards: known }, there, "c1").collection.boards, known);
});
