/** The tree of variations: going about in it, taking back, and changing it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  alone,
  noted,
  ended,
  isTree,
  isVariation,
  lines,
  merged,
  promoted,
  pruned,
  tidied,
} from "../../web/model/editing.ts";
import {
  adopted,
  beside,
  comment,
  first,
  goesOn,
  grown,
  last,
  moveNumber,
  next,
  path,
  previous,
  recordOf,
  redone,
  shownAt,
  takenBack,
} from "../../web/model/tree.ts";
import { snapshot } from "./states.js";

/** The tree of one game. */
const game = (words) => grown(null, snapshot(words));
/** One of a.b.c with the variations a.d.e and a.d.f, shown at its last node. */
const tree = ["a.b.c", "a.d.e", "a.d.f"].map((words) => snapshot(words)).reduce(grown, null) ?? game("");

/** Its record, and its nodes as their moves after those of their parents. */
const told = (tree) => [
  recordOf(tree),
  ...tree.nodes.slice(1).map((_, index) =>
    path(tree, index + 1)
      .map((number) => tree.nodes[number]?.move)
      .join(""),
  ),
];
const players = (tree) => tree.nodes.map(({ player }) => player);
const kinds = (tree) => tree.nodes.map(({ kind }) => kind);

test("another line keeps the old one", () => {
  assert.deepEqual(told(tree), ["g5:a.d.f", "a", "ab", "abc", "ad", "ade", "adf"]);
  assert.deepEqual(players(tree), [0, 1, 2, 1, 2, 1, 1]);
  const back = grown(tree, snapshot("a.b"));
  assert.deepEqual(told(back), ["g5:a.b", "a", "ab", "abc", "ad", "ade", "adf"]);
  assert.deepEqual([back.at, back.tip], [2, 3]);
});

test("of two equal moves the one on the line shown is gone on with", () => {
  const nodes = [...game("a").nodes, { ...game("a").nodes[1], parent: 0 }, { ...game("a.b").nodes[2], parent: 2 }];
  const twice = { ...game("a"), nodes };
  assert.equal(grown(shownAt(twice, 3), snapshot("a")).at, 2);
  assert.equal(grown(shownAt(twice, 1), snapshot("a")).at, 1);
});

test("moves are counted without those of chance", () => {
  const thrown = game("heads.a.tails.b");
  const numbers = (of) => of.nodes.map((_, node) => moveNumber(of, node));
  assert.deepEqual(numbers(thrown), [0, 0, 1, 0, 2]);
  assert.deepEqual(numbers(tree), [0, 1, 2, 3, 2, 3, 3]);
});

test("another game is another tree", () => {
  assert.deepEqual(told(grown(tree, snapshot("a", { beginning: "g3:" }))), ["g3:a", "a"]);
  assert.deepEqual(told(grown(tree, snapshot(""))), ["g5:", "a", "ab", "abc", "ad", "ade", "adf"]);
});

test("a forfeit is a node of the player who loses", () => {
  const lost = game("a1.black-resigns");
  assert.equal(recordOf(lost), "g5:a1.black-resigns");
  assert.deepEqual(players(lost), [0, 1, 1]);
  assert.deepEqual(kinds(lost), ["", "cell", "resign"]);
  assert.deepEqual(kinds(game("heads.a1.swap.white-times-out")), ["", "chance", "cell", "action", "time"]);
});

test("going about follows the line shown", () => {
  assert.equal(recordOf(first(tree)), "g5:");
  assert.equal(recordOf(last(first(tree))), "g5:a.d.f");
  assert.equal(recordOf(previous(tree)), "g5:a.d");
  assert.equal(recordOf(next(previous(previous(tree)))), "g5:a.d");
  assert.equal(recordOf(last(shownAt(tree, 2))), "g5:a.b.c");
  assert.equal(next(tree), tree);
  assert.equal(previous(first(tree)).at, 0);
  assert.deepEqual([tree, previous(tree), first(tree)].map(goesOn), [false, true, true]);
});

test("beside are the alternatives", () => {
  assert.equal(recordOf(beside(tree, -1)), "g5:a.d.e");
  assert.equal(beside(tree, 1), tree);
  assert.equal(recordOf(beside(previous(tree), -1)), "g5:a.b");
});

