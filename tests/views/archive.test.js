/** What is kept of a game, and the file in which games travel. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { isKept, newId, read, snapshotOf, written } from "../../web/person/archive.ts";
import { readAddress } from "../../web/model/address.ts";
import { gone, shared } from "../../web/model/steps.ts";
import { previous } from "../../web/model/tree.ts";
import { at, BOTS, FRIENDS, placing } from "./states.js";

const MINE = at("a1.b1", { id: "abcdefgh", begun: 5 });

test("a game is kept once a player has moved in it, if the person plays", () => {
  assert.ok(isKept(MINE));
  assert.ok(isKept(at("a1", FRIENDS)));
  assert.ok(!isKept(at("", { id: "x" })));
  assert.ok(!isKept(at("heads", { id: "x" })), "chance alone has moved");
  assert.ok(!isKept(at("a1", { ...BOTS, id: "x" })));
  assert.ok(!isKept({ ...shared(MINE, placing("a1"), at("a1").tree), id: "x" }));
});

test("the picture of a game stays that of its latest position", () => {
  assert.equal(snapshotOf(MINE).snapshot, MINE.snapshot);
  const back = gone(MINE, previous(MINE.tree));
  assert.ok(!("snapshot" in snapshotOf(back)));
  assert.equal(snapshotOf(back).tree, back.tree);
  assert.ok(!("snapshot" in snapshotOf({ ...MINE, tree: at("a1.b1.c1").tree })), "the position is on its way");
});

test("games travel in a file without their pictures", () => {
  const { id, begun, tree, players, counts } = MINE;
  const text = written([{ name: "One", saved: 9, ...MINE, clock: null }]);
  assert.ok(!text.includes('"layout"'));
  assert.deepEqual(read(text), [
    {
      name: "One",
      saved: 9,
      tree: JSON.parse(JSON.stringify(tree)),
      players,
      id,
      begun,
      counts,
      sent: "",
      clock: null,
    },
  ]);
});

test("a text that is no file of games is none", () => {
  const game = { name: "One", saved: 1, tree: MINE.tree, players: ["human", "b"], id: "abcdefgh" };
  assert.equal(read(JSON.stringify({ games: [game] }))?.[0]?.begun, 1);
  const faults = [{ tree: {} }, { players: [1, 2] }, { id: "../x" }, { id: undefined }];
  const texts = faults.map((fault) => JSON.stringify({ games: [{ ...game, ...fault }] }));
  for (const text of ["", "{", "null", "{}", '{"games": [1]}', ...texts]) assert.equal(read(text), null, text);
});

test("an id fits into a friend's link", () => {
  const ids = Array.from({ length: 50 }, newId);
  assert.equal(new Set(ids).size, 50);
  for (const id of ids) assert.equal(readAddress(`g5:&friend=${id}.1`).friend?.id, id);
});
