/** Lessons: what a try leads to, and that every lesson is told in every language. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import * as model from "../../web/model/lesson.ts";
import { LANGUAGES, wordsIn } from "./languages.js";
import { examples, rightMoves } from "./messages.js";

const { lessons } = examples;

for (const language of LANGUAGES) {
  const { say } = wordsIn(language);
  test(`the lessons have their texts: ${language}`, () => {
    for (const { name, lessons: some } of model.chaptersOf(lessons)) {
      ok(say(`chapters-${name}`));
      for (const { name, tasks: names } of some) {
        ok(say(`lessons-${name}-title`));
        for (const task of names) {
          const text = say(`tasks-${task}-text`);
          ok(text.split(/\s+/).length <= 62, text);
          if (rightMoves[task]) ok(say(`tasks-${task}-done`), task);
        }
      }
    }
  });
}

test("what was solved is read from what was stored, and the first open lesson goes on", () => {
  deepEqual(model.readSolved('["chain","corner"]'), ["chain", "corner"]);
  for (const text of [null, "", "{}", "[1]", "null", '"chain"']) deepEqual(model.readSolved(text), []);
  const [goal, corners] = lessons;
  ok(goal && corners);
  const solved = goal.tasks;
  equal(model.countSolved(goal, ["chain"]), 1);
  deepEqual([model.isSolved(goal, ["chain"]), model.isSolved(goal, solved)], [false, true]);
  equal(model.nextTask(goal, ["chain"]), "gap");
  equal(model.nextLesson(lessons, ["chain"]), goal);
  equal(model.nextLesson(lessons, solved), corners);
  const all = lessons.flatMap(({ tasks }) => tasks);
  equal(model.nextLesson(lessons, all), goal);
  equal(model.nextTask(goal, all), goal.tasks[0]);
});

test("a lesson or a task is found by its name, and the tasks beside it across lessons", () => {
  equal(model.findTask(lessons, "goal", ["chain"])?.task, "gap");
  equal(model.findTask(lessons, "tip", [])?.lesson.name, "corners");
  equal(model.findTask(lessons, "nothing", []), null);
  equal(model.taskBeside(lessons, "tip", 1)?.lesson.name, "bridges");
  equal(model.taskBeside(lessons, "chain", -1), null);
  equal(model.firstChapter(lessons).length, 6);
});

test("the board shows what a search has found: win rates, visits as shading, and what is uncertain", () => {
  const { looks, shares } = model.searchMarks({ a1: 5, b2: 80, c3: 15 }, { a1: 0.2, b2: 0.9, c3: 0.5 }, 2);
  const [b2, c3] = [0.9, 0.5].map((chance, index) => ({ order: index + 1, chance, faded: false }));
  deepEqual(Object.fromEntries(looks), { b2, c3 });
  deepEqual([...shares].join(" "), "b2,0.8 c3,0.15 a1,0.05");
  equal(model.searchMarks({ a1: 5, b2: 80 }, {}, 2).looks.get("a1")?.faded, true);
});
