import assert from "node:assert/strict";
import test from "node:test";

import { chance } from "../../../web/lab/benches/chance.js";
import { speak } from "../../../web/lang/texts.js";
import { ENGLISH } from "../languages.js";
import { pluck } from "../pluck.js";

speak(ENGLISH);
const { say } = ENGLISH;

const walk = (name, kind, share, value) => [
  { is: "walk", name, player: 1 },
  { is: "window", node: 0, kind: "max", alpha: 0, beta: 1 },
  { is: "window", node: 1, parent: 0, move: "1", kind, alpha: 0, beta: 1 },
  { is: "window", node: 2, parent: 1, move: "1", alpha: 0, beta: 1, ...share },
  { is: "value", node: 2, value: 0.2, leaf: "over" },
  { is: "window", node: 3, parent: 1, move: "2", alpha: 0, beta: 1, ...share },
  { is: "value", node: 3, value: 0.6, leaf: "over" },
  { is: "value", node: 1, value },
  { is: "value", node: 0, value },
  { is: "choice", move: "1", value, visits: [{ move: "1", visits: 2 }] },
];
const events = [
  ...walk("minimax", "min", {}, 0.2),
  ...walk("expectimax", "mean", { share: 0.5 }, 0.4),
  ...walk("expectiminimax", "mean", { share: 0.5 }, 0.4),
];
const table = (name, row) => ({ name, columns: Object.keys(row), rows: [Object.values(row)] });
const recording = (crossing) => ({
  chosen: { values: { share: "30" } },
  happened: { events, done: 1, of: 1 },
  tables: [table("crossing", { trees: 9, "other move": 4, crossing })],
  ended: true,
});

test("the three walks are one recording", () => {
  const ran = recording(40);
  const [step, , , walks] = chance.units(ran);
  assert.deepEqual(walks.stops, [0, 9, 18, 27]);
  assert.equal(step.stops.length, 28);
  const names = [9, 10, 18, 19, 27].map((at) => chance.scene(ran, at, false).sentence.split(": ")[1]);
  assert.deepEqual(names, ["minimax", "expectimax", "expectimax", "expectiminimax", "expectiminimax"]);
  assert.match(chance.scene(ran, 27, false).sentence, /The coin makes 30 % of the replies random\.$/);
});

test("the formula of a finished node is that of its kind", () => {
  const ran = recording(40);
  const lines = say("lab-chance-pseudocode").split("\n");
  const finished = [7, 16, 25].map((at) => chance.scene(ran, at, false));
  assert.deepEqual(pluck(finished, "formula"), [
    ["min(0.2; 0.6) = 0.2"],
    ["0.5 · 0.2 + 0.5 · 0.6 = 0.4"],
    ["0.5 · 0.2 + 0.5 · 0.6 = 0.4"],
  ]);
  assert.deepEqual(
    finished.map((scene) => /perfect|random opponent|coin/.exec(lines[scene.lines[0]])[0]),
    ["perfect", "random opponent", "coin"],
  );
});

test("the verdict is where the lines cross", () => {
  const right = (crossing) => chance.verdict(recording(crossing)).right;
  assert.deepEqual(
    [0, 33, 33.4, 66, 67, 100, null].map((crossing) => right(crossing)[0]),
    ["low", "low", "middle", "middle", "high", "high", "never"],
  );
  assert.deepEqual(chance.options.toSorted(), ["high", "low", "middle", "never"]);
  assert.equal(chance.verdict({ ...recording(40), ended: false }), null);
});
