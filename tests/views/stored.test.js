/** What was stored may be anything: the readers take what the page can show, and leave the rest. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { freeCorners, oriented } from "../../web/board/orientation.ts";
import { sceneOf } from "../../web/board/scene.ts";
import { sorted, summary } from "../../web/games/summary.ts";
import { addressOf } from "../../web/model/address.ts";
import { positions, task } from "../../web/model/analysis.ts";
import { remaining } from "../../web/model/clock.ts";
import { goal } from "../../web/model/goal.ts";
import { alike, parsed } from "../../web/model/likeness.ts";
import { overlayOf } from "../../web/model/overlay.ts";
import { gameNamed } from "../../web/model/catalogue.ts";
import { budgetOf, rivals, settingsOf } from "../../web/model/queries.ts";
import { score, suitable } from "../../web/model/score.ts";
import { fresh } from "../../web/model/state.ts";
import { gameTitle, headline, sides, status } from "../../web/model/status.ts";
import {
  analysesIn,
  botsIn,
  entryIn,
  gameIn,
  inPlace,
  lasting,
  preferencesIn,
  setupIn,
} from "../../web/model/stored.ts";
import { asked, emptied, put, shown } from "../../web/model/setup.ts";
import { previous, recordOf } from "../../web/model/tree.ts";
import { read, written } from "../../web/person/archive.ts";
import { readProgress } from "../../web/model/problems.ts";
import { triangle } from "./boards.js";
import { at, DESCRIBED, ENGLISH, LOST, placing } from "./states.js";

/** A board with all that can be drawn round it. */
const { outline, sides: edges } = triangle(2);
const LAYOUT = { ...placing().layout, outline, sides: edges, labels: [{ text: "a", x: 0, y: -1 }] };
const FIRST = fresh(DESCRIBED, placing());
const CLOCK = { left: [60_000, 50_000], increment: 0, running: 1, since: 5 };
const MINE = {
  id: "abcdefgh",
  begun: 5,
  tally: { b: [1, 2, 0] },
  latest: { b: [1] },
  settings: { b: { breadth: 3 } },
  budgets: { b: { seconds: 1 } },
  clock: CLOCK,
};
const ANALYSIS = {
  value: 0.5,
  value_of: 1,
  playouts: 64,
  total: 64,
  candidates: [{ move: "c1", visits: 3, value: 0.5, line: ["c1", "d1"] }],
  owners: [0, 1, 0.5, 0.5, 0.5],
  done: false,
};
const PREFERENCES = {
  language: "",
  theme: "system",
  contrast: false,
  pace: 1,
  orientations: { y: { turn: 60, mirrored: true } },
};

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
const texts = Object.values(STORED).map((state) => JSON.stringify({ ...lasting(state), layout: LAYOUT }));

/** What may stand in the place of a value. */
const FAULTS = [
  null,
  undefined,
  true,
  0,
  -1,
  2,
  0.5,
  1e99,
  "",
  "x",
  "constructor",
  "__proto__",
  "toString",
  [],
  [null],
  ["constructor"],
  [[]],
  {},
  { constructor: 1 },
  { length: 9 },
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
    const layout = oriented(one.layout, { turn: 60, mirrored: true });
    assert.equal(freeCorners(layout).length, 4);
    const scene = sceneOf({ ...one, layout }, overlayOf(one, { numbers: true, confirm: true }), ENGLISH);
    const told = [
      status(ENGLISH, one),
      headline(ENGLISH, one),
      gameTitle(ENGLISH, one),
      ...[sides(ENGLISH, one)].flat(),
      goal(ENGLISH, one),
    ];
    assert.ok(told.every((text) => ["string", "object"].includes(typeof text)));
    assert.equal(scene.cells.length, one.layout.cells.length);
    for (const cell of scene.cells) assert.equal(typeof cell.label, "string");
    for (const bot of rivals(one)) assert.ok([budgetOf(one, bot), settingsOf(one, bot)]);
    assert.ok([positions(one), addressOf(one), recordOf(one.tree)].flat().every((text) => typeof text === "string"));
    for (const count of Object.values(score(one))) assert.equal(typeof count, "number");
    if (one.clock) for (const player of [1, 2]) assert.ok(remaining(one.clock, player, 9) >= 0);
    suitable(one);
    task(one);
    gameNamed(one.describe, one.choices.game);
  }
}

