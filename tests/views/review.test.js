/** The mistakes of a game, the accuracy of its players, and the areas of the curve. */

import { GRADES, gradeOf } from "../../web/model/grades.ts";
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import { winRates, addReport } from "../../web/model/analysis.ts";
import { noticeOf } from "../../web/model/notice.ts";
import { boardScene } from "../../web/board/scene.ts";
import { gameOverlay } from "../../web/model/overlay.ts";
import * as model from "../../web/model/review.ts";
import { undo } from "../../web/model/steps.ts";
import { grow, makeUp, previous, showAt } from "../../web/model/tree.ts";
import { report, surveyedAs } from "./reports.js";
import { at, CHECK, describing, ENGLISH, LOST, snapshot, SURVEY, TAUGHT, TWO } from "./states.js";
import { pluck } from "./pluck.js";

/** Black errs with a1 and c1, white with b1. */
const GAME = surveyedAs(at("a1.b1.c1", TWO), [0.7, "e1.d1.b1.c1.a1.e1"], [0.55, "c1"], [0.8, "e1.d1"], [0.3, "d1"]);
const near = (value, expected) =>
  ok(value !== undefined && Math.abs(value - expected) < 1e-9, `${value} is not ${expected}`);

test("a mistake has the grade of the win rate that it lost", () => {
  const grades = [0, 0.09, GRADES.inaccuracy, 0.19, GRADES.mistake, GRADES.blunder, 1].map(gradeOf);
  equal(grades.join(" "), "  inaccuracy inaccuracy mistake blunder blunder", "none for the first two");
});

test("mistakes are told in the order of play, each with the better line", () => {
  const found = model.mistakes(GAME);
  const told = found.map(({ ply, record, move, player, grade, better }) =>
    [ply, record, move, player, grade, better].join(" "),
  );
  deepEqual(told, ["1 g5: a1 1 inaccuracy e1", "2 g5:a1 b1 2 mistake c1", "3 g5:a1.b1 c1 1 blunder e1"]);
  near(found[1]?.cost, 0.25);
  deepEqual(found[0]?.line, ["e1", "d1", "b1", "c1", "a1"], "the line is cut");
});

test("what the analysis would have played itself is no mistake, nor is what it does not know", () => {
  const best = surveyedAs(at("a1.b1", TWO), [0.9, "a1"], [0.2, "c1"], [0.45, "d1"]);
  deepEqual(pluck(model.mistakes(best), "move"), ["b1"]);
  deepEqual(model.mistakes(surveyedAs(at("a1.b1", TWO), [0.9, "c1"])), []);
  deepEqual(model.mistakes(at("a1.b1", TWO)), []);
});

test("the last move of a lost game can be a mistake, and a resignation is none", () => {
  const lost = surveyedAs(at("a1.b1", {}, LOST), [0.5, "c1"], [0.5, "d1"]);
  deepEqual(winRates(lost), [0.5, 0.5, 0]);
  const resigned = surveyedAs(at("a1.black-resigns"), [0.9, "b1"], [0.9, "c1"], [0, "d1"]);
  deepEqual(model.mistakes(resigned), []);
});

test("the moves to a position that was set up are neither mistakes nor turns of the game", () => {
  const { tree } = at("a1.b1");
  const known = [0.7, 0.2, 0.8, 0.3].map((value) => [value, "e1"]);
  const game = at("a1.b1.c1", { ...TWO, analysing: true });
  const state = surveyedAs({ ...game, tree: grow(makeUp(tree), game.snapshot) }, ...known);
  deepEqual([pluck(model.mistakes(state), "number"), model.turns(state)], [[1], [3]]);
  deepEqual(model.losses(state), [{ kind: "loss", cell: "c1", text: "blunder" }]);
});

test("who takes the end of a game back has not lost it any more", () => {
  const lost = surveyedAs(at("a1.black-times-out"), [0.9, "b1"], [0.9, "c1"]);
  const ended = addReport(lost, "g5:a1.black-times-out", { ...report(0, []), candidates: [] }, true);
  deepEqual([ended, undo(ended)].map(model.loserOf), [1, null]);
  equal(model.loserOf({ ...ended, tree: previous(ended.tree) }), 1, "an earlier position of it");
});

test("what chance did is nobody's mistake", () => {
  const state = surveyedAs(at("heads.a1.tails", TWO), [0.9, "b1"], [0.5, "b1"], [0.5, "b1"], [0.1, "b1"]);
  deepEqual(model.mistakes(state), []);
});

