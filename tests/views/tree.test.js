/** The tree of variations: going about in it, taking back, and changing it. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import * as editing from "../../web/model/editing.ts";
import * as trees from "../../web/model/tree.ts";
import { snapshot, WON } from "./states.js";

/** The tree of one game. */
const game = (words) => trees.grow(null, snapshot(words));
/** One of a.b.c with the variations a.d.e and a.d.f, shown at its last node. */
const tree = ["a.b.c", "a.d.e", "a.d.f"].map((words) => snapshot(words)).reduce(trees.grow, null) ?? game("");

/** Its record, and its nodes as their moves after those of their parents. */
const told = (tree) => [
  trees.recordOf(tree),
  ...tree.nodes.slice(1).map((_, index) =>
    trees
      .path(tree, index + 1)
      .map((number) => tree.nodes[number]?.move)
      .join(""),
  ),
];
const players = (tree) => tree.nodes.map(({ player }) => player);
const kinds = (tree) => tree.nodes.map(({ kind }) => kind);
const numbers = (tree) => tree.nodes.map((_, node) => trees.moveNumber(tree, node));

test("another line keeps the old one", () => {
  deepEqual(told(tree), ["g5:a.d.f", "a", "ab", "abc", "ad", "ade", "adf"]);
  deepEqual(players(tree), [0, 1, 2, 1, 2, 1, 1]);
  const back = trees.grow(tree, snapshot("a.b"));
  deepEqual(told(back), ["g5:a.b", "a", "ab", "abc", "ad", "ade", "adf"]);
  deepEqual([back.at, back.tip], [2, 3]);
});

test("of two equal moves the one on the line shown is gone on with", () => {
  const nodes = [...game("a").nodes, { ...game("a").nodes[1], parent: 0 }, { ...game("a.b").nodes[2], parent: 2 }];
  const twice = { ...game("a"), nodes };
  equal(trees.grow(trees.showAt(twice, 3), snapshot("a")).at, 2);
  equal(trees.grow(trees.showAt(twice, 1), snapshot("a")).at, 1);
});

test("moves are counted without those of chance", () => {
  deepEqual(numbers(game("heads.a.tails.b")), [0, 0, 1, 0, 2]);
  deepEqual(numbers(tree), [0, 1, 2, 3, 2, 3, 3]);
});

test("moves are counted without those that an imported text does not have", () => {
  const { nodes, ...rest } = game("a.b.pass.c");
  const found = { ...rest, nodes: nodes.map((node, at) => ({ ...node, made_up: at === 1 || at === 3 })) };
  deepEqual(numbers(found), [0, 0, 1, 0, 2]);
});

test("another game is another tree", () => {
  deepEqual(told(trees.grow(tree, snapshot("a", { beginning: "g3:" }))), ["g3:a", "a"]);
  deepEqual(told(trees.grow(tree, snapshot(""))), ["g5:", "a", "ab", "abc", "ad", "ade", "adf"]);
});

test("a forfeit is a node of the player who loses", () => {
  const lost = game("a1.black-resigns");
  equal(trees.recordOf(lost), "g5:a1.black-resigns");
  deepEqual(players(lost), [0, 1, 1]);
  deepEqual(kinds(lost), ["", "cell", "resign"]);
  deepEqual(kinds(game("heads.a1.swap.white-times-out")), ["", "chance", "cell", "action", "time"]);
});

test("going about follows the line shown", () => {
  equal(trees.recordOf(trees.first(tree)), "g5:");
  equal(trees.recordOf(trees.last(trees.first(tree))), "g5:a.d.f");
  equal(trees.recordOf(trees.previous(tree)), "g5:a.d");
  equal(trees.recordOf(trees.next(trees.previous(trees.previous(tree)))), "g5:a.d");
  equal(trees.recordOf(trees.last(trees.showAt(tree, 2))), "g5:a.b.c");
  equal(trees.next(tree), tree);
  equal(trees.previous(trees.first(tree)).at, 0);
  deepEqual([tree, trees.previous(tree), trees.first(tree)].map(trees.hasNext), [false, true, true]);
});

test("beside are the alternatives", () => {
  equal(trees.recordOf(trees.beside(tree, -1)), "g5:a.d.e");
  equal(trees.beside(tree, 1), tree);
  equal(trees.recordOf(trees.beside(trees.previous(tree), -1)), "g5:a.b");
});

test("forward to the player's next turn", () => {
  const line = trees.first(game("a.b.c.d.e"));
  equal(trees.recordOf(trees.redo(line, null)), "g5:a");
  equal(trees.recordOf(trees.redo(line, 1)), "g5:a.b");
  equal(trees.recordOf(trees.redo(trees.redo(trees.redo(line, 1), 1), 1)), "g5:a.b.c.d.e");
});

