/** The page's state: whose turn it is, what may be done, and the steps from one state to the next. */

import { deepEqual, equal, notDeepEqual, notEqual, ok } from "node:assert/strict";
import { test } from "node:test";

import * as queries from "../../web/model/queries.ts";
import { nextLevel, rungChoices } from "../../web/model/ladder.ts";
import { isPractice, isRanked, noteHelp } from "../../web/model/ranked.ts";
import { isReset, resetScore, restoreScore, score, withOutcome } from "../../web/model/score.ts";
import * as steps from "../../web/model/steps.ts";
import { annotate } from "../../web/model/editing.ts";
import { first, hasNext, grow, last, previous, recordOf, showAt } from "../../web/model/tree.ts";
import { wordsIn } from "./languages.js";
import {
  at,
  BOT,
  BOTS,
  DESCRIBED,
  describing,
  DRAWN,
  ENGLISH,
  FRIENDS,
  LOST,
  placing,
  snapshot,
  TWO,
  WHITE,
  WON,
} from "./states.js";

/** A link without a friend. */
const link = (record) => ({ record, friend: null, level: null });

const THINKING = { thinking: { id: 1, info: null, stopping: false } };
/** A clock of a minute each, which stands still. */
const CLOCK = { clock: { left: [60_000, 60_000], increment: 2_000, running: 0, since: 0 } };
const counted = (state) => Object.values(score(state));
/** What was asked for has come. */
function come(asked, words, more) {
  const { opening } = asked;
  if (!opening) throw new Error("Nothing was asked for.");
  return steps.openGame(asked, opening, placing(words, more));
}
/** The engine has placed the position that the tree shows. */
const settled = (state, more) => steps.showPosition(state, snapshot(recordOf(state.tree).replace("g5:", ""), more));

// Choosing

test("the last choice against a bot counts, and the same again takes it back", () => {
  deepEqual(steps.choose(steps.choose(at(), "a1"), "b1").pending, ["b1"]);
  deepEqual(steps.choose(steps.choose(at(), "a1"), "a1").pending, []);
});

test("two people queue their choices in turn, and take them back from any of them on", () => {
  const queued = ["a1", "b1", "c1"].reduce(steps.choose, at("", TWO));
  deepEqual([...queries.pendingStones(queued)].join(" "), "a1,1 b1,2 c1,1");
  deepEqual(steps.choose(queued, "b1").pending, ["a1"]);
});

test("what cannot be played is not chosen", () => {
  deepEqual(steps.choose(at("a1.b1"), "a1").pending, [], "a stone is there");
  deepEqual(steps.choose(at("a1"), "b1").pending, [], "the bot is to move");
  deepEqual(steps.choose(steps.requestLink(at(), link("g5:")), "a1").pending, [], "another game is on its way");
  deepEqual(steps.choose(at("a1.b1", {}, WON), "c1").pending, [], "the game is over");
});

test("actions are the legal moves that are no cell", () => {
  const legal = [...snapshot("a1").legal, "swap"];
  deepEqual(queries.actions(placing("a1", { legal })), ["swap"]);
  deepEqual(queries.actions(placing("a1")), []);
});

test("a move may be typed in the words of the engine or of the page", () => {
  const state = at("a1", WHITE, { legal: ["b1", "swap"] });
  const words = wordsIn("ro");
  const find = (known, typed) => typed.map((text) => queries.findMove(known, state, text));
  deepEqual(find(ENGLISH, ["B1", "SWAP", "a1", ""]), ["b1", "swap", null, null]);
  notEqual(words.moveWord("swap"), "swap");
  deepEqual(find(words, ["b1", "swap", words.moveWord("swap").toUpperCase()]), ["b1", "swap", "swap"]);
  equal(queries.findMove(ENGLISH, { ...state, players: ["human", "b"] }, "b1"), null, "the bot is to move");
});

// Moves

test("a position placed ends what was about the one before", () => {
  const about = { hint: { record: "g5:", step: 1 }, focus: "a1", judging: { record: "g5:", slow: true }, blunder: {} };
  const before = { ...at("", TWO), ...THINKING, ...about };
  const { thinking, hint, focus, judging, blunder, tree } = steps.showPosition(before, snapshot("a1"));
  deepEqual([thinking, hint, focus, judging, blunder, recordOf(tree)], [null, null, null, null, null, "g5:a1"]);
});

