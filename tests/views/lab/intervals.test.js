import assert from "node:assert/strict";
import test from "node:test";

import { clipped, intervals } from "../../../web/lab/intervals.ts";

const row = (name, value, error, more = {}) => ({
  name,
  told: `${value}`,
  look: "s1",
  value,
  low: value - error,
  high: value + error,
  ...more,
});
const dots = ({ marks }) =>
  marks.filter(({ name }) => name === "circle").map(({ attributes }) => [attributes.cx, attributes.cy]);

test("each number has its name, its dot within its interval, and a row of its own", () => {
  const picture = intervals("Elo", [row("a", 100, 50), row("b", -100, 20)], String);
  const [[first, upper], [second, lower]] = dots(picture);
  assert.ok(first > second && upper < lower && lower < picture.height);
  const texts = picture.marks.flatMap(({ text = [] }) => text);
  for (const text of ["a", "b", "100", "-100", "Elo", "0"]) assert.ok(texts.includes(text), text);
  const ends = picture.marks
    .filter(({ look }) => look === "line s1")
    .map(({ attributes }) => [...attributes.d.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x)));
  for (const [place, xs] of ends.entries())
    assert.ok(Math.min(...xs) < dots(picture)[place][0] && dots(picture)[place][0] < Math.max(...xs));
});

test("the axis shows bounds and other values too, and one number alone can be drawn", () => {
  const [[alone]] = dots(intervals("x", [row("a", 5, 0)], String));
  const [[beside]] = dots(intervals("x", [row("a", 5, 0, { bound: 20 })], String, [0]));
  assert.ok(Number.isFinite(alone) && beside < 320);
  assert.equal(
    intervals("x", [row("a", 5, 0, { bound: 20 })], String).marks.filter(({ look }) => look === "line bound").length,
    1,
  );
});

test("a long name is cut", () => {
  assert.equal(clipped("uct@100"), "uct@100");
  assert.equal(clipped("abcdef", 4), "abc…");
});