test("the accuracy of a player is the win rate lost on average", () => {
  near(model.lossPerMove(GAME, 1), (0.15 + 0.5) / 2);
  near(model.lossPerMove(GAME, 2), 0.25);
  equal(model.lossPerMove(at("a1", TWO), 1), null);
});

/** A game under the pie rule, whose fairest stone b1 leaves 45%; then these chances of player 1 and best moves. */
const withPie = (moves, ...known) => surveyedAs(at(moves, TWO, { options: { pie: true } }), [0.45, "b1"], ...known);
const texts = (state) => model.mistakes(state).map((mistake) => model.mistakeText(ENGLISH, state, mistake));

test("a first stone is judged by what it leaves after the best answer, and so is the swap", () => {
  const strong = "1. c1 is too strong: once it is swapped, you have 6%. Fairest: b1 (45%)";
  deepEqual(texts(withPie("c1.swap", [0.06, "swap"], [0.06, "d1"])), [strong]);
  const weak = "1. a1 is too weak: it leaves you 10%. Fairest: b1 (45%)";
  deepEqual(texts(withPie("a1.c1", [0.1, "c1"], [0.1, "d1"])), [weak]);
  const kept = "2. d1 lost 84 points: c1 has 94% to win, so take it over";
  equal(texts(withPie("c1.d1", [0.06, "swap"], [0.9, "e1"]))[1], kept);
  equal(texts(withPie("a1.swap", [0.1, "c1"], [0.9, "e1"]))[1], "2. The swap lost 80 points: a1 has only 10% to win");
  const pie = { options: { pie: true } };
  const unfair = surveyedAs(at("c1.swap", TWO, pie), [0.15, "b1"], [0.06, "swap"], [0.06, "d1"]);
  deepEqual(pluck(model.mistakes(unfair), "grade"), ["mistake"], "where no stone is fair, as a share of the best");
});

test("somebody who has lost has a moment: the largest loss, or the least resistance", () => {
  const over = { outcome: { winner: 2, reason: "chain" } };
  const end = (state, record, done = true) =>
    addReport(state, record, { ...report(0, [""]), candidates: [], playouts: 0 }, done);
  const lost = (...chances) => {
    const known = chances.map((value, ply) => [value, ["e1", "d1", "e1", "c1"][ply] ?? ""]);
    return end(surveyedAs(at("a1.b1.c1.d1", TWO, over), ...known), "g5:a1.b1.c1.d1");
  };
  const slowly = lost(0.5, 0.45, 0.45, 0.36);
  deepEqual([model.turns(slowly), model.turningPoint(slowly)], [[], 3], "it never turned: where most was lost");
  deepEqual(texts(slowly), ["3. c1 lost the most: 9 points, better was e1"]);
  deepEqual([model.loserOf(slowly), model.isWorthLesson(model.mistakes(slowly)[0])], [1, true]);
  const hopeless = addReport(lost(0, 0, 0, 0), "g5:a1", { ...report(0, ["d1"]), playouts: 9 }, true);
  deepEqual(texts(hopeless), ["1. The game was lost, but a1 resisted least: e1 was harder to beat"]);
  equal(model.loserOf(surveyedAs(at("a1", TWO), [0.5, "b1"])), null);
});

test("a blunder is a mistake even where the analysis errs by its error, and its reason names no better move", () => {
  const made = (after) => surveyedAs(at("a1", TAUGHT), [0.8, "c1.b1"], [after, "b1"]);
  equal(model.latestBlunder(made(0.5)), null, "30 points, of which 15 may be wrong");
  equal(model.latestBlunder({ ...made(0.4), describe: describing({ error: null }) }), null);
  const blunder = model.latestBlunder(made(0.4));
  deepEqual([blunder?.move, blunder?.grade, blunder?.line], ["a1", "blunder", []]);
  const back = at("", { ...TAUGHT, blunder });
  deepEqual(model.correction(back)?.slip, { move: "a1", grade: "blunder" });
  equal(model.correction({ ...back, pending: ["b1"] }), null);
  const ends = ["d1", "e1"].map((stone) => ({ stone, side: null }));
  const found = { claims: [{ kind: "cut", player: 2, ends, carrier: ["b1"], answer: "b1" }], needs: null };
  const told = noticeOf(ENGLISH, { ...back, insights: { "g5: c1 a1": found } }).text;
  match(told, /After a1 the opponent can cut between d1 and e1, by b1; another move connects them\.$/);
});

