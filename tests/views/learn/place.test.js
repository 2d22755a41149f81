import { drawn, noted, use } from "../page.js"; // before any view

import assert from "node:assert/strict";
import { test } from "node:test";

import { advanced, searched, tried } from "../../../web/model/lesson.ts";
import { beginning, examples, tasks } from "../messages.js";
import { at } from "../states.js";
import { learn } from "../../../web/learn/place.ts";

/** @import { Course } from "../../../web/model/lesson.ts" */

const { lessons } = examples;

/** The place at a task, or at the list of lessons, and what it does.
 * @param {string} name @param {Partial<Course>} [course] */
function place(name, course = {}) {
  const app = { lessons: Object.assign(Object.create(noted()), { lessons }), guests: noted() };
  const state = at();
  const trial = name ? beginning(name) : null;
  const shown = { ...state, place: "learn", course: { ...state.course, tasks, trial, ...course } };
  return { app, page: drawn(learn(shown, app)) };
}

const texts = (/** @type {any} */ page, /** @type {string} */ selector) =>
  [...page.querySelectorAll(selector)].map((one) => one.textContent.trim().replace(/\s+/g, " "));

test("the lessons are listed by chapter, with what is solved of each and the one to go on with", () => {
  const { page } = place("", { solved: ["chain", "gap"] });
  assert.deepEqual(texts(page, "#learn-next strong, #learn-next small"), ["Task 3 of 4", "Three sides"]);
  assert.equal(page.querySelector("#learn-next")?.getAttribute("href"), "#learn/arms");
  assert.equal(texts(page, ".chapter h3").at(-1), "Hex");
  const links = [...page.querySelectorAll(".chapter a")];
  assert.equal(links.length, lessons.length);
  assert.equal(links[0].getAttribute("href"), "#learn/goal");
  assert.match(links[0].textContent, /Three sides\s*2 of 4 solved/);
});

test("lessons whose tasks could not be loaded are listed, and told of", () => {
  const { page } = place("", { tasks: null, missing: true });
  assert.equal(page.querySelectorAll(".chapter a").length, lessons.length);
  assert.match(page.querySelector("[role=alert]")?.textContent ?? "", /when you are online/);
});

test("a task tells which one of its lesson it is, and what is solved", () => {
  const { page } = place("low", { solved: ["corner"] });
  assert.deepEqual(texts(page, "#lesson-title, #lesson-count"), ["Task 2 of 4", "Corners and draws"]);
  assert.match(texts(page, "#lesson-text")[0] ?? "", /^You are Black\. The same at the bottom/);
  const links = [...page.querySelectorAll("#lesson-steps a")];
  assert.deepEqual(
    links.map((link) => [link.getAttribute("aria-current"), link.className === "solved"]),
    [[null, true], ["step", false], ...Array(2).fill([null, false])],
  );
  assert.equal(links[0].getAttribute("aria-label"), "Task 1, solved");
  assert.ok(page.querySelector("#lesson-place [role=gridcell]"));
});

test("a wrong try can be taken back once it was answered on the board", () => {
  const wrong = tried(beginning("bridge"), "e5");
  const { page, app } = place("bridge", { trial: advanced(wrong), answer: "Cut." });
  assert.equal(page.querySelector("#lesson-answer")?.textContent, "Cut.");
  use(page.querySelector("#lesson-again"));
  use(page.querySelector("#lesson-next"));
  use(page.querySelector("#lesson-back"));
  assert.deepEqual(app.lessons.calls, [["again"], ["go", 1], ["go", -1]]);
});

test("a move that is no cell has a button, which keeps its place", () => {
  const { page, app } = place("takeover");
  use(page.querySelector("#lesson-actions button"));
  assert.deepEqual(app.lessons.calls, [["try", "swap"]]);
  const trial = tried(beginning("takeover"), "swap");
  assert.equal(
    /** @type {any} */ (place("takeover", { trial }).page).querySelector("#lesson-actions button").disabled,
    true,
  );
});

test("at the end of a lesson, a first game of what it taught may begin", () => {
  assert.equal(place("edge").page.querySelector("#lesson-play"), null);
  const { page, app } = place("halt");
  assert.equal(texts(page, "#lesson-next")[0], "Next lesson");
  use(page.querySelector("#lesson-play"));
  assert.deepEqual(app.guests.calls, [["playEasy", "hex"]]);
  const { record } = beginning("halt").task.position.snapshot;
  assert.equal(page.querySelector("#lesson-position")?.getAttribute("href"), `#${record}`);
});

test("a search is shown on the board and in a table", () => {
  assert.equal(place("search").page.querySelector("table"), null);
  const visits = { c4: 50, a1: 14 };
  const { page, app } = place("search", { found: { ...searched(visits, { c4: 0.9, a1: 0.25 }, 5), visits } });
  assert.deepEqual(texts(page, "tbody tr"), ["c4 50 90%", "a1 14 25%"]);
  assert.match(page.querySelector("#lesson-place .best")?.getAttribute("aria-label") ?? "", /^c4, empty, best choice/);
  use(page.querySelector("#lesson-search"));
  assert.deepEqual(app.lessons.calls, [["search"]]);
});
