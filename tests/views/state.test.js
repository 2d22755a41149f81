/** The page's state: whose turn it is, what may be done, and the steps from one state to the next. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  actions,
  botToMove,
  budgetOf,
  budgetsFor,
  canGo,
  canPlay,
  canResign,
  canUndo,
  friendToMove,
  isPlaced,
  labAddress,
  moveCalled,
  opponent,
  pendingStones,
  person,
  personToMove,
  rivalFor,
  rivals,
  settingsOf,
  workersFor,
  worth,
} from "../../web/model/queries.ts";
import { isReset, resetScore, restoreScore, score, suitable, withOutcome } from "../../web/model/score.ts";
import {
  answered,
  choose,
  confirmed,
  gone,
  held,
  identified,
  joined,
  link,
  moved,
  newGame,
  opened,
  placed,
  played,
  playedFrom,
  punched,
  rematch,
  resumed,
  seated,
  shared,
  timed,
  undone,
} from "../../web/model/steps.ts";
import { noted } from "../../web/model/editing.ts";
import { first, goesOn, grown, last, previous, recordOf, shownAt } from "../../web/model/tree.ts";
import { wordsIn } from "./languages.js";
import {
  at,
  BOT,
  BOTS,
  DESCRIBED,
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

const THINKING = { thinking: { id: 1, info: null, stopping: false } };
/** A clock of a minute each, which stands still. */
const CLOCK = { clock: { left: [60_000, 60_000], increment: 2_000, running: 0, since: 0 } };
const counted = (state) => Object.values(score(state));
/** What was asked for has come. */
function come(asked, words, more) {
  const { opening } = asked;
  if (!opening) throw new Error("Nothing was asked for.");
  return opened(asked, opening, placing(words, more));
}
/** The engine has placed the position that the tree shows. */
const settled = (state, more) => placed(state, snapshot(recordOf(state.tree).replace("g5:", ""), more));

// Choosing

test("the last choice against a bot counts, and the same again takes it back", () => {
  assert.deepEqual(choose(choose(at(), "a1"), "b1").pending, ["b1"]);
  assert.deepEqual(choose(choose(at(), "a1"), "a1").pending, []);
});

test("two people queue their choices in turn, and take them back from any of them on", () => {
  const queued = ["a1", "b1", "c1"].reduce(choose, at("", TWO));
  assert.deepEqual(queued.pending, ["a1", "b1", "c1"]);
  assert.deepEqual(Object.fromEntries(pendingStones(queued)), { a1: 1, b1: 2, c1: 1 });
  assert.deepEqual(choose(queued, "b1").pending, ["a1"]);
});

test("what cannot be played is not chosen", () => {
  assert.deepEqual(choose(at("a1.b1"), "a1").pending, [], "a stone is there");
  assert.deepEqual(choose(at("a1"), "b1").pending, [], "the bot is to move");
  assert.deepEqual(choose(link(at(), "g5:"), "a1").pending, [], "another game is on its way");
  assert.deepEqual(choose(at("a1.b1", {}, WON), "c1").pending, [], "the game is over");
});

test("actions are the legal moves that are no cell", () => {
  const legal = [...snapshot("a1").legal, "swap"];
  assert.deepEqual(actions(placing("a1", { legal })), ["swap"]);
  assert.deepEqual(actions(placing("a1")), []);
});

test("a move may be typed in the words of the engine or of the page", () => {
  const state = at("a1", WHITE, { legal: ["b1", "swap"] });
  const { local } = wordsIn("ro");
  assert.deepEqual(
    ["B1", "SWAP", "a1", ""].map((text) => moveCalled(ENGLISH, state, text)),
    ["b1", "swap", null, null],
  );
  assert.notEqual(local("swap"), "swap");
  assert.deepEqual(
    ["b1", "swap", local("swap").toUpperCase()].map((text) => moveCalled({ local }, state, text)),
    ["b1", "swap", "swap"],
  );
  assert.equal(moveCalled(ENGLISH, { ...state, players: ["human", "b"] }, "b1"), null, "the bot is to move");
});

// Moves