test("back to the player's latest turn, and the line stays to go forward on", () => {
  const line = game("a.b.c.d");
  equal(trees.recordOf(trees.takeBack(line, 1)), "g5:a.b");
  equal(trees.recordOf(trees.takeBack(line, 2)), "g5:a.b.c");
  equal(trees.recordOf(trees.takeBack(line, null)), "g5:a.b.c");
  equal(trees.recordOf(trees.redo(trees.takeBack(line, 1), 1)), "g5:a.b.c.d");
  equal(trees.takeBack(game("a"), 2).at, 1, "player 2 has not moved");
  equal(trees.takeBack(trees.first(line), null).at, 0);
});

for (const [words, player, left] of [
  ["a1.b1.black-resigns", 1, "a1.b1"],
  ["a1.b1.white-resigns", 1, "a1.b1"],
  ["a1.b1.white-times-out", 1, "a1.b1"],
  ["a1.b1.black-times-out", null, "a1.b1"],
  ["black-resigns", 1, ""],
]) {
  test(`a forfeit is taken back by itself: ${words}, ${player ?? "two people"}`, () =>
    equal(trees.recordOf(trees.takeBack(game(words), player)), `g5:${left}`));
}

test("nobody stops where chance moves", () => {
  const line = game("heads.b1.heads.d1");
  equal(trees.recordOf(trees.first(line)), "g5:heads");
  equal(trees.recordOf(trees.previous(line)), "g5:heads.b1.heads");
  equal(trees.recordOf(trees.previous(trees.previous(line))), "g5:heads");
  equal(trees.previous(trees.first(line)).at, 1);
  equal(trees.recordOf(trees.next(trees.first(line))), "g5:heads.b1.heads");
});

test("what chance did is taken back with the move before it, and not by itself", () => {
  const line = game("heads.a1.tails.b1.tails.c1.heads");
  equal(trees.recordOf(trees.takeBack(line, null)), "g5:heads.a1.tails.b1.tails");
  equal(trees.recordOf(trees.takeBack(line, 2)), "g5:heads.a1.tails.b1.tails");
  equal(trees.recordOf(trees.takeBack(line, 1)), "g5:heads", "the bot has moved twice since");
  equal(trees.takeBack(game("heads"), null).at, 1);
  equal(trees.takeBack(game("tails"), 1).at, 1);
});

test("a move takes the place of one taken back, so that the main line is the game really played", () => {
  const back = trees.takeBack(game("a.b.c.d"), 1);
  deepEqual(told(trees.grow(back, snapshot("a.b.e"))), ["g5:a.b.e", "a", "ab", "abe"]);
  const again = trees.grow(trees.grow(back, snapshot("a.b.c")), snapshot("a.b.c.e")); // the bot answers otherwise
  deepEqual(told(again), ["g5:a.b.c.e", "a", "ab", "abc", "abce"]);
  const twice = trees.takeBack(trees.takeBack(game("a.b.c.d"), 1), 1);
  deepEqual(told(trees.grow(twice, snapshot("e"))), ["g5:e", "e"]);
});

test("a variation and a comment outlive taking back, after the game really played", () => {
  const varied = trees.showAt(trees.grow(game("a.b.c"), snapshot("a.d")), 3);
  const played = trees.grow(trees.takeBack(varied, 1), snapshot("a.b.e"));
  deepEqual(told(played), ["g5:a.b.e", "a", "ab", "abe", "ad"]);
  const marks = [{ kind: "circle", cell: "a" }];
  for (const note of [{ comment: "so" }, { marks }]) {
    const kept = trees.grow(trees.takeBack(editing.annotate(game("a.b.c"), note), 1), snapshot("a.b.e"));
    deepEqual(told(kept), ["g5:a.b.e", "a", "ab", "abe", "abc"]);
    ok(!trees.isVariation(kept));
  }
});

test("a move made again is no longer taken back", () => {
  const again = trees.grow(trees.redo(trees.takeBack(game("a.b.c.d"), 1), 1), snapshot("a.b.c.d"));
  ok(again.nodes.every(({ taken }) => !taken));
  const other = told(trees.grow(trees.showAt(again, 2), snapshot("a.b.e")));
  deepEqual(other, ["g5:a.b.e", "a", "ab", "abc", "abcd", "abe"]);
});

test("what is taken back amid a game is kept, since the person only looks back", () => {
  const looked = trees.takeBack(trees.showAt(game("a.b.c.d.e"), 3), 1);
  deepEqual(told(trees.grow(looked, snapshot("a.b.f"))), ["g5:a.b.f", "a", "ab", "abc", "abcd", "abcde", "abf"]);
});

