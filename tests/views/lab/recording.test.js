import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../../../web/lang/texts.ts";
import { gridOf, resultOf, sceneOfStep, unitsOf, verdictOf, viewsOf } from "../../../web/lab/recording.ts";
import { told } from "../../../web/lab/told.ts";
import { missing } from "../../../web/lab/recorder.ts";
import { wordsIn } from "../languages.js";
import { pluck } from "../pluck.js";

speak(wordsIn("en"));

const ran = (picture, more = {}) => ({
  chosen: { name: "new", text: "new?seed=1", values: {} },
  ended: true,
  tables: [{ name: "course", columns: ["step"], timed: [], rows: [[1]] }],
  recording: {
    axes: ["logY"],
    options: ["early"],
    units: [{ name: { say: "lab-gridworld-units-values", values: {} }, stops: [0, 1, 2] }],
    views: [{ name: "course", picture, table: "course" }],
    verdict: { right: ["early"], told: { say: "lab-gridworld-at", values: { step: 2 } } },
    scenes: {
      0: { sentence: "north", columns: ["cell", 1], rows: [[null, 0.5]], lines: [1], formula: [2], picture: null },
    },
    ...more,
  },
});
const PLOT = {
  widget: "plot",
  across: "Steps",
  up: "Error",
  series: [
    {
      name: "a",
      look: "s1",
      points: [
        [1, 2],
        [2, 3, 1, 4],
      ],
    },
  ],
};

test("texts are joined by signs, and what a message compares stays as it is", () => {
  const sign = { join: ["[", { join: [0, null], between: "; " }, "]"], between: "" };
  assert.equal(told(sign), "[0; –]");
  const values = { share: null, error: null, other: 2, trees: 3 };
  assert.match(told({ say: "lab-chance-measured", values }), /^Expectimax never expects more than minimax\./);
});

test("a text is a word, a number, nothing, a message, or several of them", () => {
  assert.equal(told(["north", 0.5, null, { say: "lab-gridworld-at", values: { step: 3 } }]), "north 0.5 After step 3");
  assert.equal(told(["", "north"]), "north");
});

test("what the engine says becomes units, scenes, a result and a verdict", () => {
  const result = ran(PLOT);
  assert.deepEqual(unitsOf(result), [{ name: "sweep", stops: [0, 1, 2] }]);
  const { sentence, grid, lines, formula, picture } = sceneOfStep(result, 0, false);
  assert.deepEqual([sentence, lines, formula, picture], ["north", [1], ["2"], undefined]);
  assert.deepEqual(grid, { columns: ["cell", "1"], rows: [["–", "0.5"]] });
  assert.equal(sceneOfStep(result, 2, false).sentence, "north", "the last one that has come");
  assert.deepEqual(verdictOf(result), { right: ["early"], told: "After step 2" });
  assert.equal(verdictOf({ ...result, ended: false }), null);
  assert.deepEqual(viewsOf(result), []);
});

test("a table has no column in which nothing stands, unless it has no rows", () => {
  const columns = ["move", "bound", "record"];
  const withRows = (rows) => gridOf({ ...ran(PLOT), tables: [{ name: "moves", columns, rows }] }, "moves");
  const rows = [
    ["b1", null, null],
    ["b2", null, "y3"],
  ];
  assert.deepEqual(withRows(rows), {
    columns: ["move", "record"],
    rows: [
      ["b1", "–"],
      ["b2", "y3"],
    ],
    records: 1,
  });
  assert.deepEqual(withRows([]).columns, columns);
});

test("an earlier run is laid over a plot", () => {
  const { picture } = resultOf(ran(PLOT), ran(PLOT), "linear");
  assert.ok(picture.marks.some(({ look }) => look.includes("earlier")));
});

test("a widget that is none is an error", () => {
  assert.throws(() => resultOf(ran({ widget: "pie" }), null, "linear"), /There is no widget "pie"/);
});

test("scenes are asked for around the reader, first those that the reader waits for", () => {
  const stops = [...Array(100).keys()].map((number) => 2 * number);
  const scenes = Object.fromEntries([...Array(41).keys()].map((at) => [at, {}]));
  const result = ran(PLOT, { units: [{ name: "a", stops }], scenes });
  const asked = (at, isFresh = (_) => true) => missing({ ran: result, at, unit: 0 }, isFresh);
  assert.deepEqual(asked(0), []);
  assert.deepEqual(
    asked(30),
    [...Array(19).keys()].map((number) => 42 + 2 * number),
  );
  assert.deepEqual(asked(101), [101, 100, 102, 104, 106]);
  assert.deepEqual(
    asked(10, (at) => at !== 10),
    [10],
    "what was told before the reader unfolded something",
  );
  assert.deepEqual(
    missing({ ran: ran(PLOT, { units: [{ name: "a", stops: [0] }] }), at: 0, unit: 0 }, () => true),
    [],
  );
});