test("a position placed ends what was about the one before", () => {
  const before = {
    ...at("", TWO),
    ...THINKING,
    hint: { record: "g5:", step: 1 },
    focus: "a1",
    alarm: { record: "g5:", cost: 1 },
  };
  const { thinking, hint, focus, alarm, tree } = placed(before, snapshot("a1"));
  assert.deepEqual([thinking, hint, focus, alarm, recordOf(tree)], [null, null, null, null, "g5:a1"]);
});

test("a move played leaves those chosen after it, as far as they are legal still", () => {
  const queued = at("", { ...TWO, pending: ["a1", "b1", "a1", "c1"] });
  assert.deepEqual(played(queued, snapshot("a1")).pending, ["b1", "c1"]);
  assert.deepEqual(moved(at("a1", { pending: ["b1", "c1"] }), snapshot("a1.b1")).pending, ["c1"], "the bot took one");
});

test("after a move the bot may answer, unless two bots play and are paused", () => {
  for (const [players, paused] of [
    [["human", "b"], false],
    [["human", "human"], false],
    [["b", "b"], true],
  ]) {
    const state = at("", { players, paused: true });
    assert.equal(moved(state, snapshot("a1")).paused, paused, players.join());
    assert.equal(played({ ...state, pending: ["a1"] }, snapshot("a1")).paused, paused, players.join());
    assert.equal(placed(state, snapshot("a1")).paused, true, "a position that is only shown lets nobody move");
  }
  assert.ok(!moved(at("", BOTS), snapshot("a1")).paused);
});

test("what the person changes ends the search and drops the choices, and pauses a watched game", () => {
  const { pending, thinking, paused } = held(at("", { pending: ["a1"], ...THINKING }));
  assert.deepEqual([pending, thinking, paused], [[], null, false]);
  assert.ok(held(at("", BOTS)).paused);
  assert.ok(held(at("", { paused: true })).paused);
});

// Going about

test("a change of the tree that leaves the position leaves all else", () => {
  const state = at("a1.b1", { pending: ["c1"], ...CLOCK });
  const tree = noted(state.tree, { comment: "so" });
  assert.deepEqual(gone(state, tree), { ...state, tree });
});

test("going about drops the choices, and the position waits for the engine", () => {
  const state = at("a1.b1", { pending: ["c1"], ...THINKING });
  const going = gone(state, previous(state.tree));
  assert.deepEqual([going.pending, going.thinking, recordOf(going.tree)], [[], null, "g5:a1"]);
  assert.equal(going.snapshot, state.snapshot);
  assert.deepEqual([isPlaced(state), isPlaced(going), isPlaced(settled(going))], [true, false, true]);
});

test("in the middle of the game a bot waits, at its end it may move", () => {
  const state = at("a1.b1.c1");
  const middle = settled(gone(state, previous(state.tree)));
  assert.deepEqual([middle.paused, goesOn(middle.tree)], [true, true]);
  const end = settled(gone(middle, last(middle.tree)));
  assert.deepEqual([end.paused, recordOf(end.tree)], [false, "g5:a1.b1.c1"]);
  const two = at("a1.b1", TWO);
  assert.ok(!settled(gone(gone(two, first(two.tree)), two.tree)).paused);
});

test("watched bots wait wherever the person goes", () => {
  const state = at("a1.b1", BOTS);
  const middle = gone(state, first(state.tree));
  assert.ok(middle.paused && gone(middle, last(middle.tree)).paused);
});

test("an outcome that was there stays in the score, once", () => {
  const state = at("a1", {}, WON);
  const away = gone(state, first(state.tree));
  assert.deepEqual([away.tally, away.counts, counted(away)], [{ "g b": [1, 0, 0] }, false, [1, 0, 0]]);
  const back = settled(gone(settled(away), last(away.tree)), WON);
  assert.deepEqual([back.snapshot.outcome, counted(back)], [WON.outcome, [1, 0, 0]]);
  const other = moved(settled(away), snapshot("b1.a1.c1", LOST));
  assert.deepEqual(counted(other), [1, 0, 0], "another end of the same game does not count");
});

