import assert from "node:assert/strict";
import test from "node:test";

import { misled, rave } from "../../../web/lab/benches/rave.js";
import { recorded } from "./recordings.js";
import { toldInEveryLanguage, WORDS } from "./runs.js";
import { pluck } from "../pluck.js";

const ran = recorded("rave");
const looks = ran.happened.events.filter((event) => event.is === "cells");
const exact = new Map(Object.entries(ran.happened.events.find((event) => event.is === "exact").moves));
const count = (scene, look) => scene.picture.marks.filter((mark) => mark.look === look).length;

test("one goes from look to look", () => {
  assert.deepEqual(pluck(rave.units(ran), "stops"), [[0, 1, 2, 3, 4, 5]]);
});

test("before the first playout nothing is shown but the board", () => {
  const scene = rave.scene(ran, 0, false);
  assert.equal(count(scene, "tint"), 0);
  assert.deepEqual([scene.grid.rows, scene.lines, scene.formula], [[], [0], undefined]);
});

test("each look shades the cells by what is known, and rings the best, the misleading and the chosen one", () => {
  looks.forEach(({ cells, chosen, playouts }, place) => {
    const scene = rave.scene(ran, place + 1, false);
    const known = (name) => cells.filter((cell) => cell[name] !== null).length;
    assert.equal(count(scene, "tint"), known("own") + known("amaf") + known("mixed"));
    const wrong = ["own", "amaf", "mixed"].reduce((sum, name) => sum + misled(cells, name, exact).size, 0);
    assert.equal(count(scene, "ring-misled"), wrong + 1, "one more in the key");
    assert.equal(count(scene, "ring-best"), 3 + 1);
    assert.equal(count(scene, "ring-picked"), 1 + 1);
    assert.equal(scene.grid.rows.length, cells.length);
    assert.ok(scene.sentence.startsWith(`Step ${place + 1}: after ${playouts} playouts the search chooses ${chosen}.`));
  });
});

test("a move misleads that lies above every best move, and none does where a best one is not known", () => {
  const cells = [
    ["a", 0.5],
    ["b", 0.7],
    ["c", 0.6],
    ["d", 0.4],
  ].map(([move, amaf]) => ({ move, amaf, own: move === "a" ? null : amaf }));
  const values = new Map(Object.entries({ a: 1, b: 0, c: 1, d: 0 }));
  assert.deepEqual([...misled(cells, "amaf", values)], ["b"]);
  assert.deepEqual([...misled(cells, "own", values)], []);
  assert.deepEqual([...misled(cells, "amaf", new Map())], []);
});

test("the formula has the numbers of the engine, for the chosen move and the favourite of AMAF", () => {
  const last = looks.at(-1);
  const scene = rave.scene(ran, looks.length, true);
  const cell = last.cells.find(({ move }) => move === last.chosen);
  const { number } = WORDS;
  const [own, amaf, weight, mixed] = [cell.own, cell.amaf, cell.weight, cell.mixed].map(number);
  assert.equal(scene.formula[0], `${last.chosen}: (1 − ${weight}) · ${own} + ${weight} · ${amaf} = ${mixed}`);
  assert.equal(Math.abs((1 - cell.weight) * cell.own + cell.weight * cell.amaf - cell.mixed) < 1e-9, true);
  const favourite = last.cells.toSorted((one, two) => two.amaf - one.amaf)[0].move;
  assert.ok(scene.formula[1].startsWith(`${favourite}:`));
  const lines = WORDS.say("lab-rave-pseudocode").split("\n");
  assert.deepEqual(
    scene.lines.map((line) => lines[line].trim().split(" ")[0]),
    ["weight", "mixed", "+", "play"],
  );
});

test("the result has values, weight and exact value of the chosen move, and those of an earlier run", () => {
  const names = (picture) => picture.marks.filter(({ look }) => /^name/.test(look)).map(({ text }) => text);
  const { picture, grid } = rave.result([ran], "logX");
  assert.deepEqual(
    new Set(names(picture)),
    new Set(["own", "amaf", "mixed", "weight", "exact"].map((name) => WORDS.say(`lab-rave-series-${name}`))),
  );
  assert.equal(grid.rows.length, looks.length);
  assert.equal(names(rave.result([ran, ran], "linear").picture).length, 10);
});

test("the verdict compares the leaders with the exact values, and is only given where these are known", () => {
  const leaders = ran.tables.find(({ name }) => name === "leaders");
  const last = leaders.rows.at(-1);
  const told = (own, amaf) => {
    const row = last.map(
      (value, column) => ({ "by own: exact": own, "by AMAF: exact": amaf })[leaders.columns[column]] ?? value,
    );
    return rave.verdict({ ...ran, tables: [{ ...leaders, rows: [row] }] }).right;
  };
  assert.deepEqual([told(1, 0), told(0, 1), told(1, 1), told(0, 0)], [["own"], ["amaf"], ["both"], ["neither"]]);
  assert.equal(rave.verdict({ ...ran, ended: false }), null);
  const bare = { ...ran, happened: { ...ran.happened, events: looks } };
  assert.equal(rave.verdict(bare), null);
});

toldInEveryLanguage("rave", rave, [ran]);
