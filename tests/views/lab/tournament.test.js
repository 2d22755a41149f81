import assert from "node:assert/strict";
import test from "node:test";

import { tournament } from "../../../web/lab/benches/tournament.js";
import { ran, sound, table, toldInEveryLanguage, WORDS } from "./runs.js";
import { pluck } from "../pluck.js";

const SNAPSHOT = {
  beginning: "y2:",
  record: "y2:",
  players: ["black", "white"],
  to_move: 1,
  sides: [],
  cells: "000",
  numbers: [0, 0, 0],
  winning_cells: [],
  last: null,
};
const PLACED = {
  snapshot: SNAPSHOT,
  layout: { cells: ["a1", "a2", "b2"].map((name) => ({ name, x: 0, y: 0, row: 0 })) },
};

/** A game in which player 1 takes a1 and b2, and player 2 takes a2 and a1 again. */
const game = (number, score) => ({
  is: "game",
  number,
  record: "",
  score,
  seconds: [0, 0],
  words: ["a1", "a2", "b2"],
  steps: [
    [0, 1],
    [1, 2],
    [2, 1, 0, 2],
  ],
  winning: score ? [2] : [0, 1],
});
const standing = (bot, elo, error, games) => ({
  bot,
  elo,
  "+-": error,
  games,
  won: 1,
  drawn: 0,
  lost: 1,
  score: 0.5,
  "s/game": 0.1,
});
const rated = (games, bot, elo) => ({ games, bot, elo, "+-": 100, played: games, score: 0.5 });

/** Two pairs of games of two bots. */
function run({ lead = 60, from = -10, to = 130, walk = [], test = "off", ended = true } = {}) {
  const games = [1, 0, 1, 0.5].map((score, number) => game(number, score));
  const names = (number) => (number % 2 ? ["two", "one"] : ["one", "two"]);
  const tables = [
    table("standings", [standing("one", lead / 2, 20, 4), standing("two", -lead / 2, 20, 4)]),
    table("pairings", [
      { bot: "one", against: "two", won: 3, drawn: 1, lost: 0, score: 0.875, elo: 60, from, to, los: 0.9 },
    ]),
    table(
      "course",
      [2, 4].flatMap((count) => [rated(count, "one", 10 * count), rated(count, "two", -10 * count)]),
    ),
    table(
      "games",
      games.map(({ number, score }) => ({
        game: number + 1,
        first: names(number)[0],
        second: names(number)[1],
        score,
        record: "",
        "s first": 0,
        "s second": 0,
      })),
    ),
    table("walk", walk),
  ];
  return ran(games, tables, { test, bots: "one,two" }, { placed: PLACED, ended });
}

const step = (pairs, ratio, verdict = "") => ({ pairs, score: 1, ratio, "H0 at": -2.94, "H1 at": 2.94, verdict });

test("one goes by moves, games and pairs", () => {
  const stops = tournament.units(run()).map((unit) => unit.stops);
  assert.deepEqual(stops, [Array.from({ length: 13 }, (_, move) => move), [0, 3, 6, 9, 12], [0, 6, 12]]);
  assert.deepEqual(
    tournament.units(ran([], [], {})).map((unit) => unit.stops),
    [[0], [0], [0]],
  );
});

test("the board has the stones after a move, and the winning chain at the end of a game", () => {
  const boards = Array.from({ length: 7 }, (_, at) => tournament.scene(run(), at, false).board.placed.snapshot);
  assert.deepEqual(pluck(boards, "cells"), ["000", "100", "120", "221", "100", "120", "221"]);
  assert.deepEqual(pluck(boards, "winning_cells"), [[], [], [], [2], [], [], [0, 1]]);
  assert.deepEqual(boards[3].last.cells, [2, 0]);
  assert.equal(boards[2].record, "y2:a1.a2");
  assert.equal(new Set(boards.slice(0, 4).map(({ record }) => record)).size, 4);
  assert.deepEqual(SNAPSHOT.cells, "000");
});

test("a step tells the move, at the end of a game its winner, and at the end of a pair what it brought", () => {
  const told = (at) => tournament.scene(run(), at, false).sentence;
  assert.equal(told(0), WORDS.say("lab-tournament-before"));
  assert.match(told(2), /^Move 2 of game 1 of 4: a2\. one \(black\) plays against two \(white\)\. No ratings/);
  assert.match(told(3), /one wins\./);
  assert.match(told(6), /two \(black\) plays against one \(white\)\. one wins\. From/);
  assert.match(told(6), /From this pair one gets 2 of 2 points\. Ratings after 2 games\./);
  assert.match(told(12), /drawn\. From this pair one gets 1\.5 of 2/);
});