test("forward to the player's next turn", () => {
  const line = first(game("a.b.c.d.e"));
  assert.equal(recordOf(redone(line, null)), "g5:a");
  assert.equal(recordOf(redone(line, 1)), "g5:a.b");
  assert.equal(recordOf(redone(redone(redone(line, 1), 1), 1)), "g5:a.b.c.d.e");
});

test("back to the player's latest turn, and the line stays to go forward on", () => {
  const line = game("a.b.c.d");
  assert.equal(recordOf(takenBack(line, 1)), "g5:a.b");
  assert.equal(recordOf(takenBack(line, 2)), "g5:a.b.c");
  assert.equal(recordOf(takenBack(line, null)), "g5:a.b.c");
  assert.equal(recordOf(redone(takenBack(line, 1), 1)), "g5:a.b.c.d");
  assert.equal(takenBack(game("a"), 2).at, 1, "player 2 has not moved");
  assert.equal(takenBack(first(line), null).at, 0);
});

for (const [words, player, left] of [
  ["a1.b1.black-resigns", 1, "a1.b1"],
  ["a1.b1.white-resigns", 1, "a1.b1"],
  ["a1.b1.white-times-out", 1, "a1.b1"],
  ["a1.b1.black-times-out", null, "a1.b1"],
  ["black-resigns", 1, ""],
]) {
  test(`a forfeit is taken back by itself: ${words}, ${player ?? "two people"}`, () =>
    assert.equal(recordOf(takenBack(game(words), player)), `g5:${left}`));
}

test("nobody stops where chance moves", () => {
  const line = game("heads.b1.heads.d1");
  assert.equal(recordOf(first(line)), "g5:heads");
  assert.equal(recordOf(previous(line)), "g5:heads.b1.heads");
  assert.equal(recordOf(previous(previous(line))), "g5:heads");
  assert.equal(previous(first(line)).at, 1);
  assert.equal(recordOf(next(first(line))), "g5:heads.b1.heads");
});

test("what chance did is taken back with the move before it, and not by itself", () => {
  const line = game("heads.a1.tails.b1.tails.c1.heads");
  assert.equal(recordOf(takenBack(line, null)), "g5:heads.a1.tails.b1.tails");
  assert.equal(recordOf(takenBack(line, 2)), "g5:heads.a1.tails.b1.tails");
  assert.equal(recordOf(takenBack(line, 1)), "g5:heads", "the bot has moved twice since");
  assert.equal(takenBack(game("heads"), null).at, 1);
  assert.equal(takenBack(game("tails"), 1).at, 1);
});

test("a move takes the place of one taken back, so that the main line is the game really played", () => {
  const back = takenBack(game("a.b.c.d"), 1);
  assert.deepEqual(told(grown(back, snapshot("a.b.e"))), ["g5:a.b.e", "a", "ab", "abe"]);
  assert.deepEqual(
    told(grown(grown(back, snapshot("a.b.c")), snapshot("a.b.c.e"))),
    ["g5:a.b.c.e", "a", "ab", "abc", "abce"],
    "the bot answers otherwise",
  );
  const twice = takenBack(takenBack(game("a.b.c.d"), 1), 1);
  assert.deepEqual(told(grown(twice, snapshot("e"))), ["g5:e", "e"]);
});

test("a variation and a comment outlive taking back, after the game really played", () => {
  const varied = shownAt(grown(game("a.b.c"), snapshot("a.d")), 3);
  const played = grown(takenBack(varied, 1), snapshot("a.b.e"));
  assert.deepEqual(told(played), ["g5:a.b.e", "a", "ab", "abe", "ad"]);
  const marks = [{ kind: "circle", cell: "a" }];
  for (const note of [{ comment: "so" }, { marks }]) {
    const kept = grown(takenBack(noted(game("a.b.c"), note), 1), snapshot("a.b.e"));
    assert.deepEqual(told(kept), ["g5:a.b.e", "a", "ab", "abe", "abc"]);
    assert.ok(!isVariation(kept));
  }
});

test("a move made again is no longer taken back", () => {
  const again = grown(redone(takenBack(game("a.b.c.d"), 1), 1), snapshot("a.b.c.d"));
  assert.ok(again.nodes.every(({ taken }) => !taken));
  assert.deepEqual(told(grown(shownAt(again, 2), snapshot("a.b.e"))), ["g5:a.b.e", "a", "ab", "abc", "abcd", "abe"]);
});

