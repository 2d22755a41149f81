/** The goal of each player is told truly, however the board is turned and mirrored. */

import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { test } from "node:test";

import { orient, turnsOf } from "../../web/board/orientation.ts";
import { goal, rules } from "../../web/model/goal.ts";
import { LANGUAGES, wordsIn } from "./languages.js";
import { boardOf, positions } from "./messages.js";
import { at, ENGLISH, snapshot } from "./states.js";

const NAMES = ["", "Black", "White"];
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("a bent board is told from a flat one", () => {
  for (const { translate } of LANGUAGES.map((language) => wordsIn(language)))
    notEqual(translate("", "goal-bent"), translate("Connect all three sides with one chain of your stones.", "goal-y"));
});

/** Where the middles of the sides lie, seen from the middle of them all. */
function places({ sides }) {
  const middles = sides.map(({ points }) => [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]);
  const [x, y] = [mean(middles.map(([x = 0]) => x)), mean(middles.map(([, y = 0]) => y))];
  return middles.map(([across = 0, down = 0]) => [across - x, down - y]);
}

/** The sentence that is true of sides at these places: of a diamond by quadrants, else by the outermost ones. */
function joined(places, owners) {
  const pair = (one, two, other, last) => {
    ok(owners[one] === owners[two] && owners[other] === owners[last] && owners[one] !== owners[other]);
    return [NAMES[owners[one] ?? 0], NAMES[owners[other] ?? 0]];
  };
  const by = (axis) =>
    [...places.keys()].sort((one, other) => Number(places[one]?.[axis]) - Number(places[other]?.[axis]));
  const [left = 0, , , right = 0] = by(0);
  const [top = 0, , , bottom = 0] = by(1);
  const across = places.map(([x]) => Math.abs(x));
  if (Math.max(...across) - Math.min(...across) < 0.01) {
    const at = (east, south) => places.findIndex(([x, y]) => x > 0 === east && y > 0 === south);
    const [falling, rising] = pair(at(false, false), at(true, true), at(true, false), at(false, true));
    return `${falling} connects upper left and lower right, ${rising} connects upper right and lower left.`;
  }
  const [upright, level] = pair(top, bottom, left, right);
  return `${upright} connects top and bottom, ${level} connects left and right.`;
}

/** The boards of Hex that the transcripts hold, whose sides belong to the players. */
const engines = positions.filter(({ snapshot }) => snapshot.game === "hex");

for (const size of [2, 3, 4, 5, 11]) {
  for (const owners of [
    [1, 1, 2, 2],
    [2, 2, 1, 1],
  ]) {
    test(`what is told of a turned board is true: size ${size}, sides ${owners}`, () => {
      const layout = boardOf("hex", size);
      const cases = turnsOf(layout).flatMap((turn) =>
        [false, true].map((mirrored) => orient(layout, { turn, mirrored })),
      );
      const said = cases.map((lies) => goal(ENGLISH, { snapshot: snapshot("", { sides: owners }), layout: lies }));
      equal(cases.length, 24);
      deepEqual(
        said,
        cases.map((lies) => joined(places(lies), owners)),
      );
      equal(new Set(said).size, 4);
    });
  }
}

test("a board as the engine draws it is told as by the engine", () => {
  const told = engines.map((position) => [goal(ENGLISH, position), position.snapshot.goal]);
  for (const [own, engine] of told) equal(own, engine);
  equal(new Set(told.map(([own]) => own)).size, 2, "before a swap of the sides and after it");
});

test("a goal that names no sides is the same in every orientation", () => {
  const triangles = positions.filter(({ snapshot }) => snapshot.game === "y");
  ok(triangles.length);
  for (const { snapshot, layout } of triangles)
    for (const turn of turnsOf(layout))
      equal(goal(ENGLISH, { snapshot, layout: orient(layout, { turn, mirrored: true }) }), snapshot.goal);
});

test("the coin that decides who moves is named where one is tossed", () => {
  const plain = at("a1");
  equal(rules(ENGLISH, plain), goal(ENGLISH, plain));
  const tossed = at("heads.a1", {}, { goal: "Win." });
  equal(rules(ENGLISH, tossed), `Win. ${ENGLISH.say("tossed")}`);
});