test("a game that is not over counts wherever the person goes", () => {
  const state = at("a1.b1");
  const back = settled(gone(settled(gone(state, first(state.tree))), state.tree));
  assert.deepEqual([back.counts, counted(moved(back, snapshot("a1.b1.c1", WON)))], [true, [1, 0, 0]]);
});

// Taking back

test("a move can be taken back by a person who has made one, when the engine is ready", () => {
  assert.ok(!canUndo(at("")));
  assert.ok(canUndo(at("a1")));
  assert.ok(!canUndo(at("a1", WHITE)), "only the bot has moved");
  assert.ok(canUndo(at("a1.b1", WHITE)));
  assert.ok(canUndo(at("a1", TWO)) && !canUndo(at("", TWO)));
  assert.ok(!canUndo(at("a1", { engine: { phase: "starting", done: 0, total: 0 } })));
  assert.ok(!canUndo(link(at("a1"), "g5:")));
});

test("against a bot both moves are taken back, between two people one, and the line can be gone on", () => {
  const back = (state) => recordOf(undone(state).tree);
  assert.deepEqual([back(at("a1.b1.c1.d1")), back(at("a1.b1.c1"))], ["g5:a1.b1", "g5:a1.b1"]);
  assert.deepEqual([back(at("a1.b1.c1.d1", WHITE)), back(at("a1.b1.c1", WHITE))], ["g5:a1.b1.c1", "g5:a1"]);
  assert.equal(back(at("a1.b1.c1.d1", TWO)), "g5:a1.b1.c1");
  assert.equal(recordOf(last(undone(at("a1.b1")).tree)), "g5:a1.b1");
});

test("taking back drops the choices, and the bot may answer the next move", () => {
  const { pending, thinking, paused } = undone(at("a1", { pending: ["b1"], ...THINKING, paused: true }));
  assert.deepEqual([pending, thinking, paused], [[], null, false]);
  assert.ok(undone(at("a1", BOTS)).paused);
});

test("what chance did is not taken back by itself", () => {
  assert.ok(!canUndo(at("heads", TWO)));
  assert.ok(!canUndo(at("tails.a1.heads")), "the bot alone has moved");
  assert.equal(recordOf(undone(at("heads.a1.tails.b1.tails")).tree), "g5:heads");
  assert.equal(recordOf(undone(at("heads.a1.tails.b1.tails", TWO)).tree), "g5:heads.a1.tails");
});

test("a game given up, or one that was won, is open again and does not count", () => {
  for (const state of [at("a1.b1.black-resigns"), at("a1.b1.white-resigns"), at("a1.b1.c1", {}, WON)]) {
    assert.notDeepEqual(counted(state), [0, 0, 0]);
    const open = settled(undone(state));
    assert.deepEqual([open.snapshot.record, counted(open), open.counts], ["g5:a1.b1", [0, 0, 0], true]);
  }
});

test("a loss on time that is taken back leaves no clock, any other move does", () => {
  assert.equal(settled(undone(at("a1.b1.black-times-out", CLOCK))).clock, null);
  assert.notEqual(settled(undone(at("a1.b1.black-resigns", CLOCK))).clock, null);
  assert.notEqual(settled(undone(at("a1.b1", CLOCK))).clock, null);
});

// Clocks

test("a person's clock runs in the position to be shown, a bot's while it thinks", () => {
  const runs = (state) => timed(state, 1_000).clock?.running;
  assert.equal(runs(at("", CLOCK)), 1);
  assert.equal(runs(at("a1", CLOCK)), 0);
  assert.equal(runs(at("a1", { ...CLOCK, ...THINKING })), 2);
  assert.equal(
    runs(at("a1", { ...CLOCK, thinking: { ...THINKING.thinking, found: true } })),
    0,
    "its move waits to be shown",
  );
  assert.equal(runs(at("", { ...CLOCK, away: true })), 0);
  assert.equal(runs(at("a1", {}, WON)), undefined);
  assert.equal(runs(at("a1", CLOCK, WON)), 0);
  assert.equal(runs(undone(at("a1", { ...TWO, ...CLOCK }))), 0, "until the engine has placed it");
  const still = timed(at("", { ...CLOCK, away: true }), 1_000);
  assert.equal(timed(still, 2_000), still);
});

