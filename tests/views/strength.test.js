/** How strong the levels are is told where it was measured. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { levelText, strengthOf } from "../../web/model/strength.ts";
import { BOT, DESCRIBED, ENGLISH } from "./states.js";

const game = (levels, ...ladders) => ({ ...DESCRIBED.games[0], levels, ladders });
const unmeasured = (first, last, ...sizes) => ({ first, last, sizes, elo: null, error: null });

test("a level is told with its place among those of its game, and of no other bot", () => {
  equal(levelText(ENGLISH, game(2), { ...BOT, level: 2 }), "Level 2 of 2");
  for (const bot of [BOT, null]) equal(levelText(ENGLISH, game(2), bot), "");
});

test("strength is told for the measured sizes alone", () => {
  const bots = ["Ant 1", "Snail 2"].map((title, index) => ({ ...BOT, title, level: index + 1 }));
  const measured = { first: 7, last: 7, sizes: [7], elo: [0, 1200], error: [0, 45] };
  deepEqual(strengthOf(ENGLISH, { bots }, game(2, unmeasured(3, 6, 7), measured)), {
    title: "G",
    sizes: [7],
    levels: [
      { title: "Ant 1", elo: ["0"] },
      { title: "Snail 2", elo: ["1,200 ± 45"] },
    ],
  });
  equal(strengthOf(ENGLISH, { bots }, game(2, unmeasured(3, 6, 7))), null);
  equal(strengthOf(ENGLISH, { bots }, game(0)), null);
});
