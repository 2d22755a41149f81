/** How a board lies: every turn keeps its cells, and keys lead where the eye expects. */

import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { test } from "node:test";

import { neighbour } from "../../web/board/walk.ts";
import { STANDING, freeCorners, orient, turnsOf, usualOrientation } from "../../web/board/orientation.ts";
import { triangle } from "./boards.js";
import { boardOf, boards as known, positions } from "./messages.js";
import { pluck } from "./pluck.js";

const layout = triangle(4);
const apart = ({ cells }, one, other) => Math.hypot(cells[one].x - cells[other].x, cells[one].y - cells[other].y);

test("six-sided cells have twelve turns, others four", () => {
  deepEqual(turnsOf(layout), [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
  deepEqual(turnsOf({ ...layout, outline: layout.outline.slice(0, 4) }), [0, 90, 180, 270]);
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
        const lies = orient(layout, { turn, mirrored });
        deepEqual(pluck(lies.cells, "name"), pluck(layout.cells, "name"));
        for (const cell of lies.cells.keys()) ok(Math.abs(apart(lies, cell, 0) - apart(layout, cell, 0)) < 0.003);
        const rims = lies.cells.flatMap(({ x, y, outline = [] }) =>
          outline.map(([dx, dy]) => ({ x: x + dx, y: y + dy })),
        );
        for (const { x, y } of [...lies.cells, ...lies.labels, ...rims])
          ok(x > 0 && y > 0 && x < lies.width && y < lies.height);
        const sorted = lies.rows.flat().toSorted((one, other) => one - other);
        deepEqual(sorted, [...layout.cells.keys()]);
        for (const [number, row] of lies.rows.entries()) for (const cell of row) equal(lies.cells[cell].row, number);
      }
    }
  });
}

test("the boards are of all kinds", () => ok(boards.size > 4));

test("the board as it is stays itself, and an orientation is worked out once", () => {
  equal(orient(layout, { turn: 0, mirrored: false }), layout);
  equal(orient(layout, { turn: 60, mirrored: true }), orient(layout, { turn: 60, mirrored: true }));
  notEqual(orient(layout, { turn: 60, mirrored: true }), orient(layout, { turn: 60, mirrored: false }));
});

test("a half turn puts the last row on top, a mirror swaps its ends", () => {
  deepEqual(orient(layout, { turn: 180, mirrored: false }).rows[0], [9, 8, 7, 6]);
  deepEqual(orient(layout, { turn: 0, mirrored: true }).rows[3], [9, 8, 7, 6]);
});

test("arrows go along the row and to the nearest cell of the next one, and up undoes down", () => {
  const from = (cell, ...keys) => keys.reduce((at, key) => neighbour(layout, at, key), cell);
  equal(from(0, "ArrowDown"), 1);
  equal(from(4, "ArrowLeft"), 3);
  equal(from(4, "ArrowRight"), 5);
  for (const cell of [0, 1, 2, 3, 4, 5]) equal(from(cell, "ArrowDown", "ArrowUp"), cell);
  deepEqual([from(8, "Home"), from(8, "End")], [6, 9]);
});

test("a key at an edge stays there, and any other key leads nowhere", () => {
  deepEqual([neighbour(layout, 0, "ArrowUp"), neighbour(layout, 0, "ArrowLeft")], [0, 0]);
  equal(neighbour(layout, 9, "ArrowDown"), 9);
  equal(neighbour(layout, 4, "Enter"), null);
});

test("a rhombus stands on its corner in a window that is higher than wide, other boards never do", () => {
  const board = boardOf("hex", 11);
  deepEqual(usualOrientation(board, true), { turn: STANDING, mirrored: false });
  deepEqual(usualOrientation(board, false), { turn: 0, mirrored: false });
  deepEqual(usualOrientation(layout, true), { turn: 0, mirrored: false });
  const standing = orient(board, usualOrientation(board, true));
  ok(standing.height > 1.5 * standing.width && board.width > 1.5 * board.height);
  ok(turnsOf(board).every((turn) => orient(board, { turn, mirrored: false }).height < standing.height + 0.01));
});

test("the freest corner of a drawing comes first", () => {
  const named = ({ right, bottom }) => `${bottom ? "bottom" : "top"} ${right ? "right" : "left"}`;
  const freest = (board) => freeCorners(board).slice(0, 2).map(named).sort();
  deepEqual(freest(layout), ["top left", "top right"]);
  deepEqual(freest(boardOf("hex", 5)), ["bottom left", "top right"]);
  for (const { room } of freeCorners(orient(boardOf("hex", 5), { turn: STANDING, mirrored: false }))) ok(room > 1);
});
