/** What was stored may be anything: the readers take what the page can show, and leave the rest. */

import { fresh } from "../../web/fresh.ts";
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { freeCorners, orient } from "../../web/board/orientation.ts";
import { boardScene } from "../../web/board/scene.ts";
import { sortGames, summary } from "../../web/games/summary.ts";
import { gameAddress } from "../../web/model/address.ts";
import { lineRecords, engineTask } from "../../web/model/analysis.ts";
import { remaining } from "../../web/model/clock.ts";
import { goal } from "../../web/model/goal.ts";
import { isLike, parseJson } from "../../web/model/likeness.ts";
import { gameOverlay } from "../../web/model/overlay.ts";
import { findGame } from "../../web/model/catalogue.ts";
import { budgetOf, gameBots, settingsOf } from "../../web/model/queries.ts";
import { score } from "../../web/model/score.ts";
import { gameTitle, headline, sides, status } from "../../web/model/status.ts";
import * as readers from "../../web/model/stored.ts";
import { positionRequest, emptySetup, putStone, preview } from "../../web/model/setup.ts";
import { previous, recordOf } from "../../web/model/tree.ts";
import { parseGames, formatGames } from "../../web/person/archive.ts";
import { parseProgress } from "../../web/model/problems.ts";
import { triangle } from "./boards.js";
import { at, DESCRIBED, describing, ENGLISH, LOST, placing } from "./states.js";

/** A board with all that can be drawn round it. */
const { outline, sides: edges } = triangle(2);
const LAYOUT = { ...placing().layout, outline, sides: edges, labels: [{ text: "a", x: 0, y: -1 }] };
const FIRST = fresh(DESCRIBED, placing());
const CLOCK = { left: [60_000, 50_000], increment: 0, running: 1, since: 5 };
const MINE = {
  ...{ id: "abcdefgh", begun: 5, tally: { b: [1, 2, 0] }, beaten: ["g b"], clock: CLOCK },
  ...{ settings: { b: { breadth: 3 } }, budgets: { b: { seconds: 1 } } },
};
const CANDIDATE = { move: "c1", visits: 3, value: 0.5, line: ["c1", "d1"] };
const KNOWN = { value: 0.5, value_of: 1, playouts: 64, total: 64, done: false };
const ANALYSIS = { ...KNOWN, candidates: [CANDIDATE], owners: [0, 1, 0.5, 0.5, 0.5] };
const TURNED = { y: { turn: 60, mirrored: true } };
const PREFERENCES = { language: "", theme: "system", contrast: false, pace: 1, orientations: TURNED };

const NAMED = { name: "One", saved: 9, id: "abcdefgh", begun: 3, counts: true, sent: "" };

/** States as they are stored, at different moments of a game. */
const STORED = {
  begun: at("a1.b1", MINE),
  ended: at("a1.b1.c1", MINE, {
    ...LOST,
    winning_cells: [0, 2],
    last: { move: "c1", player: 1, cells: [2], traded: false, takeover: null },
  }),
  resigned: at("a1.white-resigns", MINE),
  offered: at("a1", MINE, { takeover: { move: "swap", source: 0, target: 0 }, takes: { b1: [1] } }),
};
const texts = Object.values(STORED).map((state) => JSON.stringify({ ...readers.lasting(state), layout: LAYOUT }));

/** What may stand in the place of a value. */
const FAULTS = [
  ...[null, undefined, true, 0, -1, 2, 0.5, 1e99],
  ...["", "x", "constructor", "__proto__", "toString"],
  ...[[], [null], ["constructor"], [[]], {}, { constructor: 1 }, { length: 9 }],
];

/** The ways to every value within a value. */
const ways = (value, way = []) =>
  typeof value === "object" && value !== null
    ? [way, ...Object.keys(value).flatMap((key) => ways(value[key], [...way, key]))]
    : [way];

/** A value with another one at the end of a way. */
function changed(value, [key, ...way], other) {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = changed(value[key], way, other);
  return copy;
}

/** Every text that tells of a value with a fault in one place; a long list has its faults at its beginning. */
const damaged = (text) => {
  const value = JSON.parse(text);
  return ways(value).flatMap((way) =>
    FAULTS.map((fault) => [way.join("."), JSON.stringify(changed(value, way, fault)) ?? ""]),
  );
};