test("a board is that of the result's position in another one, with what lies on it", () => {
  const placed = { snapshot: { cells: "00", to_move: 1 }, layout: {} };
  const board = { position: { cells: "10" }, overlay: { numbers: true, shares: { a1: 0.5 } } };
  const scene = { ...ran(PLOT).recording.scenes[0], board };
  const result = { ...ran(PLOT, { scenes: { 0: scene } }), placed };
  const shown = sceneOfStep(result, 0, false).board;
  assert.deepEqual(shown?.placed.snapshot, { cells: "10", to_move: 1 });
  assert.deepEqual([shown?.overlay.numbers, shown?.overlay.shares], [true, new Map([["a1", 0.5]])]);
  assert.equal(sceneOfStep(ran(PLOT), 0, false).board, null);
});

test("a plot keeps the scales, ticks and ends that it asks for, and only a like one is laid over it", () => {
  const words = {
    ...PLOT,
    linear: "across",
    ticks: [
      [1, "sum"],
      [2, "mean"],
    ],
    ends: [null, [0, 9]],
  };
  const drawn = (one, other) => resultOf(ran(one), ran(other), "logX").picture.marks;
  const marks = drawn(words, { ...words, ticks: [[1, "sum"]] });
  assert.ok(["sum", "mean"].every((word) => marks.some(({ text }) => text === word)));
  assert.ok(!marks.some(({ look }) => look.includes("earlier")));
  assert.ok(drawn(words, words).some(({ look }) => look.includes("earlier")));
  assert.ok(!drawn(PLOT, { ...PLOT, across: "Games" }).some(({ look }) => look.includes("earlier")));
});

test("heat maps, tiles with bars and intervals are drawn, one below the other", () => {
  const [rows, columns] = [
    ["iterations", ["5", "20"]],
    ["sims", ["1", "2"]],
  ];
  const heats = [
    { share: 1, text: 66.7, note: "30 – 90" },
    { share: 0.5, text: 20, note: "" },
  ];
  const tile = {
    text: "1 / 0 / 2",
    parts: [
      ["lost", 0.25],
      ["won", 0.5],
    ],
    now: true,
  };
  const measured = { name: "a", told: "b", look: "s1", value: 0.5, low: 0.4, high: 0.6, bound: null };
  const pictures = [
    { widget: "heatmap", rows, columns, cells: heats },
    { widget: "tiles", rows, columns, tiles: [tile, { ...tile, now: false }] },
    { widget: "intervals", title: "", rows: [measured], shown: [0, 1], alone: true },
  ];
  const { marks } = resultOf(ran({ widget: "stack", pictures }), null, "linear").picture;
  const count = (look) => marks.filter((mark) => mark.look === look).length;
  assert.deepEqual(["heat", "now", "part lost", "part won", "line s1", "s1 full"].map(count), [4, 1, 2, 2, 1, 1]);
  const [lost, won] = ["lost", "won"].map((one) => marks.find(({ look }) => look === `part ${one}`)?.attributes);
  assert.equal(won?.width, 2 * Number(lost?.width));
  assert.equal(won?.x, Number(lost?.x) + Number(lost?.width));
});

test("a histogram has a bar for each kind, one above the other", () => {
  const kinds = [
    ["H0 accepted", "s1"],
    ["H1 accepted", "s2"],
  ];
  const picture = {
    widget: "histogram",
    across: "Pairs",
    up: "Tests",
    kinds,
    bins: [
      [0, 50, [4, 2]],
      [50, 100, [0, 1]],
    ],
  };
  const { marks } = resultOf(ran(picture), null, "linear").picture;
  const bars = marks.filter(({ name }) => name === "rect").map(({ look, attributes }) => ({ look, ...attributes }));
  assert.deepEqual(pluck(bars, "look"), ["s1 full", "s2 full", "s2 full"]);
  const [low, high] = bars.map(({ y, height }) => [Number(y), Number(height)]);
  assert.ok(Math.abs(low[1] - 2 * high[1]) < 0.1 && Math.abs(high[0] + high[1] - low[0]) < 0.1);
});
