/** Cards that return. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { dayOf, dueOn, extend, newCard, reschedule } from "../../web/model/schedule.ts";
import { pluck } from "./pluck.js";

const DAY = 20_000;
const CARD = newCard("one", DAY);

/** The card after some answers, each on the day on which it was due. */
const after = (...answers) => answers.reduce((card, answer) => reschedule(card, answer, card.due), CARD);

test("a card returns after growing times, sooner after help, and tomorrow after a wrong answer", () => {
  const days = [1, 2, 3, 4].map((count) => after(...Array(count).fill("right")).days);
  deepEqual(days.slice(0, 2), [1, 6]);
  ok(days[2] > 6 && days[3] > 2 * days[2]);
  ok(after("helped", "helped", "helped").days < days[2]);
  const wrong = after("right", "right", "right", "wrong");
  deepEqual([wrong.due, wrong.days], [after("right", "right", "right").due + 1, 0]);
  ok(after(...Array(30).fill("wrong")).ease >= 1.3);
});

test("the cards of today are due, the longest due first, and each comes into a deck once", () => {
  const deck = extend([], [CARD, newCard("late", DAY - 3), newCard("later", DAY + 1)]);
  deepEqual(pluck(dueOn(deck, DAY), "id"), ["late", "one"]);
  equal(extend(deck, [newCard("one", DAY + 9)]), deck);
  equal(extend(deck, [newCard("other", DAY)]).length, 4);
});

test("a day begins at midnight of the person's calendar", () => {
  equal(dayOf(new Date(2026, 10, 22, 0, 0, 1)), dayOf(new Date(2026, 10, 22, 23, 59)));
  equal(dayOf(new Date(2026, 10, 23, 0, 0)), dayOf(new Date(2026, 10, 22, 12)) + 1);
  equal(dayOf(new Date(1970, 0, 2)), 1);
});
