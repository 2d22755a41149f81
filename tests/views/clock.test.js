/** How clocks run. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  NO_CLOCK,
  SLEEP,
  face,
  flagged,
  looked,
  mark,
  pressed,
  remaining,
  runningFor,
  wound,
} from "../../web/model/clock.ts";
import { ENGLISH } from "./languages.js";

/** A minute for each player, and two seconds a move. */
const clock = wound({ minutes: 1, increment: 2 });

test("a clock runs for one player at a time", () => {
  const black = runningFor(clock, 1, 1_000);
  const white = runningFor(pressed(black, 1, 11_000), 2, 12_000);
  const still = runningFor(white, 0, 15_000);
  const left = (one, now) => [1, 2].map((player) => remaining(one, player, now));
  assert.deepEqual(left(clock, 9_000), [60_000, 60_000]);
  assert.deepEqual(left(black, 5_000), [56_000, 60_000]);
  assert.deepEqual(left(white, 13_000), [52_000, 59_000]);
  assert.deepEqual(left(still, 99_000), [52_000, 57_000]);
  assert.equal(runningFor(white, 2, 50_000), white);
});

test("a move earns its increment, and nobody's clock runs until the next one does", () => {
  const stopped = pressed(runningFor(clock, 2, 0), 2, 10_000);
  assert.deepEqual([stopped.left, stopped.running], [[60_000, 52_000], 0]);
});

test("a flag falls when nothing is left on the clock that runs", () => {
  const white = runningFor(clock, 2, 0);
  assert.deepEqual([flagged(white, 59_999), flagged(white, 60_000), flagged(white, 70_000)], [0, 2, 2]);
  assert.deepEqual([flagged(clock, 70_000), remaining(white, 2, 70_000)], [0, 0]);
});

test("what passes without a look is sleep, after a while", () => {
  const [start, hours] = [{ seen: 1_000, slept: 0 }, 3 * 3_600_000];
  assert.deepEqual(looked(start, 1_000 + SLEEP), { seen: 1_000 + SLEEP, slept: 0 });
  assert.deepEqual(looked(looked(start, 1_100), 1_100 + hours), { seen: 1_100 + hours, slept: hours });
});

test("a game without minutes has no clock", () => {
  assert.equal(wound({ minutes: 0, increment: 5 }), null);
  assert.equal(wound(NO_CLOCK), null);
});

test("the face counts down and shows tenths in the end", () => {
  const shown = [60_000, 59_900, 59_000, 10_000, 9_940, 100, 0].map((left) => ENGLISH.say("clock-face", face(left)));
  assert.deepEqual(shown, ["1:00", "1:00", "0:59", "0:10", "10.0", "0.1", "0.0"]);
});

test("a player is told at the marks", () => {
  assert.deepEqual([30_001, 30_000, 10_001, 10_000, 0].map(mark), [null, 30_000, 30_000, 10_000, 10_000]);
});