test("a move presses the clock of its player", () => {
  const state = punched(timed(at("", CLOCK), 1_000), 11_000);
  assert.deepEqual(state.clock?.left, [52_000, 60_000]);
  assert.equal(punched(at(), 0).clock, null);
});

// Score

test("the score is earlier games and this one", () => {
  assert.deepEqual(counted(at("a1", {}, WON)), [1, 0, 0]);
  assert.deepEqual(counted(at("a1.b1", {}, LOST)), [0, 1, 0]);
  assert.deepEqual(counted(at("a1.b1.c1", {}, DRAWN)), [0, 0, 1]);
  assert.deepEqual(counted(at("a1", { tally: { "g b": [3, 4] } }, WON)), [4, 4, 0]);
  assert.deepEqual(
    counted(at("a1", { tally: { "g b": [3, 4, 5], "g c": [9, 9, 9], "h b": [8, 8, 8] } }, DRAWN)),
    [3, 4, 6],
  );
  assert.deepEqual(counted(at("a1", WHITE, WON)), [0, 1, 0]);
  assert.deepEqual(counted(at("a1", TWO, WON)), [1, 0, 0], "of player 1");
  assert.deepEqual(counted(at("a1", { counts: false }, WON)), [0, 0, 0]);
});

test("a score set to nothing leaves that of other opponents, and the game at the board", () => {
  const state = at("a1", { tally: { "g b": [3, 4], "g c": [1, 2] } }, WON);
  assert.deepEqual([resetScore(state).tally, counted(resetScore(state))], [{ "g c": [1, 2] }, [0, 0, 0]]);
  assert.ok(resetScore(at("a1")).counts);
});

/** Three levels of the game, and one more of another game alone. */
const LEVELS = {
  ...DESCRIBED,
  bots: [
    ...[1, 2, 3, 4].map((level) => ({ ...BOT, name: `level(${level})`, level, games: level < 4 ? ["g"] : ["h"] })),
    { ...BOT, name: "c" },
  ],
};

for (const [tally, level] of [
  [[4, 0, 0], null],
  [[5, 0, 0], 3],
  [[0, 5, 0], 1],
  [[3, 3, 0], null],
  [[8, 2, 4], 3],
]) {
  test(`a level that suits better is told after some games: ${tally}`, () => {
    const state = at("", { describe: LEVELS, players: ["human", "level(2)"], tally: { "g level(2)": tally } });
    assert.equal(suitable(state)?.level ?? null, level);
  });
}

/** The level played, earlier scores, the present outcome, and the level offered. */
const ROWS = [
  ["one win", "level(2)", [], WON, null],
  ["two wins", "level(2)", [1], WON, 3],
  ["two losses", "level(2)", [0], LOST, 1],
  ["a loss and a win", "level(2)", [0], WON, null],
  ["two draws", "level(2)", [0.5], DRAWN, null],
  ["two wins, and a game that goes on", "level(2)", [1, 1], {}, 3],
  ["two wins against the strongest of the game", "level(3)", [1], WON, null],
  ["two losses against the weakest", "level(1)", [0], LOST, null],
  ["two wins against a bot that is no level", "c", [1], WON, null],
];
for (const [what, name, scores, outcome, level] of ROWS) {
  test(`wins or losses in a row offer the next level: ${what}`, () => {
    const state = at("a1", { describe: LEVELS, players: ["human", name], latest: { [`g ${name}`]: scores } }, outcome);
    assert.equal(suitable(state)?.level ?? null, level);
  });
}

test("the scores of the last games are filed with the tally, and forgotten with it", () => {
  const state = at("a1", { latest: { "g b": [0, 0], "g c": [1] } }, WON);
  assert.deepEqual(withOutcome(state).latest, { "g b": [0, 1], "g c": [1] });
  assert.deepEqual(come(newGame(state, state.choices, 0), "").latest, { "g b": [0, 1], "g c": [1] });
  assert.deepEqual(resetScore(state).latest, { "g c": [1] });
});

