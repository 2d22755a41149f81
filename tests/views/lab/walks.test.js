import assert from "node:assert/strict";
import test from "node:test";

import { minimax } from "../../../web/lab/benches/minimax.js";
import * as walks from "../../../web/lab/benches/walks.js";
import { speak } from "../../../web/lang/texts.js";
import { ENGLISH } from "../languages.js";
import { pluck } from "../pluck.js";

speak(ENGLISH);
const { say } = ENGLISH;

const entered = (node, parent, move, kind, alpha, beta) => ({
  is: "window",
  node,
  ...(parent === null ? {} : { parent, move }),
  kind,
  depth: 2,
  alpha,
  beta,
});
const leaf = (node, parent, move, value, alpha, beta) => [
  { is: "window", node, parent, move, depth: 0, alpha, beta },
  { is: "value", node, value, leaf: "over" },
];
const choice = (...visits) => ({
  is: "choice",
  move: "1",
  value: 0.5,
  visits: visits.map((count, place) => ({ move: `${place + 1}`, visits: count })),
});
const whole = [
  { is: "walk", name: "whole", player: 1 },
  entered(0, null, "", "max", 0, 1),
  entered(1, 0, "1", "min", 0, 1),
  ...leaf(2, 1, "1", 0.5, 0, 1),
  ...leaf(3, 1, "2", 0.7, 0, 1),
  { is: "value", node: 1, value: 0.5 },
  entered(4, 0, "2", "min", 0, 1),
  ...leaf(5, 4, "1", 0.3, 0, 1),
  ...leaf(6, 4, "2", 0.9, 0, 1),
  { is: "value", node: 4, value: 0.3 },
  { is: "value", node: 0, value: 0.5 },
  choice(2, 2),
];
/** The second move is refuted by its first reply, so its second reply is left out. */
const pruned = (name) => [
  { is: "walk", name, player: 1 },
  { is: "depth", depth: 2 },
  entered(0, null, "", "max", 0, 1),
  entered(1, 0, "1", "min", 0, 1),
  ...leaf(2, 1, "1", 0.5, 0, 1),
  ...leaf(3, 1, "2", 0.7, 0, 0.5),
  { is: "value", node: 1, value: 0.5 },
  entered(4, 0, "2", "min", 0.5, 1),
  ...leaf(5, 4, "1", 0.3, 0.5, 1),
  { is: "cut", node: 4, move: "1", left: ["2"], alpha: 0.5, beta: 0.3, by: 0 },
  { is: "value", node: 4, value: 0.3, bound: "upper" },
  { is: "value", node: 0, value: 0.5 },
  choice(2, 1),
];
const recording = (...events) => ({
  chosen: { values: {} },
  happened: { events: events.flat(), done: 2, of: 3 },
  tables: [],
  ended: false,
});
const ran = recording(pruned("alphabeta"), whole, pruned("pruned"));

test("walks are read with their steps, windows and reasons", () => {
  const [walk, second] = walks.walksOf(ran);
  assert.equal(walks.walksOf(ran)[0], walk, "and are read once");
  assert.deepEqual([walk.name, second.name], ["alphabeta", "whole"]);
  assert.equal(walk.steps.length, pruned("").length - 2);
  assert.ok(walk.steps.every(({ node, root }) => walks.wayTo(node)[0] === root));
  const cut = walk.steps.find(({ is }) => is === "cut");
  assert.equal(cut.node.path, "2");
  assert.match(
    walks.sentenceOf(cut, true),
    /move 1 lowers beta to 0\.3, and alpha is 0\.5: max has a better choice .* Left out: 2\./,
  );
  assert.deepEqual(
    walk.steps.filter(({ is }) => is === "value").map(({ before }) => before),
    [1, 0.5, 0, 1, 0.5, null],
  );
  assert.equal(walks.derived(walk.steps[0].root), "max(0.5; ≤ 0.3) = 0.5");
});

test("one goes by steps, by finished nodes and by moves of the root", () => {
  const { steps } = walks.walksOf(ran)[0];
  const [step, node, root] = walks.unitsOf(steps);
  assert.equal(step.stops.length, steps.length + 1);
  assert.deepEqual(
    node.stops.slice(1, -1).map((at) => steps[at - 1].node.path),
    ["1", "2", ""],
  );
  assert.deepEqual(
    root.stops.slice(1, -1).map((at) => steps[at - 1].node.path),
    ["1", "2"],
  );
  assert.deepEqual(pluck(walks.unitsOf([]), "stops"), [[0], [0], [0]]);
});

