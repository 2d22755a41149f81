import { deepEqual, equal, match, ok, throws } from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../../../web/lang/texts.ts";
import { gridOf, resultOf, sceneOf, unitsOf, verdictOf, viewsOf } from "../../../web/lab/recording.ts";
import { toWords } from "../../../web/lab/words.ts";
import { missing, sceneAt, withScenes } from "../../../web/lab/recorder.ts";
import { wordsIn } from "./languages.js";
import { pluck } from "../../views/pluck.js";

speak(wordsIn("en"));

const resultWith = (picture, more = {}) => ({
  chosen: { name: "new", text: "new?seed=1", values: {} },
  ended: true,
  tables: [{ name: "course", columns: ["step"], timed: [], rows: [[1]] }],
  recording: {
    axes: ["logY"],
    options: ["early"],
    units: [{ name: { say: "lab-gridworld-units-values", values: { count: 1 } }, stops: [0, 1, 2] }],
    views: [{ name: "course", picture, table: "course" }],
    verdict: { right: ["early"], told: { say: "lab-gridworld-at", values: { step: 2 } } },
    ...more,
  },
});
const SCENE = { sentence: "north", columns: ["cell", 1], rows: [[null, 0.5]], lines: [1], formula: [2], picture: null };
const list = (...items) => items;
const SERIES = { name: "a", look: "s1", points: list([1, 2], [2, 3, 1, 4]) };
const PLOT = { widget: "plot", across: "Steps", up: "Error", series: [SERIES] };

test("texts are joined by signs, and what a message compares stays as it is", () => {
  const sign = { join: ["[", { join: [0, null], between: "; " }, "]"], between: "" };
  equal(toWords(sign), "[0; –]");
  const values = { share: null, error: null, other: 2, trees: 3 };
  match(toWords({ say: "lab-chance-measured", values }), /^Expectimax never expects more than minimax\./);
});

test("a text is a word, a number, nothing, a message, or several of them", () => {
  const message = { say: "lab-gridworld-at", values: { step: 3 } };
  equal(toWords(["", "north", 0.5, null, message]), "north 0.5 After step 3");
});

test("what the engine says becomes units, scenes, a result and a verdict", () => {
  const result = resultWith(PLOT);
  deepEqual(unitsOf(result), [{ name: "sweep", stops: [0, 1, 2] }]);
  const { sentence, grid, lines, formula, picture } = sceneOf(SCENE);
  deepEqual([sentence, lines, formula, picture], ["north", [1], ["2"], undefined]);
  deepEqual(grid, { columns: ["cell", "1"], rows: [["–", "0.5"]] });
  deepEqual(verdictOf(result), { right: ["early"], told: "After step 2" });
  equal(verdictOf({ ...result, ended: false }), null);
  deepEqual(viewsOf(result), []);
});

test("a table has no column in which nothing stands, unless it has no rows", () => {
  const columns = ["move", "bound", "record"];
  const withRows = (rows) => gridOf({ ...resultWith(PLOT), tables: [{ name: "moves", columns, rows }] }, "moves");
  const rows = list(["b1", null, null], ["b2", null, "y3"]);
  const wanted = { columns: ["move", "record"], rows: list(["b1", "–"], ["b2", "y3"]), records: 1 };
  deepEqual(withRows(rows), wanted);
  deepEqual(withRows([]).columns, columns);
});

test("a widget that is none is an error", () => {
  throws(() => resultOf(resultWith({ widget: "pie" }), null, "linear"), /There is no widget "pie"/);
});

test("scenes are asked for around the reader, first those that the reader waits for", () => {
  const stops = [...Array(100).keys()].map((number) => 2 * number);
  const scenes = withScenes(new Map(), Object.fromEntries([...Array(41).keys()].map((at) => [at, {}])), []);
  const asked = (at, opened = [], units = [{ name: "a", stops }]) =>
    missing({ result: resultWith(PLOT, { units }), at, unit: 0, scenes }, opened);
  deepEqual(asked(0), []);
  const ahead = [...Array(19).keys()].map((number) => 42 + 2 * number);
  deepEqual(asked(30), ahead);
  deepEqual(asked(101), [101, 100, 102, 104, 106]);
  deepEqual(asked(10, [3]), [10, 12, 14, 16], "what was sent before the reader unfolded something");
  deepEqual(asked(0, [], [{ name: "a", stops: [0] }]), []);
});

