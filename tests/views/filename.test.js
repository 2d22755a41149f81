/** What saved files are called. */

import { equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { fileName } from "../../web/model/filename.ts";

const state = { snapshot: { game: "y", size: 5 } };

test("a file is called by the game, the day and the players", () => {
  const credits = { first: "You", second: "Sparrow", date: "2026-11-22" };
  equal(fileName(state, credits, "sgf"), "y5-2026-11-22-You-Sparrow.sgf");
});

test("what is not known is left out, and what no file may be called", () => {
  const nobody = { first: "", second: "", date: "" };
  equal(fileName(state, nobody, "svg"), "y5.svg");
  const odd = { first: '../Jürgen: \\ "K" ', second: "*?", date: "2010-05-01,02" };
  equal(fileName(state, odd, "sgf"), "y5-2010-05-01-02-Jürgen-K.sgf");
  ok(fileName(state, { ...nobody, first: "a".repeat(999) }, "sgf").length < 50);
});
