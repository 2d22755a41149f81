import { equal, ok } from "node:assert/strict";
import test from "node:test";

import { replaceNode, textOf, treeOf } from "../../../web/lab/chooser.ts";

function tree(text) {
  const found = treeOf(text);
  ok(found);
  return found;
}

test("a tree is read and written back", () => {
  for (const text of ["(1,2)", "((3,12,8),(2,4,6),(14,5,2))", "(((1)),-2.5,(0.5,(7,8)))", "((5/2/1,1/6/0),(1/2/3))"])
    equal(textOf(tree(text)), text);
  equal(textOf(tree(" ( 1 , 2 ) ")), "(1,2)");
});

test("what is no tree is none", () => {
  for (const text of ["", "3", "(", "(1", "(1,)", "()", "(1,2))", "(1)(2)", "1,2", ")"]) equal(treeOf(text), null);
});

test("a node is replaced, added or taken out at its place", () => {
  const before = tree("((3,5),(2,9))");
  equal(textOf(replaceNode(before, [0, 1], { value: "7" })), "((3,7),(2,9))");
  equal(textOf(replaceNode(before, [1, 0], { below: [{ value: "2" }, { value: "0" }] })), "((3,5),((2,0),9))");
  equal(textOf(replaceNode(before, [1], null)), "((3,5))");
  equal(textOf(replaceNode(before, [0, 0], null)), "((5),(2,9))");
  equal(textOf(replaceNode(tree("((3),4)"), [0, 0], null)), "(0,4)");
  equal(textOf(before), "((3,5),(2,9))");
});
