import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { count, indentation, rangeOf, shiftLines, toNextStep } from "../../../../web/lab/own/editor.ts";

const TEXT = "def search(s, d, p):\n    if s:\n        yield 0, 1\n";

test("lines are counted and found", () => {
  equal(count(""), 1);
  equal(count(TEXT), 4);
  const told = [1, 2, 3, 4, 9].map((line) => TEXT.slice(...rangeOf(TEXT, line)));
  deepEqual(told, ["def search(s, d, p):", "    if s:", "        yield 0, 1", "", ""]);
});

test("a new line is indented as the one before, and a step more after a colon", () => {
  const after = (text) => indentation(text, text.length).length;
  equal(after("x = 1"), 0);
  equal(after("    x = {1: 2}"), 4);
  equal(after("    while True:"), 8);
  equal(after("    while True:  # for ever"), 8);
  equal(indentation("    while True:", 8), "    ", "only what stands before the position counts");
  equal(indentation("", 0), "");
});

test("Tab leads to the next step of indentation", () => {
  const lengths = [0, 1, 3, 4, 6].map((at) => toNextStep("        ", at).length);
  deepEqual(lengths, [4, 3, 1, 4, 2]);
  equal(toNextStep("x\n  ", 4).length, 2);
});

test("the lines of a selection are indented, without empty ones, and back again", () => {
  const text = "a\n\n  b\nc";
  const more = shiftLines(text, 0, 6, false);
  deepEqual(more, { start: 0, end: 6, lines: "    a\n\n      b" });
  const back = shiftLines(`${more.lines}\nc`, 2, more.lines.length, true);
  equal(back.lines, "a\n\n  b");
  deepEqual(shiftLines("  a\nb", 3, 3, true), { start: 0, end: 3, lines: "a" });
  // A line of which only the end is selected stays.
  deepEqual(shiftLines("a\nb\n", 0, 2, false), { start: 0, end: 1, lines: "    a" });
  deepEqual(shiftLines("a", 1, 1, true), { start: 0, end: 1, lines: "a" });
});