// Opening

test("a new game files the outcome of the last one", () => {
  const next = come(newGame(at("a1", {}, WON), { ...at().choices, seat: "2" }, 0), "");
  assert.deepEqual(
    [next.tally, next.players, counted(next), next.counts],
    [{ "g b": [1, 0, 0] }, ["b", "human"], [1, 0, 0], true],
  );
});

test("a new game has a tree of its own, a clock if one was chosen, and nothing of the last one", () => {
  const choices = { ...at().choices, time: { minutes: 1, increment: 2 } };
  const before = at("a1.b1", {
    pending: ["c1"],
    ...THINKING,
    paused: true,
    survey: ["g5:"],
    focus: "c1",
    problem: { text: "so" },
  });
  const asked = newGame(before, choices, 0);
  assert.deepEqual([asked.pending, asked.thinking, asked.snapshot], [[], null, before.snapshot]);
  const next = come(asked, "");
  assert.deepEqual([next.opening, next.paused, next.survey, next.focus, next.problem], [null, false, null, null, null]);
  assert.deepEqual([recordOf(next.tree), next.tree.nodes.length], ["g5:", 1]);
  assert.deepEqual(next.clock?.left, [60_000, 60_000]);
  assert.equal(come(newGame(next, at().choices, 0), "").clock, null);
});

test("nothing can be done while a game is on its way", () => {
  const asked = newGame(at("a1.b1"), at().choices, 0);
  for (const may of [personToMove, canGo, canUndo, canResign, isPlaced])
    assert.deepEqual([may(asked), may(at("a1.b1"))], [false, true], may.name);
});

for (const [seat, coin, black] of [
  ["1", 1, "human"],
  ["2", 0, "b"],
  ["random", 0, "human"],
  ["random", 1, "b"],
]) {
  test(`seats: ${seat}, coin ${coin}`, () => {
    const players = seated({ ...at().choices, seat }, coin);
    assert.deepEqual([players[0], players.toSorted()], [black, ["b", "human"]]);
  });
}

test("a link with moves is a game to be watched, in which nobody moves", () => {
  const state = come(link(at(), "g5:a1.b1"), "a1.b1");
  assert.deepEqual(
    [state.watching, state.counts, state.players, personToMove(state)],
    [true, false, ["human", "human"], false],
  );
  assert.deepEqual(
    [botToMove(state), canUndo(state), canResign(state), choose(state, "c1").pending],
    [null, false, false, []],
  );
});

test("a link without moves begins a game of the person", () => {
  const state = come(link(at("a1", TWO), "g5:"), "");
  assert.deepEqual(
    [state.watching, state.counts, state.players, personToMove(state)],
    [false, true, ["human", "b"], true],
  );
});

test("a link files the outcome and has no clock", () => {
  const state = come(link(at("a1", CLOCK, WON), "g5:a1.b1"), "a1.b1", LOST);
  assert.deepEqual([state.tally, state.counts, state.over], [{ "g b": [1, 0, 0] }, false, false]);
  assert.equal(come(link(at("a1", CLOCK), "g5:a1"), "a1").clock, null);
});

test("the person goes on from a position watched as either player, in a game of that line alone", () => {
  const { tree } = at("a1.b1.c1");
  const state = shared(at("", { id: "old", begun: 1 }), placing("a1.b1"), previous(tree));
  for (const [seat, players, mine] of [
    [1, ["human", "b"], true],
    [2, ["b", "human"], false],
  ]) {
    const next = playedFrom(state, seat);
    assert.deepEqual([next.players, next.watching, next.counts, personToMove(next)], [players, false, true, mine]);
    assert.deepEqual([next.id, recordOf(next.tree), next.tree.nodes.length], ["", "g5:a1.b1", 3]);
  }
});

test("whoever last played with people goes on against a bot", () => {
  const { choices } = at();
  for (const opponent of ["human", "friend", "gone"]) {
    const state = shared(at("", { choices: { ...choices, opponent } }), placing("a1"), at("a1").tree);
    assert.deepEqual(playedFrom(state, 2).players, ["b", "human"]);
  }
});

