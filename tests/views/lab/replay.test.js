import assert from "node:assert/strict";
import test from "node:test";

import { back, every, forward, numberOf } from "../../../web/lab/replay.ts";

test("a unit ends with the recording, whatever its stride", () => {
  assert.deepEqual(every("ten", 25, 10).stops, [0, 10, 20, 25]);
  assert.deepEqual(every("ten", 20, 10).stops, [0, 10, 20]);
  assert.deepEqual(every("one", 0, 1).stops, [0]);
});

test("one goes to the next stop and to the one before, from between two of them too, and never beyond the ends", () => {
  const unit = every("ten", 25, 10);
  const from = (places, step) => places.map((at) => step(unit, at));
  assert.deepEqual(from([0, 7, 20, 25], forward), [10, 10, 25, 25]);
  assert.deepEqual(from([25, 20, 7, 0], back), [20, 10, 0, 0]);
  assert.deepEqual(from([0, 9, 10, 25], numberOf), [0, 0, 1, 3]);
});

test("forward and back visit the same stops", () => {
  const unit = every("seven", 100, 7);
  const there = [0];
  while (there.at(-1) < 100) there.push(forward(unit, there.at(-1)));
  const returned = [100];
  while (returned.at(-1) > 0) returned.push(back(unit, returned.at(-1)));
  assert.deepEqual(there, returned.toReversed());
});