test("what is taken back amid a game is kept, since the person only looks back", () => {
  const looked = takenBack(shownAt(game("a.b.c.d.e"), 3), 1);
  assert.deepEqual(told(grown(looked, snapshot("a.b.f"))), ["g5:a.b.f", "a", "ab", "abc", "abcd", "abcde", "abf"]);
});

test("what was taken back is no part of the game, unless a comment is on it", () => {
  const back = takenBack(game("a.b.c.d"), 1);
  assert.deepEqual([told(tidied(back)), recordOf(ended(back))], [["g5:a.b", "a", "ab"], "g5:a.b"]);
  assert.deepEqual(told(tidied(takenBack(noted(game("a.b.c"), { comment: "so" }), 1))), ["g5:a.b", "a", "ab", "abc"]);
});

test("a line stands alone, and a game ends where its main line does", () => {
  assert.deepEqual(told(alone(tree)), ["g5:a.d.f", "a", "ad", "adf"]);
  assert.deepEqual([alone(first(tree)).nodes.length, alone(first(tree)).tip], [1, 0]);
  assert.equal(recordOf(ended(tree)), "g5:a.b.c");
});

test("what is deleted takes what follows with it", () => {
  assert.deepEqual(told(pruned(tree)), ["g5:a.d", "a", "ab", "abc", "ad", "ade"]);
  assert.deepEqual(told(pruned(previous(tree))), ["g5:a", "a", "ab", "abc"]);
  assert.deepEqual(told(pruned(shownAt(tree, 1))), ["g5:"]);
  assert.equal(pruned(first(tree)).nodes.length, 7);
  assert.equal(pruned(shownAt(tree, 2)).tip, 3);
});

test("a line becomes the main line", () => {
  assert.deepEqual(told(promoted(tree)), ["g5:a.d.f", "a", "ad", "adf", "ade", "ab", "abc"]);
  assert.deepEqual([tree, promoted(tree), first(tree)].map(isVariation), [true, false, false]);
});

test("a comment belongs to one position", () => {
  const told = noted(tree, { comment: "so" });
  assert.deepEqual([comment(told), comment(previous(told)), comment(tree)], ["so", "", ""]);
});

test("what is stored is a tree or not", () => {
  assert.ok(isTree(JSON.parse(JSON.stringify(tree))));
  const [root, ...others] = tree.nodes;
  for (const change of [
    { at: 7 },
    { tip: -1 },
    { nodes: [] },
    { nodes: [1] },
    { beginning: 1 },
    { nodes: tree.nodes.toReversed() },
    { nodes: [root, ...others.map((node) => ({ ...node, properties: { AP: "text" } }))] },
  ])
    assert.ok(!isTree({ ...tree, ...change }), JSON.stringify(change));
  assert.ok(!isTree(null));
});

test("a tree of the engine begins at its node, and the tip is the end of that line", () => {
  const { beginning, nodes } = tree;
  const taken = adopted({ beginning, nodes, at: 1 });
  assert.deepEqual([taken.at, taken.tip, taken.nodes], [1, 3, nodes]);
});

test("two windows with the same game keep the lines of both", () => {
  const [here, there] = [game("a.b.c"), game("a.b.d.e")];
  assert.deepEqual(told(merged(here, there)), ["g5:a.b.c", "a", "ab", "abc", "abd", "abde"]);
  assert.deepEqual(told(merged(merged(here, there), here)), told(merged(here, there)));
  assert.deepEqual(merged(here, { ...there, beginning: "g6:" }), here);
});

test("what was removed or taken back here stays away, unless the game went on after it elsewhere", () => {
  const before = game("a.b.c");
  const gone = new Set(lines(before).filter((line) => line.endsWith("c")));
  const after = game("a.b.d");
  assert.deepEqual(told(merged(after, before, gone)), told(after));
  assert.deepEqual(told(merged(after, takenBack(before, null))), told(after));
  assert.deepEqual(told(merged(after, game("a.b.c.e"), gone)), ["g5:a.b.d", "a", "ab", "abd", "abc", "abce"]);
  const back = takenBack(before, null);
  assert.deepEqual(told(tidied(merged(back, before))), ["g5:a.b", "a", "ab"]);
  assert.deepEqual(told(tidied(merged(back, game("a.b.c.e")))), ["g5:a.b", "a", "ab", "abc", "abce"]);
});