test("where two bots sat, a person joins the first of them", () => {
  assert.deepEqual(joined(["b", "c"]), ["human", "b"]);
  assert.deepEqual(joined(["human", "c"]), ["human", "c"]);
});

test("a game of My games goes on where it was left", () => {
  const kept = { ...at("a1.b1", { id: "kept", begun: 7, ...CLOCK, ...WHITE, sent: "x" }) };
  const state = resumed(at("c1"), placing("a1.b1"), kept);
  assert.deepEqual(
    [state.id, state.begun, state.players, state.counts, state.paused, state.sent],
    ["kept", 7, ["b", "human"], true, false, "x"],
  );
  assert.deepEqual([state.clock?.left, state.clock?.running], [CLOCK.clock?.left, 0]);
  assert.ok(!resumed(at(), placing("a1.b1", LOST), kept).counts, "its outcome has been counted");
  assert.ok(
    resumed(at(), placing("a1"), { ...kept, watching: true }).watching,
    "one that was left while it was watched",
  );
  assert.ok(resumed(at(), placing("a1"), { ...kept, ...BOTS, tree: at("a1").tree }).paused, "two bots wait");
});

test("a game gets one identity and keeps it, and every other game is another one", () => {
  const state = identified(at(), () => "one", 5);
  assert.deepEqual([state.id, state.begun], ["one", 5]);
  assert.equal(
    identified(state, () => "two", 6),
    state,
  );
  assert.deepEqual([come(newGame(state, state.choices, 0), "").id, come(link(state, "g5:a1"), "a1").id], ["", ""]);
  const friend = answered(state, placing("a1"), { id: "theirs", seat: 2 }, null);
  assert.deepEqual([identified(friend, () => "two", 6).id, identified(friend, () => "two", 6).begun], ["theirs", 6]);
});

test("against a friend by links the person moves on their own turn only, at the end", () => {
  const mine = at("", FRIENDS);
  assert.deepEqual(choose(choose(mine, "a1"), "b1").pending, ["b1"]);
  const theirs = moved(mine, snapshot("a1"));
  assert.deepEqual(
    [friendToMove(theirs), personToMove(theirs), botToMove(theirs), canResign(theirs)],
    [true, false, null, false],
  );
  const back = settled(gone(at("a1.b1.c1", FRIENDS), shownAt(at("a1.b1.c1", FRIENDS).tree, 2)));
  assert.deepEqual([back.snapshot.to_move, personToMove(back)], [1, false]);
  assert.ok(personToMove(at("a1.b1", FRIENDS)));
});

test("against a friend only a move that was not sent is taken back", () => {
  const state = at("a1.b1.c1", FRIENDS);
  assert.ok(canUndo(state));
  assert.ok(!canUndo({ ...state, sent: state.snapshot.record }));
  assert.ok(!canUndo(at("a1.b1", FRIENDS)), "the friend's move");
  const open = settled(undone(state));
  assert.ok(personToMove(open));
});

test("a friend's link begins a game, or goes on with the one known", () => {
  const first = answered(at("c1"), placing("a1"), { id: "theirs", seat: 2 }, null);
  assert.deepEqual(
    [first.players, first.id, first.counts, personToMove(first)],
    [["friend", "human"], "theirs", true, true],
  );
  const known = settled(undone(at("a1.b1.c1", { ...FRIENDS, id: "mine", begun: 3 })));
  const next = answered(known, placing("a1.b1.d1.e1"), { id: "mine", seat: 1 }, known);
  assert.deepEqual(
    [next.players, next.begun, recordOf(next.tree), next.tree.nodes.length],
    [["human", "friend"], 3, "g5:a1.b1.d1.e1", 5],
  );
  assert.ok(
    !answered(at(), placing("a1", LOST), { id: "mine", seat: 1 }, at("a1", FRIENDS, LOST)).over,
    "an end that was known",
  );
  assert.ok(answered(at(), placing("a1.b1", LOST), { id: "mine", seat: 1 }, at("a1", FRIENDS)).over);
});

