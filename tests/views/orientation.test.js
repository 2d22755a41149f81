/** How a board lies: every turn keeps its cells, and keys lead where the eye expects. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { neighbour } from "../../web/board/walk.ts";
import { STANDING, freeCorners, oriented, turnsOf, usual } from "../../web/board/orientation.ts";
import { rhombus, triangle } from "./boards.js";
import { boards as known, positions } from "./messages.js";
import { pluck } from "./pluck.js";

const layout = triangle(4);
const apart = ({ cells }, one, other) => Math.hypot(cells[one].x - cells[other].x, cells[one].y - cells[other].y);

test("six-sided cells have twelve turns, others four", () => {
  assert.deepEqual(turnsOf(layout), [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
  assert.deepEqual(turnsOf({ ...layout, outline: layout.outline.slice(0, 4) }), [0, 90, 180, 270]);
});

/** The boards of the engine's transcripts by the games they are of, and the one of these tests. */
const boards = new Map([
  ["a triangle", layout],
  ...[...positions, ...known.pictures].map(({ snapshot, layout }) => [
    `${snapshot.game} of size ${snapshot.size}`,
    layout,
  ]),
]);

for (const [name, layout] of boards) {
  test(`every orientation keeps names and distances, and lies within its drawing: ${name}`, () => {
    for (const turn of turnsOf(layout)) {
      for (const mirrored of [false, true]) {
        const lies = oriented(layout, { turn, mirrored });
        assert.deepEqual(pluck(lies.cells, "name"), pluck(layout.cells, "name"));
        for (const cell of lies.cells.keys())
          assert.ok(Math.abs(apart(lies, cell, 0) - apart(layout, cell, 0)) < 0.003);
        const rims = lies.cells.flatMap(({ x, y, outline = [] }) =>
          outline.map(([dx, dy]) => ({ x: x + dx, y: y + dy })),
        );
        for (const { x, y } of [...lies.cells, ...lies.labels, ...rims])
          assert.ok(x > 0 && y > 0 && x < lies.width && y < lies.height);
        assert.deepEqual(
          lies.rows.flat().toSorted((one, other) => one - other),
          [...layout.cells.keys()],
        );
        for (const [number, row] of lies.rows.entries())
          for (const cell of row) assert.equal(lies.cells[cell].row, number);
      }
    }
  });
}

test("the boards are of all kinds", () => assert.ok(boards.size > 4));

test("the board as it is stays itself, and an orientation is worked out once", () => {
  assert.equal(oriented(layout, { turn: 0, mirrored: false }), layout);
  assert.equal(oriented(layout, { turn: 60, mirrored: true }), oriented(layout, { turn: 60, mirrored: true }));
  assert.notEqual(oriented(layout, { turn: 60, mirrored: true }), oriented(layout, { turn: 60, mirrored: false }));
});

test("a half turn puts the last row on top, a mirror swaps its ends", () => {
  assert.deepEqual(oriented(layout, { turn: 180, mirrored: false }).rows[0], [9, 8, 7, 6]);
  assert.deepEqual(oriented(layout, { turn: 0, mirrored: true }).rows[3], [9, 8, 7, 6]);
});

test("arrows go along the row and to the nearest cell of the next one, and up undoes down", () => {
  const from = (cell, ...keys) => keys.reduce((at, key) => neighbour(layout, at, key), cell);
  assert.equal(from(0, "ArrowDown"), 1);
  assert.equal(from(4, "ArrowLeft"), 3);
  assert.equal(from(4, "ArrowRight"), 5);
  for (const cell of [0, 1, 2, 3, 4, 5]) assert.equal(from(cell, "ArrowDown", "ArrowUp"), cell);
  assert.deepEqual([from(8, "Home"), from(8, "End")], [6, 9]);
});

test("a key at an edge stays there, and any other key leads nowhere", () => {
  assert.deepEqual(
    [neighbour(layout, 0, "ArrowUp"), neighbour(layout, 0, "ArrowLeft"), neighbour(layout, 9, "ArrowDown")],
    [0, 0, 9],
  );
  assert.equal(neighbour(layout, 4, "Enter"), null);
});

test("a rhombus stands on its corner in a window that is higher than wide, other boards never do", () => {
  const board = rhombus(11);
  assert.deepEqual(usual(board, true), { turn: STANDING, mirrored: false });
  assert.deepEqual(usual(board, false), { turn: 0, mirrored: false });
  assert.deepEqual(usual(layout, true), { turn: 0, mirrored: false });
  const standing = oriented(board, usual(board, true));
  assert.ok(standing.height > 1.5 * standing.width && board.width > 1.5 * board.height);
  assert.ok(turnsOf(board).every((turn) => oriented(board, { turn, mirrored: false }).height < standing.height + 0.01));
});

test("the freest corner of a drawing comes first", () => {
  const named = (corners) =>
    corners.map(({ right, bottom }) => `${bottom ? "bottom" : "top"} ${right ? "right" : "left"}`);
  assert.deepEqual(named(freeCorners(layout)).slice(0, 2).sort(), ["top left", "top right"]);
  assert.deepEqual(
    named(freeCorners(rhombus(5)))
      .slice(0, 2)
      .sort(),
    ["bottom left", "top right"],
  );
  for (const { room } of freeCorners(oriented(rhombus(5), { turn: STANDING, mirrored: false }))) assert.ok(room > 1);
});
