import { deepEqual, equal, match, ok } from "node:assert/strict";
import test from "node:test";

import { arrow, band, cell, interval, label, line, upright } from "../../../web/lab/marks.ts";
import { heatmap, plot, stack } from "../../../web/lab/plot.ts";

const [LOG, LINEAR] = ["log", "linear"].map((kind) => ({ title: "", kind }));
const at = (x, y, low, high) => ({ x, y, low, high });
/** The marks whose look is like this. */
const like = ({ marks }, look) => marks.filter((mark) => look.test(mark.look));

test("lines and bands are paths through their places", () => {
  const [upper, lower] = [0, 5].map((y) => [0, 1].map((x) => [x, y]));
  equal(line("a", [...upper, [2.001, 3]]).attributes.d, "M0 0L1 0L2 3");
  equal(band("a", upper, lower).attributes.d, "M0 0L1 0L1 5L0 5Z");
  equal(interval("a", 10, 1, 4, [4]).attributes.d, "M1 10L4 10M4 4L4 16");
});

test("an arrow ends with its head, a cell is as strong as its share, a label says its text", () => {
  match(arrow("a", [0, 0], [10, 0]).attributes.d, /^M0 0L10 0M.*L10 0L/);
  const [ground, heat] = cell(1, 2, 3, 3, 0.25);
  deepEqual([ground.look, heat.look, heat.attributes["fill-opacity"]], ["ground", "heat", 0.25]);
  equal(label("a", [0, 0], "text", "end").text, "text");
});

test("a plot has a line for each series, a band where intervals are known, and names that lie apart", () => {
  const series = [5, 5.01].map((y, place) => ({
    name: `n${place}`,
    look: `s${place + 1}`,
    points: [at(1, 1, 0.5, 2), at(100, y, 4, 6)],
  }));
  const bare = { name: "bare", look: "bound", points: [at(1, 0), at(100, 3)] };
  const drawn = plot(LOG, LINEAR, [...series, bare], String);
  deepEqual([like(drawn, /^band/).length, like(drawn, /^line (s|bound)/).length], [2, 3]);
  const names = like(drawn, /^name/);
  deepEqual(new Set(names.map(({ text }) => text)), new Set(["n0", "n1", "bare"]));
  const heights = names.map(({ attributes }) => attributes.y).sort((one, two) => one - two);
  ok(heights.every((y, place) => place === 0 || y - heights[place - 1] >= 20));
  ok(
    drawn.marks.every(
      ({ attributes }) => !Object.values(attributes).some((value) => /NaN|Infinity/.test(String(value))),
    ),
  );
});

test("an upright interval runs between its ends, and a cell may be wider than high", () => {
  equal(upright("a", 10, 1, 4, 2).attributes.d, "M10 1L10 4M8 1L12 1M8 4L12 4");
  for (const { attributes } of cell(0, 0, 30, 10, 0.5)) {
    deepEqual([attributes.width, attributes.height], [30, 10]);
  }
});

test("long names stand above the plot in rows of their own, and the plot moves down by them", () => {
  const one = (name, place) => ({ name, look: `s${place + 1}`, points: [at(1, 1), at(10, 2)] });
  const drawn = (...names) => plot(LOG, { ...LINEAR, title: "up" }, names.map(one), String);
  const [short, long] = [drawn("a", "b"), drawn("uct(sims=1,shortcuts=off)", "b")];
  const heights = like(long, /^name/).map(({ attributes }) => attributes.y);
  equal(heights.length, 2);
  ok(heights[1] - heights[0] >= 20 && Math.max(...heights) < long.marks.find(({ text }) => text === "up").attributes.y);
  equal(long.height - short.height, 48);
  deepEqual(like(drawn("", ""), /^name/), []);
});

test("points with dots have intervals of their own, beside each other", () => {
  const points = [at(1, 5, 4, 6), at(100, 7, 6, 8)];
  const series = ["s1", "s2"].map((look) => ({ name: "n", look, dots: true, points }));
  const ticks = Object.entries({ 1: "one", 2: "two", 100: "hundred" }).map(([x, text]) => [Number(x), text]);
  const { marks } = plot({ ...LOG, ticks }, LINEAR, series, String);
  equal(like({ marks }, /^line s1$/).length, 3);
  const xs = marks.filter(({ name }) => name === "circle").map(({ attributes }) => attributes.cx);
  equal(new Set(xs).size, 4);
  const texts = like({ marks }, /^tick$/).flatMap(({ text }) => text.match(/[a-z]+/) ?? []);
  deepEqual(texts, ["one", "two", "hundred"]);
});

test("ticks that would lie over each other are left out", () => {
  const points = [100, 500, 20_000].map((x) => at(x, 1));
  const across = { ...LINEAR, ticks: points.map(({ x }) => [x, String(x)]) };
  const drawn = plot(across, LINEAR, [{ name: "", look: "s1", points }], () => "");
  equal(
    like(drawn, /^tick$/)
      .flatMap(({ text }) => text)
      .join(""),
    "10020000",
  );
});

test("a heat map has a cell for each point with its number, and pictures are put one below the other", () => {
  const side = (title, ...texts) => ({ title, texts });
  const cells = [{ share: 1, text: "42", note: "40 – 44" }, null];
  const map = heatmap(side("rows", "1", "2"), side("columns", "a"), cells);
  const strengths = like(map, /^heat$/).map(({ attributes }) => attributes["fill-opacity"]);
  deepEqual(strengths, [0.4, 0]);
  for (const text of ["42", "40 – 44", "rows", "columns", "1", "2", "a"])
    ok(map.marks.some((mark) => mark.text === text));
  const two = stack(map, map);
  equal(two.height, 2 * map.height);
  const places = new Set(two.marks.map(({ attributes }) => attributes.transform));
  deepEqual([...places], ["translate(0 0)", `translate(0 ${map.height})`]);
});

test("a linear axis has room for intervals that reach below 0", () => {
  const points = [at(0, -1, -3, 1), at(1, 2, 1, 3)];
  const drawn = plot(LINEAR, LINEAR, [{ name: "n", look: "s1", points }], String);
  const ticks = like(drawn, /^tick$/).filter(({ attributes }) => attributes["text-anchor"] === "end");
  equal(Math.min(...ticks.map(({ text }) => Number(text))), -2);
});
