import { attributes, drawn, noted, texts } from "../page.js"; // before any view

import { deepEqual } from "node:assert/strict";
import { test } from "node:test";

import { rival } from "../../../web/dialogs/rival.ts";
import { actionBar } from "../../../web/panel/bar.ts";
import { at, BOT, BOTS, describing } from "../states.js";

test("where two bots play, one button pauses them and lets them go on, with a drawing for each", () => {
  for (const [paused, text] of [
    [false, "Pause"],
    [true, "Resume"],
  ]) {
    const bar = drawn(actionBar(at("a1", { ...BOTS, paused }), noted()));
    deepEqual(texts(bar, "#pause"), [text]);
    deepEqual(attributes(bar, "#pause use", "href"), [`#icon-${text.toLowerCase()}`]);
  }
});

test("the dialog of two bots tells whose level it names", () => {
  const describe = describing({ levels: 9 });
  describe.bots = [BOT, { ...BOT, name: "level", title: "L", level: 9 }];
  const standings = (players) =>
    texts(drawn(rival(at("", { describe, players }), { game: noted() })), "[id^=standing]");
  deepEqual(standings(["b", "level"]), ["L Level 9 of 9"]);
  deepEqual(standings(["human", "level"]), ["Level 9 of 9"]);
});
