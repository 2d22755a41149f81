import { deepEqual, equal, ok } from "node:assert/strict";
import test from "node:test";

import { clipName, intervals } from "../../../web/lab/intervals.ts";

const row = (name, value, error, more = {}) => ({
  ...{ name, text: `${value}`, look: "s1", value, low: value - error, high: value + error },
  ...more,
});
const circles = ({ marks }) =>
  marks.filter(({ name }) => name === "circle").map(({ attributes }) => [attributes.cx, attributes.cy]);

test("each number has its name, its dot within its interval, and a row of its own", () => {
  const picture = intervals("Elo", [row("a", 100, 50), row("b", -100, 20)], String);
  const [[first, upper], [second, lower]] = circles(picture);
  ok(first > second && upper < lower && lower < picture.height);
  const texts = picture.marks.flatMap(({ text = [] }) => text);
  for (const text of ["a", "b", "100", "-100", "Elo", "0"]) ok(texts.includes(text), text);
  const ends = picture.marks
    .filter(({ look }) => look === "line s1")
    .map(({ attributes }) => [...attributes.d.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x)));
  for (const [place, xs] of ends.entries())
    ok(Math.min(...xs) < circles(picture)[place][0] && circles(picture)[place][0] < Math.max(...xs));
});

test("the axis shows bounds and other values too, and one number alone can be drawn", () => {
  const [[alone]] = circles(intervals("x", [row("a", 5, 0)], String));
  const [[beside]] = circles(intervals("x", [row("a", 5, 0, { bound: 20 })], String, [0]));
  ok(Number.isFinite(alone) && beside < 320);
  const { marks } = intervals("x", [row("a", 5, 0, { bound: 20 })], String);
  equal(marks.filter(({ look }) => look === "line bound").length, 1);
});

test("the numbers that a row sums up lie above each other where they are alike, beside the bound", () => {
  const dots = [0.5, 0.5, 0.25].map((value) => [value, value > 0.3]);
  const rows = [row("a", 0.4, 0.1, { bound: 0.5, dots }), row("b", null, 0, { low: 0, high: 0, dots: [] })];
  const picture = intervals("", rows, String, [0, 1], true);
  const small = picture.marks.filter(({ name, attributes }) => name === "circle" && attributes.r < 5);
  deepEqual(small.map(({ look }) => look).sort(), ["hollow", "s1 full", "s1 full"]);
  const [one, two] = small.filter(({ look }) => look === "s1 full").map(({ attributes }) => attributes);
  ok(one.cx === two.cx && one.cy > two.cy);
  const bound = picture.marks.find(({ look }) => look === "line bound");
  ok(Math.abs(one.cx - Number(/^M(\S+)/.exec(bound.attributes.d)[1])) <= 4);
  equal(picture.marks.filter(({ name, attributes }) => name === "circle" && attributes.r === 5).length, 1);
});

test("a long name is cut", () => {
  equal(clipName("uct@100"), "uct@100");
  equal(clipName("abcdef", 4), "abc…");
});
