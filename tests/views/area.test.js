/** The area of a hint. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { area } from "../../web/model/area.ts";
import { rhombus } from "./boards.js";

test("the area holds the move, and of a small board no more than a good part", () => {
  for (const [size, most] of Object.entries({ 4: 7, 5: 10, 11: 25 })) {
    const { cells } = rhombus(Number(size));
    for (const { name } of cells)
      for (let turn = 0; turn < 7; turn += 1) {
        const found = area(cells, () => true, name, turn);
        assert.ok(found.includes(name) && found.length <= most, `${size} ${name} ${found.length}`);
      }
  }
});

test("it holds free cells alone, and nothing for a move that is on no cell", () => {
  const { cells } = rhombus(5);
  const found = area(cells, (name) => name !== "b3", "c3", 3);
  assert.ok(!found.includes("b3") && found.includes("c3"));
  assert.deepEqual(
    area(cells, () => true, "swap", 0),
    [],
  );
});