test("a move played leaves those chosen after it, as far as they are legal still", () => {
  const queued = at("", { ...TWO, pending: ["a1", "b1", "a1", "c1"] });
  deepEqual(steps.showPendingMove(queued, snapshot("a1")).pending, ["b1", "c1"]);
  deepEqual(steps.showMove(at("a1", { pending: ["b1", "c1"] }), snapshot("a1.b1")).pending, ["c1"], "the bot took one");
});

test("after a move the bot may answer, unless two bots play and are paused", () => {
  for (const [players, paused] of [
    [["human", "b"], false],
    [["human", "human"], false],
    [["b", "b"], true],
  ]) {
    const state = at("", { players, paused: true });
    equal(steps.showMove(state, snapshot("a1")).paused, paused, players.join());
    equal(steps.showPendingMove({ ...state, pending: ["a1"] }, snapshot("a1")).paused, paused, players.join());
    ok(steps.showPosition(state, snapshot("a1")).paused, "a position that is only shown lets nobody move");
  }
  ok(!steps.showMove(at("", BOTS), snapshot("a1")).paused);
});

test("what the person changes ends the search and drops the choices, and pauses a watched game", () => {
  const { pending, thinking, paused } = steps.hold(at("", { pending: ["a1"], ...THINKING }));
  deepEqual([pending, thinking, paused], [[], null, false]);
  ok(steps.hold(at("", BOTS)).paused);
  ok(steps.hold(at("", { paused: true })).paused);
});

// Going about

test("a change of the tree that leaves the position leaves all else", () => {
  const state = at("a1.b1", { pending: ["c1"], ...CLOCK });
  const tree = annotate(state.tree, { comment: "so" });
  deepEqual(steps.goTo(state, tree), { ...state, tree });
});

test("going about drops the choices, and the position waits for the engine", () => {
  const state = at("a1.b1", { pending: ["c1"], ...THINKING });
  const going = steps.goTo(state, previous(state.tree));
  deepEqual([going.pending, going.thinking, recordOf(going.tree)], [[], null, "g5:a1"]);
  equal(going.snapshot, state.snapshot);
  deepEqual([queries.isPlaced(state), queries.isPlaced(going), queries.isPlaced(settled(going))], [true, false, true]);
});

test("in the middle of the game a bot waits, at its end it may move", () => {
  const state = at("a1.b1.c1");
  const middle = settled(steps.goTo(state, previous(state.tree)));
  deepEqual([middle.paused, hasNext(middle.tree)], [true, true]);
  const end = settled(steps.goTo(middle, last(middle.tree)));
  deepEqual([end.paused, recordOf(end.tree)], [false, "g5:a1.b1.c1"]);
  const two = at("a1.b1", TWO);
  ok(!settled(steps.goTo(steps.goTo(two, first(two.tree)), two.tree)).paused);
});

test("watched bots wait wherever the person goes", () => {
  const state = at("a1.b1", BOTS);
  const middle = steps.goTo(state, first(state.tree));
  ok(middle.paused && steps.goTo(middle, last(middle.tree)).paused);
});

test("an outcome that was there stays in the score, once", () => {
  const state = at("a1", {}, WON);
  const away = steps.goTo(state, first(state.tree));
  deepEqual([away.tally, away.counts, counted(away)], [{ "g b": [1, 0, 0] }, false, [1, 0, 0]]);
  const back = settled(steps.goTo(settled(away), last(away.tree)), WON);
  deepEqual([back.snapshot.outcome, counted(back)], [WON.outcome, [1, 0, 0]]);
  const other = steps.showMove(settled(away), snapshot("b1.a1.c1", LOST));
  deepEqual(counted(other), [1, 0, 0], "another end of the same game does not count");
});

test("a game that is not over counts wherever the person goes", () => {
  const state = at("a1.b1");
  const back = settled(steps.goTo(settled(steps.goTo(state, first(state.tree))), state.tree));
  deepEqual([back.counts, counted(steps.showMove(back, snapshot("a1.b1.c1", WON)))], [true, [1, 0, 0]]);
});

// Taking back

