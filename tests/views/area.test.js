/** The area of a hint. */

import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";

import { area } from "../../web/model/area.ts";
import { boardOf } from "./messages.js";

/** A position on an empty board but for one cell. */
const placed = (size, record, taken = "") => {
  const { cells } = boardOf("hex", size);
  return { snapshot: { record, cells: cells.map(({ name }) => Number(name === taken)).join("") }, layout: { cells } };
};

test("the area holds the move and six others, or two thirds of a tiny board, and few of a large one", () => {
  for (const [size, most] of Object.entries({ 3: 6, 4: 7, 5: 8, 11: 16 }))
    for (const { name } of boardOf("hex", Number(size)).cells)
      for (const record of "abcdefg") {
        const found = area(placed(Number(size), record), name);
        ok(
          found.includes(name) && found.length >= Math.min(7, most) && found.length <= most,
          `${size} ${name} ${found.length}`,
        );
      }
});

test("it holds free cells alone, and nothing for a move that is on no cell", () => {
  const found = area(placed(5, "c", "b3"), "c3");
  ok(!found.includes("b3") && found.includes("c3"));
  deepEqual(area(placed(5, "c"), "swap"), []);
});
