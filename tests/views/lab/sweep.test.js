import assert from "node:assert/strict";
import test from "node:test";

import { sweep } from "../../../web/lab/benches/sweep.js";
import { recorded } from "./recordings.js";
import { ran, sound, table, toldInEveryLanguage } from "./runs.js";
import { pluck } from "../pluck.js";

const RAN = recorded("sweep");
const VALUES = RAN.chosen.values;

const texts = ({ marks }) => marks.flatMap(({ text = [] }) => text);
const looks = ({ marks }, look) => marks.filter((mark) => mark.look === look);

test("one goes by games, by ten of them and by points", () => {
  const all = Array.from({ length: 25 }, (_, game) => game);
  assert.deepEqual(pluck(sweep.units(RAN), "stops"), [all, [0, 10, 20, 24], [0, 6, 12, 18, 24]]);
});

test("a step tells the game, and what the games at its point have come to", () => {
  assert.equal(sweep.scene(RAN, 0, false).sentence, "No game has been played. There are 4 points with 6 games each.");
  const { sentence, grid, formula, lines, picture } = sweep.scene(RAN, 14, false);
  assert.equal(sentence, "Game 14: won at iterations 20, sims 1. So far at this point: 0 lost, 1 drawn, 1 won.");
  assert.deepEqual(grid.rows, [
    ["5", "1", "4", "0", "2", "6"],
    ["5", "2", "4", "0", "2", "6"],
    ["20", "1", "0", "1", "1", "2"],
    ["20", "2", "0", "0", "0", "0"],
  ]);
  assert.deepEqual(formula, ["lost: 0 / 2 = 0 %", "drawn: 1 / 2 = 50 %", "won: 1 / 2 = 50 %"]);
  assert.deepEqual(lines, [2]);
  assert.equal(looks(picture, "now").length, 1);
  assert.deepEqual(sweep.scene(RAN, 12, false).lines, [3, 4]);
});

test("the bars of a point are as long as its games are many", () => {
  const widths = (look) =>
    looks(sweep.scene(RAN, 24, true).picture, `part ${look}`).map(({ attributes }) => attributes.width);
  const [lost, drawn, won] = ["lost", "drawn", "won"].map(widths);
  const all = lost.map((width, point) => width + drawn[point] + won[point]);
  assert.ok(all.every((width) => Math.abs(width - all[0]) < 0.1));
  assert.ok(Math.abs(lost[0] - 2 * won[0]) < 0.1);
});

test("the last step has the numbers of the table of the engine", () => {
  const { rows } = sweep.scene(RAN, 24, false).grid;
  const points = RAN.tables.find(({ name }) => name === "points").rows;
  assert.deepEqual(
    rows.map((row) => Math.round((1000 * row[2]) / 6) / 10),
    points.map((row) => row[2]),
  );
});

test("a heat map stands above lines, each with its intervals, whatever is shown", () => {
  for (const [view] of sweep.views(RAN)) {
    const { picture, grid } = sweep.result([RAN], "logX", view);
    assert.equal(looks(picture, "heat").length, 4);
    assert.equal(new Set(picture.marks.map(({ attributes }) => attributes.transform)).size, 2);
    assert.equal(looks(picture, "s1 full").length, 2);
    assert.equal(looks(picture, "line s1").length, view === "s/game" ? 1 : 3);
    assert.equal(grid.rows.length, 4);
  }
  const { picture } = sweep.result([RAN], "logX");
  for (const text of ["66.7", "30 – 90.3", "sims 1", "sims 2"]) assert.ok(texts(picture).includes(text), text);
  assert.equal(Math.max(...looks(picture, "heat").map(({ attributes }) => attributes["fill-opacity"])), 0.4);
});

test("seconds are marked as not repeatable", () => {
  assert.ok(sweep.views(RAN).some(([view, title]) => view === "s/game" && title === "s/game (not repeatable)"));
  assert.ok(texts(sweep.result([RAN], "logX", "s/game").picture).includes("s/game (not repeatable)"));
  const published = ran([], [table("points", [{ sims: 1, "lost %": 30 }])], VALUES); // by the build, without times
  assert.deepEqual(pluck(sweep.views(published), 0), ["lost %", "drawn %", "won %"]);
});

