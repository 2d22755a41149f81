import { deepEqual, ok } from "node:assert/strict";
import test from "node:test";

import { linear, log } from "../../../web/lab/scales.ts";

test("a linear scale leads from one end of the range to the other, upwards or downwards", () => {
  const up = linear([0, 10], [100, 0]);
  deepEqual([0, 5, 10].map(up.place), [100, 50, 0]);
  deepEqual(up.ticks, [0, 2, 4, 6, 8, 10]);
  deepEqual(linear([0, 233], [0, 1]).ticks, [0, 50, 100, 150, 200]);
  deepEqual(linear([0, 0.3], [0, 1], 3).ticks, [0, 0.1, 0.2, 0.3]);
});

test("what lies outside is drawn at the end", () => {
  deepEqual([-5, 50].map(linear([0, 10], [0, 100]).place), [0, 100]);
  deepEqual([0, 1e9].map(log([1, 1000], [0, 300]).place), [0, 300]);
});

test("a logarithmic scale gives each factor of ten the same length", () => {
  const scale = log([1, 1000], [0, 300]);
  const places = [1, 10, 100, 1000].map((value) => Math.round(scale.place(value)));
  deepEqual(places, [0, 100, 200, 300]);
  deepEqual(scale.ticks, [1, 10, 100, 1000]);
  deepEqual(log([1, 50], [0, 1]).ticks, [1, 2, 5, 10, 20, 50]);
});

test("a scale of a single number has a place for it", () => {
  ok(Number.isFinite(linear([3, 3], [0, 10]).place(3)));
  ok(Number.isFinite(log([3, 3], [0, 10]).place(3)));
});
