import { drawn, noted, texts, use } from "../page.js"; // before any view

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import { advance, attempt } from "../../../web/model/exercise.ts";
import { searchMarks } from "../../../web/model/lesson.ts";
import { beginning, examples, taskNamed, tasks } from "../messages.js";
import { at } from "../states.js";
import { learn } from "../../../web/learn/place.ts";

const { lessons } = examples;

/** The place at a task, or at the list of lessons, and what it does. @param exercise that of the task */
function place(name, course = {}, exercise = name ? beginning(name) : null) {
  const page = { lessons: Object.assign(Object.create(noted()), { lessons }), guests: noted() };
  const state = at();
  const shown = { tasks, place: name ? taskNamed(name) : null, ...course };
  const learning = { ...state, place: "learn", exercise, course: { ...state.course, ...shown } };
  return { app: page, page: drawn(learn(learning, page)) };
}

test("the lessons are listed by chapter, with what is solved of each and the one to go on with", () => {
  const { page } = place("", { solved: ["chain", "gap"] });
  deepEqual(texts(page, "#learn-next strong, #learn-next small"), ["Task 3 of 4", "Three sides"]);
  equal(page.querySelector("#learn-next")?.getAttribute("href"), "#learn/arms");
  equal(texts(page, ".chapter h3").at(-1), "Hex");
  const links = [...page.querySelectorAll(".chapter a")];
  equal(links.length, lessons.length);
  equal(links[0].getAttribute("href"), "#learn/goal");
  match(links[0].textContent, /Three sides\s*2 of 4 solved/);
});

test("lessons whose tasks could not be loaded are listed, and told of", () => {
  const { page } = place("", { tasks: null, missing: true });
  equal(page.querySelectorAll(".chapter a").length, lessons.length);
  match(page.querySelector("[role=alert]")?.textContent ?? "", /when you are online/);
});

test("a task tells which one of its lesson it is, and what is solved", () => {
  const { page } = place("fork", { solved: ["two"] });
  deepEqual(texts(page, "#lesson-title, #lesson-count"), ["Task 2 of 5", "Two ways to win"]);
  match(texts(page, "#lesson-text")[0], /^You are Black\. One stone can have two bridges/);
  const links = [...page.querySelectorAll("#lesson-steps a")];
  const told = links.map((link) => [link.getAttribute("aria-current"), link.className === "solved"]);
  deepEqual(told, [[null, true], ["step", false], ...Array(3).fill([null, false])]);
  equal(links[0].getAttribute("aria-label"), "Task 1, solved");
  ok(page.querySelector("#lesson-place [role=gridcell]"));
});

test("a wrong move is commented on once its answer is on the board, a right one after the defence", () => {
  const comment = (name, exercise) => place(name, {}, exercise).page.querySelector("#lesson-answer").textContent;
  const [wrong, right] = [attempt(beginning("bridge"), "e5"), attempt(beginning("fork"), "d4")];
  deepEqual([comment("bridge", beginning("bridge")), comment("bridge", wrong), comment("fork", right)], ["", "", ""]);
  match(comment("bridge", advance(wrong)), /answers c3 and cuts/);
  equal(comment("fork", advance(right)), "Right. Your opponent resists: go on.");
  equal(comment("chain", attempt(beginning("chain"), "a4")), "One chain, three sides: you win.");
});

test("a wrong move can be taken back once it was answered on the board", () => {
  const { page, app } = place("bridge", {}, advance(attempt(beginning("bridge"), "e5")));
  use(page.querySelector("#lesson-again"));
  use(page.querySelector("#lesson-next"));
  use(page.querySelector("#lesson-back"));
  deepEqual(app.lessons.calls, [["again"], ["go", 1], ["go", -1]]);
});

test("at the end of a lesson, a first game of what it taught may begin", () => {
  equal(place("bridge").page.querySelector("#lesson-play"), null);
  const { page, app } = place("halt");
  equal(texts(page, "#lesson-next")[0], "Next lesson");
  use(page.querySelector("#lesson-play"));
  deepEqual(app.guests.calls, [["playEasy", "hex"]]);
  const { record } = taskNamed("halt").task.position.snapshot;
  equal(page.querySelector("#lesson-position")?.getAttribute("href"), `#${record}`);
});

test("a search is shown on the board and in a table", () => {
  equal(place("search").page.querySelector("table"), null);
  const visits = { c4: 50, a1: 14 };
  const { page, app } = place("search", {
    search: { ...searchMarks(visits, { c4: 0.9, a1: 0.25 }, 5), visits, playouts: 64 },
  });
  deepEqual(texts(page, "tbody tr"), ["c4 50 90%", "a1 14 25%"]);
  match(page.querySelector("#lesson-place .best")?.getAttribute("aria-label") ?? "", /^c4, empty, best choice/);
  use(page.querySelector("#lesson-search"));
  deepEqual(app.lessons.calls, [["search"]]);
});