test("a rematch swaps the colours", () => {
  const again = (players) => {
    const { opponent, other, seat } = rematch(at("", { players }));
    return seated({ ...at().choices, opponent, other, seat }, 0);
  };
  for (const players of ["human b", "c human", "b c", "friend human", "human friend"].map((pair) => pair.split(" ")))
    assert.deepEqual(again(players), players.toReversed());
  assert.deepEqual(again(["human", "human"]), ["human", "human"]);
});

test("the card at the end is there until the person goes on", () => {
  const won = moved(at(), snapshot("a1", WON));
  assert.deepEqual([won.over, moved(at(), snapshot("a1")).over], [true, false]);
  assert.ok(!settled(undone(won)).over);
  assert.ok(!opened(won, { kind: "new", asked: { record: "" }, players: ["human", "b"] }, placing()).over);
});

test("an equal layout is not a new board", () => {
  const state = at();
  assert.equal(come(link(state, "g5:"), "").layout, state.layout);
  const wider = { ...placing(), layout: { ...placing().layout, width: 6 } };
  assert.ok(
    state.layout !== wider.layout &&
      opened(state, { kind: "new", asked: { record: "" }, players: [] }, wider).layout === wider.layout,
  );
});

test("a position confirmed leaves the game, its clock and the choices", () => {
  const state = at("a1.b1", { pending: ["c1"], tally: { b: [1, 2, 3] }, paused: true, ...CLOCK });
  const line = { ...state, tree: grown(state.tree, snapshot("a1.b1.d1")) };
  const shown = gone(state, previous(line.tree));
  const { tree, pending, tally, paused, clock, layout } = confirmed(
    settled({ ...shown, pending: ["c1"] }),
    placing("a1.b1"),
  );
  assert.deepEqual([tree, pending, tally, paused, clock], [shown.tree, ["c1"], state.tally, shown.paused, CLOCK.clock]);
  assert.equal(layout, state.layout);
  assert.equal(
    confirmed(at("a1.black-times-out", CLOCK), placing("a1.black-times-out")).clock,
    CLOCK.clock,
    "a loss on time that stands keeps it",
  );
  const hint = { record: "g5:a1.b1", step: 1 };
  assert.equal(confirmed({ ...state, hint }, placing("a1.b1")).hint, hint);
});

test("a bot that does not play a game is replaced by one that does", () => {
  const describe = { ...DESCRIBED, bots: [{ ...BOT, name: "x", games: [] }, ...DESCRIBED.bots] };
  assert.deepEqual(
    ["human", "b", "c", "x", "gone"].map((name) => rivalFor(describe, "g", name)),
    ["human", "b", "c", "b", "b"],
  );
  assert.deepEqual(come(link(at("", { describe, players: ["human", "x"] }), "g5:"), "").players, ["human", "b"]);
});

test("a position is shown in the lab while it goes on, if the engine says that UCT plays the game", () => {
  const describe = { ...DESCRIBED, bots: [...DESCRIBED.bots, { ...BOT, name: "uct" }] };
  assert.equal(labAddress(at("a1.b1", { describe })), "lab.html#uct?position=g5%3Aa1.b1");
  assert.equal(labAddress(at("a1.b1")), null);
  const { snapshot: last } = at("a1.b1", { describe });
  assert.equal(labAddress({ describe, snapshot: { ...last, ...WON } }), null);
});

// What bots are told

test("a bot's own budget holds until the person chooses another", () => {
  for (const [budgets, used] of [
    [{}, { seconds: 9 }],
    [{ b: { playouts: 1_000 } }, { playouts: 1_000 }],
    [{ b: { seconds: 9 } }, { seconds: 9 }],
    [{ b: { seconds: -1 } }, { seconds: 9 }],
    [{ c: { playouts: 1_000 } }, { seconds: 9 }],
  ])
    assert.deepEqual(budgetOf(at("", { budgets }), BOT), used);
});

test("a bot's own budget is among those to choose from, in order", () => {
  const seconds = (bot) => budgetsFor(bot).flatMap((budget) => ("seconds" in budget ? budget.seconds : []));
  assert.deepEqual(seconds(BOT), [0.5, 1, 2, 5, 9, 10, 30, 120]);
  assert.deepEqual(seconds({ ...BOT, budget: { seconds: 5 } }), [0.5, 1, 2, 5, 10, 30, 120]);
});

