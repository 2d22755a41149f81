import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import { puzzle } from "../../../web/lab/views/trials.ts";
import { speak } from "../../../web/lang/texts.ts";
import { ENGLISH } from "./languages.js";

speak(ENGLISH);
const { say } = ENGLISH;

const node = (id, edge, label, children = [], more = {}) => ({
  ...{ id, label, edge, children },
  aside: { say: `lab-walks-kinds-${children.length ? "min" : "over"}`, values: {} },
  ...more,
});
/** The second reply to the second move is left out. */
const root = node(0, "", "max", [
  node(1, "1", "min", [node(2, "1", 0.5), node(3, "2", 0.7)], { note: ["=", 0.5] }),
  node(4, "2", "min", [node(5, "1", 0.3), node(6, "2", 0.9, [], { cut: true })], { note: ["≤", 0.3] }),
]);
const judged = (marked, told, tree = root) =>
  puzzle({
    experiment: { name: "minimax" },
    result: { recording: { puzzle: tree } },
    quiz: { marked: new Set(marked), isRevealed: told },
  });
const flat = (branch) => [branch, ...branch.children.flatMap(flat)];
const cut = (branches) => branches.filter((one) => one.cut).map(({ id }) => id);

test("what the reader marks is judged by the tree of the engine", () => {
  equal(judged([], false).sentence, "Leaves pruned: 0 of 4.");
  equal(judged([4], false).sentence, "Leaves pruned: 2 of 4.");
  equal(judged([6], true).sentence, say("lab-minimax-puzzle-right"));
  match(judged([4], true).sentence, /leaves out 1 of the leaves; you found 1 of these and marked 1 /);
  match(judged([2], true).sentence, /you found 0 of these and marked 1 /);
  const rows = judged([4], true).grid.rows.map(([way, value, yours, right]) => `${way}: ${value} ${yours === right}`);
  deepEqual(rows, ["1 1: 0.5 true", "1 2: 0.7 true", "2 1: 0.3 false", "2 2: 0.9 true"]);
  equal(judged([], false, null), null);
});

test("the puzzle gives nothing away before it is told", () => {
  const hidden = flat(judged([6], false).tree.root);
  deepEqual(cut(hidden), [6]);
  ok(hidden.every(({ children, note }) => !children.length || note === ""));
  const told = flat(judged([5], true).tree.root);
  deepEqual(cut(told), [6]);
  const wrong = told.filter(({ look }) => look).map(({ id, look }) => `${id} ${look}`);
  deepEqual(wrong, ["5 wrong", "6 wrong"]);
  equal(told.find(({ id }) => id === 4).note, "≤ 0.3");
  match(told.find(({ id }) => id === 6).told, /^2, 0\.9 ✗ left out, not marked, game over$/);
});