test("a move can be taken back by a person who has made one, when the engine is ready", () => {
  ok(!queries.canUndo(at("")));
  ok(queries.canUndo(at("a1")));
  ok(!queries.canUndo(at("a1", WHITE)), "only the bot has moved");
  ok(queries.canUndo(at("a1.b1", WHITE)));
  ok(queries.canUndo(at("a1", TWO)) && !queries.canUndo(at("", TWO)));
  ok(!queries.canUndo(at("a1", { engine: { phase: "starting", done: 0, total: 0 } })));
  ok(!queries.canUndo(steps.requestLink(at("a1"), link("g5:"))));
});

test("against a bot both moves are taken back, between two people one, and the line can be gone on", () => {
  const back = (state) => recordOf(steps.undo(state).tree);
  deepEqual([back(at("a1.b1.c1.d1")), back(at("a1.b1.c1"))], ["g5:a1.b1", "g5:a1.b1"]);
  deepEqual([back(at("a1.b1.c1.d1", WHITE)), back(at("a1.b1.c1", WHITE))], ["g5:a1.b1.c1", "g5:a1"]);
  equal(back(at("a1.b1.c1.d1", TWO)), "g5:a1.b1.c1");
  equal(recordOf(last(steps.undo(at("a1.b1")).tree)), "g5:a1.b1");
});

test("taking back drops the choices, and the bot may answer the next move", () => {
  const { pending, thinking, paused } = steps.undo(at("a1", { pending: ["b1"], ...THINKING, paused: true }));
  deepEqual([pending, thinking, paused], [[], null, false]);
  ok(steps.undo(at("a1", BOTS)).paused);
});

test("a game given up, or one that was won, is open again and does not count", () => {
  for (const state of [at("a1.b1.black-resigns"), at("a1.b1.white-resigns"), at("a1.b1.c1", {}, WON)]) {
    notDeepEqual(counted(state), [0, 0, 0]);
    const open = settled(steps.undo(state));
    deepEqual([open.snapshot.record, counted(open), open.counts], ["g5:a1.b1", [0, 0, 0], true]);
  }
});

test("a loss on time that is taken back leaves no clock, any other move does", () => {
  equal(settled(steps.undo(at("a1.b1.black-times-out", CLOCK))).clock, null);
  notEqual(settled(steps.undo(at("a1.b1.black-resigns", CLOCK))).clock, null);
  notEqual(settled(steps.undo(at("a1.b1", CLOCK))).clock, null);
});

// Clocks

test("a person's clock runs in the position to be shown, a bot's while it thinks", () => {
  const runs = (state) => steps.runRightClock(state, 1_000).clock?.running;
  equal(runs(at("", CLOCK)), 1);
  equal(runs(at("a1", CLOCK)), 0);
  equal(runs(at("a1", { ...CLOCK, ...THINKING })), 2);
  const found = { thinking: { ...THINKING.thinking, found: true } };
  equal(runs(at("a1", { ...CLOCK, ...found })), 0, "its move waits to be shown");
  equal(runs(at("", { ...CLOCK, away: true })), 0);
  equal(runs(at("a1", {}, WON)), undefined);
  equal(runs(at("a1", CLOCK, WON)), 0);
  equal(runs(steps.undo(at("a1", { ...TWO, ...CLOCK }))), 0, "until the engine has placed it");
  const still = steps.runRightClock(at("", { ...CLOCK, away: true }), 1_000);
  equal(steps.runRightClock(still, 2_000), still);
});

test("a move presses the clock of its player", () => {
  const state = steps.punchClock(steps.runRightClock(at("", CLOCK), 1_000), 11_000);
  deepEqual(state.clock?.left, [52_000, 60_000]);
  equal(steps.punchClock(at(), 0).clock, null);
});

// Score

test("the score is earlier games and this one", () => {
  deepEqual(counted(at("a1", {}, WON)), [1, 0, 0]);
  deepEqual(counted(at("a1.b1", {}, LOST)), [0, 1, 0]);
  deepEqual(counted(at("a1.b1.c1", {}, DRAWN)), [0, 0, 1]);
  deepEqual(counted(at("a1", { tally: { "g b": [3, 4] } }, WON)), [4, 4, 0]);
  const tally = { "g b": [3, 4, 5], "g c": [9, 9, 9], "h b": [8, 8, 8] };
  deepEqual(counted(at("a1", { tally }, DRAWN)), [3, 4, 6]);
  deepEqual(counted(at("a1", WHITE, WON)), [0, 1, 0]);
  deepEqual(counted(at("a1", TWO, WON)), [1, 0, 0], "of player 1");
  deepEqual(counted(at("a1", { counts: false }, WON)), [0, 0, 0]);
});