test("only settings that the bot has and allows are sent", () => {
  for (const [breadth, sent] of [
    [5, { breadth: 5 }],
    [9, { breadth: 9 }],
    [10, {}],
    [0, {}],
    [true, {}],
  ])
    assert.deepEqual(settingsOf(at("", { settings: { b: { breadth, depth: 3 } } }), BOT), sent, String(breadth));
});

test("a setting that is a choice among words is sent if it is one of them", () => {
  const choices = [
    { name: "best", title: "Best first" },
    { name: "worst", title: "Worst first" },
  ];
  const bot = { ...BOT, settings: [{ name: "order", title: "Order", kind: "choice", default: "worst", choices }] };
  const cases = [
    ["best", { order: "best" }],
    ["fast", {}],
    [1, {}],
  ];
  for (const [order, sent] of cases)
    assert.deepEqual(settingsOf(at("", { settings: { b: { order } } }), bot), sent, String(order));
});

test("several workers search for each bot that can use them", () => {
  const bots = [
    { ...BOT, parallel: true },
    { ...BOT, name: "c", parallel: false },
  ];
  const state = at("", { describe: { ...DESCRIBED, bots }, workers: 3 });
  const used = (...players) => workersFor({ ...state, players });
  assert.deepEqual([used("c", "b"), used("b", "b"), used("human", "b")], [3, 3, 3]);
  assert.deepEqual([used("c", "c"), used("human", "human")], [1, 1]);
});

test("values are shown to a person to move in the position they belong to", () => {
  const study = { record: "g5:", exact: { a1: 1 }, estimate: { b1: 0.5 } };
  const shown = (words, studying = true) =>
    ["a1", "b1"].map((move) => worth(at(words, { ...TWO, studying, study }), move));
  assert.deepEqual(shown(""), [
    { exact: 1, estimate: undefined },
    { exact: undefined, estimate: 0.5 },
  ]);
  assert.deepEqual(shown("a1"), [{}, {}]);
  assert.deepEqual(shown("", false), [{}, {}]);
  assert.deepEqual(worth(at("", { ...WHITE, studying: true, study }), "a1"), {}, "the bot is to move");
});

// Two bots

test("nobody but two bots may be seated, even twice the same", () => {
  const seats = (choices) => seated({ ...at().choices, seat: "nobody", ...choices }, 0);
  assert.deepEqual(seats({ other: "c" }), ["b", "c"]);
  assert.deepEqual(seats({}), ["b", "b"]);
  assert.deepEqual(seats({ opponent: "human" }), ["human", "human"]);
});

test("a watched game has no person and no score", () => {
  const tally = { b: [1, 2, 3], human: [4, 5, 6] };
  const choices = { ...at().choices, seat: "nobody" };
  const begun = come(newGame(at("a1", { ...BOTS, tally }, WON), choices, 0), "a1", WON);
  assert.deepEqual([begun.players, rivals(begun).length, opponent(begun), person(begun)], [["b", "b"], 1, null, null]);
  assert.deepEqual(
    [canPlay(come(newGame(begun, choices, 0), "a1"), "b1"), canResign(at("a1", BOTS)), suitable(begun), begun.counts],
    [false, false, null, false],
  );
  assert.deepEqual([withOutcome(begun).tally, resetScore(begun).tally, begun.tally], [tally, tally, tally]);
});

test("a score that was reset is brought back, until another game counts", () => {
  const before = { ...at("a1"), tally: { "g c": [3, 1, 0], other: [1, 0, 0] }, latest: { "g c": [1] } };
  const reset = resetScore(before);
  assert.ok(isReset(reset) && !isReset(before));
  const restored = restoreScore(reset);
  assert.deepEqual([restored.tally, restored.latest], [before.tally, before.latest]);
  assert.ok(!isReset(restored));
  const later = { ...reset, tally: { ...reset.tally, "g c": [0, 1, 0] } };
  assert.equal(restoreScore(later), later);
});
