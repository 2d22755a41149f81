import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";

import { keyAction, rowsOf, turn, isUnfolded } from "../../../web/lab/folding.ts";
import { pluck } from "../../views/pluck.js";

const NOTHING = new Map();

/** A tree in which every node has so many children, down to a depth. */
function even(width, depth, id = "r") {
  const children = depth ? Array.from({ length: width }, (_, number) => even(width, depth - 1, `${id}${number}`)) : [];
  return { id, label: id, note: "", edge: "", look: "", told: id, children };
}

const ids = (rows) => rows.map(({ branch }) => branch.id);
const rowOf = (rows, id) => rows.find(({ branch }) => branch.id === id);

test("a small tree is drawn as a whole, each node before those below it, with its level and place", () => {
  const rows = rowsOf({ root: even(2, 2), current: null }, NOTHING);
  deepEqual(ids(rows), ["r", "r0", "r00", "r01", "r1", "r10", "r11"]);
  deepEqual(rows.map(({ level, place, hidden }) => [level, place, hidden]).at(3), [3, 2, 0]);
  deepEqual([isUnfolded(rowOf(rows, "r0")), isUnfolded(rowOf(rows, "r00"))], [true, null]);
});

test("what the engine has not told is hidden, and what lies below a node that the reader has folded", () => {
  const root = { ...even(2, 2), hidden: 7 };
  const rows = rowsOf({ root, current: "r00" }, new Map([["r0", false]]));
  deepEqual(ids(rows), ["r", "r0", "r1", "r10", "r11"]);
  deepEqual(pluck(rows, "hidden"), [7, 2, 0, 0, 0]);
  deepEqual(pluck([rowOf(rows, "r0"), rowOf(rows, "r1")].map(turn), "turn"), [true, false]);
  const untold = rowsOf({ root: { ...even(0, 0), hidden: 3 }, current: null }, NOTHING);
  deepEqual([untold.map(turn), untold.map(isUnfolded)], [[{ turn: true }], [false]]);
});

test("keys lead through the rows as in every tree", () => {
  const turned = new Map([["r1", false]]);
  const rows = rowsOf({ root: even(2, 2), current: null }, turned);
  const from = (id, key) => {
    const way = keyAction(rows, rowOf(rows, id), key);
    return way && ("to" in way ? way.to.branch.id : way.turn);
  };
  const keys = (id) =>
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", " ", "a"].map((key) => from(id, key));
  deepEqual(keys("r"), [null, "r0", false, "r0", "r", "r1", false, null]);
  deepEqual(keys("r0"), ["r", "r00", false, "r00", "r", "r1", false, null]);
  deepEqual(keys("r01"), ["r00", "r1", "r0", null, "r", "r1", null, null]);
  deepEqual(keys("r1"), ["r01", null, "r", true, "r", "r1", true, null]);
  equal(turn(rowOf(rows, "r00")), null);
});
