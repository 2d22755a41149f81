import assert from "node:assert/strict";
import { performance } from "node:perf_hooks";
import test from "node:test";

import { below, Growth, growthOf } from "../../../web/lab/benches/growth.js";
import { uct } from "../../../web/lab/benches/uct.js";
import { speak } from "../../../web/lang/texts.js";
import { ENGLISH } from "../languages.js";
import { rowsOf } from "../../../web/lab/folding.js";
import { pluck } from "../pluck.js";

/** On a board of three cells in a row: two iterations that add a node each, and one that compares these two. */
const EVENTS = [
  { is: "start", names: ["a", "b", "c"], mover: 1, tokens: false },
  {
    is: "iteration",
    path: [0, 1],
    spread: [null],
    grown: [[0, 0, 1]],
    games: [[[1, 2], 1, [0, 2]]],
    visits: [1, 1],
    totals: [1, 1],
    choice: 0,
    value: 1,
  },
  {
    is: "iteration",
    path: [0, 2],
    spread: [null],
    grown: [[0, 1, 1]],
    games: [
      [[0], 0, []],
      [[], 0, []],
    ],
    visits: [2, 1],
    totals: [1, 0],
    choice: 0,
    value: 1,
  },
  {
    is: "iteration",
    path: [0, 1, 3],
    spread: [2, null],
    grown: [[1, 2, 2]],
    placed: [
      [
        3,
        [
          [1, 2],
          [2, 2],
        ],
      ],
    ],
    proven: [[3, 2]],
    visits: [3, 2, 1],
    totals: [1, 1, 1],
    choice: 1,
    value: 0,
  },
];
const LAYOUT = { cells: ["a", "b", "c"].map((name) => ({ name })) };
const SNAPSHOT = {
  cells: "000",
  numbers: [0, 0, 0],
  last: null,
  players: ["black", "white"],
  sides: [],
  to_move: 1,
  winning_cells: [],
  record: "three",
};
speak(ENGLISH);

const ranOf = (events, values = {}) => ({
  happened: { events, done: 1, of: 1 },
  chosen: { values: { c: "0.7", sims: "1", backup: "each", mistaken: "off", ...values } },
  placed: { snapshot: SNAPSHOT, layout: LAYOUT },
  tables: [],
  ended: true,
});

test("a recording consists of the steps of its iterations", () => {
  const growth = new Growth(ranOf(EVENTS).happened);
  const kinds = [0, 1, 2].map((number) =>
    growth.steps(number).map(({ kind, ply }) => (kind === "simulate" ? ply : kind)),
  );
  assert.deepEqual(kinds, [
    ["expand", 1, 2, "backup"],
    ["expand", 1, 0, "backup"],
    ["select", "expand", "backup"],
  ]);
  assert.deepEqual(
    [growth.length, growth.stops("iteration"), growth.stops("phase")],
    [11, [0, 4, 8, 11], [0, 1, 3, 4, 5, 7, 8, 9, 10, 11]],
  );
});

test("what is known after a step is what the iterations before it have backed up", () => {
  const growth = new Growth(ranOf(EVENTS).happened);
  const moments = Array.from({ length: 12 }, (_, at) => growth.moment(at));
  assert.deepEqual(pluck(moments, "done"), [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3]);
  assert.deepEqual(pluck(moments, "size"), [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4]);
  assert.deepEqual(pluck(moments, "node"), [0, 1, 1, 1, 0, 2, 2, 2, 0, 1, 3, 0]);
  assert.deepEqual(
    [0, 1, 2, 3].map((done) => growth.known(1, done)),
    [
      { visits: 0, total: 0 },
      { visits: 1, total: 1 },
      { visits: 1, total: 1 },
      { visits: 2, total: 1 },
    ],
  );
  assert.deepEqual(
    [2, 3].map((done) => growth.winner(3, done)),
    [0, 2],
  );
  assert.deepEqual(
    moments.map(({ compared }) => compared?.node ?? null),
    [...Array(9).fill(null), 1, 1, null],
  );
});

test("with all children at once, the one that is tried is taken by no bound", () => {
  const events = [
    EVENTS[0],
    {
      ...EVENTS[1],
      path: [0, 2],
      grown: [
        [0, 0, 1],
        [0, 1, 1],
        [0, 2, 1],
      ],
    },
  ];
  const growth = new Growth(ranOf(events).happened);
  assert.deepEqual(growth.steps(0).slice(0, 2), [
    { kind: "expand", from: 0, added: [1, 2, 3] },
    { kind: "select", from: 0, node: 2, spread: null },
  ]);
  assert.deepEqual([growth.moment(1).node, growth.moment(2).node], [0, 2]);
});

test("the last number below a limit is found", () => {
  assert.deepEqual(
    [0, 1, 2, 5, 9].map((limit) => below([1, 2, 2, 5], limit)),
    [-1, -1, 0, 2, 3],
  );
});

