/** What is shown of the network's view of a position. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { candidates, shadeOf, shades } from "../../web/model/analysis.ts";
import { glance, impression, wantsGlance } from "../../web/model/glance.ts";
import { gameOverlay } from "../../web/model/overlay.ts";
import { boardScene } from "../../web/board/scene.ts";
import { report } from "./reports.js";
import { at, describing, ENGLISH, WON } from "./states.js";
import { pluck } from "./pluck.js";

const SHARES = { a1: 0.04, b1: 0.64, c1: 0.3, d1: 0.015, e1: 0.005 };
const SEEN = { record: "g5:", shares: SHARES, value: 0.7, takeover: false };
const LENS = { ...at().lens, shade: "glance" };

/** A state in which the person wants to see it. */
const wanting = (words = "", change = {}, more = {}) => at(words, { analysing: true, lens: LENS, ...change }, more);
const seeing = wanting("", { glance: SEEN });

test("it is offered only where the game has a network, and elsewhere the visits are shown", () => {
  deepEqual([shades(at()).includes("glance"), shadeOf(wanting())], [true, "glance"]);
  const without = wanting("", { describe: describing({ network: false }), glance: SEEN });
  deepEqual([shades(without).includes("glance"), shadeOf(without)], [false, "visits"]);
  deepEqual([glance(without), wantsGlance(without)], [null, false]);
});

test("the engine is asked once for each position, and only if the person wants it", () => {
  ok(wantsGlance(wanting()));
  ok(wantsGlance(wanting("a1", { glance: SEEN })), "it knows another position");
  const starting = wanting("", { engine: { phase: "starting", done: 0, total: 0 } });
  const others = [wanting("", { analysing: false }), at("", { analysing: true }), wanting("a1", {}, WON)];
  for (const state of [seeing, starting, ...others]) ok(!wantsGlance(state));
});

test("the favourites come first, as many as candidates are asked for, and slight ones have no number", () => {
  deepEqual(pluck(glance(seeing)?.moves ?? [], 0), ["b1", "c1", "a1", "d1", "e1"]);
  deepEqual([...(impression(seeing)?.looks.keys() ?? [])], ["b1", "c1", "a1", "d1"]);
  const single = impression(wanting("", { glance: SEEN, lens: { ...LENS, top: 1 } }));
  deepEqual(single?.looks.get("b1"), { order: 1, chance: 0.64, faded: false, favour: true });
  equal(impression(seeing)?.shares.get("a1"), 0.2);
});

test("it is not mixed with what a search says, nor shown of another position", () => {
  equal(candidates({ ...wanting(), analyses: { "g5:": report(0.6, ["a1"]) } }).size, 0);
  const unasked = [at("", { glance: SEEN, analysing: true }), at("", { glance: SEEN, lens: LENS })];
  for (const state of [wanting("a1", { glance: SEEN }), ...unasked]) equal(glance(state), null);
});

test("a screen reader tells the share as one of the network's favour", () => {
  const { cells } = boardScene(seeing, gameOverlay(seeing, { numbers: false, confirm: false }), ENGLISH);
  deepEqual(pluck(cells, "label"), [
    "a1, empty, third choice of the network, 4%",
    "b1, empty, best choice of the network, 64%",
    "c1, empty, second choice of the network, 30%",
    "d1, empty, fourth choice of the network, 2%",
    "e1, empty",
  ]);
  deepEqual([cells[1]?.chance, cells[1]?.shade], ["64", { kind: "most", strength: 1 }]);
  deepEqual(cells[0]?.shade, { kind: "some", strength: 0.25 });
});
