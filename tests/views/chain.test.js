/** The order in which a chain lights up. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { stepsAlong, sidesTouched } from "../../web/board/chain.ts";
import { triangle } from "./boards.js";
import { boardOf } from "./messages.js";

const byName = (layout, steps) => Object.fromEntries([...steps].map(([cell, step]) => [layout.cells[cell].name, step]));
const cells = (layout, ...names) => names.map((name) => layout.cells.findIndex((cell) => cell.name === name));

test("a chain lights up from its player's first side, a step for each stone on the way", () => {
  const layout = boardOf("hex", 4);
  const down = cells(layout, "b4", "b1", "b3", "b2", "a3");
  deepEqual(byName(layout, stepsAlong(layout, down, [1, 1, 2, 2], 1)), { b1: 0, b2: 1, b3: 2, a3: 2, b4: 3 });
  const across = cells(layout, "d2", "c2", "b2", "a2");
  deepEqual(byName(layout, stepsAlong(layout, across, [1, 1, 2, 2], 2)), { a2: 0, b2: 1, c2: 2, d2: 3 });
});

test("where nobody owns the sides, it begins at the first one and branches", () => {
  const layout = triangle(4);
  const steps = stepsAlong(layout, cells(layout, "a3", "b3", "c3", "b4"), [0, 0, 0], 2);
  deepEqual([steps.size, Math.min(...steps.values()), steps.get(cells(layout, "c3")[0])], [4, 0, 0]);
  deepEqual(byName(layout, steps), { c3: 0, b3: 1, b4: 2, a3: 2 });
});

test("on a bent board it goes along the neighbours that the drawing shows, and no farther", () => {
  const layout = boardOf("bent", 5);
  const chain = cells(layout, "a1", "b1", "c1", "c6", "b9", "a12");
  const steps = byName(layout, stepsAlong(layout, chain, [0, 0, 0], 1));
  deepEqual(steps, { a1: 0, a12: 1, b1: 1, b9: 2, c1: 2, c6: 3 });
});

test("a line runs along a diagonal of squares, and what hangs together with nothing comes last", () => {
  const layout = boardOf("tictactoe", 3);
  deepEqual(byName(layout, stepsAlong(layout, cells(layout, "a1", "b2", "c3"), [], 1)), { a1: 0, b2: 1, c3: 2 });
  const apart = boardOf("hex", 4);
  deepEqual(byName(apart, stepsAlong(apart, cells(apart, "a1", "a2", "a4"), [], 1)), { a1: 0, a2: 1, a4: 2 });
  equal(stepsAlong(apart, [], [], 1).size, 0);
});

test("the newest chain touches the sides that may be its player's, as soon as it reaches them", () => {
  const layout = boardOf("hex", 4);
  const stones = layout.cells.map(({ name }) => ({ b1: 1, b2: 1, b3: 1, c3: 2 })[name] ?? 0).join("");
  const [free, owned] = [
    [0, 0, 0, 0],
    [1, 1, 2, 2],
  ];
  const players = (name, sides, of = stones) => sidesTouched(layout, of, cells(layout, name), sides);
  deepEqual(players("b2", free), [1, 0, 0, 0]);
  deepEqual(players("c3", free), [0, 0, 0, 0]);
  const joined = `${stones.slice(0, 12)}11${stones.slice(14)}`;
  deepEqual(players("b4", owned, joined).filter(Boolean), [1, 1]);
  equal(players("b4", free, joined).filter(Boolean).length, 3);
  deepEqual(sidesTouched(layout, stones, [], free), [0, 0, 0, 0]);
});
