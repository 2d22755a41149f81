import assert from "node:assert/strict";
import test from "node:test";

import { reduction } from "../../../web/lab/benches/reduction.js";
import { recorded } from "./recordings.js";
import { toldInEveryLanguage, WORDS } from "./runs.js";
import { pluck } from "../pluck.js";

const [y, hex] = [recorded("reduction-y"), recorded("reduction-hex")];
/** The majorities of the rows of each triangle that a board of side 8 is reduced to, and the stages of a playout. */
const TRIANGLES = [7, 6, 5, 4, 3, 2, 1].map((side) => Array.from({ length: side }, (_, row) => side - row));
const [MAJORITIES, FILLS] = [84, 4];
/** @param {number[]} counts */
function sums(counts) {
  const done = [0];
  for (const count of counts) done.push(Number(done.at(-1)) + count);
  return done;
}
const stages = Array.from({ length: FILLS }, () => 1);
const triangles = y.happened.events.filter((event) => event.is === "triangle");
const speed = (round, bot, playouts, leaves, seconds) => ({ is: "speed", round, bot, playouts, leaves, seconds });
const timed = {
  ...y,
  happened: {
    ...y.happened,
    events: [
      ...y.happened.events,
      speed(1, "wye", 1280, 10, 0.5),
      speed(1, "uct", 1280, 80, 2),
      speed(2, "wye", 1280, 10, 0.5),
    ],
  },
};
const looks = (scene, pattern) => scene.picture.marks.filter(({ look }) => pattern.test(look));

test("one goes by cells, by rows and by triangles, then by the stages of a playout and by rounds", () => {
  const [cells, rows, whole] = reduction.units(y).map(({ stops }) => stops);
  assert.deepEqual(
    cells,
    Array.from({ length: MAJORITIES + FILLS + 1 }, (_, number) => number),
  );
  assert.deepEqual(rows, sums([...TRIANGLES.flat(), ...stages]));
  assert.deepEqual(whole, sums([...TRIANGLES.map((rows) => (rows.length * (rows.length + 1)) / 2), ...stages]));
  assert.equal(reduction.units(timed)[0].stops.at(-1), MAJORITIES + FILLS + 3);
});

test("a step takes the majority that the engine took, and shows those before it", () => {
  assert.equal(reduction.scene(y, 0, false).sentence, WORDS.say("lab-reduction-full", { side: 8, boards: 10 }));
  let at = 0;
  for (const [number, { first }] of triangles.slice(1).entries()) {
    let done = 0;
    for (const [row, owners] of first.entries()) {
      for (const [cell, owner] of owners.entries()) {
        at += 1;
        done += 1;
        const scene = reduction.scene(y, at, false);
        const before = triangles[number].first;
        const three = [before[row][cell], before[row][cell + 1], before[row + 1][cell]];
        const called = (player) => ["black", "white"][player - 1];
        assert.equal(
          scene.formula[0].replace(/^.* = majority/, ""),
          `(${three.map(called).join(", ")}) = ${called(owner)}`,
        );
        assert.ok(three.filter((one) => one === owner).length >= 2);
        assert.equal(looks(scene, /^small-/).length, done);
        assert.equal(looks(scene, /^ring-taken$/).length, 6, "three on either board");
        assert.equal(scene.grid.rows.filter(([, , , majority]) => majority !== "").length, done);
      }
    }
  }
  assert.equal(at, MAJORITIES);
});

