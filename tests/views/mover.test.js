/** Whose turn it will be, where turns may have several stones. */

import { deepEqual } from "node:assert/strict";
import { test } from "node:test";

import { variation } from "../../web/model/analysis.ts";
import { moverAfter } from "../../web/model/record.ts";
import { pendingStones } from "../../web/model/queries.ts";
import { at } from "./states.js";
import { pluck } from "./pluck.js";

const movers = (snapshot) => [0, 1, 2, 3, 4, 5].map((moves) => moverAfter(snapshot, moves));

test("players alternate, also in snapshots from before turns had several stones", () => {
  deepEqual(movers({ to_move: 2, left: 1, turn: 1 }), [2, 1, 2, 1, 2, 1]);
  deepEqual(movers({ to_move: 1 }), [1, 2, 1, 2, 1, 2]);
});

test("turns have two stones, of which the first may be placed already", () => {
  deepEqual(movers({ to_move: 2, left: 2, turn: 2 }), [2, 2, 1, 1, 2, 2]);
  deepEqual(movers({ to_move: 2, left: 1, turn: 2 }), [2, 1, 1, 2, 2, 1]);
});

test("a handicap comes before the players alternate", () => {
  deepEqual(movers({ to_move: 1, left: 3, turn: 1 }), [1, 1, 1, 2, 1, 2]);
});

test("lines and stones that wait for the engine are those of their players", () => {
  const state = at("a1", { pending: ["b1", "c1", "d1"] });
  const snapshot = { ...state.snapshot, left: 2, turn: 2 };
  deepEqual(Object.fromEntries(pendingStones({ ...state, snapshot })), { b1: 2, c1: 2, d1: 1 });
  deepEqual(pluck([...variation(["b1", "c1", "d1"], snapshot).values()], "player"), [2, 2, 1]);
});