test("a stored state is the same when it is read", () => {
  Object.keys(STORED).forEach((_, place) => {
    const found = gameIn(texts[place], FIRST);
    assert.ok(found);
    assert.deepEqual(JSON.parse(JSON.stringify(lasting(found))), {
      ...JSON.parse(texts[place]),
      clock: { ...CLOCK, running: 0 },
    });
    drawn(found);
  });
});

test("a window has a game of its own and the options of all", () => {
  const here = { ...FIRST, id: "here", watching: true, analysing: true };
  const found = inPlace({ ...FIRST, id: "there", tally: { b: [1, 0, 0] } }, here);
  assert.deepEqual([found.id, found.watching, found.analysing, found.tally], ["here", true, false, { b: [1, 0, 0] }]);
});

test("a stored state with a fault in any place can be drawn, or is no state", () => {
  let usable = 0;
  let refused = 0;
  const [first, ...others] = texts.map(damaged);
  const board = ([way]) => way.startsWith("layout."); // it is the same in all
  for (const [way, text] of [...first, ...others.flat().filter((one) => !board(one))]) {
    const found = gameIn(text, FIRST);
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
  assert.ok(usable > 1_000 && refused > 1_000, `${usable} usable, ${refused} refused`);
});

test("an option with a fault is the usual one, and the game goes on", () => {
  const stored = JSON.parse(texts[0]);
  for (const [name, value] of Object.entries({
    workers: 1e6,
    lens: { shade: "constructor" },
    settings: [],
    budgets: null,
    pondering: "yes",
  })) {
    const found = gameIn(JSON.stringify({ ...stored, [name]: value }), FIRST);
    assert.deepEqual(found?.[name], FIRST[name], name);
    assert.equal(found?.snapshot.record, STORED.begun.snapshot.record);
  }
});

test("texts that tell no state are none", () => {
  for (const text of [
    null,
    "",
    "{",
    "null",
    "7",
    '"x"',
    "[]",
    "{}",
    '{"snapshot":{}}',
    '{"__proto__":{"snapshot":1}}',
    "[".repeat(10),
  ])
    assert.equal(gameIn(text, FIRST), null, String(text));
});

test("analyses are all there or none", () => {
  const text = JSON.stringify({ "g5:a1": ANALYSIS });
  assert.deepEqual(analysesIn(text), JSON.parse(text));
  for (const none of [null, "", "{", "null", "7", "true", '"abc"', "[]"])
    assert.deepEqual(analysesIn(none), {}, String(none));
  for (const [way, fault] of damaged(text)) {
    const analyses = analysesIn(fault);
    const state = { ...at("a1.b1"), analyses };
    assert.ok(alike(analyses, {}), way);
    drawn(state);
    drawn({
      ...state,
      analysing: true,
      lens: { shade: "owners", top: 3, alarm: true },
      snapshot: { ...state.snapshot, record: "g5:a1" },
    });
  }
});

test("a position that is set up comes back, and one with a fault in any place can be drawn, or there is none", () => {
  const setup = { ...put(emptied({ ...placing("a1"), layout: LAYOUT }, { pie: false }), "c1"), problem: "g5:c1" };
  const text = JSON.stringify(setup);
  assert.deepEqual(setupIn(JSON.stringify({ ...setup, told: "copied" }), DESCRIBED), JSON.parse(text));
  let usable = 0;
  for (const [way, fault] of damaged(text)) {
    const found = setupIn(fault, DESCRIBED);
    if (!found) continue;
    usable += 1;
    const position = shown(put(found, "a1"));
    assert.equal(sceneOf(position, { chosen: true }, ENGLISH).cells.length, 5, way);
    assert.deepEqual([typeof goal(ENGLISH, position), asked(found).cells.length], ["string", 5], way);
  }
  assert.ok(usable > 100);
  for (const none of [null, "{", "7", "[]", text.replace("00100", "0010"), text.replace("00100", "90100")])
    assert.equal(setupIn(none, DESCRIBED), null, String(none));
  assert.equal(setupIn(text, { ...DESCRIBED, games: DESCRIBED.games.map((one) => ({ ...one, set_up: null })) }), null);
});

test("a preference with a fault is the usual one, the others stay", () => {
  const text = JSON.stringify({ ...PREFERENCES, theme: "dark", pace: 3, more: 1 });
  assert.deepEqual(preferencesIn(text, PREFERENCES), { ...PREFERENCES, theme: "dark", pace: 3 });
  for (const none of [null, "", "{", "null", "7", '"abc"', "[]"])
    assert.deepEqual(preferencesIn(none, PREFERENCES), PREFERENCES);
  for (const [way, fault] of damaged(text)) {
    const found = preferencesIn(fault, PREFERENCES);
    assert.deepEqual(Object.keys(found), Object.keys(PREFERENCES));
    for (const [name, value] of Object.entries(PREFERENCES)) assert.equal(typeof found[name], typeof value, way);
  }
});

test("bots are names and sources, or there are none", () => {
  const bots = [
    ["a.py", "x"],
    ["b.py", ""],
  ];
  assert.deepEqual(botsIn(JSON.stringify(bots)), bots);
  for (const [way, fault] of damaged(JSON.stringify(bots)))
    assert.ok(
      botsIn(fault).every((one) => one.length === 2 && one.every((text) => typeof text === "string")),
      way,
    );
});

test("the progress in the problems can be counted, whatever was stored", () => {
  for (const [way, fault] of damaged(JSON.stringify({ solved: { ab: "alone", cd: "helped" }, days: [5, 6] }))) {
    const { solved, days } = readProgress(fault);
    assert.ok(
      Object.values(solved).every((one) => one === "alone" || one === "helped") && days.every(Number.isInteger),
      way,
    );
  }
});

test("a kept game with a fault in any place has a card, or is no game", () => {
  const { snapshot, tree, players } = STORED.ended;
  const entry = JSON.parse(
    JSON.stringify({
      name: "One",
      saved: 9,
      id: "abcdefgh",
      begun: 3,
      counts: true,
      sent: "",
      clock: CLOCK,
      tree,
      players,
      snapshot,
      layout: LAYOUT,
    }),
  );
  assert.deepEqual(entryIn(entry, DESCRIBED), entry);
  let bare = 0;
  for (const [way, text] of damaged(JSON.stringify(entry))) {
    const found = entryIn(parsed(text), DESCRIBED);
    if (!found) continue;
    if (found.snapshot)
      sceneOf({ snapshot: found.snapshot, layout: oriented(found.layout, { turn: 60, mirrored: false }) }, {}, ENGLISH);
    else bare += 1;
    const told = summary(ENGLISH, DESCRIBED, found);
    assert.ok(
      [told.title, told.game, told.result, told.day].every((one) => typeof one === "string"),
      way,
    );
    assert.equal(sorted([found]).length, 1);
  }
  assert.ok(bare > 100);
  for (const none of [null, undefined, 7, "x", [], {}]) assert.equal(entryIn(none, DESCRIBED), null);
});

test("a file of games with a fault in any place holds games that can be kept, or is no such file", () => {
  const { tree, players } = STORED.begun;
  const text = written([{ name: "One", saved: 9, id: "abcdefgh", begun: 3, counts: true, sent: "", tree, players }]);
  for (const [way, fault] of damaged(text)) {
    for (const game of read(fault) ?? []) {
      const kept = { ...game };
      assert.deepEqual(entryIn(kept, DESCRIBED), kept, way);
      assert.equal(typeof summary(ENGLISH, DESCRIBED, kept).day, "string");
    }
  }
});