test("the first cells have the names of the board, and a dot lies in the middle of its three cells", () => {
  const scene = reduction.scene(y, 1, false);
  assert.match(scene.sentence, /^Step 1: a1 = majority\(a1 \w+, b2 \w+, a2 \w+\) = (black|white)\.$/);
  const [dot] = looks(scene, /^small-/);
  const places = looks(scene, /^ring-taken$/)
    .slice(0, 3)
    .map(({ attributes }) =>
      [...attributes.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    );
  const centres = places.map((corners) =>
    corners.reduce(([x, y], [across, down]) => [x + across / corners.length, y + down / corners.length], [0, 0]),
  );
  for (const [axis, name] of ["cx", "cy"].entries()) {
    assert.ok(Math.abs(dot.attributes[name] - centres.reduce((sum, place) => sum + place[axis] / 3, 0)) < 0.1);
  }
});

test("the words of the engine are shown bit by bit, for so many boards as there are", () => {
  const scene = reduction.scene(y, 4, false);
  assert.equal(looks(scene, /^bit /).length, 4 * 10);
  assert.deepEqual(
    scene.formula.slice(1).map((line) => line.replace(/ = .*/, "")),
    ["a", "b", "c", "a & b | (a | b) & c"],
  );
  assert.equal(scene.formula[4].split(" = ")[1], triangles[1].words[0][3]);
  assert.match(scene.sentence, /^Step 4: /);
});

test("the last majority tells who has won, as the table does", () => {
  const boards = y.tables.find(({ name }) => name === "boards").rows;
  const black = boards.filter(([, winner]) => winner === 1).length;
  const scene = reduction.scene(y, MAJORITIES, true);
  assert.ok(
    scene.sentence.endsWith(
      `So ${["black", "white"][boards[0][1] - 1]} has won the first board; black has won ${black} of 10.`,
    ),
  );
});

test("a stage of a playout frames the cells that it has changed, which both the table and the sentence tell", () => {
  const names = y.placed.layout.cells.map(({ name }) => name);
  const fills = y.happened.events.filter((event) => event.is === "fill");
  assert.deepEqual(pluck(fills, "stage"), ["coins", "inside", "edges", "bridges"]);
  for (const [number, { stage, owners, changed }] of fills.entries()) {
    const scene = reduction.scene(y, MAJORITIES + 1 + number, false);
    const called = (digit) => ["black", "white"][digit - 1];
    assert.equal(looks(scene, /^title$/)[0].text, WORDS.say(`lab-reduction-stages-${stage}`));
    assert.equal(
      scene.sentence,
      WORDS.say(`lab-reduction-playout-${stage}`, { step: MAJORITIES + 1 + number, count: changed.length }),
    );
    assert.deepEqual(
      looks(scene, /^piece-/).map(({ look }) => look),
      [...owners].map((digit) => `piece-${digit}`),
    );
    const before = fills[number - 1]?.owners;
    assert.deepEqual(
      scene.grid.rows,
      names.map((name, cell) => [name, changed.includes(cell) ? called(before[cell]) : "", called(owners[cell])]),
    );
    const dots = scene.picture.marks.flatMap((mark, place) =>
      mark.look === "ring-taken" ? [scene.picture.marks[place - 1]] : [],
    );
    assert.deepEqual(
      dots,
      changed.map((cell) => looks(scene, /^piece-/)[cell]),
      "each frame is drawn around its piece",
    );
  }
  assert.ok(fills.some(({ changed }) => changed.length > 0));
});

test("the stages of a playout are at work in different lines of the pseudocode, which name them", () => {
  const lines = WORDS.say("lab-reduction-pseudocode").split("\n");
  const work = [0, 1, 2, 3].map((number) =>
    reduction.scene(y, MAJORITIES + 1 + number, false).lines.map((line) => lines[line]),
  );
  assert.deepEqual(
    work.map(([line]) => line.trim().split(" ").slice(-2).join(" ")),
    ["empty cell", "edges last:", "edges last:", "unbroken bridge:"],
  );
  assert.deepEqual(pluck(work, "length"), [1, 3, 3, 2]);
});

test("the rounds add up to rates, which are drawn and told", () => {
  const scene = reduction.scene(timed, MAJORITIES + FILLS + 3, false);
  assert.deepEqual(scene.grid.rows, [
    ["wye", "2,560", "20", "1", "2,560", "20"],
    ["uct", "1,280", "80", "2", "640", "40"],
  ]);
  assert.equal(scene.sentence, "Step 91: in round 2 wye makes 1,280 playouts from 10 leaves in 0.5 s.");
  const widths = looks(scene, /^full s1$/).map(({ attributes }) => attributes.width);
  assert.equal(widths[0], 4 * widths[1]);
});

test("the result counts operations in a word and one by one, and the verdict says in which range they lie", () => {
  const { picture, grid } = reduction.result([y, hex], "log");
  assert.equal(looks({ picture }, /^name/).length, 4, "two of either run");
  assert.equal(grid.rows.at(-1)[3], "336");
  const { right, told } = reduction.verdict(y);
  assert.deepEqual(right, ["hundreds"]);
  assert.equal(told, WORDS.say("lab-reduction-counted", { made: 336, each: 3360, boards: 10 }));
  assert.deepEqual(reduction.verdict(hex).right, ["tens"]);
  assert.equal(reduction.verdict({ ...y, tables: [{ ...y.tables[0], rows: y.tables[0].rows.slice(0, 3) }] }), null);
});

toldInEveryLanguage("reduction", reduction, [timed, hex]);
