import assert from "node:assert/strict";
import test from "node:test";

import { arrow, band, cell, interval, label, line } from "../../../../web/lab/marks.js";
import { plot } from "../../../../web/lab/plot.js";

test("lines and bands are paths through their places", () => {
  assert.equal(line("a", [[0, 1], [2.001, 3]]).attributes.d, "M0 1L2 3");
  assert.equal(band("a", [[0, 0], [1, 0]], [[0, 5], [1, 5]]).attributes.d, "M0 0L1 0L1 5L0 5Z");
  assert.equal(interval("a", 10, 1, 4, 2).attributes.d, "M1 10L4 10M1 8L1 12M4 8L4 12");
});

test("an arrow ends with its head, a cell is as strong as its share, a label says its text", () => {
  assert.match(arrow("a", [0, 0], [10, 0]).attributes.d, /^M0 0L10 0M.*L10 0L/);
  assert.deepEqual(cell(1, 2, 3, 0.25).map(({ look, attributes }) => [look, attributes["fill-opacity"]]), [["ground", undefined], ["heat", 0.25]]);
  assert.equal(label("a", [0, 0], "text", "end").text, "text");
});

test("a plot has a line for each series, a band where intervals are known, and names that do not lie over each other", () => {
  const series = [5, 5.01].map((y, place) => ({ name: `n${place}`, look: `s${place + 1}`, points: [{ x: 1, y: 1, low: 0.5, high: 2 }, { x: 100, y, low: 4, high: 6 }] }));
  const bare = { name: "bare", look: "bound", points: [{ x: 1, y: 0 }, { x: 100, y: 3 }] };
  const { marks } = plot({ title: "across", kind: "log" }, { title: "up", kind: "linear" }, [...series, bare], String);
  assert.equal(marks.filter(({ look }) => /^band/.test(look)).length, 2);
  assert.equal(marks.filter(({ look }) => /^line (s|bound)/.test(look)).length, 3);
  const names = marks.filter(({ look }) => /^name/.test(look));
  assert.deepEqual(new Set(names.map(({ text }) => text)), new Set(["n0", "n1", "bare"]));
  const heights = names.map(({ attributes }) => attributes.y).sort((one, two) => one - two);
  assert.ok(heights.every((y, place) => place === 0 || y - heights[place - 1] >= 20));
  assert.ok(marks.every(({ attributes }) => !Object.values(attributes).some((value) => /NaN|Infinity/.test(String(value)))));
});

test("a linear axis has room for intervals that reach below 0", () => {
  const { marks } = plot({ title: "across", kind: "linear" }, { title: "up", kind: "linear" }, [{ name: "n", look: "s1", points: [{ x: 0, y: -1, low: -3, high: 1 }, { x: 1, y: 2, low: 1, high: 3 }] }], String);
  const ticks = marks.filter(({ look, attributes }) => look === "tick" && attributes["text-anchor"] === "end").map(({ text }) => Number(text));
  assert.equal(Math.min(...ticks), -2);
});