test("a score set to nothing leaves that of other opponents, and the game at the board", () => {
  const state = at("a1", { tally: { "g b": [3, 4], "g c": [1, 2] } }, WON);
  deepEqual([resetScore(state).tally, counted(resetScore(state))], [{ "g c": [1, 2] }, [0, 0, 0]]);
  ok(resetScore(at("a1")).counts);
});

/** The levels of a game that is measured on size 5, under the pie rule. */
const PIE = { name: "pie", title: "Pie rule", kind: "bool", default: true };
const LEVELS = {
  ...describing({ levels: 3, ranked: { size: 5, options: { pie: true } }, options: [PIE] }),
  bots: [1, 2, 3].map((level) => ({ ...BOT, name: `level(${level})`, title: `L${level}`, level })),
};
const CLIMBING = { describe: LEVELS, players: ["human", "level(2)"], beaten: ["g level(1)"] };
const FAIR = { ...WON, options: { pie: true } };

/** A game against level 2: what it is, its state, its position, and whether it is practice. */
const RUNGS = [
  ["as measured", {}, FAIR, false],
  ["larger", {}, { ...FAIR, size: 6 }, false],
  ["by an option that is not told", {}, { ...FAIR, options: {} }, false],
  ["smaller", {}, { ...FAIR, size: 4 }, true],
  ["without the pie rule", {}, { ...FAIR, options: { pie: false } }, true],
  ["with help", { helped: true }, FAIR, true],
];
for (const [what, state, position, practice] of RUNGS)
  test(`a win beats a level unless it is practice: ${what}`, () => {
    const won = at("a1", { ...CLIMBING, ...state }, position);
    equal(isPractice(won), practice);
    deepEqual(withOutcome(won).beaten, practice ? ["g level(1)"] : ["g level(1)", "g level(2)"]);
    equal(nextLevel(won)?.title, practice ? "L2" : "L3");
    deepEqual(counted(won), [1, 0, 0], "the score has every game");
    const { size, options } = rungChoices({ ...won, choices: { ...won.choices, ...position } }, "g", "level(2)");
    ok(isRanked(LEVELS, { game: "g", size, options }));
  });

/** What the person sees or does, and whether it is help. */
const HELP = [
  ["nothing", (state) => state, false],
  ["a hint", (state) => ({ ...state, hint: { record: "", step: 1 } }), true],
  ["an analysis", (state) => ({ ...state, analysing: true }), true],
  ["values of first stones", (state) => ({ ...state, openings: true }), true],
  ["blunders taken back", (state) => ({ ...state, teaching: true }), true],
  ["a turn taken back", steps.undo, true],
  ["an earlier position", (state) => steps.goTo(state, first(state.tree)), false],
  ["another move there", (state) => steps.showMove(steps.goTo(state, first(state.tree)), snapshot("b1")), true],
];
for (const [what, act, helped] of HELP)
  test(`help is noted: ${what}`, () => equal(noteHelp(act(at("a1.b1", CLIMBING))).helped, helped));

// Opening

test("a new game files the outcome of the last one", () => {
  const next = come(steps.requestGame(at("a1", {}, WON), { ...at().choices, seat: "2" }, 0), "");
  deepEqual([next.tally, counted(next)], [{ "g b": [1, 0, 0] }, [1, 0, 0]]);
  deepEqual([next.players, next.counts], [["b", "human"], true]);
});

