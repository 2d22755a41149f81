/** What the cards say: of each game in My games, and at the end of a game. */

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import { ending } from "../../../web/model/ending.ts";
import { surveyedAs } from "../reports.js";
import { holds, sortGames, summary } from "../../../web/games/summary.ts";
import { subject } from "../../../web/model/names.ts";
import { showMove } from "../../../web/model/steps.ts";
import {
  SURVEY,
  at,
  BOTS,
  DESCRIBED,
  describing,
  DRAWN,
  ENGLISH,
  FRIENDS,
  LOST,
  snapshot,
  TWO,
  WHITE,
  WON,
} from "../states.js";

const entry = (words, seats = {}, more) => ({ name: "", saved: 0, ...at(words, seats, more) });
const told = (kept) => {
  const { title, game, result } = summary(ENGLISH, DESCRIBED, kept);
  return [title, game, result];
};
const RESIGNED = { outcome: { winner: 2, reason: "resign", title: "resign" } };
const TIMED = { outcome: { winner: 1, reason: "time", title: "time" } };
const FORFEITED = { outcome: { winner: 1, reason: "fault", title: "forfeit" } };

test("a card tells the opponent, the game and how it stands", () => {
  deepEqual(told(entry("a1.b1.c1")), ["B", "G, size 5", "Unfinished, 3 moves"]);
  deepEqual(told(entry("a1", {}, WON)), ["B", "G, size 5", "Won in 1 move"]);
  deepEqual(told(entry("a1.b1", WHITE, WON)), ["B", "G, size 5", "Lost in 2 moves"]);
  deepEqual(told(entry("a1.b1", FRIENDS, LOST)), ["Your friend", "G, size 5", "Lost in 2 moves"]);
  deepEqual(told(entry("a1.b1", TWO, LOST)), ["Two people", "G, size 5", "White won in 2 moves"]);
  deepEqual(told(entry("a1.b1", BOTS, LOST)), ["B – B", "G, size 5", "White won in 2 moves"]);
  deepEqual(told(entry("a1", {}, DRAWN))[2], "A draw in 1 move");
  deepEqual(told(entry("a1.black-resigns", {}, RESIGNED))[2], "Resigned");
  deepEqual(told(entry("a1.white-times-out", {}, TIMED))[2], "Won on time");
  deepEqual(told(entry("a1.white-forfeits", {}, FORFEITED))[2], "Won by forfeit");
});

test("a name stands for the opponent, and so do the names in a file", () => {
  equal(told({ ...entry("a1"), name: "The corner" })[0], "The corner");
  const named = at("a1", { ...TWO, watching: true });
  const [root, ...nodes] = named.tree.nodes;
  if (!root) throw new Error("A tree has a root.");
  const tree = { ...named.tree, nodes: [{ ...root, properties: { PB: ["Ann \\] 1"], PW: ["Bob"] } }, ...nodes] };
  equal(told({ ...entry("a1", TWO), tree })[0], "Ann ] 1 – Bob");
  equal(subject(ENGLISH, { ...named, tree }, 2).title, "Bob");
  equal(subject(ENGLISH, named, 2).title, "White");
  equal(subject(ENGLISH, at("a1", FRIENDS), 2).title, "Your friend");
});

test("what an earlier version kept has no more than a name and a day", () => {
  const { tree } = at("a1");
  deepEqual(told({ name: "Old", saved: 0, tree, players: ["human", "gone"] }), ["Old", "", ""]);
  deepEqual(told({ name: "", saved: 0, tree, players: ["human", "gone"] })[0], "gone");
});

test("a card is found by parts of its words, whatever their case and accents", () => {
  const card = summary(ENGLISH, DESCRIBED, { ...entry("a1", {}, WON), name: "Ștefan’s corner" });
  for (const sought of ["", "stefan", "CORNER won", "size  5", "ștef 1970"]) ok(holds(card, sought), sought);
  for (const sought of ["lost", "stefan lost", "size 55"]) ok(!holds(card, sought), sought);
});

