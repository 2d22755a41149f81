/** Marks of the person's own: what a tool makes, what takes the place of what, and what of it can be stored. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { areMarks, made, marksOf, shownMarks, toggled } from "../../web/model/marks.ts";
import { isTree, noted } from "../../web/model/editing.ts";
import { at } from "./states.js";

/** @import { Mark } from "messages" */

/** @type {Mark[]} */
const MARKS = [
  { kind: "circle", cell: "a1" },
  { kind: "label", cell: "a1", text: "A" },
  { kind: "arrow", cell: "a1", to: "b1" },
];
const kinds = (/** @type {Mark[]} */ marks) => marks.map(({ kind, cell }) => `${kind} ${cell}`);

test("a tool makes a mark, letters and numbers the next one", () => {
  assert.deepEqual(made("triangle", [], "a1"), { kind: "triangle", cell: "a1" });
  assert.deepEqual(made("line", [], "a1", "b1"), { kind: "line", cell: "a1", to: "b1" });
  assert.deepEqual(made("letter", MARKS, "b1"), { kind: "label", cell: "b1", text: "B" });
  assert.deepEqual(made("number", MARKS, "b1"), { kind: "label", cell: "b1", text: "1" });
});

test("the same mark again is erased, and another one takes its place", () => {
  const again = MARKS.reduce(toggled, MARKS);
  assert.deepEqual(again, []);
  assert.deepEqual(kinds(toggled(MARKS, { kind: "square", cell: "a1" })), ["label a1", "arrow a1", "square a1"]);
  assert.deepEqual(kinds(toggled(MARKS, { kind: "arrow", cell: "b1", to: "a1" })), [
    "circle a1",
    "label a1",
    "arrow b1",
  ]);
  assert.deepEqual(kinds(toggled(MARKS, { kind: "circle", cell: "c1" })), [...kinds(MARKS), "circle c1"]);
});

test("marks belong to the position on which they were put", () => {
  const state = at("a1");
  const marked = { ...state, tree: noted(state.tree, { marks: MARKS }) };
  assert.deepEqual(shownMarks(marked), MARKS);
  assert.deepEqual(marksOf({ ...marked.tree, at: 0 }), []);
  assert.deepEqual(shownMarks({ ...marked, tree: { ...marked.tree, at: 0 } }), [], "the snapshot lags behind");
  const waiting = { ...state, marking: { tool: /** @type {const} */ ("arrow"), from: "b1" } };
  assert.deepEqual(shownMarks(waiting), [{ kind: "shade", cell: "b1" }]);
  assert.deepEqual(shownMarks({ ...waiting, focus: "c1" }), [{ kind: "arrow", cell: "b1", to: "c1" }]);
  const drawing = { ...state, drawing: { tool: /** @type {const} */ ("line"), from: "b1" }, focus: "b1" };
  assert.deepEqual(shownMarks(drawing), []);
  assert.deepEqual(shownMarks({ ...drawing, focus: "a1" }), [{ kind: "line", cell: "b1", to: "a1" }]);
});

test("what is stored as marks is looked at", () => {
  assert.ok(areMarks(MARKS));
  for (const marks of [{}, [null], [{ kind: "circle" }], [{ kind: "label", cell: "a1", text: 1 }]])
    assert.ok(!areMarks(marks));
  const { tree } = at("a1");
  assert.ok(isTree(noted(tree, { marks: MARKS })));
  assert.ok(!isTree(noted(tree, /** @type {any} */ ({ marks: [1] }))));
});