test("a step is told as board, tree, bounds, formula and sentence", () => {
  const ran = ranOf(EVENTS);
  const at = (position) => uct.scene(ran, position, false);
  assert.match(at(0).sentence, /^Step 0: the tree is the root alone/);
  assert.match(at(2).sentence, /simulation\. At random, white plays b\.$/);
  assert.match(at(3).sentence, /At random, black plays c\. The winner is black\.$/);
  const played = at(3).board;
  assert.deepEqual([played.placed.snapshot.cells, played.placed.snapshot.winning_cells], ["100", [0, 2]]);
  const line = { b: { number: 2, player: 2 }, c: { number: 3, player: 1 } };
  assert.deepEqual(Object.fromEntries(played.overlay.line), line);
  const chosen = at(9);
  assert.equal(chosen.sentence, "Step 9: iteration 3, selection. a chosen: 1 + 2.");
  assert.deepEqual(chosen.formula.slice(1), ["a: 1/1 + 2 · 0.7 · sqrt(ln 2 / 1)", "= 1 + 2 = 3"]);
  assert.deepEqual(chosen.grid.rows, [
    ["a", "1", "1", "2", "3"],
    ["b", "1", "0", "2", "2"],
  ]);
  assert.deepEqual(chosen.lines, [2, 3]);
  assert.deepEqual([...chosen.board.overlay.shares.keys()], ["b"]);
  const grown = at(10);
  assert.equal(grown.board.placed.snapshot.cells, "122");
  assert.deepEqual(
    rowsOf(grown.tree, new Map()).map(({ branch: { label, note } }) => [label, note]),
    [
      ["root", "0.5 · 2"],
      ["a", "1 · 1"],
      ["c", "unvisited"],
      ["b", "0 · 1"],
    ],
  );
  const end = at(11);
  assert.match(end.sentence, /Proven at c: white wins\. Now b would be played\.$/);
  assert.match(end.formula.join("\n"), /a: N = 1 \+ 1 = 2, Q = 1 \+ 0 = 1/);
  assert.deepEqual(end.lines, [9]);
});

test("the mistake is named where a score is backed up", () => {
  const ran = ranOf(EVENTS, { mistaken: "on" });
  assert.match(uct.scene(ran, 4, false).formula.at(-1), /turned at each level/);
});

test("the verdict names the share of the recording after which the choice stays", () => {
  const { right, told } = uct.verdict(ranOf(EVENTS));
  assert.deepEqual(right, ["late"]);
  assert.match(told, /The choice is b from iteration 3 of 3 on/);
  const settled = [
    EVENTS[0],
    ...Array.from({ length: 10 }, (_, number) => ({
      ...EVENTS[1],
      grown: number ? [] : EVENTS[1].grown,
      choice: number === 0 ? 1 : 0,
    })),
  ];
  assert.deepEqual(uct.verdict(ranOf(settled)).right, ["half"]);
  assert.deepEqual(uct.verdict(ranOf(settled.map((event) => ({ ...event, choice: 0 })))).right, ["early"]);
  assert.equal(uct.verdict({ ...ranOf(EVENTS), ended: false }), null);
});

/** A recording of so many iterations, each of which adds a child to a node of a tree with up to three children a
 * node. */
function long(count) {
  const nodes = [{ children: [], visits: 0 }];
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (seed * 16807) % 2147483647;
    return seed % below;
  };
  const events = [EVENTS[0]];
  for (let number = 0; number < count; number += 1) {
    const path = [0];
    while (nodes[path.at(-1)].children.length === 3) path.push(nodes[path.at(-1)].children[random(3)]);
    const parent = path.at(-1);
    nodes[parent].children.push(nodes.length);
    path.push(nodes.length);
    nodes.push({ children: [], visits: 0 });
    for (const one of path) nodes[one].visits += 1;
    const visits = path.map((one) => nodes[one].visits);
    events.push({
      is: "iteration",
      path,
      spread: path.slice(1).map((_, place) => (place < path.length - 2 ? 1.5 : null)),
      grown: [[parent, nodes[parent].children.length - 1, 1 + (path.length % 2)]],
      games: [[[0, 1, 2, 0, 1, 2], 1, []]],
      visits,
      totals: visits.map((one) => one / 2),
      choice: 0,
      value: 0.5,
    });
  }
  return ranOf(events);
}

/** A step takes about 3 ms on one free core; the bound is that of the page, where drawing it comes on top. */
test("a step anywhere in ten thousand iterations takes less than 50 ms, the folding of the tree included", () => {
  const ran = long(10_000);
  const { length } = growthOf(ran.happened);
  assert.equal(uct.units(ran).at(-1).stops.length, 11);
  const places = Array.from({ length: 20 }, (_, number) => Math.floor(((number * 7919) % 20) * (length / 20)) + 5);
  const times = places.map((at) => {
    const started = performance.now();
    const { tree } = uct.scene(ran, at, false);
    assert.ok(rowsOf(tree, new Map()).length > 1);
    return performance.now() - started;
  });
  assert.ok(times.sort((one, two) => one - two)[10] < 50);
});
