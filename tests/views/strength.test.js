/** How strong the levels are is told where it was measured. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { standing, standingTold, strengthOf } from "../../web/model/strength.ts";
import { BOT, DESCRIBED, ENGLISH } from "./states.js";

const game = (levels, ...ladders) => ({ ...DESCRIBED.games[0], levels, ladders });
const unmeasured = (first, last, ...sizes) => ({ first, last, sizes, elo: null, error: null });

for (const [level, told] of [
  [1, ""],
  [2, " · about 120 Elo above level 1"],
]) {
  test(`a level stands where it was measured: level ${level}`, () => {
    const measured = game(
      2,
      unmeasured(0, 1, 2),
      { first: 2, last: 2, sizes: [2], elo: [0, 120], error: [0, 30] },
      unmeasured(3, 3, 2, 4),
    );
    const said = (size) => {
      const found = standing(measured, size, { ...BOT, level });
      return found && standingTold(ENGLISH, found);
    };
    const here = `Level ${level} of 2`;
    for (const size of [0, 1]) assert.equal(said(size), `${here} · strength measured on size 2`);
    assert.equal(said(2), `${here}${told}`);
    assert.equal(said(3), `${here} · strength measured on sizes 2 and 4`);
    assert.equal(said(4), null, "there are no levels");
    assert.equal(standing(measured, 2, BOT), null, "it is no level");
    assert.equal(standing(measured, 2, null), null);
  });
}

test("strength is told for the measured sizes alone", () => {
  const bots = ["Ant 1", "Snail 2"].map((title, index) => ({ ...BOT, title, level: index + 1 }));
  const measured = { first: 7, last: 7, sizes: [7], elo: [0, 1200], error: [0, 45] };
  assert.deepEqual(strengthOf(ENGLISH, { bots }, game(2, unmeasured(3, 6, 7), measured)), {
    title: "G",
    sizes: [7],
    levels: [
      { title: "Ant 1", elo: ["0"] },
      { title: "Snail 2", elo: ["1,200 ± 45"] },
    ],
  });
  assert.equal(strengthOf(ENGLISH, { bots }, game(2, unmeasured(3, 6, 7))), null);
  assert.equal(strengthOf(ENGLISH, { bots }, game(0)), null);
});