test("what was taken back is no part of the game, unless a comment is on it", () => {
  const back = trees.takeBack(game("a.b.c.d"), 1);
  deepEqual([told(editing.tidy(back)), trees.recordOf(editing.atMainEnd(back))], [["g5:a.b", "a", "ab"], "g5:a.b"]);
  const noted = trees.takeBack(editing.annotate(game("a.b.c"), { comment: "so" }), 1);
  deepEqual(told(editing.tidy(noted)), ["g5:a.b", "a", "ab", "abc"]);
});

test("a line stands alone, and a game ends where its main line does", () => {
  deepEqual(told(editing.onlyLine(tree)), ["g5:a.d.f", "a", "ad", "adf"]);
  deepEqual([editing.onlyLine(trees.first(tree)).nodes.length, editing.onlyLine(trees.first(tree)).tip], [1, 0]);
  equal(trees.recordOf(editing.atMainEnd(tree)), "g5:a.b.c");
});

test("what is deleted takes what follows with it", () => {
  deepEqual(told(editing.prune(tree)), ["g5:a.d", "a", "ab", "abc", "ad", "ade"]);
  deepEqual(told(editing.prune(trees.previous(tree))), ["g5:a", "a", "ab", "abc"]);
  deepEqual(told(editing.prune(trees.showAt(tree, 1))), ["g5:"]);
  equal(editing.prune(trees.first(tree)).nodes.length, 7);
  equal(editing.prune(trees.showAt(tree, 2)).tip, 3);
});

test("a line becomes the main line", () => {
  deepEqual(told(editing.promote(tree)), ["g5:a.d.f", "a", "ad", "adf", "ade", "ab", "abc"]);
  deepEqual([tree, editing.promote(tree), trees.first(tree)].map(trees.isVariation), [true, false, false]);
});

test("a comment belongs to one position", () => {
  const told = editing.annotate(tree, { comment: "so" });
  deepEqual([trees.comment(told), trees.comment(trees.previous(told)), trees.comment(tree)], ["so", "", ""]);
});

test("what is stored is a tree or not", () => {
  ok(editing.isTree(JSON.parse(JSON.stringify(tree))));
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
    ok(!editing.isTree({ ...tree, ...change }), JSON.stringify(change));
  ok(!editing.isTree(null));
});

test("a tree of the engine begins at its node, and the tip is the end of that line", () => {
  const { beginning, nodes } = tree;
  const taken = trees.adopt({ beginning, nodes, at: 1 });
  deepEqual([taken.at, taken.tip, taken.nodes], [1, 3, nodes]);
});

test("two windows with the same game keep the lines of both", () => {
  const [here, there] = [game("a.b.c"), game("a.b.d.e")];
  deepEqual(told(editing.merge(here, there)), ["g5:a.b.c", "a", "ab", "abc", "abd", "abde"]);
  deepEqual(told(editing.merge(editing.merge(here, there), here)), told(editing.merge(here, there)));
  deepEqual(editing.merge(here, { ...there, beginning: "g6:" }), here);
});

test("a finished game has an end until that is taken back or removed, whatever is tried before it", () => {
  const won = snapshot("a.b.c", WON);
  const [ended, end] = [game("a.b.c"), 3];
  equal(editing.endOf(ended, snapshot("a.b.c")), 0);
  deepEqual(
    [ended, trees.previous(ended), tree].map((one) => editing.endOf(one, won)),
    [end, end, end],
  );
  const back = trees.takeBack(ended, 1);
  for (const one of [back, trees.grow(back, snapshot("a.b.d")), editing.prune(ended)])
    equal(editing.endOf(one, won), 0);
});

test("what was removed or taken back here stays away, unless the game went on after it elsewhere", () => {
  const before = game("a.b.c");
  const gone = new Set(editing.lines(before).filter((line) => line.endsWith("c")));
  const after = game("a.b.d");
  deepEqual(told(editing.merge(after, before, gone)), told(after));
  deepEqual(told(editing.merge(after, trees.takeBack(before, null))), told(after));
  deepEqual(told(editing.merge(after, game("a.b.c.e"), gone)), ["g5:a.b.d", "a", "ab", "abd", "abc", "abce"]);
  const back = trees.takeBack(before, null);
  deepEqual(told(editing.tidy(editing.merge(back, before))), ["g5:a.b", "a", "ab"]);
  deepEqual(told(editing.tidy(editing.merge(back, game("a.b.c.e")))), ["g5:a.b", "a", "ab", "abc", "abce"]);
});
