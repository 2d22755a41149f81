import assert from "node:assert/strict";
import test from "node:test";

import { strips } from "../../../web/lab/strips.ts";

const told = (text) => `${text}`;
const strip = (name, look, dots) => ({ name, note: "1 ✓ × 4", look, dots, mean: 0.5 });
const ALL = [
  strip("plain", "s1", [
    [0.5, true],
    [0.5, true],
    [0.25, false],
  ]),
  strip("proving", "s2", [[1, true]]),
  strip("idle", "s3", []),
];

test("dots lie at their values beside the true one, above each other where they are alike", () => {
  const { marks, width, height } = strips(ALL, 1, told, told, false);
  const small = marks.filter(({ name, attributes }) => name === "circle" && attributes.r < 5);
  assert.deepEqual(small.map(({ look }) => look).sort(), ["hollow", "s1 full", "s1 full", "s2 full"]);
  const [one, two] = small.filter(({ look }) => look === "s1 full").map(({ attributes }) => attributes);
  assert.ok(one.cx === two.cx && one.cy > two.cy);
  const [truth] = marks.filter(({ look }) => look === "line truth");
  const [exact] = small.filter(({ look }) => look === "s2 full");
  assert.ok(Math.abs(exact.attributes.cx - Number(/^M(\S+)/.exec(truth.attributes.d)[1])) <= 4);
  const narrow = strips(ALL, null, told, told, true);
  assert.ok(narrow.width < width && narrow.height === height);
  assert.ok(!narrow.marks.some(({ look }) => look === "line truth"));
});

test("the mean stands on the range of all numbers, if there are any", () => {
  const { marks } = strips(ALL, null, told, told, false);
  assert.equal(marks.filter(({ name, attributes }) => name === "circle" && attributes.r === 5).length, 2);
});
