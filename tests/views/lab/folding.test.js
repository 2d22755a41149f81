import assert from "node:assert/strict";
import test from "node:test";

import { led, MOST, rowsOf, turn, unfolded, UNASKED, wayTo } from "../../../web/lab/folding.js";
import { pluck } from "../pluck.js";

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
  assert.deepEqual(ids(rows), ["r", "r0", "r00", "r01", "r1", "r10", "r11"]);
  assert.deepEqual(rows.map(({ level, place, hidden }) => [level, place, hidden]).at(3), [3, 2, 0]);
  assert.deepEqual([unfolded(rowOf(rows, "r0")), unfolded(rowOf(rows, "r00"))], [true, null]);
});

test("of a large tree the upper levels are drawn, and the surroundings of the current node", () => {
  const root = even(3, 6);
  assert.equal(rowsOf({ root, current: null }, NOTHING).length, UNASKED);
  const rows = rowsOf({ root, current: "r21021" }, NOTHING);
  for (const id of ["r2", "r21", "r210", "r2102", "r21020", "r21021", "r21022", "r210210", "r210212"])
    assert.ok(rowOf(rows, id), id);
  assert.ok(rows.length < UNASKED + 20);
  assert.ok(rows.every(({ children, hidden, branch }) => children.length + hidden === branch.children.length));
});

test("nodes with a large share come before others of their level", () => {
  const root = even(40, 2);
  for (const [number, child] of root.children.entries()) child.share = number === 39 ? 0.9 : 0.1 / 39;
  const rows = rowsOf({ root, current: null }, NOTHING);
  assert.equal(rowOf(rows, "r39").hidden, 0);
  assert.equal(rowOf(rows, "r").children.length, UNASKED - 1 - 40);
});

test("the reader folds and unfolds, and there are never more nodes than can be drawn", () => {
  const root = even(9, 4);
  const folded = rowsOf({ root, current: "r0000" }, new Map([["r0", false]]));
  assert.equal(rowOf(folded, "r0").children.length, 0);
  assert.equal(rowOf(folded, "r00"), undefined);
  const turned = new Map(Object.entries({ r: true, r8: true, r88: true }));
  const rows = rowsOf({ root, current: null }, turned);
  for (const id of turned.keys()) assert.equal(rowOf(rows, id).hidden, 0);
  const wide = even(300, 1);
  assert.equal(rowsOf({ root: wide, current: "r299" }, new Map([["r", true]])).length, MOST);
  assert.ok(rowOf(rowsOf({ root: wide, current: "r299" }, new Map([["r", true]])), "r299"));
  const every = new Map(
    [...Array(9).keys()].flatMap((one) => [
      [`r${one}`, true],
      ...[...Array(9).keys()].map((two) => [`r${one}${two}`, true]),
    ]),
  );
  assert.equal(rowsOf({ root, current: null }, every).length, MOST);
});

test("keys lead through the rows as in every tree", () => {
  const turned = new Map([["r1", false]]);
  const rows = rowsOf({ root: even(2, 2), current: null }, turned);
  const from = (id, key) => {
    const way = led(rows, rowOf(rows, id), key);
    return way && ("to" in way ? way.to.branch.id : way.turn);
  };
  const keys = (id) =>
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", " ", "a"].map((key) => from(id, key));
  assert.deepEqual(keys("r"), [null, "r0", false, "r0", "r", "r1", false, null]);
  assert.deepEqual(keys("r0"), ["r", "r00", false, "r00", "r", "r1", false, null]);
  assert.deepEqual(keys("r01"), ["r00", "r1", "r0", null, "r", "r1", null, null]);
  assert.deepEqual(keys("r1"), ["r01", null, "r", true, "r", "r1", true, null]);
  assert.equal(turn(rowOf(rows, "r00")), null);
});

test("a way that is known need not be searched for", () => {
  const root = even(3, 6);
  const way = ["r", "r2", "r21", "r210"];
  assert.deepEqual(
    ids(rowsOf({ root, current: "r210", way }, NOTHING)),
    ids(rowsOf({ root, current: "r210" }, NOTHING)),
  );
});

test("the way to a node is found, and to none where it is not there", () => {
  const root = even(2, 3);
  assert.deepEqual(pluck(wayTo(root, "r010"), "id"), ["r", "r0", "r01", "r010"]);
  assert.deepEqual(wayTo(root, "none"), []);
  assert.deepEqual(wayTo(root, null), []);
});
