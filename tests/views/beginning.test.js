/** How a first game begins, and one of somebody who knows the games. */

import { fresh } from "../../web/fresh.ts";
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { NO_CLOCK } from "../../web/model/clock.ts";
import { easyChoices, firstStart, levelsOf, usualChoices } from "../../web/model/beginning.ts";
import { findGame } from "../../web/model/catalogue.ts";
import { boards, described, examples } from "./messages.js";
import { pluck } from "./pluck.js";

const start = firstStart(examples.easy);
const state = fresh(described, boards.starts[0]);

test("the first game is the easiest one, which the person begins without a swap", () => {
  const before = { ...state.choices, seat: "nobody", time: { minutes: 3, increment: 2 } };
  const choices = easyChoices({ ...state, choices: before }, start);
  const { game, size, options } = start;
  deepEqual([choices.game, choices.size, choices.options], [game, size, options]);
  deepEqual([choices.opponent, choices.seat, choices.time], [levelsOf(described, game)[0]?.name, "1", NO_CLOCK]);
});

test("a game without levels begins against its usual opponent", () => {
  const bots = described.bots.filter(({ level }) => level === null);
  const { opponent } = easyChoices({ ...state, describe: { ...described, bots } }, start);
  equal(opponent, findGame(described, start.game).opponent);
});

test("who has learnt Hex begins with a small board of it, everybody else with Y", () => {
  const first = ["hex", "y", "nim"].map((name) => firstStart(examples.easy, name));
  deepEqual(pluck(first, "game"), ["hex", "y", "y"]);
  ok(first.every(({ size }) => size < 8));
});

test("who knows a game plays its usual opponent", () => {
  for (const start of examples.familiar) {
    const { game, size, opponent } = usualChoices(state, start);
    deepEqual([game, size, opponent], [start.game, start.size, findGame(described, game).opponent]);
  }
});

test("levels come from the easiest to the strongest", () => {
  for (const { name } of described.games) {
    const levels = levelsOf(described, name).map(({ level }) => Number(level));
    const sorted = levels.toSorted((one, other) => one - other);
    deepEqual(levels, sorted);
  }
});
