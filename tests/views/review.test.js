/** The mistakes of a game, the accuracy of its players, and the areas of the curve. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { GRADES, curve, learnt } from "../../web/model/analysis.ts";
import { notice } from "../../web/model/notice.ts";
import {
  accuracy,
  areas,
  chosen,
  corrected,
  correction,
  given,
  gradeOf,
  mistakes,
  nodeOf,
  seen,
} from "../../web/model/review.ts";
import { previous, shownAt } from "../../web/model/tree.ts";
import { report, surveyedAs } from "./reports.js";
import { at, ENGLISH, LOST, snapshot, SURVEY, TWO } from "./states.js";
import { pluck } from "./pluck.js";

/** Black errs with a1 and c1, white with b1. */
const GAME = surveyedAs(at("a1.b1.c1", TWO), [
  [0.7, "e1.d1.b1.c1.a1.e1"],
  [0.55, "c1"],
  [0.8, "e1.d1"],
  [0.3, "d1"],
]);
const near = (value, expected) =>
  assert.ok(value !== undefined && Math.abs(value - expected) < 1e-9, `${value} is not ${expected}`);

test("a mistake has the grade of the win rate that it lost", () => {
  assert.deepEqual([0, 0.09, GRADES.inaccuracy, 0.19, GRADES.mistake, GRADES.blunder, 1].map(gradeOf), [
    null,
    null,
    "inaccuracy",
    "inaccuracy",
    "mistake",
    "blunder",
    "blunder",
  ]);
});

test("mistakes are told in the order of play, each with the better line", () => {
  const found = mistakes(GAME);
  const told = found.map(({ ply, record, move, player, grade, better }) =>
    [ply, record, move, player, grade, better].join(" "),
  );
  assert.deepEqual(told, ["1 g5: a1 1 inaccuracy e1", "2 g5:a1 b1 2 mistake c1", "3 g5:a1.b1 c1 1 blunder e1"]);
  near(found[1]?.cost, 0.25);
  assert.deepEqual(found[0]?.line, ["e1", "d1", "b1", "c1", "a1"], "the line is cut");
});

test("what the analysis would have played itself is no mistake, nor is what it does not know", () => {
  const best = surveyedAs(at("a1.b1", TWO), [
    [0.9, "a1"],
    [0.2, "c1"],
    [0.45, "d1"],
  ]);
  assert.deepEqual(pluck(mistakes(best), "move"), ["b1"]);
  assert.deepEqual(mistakes(surveyedAs(at("a1.b1", TWO), [[0.9, "c1"]])), []);
  assert.deepEqual(mistakes(at("a1.b1", TWO)), []);
});

test("the last move of a lost game can be a mistake, and a resignation is none", () => {
  const lost = surveyedAs(at("a1.b1", {}, LOST), [
    [0.5, "c1"],
    [0.5, "d1"],
  ]);
  assert.deepEqual(curve(lost), [0.5, 0.5, 0]);
  const resigned = surveyedAs(at("a1.black-resigns"), [
    [0.9, "b1"],
    [0.9, "c1"],
    [0, "d1"],
  ]);
  assert.deepEqual(mistakes(resigned), []);
});

test("what chance did is nobody's mistake", () => {
  const state = surveyedAs(at("heads.a1.tails", TWO), [
    [0.9, "b1"],
    [0.5, "b1"],
    [0.5, "b1"],
    [0.1, "b1"],
  ]);
  assert.deepEqual(mistakes(state), []);
});

test("the accuracy of a player is the win rate lost on average", () => {
  const black = accuracy(GAME, 1);
  assert.deepEqual([black?.moves, black?.grades], [2, { blunder: 1, mistake: 0, inaccuracy: 1 }]);
  near(black?.loss, (0.15 + 0.5) / 2);
  near(accuracy(GAME, 2)?.loss, 0.25);
  assert.equal(accuracy(at("a1", TWO), 1), null);
});

test("a first stone that the other player takes over is told", () => {
  const played = (value, best) => {
    const known = {
      ...report(value, [best]),
      value_of: 2,
      candidates: [{ move: best, visits: 1, value, line: [best] }],
    };
    return given(learnt(at("a1.swap", TWO), "g5:a1", known, false));
  };
  assert.deepEqual(played(0.9, "swap"), { move: "a1", chance: 0.9 });
  assert.deepEqual([played(0.55, "swap"), played(0.9, "b1"), given(at("", TWO))], [null, null, null]);
});

test("a curve bounds the areas above and below the level, which meet where it crosses", () => {
  const points = [
    { x: 0, y: 0.75 },
    { x: 10, y: 0.25 },
    { x: 20, y: 0.5 },
  ];
  const path = (area) => area.map(({ x, y }) => `${x},${y}`).join(" ");
  const { above, below } = areas(points, 0.5);
  assert.equal(path(above), "0,0.5 0,0.75 5,0.5 10,0.5 20,0.5 20,0.5");
  assert.equal(path(below), "0,0.5 0,0.5 5,0.5 10,0.25 20,0.5 20,0.5");
  assert.deepEqual(areas([], 0.5), { above: [], below: [] });
});

test("a chosen mistake is shown in the position before it, and nowhere else", () => {
  const [first, second] = mistakes(GAME);
  assert.ok(first && second);
  assert.equal(nodeOf(GAME, second.record), 1);
  const back = { ...GAME, snapshot: snapshot("a1"), tree: shownAt(GAME.tree, 1) };
  const shown = correction(chosen(back, second));
  assert.deepEqual(shown?.slip, { move: "b1", grade: "mistake" });
  assert.deepEqual([...(shown?.line ?? [])], [["c1", { number: 1, player: 2 }]]);
  assert.equal(corrected(chosen(back, first)), null);
  assert.equal(corrected(GAME), null);
});

test("what is said and shown of a chosen mistake follows the analysis, as the list of mistakes does", () => {
  const [, second] = mistakes(GAME);
  assert.ok(second);
  const back = chosen({ ...GAME, snapshot: snapshot("a1"), tree: shownAt(GAME.tree, 1) }, second);
  const judged = (value, line) => learnt(back, "g5:a1", { ...report(value, line), playouts: 2 * SURVEY }, false);
  const renewed = judged(0.3, ["d1", "e1"]);
  assert.match(notice(ENGLISH, renewed).text, /^2\. b1 costs 50%, better was d1/);
  assert.deepEqual(corrected(renewed), mistakes(renewed)[1]);
  assert.deepEqual([...(correction(renewed)?.line.keys() ?? [])], ["d1", "e1"]);
  const none = judged(0.8, ["d1"]);
  assert.deepEqual([corrected(none), pluck(mistakes(none), "move")], [null, ["c1"]]);
});

test("a mistake at which the person points is shown in place of the game's position", () => {
  const [first] = mistakes(GAME);
  assert.ok(first);
  const state = { ...GAME, review: { ...GAME.review, aside: snapshot("") } };
  assert.deepEqual([seen(state).snapshot.record, state.snapshot.record], ["g5:", "g5:a1.b1.c1"]);
  assert.deepEqual(correction(seen(state))?.slip, { move: "a1", grade: "inaccuracy" });
  assert.equal(seen(GAME), GAME);
});

test("going about does not change what was a mistake", () => {
  assert.deepEqual(mistakes({ ...GAME, tree: previous(GAME.tree) }), mistakes(GAME));
});
