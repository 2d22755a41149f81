/** What is kept of a game, and the file in which games travel. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { isArchived, newId, parseGames, snapshotOf, formatGames } from "../../web/person/archive.ts";
import { readAddress } from "../../web/model/address.ts";
import { goTo, watch } from "../../web/model/steps.ts";
import { previous } from "../../web/model/tree.ts";
import { at, BOTS, FRIENDS, placing, WHITE } from "./states.js";

const MINE = at("a1.b1", { id: "abcdefgh", begun: 5 });

test("a game is kept once the person, or a friend, has moved in it", () => {
  ok(isArchived(MINE));
  ok(!isArchived(at("a1", { ...WHITE, id: "x" })), "the bot alone has moved");
  ok(isArchived(at("a1.b1", { ...WHITE, id: "x" })));
  ok(isArchived(at("a1", FRIENDS)));
  ok(!isArchived(at("", { id: "x" })));
  ok(!isArchived(at("heads", { id: "x" })), "chance alone has moved");
  ok(!isArchived(at("a1", { ...BOTS, id: "x" })));
  ok(!isArchived({ ...watch(MINE, placing("a1"), at("a1").tree), id: "x" }));
});

test("the picture of a game stays that of its latest position", () => {
  equal(snapshotOf(MINE).snapshot, MINE.snapshot);
  const back = goTo(MINE, previous(MINE.tree));
  ok(!("snapshot" in snapshotOf(back)));
  equal(snapshotOf(back).tree, back.tree);
  ok(!("snapshot" in snapshotOf({ ...MINE, tree: at("a1.b1.c1").tree })), "the position is on its way");
});

test("games travel in a file without their pictures", () => {
  const { id, begun, tree, players, counts } = MINE;
  const text = formatGames([{ name: "One", saved: 9, ...MINE, clock: null }]);
  ok(!text.includes('"layout"'));
  const kept = { name: "One", saved: 9, tree: JSON.parse(JSON.stringify(tree)), players, id, begun, counts };
  deepEqual(parseGames(text), [{ ...kept, sent: "", clock: null, helped: false, assisted: false }]);
});

test("a text that is no file of games is none", () => {
  const game = { name: "One", saved: 1, tree: MINE.tree, players: ["human", "b"], id: "abcdefgh" };
  equal(parseGames(JSON.stringify({ games: [game] }))?.[0]?.begun, 1);
  const faults = [{ tree: {} }, { players: [1, 2] }, { id: "../x" }, { id: undefined }];
  const texts = faults.map((fault) => JSON.stringify({ games: [{ ...game, ...fault }] }));
  for (const text of ["", "{", "null", "{}", '{"games": [1]}', ...texts]) equal(parseGames(text), null, text);
});

test("an id fits into a friend's link", () => {
  const ids = Array.from({ length: 50 }, newId);
  equal(new Set(ids).size, 50);
  for (const id of ids) equal(readAddress(`g5:&friend=${id}.1`).friend?.id, id);
});