test("an earlier sweep is laid over it where the setting of its rows is the same", () => {
  const names = (other) =>
    texts(sweep.result([RAN, { ...RAN, chosen: { values: { ...VALUES, ...other } } }], "linear").picture).filter(
      (text) => text.endsWith("earlier"),
    );
  assert.deepEqual(names({}), ["sims 1, earlier", "sims 2, earlier"]);
  assert.deepEqual(names({ rows: "c=1,2" }), []);
});

/** A sweep of a setting of words alone. */
function alone(...lost) {
  const rows = lost.map(([share, from, to], place) => ({
    backup: ["sum", "mean", "each"][place],
    "lost %": share,
    "lost from": from,
    "lost to": to,
    "s/game": 1,
  }));
  return ran([], [table("points", rows)], { rows: "backup=sum,mean,each", columns: "", games: "10" });
}

test("a setting of words has a line with its values below, and a grid of one column", () => {
  const { picture } = sweep.result([alone([30, 20, 40], [20, 10, 30], [10, 5, 15])], "logX");
  for (const word of ["sum", "mean", "each"]) assert.equal(texts(picture).filter((text) => text === word).length, 2);
  assert.equal(looks(picture, "heat").length, 3);
  assert.ok(sound(picture));
});

test("the verdict says which of the two points loses less, if the intervals lie apart", () => {
  const right = (...lost) => sweep.verdict(alone(...lost)).right[0];
  assert.equal(right([30, 20, 40], [0, 0, 0], [10, 5, 15]), "rows");
  assert.equal(right([10, 5, 15], [0, 0, 0], [30, 20, 40]), "columns");
  assert.equal(right([10, 5, 25], [0, 0, 0], [30, 20, 40]), "neither");
  assert.equal(sweep.verdict(alone([10, 5, 15])), null);
  const { right: overlapping, told } = sweep.verdict(RAN);
  assert.deepEqual(overlapping, ["neither"]);
  assert.equal(
    told,
    "At iterations 20, sims 1 it loses 50 % (18.8 to 81.2). At iterations 5, sims 2 it loses 66.7 % (30 to 90.3).",
  );
});

test("predictions name the two points that are compared", () => {
  assert.deepEqual(sweep.options(VALUES).slice(0, 2), [
    ["rows", "iterations 20, sims 1"],
    ["columns", "iterations 5, sims 2"],
  ]);
  assert.deepEqual(sweep.options({ rows: "c=1,2,3", columns: "" }).slice(0, 2), [
    ["rows", "c 3"],
    ["columns", "c 1"],
  ]);
});

test("a sweep that was stopped shows what is finished", () => {
  const some = (name, count) => ({
    ...RAN.tables.find((one) => one.name === name),
    name,
    rows: RAN.tables.find((one) => one.name === name).rows.slice(0, count),
  });
  const stopped = {
    ...RAN,
    ended: false,
    tables: [some("points", 1), some("games", 8)],
    happened: { ...RAN.happened, events: RAN.happened.events.slice(0, 8) },
  };
  assert.equal(sweep.units(stopped)[0].stops.at(-1), 8);
  assert.equal(sweep.scene(stopped, 8, false).grid.rows[1].at(-1), "2");
  assert.ok(sound(sweep.result([stopped], "logX")));
  assert.equal(sweep.verdict(stopped), null);
});

toldInEveryLanguage("sweep", sweep, [RAN]);

test("a step in a long recording takes little time", () => {
  const games = table(
    "games",
    Array.from({ length: 10_000 }, (_, game) => ({ game, "score of the bot": 1 })),
  );
  const long = ran([], [games], {
    rows: "iterations=1,2,3,4,5,6,7,8,9,10",
    columns: "sims=1,2,3,4,5,6,7,8,9,10",
    games: "100",
  });
  sweep.scene(long, 1, false);
  const start = performance.now();
  for (let at = 1; at <= 10_000; at += 500) sweep.scene(long, at, false);
  assert.ok((performance.now() - start) / 20 < 50);
});