test("unfinished games stand on top, and the latest of each kind first", () => {
  // A review keeps a finished game anew, but does not play it: its beginning counts.
  const games = [
    { ...entry("a1", {}, WON), id: "won", begun: 1, saved: 9 },
    { ...entry("a1"), id: "old", saved: 1 },
    { ...entry("a1", {}, LOST), id: "lost", begun: 2, saved: 3 },
    { ...entry("a1"), id: "new", saved: 3 },
  ];
  const names = sortGames(games).map(({ id }) => id);
  deepEqual(names, ["new", "old", "lost", "won"]);
});

test("the card at the end tells who has won, in how many moves, and why if not on the board", () => {
  const shown = (words, more, seats = {}) => {
    const told = ending(ENGLISH, showMove(at("", seats), snapshot(words, more)));
    return told ? [told.kind, told.title, told.text, told.practice, told.level] : [];
  };
  const seeking = "Looking for the turning point: 0 of 3 positions.";
  deepEqual(shown("a1.b1.c1", WON), ["won", "You won", "In 3 moves.", "", null]);
  deepEqual(shown("a1.b1", LOST), ["lost", "B won", `In 2 moves. ${seeking}`, "", null]);
  deepEqual(shown("a1.b1.black-resigns", RESIGNED)[2], `You resigned after 2 moves. ${seeking.replace("3", "4")}`);
  deepEqual(shown("a1.white-times-out", TIMED), ["won", "You won", "B ran out of time after 1 move.", "", null]);
  deepEqual(shown("a1.white-forfeits", FORFEITED), ["won", "You won", "B forfeited after 1 move.", "", null]);
  equal(shown("a1", WON, FRIENDS)[2], "In 1 move. Send your friend the link so they can see how the game ended.");
  equal(shown("a1", WON, TWO)[1], "Black won");
  equal(shown("a1", DRAWN)[1], "A draw");
  deepEqual(shown("a1", {}), []);
  equal(ending(ENGLISH, at("a1", {}, WON)), null, "a game that is looked at again");
});

test("the card seeks a turning point no longer than until every move is judged", () => {
  const known = (...values) => surveyedAs(showMove(at("a1.b1"), snapshot("a1.b1.black-resigns", RESIGNED)), ...values);
  const seen = (...values) => ending(ENGLISH, known(...values)).text;
  match(seen([0.5, "a1"], [0.5, "b1"]), /Looking for the turning point: 2 of 4 positions\.$/);
  const { analyses, ...rest } = known([0.7, "c1"], [0.5, "b1"], [0.5, "c1"], [0, "c1"]);
  const quick = Object.entries(analyses).map(([record, one]) => [record, { ...one, playouts: SURVEY }]);
  const doubtful = ending(ENGLISH, { ...rest, analyses: Object.fromEntries(quick) });
  match(doubtful.text, /moves\. Checking mistakes: 2 positions left\.$/);
  equal(seen([0.5, "a1"], [0.5, "b1"], [0.5, "c1"], [0, "c1"]), "You resigned after 2 moves.");
});

test("the card offers the next level of the ladder, or calls the game practice and offers one that counts", () => {
  const levels = [1, 2].map((level) => ({ ...DESCRIBED.bots[0], name: `level-${level}`, title: `L${level}`, level }));
  const describe = { ...describing({ ranked: { size: 5, options: {} } }), bots: levels };
  const end = (more) =>
    ending(ENGLISH, showMove(at("", { describe, players: ["human", "level-1"] }), snapshot("a1", more)));
  deepEqual([end(WON).practice, end(WON).level], ["", { name: "level-2", text: "Play L2" }]);
  const { face, beaten, rungs } = end(WON);
  deepEqual([face, beaten, rungs], [1, "One step too few. One more time?", "1 of 2 beaten"]);
  deepEqual([end(DRAWN).face, end(LOST).face, end(LOST).beaten, end(LOST).rungs], [null, 1, "", ""]);
  equal(end(LOST).level, null, "a rematch is the same");
  const small = end({ ...WON, size: 4 });
  match(small.practice, /^Practice\. The ladder counts wins from size 5 and without help/);
  deepEqual([small.level.name, small.face, small.rungs], ["level-1", 1, ""], "a win all the same");
});