test("ratings stand there as soon as a pair is finished, and the code shows where one is", () => {
  const at = (place) => tournament.scene(run(), place, false);
  assert.deepEqual(
    [at(5).picture, at(5).grid.rows],
    [undefined, ["one", "two"].map((bot) => [bot, "–", "–", "–", "–"])],
  );
  assert.deepEqual(at(6).grid.rows, [
    ["one", "2", "0.5", "20", "100"],
    ["two", "2", "0.5", "-20", "100"],
  ]);
  assert.deepEqual(at(11).grid, at(6).grid);
  assert.equal(at(12).grid.rows[0][3], "40");
  assert.deepEqual(
    [1, 4, 6, 12].map((place) => at(place).lines),
    [[3], [4], [4, 5, 6], [7, 8]],
  );
  assert.deepEqual(at(12).formula, ["40 − (-40) = 80", "1 / (1 + 10^(−80 / 400)) = 0.6131"]);
});

test("the cross table has the share of points of both sides, the strongest first", () => {
  const { picture, grid } = tournament.result([run()], "linear", "cross");
  assert.deepEqual(grid, {
    columns: ["bot", "1 one", "2 two"],
    rows: [
      ["1 one", "–", "88"],
      ["2 two", "13", "–"],
    ],
  });
  assert.deepEqual(
    picture.marks.filter(({ look }) => look === "worth figure").map(({ text }) => text),
    ["88", "13"],
  );
});

test("the ratings of an earlier run are laid over, and the walk lies between its bounds", () => {
  const { picture } = tournament.result([run(), run({ lead: 400 })], "linear", "elo");
  assert.equal(picture.marks.filter(({ look }) => look === "line s1").length, 2);
  assert.equal(picture.marks.filter(({ look }) => look === "line s1 earlier").length, 2);
  const walk = run({ test: "on", walk: [step(1, 1), step(2, 3, "H1")] });
  const { picture: drawn, grid } = tournament.result([walk], "linear", "walk");
  assert.equal(drawn.marks.filter(({ look }) => look === "line bound").length, 2);
  assert.equal(grid.rows.length, 2);
  assert.equal(tournament.scene(walk, 6, false).formula.at(-1), "H0 at -2.94, ratio 1, H1 at 2.94");
});

test("the walk can be chosen with a test alone", () => {
  const names = (test) => tournament.views({ chosen: { values: { test } } });
  assert.deepEqual(
    [names("off"), names("on")],
    [
      ["cross", "elo"],
      ["cross", "elo", "walk"],
    ],
  );
});

test("the lead decides which prediction is right, and what the games leave open is said", () => {
  for (const [lead, right] of [
    [0, "small"],
    [49.9, "small"],
    [50, "clear"],
    [150, "large"],
    [299, "large"],
    [300, "huge"],
  ]) {
    assert.deepEqual(tournament.verdict(run({ lead })).right, [right], String(lead));
  }
  const unsettled = WORDS.say("lab-tournament-unsettled");
  assert.ok(tournament.verdict(run()).told.includes(unsettled));
  assert.ok(tournament.verdict(run({ from: null })).told.includes(unsettled));
  assert.ok(!tournament.verdict(run({ from: 5, to: null })).told.includes(unsettled));
});

test("there is no verdict before the end, and none of a test that reached no bound", () => {
  assert.equal(tournament.verdict(run({ ended: false })), null);
  assert.match(tournament.verdict(run({ walk: [step(1, 1)] })).told, /The test has no verdict after 1 pair of games\./);
  assert.match(
    tournament.verdict(run({ walk: [step(1, 1), step(2, 3, "H1")] })).told,
    /The test accepted H1 after 2 pairs of games\./,
  );
});

test("a run that was stopped before anything was finished is drawn, too", () => {
  const empty = ran([], [], run().chosen.values, { ended: false });
  const scene = tournament.scene(empty, 0, false);
  assert.equal(scene.sentence, WORDS.say("lab-tournament-before"));
  assert.ok(sound(scene.picture ?? []));
  for (const view of ["cross", "elo", "walk"]) assert.ok(sound(tournament.result([empty], "linear", view)), view);
});

toldInEveryLanguage("tournament", tournament, [run({ test: "on", walk: [step(1, 1), step(2, 3, "H1")] })]);
