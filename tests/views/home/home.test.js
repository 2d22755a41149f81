import { attributes, drawn, noted, use } from "../page.js"; // before any view

import assert from "node:assert/strict";
import { test } from "node:test";

import { isKnown, isRunning, ladder } from "../../../web/model/ladder.ts";
import { examples } from "../messages.js";
import { at, BOT, DESCRIBED } from "../states.js";
import { home } from "../../../web/home/home.ts";

const levels = [1, 2, 3].map((level) => ({ ...BOT, name: `level-${level}`, title: `L${level}`, level }));
const describe = { ...DESCRIBED, bots: [...levels, ...DESCRIBED.bots] };
const tally = { "g level-1": [2, 0, 0], "g level-2": [0, 3, 0], "h level-2": [1, 0, 0] };

test("the ladder tells which levels of the game are beaten, and which is next", () => {
  const { game, rungs } = ladder(at("", { describe, tally }));
  assert.equal(game, "g");
  const told = rungs.map(({ bot, wins, next }) => `${bot.title} ${wins}${next ? " next" : ""}`);
  assert.deepEqual(told, ["L1 2", "L2 0 next", "L3 0"]);
});

test("home offers the next level, the running game and the lessons", () => {
  const app = { opener: noted(), places: noted(), toBoard() {}, lessons: { steps: examples.lessons.slice(0, 2) } };
  const state = at("a1", { describe, tally });
  const solved = examples.lessons[0]?.tasks ?? [];
  const page = drawn(home({ ...state, place: "home", course: { ...state.course, solved } }, app));
  assert.equal(page.querySelector("#home-game").getAttribute("href"), "#play");
  assert.match(page.querySelector("#home-lessons").textContent, /1 of 2 solved/);
  const steps = ["Step 1: Three sides, solved", "Step 2: Corners and draws"];
  assert.deepEqual(attributes(page, "#home-lessons li a", "aria-label"), steps);
  assert.deepEqual(attributes(page, "#home-lessons li a", "href"), ["#learn/goal", "#learn/corners"]);
  assert.match(page.querySelector("#ladder-title").textContent, /1 of 3 beaten/);
  const rungs = ["L1, beaten", "L2, not beaten yet", "L3, not beaten yet"];
  assert.deepEqual(attributes(page, "#ladder li button", "aria-label"), rungs);
  use(page.querySelector("#ladder-next button"));
  assert.equal(app.opener.calls[0][1].opponent, "level-2");
  assert.deepEqual(app.places.calls, [["show", "play"]]);
});

test("a first visitor is not known, and a finished game does not run", () => {
  assert.equal(isKnown(at()), false);
  assert.equal(isKnown(at("", { tally })), true);
  assert.deepEqual([isRunning(at()), isRunning(at("a1"))], [false, true]);
});
