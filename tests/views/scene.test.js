/** What a board shows of a position and of what lies over it, and what it says of it in every language. */

import { deepEqual, doesNotMatch, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { boardScene } from "../../web/board/scene.ts";
import { ENGLISH, LANGUAGES, wordsIn } from "./languages.js";
import { position } from "./boards.js";
import { pluck } from "./pluck.js";

const { say } = ENGLISH;
/** What is said of a cell. */
const said = (...parts) => parts.join(", ");

/** The cells of a scene by their names. */
function drawn(at, overlay = {}, words = ENGLISH) {
  const { layout, cells } = boardScene(at, overlay, words);
  return Object.fromEntries(cells.map((cell, index) => [layout.cells[index].name, cell]));
}

test("where somebody learns, no chain of the other player lights the sides", () => {
  const at = position(3, { a1: 1, b2: 2 }, { last: { cells: [0] } });
  const lit = (learner) => boardScene(at, { learner }, ENGLISH).reached.filter(Boolean);
  deepEqual([lit(undefined), lit(1), lit(2)], [[1, 1], [1, 1], []]);
});

test("a position alone shows its stones and lets nothing be played", () => {
  const scene = boardScene(position(3, { a1: 1, b2: 2 }), {}, ENGLISH);
  deepEqual(pluck(scene.cells, "label"), [
    "a1, black",
    said("a2", say("empty")),
    "b2, white",
    ...["a3", "b3", "c3"].map((name) => said(name, say("empty"))),
  ]);
  deepEqual(pluck(scene.cells, "stone"), [1, 0, 2, 0, 0, 0]);
  ok(scene.cells.every(({ legal, shade, chance, hint }) => !legal && shade === null && chance === "" && hint === ""));
  deepEqual([scene.record, scene.mover, scene.busy, scene.won, scene.again], ["x:", 1, false, false, ""]);
});

test("a scene tells the last move, the chain that has won and whose the sides are", () => {
  const at = position(2, { a1: 1, a2: 2 }, { last: { cells: [1] }, winning_cells: [0], to_move: 0, sides: [1, 2, 0] });
  const scene = boardScene(at, { numbers: true }, ENGLISH);
  deepEqual(pluck(scene.cells, "label"), [
    said("a1", "black", say("winning"), say("move-number", { number: 1 })),
    said("a2", "white", say("last-move-told"), say("move-number", { number: 2 })),
    said("b2", say("empty")),
  ]);
  deepEqual(pluck(scene.cells, "number"), [1, 2, 0]);
  deepEqual([scene.won, scene.mover, scene.sides], [true, 0, [1, 2, 0]]);
});

test("what may be played, what waits and what a second tap is asked for", () => {
  const overlay = { playable: ["a1", "swap"], pending: new Map([["b2", 2]]), busy: true, confirm: true };
  const scene = boardScene(position(2), overlay, ENGLISH);
  deepEqual(pluck(scene.cells, "legal"), [true, false, false]);
  deepEqual(pluck(scene.cells, "pending"), [0, 0, 2]);
  equal(scene.cells[2].label, said("b2", say("empty"), say("pending-cell")));
  deepEqual([scene.busy, scene.again], [true, say("proposed")]);
});

test("a token is there until it is taken", () => {
  const { a1, a2 } = drawn(position(2, { a1: 2 }), { tokens: true });
  deepEqual([a1.token, a1.label], ["taken", said("a1", say("taken", { player: "white" }))]);
  deepEqual([a2.token, a2.label], ["token", said("a2", say("token"))]);
});

test("the worth of moves is written and said", () => {
  const { a1, a2, b2 } = drawn(position(2), {
    worths: new Map(Object.entries({ a1: { exact: 1, estimate: 0.25 }, a2: { exact: 0 } })),
  });
  const [win, loss] = [say("exact-win"), say("exact-loss")];
  deepEqual([a1.exact, a1.estimate], [`+ ${win}`, "25%"]);
  equal(a1.label, said("a1", say("empty"), say("exact-label", { word: win }), say("estimate-label", { share: "25%" })));
  deepEqual([a2.exact, a2.estimate], [`− ${loss}`, ""]);
  deepEqual([b2.exact, b2.label], ["", said("b2", say("empty"))]);
});

const LOOKS = new Map(
  Object.entries({ a1: { order: 1, chance: 0.614, faded: false }, a2: { order: 2, chance: 0.5, faded: true } }),
);

test("the best candidate has the deepest shade, and one that has no visits has none", () => {
  const shares = new Map(Object.entries({ a1: 0.8, a2: 0.2, b2: 0 }));
  const { a1, a2, b2 } = drawn(position(2), { looks: LOOKS, shares });
  deepEqual([a1.shade, a1.chance, a1.order], [{ kind: "most", strength: 1 }, "61", 1]);
  deepEqual([a2.shade, a2.faded, a2.order], [{ kind: "some", strength: 0.25 }, true, 2]);
  deepEqual([b2.shade, b2.chance, b2.order], [null, "", 0]);
  equal(a1.label, said("a1", say("empty"), say("choice", { order: 1 }), "61%"));
});

test("a line is shown where no stone is, in place of the chances", () => {
  const line = new Map(
    Object.entries({ a1: { number: 1, player: 2 }, a2: { number: 2, player: 1 }, b2: { number: 3, player: 2 } }),
  );
  const { a1, a2, b2 } = drawn(position(2, { a2: 1 }), { looks: LOOKS, line, pending: new Map([["b2", 1]]) });
  deepEqual([a1.line, a1.chance], [2, "1"]);
  deepEqual([a2.line, a2.chance], [0, "50"]);
  deepEqual([b2.line, b2.chance], [0, ""]);
});

test("an empty cell has the shade of its future owner, and none where both own it as often", () => {
  const { a1, a2, b2 } = drawn(position(2, { b2: 1 }), { owners: [0.9, 0.5, 1] });
  deepEqual(a1.shade, { kind: "owned-1", strength: 0.67 });
  deepEqual([a2.shade, b2.shade], [null, null]);
  equal(b2.label, "b2, black");
  deepEqual(drawn(position(1), { owners: [0.1] }).a1.shade, { kind: "owned-2", strength: 0.67 });
});

for (const name of LANGUAGES) {
  const words = wordsIn(name);
  test(`owners and players are called in the language of the page: ${name}`, () => {
    const [black, white] = ["black", "white"].map(words.playerWord);
    const { a1, a2, b2 } = drawn(position(2, { b2: 2 }), { owners: [0.9, 0.2, 0] }, words);
    for (const [{ label }, player, share] of [
      [a1, black, 0.9],
      [a2, white, 0.8],
    ])
      ok(label.includes(words.say("will-own", { player, share: words.say("percent", { share }) })), label);
    equal(b2.label, `b2, ${white}`);
    if (name !== "en") doesNotMatch(`${a1.label} ${a2.label} ${b2.label}`, /black|white/);
  });
}

test("a hint is an area or a move", () => {
  const hinted = new Set(["a1"]);
  const { a1 } = drawn(position(1), { hinted });
  deepEqual([a1.hint, a1.label], ["area", said("a1", say("empty"), say("hint-area"))]);
  const named = drawn(position(2), { hinted, pointed: true });
  deepEqual([named.a1.hint, named.b2.hint], ["move", ""]);
});

test("a stone that may be taken over is chosen by the move that does so", () => {
  const takeover = { move: "swap", source: 0, target: 0 };
  const known = position(2, { a1: 1 }, { to_move: 2, takeover });
  const { a1, a2 } = drawn(known, { playable: ["a2", "b2", "swap"] });
  deepEqual([a1.offered, a1.legal, a1.move, a1.label], [true, false, "swap", said("a1", "black", say("take-over"))]);
  deepEqual([a2.offered, a2.legal, a2.move], [false, true, "a2"]);
  const waiting = drawn(known).a1;
  deepEqual([waiting.offered, waiting.move, waiting.label], [false, "", "a1, black"]);
});

test("a move that takes tokens names them and their number", () => {
  const takes = { a1: [0], a2: [0, 1] };
  const { a1, a2, b2 } = drawn(position(2, {}, { takes }), { tokens: true, playable: ["a1", "a2"] });
  deepEqual([a1.takes, a2.takes, b2.takes], [[0], [0, 1], []]);
  equal(a2.label, said("a2", say("token"), say("takes-label", { count: 2 })));
  equal(b2.label, said("b2", say("token")));
});

test("a won chain has an order, and the coin is the overlay's", () => {
  const won = position(3, { a1: 1, a2: 1, a3: 1 }, { winning_cells: [0, 1, 3] });
  const scene = boardScene(won, { coin: { player: 2, toss: 3 } }, ENGLISH);
  deepEqual(pluck(scene.cells, "lit"), [0, 0.5, 0, 1, 0, 0]);
  deepEqual(scene.coin, { player: 2, toss: 3 });
  deepEqual(boardScene(position(1), {}, ENGLISH).coin, { player: 0, toss: 0 });
});

test("marks are drawn over the cells, or shade them, and are told", () => {
  const marks = [
    { kind: "triangle", cell: "a1" },
    { kind: "label", cell: "a1", text: "A" },
    { kind: "arrow", cell: "a1", to: "b2" },
    { kind: "shade", cell: "a2" },
    { kind: "circle", cell: "z9" },
  ];
  const scene = boardScene(position(2, { a1: 1 }), { marks }, ENGLISH);
  deepEqual(scene.marks, [
    { kind: "triangle", cell: 0, to: -1, text: "", stone: 1 },
    { kind: "label", cell: 0, to: -1, text: "A", stone: 1 },
    { kind: "arrow", cell: 0, to: 2, text: "", stone: 1 },
  ]);
  deepEqual(pluck(scene.cells, "shaded"), [false, true, false]);
  deepEqual(pluck(scene.cells, "tagged"), [true, false, false]);
  const told = ["triangle", "A", say("marked-way", { way: "arrow", cell: "b2" })].join(", ");
  equal(scene.cells[0].label, said("a1", "black", say("marked", { marks: told })));
});

test("where cells are only chosen, each can be, and none is played", () => {
  const { cells } = boardScene(position(2, { a1: 1 }), { chosen: true, playable: ["a2"] }, ENGLISH);
  deepEqual(pluck(cells, "move"), ["a1", "a2", "b2"]);
  ok(cells.every(({ legal }) => !legal));
});
