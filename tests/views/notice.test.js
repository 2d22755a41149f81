/** The notice: which news comes first, and what can be done about it. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { noticeOf } from "../../web/model/notice.ts";
import { report } from "./reports.js";
import { at, BOTS, ENGLISH, FRIENDS, LOST, snapshot, TWO, WHITE, WON } from "./states.js";

const THINKING = { thinking: { id: 1, info: null, stopping: false } };
const FOUND = { ...report(0.5, ["c1"]), done: true };
const BLUNDER = { record: "g5:", move: "a1", better: "c1", cost: 0.4, line: [] };
const SWAPPED = { last: { move: "swap", player: 2, cells: [0], traded: false, takeover: null } };

/** The text and the names of the buttons. */
function told(state) {
  const { text, actions } = noticeOf(ENGLISH, state);
  return [text, ...actions.map(({ name }) => name)];
}

for (const [what, state, ...expected] of [
  ["the turn", at(), "Your move. You are Black."],
  ["a bot that thinks can be hurried and stopped", at("a1", THINKING), "B is thinking.", "play-now", "cancel"],
  [
    "of two bots the one that thinks can be hurried",
    at("a1", { ...BOTS, ...THINKING }),
    "B (white) is thinking.",
    "play-now",
  ],
  ["a bot that is paused can be let move", at("a1", { paused: true }), "B is paused.", "let-move"],
  [
    "two bots that are paused have controls of their own",
    at("a1", { ...BOTS, paused: true }),
    "Paused. B (white) to move.",
  ],
  [
    "a blunder that was taken back comes before the turn",
    at("", { blunder: BLUNDER }),
    "a1 would lose about 40 points of winning chance. Try another move.",
    "move",
  ],
  [
    "a hint that is looked for comes before it",
    at("", { blunder: BLUNDER, hint: { record: "g5:", step: 1 } }),
    "Looking for a hint …",
  ],
  ["a move is looked at", at("a1", { judging: { record: "g5:a1", slow: true } }), "Looking at your move …"],
  ["a first tap comes before the turn", at("", { proposed: { record: "g5:", move: "c1" } }), "Tap again to play c1."],
  [
    "a move that was chosen needs no second tap",
    at("", { proposed: { record: "g5:", move: "c1" }, pending: ["c1"] }),
    "Your move. You are Black.",
  ],
  [
    "a first tap in another position is over",
    at("", { proposed: { record: "g5:a1", move: "c1" } }),
    "Your move. You are Black.",
  ],
  [
    "a move that needs reasons explains itself",
    at("a1.swap", {}, SWAPPED),
    "B swaps: the stone is White’s now. Your move. You are Black.",
    "why",
  ],
  [
    "beside a hint no reason of another move is offered",
    at("a1.swap", { hint: { record: "g5:a1.swap", step: 2 }, analyses: { "g5:a1.swap": FOUND } }, SWAPPED),
    "Hint: c1.",
  ],
  [
    "a game watched can be played on as either player",
    at("a1", { ...TWO, watching: true }),
    "Take over this game:",
    "as-1",
    "as-2",
  ],
  [
    "a game watched to its end has no more to play",
    at("a1", { ...TWO, watching: true }, LOST),
    "White wins: three sides connected.",
  ],
  ["a friend has to be sent the link", at("a1", FRIENDS), "Now send the link to your friend.", "send"],
  [
    "a friend who was sent the link is waited for",
    at("a1", { ...FRIENDS, sent: "g5:a1" }),
    "Waiting for your friend’s link.",
    "send",
  ],
  [
    "a friend has to be sent the link of the move that ended the game",
    at("a1", FRIENDS, WON),
    "You win: three sides connected. Send your friend the link so they can see how the game ended.",
    "send",
  ],
  [
    "a friend has to be sent the link of a resignation",
    at("a1.b1.black-resigns", FRIENDS),
    "Your friend wins: you resigned. Send your friend the link so they can see how the game ended.",
    "send",
  ],
  [
    "a friend who was sent the end has nothing to learn",
    at("a1", { ...FRIENDS, sent: "g5:a1" }, WON),
    "You win: three sides connected.",
  ],
  ["a friend who has ended the game knows it", at("a1.b1", FRIENDS, LOST), "Your friend wins: three sides connected."],
  ["nothing is left to do at the end", at("a1.b1", {}, LOST), "B wins: three sides connected."],
]) {
  test(what, () => deepEqual(told(state), expected));
}

test("a move beside the board is offered, and explained where there is something to explain", () => {
  const offered = (move) => noticeOf(ENGLISH, at("a1", WHITE, { legal: [...snapshot("a1").legal, move] })).actions;
  deepEqual(offered("turn"), [{ name: "move", text: "Turn", move: "turn" }]);
  deepEqual(offered("swap"), [
    { name: "move", text: "Swap", move: "swap" },
    { name: "why", text: "Why?", move: "swap" },
  ]);
});

test("there are never more than two buttons", () => {
  const legal = [...snapshot("a1").legal, "swap", "turn", "flip"];
  equal(noticeOf(ENGLISH, at("a1", TWO, { legal })).actions.length, 2);
});
