/** Lessons: what a try leads to, and that every lesson is told in every language. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  advanced,
  answerOf,
  carriersOf,
  chaptersOf,
  choices,
  doneIn,
  goesOn,
  isDone,
  isSolved,
  nextOf,
  placeBeside,
  placeNamed,
  playable,
  positionOf,
  retried,
  searched,
  solvedIn,
  stepsOf,
  taskOf,
  tried,
} from "../../web/model/lesson.ts";
import { LANGUAGES, wordsIn } from "./languages.js";
import { beginning, examples, tasks } from "./messages.js";

/** @import { Trial } from "../../web/model/lesson.ts" */

const { lessons } = examples;

/** The task after a move and all that follows it. @param {Trial} trial
 * @param {string} move */
function played(trial, move) {
  let next = tried(trial, move);
  while (goesOn(next)) next = advanced(next);
  return next;
}

for (const language of LANGUAGES) {
  const { say } = wordsIn(language);
  test(`the lessons have their texts: ${language}`, () => {
    for (const { name, lessons: some } of chaptersOf(lessons)) {
      assert.ok(say(`chapters-${name}`));
      for (const { name, tasks: names } of some) {
        assert.ok(say(`lessons-${name}-title`));
        for (const task of names) {
          const text = say(`tasks-${task}-text`);
          assert.ok(text.split(/\s+/).length <= 62, text);
          if (Object.keys(tasks[task]?.tries ?? {}).length) assert.ok(say(`tasks-${task}-done`), task);
        }
      }
    }
  });
}

test("what was solved is read from what was stored, and the first open lesson goes on", () => {
  assert.deepEqual(solvedIn('["chain","corner"]'), ["chain", "corner"]);
  for (const text of [null, "", "{}", "[1]", "null", '"chain"']) assert.deepEqual(solvedIn(text), []);
  const [goal, corners] = lessons;
  assert.ok(goal && corners);
  const solved = goal.tasks;
  assert.deepEqual([doneIn(goal, ["chain"]), isSolved(goal, ["chain"]), isSolved(goal, solved)], [1, false, true]);
  assert.equal(taskOf(goal, ["chain"]), "gap");
  assert.equal(nextOf(lessons, ["chain"]), goal);
  assert.equal(nextOf(lessons, solved), corners);
  const all = lessons.flatMap(({ tasks }) => tasks);
  assert.equal(nextOf(lessons, all), goal);
  assert.equal(taskOf(goal, all), goal.tasks[0]);
});

test("a lesson or a task is found by its name, and the tasks beside it across lessons", () => {
  assert.equal(placeNamed(lessons, "goal", ["chain"])?.task, "gap");
  assert.equal(placeNamed(lessons, "tip", [])?.lesson.name, "corners");
  assert.equal(placeNamed(lessons, "nothing", []), null);
  assert.equal(placeBeside(lessons, "tip", 1)?.lesson.name, "bridges");
  assert.equal(placeBeside(lessons, "chain", -1), null);
  assert.equal(stepsOf(lessons).length, 6);
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

test("a right try ends a task of one move", () => {
  const start = beginning("chain");
  assert.deepEqual(positionOf(start), start.task.position);
  const end = tried(start, "a4");
  assert.deepEqual([isDone(start), isDone(end), goesOn(end)], [false, true, false]);
  assert.ok(positionOf(end).snapshot.winning_cells.length > 0);
  assert.deepEqual([choices(end), playable(end)], [[], []]);
  assert.equal(tried(end, "d4"), end);
});

test("a wrong try is answered, and another one begins at the position before", () => {
  const first = tried(beginning("bridge"), "e5");
  assert.deepEqual([first.latest?.verdict, goesOn(first), answerOf(first)], ["wrong", true, "c3"]);
  const cut = advanced(first);
  assert.equal(positionOf(cut).snapshot.last?.move, "c3");
  assert.ok(!playable(cut).includes("c3") && !playable(cut).includes("e5"));
  const second = tried(cut, "c3");
  assert.equal(isDone(second), true);
  const { layout, snapshot } = positionOf(second);
  assert.equal(snapshot.cells[layout.cells.findIndex(({ name }) => name === "e5")], "0");
  assert.deepEqual(positionOf(retried(cut)), cut.task.position);
});

test("what cannot be played changes nothing", () => {
  const start = beginning("chain");
  for (const move of ["b3", "swap", "z9"]) assert.equal(tried(start, move), start);
  const watched = beginning("search");
  assert.equal(tried(watched, "c4"), watched);
  assert.equal(isDone(watched), false);
});

test("a move that is no cell can be tried, and a stone changes its owner or its place", () => {
  for (const [name, from, to] of /** @type {const} */ ([
    ["takeover", "b3", "b3"],
    ["hexmirror", "c1", "a3"],
  ])) {
    const start = beginning(name);
    const stone = (/** @type {Trial} */ trial, /** @type {string} */ cell) => {
      const { layout, snapshot } = positionOf(trial);
      return snapshot.cells[layout.cells.findIndex((one) => one.name === cell)];
    };
    assert.ok(choices(start).includes("swap") && !playable(start).includes(from));
    const end = tried(start, "swap");
    assert.equal(isDone(end), true);
    assert.deepEqual([stone(start, from), stone(end, to)], ["1", "2"]);
  }
});

test("a task of several moves goes on after the defence, and a wrong move there is taken back to there", () => {
  const first = tried(beginning("fork"), "d4");
  assert.deepEqual([goesOn(first), choices(first)], [true, []]);
  const second = advanced(first);
  assert.deepEqual([isDone(second), positionOf(second).snapshot.last?.move], [false, "c3"]);
  const wrong = played(second, "e5");
  assert.equal(wrong.latest?.verdict, "wrong");
  assert.deepEqual(positionOf(retried(wrong)).snapshot, positionOf(second).snapshot);
  const third = played(retried(wrong), "c4");
  const end = played(third, "e5");
  assert.equal(isDone(end), true);
  assert.ok(positionOf(end).snapshot.winning_cells.length > 0);
});

test("a connection that is held shows its cells once the task is done", () => {
  const start = beginning("narrow");
  assert.equal(carriersOf(start).size, 0);
  const end = played(played(start, "d6"), "c6");
  assert.equal(isDone(end), true);
  assert.ok(carriersOf(end).size > 0);
  assert.deepEqual(new Set(carriersOf(end).values()), new Set([1]));
});