test("a new game has a tree of its own, a clock if one was chosen, and nothing of the last one", () => {
  const choices = { ...at().choices, time: { minutes: 1, increment: 2 } };
  const advised = { survey: ["g5:"], focus: "c1", analysing: true, openings: true };
  const busy = { pending: ["c1"], ...THINKING, paused: true, ...advised, problem: { text: "so" } };
  const before = at("a1.b1", busy);
  const asked = steps.requestGame(before, choices, 0);
  deepEqual([asked.pending, asked.thinking, asked.snapshot], [[], null, before.snapshot]);
  const next = come(asked, "");
  deepEqual([next.opening, next.paused, next.survey], [null, false, null]);
  deepEqual([next.analysing, next.openings], [false, false]);
  deepEqual([next.focus, next.problem], [null, null]);
  deepEqual([recordOf(next.tree), next.tree.nodes.length], ["g5:", 1]);
  deepEqual(next.clock?.left, [60_000, 60_000]);
  equal(come(steps.requestGame(next, at().choices, 0), "").clock, null);
});

test("nothing can be done while a game is on its way", () => {
  const asked = steps.requestGame(at("a1.b1"), at().choices, 0);
  for (const may of [queries.canPersonMove, queries.canGo, queries.canUndo, queries.canResign, queries.isPlaced])
    deepEqual([may(asked), may(at("a1.b1"))], [false, true], may.name);
});

for (const [seat, coin, black] of [
  ["1", 1, "human"],
  ["2", 0, "b"],
  ["random", 0, "human"],
  ["random", 1, "b"],
]) {
  test(`seats: ${seat}, coin ${coin}`, () => {
    const players = steps.seatPlayers({ ...at().choices, seat }, coin);
    deepEqual([players[0], players.toSorted()], [black, ["b", "human"]]);
  });
}

test("a link with moves is a game to be watched, in which nobody moves", () => {
  const state = come(steps.requestLink(at(), link("g5:a1.b1")), "a1.b1");
  deepEqual([state.watching, state.counts, state.players], [true, false, ["human", "human"]]);
  const asked = [queries.canPersonMove, queries.botToMove, queries.canUndo, queries.canResign];
  deepEqual([...asked.map((ask) => ask(state)), steps.choose(state, "c1").pending], [false, null, false, false, []]);
});

test("whoever analyzes a game watched adds variations of both sides to it", () => {
  const watched = { watching: true, analysing: true, ...TWO };
  for (const [words, change, may] of [
    ["a1", {}, true],
    ["a1.c1", {}, true],
    ["a1", { analysing: false }, false],
    ["a1.c1", { players: ["human", "b"] }, false],
  ])
    deepEqual(steps.choose(at(words, { ...watched, ...change }), "e1").pending, may ? ["e1"] : []);
  ok(!steps.showMove(at("a1", watched), snapshot("a1.b1", WON)).over, "no card ends it");
});

test("a link without moves begins a game of the person", () => {
  const state = come(steps.requestLink(at("a1", TWO), link("g5:")), "");
  deepEqual([state.watching, state.counts, state.players], [false, true, ["human", "b"]]);
  ok(queries.canPersonMove(state));
});

test("a link files the outcome and has no clock", () => {
  const state = come(steps.requestLink(at("a1", CLOCK, WON), link("g5:a1.b1")), "a1.b1", LOST);
  deepEqual([state.tally, state.counts, state.over], [{ "g b": [1, 0, 0] }, false, false]);
  equal(come(steps.requestLink(at("a1", CLOCK), link("g5:a1")), "a1").clock, null);
});

test("the person goes on from a position watched as either player, in a game of that line alone", () => {
  const { tree } = at("a1.b1.c1");
  const state = steps.watch(at("", { id: "old", begun: 1 }), placing("a1.b1"), previous(tree));
  for (const [seat, players, mine] of [
    [1, ["human", "b"], true],
    [2, ["b", "human"], false],
  ]) {
    const next = steps.playFrom(state, seat);
    deepEqual([next.players, next.watching, next.counts, queries.canPersonMove(next)], [players, false, true, mine]);
    deepEqual([next.id, recordOf(next.tree), next.tree.nodes.length], ["", "g5:a1.b1", 3]);
  }
});

test("whoever last played with people goes on against a bot", () => {
  const { choices } = at();
  for (const opponent of ["human", "friend", "gone"]) {
    const state = steps.watch(at("", { choices: { ...choices, opponent } }), placing("a1"), at("a1").tree);
    deepEqual(steps.playFrom(state, 2).players, ["b", "human"]);
  }
});

