import { deepEqual } from "node:assert/strict";
import test from "node:test";

import { back, forward, lastOf, numberOf, stopAt } from "../../../web/lab/replay.ts";

const TEN = { name: "ten", stops: [0, 10, 20, 25] };
const ONE = { name: "one", stops: 25 };

test("one goes to the next stop and to the one before, from between two of them too, and never beyond the ends", () => {
  const from = (places, step, unit = TEN) => places.map((at) => step(unit, at));
  deepEqual(from([0, 7, 20, 25], forward), [10, 10, 25, 25]);
  deepEqual(from([25, 20, 7, 0], back), [20, 10, 0, 0]);
  deepEqual(from([0, 9, 10, 25], numberOf), [0, 0, 1, 3]);
  deepEqual(from([0, 24, 25], forward, ONE), [1, 25, 25]);
  deepEqual(from([25, 1, 0], back, ONE), [24, 0, 0]);
  deepEqual(from([0, 9, 25], numberOf, ONE), [0, 9, 25]);
});

test("there is no stop before the first one and after the last one", () => {
  deepEqual([lastOf(TEN), lastOf(ONE)], [3, 25]);
  for (const unit of [TEN, ONE]) deepEqual([stopAt(unit, -1), stopAt(unit, 99)], [0, 25]);
});
