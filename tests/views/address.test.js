/** The address of a game: what it tells of a friend, and how a link relates to the game known. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { addressOf, passed, readAddress, relation } from "../../web/model/address.ts";
import { noted } from "../../web/model/editing.ts";
import { previous } from "../../web/model/tree.ts";
import { at, FRIENDS, TWO } from "./states.js";

test("an address is the record, and in a game by links whom the link is for", () => {
  assert.equal(addressOf(at("a1")), "g5:a1");
  assert.equal(addressOf(at("a1", FRIENDS)), "g5:a1&friend=abcdef.2");
  assert.equal(addressOf(at("a1", { ...FRIENDS, players: ["friend", "human"] })), "g5:a1&friend=abcdef.1");
  assert.equal(addressOf(at("a1", TWO)), "g5:a1");
});

test("an address tells the marks on the position shown, but no friend", () => {
  /** @type {import("messages").Mark[]} */ const marks = [
    { kind: "label", cell: "a1", text: "A" },
    { kind: "arrow", cell: "b1", to: "c1" },
    { kind: "label", cell: "b1", text: "é-1" },
  ];
  const marked = (/** @type {object} */ more) => {
    const state = at("a1.b1", more);
    return { ...state, tree: noted(state.tree, { marks }) };
  };
  assert.equal(addressOf(marked(TWO)), "g5:a1.b1&marks=label-a1-A-b1-_e9__2d_1.arrow-b1-c1");
  assert.equal(addressOf({ ...marked(TWO), tree: previous(marked(TWO).tree) }), "g5:a1.b1");
  assert.equal(addressOf(marked(FRIENDS)), "g5:a1.b1&friend=abcdef.2");
});

test("the mark of a friend's link is found as chat and mail hand it on", () => {
  for (const text of [
    "g5:a1&amp;friend=abcdef.2",
    "g5:a1%26friend%3Dabcdef.2",
    "g5:a1&FRIEND=ABCDEF.2",
    "g5:a1&friend=abcdef.2).",
    "g5:a1&friend=abcdef.2&fbclid=x",
  ])
    assert.deepEqual(readAddress(text), { record: "g5:a1", friend: { id: "abcdef", seat: 2 } }, text);
});

test("an address is read as it was written, and anything else is a record", () => {
  assert.deepEqual(readAddress("g5:a1&friend=abcdef.2"), { record: "g5:a1", friend: { id: "abcdef", seat: 2 } });
  for (const text of ["", "g5:a1", "g5:a1&friend=abcdef.3", "g5:a1&friend=a.1", "g5:a1&friend=abcdef.2x"]) {
    assert.deepEqual(readAddress(text), { record: text, friend: null });
  }
});

test("a game has passed the positions of all its lines since the page wrote its addresses", () => {
  const state = at("a1.b1.c1");
  for (const [record, moves, expected] of [
    ["g5:a1", 0, true],
    ["g5:a1.b1.c1", 0, true],
    ["g5:a1", 1, false],
    ["g5:a1.b1", 1, true],
    ["g5:", 0, false],
    ["g5:b1", 0, false],
    ["g6:a1", 0, false],
    ["g5:a1.b1.c1.d1", 0, false],
  ])
    assert.equal(passed(state, record, moves), expected, `${record} after ${moves}`);
  assert.equal(passed({ ...state, watching: true }, "g5:a1", 0), false);
});

test("a link goes on from the game known, is the same, older, or another game", () => {
  assert.equal(relation("g5:a1", "g5:a1.b1"), "longer");
  assert.equal(relation("g5:", "g5:a1"), "longer");
  assert.equal(relation("g5:a1", "g5:a1"), "same");
  assert.equal(relation("g5:a1.b1", "g5:a1"), "older");
  assert.equal(relation("g5:a1", "g5:"), "older");
  for (const [known, told] of [
    ["g5:a1", "g5:b1"],
    ["g5:a1", "g5:a11"],
    ["g5:a1", "g6:a1.b1"],
  ])
    assert.equal(relation(String(known), String(told)), "other");
});