test("of many scenes the last ones stay, and until one comes the last one before it is shown, or the next one", () => {
  const come = (from, count) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [from + at, { sentence: from + at }]));
  const scenes = withScenes(withScenes(new Map(), come(0, 40), []), come(1000, 280), []);
  equal(scenes.size, 300);
  const sentences = [5, 25, 700, 1003, 5000].map((at) => sceneAt({ scenes, at }).sentence);
  deepEqual(sentences, [20, 25, 39, 1003, 1279]);
});

test("a board is that of the result's position in another one, with what lies on it", () => {
  const placed = { snapshot: { cells: "00", to_move: 1 }, layout: {} };
  const board = { position: { cells: "10" }, overlay: { numbers: true, shares: { a1: 0.5 } } };
  const shown = sceneOf({ ...SCENE, board }, { placed }).board;
  deepEqual(shown?.placed.snapshot, { cells: "10", to_move: 1 });
  deepEqual([shown?.overlay.numbers, shown?.overlay.shares], [true, new Map([["a1", 0.5]])]);
  equal(sceneOf({ ...SCENE, board }).board, null);
});

test("a plot keeps the scales, ticks and ends that it asks for, and only a like one is laid over it", () => {
  const words = { ...PLOT, linear: "across", ticks: list([1, "sum"], [2, "mean"]), ends: [null, [0, 9]] };
  const drawn = (one, other) => resultOf(resultWith(one), resultWith(other), "logX").picture.marks;
  const marks = drawn(words, { ...words, ticks: [[1, "sum"]] });
  ok(["sum", "mean"].every((word) => marks.some(({ text }) => text === word)));
  ok(!marks.some(({ look }) => look.includes("earlier")));
  ok(drawn(words, words).some(({ look }) => look.includes("earlier")));
  ok(!drawn(PLOT, { ...PLOT, across: "Games" }).some(({ look }) => look.includes("earlier")));
});

test("heat maps and intervals are drawn, one below the other", () => {
  const [rows, columns] = list(["iterations", ["5", "20"]], ["sims", ["1", "2"]]);
  const cells = [{ share: 1, text: 66.7, note: "30 – 90" }, { share: 0.5, text: 20, note: "", framed: true }, null];
  const estimate = { name: "a", text: "b", look: "s1", value: 0.5, low: 0.4, high: 0.6, bound: null, dots: null };
  const pictures = [
    { widget: "heatmap", rows, columns, cells },
    { widget: "intervals", title: "", rows: [estimate], shown: [0, 1], alone: true },
  ];
  const { marks } = resultOf(resultWith({ widget: "stack", pictures }), null, "linear").picture;
  const count = (look) => marks.filter((mark) => mark.look === look).length;
  deepEqual(["heat", "frame", "line s1", "s1 full"].map(count), [4, 1, 1, 1]);
});

test("series with a width are bars, one on top of the other", () => {
  const series = (look, ...points) => ({ name: look, look, points, dots: false, width: 50 });
  const picture = {
    ...{ widget: "plot", across: "Pairs", up: "Tests" },
    series: [series("s1", [0, 4, 0, 4], [50, 0, 0, 0]), series("s2", [0, 6, 4, 6], [50, 1, 0, 1])],
    ends: list([0, 100], [0, 6]),
  };
  const { marks } = resultOf(resultWith(picture), null, "linear").picture;
  const bars = marks.filter(({ name }) => name === "rect").map(({ look, attributes }) => ({ look, ...attributes }));
  deepEqual(pluck(bars, "look"), ["s1 full", "s2 full", "s2 full"]);
  const [low, high] = bars.map(({ y, height }) => [Number(y), Number(height)]);
  ok(Math.abs(low[1] - 2 * high[1]) < 0.1 && Math.abs(high[0] + high[1] - low[0]) < 0.1);
  ok(!marks.some(({ look }) => look === "line s1"));
});
