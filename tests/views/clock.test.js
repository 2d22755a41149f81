/** How clocks run. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import * as clocks from "../../web/model/clock.ts";
import { ENGLISH } from "./languages.js";

/** A minute for each player, and two seconds a move. */
const clock = clocks.newClock({ minutes: 1, increment: 2 });

test("a clock runs for one player at a time", () => {
  const black = clocks.runClock(clock, 1, 1_000);
  const white = clocks.runClock(clocks.pressClock(black, 1, 11_000), 2, 12_000);
  const still = clocks.runClock(white, 0, 15_000);
  const left = (one, now) => [1, 2].map((player) => clocks.remaining(one, player, now));
  deepEqual(left(clock, 9_000), [60_000, 60_000]);
  deepEqual(left(black, 5_000), [56_000, 60_000]);
  deepEqual(left(white, 13_000), [52_000, 59_000]);
  deepEqual(left(still, 99_000), [52_000, 57_000]);
  equal(clocks.runClock(white, 2, 50_000), white);
});

test("a move earns its increment, and nobody's clock runs until the next one does", () => {
  const stopped = clocks.pressClock(clocks.runClock(clock, 2, 0), 2, 10_000);
  deepEqual([stopped.left, stopped.running], [[60_000, 52_000], 0]);
});

test("a flag falls when nothing is left on the clock that runs", () => {
  const white = clocks.runClock(clock, 2, 0);
  const flags = [59_999, 60_000, 70_000].map((now) => clocks.playerOutOfTime(white, now));
  deepEqual(flags, [0, 2, 2]);
  deepEqual([clocks.playerOutOfTime(clock, 70_000), clocks.remaining(white, 2, 70_000)], [0, 0]);
});

test("what passes without a look is sleep, after a while", () => {
  const [start, hours] = [{ seen: 1_000, slept: 0 }, 3 * 3_600_000];
  deepEqual(clocks.lookAtClock(start, 1_000 + clocks.SLEEP), { seen: 1_000 + clocks.SLEEP, slept: 0 });
  deepEqual(clocks.lookAtClock(clocks.lookAtClock(start, 1_100), 1_100 + hours), { seen: 1_100 + hours, slept: hours });
});

test("a game without minutes has no clock", () => {
  equal(clocks.newClock({ minutes: 0, increment: 5 }), null);
  equal(clocks.newClock(clocks.NO_CLOCK), null);
});

test("the face counts down and shows tenths in the end", () => {
  const shown = [60_000, 59_900, 59_000, 10_000, 9_940, 100, 0].map((left) =>
    ENGLISH.say("clock-face", clocks.clockFace(left)),
  );
  deepEqual(shown, ["1:00", "1:00", "0:59", "0:10", "10.0", "0.1", "0.0"]);
});

test("a player is told at the marks", () => {
  deepEqual([30_001, 30_000, 10_001, 10_000, 0].map(clocks.warningMark), [null, 30_000, 30_000, 10_000, 10_000]);
});