test("where two bots sat, a person joins the first of them", () => {
  deepEqual(steps.withPerson(["b", "c"]), ["human", "b"]);
  deepEqual(steps.withPerson(["human", "c"]), ["human", "c"]);
});

test("a game of My games goes on where it was left", () => {
  const kept = { ...at("a1.b1", { id: "kept", begun: 7, ...CLOCK, ...WHITE, sent: "x" }) };
  const state = steps.resume(at("c1"), placing("a1.b1"), kept);
  deepEqual([state.id, state.begun, state.players, state.sent], ["kept", 7, ["b", "human"], "x"]);
  deepEqual([state.counts, state.paused], [true, false]);
  deepEqual([state.clock?.left, state.clock?.running], [CLOCK.clock?.left, 0]);
  ok(!steps.resume(at(), placing("a1.b1", LOST), kept).counts, "its outcome has been counted");
  ok(steps.resume(at(), placing("a1"), { ...kept, watching: true }).watching, "one that was left while it was watched");
  ok(steps.resume(at(), placing("a1"), { ...kept, ...BOTS, tree: at("a1").tree }).paused, "two bots wait");
});

test("a game gets one identity and keeps it, and every other game is another one", () => {
  const state = steps.identify(at(), () => "one", 5);
  deepEqual([state.id, state.begun], ["one", 5]);
  const again = (one) => steps.identify(one, () => "two", 6);
  equal(again(state), state);
  equal(come(steps.requestGame(state, state.choices, 0), "").id, "");
  equal(come(steps.requestLink(state, link("g5:a1")), "a1").id, "");
  const friend = steps.answerLink(state, placing("a1"), { id: "theirs", seat: 2 }, null);
  deepEqual([again(friend).id, again(friend).begun], ["theirs", 6]);
});

test("against a friend by links the person moves on their own turn only, at the end", () => {
  const mine = at("", FRIENDS);
  deepEqual(steps.choose(steps.choose(mine, "a1"), "b1").pending, ["b1"]);
  const theirs = steps.showMove(mine, snapshot("a1"));
  const asked = [queries.isFriendToMove, queries.canPersonMove, queries.botToMove, queries.canResign];
  const answers = asked.map((ask) => ask(theirs));
  deepEqual(answers, [true, false, null, false]);
  const back = settled(steps.goTo(at("a1.b1.c1", FRIENDS), showAt(at("a1.b1.c1", FRIENDS).tree, 2)));
  deepEqual([back.snapshot.to_move, queries.canPersonMove(back)], [1, false]);
  ok(queries.canPersonMove(at("a1.b1", FRIENDS)));
});

test("against a friend only a move that was not sent is taken back", () => {
  const state = at("a1.b1.c1", FRIENDS);
  ok(queries.canUndo(state));
  ok(!queries.canUndo({ ...state, sent: state.snapshot.record }));
  ok(!queries.canUndo(at("a1.b1", FRIENDS)), "the friend's move");
  const open = settled(steps.undo(state));
  ok(queries.canPersonMove(open));
});

test("a friend's link begins a game, or goes on with the one known", () => {
  const first = steps.answerLink(at("c1"), placing("a1"), { id: "theirs", seat: 2 }, null);
  deepEqual([first.players, first.id, first.counts], [["friend", "human"], "theirs", true]);
  ok(queries.canPersonMove(first));
  const known = settled(steps.undo(at("a1.b1.c1", { ...FRIENDS, id: "mine", begun: 3 })));
  const next = steps.answerLink(known, placing("a1.b1.d1.e1"), { id: "mine", seat: 1 }, known);
  deepEqual([next.players, next.begun], [["human", "friend"], 3]);
  deepEqual([recordOf(next.tree), next.tree.nodes.length], ["g5:a1.b1.d1.e1", 5]);
  const isOver = (link, kept) => steps.answerLink(at(), link, { id: "mine", seat: 1 }, kept).over;
  ok(!isOver(placing("a1", LOST), at("a1", FRIENDS, LOST)), "an end that was known");
  ok(isOver(placing("a1.b1", LOST), at("a1", FRIENDS)));
});

