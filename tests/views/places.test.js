/** The addresses of the places, and which addresses name none. */

import { deepEqual } from "node:assert/strict";
import { test } from "node:test";

import { parsePlace } from "../../web/model/places.ts";

for (const [hash, expected] of [
  ["#play", { name: "play", rest: "" }],
  ["#problems", { name: "problems", rest: "" }],
  ["#problems/y5:c3/2", { name: "problems", rest: "y5:c3/2" }],
  ["#learn/", { name: "learn", rest: "" }],
  ["", null],
  ["#", null],
  ["#y11:c5.d6", null],
  ["#y5", null],
  ["#nowhere/2", null],
  ["#playing", null],
]) {
  test(`the address "${hash}"`, () => deepEqual(parsePlace(hash), expected));
}