/** All that a page draws of a state at once, and what its buttons ask first. */
function drawn(state) {
  const whole = { ...state, engine: { phase: "ready", done: 0, total: 0 } };
  for (const one of [whole, { ...whole, tree: previous(whole.tree) }]) {
    const layout = orient(one.layout, { turn: 60, mirrored: true });
    equal(freeCorners(layout).length, 4);
    const scene = boardScene({ ...one, layout }, gameOverlay(one, { numbers: true, confirm: true }), ENGLISH);
    const told = [status, headline, gameTitle, sides, goal].flatMap((tell) => tell(ENGLISH, one));
    ok(told.every((text) => ["string", "object"].includes(typeof text)));
    equal(scene.cells.length, one.layout.cells.length);
    for (const cell of scene.cells) equal(typeof cell.label, "string");
    for (const bot of gameBots(one)) ok([budgetOf(one, bot), settingsOf(one, bot)]);
    ok([lineRecords(one), gameAddress(one), recordOf(one.tree)].flat().every((text) => typeof text === "string"));
    for (const count of Object.values(score(one))) equal(typeof count, "number");
    if (one.clock) for (const player of [1, 2]) ok(remaining(one.clock, player, 9) >= 0);
    engineTask(one);
    findGame(one.describe, one.choices.game);
  }
}

test("a stored state is the same when it is read", () => {
  Object.keys(STORED).forEach((_, place) => {
    const found = readers.gameIn(texts[place], FIRST);
    ok(found);
    const expected = { ...JSON.parse(texts[place]), clock: { ...CLOCK, running: 0 } };
    deepEqual(JSON.parse(JSON.stringify(readers.lasting(found))), expected);
    drawn(found);
  });
});

test("a window has a game of its own and the options of all", () => {
  const here = { ...FIRST, id: "here", watching: true, analysing: true };
  const found = readers.inPlace({ ...FIRST, id: "there", tally: { b: [1, 0, 0] } }, here);
  deepEqual([found.id, found.watching, found.analysing, found.tally], ["here", true, false, { b: [1, 0, 0] }]);
});

test("a stored state with a fault in any place can be drawn, or is no state", () => {
  let usable = 0;
  let refused = 0;
  const [first, ...others] = texts.map(damaged);
  const board = ([way]) => way.startsWith("layout."); // it is the same in all
  for (const [way, text] of [...first, ...others.flat().filter((one) => !board(one))]) {
    const found = readers.gameIn(text, FIRST);
    if (!found) refused += 1;
    else {
      usable += 1;
      try {
        drawn(found);
      } catch (error) {
        throw new Error(`${way}: ${text.slice(0, 300)}`, { cause: error });
      }
    }
  }
  ok(usable > 1_000 && refused > 1_000, `${usable} usable, ${refused} refused`);
});

test("an option with a fault is the usual one, and the game goes on", () => {
  const stored = JSON.parse(texts[0]);
  const wrong = { workers: 1e6, lens: { shade: "constructor" }, settings: [], budgets: null, pondering: "yes" };
  for (const [name, value] of Object.entries(wrong)) {
    const found = readers.gameIn(JSON.stringify({ ...stored, [name]: value }), FIRST);
    deepEqual(found?.[name], FIRST[name], name);
    equal(found?.snapshot.record, STORED.begun.snapshot.record);
  }
});

test("texts that tell no state are none", () => {
  const objects = ["{}", '{"snapshot":{}}', '{"__proto__":{"snapshot":1}}'];
  for (const text of [null, "", "{", "null", "7", '"x"', "[]", ...objects, "[".repeat(10)])
    equal(readers.gameIn(text, FIRST), null, String(text));
});

test("analyses are all there or none", () => {
  const text = JSON.stringify({ "g5:a1": ANALYSIS });
  deepEqual(readers.analysesIn(text), JSON.parse(text));
  for (const none of [null, "", "{", "null", "7", "true", '"abc"', "[]"])
    deepEqual(readers.analysesIn(none), {}, String(none));
  for (const [way, fault] of damaged(text)) {
    const analyses = readers.analysesIn(fault);
    const state = { ...at("a1.b1"), analyses };
    ok(isLike(analyses, {}), way);
    drawn(state);
    const lens = { shade: "owners", top: 3, dots: true };
    drawn({ ...state, analysing: true, lens, snapshot: { ...state.snapshot, record: "g5:a1" } });
  }
});