test("a tree shows what is known after a step, and what was cut with its reason", () => {
  const { steps } = walks.walksOf(ran)[0];
  const at = steps.findIndex(({ is }) => is === "cut") + 1;
  const before = walks.treeAt(steps[at - 2], at - 1, true);
  const { root, current } = walks.treeAt(steps[at - 1], at, true);
  assert.equal(current, 4);
  const [first, second] = root.children;
  assert.equal(before.root.children[1].children.length, 1);
  assert.deepEqual(
    second.children.map(({ id, cut, note }) => [id, cut ?? false, note]),
    [
      [5, false, ""],
      ["4:2", true, "0.5 ≥ 0.3"],
    ],
  );
  assert.deepEqual([first.label, first.note], ["min", "= 0.5 [0; 1]"]);
  assert.equal(second.note, "[0.5; 1]");
  assert.match(second.told, /^2, min \[0\.5; 1\], min, player 2, value not yet known$/);
  assert.equal(root.children[0].children[1].label, "0.7");
  assert.deepEqual(
    walks.wayGrid(steps[at - 1].node, at, true).rows.map((row) => row.slice(2)),
    [
      ["0", "1", "–"],
      ["0.5", "1", "–"],
    ],
  );
});

test("each step has its lines of the pseudocode and its formula", () => {
  const { steps } = walks.walksOf(ran)[0];
  const lines = say("lab-minimax-pseudocode").split("\n");
  const shown = steps.map((_, number) => minimax.scene(ran, number + 1, false));
  const cut = shown[steps.findIndex(({ is }) => is === "cut")];
  assert.match(lines[cut.lines[0]], /leave out/);
  assert.deepEqual(cut.formula, ["alpha 0.5 ≥ beta 0.3"]);
  const first = shown[steps.findIndex(({ is, node }) => is === "value" && node.path === "1")];
  assert.deepEqual(
    first.lines.map((line) => lines[line].trim().split(" ")[0]),
    ["return", "alpha"],
  );
  assert.deepEqual(first.formula, ["min(0.5; 0.7) = 0.5", "alpha = max(0; 0.5) = 0.5"]);
  assert.match(shown.at(-1).sentence, /^Step \d+: move 1 is chosen; its value .* 0\.5\. Leaves visited: 3\.$/);
});

test("before the first step, and without a recording, there is a scene", () => {
  assert.equal(minimax.scene(ran, 0, false).sentence, say("lab-walks-nothing"));
  assert.equal(minimax.scene(recording([]), 0, false).tree, undefined);
});

const judged = (marked, told) => minimax.quiz.scene(ran, new Set(marked), told);

test("what the reader marks as cut is judged by the recording", () => {
  assert.equal(judged([], false).sentence, "Leaves that you leave out: 0 of 4.");
  assert.equal(judged([4], false).sentence, "Leaves that you leave out: 2 of 4.");
  assert.equal(judged([6], true).sentence, say("lab-minimax-puzzle-right"));
  assert.match(judged([4], true).sentence, /leaves out 1 of the leaves; you found 1 of these and marked 1 /);
  assert.match(judged([2], true).sentence, /you found 0 of these and marked 1 /);
  assert.equal(minimax.quiz.scene(recording(pruned("alphabeta")), new Set(), false), null);
});

test("the puzzle gives nothing away before it is told", () => {
  const flat = (branch) => [branch, ...branch.children.flatMap(flat)];
  const hidden = flat(judged([6], false).tree.root);
  assert.deepEqual(
    hidden.filter(({ cut }) => cut).map(({ id }) => id),
    [6],
  );
  assert.ok(hidden.every(({ children, note }) => !children.length || note === ""));
  const told = flat(judged([5], true).tree.root);
  assert.deepEqual(
    told.filter(({ cut }) => cut).map(({ id }) => id),
    [6],
  );
  assert.deepEqual(
    told.map(({ id, look }) => [id, look]).filter(([, look]) => look),
    [
      [5, "wrong"],
      [6, "wrong"],
    ],
  );
  assert.match(told.find(({ id }) => id === 4).note, /cut: 0\.5 ≥ 0\.3/);
});
