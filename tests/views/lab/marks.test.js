import assert from "node:assert/strict";
import test from "node:test";

import { arrow, band, cell, interval, label, line, upright } from "../../../web/lab/marks.ts";
import { heatmap, plot, stack } from "../../../web/lab/plot.ts";

test("lines and bands are paths through their places", () => {
  const [upper, lower] = [0, 5].map((y) => [0, 1].map((x) => [x, y]));
  assert.equal(line("a", [...upper, [2.001, 3]]).attributes.d, "M0 0L1 0L2 3");
  assert.equal(band("a", upper, lower).attributes.d, "M0 0L1 0L1 5L0 5Z");
  assert.equal(interval("a", 10, 1, 4, 2).attributes.d, "M1 10L4 10M1 8L1 12M4 8L4 12");
});

test("an arrow ends with its head, a cell is as strong as its share, a label says its text", () => {
  assert.match(arrow("a", [0, 0], [10, 0]).attributes.d, /^M0 0L10 0M.*L10 0L/);
  const [ground, heat] = cell(1, 2, 3, 0.25);
  assert.deepEqual([ground.look, heat.look, heat.attributes["fill-opacity"]], ["ground", "heat", 0.25]);
  assert.equal(label("a", [0, 0], "text", "end").text, "text");
});

test("a plot has a line for each series, a band where intervals are known, and names that lie apart", () => {
  const series = [5, 5.01].map((y, place) => ({
    name: `n${place}`,
    look: `s${place + 1}`,
    points: [
      { x: 1, y: 1, low: 0.5, high: 2 },
      { x: 100, y, low: 4, high: 6 },
    ],
  }));
  const bare = {
    name: "bare",
    look: "bound",
    points: [
      { x: 1, y: 0 },
      { x: 100, y: 3 },
    ],
  };
  const { marks } = plot({ title: "across", kind: "log" }, { title: "up", kind: "linear" }, [...series, bare], String);
  assert.equal(marks.filter(({ look }) => /^band/.test(look)).length, 2);
  assert.equal(marks.filter(({ look }) => /^line (s|bound)/.test(look)).length, 3);
  const names = marks.filter(({ look }) => /^name/.test(look));
  assert.deepEqual(new Set(names.map(({ text }) => text)), new Set(["n0", "n1", "bare"]));
  const heights = names.map(({ attributes }) => attributes.y).sort((one, two) => one - two);
  assert.ok(heights.every((y, place) => place === 0 || y - heights[place - 1] >= 20));
  assert.ok(
    marks.every(({ attributes }) => !Object.values(attributes).some((value) => /NaN|Infinity/.test(String(value)))),
  );
});

test("an upright interval runs between its ends, and a cell may be wider than high", () => {
  assert.equal(upright("a", 10, 1, 4, 2).attributes.d, "M10 1L10 4M8 1L12 1M8 4L12 4");
  for (const { attributes } of cell(0, 0, 30, 0.5, 10)) {
    assert.deepEqual([attributes.width, attributes.height], [30, 10]);
  }
});

test("long names stand above the plot in rows of their own, and the plot moves down by them", () => {
  const one = (name, place) => ({
    name,
    look: `s${place + 1}`,
    points: [
      { x: 1, y: 1 },
      { x: 10, y: 2 },
    ],
  });
  const drawn = (...names) =>
    plot({ title: "across", kind: "log" }, { title: "up", kind: "linear" }, names.map(one), String);
  const [short, long] = [drawn("a", "b"), drawn("uct(sims=1,shortcuts=off)", "b")];
  const heights = long.marks.filter(({ look }) => /^name/.test(look)).map(({ attributes }) => attributes.y);
  assert.equal(heights.length, 2);
  assert.ok(
    heights[1] - heights[0] >= 20 && Math.max(...heights) < long.marks.find(({ text }) => text === "up").attributes.y,
  );
  assert.equal(long.height - short.height, 48);
  assert.deepEqual(
    drawn("", "").marks.filter(({ look }) => /^name/.test(look)),
    [],
  );
});

test("points with dots have intervals of their own, beside each other", () => {
  const series = ["s1", "s2"].map((look) => ({
    name: "n",
    look,
    dots: true,
    points: [
      { x: 1, y: 5, low: 4, high: 6 },
      { x: 100, y: 7, low: 6, high: 8 },
    ],
  }));
  const { marks } = plot(
    {
      title: "",
      kind: "log",
      ticks: [
        [1, "one"],
        [2, "two"],
        [100, "hundred"],
      ],
    },
    { title: "", kind: "linear" },
    series,
    String,
  );
  assert.equal(marks.filter(({ look }) => look === "line s1").length, 3);
  const xs = marks.filter(({ name }) => name === "circle").map(({ attributes }) => attributes.cx);
  assert.equal(new Set(xs).size, 4);
  const ticks = marks.flatMap(({ look, text }) => (look === "tick" && /[a-z]/.test(text) ? text : []));
  assert.deepEqual(ticks, ["one", "two", "hundred"]);
});

test("ticks that would lie over each other are left out", () => {
  const points = [100, 500, 20_000].map((x) => ({ x, y: 1 }));
  const { marks } = plot(
    { title: "", kind: "linear", ticks: points.map(({ x }) => [x, String(x)]) },
    { title: "", kind: "linear" },
    [{ name: "", look: "s1", points }],
    () => "",
  );
  assert.deepEqual(
    marks.flatMap(({ look, text }) => (look === "tick" && text ? text : [])),
    ["100", "20000"],
  );
});

test("a heat map has a cell for each point with its number, and pictures are put one below the other", () => {
  const side = (title, ...texts) => ({ title, texts });
  const map = heatmap(side("rows", "1", "2"), side("columns", "a"), (row) =>
    row ? null : { share: 1, text: "42", note: "40 – 44" },
  );
  assert.deepEqual(
    map.marks.filter(({ look }) => look === "heat").map(({ attributes }) => attributes["fill-opacity"]),
    [0.4, 0],
  );
  for (const text of ["42", "40 – 44", "rows", "columns", "1", "2", "a"])
    assert.ok(map.marks.some((mark) => mark.text === text));
  const two = stack(map, map);
  assert.equal(two.height, 2 * map.height);
  assert.deepEqual(
    [...new Set(two.marks.map(({ attributes }) => attributes.transform))],
    ["translate(0 0)", `translate(0 ${map.height})`],
  );
});

test("a linear axis has room for intervals that reach below 0", () => {
  const { marks } = plot(
    { title: "across", kind: "linear" },
    { title: "up", kind: "linear" },
    [
      {
        name: "n",
        look: "s1",
        points: [
          { x: 0, y: -1, low: -3, high: 1 },
          { x: 1, y: 2, low: 1, high: 3 },
        ],
      },
    ],
    String,
  );
  const ticks = marks
    .filter(({ look, attributes }) => look === "tick" && attributes["text-anchor"] === "end")
    .map(({ text }) => Number(text));
  assert.equal(Math.min(...ticks), -2);
});