test("dots mark the stones of mistakes in a review and in a teaching game, unless they are switched off", () => {
  const dots = (state) => model.losses(state).map(({ cell, text }) => `${cell} ${text}`);
  deepEqual(dots(GAME), []);
  const all = ["a1 inaccuracy", "b1 mistake", "c1 blunder"];
  deepEqual(dots({ ...GAME, survey: [] }), all);
  deepEqual(dots({ ...GAME, ...TAUGHT, players: ["human", "b"] }), all);
  deepEqual(dots({ ...GAME, survey: [], snapshot: snapshot("a1") }), all.slice(0, 1), "only where the stones lie");
  deepEqual(dots({ ...GAME, survey: [], lens: { ...GAME.lens, dots: false } }), []);
  const board = gameOverlay({ ...GAME, survey: [] }, { numbers: false, confirm: false });
  const { cells, marks } = boardScene(GAME, board, ENGLISH);
  deepEqual([pluck(marks, "cell"), cells[2]?.label], [[0, 1, 2], "c1, black, marked: 1 blunder"]);
});

test("a game turns where a clear lead has gone over, and three mistakes of each player are shown first", () => {
  deepEqual([model.turns(GAME), model.turningPoint(GAME)], [[3], 3]);
  const unclear = surveyedAs(GAME, [0.7, "a1"], [0.45, "c1"], [0.55, "a1"], [0.8, "d1"]);
  deepEqual(model.turns(unclear), []);
  const known = [0.9, 0.3, 0.9, 0.5, 0.9, 0.7, 0.9, 0.1, 0.1].map((value, ply) => [value, ply % 2 ? "a1" : "b1"]);
  const long = surveyedAs(at("a1.b1.c1.d1.e1.b1.d1.c1", TWO), ...known);
  deepEqual(pluck(model.worstMistakes(long, 1), "ply"), [1, 3, 7], "in the order of play");
  deepEqual(pluck(model.picturedMistakes({ ...long, survey: [] }), "player"), [1, 1, 1, 2, 2, 2]);
  deepEqual(model.picturedMistakes(long), [], "before it is reviewed");
});

test("a chosen mistake is shown in the position before it, and nowhere else", () => {
  const [first, second] = model.mistakes(GAME);
  ok(first && second);
  equal(model.nodeNumber(GAME, second.record), 1);
  const back = { ...GAME, snapshot: snapshot("a1"), tree: showAt(GAME.tree, 1) };
  const shown = model.correction(model.chooseMistake(back, second));
  deepEqual(shown?.slip, { move: "b1", grade: "mistake" });
  deepEqual([...(shown?.line ?? [])], [["c1", { number: 1, player: 2 }]]);
  equal(model.shownMistake(model.chooseMistake(back, first)), null);
  equal(model.shownMistake(GAME), null);
});

test("what is said and shown of a chosen mistake follows the analysis, as the list of mistakes does", () => {
  const [, second] = model.mistakes(GAME);
  ok(second);
  const back = model.chooseMistake({ ...GAME, snapshot: snapshot("a1"), tree: showAt(GAME.tree, 1) }, second);
  const judged = (value, line) =>
    addReport(back, "g5:a1", { ...report(value, line), playouts: CHECK ** 3 * SURVEY }, false);
  const renewed = judged(0.3, ["d1", "e1"]);
  match(noticeOf(ENGLISH, renewed).text, /^2\. b1 lost 50 points of winning chance, better was d1/);
  deepEqual(model.shownMistake(renewed), model.mistakes(renewed)[1]);
  deepEqual([...(model.correction(renewed)?.line.keys() ?? [])], ["d1", "e1"]);
  const none = judged(0.8, ["d1"]);
  deepEqual([model.shownMistake(none), pluck(model.mistakes(none), "move")], [null, ["c1"]]);
});

test("a mistake at which the person points is shown in place of the game's position", () => {
  const [first] = model.mistakes(GAME);
  ok(first);
  const state = { ...GAME, review: { ...GAME.review, aside: "g5:" }, positions: { "g5:": snapshot("") } };
  deepEqual([model.withAside(state).snapshot.record, state.snapshot.record], ["g5:", "g5:a1.b1.c1"]);
  deepEqual(model.correction(model.withAside(state))?.slip, { move: "a1", grade: "inaccuracy" });
  equal(model.withAside(GAME), GAME);
  equal(model.withAside({ ...state, positions: {} }).snapshot.record, "g5:a1.b1.c1", "as long as it is not known");
});

test("going about does not change what was a mistake", () => {
  deepEqual(model.mistakes({ ...GAME, tree: previous(GAME.tree) }), model.mistakes(GAME));
});
