import { attributes, drawn, noted, use } from "../page.js"; // before any view

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import { isKnown, isRunning } from "../../../web/model/ladder.ts";
import { examples } from "../messages.js";
import { at, BOT, describing } from "../states.js";
import { newCard } from "../../../web/model/schedule.ts";
import { home } from "../../../web/home/home.ts";

const levels = [1, 2, 3, 4].map((level) => ({ ...BOT, name: `level-${level}`, title: `L${level}`, level }));
const described = describing({ ranked: { size: 5, options: {} } });
const describe = { ...described, bots: [...levels, ...described.bots] };
const beaten = ["g level-2", "h level-3"];

test("home offers the next level, the running game and the lessons", () => {
  const app = { opener: noted(), places: noted(), screen: noted(), lessons: { steps: examples.lessons.slice(0, 2) } };
  const state = at("a1", { describe, beaten });
  const solved = examples.lessons[0]?.tasks ?? [];
  const page = drawn(home({ ...state, place: "home", course: { ...state.course, solved } }, app));
  equal(page.querySelector("#home-game").getAttribute("href"), "#play");
  match(page.querySelector("#home-lessons").textContent, /1 of 2 solved/);
  const steps = ["Step 1: Three sides, solved", "Step 2: Corners and draws"];
  deepEqual(attributes(page, "#home-lessons li a", "aria-label"), steps);
  deepEqual(attributes(page, "#home-lessons li a", "href"), ["#learn/goal", "#learn/corners"]);
  match(page.querySelector("#ladder-title").textContent, /1 of 4 beaten/);
  const rungs = ["L1, not beaten yet", "L2, beaten", "L3, not beaten yet", "L4, not beaten yet"];
  deepEqual(attributes(page, "#ladder li button", "aria-label"), rungs);
  equal(page.querySelector(".next-rung small").textContent, "G 5");
  use(page.querySelector(".next-rung button"));
  deepEqual(app.opener.calls, [["climb", "level-3"]]);
  deepEqual(app.places.calls, [["show", "play"]]);
});

test("a first visitor is not known, and a finished game does not run", () => {
  equal(isKnown(at()), false);
  equal(isKnown(at("", { tally: { "g b": [1] } })), true);
  deepEqual([isRunning(at()), isRunning(at("a1"))], [false, true]);
});

/** The mistakes that are due, the losses kept, and what is told of them. */
const TRAINING = [
  [0, [], undefined, "Review your games"],
  [1, [0.04], "One position", "cost you 4%"],
  [3, [0.04, 0.1, 0.02], "3 positions", "last 3 reviewed games: from 4% to 2%"],
];
for (const [due, losses, mistakes, told] of TRAINING)
  test(`home begins with what there is to train: ${due} mistakes, ${losses.length} losses`, () => {
    const state = at("", { describe });
    const cards = Array.from({ length: due }, (_, index) => ({ ...newCard(String(index), 0) }));
    const practice = { ...state.practice, mistakes: cards, losses: losses.map((loss) => ({ id: "", loss })) };
    const page = drawn(home({ ...state, practice }, { lessons: { steps: [] } }));
    const link = page.querySelector("#home-mistakes");
    equal(link !== null, due > 0);
    if (mistakes) ok(link.textContent.includes(mistakes), link.textContent);
    ok(page.querySelector("#losses").textContent.includes(told), page.querySelector("#losses").textContent);
    equal(page.querySelectorAll("#losses polyline").length, Number(losses.length > 1));
  });
