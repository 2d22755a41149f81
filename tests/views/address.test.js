/** The address of a game: what it tells of a friend, and how a link relates to the game known. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { gameAddress, hasPassed, readAddress, compareRecords } from "../../web/model/address.ts";
import { annotate } from "../../web/model/editing.ts";
import { previous } from "../../web/model/tree.ts";
import { at, FRIENDS, TWO } from "./states.js";

test("an address is the record, and in a game by links whom the link is for", () => {
  equal(gameAddress(at("a1")), "g5:a1");
  equal(gameAddress(at("a1", FRIENDS)), "g5:a1&friend=abcdef.2");
  equal(gameAddress(at("a1", { ...FRIENDS, players: ["friend", "human"] })), "g5:a1&friend=abcdef.1");
  equal(gameAddress(at("a1", { ...FRIENDS, assisted: true })), "g5:a1&friend=abcdef.2.help");
  equal(gameAddress(at("a1", TWO)), "g5:a1");
});

test("an address tells the marks on the position shown, but no friend", () => {
  const marks = [
    { kind: "label", cell: "a1", text: "A" },
    { kind: "arrow", cell: "b1", to: "c1" },
    { kind: "label", cell: "b1", text: "é-1" },
  ];
  const marked = (more) => {
    const state = at("a1.b1", more);
    return { ...state, tree: annotate(state.tree, { marks }) };
  };
  equal(gameAddress(marked(TWO)), "g5:a1.b1&marks=label-a1-A-b1-_e9__2d_1.arrow-b1-c1");
  equal(gameAddress({ ...marked(TWO), tree: previous(marked(TWO).tree) }), "g5:a1.b1");
  equal(gameAddress(marked(FRIENDS)), "g5:a1.b1&friend=abcdef.2");
});

test("the mark of a friend's link is found as it was written, and as chat and mail hand it on", () => {
  const friend = { id: "abcdef", seat: 2, assisted: false };
  for (const text of [
    "g5:a1&friend=abcdef.2",
    "g5:a1&amp;friend=abcdef.2",
    "g5:a1%26friend%3Dabcdef.2",
    "g5:a1&FRIEND=ABCDEF.2",
    "g5:a1&friend=abcdef.2).",
    "g5:a1&friend=abcdef.2&fbclid=x",
  ])
    deepEqual(readAddress(text), { record: "g5:a1", friend, level: null }, text);
});

test("help and a level are read, too, and anything else is a record", () => {
  equal(readAddress("g5:a1&friend=abcdef.2.help").friend?.assisted, true);
  deepEqual(readAddress("g5:&level=8"), { record: "g5:", friend: null, level: 8 });
  for (const text of ["", "g5:a1", "g5:a1&friend=abcdef.3", "g5:a1&friend=a.1", "g5:a1&friend=abcdef.2x"]) {
    deepEqual(readAddress(text), { record: text, friend: null, level: null });
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
    equal(hasPassed(state, record, moves), expected, `${record} after ${moves}`);
  equal(hasPassed({ ...state, watching: true }, "g5:a1", 0), false);
});

test("a link goes on from the game known, is the same, older, or another game", () => {
  equal(compareRecords("g5:a1", "g5:a1.b1"), "longer");
  equal(compareRecords("g5:", "g5:a1"), "longer");
  equal(compareRecords("g5:a1", "g5:a1"), "same");
  equal(compareRecords("g5:a1.b1", "g5:a1"), "older");
  equal(compareRecords("g5:a1", "g5:"), "older");
  for (const told of ["g5:b1", "g5:a11", "g6:a1.b1"]) equal(compareRecords("g5:a1", told), "other");
});
