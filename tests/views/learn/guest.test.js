import { drawn, noted, use } from "../page.js"; // before any view

import { deepEqual, equal, match } from "node:assert/strict";
import { test } from "node:test";

import { cardFor, isPast } from "../../../web/model/guest.ts";
import { PREFERENCES } from "../../../web/model/preferences.ts";
import { requestLink } from "../../../web/model/steps.ts";
import { boards, described, examples } from "../messages.js";
import { at, FRIENDS, snapshot } from "../states.js";
import { guest } from "../../../web/learn/guest.ts";

const [FRESH] = examples.familiar;
const FRIEND = { id: "abcdef", seat: 2, assisted: false };
const invited = (state) => requestLink(state, { record: "g5:a1", friend: FRIEND, level: null });

const greeted = (change, state = at()) => ({ ...state, guest: { ...state.guest, record: "g5:", ...change } });

/** The card, and what it does. */
function card(state) {
  const guests = Object.assign(Object.create(noted()), { examples, film: { svg: "" } });
  const app = { guests, lessons: { lessons: examples.lessons } };
  return { app, page: drawn(guest(state, app)) };
}

test("only whoever has never been here is welcomed, or invited by a friend's link", () => {
  const seen = { preferences: { ...PREFERENCES, welcomed: true } };
  equal(cardFor(at(), false), "welcome");
  equal(cardFor(at(), true), null);
  equal(cardFor(invited(at()), true), "invitation");
  equal(cardFor(requestLink(at(), { record: "g5:a1", friend: null, level: null }), true), null);
  for (const state of [at("", seen), at("", { tally: { "g b": [1, 0, 0] } }), at("a1")]) {
    equal(cardFor(state, false), null);
    equal(cardFor(invited(state), true), null);
  }
});

test("the card is past once the person plays", () => {
  const welcome = greeted({ card: "welcome" });
  equal(isPast(welcome), false);
  for (const change of [{ pending: ["a1"] }, { snapshot: snapshot("a1") }, invited(at())])
    equal(isPast({ ...welcome, ...change, guest: welcome.guest }), true);
  const game = { ...FRIENDS, players: ["friend", "human"] };
  const invitation = greeted({ card: "invitation" }, at("a1", game));
  equal(isPast(invitation), false);
  equal(isPast(greeted({ card: "invitation" }, invited(at()))), false);
  equal(isPast({ ...invitation, pending: ["b1"] }), true);
  for (const state of [at("a1.b1", game), at("a1"), at()]) equal(isPast(greeted({ card: "invitation" }, state)), true);
});

test("the welcome leads to the lessons, an easy game, or what differs from a known one", () => {
  const state = greeted({ card: "welcome" }, at("", { describe: described }));
  const { page, app } = card(state);
  equal(page.querySelector("h2")?.textContent.trim(), "Welcome");
  equal(page.querySelector("#welcome-learn")?.getAttribute("href"), "#learn/goal");
  use(page.querySelector("#welcome-easy"));
  use(page.querySelector("#welcome-familiar"));
  use(page.querySelector("#welcome-games button"));
  use(page.querySelector("#welcome-close"));
  deepEqual(app.guests.calls, [["playEasy"], ["explain"], ["play", FRESH], ["close"]]);
  const { page: more } = card(greeted({ card: "welcome", familiar: true }, state));
  equal(more.querySelector("#welcome-familiar")?.getAttribute("aria-expanded"), "true");
});

test("the invitation waits for the game, then tells its goal, its options and its lesson", () => {
  const waiting = card(greeted({ card: "invitation" }, invited(at()))).page;
  equal(waiting.querySelector("button.way"), null);
  const hex = boards.starts.find(({ snapshot }) => snapshot.record === "hex11-pie:");
  const state = at("", { describe: described, ...hex, players: ["friend", "human"] });
  const { page, app } = card(greeted({ card: "invitation" }, state));
  match(page.textContent, /Hex, size 11/);
  match(page.textContent, /connects top and bottom.*After the first stone the second player may take it over\./s);
  equal(page.querySelector("#welcome-learn")?.getAttribute("href"), "#learn/hex");
  use(page.querySelector("#welcome-answer"));
  deepEqual(app.guests.calls, [["close"]]);
});