test("a rematch swaps the colours", () => {
  const again = (players) => {
    const { opponent, other, seat } = steps.rematch(at("", { players }));
    return steps.seatPlayers({ ...at().choices, opponent, other, seat }, 0);
  };
  for (const players of ["human b", "c human", "b c", "friend human", "human friend"].map((pair) => pair.split(" ")))
    deepEqual(again(players), players.toReversed());
  deepEqual(again(["human", "human"]), ["human", "human"]);
});

test("the card at the end is there until the person goes on", () => {
  const won = steps.showMove(at(), snapshot("a1", WON));
  deepEqual([won.over, steps.showMove(at(), snapshot("a1")).over], [true, false]);
  ok(!settled(steps.undo(won)).over);
  ok(!steps.openGame(won, { kind: "new", asked: { record: "" }, players: ["human", "b"] }, placing()).over);
});

test("an equal layout is not a new board", () => {
  const state = at();
  equal(come(steps.requestLink(state, link("g5:")), "").layout, state.layout);
  const wider = { ...placing(), layout: { ...placing().layout, width: 6 } };
  equal(steps.openGame(state, { kind: "new", asked: { record: "" }, players: [] }, wider).layout, wider.layout);
});

test("a position confirmed leaves the game, its clock and the choices", () => {
  const state = at("a1.b1", { pending: ["c1"], tally: { b: [1, 2, 3] }, paused: true, ...CLOCK });
  const line = { ...state, tree: grow(state.tree, snapshot("a1.b1.d1")) };
  const shown = steps.goTo(state, previous(line.tree));
  const confirmed = steps.confirmPosition(settled({ ...shown, pending: ["c1"] }), placing("a1.b1"));
  const { tree, pending, tally, paused, clock, layout } = confirmed;
  deepEqual([tree, pending, tally, paused, clock], [shown.tree, ["c1"], state.tally, shown.paused, CLOCK.clock]);
  equal(layout, state.layout);
  const late = steps.confirmPosition(at("a1.black-times-out", CLOCK), placing("a1.black-times-out"));
  equal(late.clock, CLOCK.clock, "a loss on time that stands keeps it");
  const hint = { record: "g5:a1.b1", step: 1 };
  equal(steps.confirmPosition({ ...state, hint }, placing("a1.b1")).hint, hint);
});

test("a bot that does not play a game is replaced by one that does", () => {
  const describe = { ...DESCRIBED, bots: [{ ...BOT, name: "x", games: [] }, ...DESCRIBED.bots] };
  const found = ["human", "b", "c", "x", "gone"].map((name) => queries.opponentFor(describe, "g", name));
  deepEqual(found, ["human", "b", "c", "b", "b"]);
  const linked = steps.requestLink(at("", { describe, players: ["human", "x"] }), link("g5:"));
  deepEqual(come(linked, "").players, ["human", "b"]);
});

test("a position is shown in the lab while it goes on, if the engine says that UCT plays the game", () => {
  const describe = { ...DESCRIBED, bots: [...DESCRIBED.bots, { ...BOT, name: "uct" }] };
  equal(queries.labAddress(at("a1.b1", { describe })), "lab.html#uct?position=g5%3Aa1.b1");
  equal(queries.labAddress(at("a1.b1")), null);
  const { snapshot: last } = at("a1.b1", { describe });
  equal(queries.labAddress({ describe, snapshot: { ...last, ...WON } }), null);
});

// What bots are told

test("a bot's own budget holds until the person chooses another", () => {
  for (const [budgets, used] of [
    [{}, { seconds: 9 }],
    [{ b: { playouts: 777 } }, { playouts: 777 }],
    [{ b: { seconds: 0.25 } }, { seconds: 0.25 }],
    [{ b: { playouts: 0.5 } }, { seconds: 9 }],
    [{ b: null }, { seconds: 9 }],
    [{ b: { seconds: 9 } }, { seconds: 9 }],
    [{ b: { seconds: -1 } }, { seconds: 9 }],
    [{ c: { playouts: 1_000 } }, { seconds: 9 }],
  ])
    deepEqual(queries.budgetOf(at("", { budgets }), BOT), used);
});

test("only settings that the bot has and allows are sent", () => {
  const sent = (breadth) => queries.settingsOf(at("", { settings: { b: { breadth, depth: 3 } } }), BOT);
  for (const breadth of [5, 9]) deepEqual(sent(breadth), { breadth });
  for (const breadth of [10, 0, true]) deepEqual(sent(breadth), {}, String(breadth));
});

