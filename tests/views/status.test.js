/** The sentences of the status region. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { gameTitle, headline, sides, status } from "../../web/model/status.ts";
import { at, BOT, BOTS, DESCRIBED, describing, DRAWN, ENGLISH, LOST, snapshot, TWO, WHITE, WON } from "./states.js";

const said = (state) => status(ENGLISH, state);
const after = (move, player, traded = false) => ({ last: { move, player, cells: [], traded, takeover: null } });
const LOADING = { engine: { phase: "loading", done: 0, total: 0 } };
const FAILED = { engine: { phase: "failed", done: 0, total: 0 } };

for (const [change, words, text] of [
  [{}, "", "Your move. You are Black."],
  [{}, "a1", "B is thinking."],
  [{ paused: true }, "a1", "B is paused."],
  [LOADING, "a1", "B moves when the engine is ready."],
  [{ ...LOADING, pending: ["a1"] }, "", "Your move a1 is set; the engine is still loading."],
  [{ ...LOADING, ...TWO, pending: ["a1", "b1"] }, "", "Your moves a1, b1 are set; the engine is still loading."],
  [{ opening: { kind: "new" } }, "", "Setting up a new game."],
  [{ opening: { kind: "link" } }, "a1", "Fetching the game …"],
  [{ ...FAILED, opening: { kind: "new" } }, "", "The engine has not started, so the game has to wait."],
  [TWO, "a1", "White to move."],
  [BOTS, "a1", "B (white) is thinking."],
  [{ ...BOTS, paused: true }, "", "Paused. B (black) to move."],
  [{ ...BOTS, paused: true, thinking: { id: 1, info: null, stopping: false } }, "", "B (black) is thinking."],
]) {
  test(`the turn: ${text}`, () => equal(said(at(words, change)), text));
}

test("the last move comes before the turn", () => {
  equal(said(at("a1.b1", {}, after("b1", 2))), "B plays b1. Your move. You are Black.");
  equal(said(at("a1", {}, after("a1", 1))), "You play a1. B is thinking.");
  equal(said(at("a1", TWO, after("a1", 1))), "Black plays a1. White to move.");
  const swapped = "B swaps: the stone is White’s now. Your move. You are Black.";
  equal(said(at("a1.swap", {}, after("swap", 2))), swapped);
});

test("moves beside the board are offered", () => {
  const legal = [...snapshot("a1").legal, "turn"];
  equal(said(at("a1", WHITE, { legal })), "Your move: a stone or “Turn”.");
  equal(said(at("a1", TWO, { legal })), "White to move: a stone or “Turn”.");
});

test("what chance did is told with whom it lets move, and the turn is not told again", () => {
  equal(said(at("heads", TWO)), "Heads: Black moves.");
  equal(said(at("heads.a1.tails", {}, after("a1", 1))), "You play a1. Tails: White moves. B is thinking.");
  equal(said(at("heads.a1.heads", {}, after("a1", 1))), "You play a1. Heads – your move.");
});

test("a stone that was taken over is told, with its cell if it has moved", () => {
  const { layout } = at();
  const [home, mirror] = [0, layout.cells.length - 1];
  const takeover = { move: "swap", source: home, target: mirror };
  const last = { move: "swap", player: 2, cells: [home, mirror], traded: false, takeover };
  const told = `B swaps: the stone is White’s now, on the mirror cell ${layout.cells[mirror]?.name}.`;
  equal(said(at("a1.swap", {}, { last })), `${told} Your move. You are Black.`);
  equal(said(at("a1.swap", WHITE, after("swap", 2))), "You swap: the stone is White’s now. B is thinking.");
});

test("tokens that were taken are counted, and how many may be taken is told", () => {
  const last = { move: "c1", player: 2, cells: [1, 2], traded: false, takeover: null };
  const state = (takes) =>
    at("a1.c1", { describe: describing({ tokens: true }) }, { last, takes, legal: Object.keys(takes) });
  equal(said(state({ b1: [1], d1: [1, 3], e1: [1, 3, 4] })), "B takes 2. Your move. Take 1 to 3.");
  equal(said(state({ e1: [4] })), "B takes 2. Your move. Take the last one.");
});

test("sides that were traded are told", () => {
  const more = { ...after("swap", 2, true), goal: "Connect left and right." };
  equal(said(at("a1.swap", TWO, more)), "White swaps: the players trade sides. Connect left and right. Black to move.");
});

test("the end", () => {
  equal(said(at("a1.b1.c1", {}, DRAWN)), "A draw.");
  equal(said(at("a1", {}, WON)), "You win: three sides connected.");
  equal(said(at("a1.b1", {}, LOST)), "B wins: three sides connected.");
  equal(said(at("a1", BOTS, WON)), "B (black) wins: three sides connected.");
});

test("a forfeit stands alone", () => {
  equal(said(at("a1.black-resigns", {}, after("a1", 1))), "B wins: you resigned.");
  equal(said(at("a1.white-times-out", TWO, after("a1", 1))), "Black wins: White ran out of time.");
  equal(said(at("a1.white-forfeits", TWO, after("a1", 1))), "Black wins: White forfeited the game.");
});

test("workers that could not be started", () => {
  const describe = { ...DESCRIBED, bots: [{ ...BOT, parallel: true }] };
  equal(
    said(at("", { describe, workers: 4, pool: { ready: 1, missing: 2 } })),
    "Your move. You are Black. Only 2 of 4 threads could be started.",
  );
});

test("the game's title has its size, if there are several, and the options that are on", () => {
  const option = { summary: "", default: false };
  const options = [
    { ...option, name: "pie", title: "Pie rule" },
    { ...option, name: "sides", title: "Sides" },
    { ...option, name: "rows", title: "Rows" },
  ];
  const state = at("", { describe: describing({ options }) }, { options: { pie: true, sides: false, rows: 3 } });
  equal(gameTitle(ENGLISH, state), "G, size 5 · pie rule · rows 3");
  const sizes = { min: 5, max: 5, default: 5, step: 1, large: null, cells: [] };
  const single = { ...state, describe: describing({ options, sizes }) };
  equal(gameTitle(ENGLISH, single), "G · pie rule · rows 3");
});

test("the page's title tells of the game where it is shown, and elsewhere of the place", () => {
  equal(headline(ENGLISH, at("", TWO)), "Black to move");
  const titles = ["home", "games", "setup"].map((place) => headline(ENGLISH, { ...at(""), place }));
  deepEqual(titles, ["Home", "My games", "Set up a position"]);
});

test("the names beside the score", () => {
  for (const state of [at(), at("", WHITE)]) deepEqual(sides(ENGLISH, state), ["You", "B"]);
  deepEqual(sides(ENGLISH, at("", TWO)), ["Black", "White"]);
});

test("of two stones a turn it is told which are left, and one more only after one", () => {
  const told = (words, more) => status(ENGLISH, at(words, TWO, { turn: 2, ...more })).replace(/^.* to move\. /, "");
  equal(told("", { left: 1 }), "One stone in this turn.");
  equal(told("a1", { left: 2 }), "2 stones in this turn.");
  equal(told("a1.b1", { left: 1, to_move: 2 }), "One more stone.");
});
