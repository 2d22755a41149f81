/** What is shown by motion when one scene follows another. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { changes } from "../../web/board/changes.ts";
import { boardScene } from "../../web/board/scene.ts";
import { ENGLISH } from "./states.js";
import { position } from "./boards.js";

const NONE = { placed: [], taken: [], turned: [], carried: null, tossed: false };
const { layout } = position(3);
const scene = (stones = {}, overlay = {}, more = {}) =>
  boardScene({ layout, snapshot: position(3, stones, more).snapshot }, overlay, ENGLISH);

test("a new stone falls once: when it is chosen, not when the engine confirms it", () => {
  const [empty, chosen, played] = [scene(), scene({}, { pending: new Map([["a2", 1]]) }), scene({ a2: 1 })];
  deepEqual(changes(empty, chosen), { ...NONE, placed: [1] });
  deepEqual(changes(chosen, played), NONE);
  deepEqual(changes(empty, played), { ...NONE, placed: [1] });
  deepEqual(changes(played, empty), NONE);
});

test("the first scene, another board and quite another position appear at once", () => {
  deepEqual(changes(null, scene({ a2: 1 })), NONE);
  deepEqual(changes(boardScene(position(3), {}, ENGLISH), scene({ a2: 1 })), NONE);
  deepEqual(changes(scene(), scene({ a1: 1, a2: 2, b2: 1 })), NONE);
  deepEqual(changes(scene(), scene({ a1: 1, a2: 2 })), { ...NONE, placed: [0, 1] });
});

test("a stone that is taken over turns over, or is carried to its other cell", () => {
  const passed = (source, target) => ({ last: { cells: [target], takeover: { move: "swap", source, target } } });
  deepEqual(changes(scene({ a2: 1 }), scene({ a2: 2 }, {}, passed(1, 1))), { ...NONE, turned: [1] });
  const carried = scene({ b2: 2 }, {}, passed(1, 2));
  deepEqual(changes(scene({ a2: 1 }), carried), { ...NONE, carried: { source: 1, target: 2 } });
  deepEqual(changes(carried, carried), NONE);
});

test("tokens leave, and none of them falls", () => {
  deepEqual(changes(scene({}, { tokens: true }), scene({ a1: 1, a2: 1, b2: 1 }, { tokens: true })), {
    ...NONE,
    taken: [0, 1, 2],
  });
});

test("a coin is tossed when there is one toss more", () => {
  const [before, after] = [scene({}, { coin: { player: 1, toss: 1 } }), scene({}, { coin: { player: 2, toss: 2 } })];
  equal(changes(before, after).tossed, true);
  equal(changes(after, before).tossed, false);
  equal(changes(after, after).tossed, false);
});
