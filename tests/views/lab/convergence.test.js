import assert from "node:assert/strict";
import test from "node:test";

import { convergence } from "../../../web/lab/benches/convergence.js";
import { recorded } from "./recordings.js";
import { ran, table, toldInEveryLanguage } from "./runs.js";
import { pluck } from "../pluck.js";

const RAN = recorded("convergence");
const [PLAIN, PROVING] = ["uct(sims=1,shortcuts=off)", "uct(sims=1)"];

const named = (marks, look) => marks.filter((mark) => mark.look.startsWith(look));

test("one steps through the numbers of playouts", () => {
  assert.deepEqual(pluck(convergence.units(RAN), "stops"), [[0, 1, 2, 3]]);
});

test("before the first step only the exact value is known", () => {
  const { sentence, grid, formula, lines, board } = convergence.scene(RAN, 0, false);
  assert.equal(sentence, "No search has begun. The exact value is 1.");
  assert.deepEqual([grid.rows, formula, lines], [[], [], []]);
  assert.deepEqual(Object.fromEntries(board.overlay.worths), { 1: { exact: 1 }, 2: { exact: 0 }, 3: { exact: 0 } });
  assert.equal(board.overlay.tokens, true);
});

test("a step shows every search after as many playouts, and counts the moves chosen", () => {
  const { sentence, grid, picture, formula, board } = convergence.scene(RAN, 1, false);
  assert.match(sentence, /^Step 1: 10 playouts\. uct\(sims=1,shortcuts=off\) estimates 0\.5625 on average, and 3 of/);
  assert.match(sentence, / and 3 of its 4 searches choose a best move\./);
  const searches = (bot) =>
    grid.rows.filter(([name]) => name === bot).reduce((sum, row) => sum + Number(row.at(-1)), 0);
  assert.deepEqual([PLAIN, PROVING].map(searches), [4, 4]);
  assert.deepEqual(
    grid.rows.filter(([bot]) => bot === PLAIN).map(([, move, exact, quality]) => [move, exact, quality])[0],
    ["1", "1", "best"],
  );
  const dots = picture.marks.filter(({ name, attributes }) => name === "circle" && attributes.r < 5);
  assert.equal(dots.length, 8);
  assert.equal(named(dots, "hollow").length, 1);
  assert.equal(formula[0], `${PLAIN}: wrong 1 / 4 = 25 %`);
  assert.equal(
    [...board.overlay.shares.values()].reduce((sum, share) => sum + share, 0),
    1,
  );
});

test("dots lie at their values, beside the exact one", () => {
  const { picture } = convergence.scene(RAN, 3, true);
  const [truth] = named(picture.marks, "line truth").map(({ attributes }) => Number(/^M(\S+)/.exec(attributes.d)[1]));
  const exact = named(picture.marks, "s2 full").filter(({ attributes }) => attributes.r < 5);
  assert.equal(exact.length, 4);
  for (const { attributes } of exact) assert.ok(Math.abs(attributes.cx - truth) <= 4);
  for (const { attributes } of named(picture.marks, "s1 full")) assert.ok(attributes.cx < truth - 20);
  assert.ok(picture.width < convergence.scene(RAN, 3, false).picture.width);
});

test("the plot has value, distance and wrong moves, one below the other, with the exact value dashed", () => {
  const { picture, grid } = convergence.result([RAN], "logX");
  const tops = new Set(picture.marks.map(({ attributes }) => attributes.transform));
  assert.equal(tops.size, 3);
  assert.equal(named(picture.marks, "line bound").length, 2); // the line and the piece of it beside its name
  assert.deepEqual(
    [2, 0, 2],
    [...tops].map(
      (top) =>
        named(
          picture.marks.filter(({ attributes }) => attributes.transform === top),
          "band",
        ).length,
    ),
  );
  assert.equal(grid.rows.length, 6);
  const both = convergence.result([RAN, RAN], "linear").picture;
  assert.equal(named(both.marks, "line s1 earlier").length, 4);
  assert.ok(both.marks.some(({ text }) => text === `${PLAIN}, earlier`));
});

test("distances can be drawn on two logarithmic axes", () =>
  assert.deepEqual(convergence.axes, ["logX", "log", "linear"]));

test("the verdict says from when on the move of the first bot is right", () => {
  const { right, told } = convergence.verdict(RAN);
  assert.deepEqual(right, ["late"]);
  assert.match(told, /from 20 playouts on; its value is then still 0\.3944 away/);
  assert.equal(convergence.verdict({ ...RAN, ended: false }), null);
});

test("a move that goes wrong again is not right yet", () => {
  const rows = (...shares) =>
    table(
      "values",
      shares.map((wrong, place) => ({ bot: "b", playouts: 10 ** (place + 1), distance: 0.1, "wrong %": wrong })),
    );
  const events = [{ is: "value", bot: "b", playouts: 10, move: "x", value: 1 }];
  const right = (...shares) => convergence.verdict(ran(events, [rows(...shares)], {})).right[0];
  assert.equal(right(0, 0, 0), "early");
  assert.equal(right(0, 10, 5), "late");
  assert.equal(right(0, 0, 6), "never");
});

test("predictions name the playouts of the run", () => {
  const told = convergence.options({ playouts: "20000" }).map(([value, title]) => [value, title]);
  assert.deepEqual(told, [
    ["early", "from 2,000 or fewer"],
    ["late", "from more than 2,000, but no more than 20,000"],
    ["never", "not even after 20,000"],
  ]);
});

toldInEveryLanguage("convergence", convergence, [RAN]);

test("a step in a long recording takes little time", () => {
  const events = Array.from({ length: 10_000 }, (_, number) => ({
    is: "value",
    bot: "b",
    run: number % 1000,
    playouts: 10 * (1 + (number % 10)),
    move: "x",
    value: (number % 7) / 7,
    mean: 0,
  }));
  const long = ran([{ is: "exact", value: 1, moves: { x: 1 }, tokens: false }, ...events], [], {});
  convergence.scene(long, 1, false);
  const start = performance.now();
  for (let at = 1; at <= 10; at += 1) convergence.scene(long, at, false);
  assert.ok((performance.now() - start) / 10 < 50);
});
