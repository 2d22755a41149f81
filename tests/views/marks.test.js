/** Marks of the person's own: what a tool makes, what takes the place of what, and what of it can be stored. */

import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";

import { areMarks, makeMark, marksOf, visibleMarks, toggleMark } from "../../web/model/marks.ts";
import { isTree, annotate } from "../../web/model/editing.ts";
import { at } from "./states.js";

const MARKS = [
  { kind: "circle", cell: "a1" },
  { kind: "label", cell: "a1", text: "A" },
  { kind: "arrow", cell: "a1", to: "b1" },
];
const kinds = (marks) => marks.map(({ kind, cell }) => `${kind} ${cell}`);

test("a tool makes a mark, letters and numbers the next one", () => {
  deepEqual(makeMark("triangle", [], "a1"), { kind: "triangle", cell: "a1" });
  deepEqual(makeMark("line", [], "a1", "b1"), { kind: "line", cell: "a1", to: "b1" });
  deepEqual(makeMark("letter", MARKS, "b1"), { kind: "label", cell: "b1", text: "B" });
  deepEqual(makeMark("number", MARKS, "b1"), { kind: "label", cell: "b1", text: "1" });
});

test("the same mark again is erased, and another one takes its place", () => {
  const again = MARKS.reduce(toggleMark, MARKS);
  deepEqual(again, []);
  deepEqual(kinds(toggleMark(MARKS, { kind: "square", cell: "a1" })), ["label a1", "arrow a1", "square a1"]);
  const turned = toggleMark(MARKS, { kind: "arrow", cell: "b1", to: "a1" });
  deepEqual(kinds(turned), ["circle a1", "label a1", "arrow b1"]);
  deepEqual(kinds(toggleMark(MARKS, { kind: "circle", cell: "c1" })), [...kinds(MARKS), "circle c1"]);
});

test("marks belong to the position on which they were put", () => {
  const state = at("a1");
  const marked = { ...state, tree: annotate(state.tree, { marks: MARKS }) };
  deepEqual(visibleMarks(marked), MARKS);
  deepEqual(marksOf({ ...marked.tree, at: 0 }), []);
  deepEqual(visibleMarks({ ...marked, tree: { ...marked.tree, at: 0 } }), [], "the snapshot lags behind");
  const waiting = { ...state, marking: { tool: "arrow", from: "b1" } };
  deepEqual(visibleMarks(waiting), [{ kind: "shade", cell: "b1" }]);
  deepEqual(visibleMarks({ ...waiting, focus: "c1" }), [{ kind: "arrow", cell: "b1", to: "c1" }]);
  const drawing = { ...state, drawing: { tool: "line", from: "b1" }, focus: "b1" };
  deepEqual(visibleMarks(drawing), []);
  deepEqual(visibleMarks({ ...drawing, focus: "a1" }), [{ kind: "line", cell: "b1", to: "a1" }]);
});

test("what is stored as marks is looked at", () => {
  ok(areMarks(MARKS));
  for (const marks of [{}, [null], [{ kind: "circle" }], [{ kind: "label", cell: "a1", text: 1 }]])
    ok(!areMarks(marks));
  const { tree } = at("a1");
  ok(isTree(annotate(tree, { marks: MARKS })));
  ok(!isTree(annotate(tree, { marks: [1] })));
});
