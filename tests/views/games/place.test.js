import { attributes, drawn, noted, texts, use } from "../page.js"; // before any view

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { at } from "../states.js";
import { games } from "../../../web/games/place.ts";

/** A game of the person as Black that ended so, if it has ended. */
function entry(id, winner) {
  const { snapshot, layout, tree, players, clock, counts, sent } = at("a1");
  const outcome = winner === null ? null : { winner, reason: "chain" };
  const position = { ...snapshot, outcome };
  return { id, name: id, saved: 1, begun: 1, tree, players, clock, counts, sent, snapshot: position, layout };
}

/** My games with these. */
function place(shelf) {
  const app = { library: noted() };
  const state = at();
  const all = { open: null, won: 1, lost: 2, drawn: 0, e: null, f: null, g: null };
  const kept = Object.entries(all).map(([id, winner]) => entry(id, winner));
  const shown = { ...state.shelf, games: kept, most: 24, ...shelf };
  return { app, page: drawn(games({ ...state, place: "games", shelf: shown }, app)) };
}

test("each card tells by its kind how the game ended, and opens it", () => {
  const { app, page } = place({});
  const kinds = attributes(page, "#games-list > li", "class");
  deepEqual(kinds, ["open", "won", "lost", "other", "open", "open", "open"]);
  use(page.querySelector(".won button.open"));
  equal(app.library.calls[0][0], "resume");
  equal(app.library.calls[0][1].id, "won");
});

test("games are found by words and by their result, and as many are shown as were asked for", () => {
  const names = (shelf) => texts(place(shelf).page, "#games-list h3");
  deepEqual(names({ most: 2 }), ["open", "won"]);
  equal(place({}).page.querySelector("#games-more"), null);
  const { app, page } = place({ most: 2 });
  use(page.querySelector("#games-more"));
  deepEqual(app.library.calls, [["more"]]);
  deepEqual(names({ result: "lost" }), ["lost"]);
  deepEqual(names({ sought: "dra" }), ["drawn"]);
  deepEqual(names({ result: "won", sought: "dra" }), []);
});
