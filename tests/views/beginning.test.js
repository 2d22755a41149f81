/** How a first game begins, and one of somebody who knows the games. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { NO_CLOCK } from "../../web/model/clock.ts";
import { easy, firstOf, levelsOf, usual } from "../../web/model/beginning.ts";
import { gameNamed } from "../../web/model/catalogue.ts";
import { fresh } from "../../web/model/state.ts";
import { boards, described, examples } from "./messages.js";
import { pluck } from "./pluck.js";

const start = firstOf(examples.easy);
const state = fresh(described, boards.starts[0]);

test("the first game is the easiest one, which the person begins without a swap", () => {
  const choices = easy(
    { ...state, choices: { ...state.choices, seat: "nobody", time: { minutes: 3, increment: 2 } } },
    start,
  );
  const { game, size, options } = start;
  assert.deepEqual([choices.game, choices.size, choices.options], [game, size, options]);
  assert.deepEqual([choices.opponent, choices.seat, choices.time], [levelsOf(described, game)[0]?.name, "1", NO_CLOCK]);
});

test("a game without levels begins against its usual opponent", () => {
  const bots = described.bots.filter(({ level }) => level === null);
  const { game } = start;
  assert.equal(
    easy({ ...state, describe: { ...described, bots } }, start).opponent,
    gameNamed(described, game).opponent,
  );
});

test("who has learnt Hex begins with a small board of it, everybody else with Y", () => {
  const first = ["hex", "y", "nim"].map((name) => firstOf(examples.easy, name));
  assert.deepEqual(pluck(first, "game"), ["hex", "y", "y"]);
  assert.ok(first.every(({ size }) => size < 8));
});

test("who knows a game plays its usual opponent", () => {
  for (const start of examples.familiar) {
    const { game, size, opponent } = usual(state, start);
    assert.deepEqual([game, size, opponent], [start.game, start.size, gameNamed(described, game).opponent]);
  }
});

test("levels come from the easiest to the strongest", () => {
  for (const { name } of described.games) {
    const levels = levelsOf(described, name).map(({ level }) => Number(level));
    const sorted = levels.toSorted((one, other) => one - other);
    assert.deepEqual(levels, sorted);
  }
});
