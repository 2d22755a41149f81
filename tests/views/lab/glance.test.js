import assert from "node:assert/strict";
import test from "node:test";

import { glance, heatsOf } from "../../../web/lab/benches/glance.js";
import { positions } from "../messages.js";
import { ran as ranOf, table, toldInEveryLanguage, WORDS } from "./runs.js";
import { pluck } from "../pluck.js";

const placed = positions.find(({ snapshot }) => snapshot.game === "y" && !snapshot.steps.length);
const cells = (/** @type {Record<string, number>} */ some) => ({
  ...Object.fromEntries(placed.layout.cells.map(({ name }) => [name, 0])),
  ...some,
});
const judgement = (by, leaves, moves, value, some) => ({
  is: "judgement",
  by,
  leaves,
  moves,
  value,
  cells: cells(some),
});
const EVENTS = [
  judgement("network", 0, { a1: 1 }, 0.6, { a1: 0.81, a2: 0.09, b2: 0.001 }),
  judgement("playouts", 0, { b2: 1 }, 0.3, { a1: 0.4, b2: 0.5 }),
  ...[1, 100].flatMap((leaves) => [
    judgement("net", leaves, { a1: 2 }, 0.9, { a1: 1 }),
    judgement("wye", leaves, { b2: 1, a1: 1 }, 0.4, { b2: 0.7 }),
  ]),
];
const rows = EVENTS.map(({ by, leaves, moves, value }) => ({
  by,
  leaves,
  move: Object.keys(moves)[0],
  value,
  "settled %": 50,
  searches: leaves ? 2 : null,
}));
const run = (more = {}) =>
  ranOf(
    EVENTS,
    [table("judgements", rows), table("settled", [{ move: "a1", chosen: 3, searches: 4 }])],
    {},
    { placed, ...more },
  );
const count = (scene, look) => scene.picture.marks.filter((mark) => mark.look === look).length;

test("one goes from the network to the playouts and on to both searches after more and more leaves", () => {
  assert.deepEqual(pluck(glance.units(run()), "stops"), [[0, 1, 2, 3, 4]]);
  const rings = [0, 1, 2, 3, 4].map((at) => count(glance.scene(run(), at, false), "ring-picked"));
  assert.deepEqual(rings, [0, 1, 2, 4, 4]);
});

test("each step says who prefers which move, and the table has what is known of every cell", () => {
  const [before, first, , third] = [0, 1, 2, 3].map((at) => glance.scene(run(), at, true));
  assert.deepEqual([before.grid.rows, before.lines], [[], []]);
  assert.equal(first.sentence, "Step 1. The network at a glance: a1, winning chance 60%.");
  assert.equal(
    third.sentence,
    "Step 3. The search net after 1 leaf: a1, winning chance 90%. The search wye after 1 leaf: b2, winning chance 40%.",
  );
  assert.deepEqual(first.grid.rows[0], ["a1", "81", "–", "–", "–"]);
  assert.deepEqual(third.lines, [4, 5, 6]);
  assert.ok(first.picture.marks.some(({ text }) => text === "Network alone: a1, 60%"));
});

test("shares are shaded from nothing on, chances from the worst cell on, and slight shares have no number", () => {
  const [network, playouts] = [heatsOf(EVENTS[0], false), heatsOf(EVENTS[1], true)];
  assert.deepEqual([network.get("a1"), network.get("b2")?.text], [{ heat: 1, text: "81" }, ""]);
  assert.ok(Math.abs(network.get("a2").heat - 1 / 3) < 1e-9);
  assert.ok(Math.abs(playouts.get("a1").heat - 0.8) < 1e-9);
  assert.equal(heatsOf(undefined, true).size, 0);
});

test("the verdict compares both judges with the move on which the searches settle", () => {
  const right = (network, playouts) =>
    glance.verdict({
      ...run(),
      tables: [
        table("judgements", [
          { ...rows[0], move: network },
          { ...rows[1], move: playouts },
        ]),
        run().tables[1],
      ],
    }).right;
  assert.deepEqual(
    [right("a1", "b2"), right("b2", "a1"), right("a1", "a1"), right("b2", "b2")],
    [["network"], ["playouts"], ["both"], ["neither"]],
  );
  assert.equal(glance.verdict(run({ ended: false })), null);
});

test("the result has a line for each search, a level for each other judge, and those of an earlier run", () => {
  const names = ({ picture }) => picture.marks.filter(({ look }) => /^name/.test(look)).map(({ text }) => text);
  assert.deepEqual(
    new Set(names(glance.result([run()], "logX"))),
    new Set(["network", "playouts", "net", "wye"].map((name) => WORDS.say(`lab-glance-series-${name}`))),
  );
  assert.equal(names(glance.result([run(), run()], "linear")).length, 8);
});

toldInEveryLanguage("glance", glance, [run()]);