test("a position that is set up comes back, and one with a fault in any place can be drawn, or there is none", () => {
  const empty = emptySetup({ ...placing("a1"), layout: LAYOUT }, { pie: false });
  const setup = { ...putStone(empty, "c1"), problem: "g5:c1" };
  const text = JSON.stringify(setup);
  deepEqual(readers.setupIn(JSON.stringify({ ...setup, told: "copied" }), DESCRIBED), JSON.parse(text));
  let usable = 0;
  for (const [way, fault] of damaged(text)) {
    const found = readers.setupIn(fault, DESCRIBED);
    if (!found) continue;
    usable += 1;
    const position = preview(putStone(found, "a1"));
    equal(boardScene(position, { chosen: true }, ENGLISH).cells.length, 5, way);
    deepEqual([typeof goal(ENGLISH, position), positionRequest(found).cells.length], ["string", 5], way);
  }
  ok(usable > 100);
  for (const none of [null, "{", "7", "[]", text.replace("00100", "0010"), text.replace("00100", "90100")])
    equal(readers.setupIn(none, DESCRIBED), null, String(none));
  equal(readers.setupIn(text, describing({ set_up: null })), null);
});

test("a preference with a fault is the usual one, the others stay", () => {
  const text = JSON.stringify({ ...PREFERENCES, theme: "dark", pace: 3, more: 1 });
  deepEqual(readers.preferencesIn(text, PREFERENCES), { ...PREFERENCES, theme: "dark", pace: 3 });
  for (const none of [null, "", "{", "null", "7", '"abc"', "[]"])
    deepEqual(readers.preferencesIn(none, PREFERENCES), PREFERENCES);
  for (const [way, fault] of damaged(text)) {
    const found = readers.preferencesIn(fault, PREFERENCES);
    deepEqual(Object.keys(found), Object.keys(PREFERENCES));
    for (const [name, value] of Object.entries(PREFERENCES)) equal(typeof found[name], typeof value, way);
  }
});

test("bots are names and sources, or there are none", () => {
  const bots = [
    ["a.py", "x"],
    ["b.py", ""],
  ];
  deepEqual(readers.botsIn(JSON.stringify(bots)), bots);
  const isPair = (one) => one.length === 2 && one.every((text) => typeof text === "string");
  for (const [way, fault] of damaged(JSON.stringify(bots))) ok(readers.botsIn(fault).every(isPair), way);
});

test("the progress in the problems can be counted, whatever was stored", () => {
  for (const [way, fault] of damaged(JSON.stringify({ solved: { ab: "alone", cd: "helped" }, days: [5, 6] }))) {
    const { solved, days } = parseProgress(fault);
    const others = Object.values(solved).filter((one) => one !== "alone" && one !== "helped");
    deepEqual(others, [], way);
    ok(days.every(Number.isInteger), way);
  }
});

test("a kept game with a fault in any place has a card, or is no game", () => {
  const { snapshot, tree, players } = STORED.ended;
  const game = { ...NAMED, clock: CLOCK, tree, players, snapshot, layout: LAYOUT };
  const entry = JSON.parse(JSON.stringify(game));
  deepEqual(readers.entryIn(entry, DESCRIBED), entry);
  let bare = 0;
  for (const [way, text] of damaged(JSON.stringify(entry))) {
    const found = readers.entryIn(parseJson(text), DESCRIBED);
    if (!found) continue;
    if (found.snapshot)
      boardScene({ ...found, layout: orient(found.layout, { turn: 60, mirrored: false }) }, {}, ENGLISH);
    else bare += 1;
    const { title, game, result, day } = summary(ENGLISH, DESCRIBED, found);
    for (const text of [title, game, result, day]) equal(typeof text, "string", way);
    equal(sortGames([found]).length, 1);
  }
  ok(bare > 100);
  for (const none of [null, undefined, 7, "x", [], {}]) equal(readers.entryIn(none, DESCRIBED), null);
});

test("a file of games with a fault in any place holds games that can be kept, or is no such file", () => {
  const { tree, players } = STORED.begun;
  const text = formatGames([{ ...NAMED, tree, players }]);
  for (const [way, fault] of damaged(text)) {
    for (const game of parseGames(fault) ?? []) {
      const kept = { ...game };
      deepEqual(readers.entryIn(kept, DESCRIBED), kept, way);
      equal(typeof summary(ENGLISH, DESCRIBED, kept).day, "string");
    }
  }
});
