/** Lessons: what a try leads to, and that every lesson is told in every language. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  advanced,
  begun,
  choices,
  goesOn,
  nextOf,
  playable,
  positionOf,
  searched,
  solvedIn,
  tried,
} from "../../web/model/lesson.js";
import { LANGUAGES, wordsIn } from "./languages.js";
import { examples } from "./messages.js";

/** @import { Lesson } from "messages" */

const lesson = (/** @type {string} */ name) => {
  const found = examples.lessons.find((one) => one.name === name);
  assert.ok(found, name);
  return found;
};

for (const language of LANGUAGES) {
  const { say } = wordsIn(language);
  test(`the lessons have their texts: ${language}`, () => {
    for (const { name, moves } of examples.lessons) {
      for (const part of ["title", "text", "again"]) assert.ok(say(`lessons-${name}-${part}`), name);
      assert.equal(say(`lessons-${name}-done`) !== "", moves.length > 0, name);
    }
  });
}

test("what was solved is read from what was stored, and the first open step goes on", () => {
  assert.deepEqual(solvedIn('["chain","corner"]'), ["chain", "corner"]);
  for (const text of [null, "", "{}", "[1]", "null", '"chain"']) assert.deepEqual(solvedIn(text), []);
  const { lessons } = examples;
  assert.equal(nextOf(lessons, ["chain", "full"])?.name, "corner");
  assert.equal(
    nextOf(
      lessons,
      lessons.map(({ name }) => name),
    ),
    lessons[0],
  );
});

test("the board shows what a search has found: win rates, visits as shading, and what is uncertain", () => {
  const { looks, shares } = searched({ a1: 5, b2: 80, c3: 15 }, { a1: 0.2, b2: 0.9, c3: 0.5 }, 2);
  assert.deepEqual(
    [...looks],
    [
      ["b2", { order: 1, chance: 0.9, faded: false }],
      ["c3", { order: 2, chance: 0.5, faded: false }],
    ],
  );
  assert.deepEqual(
    [...shares].map(([move, share]) => `${move} ${share}`),
    ["b2 0.8", "c3 0.15", "a1 0.05"],
  );
  assert.equal(searched({ a1: 5, b2: 80 }, {}, 2).looks.get("a1")?.faded, true);
});

test("a right try ends the lesson", () => {
  const start = begun(lesson("chain"));
  assert.deepEqual(positionOf(start), lesson("chain").position);
  const end = tried(start, "a4");
  assert.equal(end.verdict, "right");
  assert.equal(goesOn(end), false);
  assert.ok(positionOf(end).snapshot.winning_cells.length > 0);
  assert.deepEqual([choices(end), playable(end)], [[], []]);
  assert.equal(tried(end, "d4"), end);
});

test("a wrong try is answered, and another one begins at the position of the lesson", () => {
  const first = tried(begun(lesson("bridge")), "e5");
  assert.deepEqual([first.verdict, goesOn(first)], ["wrong", true]);
  const cut = advanced(first);
  assert.equal(positionOf(cut).snapshot.last?.move, "c3");
  assert.equal(goesOn(cut), false);
  assert.equal(advanced(cut), cut);
  assert.ok(!playable(cut).includes("c3") && !playable(cut).includes("e5"));
  const second = tried(cut, "c3");
  assert.equal(second.verdict, "right");
  const { layout, snapshot } = positionOf(second);
  assert.equal(snapshot.cells[layout.cells.findIndex(({ name }) => name === "e5")], "0");
});

test("what cannot be played changes nothing", () => {
  const start = begun(lesson("chain"));
  for (const move of ["b3", "swap", "z9"]) assert.equal(tried(start, move), start);
  const watched = begun(lesson("search"));
  assert.equal(tried(watched, "c4"), watched);
});

test("a move that is no cell can be tried, and a stone changes its owner", () => {
  const [start, name] = [begun(lesson("takeover")), "b3"];
  const at = start.lesson.position.layout.cells.findIndex((cell) => cell.name === name);
  assert.ok(choices(start).includes("swap") && !playable(start).includes(name));
  const end = tried(start, "swap");
  assert.equal(end.verdict, "right");
  assert.deepEqual(
    [start, end].map((trial) => positionOf(trial).snapshot.cells[at]),
    ["1", "2"],
  );
});

test("a right move is followed to the end that it forces", () => {
  let trial = tried(begun(lesson("two")), "c5");
  assert.equal(trial.verdict, "right");
  const seen = [positionOf(trial).snapshot.to_move];
  while (goesOn(trial)) {
    trial = advanced(trial);
    seen.push(positionOf(trial).snapshot.to_move);
  }
  assert.deepEqual(seen, [2, 1, 0]);
});