test("a setting that is a choice among words is sent if it is one of them", () => {
  const choices = [
    { name: "best", title: "Best first" },
    { name: "worst", title: "Worst first" },
  ];
  const bot = { ...BOT, settings: [{ name: "order", title: "Order", kind: "choice", default: "worst", choices }] };
  const sent = (order) => queries.settingsOf(at("", { settings: { b: { order } } }), bot);
  deepEqual(["best", "fast", 1].map(sent), [{ order: "best" }, {}, {}]);
});

test("several workers search for each bot that can use them", () => {
  const bots = [
    { ...BOT, parallel: true },
    { ...BOT, name: "c", parallel: false },
  ];
  const state = at("", { describe: { ...DESCRIBED, bots }, workers: 3 });
  const used = (...players) => queries.workersFor({ ...state, players });
  deepEqual([used("c", "b"), used("b", "b"), used("human", "b")], [3, 3, 3]);
  deepEqual([used("c", "c"), used("human", "human")], [1, 1]);
});

test("values are shown to a person to move in the position they belong to", () => {
  const study = { record: "g5:", exact: { a1: 1 }, estimate: { b1: 0.5 } };
  const shown = (words, studying = true) =>
    ["a1", "b1"].map((move) => queries.worth(at(words, { ...TWO, studying, study }), move));
  const [one, other] = shown("");
  deepEqual([one.exact, one.estimate, other.exact, other.estimate], [1, undefined, undefined, 0.5]);
  deepEqual([...shown("a1"), ...shown("", false)], [{}, {}, {}, {}]);
  deepEqual(queries.worth(at("", { ...WHITE, studying: true, study }), "a1"), {}, "the bot is to move");
});

// Two bots

test("nobody but two bots may be seated, even twice the same", () => {
  const seats = (choices) => steps.seatPlayers({ ...at().choices, seat: "nobody", ...choices }, 0);
  deepEqual(seats({ other: "c" }), ["b", "c"]);
  deepEqual(seats({}), ["b", "b"]);
  deepEqual(seats({ opponent: "human" }), ["human", "human"]);
});

test("a finished game is not resigned, but one whose end was taken back", () => {
  const won = at("a1.b1.c1", {}, WON);
  const looked = settled(steps.goTo(won, previous(won.tree)));
  const tried = steps.showMove(looked, snapshot("a1.b1.d1"));
  const back = settled(steps.undo(steps.goTo(looked, last(looked.tree))));
  const on = steps.showMove(back, snapshot("a1.b1.d1"));
  deepEqual([won, looked, tried, back, on].map(queries.canResign), [false, false, false, true, true]);
});

test("a watched game has no person and no score", () => {
  const tally = { b: [1, 2, 3], human: [4, 5, 6] };
  const choices = { ...at().choices, seat: "nobody" };
  const begun = come(steps.requestGame(at("a1", { ...BOTS, tally }, WON), choices, 0), "a1", WON);
  deepEqual([begun.players, queries.gameBots(begun).length, begun.counts], [["b", "b"], 1, false]);
  deepEqual([queries.opponent(begun), queries.person(begun)], [null, null]);
  ok(!queries.canPlay(come(steps.requestGame(begun, choices, 0), "a1"), "b1") && !queries.canResign(at("a1", BOTS)));
  deepEqual([withOutcome(begun).tally, resetScore(begun).tally, begun.tally], [tally, tally, tally]);
});

test("a score that was reset is brought back, until another game counts", () => {
  const before = { ...at("a1"), tally: { "g c": [3, 1, 0], other: [1, 0, 0] } };
  const reset = resetScore(before);
  ok(isReset(reset) && !isReset(before));
  const restored = restoreScore(reset);
  deepEqual(restored.tally, before.tally);
  ok(!isReset(restored));
  const later = { ...reset, tally: { ...reset.tally, "g c": [0, 1, 0] } };
  equal(restoreScore(later), later);
  const lost = at("a1", { tally: before.tally, id: "game" }, LOST);
  const again = restoreScore(resetScore(lost));
  deepEqual([again.tally, again.counts], [lost.tally, true]); // the loss counts as long as the game is lost
});
