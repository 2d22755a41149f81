import assert from "node:assert/strict";
import test from "node:test";

import { sequential } from "../../../web/lab/benches/sequential.js";
import { ran, sound, table, toldInEveryLanguage, WORDS } from "./runs.js";
import { pluck } from "../pluck.js";

const VERDICTS = ["H0", "H1", ""];
const tested = (run, verdict, pairs = 48) => ({
  is: "verdict",
  run,
  verdict,
  pairs,
  stride: 2,
  walk: Array.from({ length: pairs / 2 }, (_, step) => (verdict === "H1" ? 3 : -3) * ((2 * step + 2) / pairs)),
});

/** So many tests of each verdict in turn. */
function run({ counts = [18, 1, 0], promised = [null, 5.26, null], ended = true } = {}) {
  const tests = counts
    .flatMap((count, place) => Array.from({ length: count }, () => VERDICTS[place]))
    .map((verdict, number) => tested(number, verdict));
  const all = tests.length;
  const names = ["H0", "H1", "none"];
  const rows = names.map((verdict, place) => ({
    verdict,
    "ratio at": [-2.944, 2.944, null][place],
    tests: counts[place],
    "%": (100 * counts[place]) / all,
    from: 1,
    to: 20,
    "promised %": promised[place],
    pairs: counts[place] ? 48 : null,
  }));
  const lengths = [
    { "pairs from": 1, "pairs to": 50, H0: counts[0], H1: counts[1], none: counts[2] },
    { "pairs from": 51, "pairs to": 100, H0: 0, H1: 1, none: 0 },
  ];
  return ran(
    tests,
    [table("verdicts", rows), table("lengths", lengths)],
    { alpha: "0.05", beta: "0.05", difference: "0", elo0: "0", elo1: "50" },
    { ended },
  );
}

test("one goes by single tests, and by tens and hundreds where there are so many", () => {
  const stops = (counts) => sequential.units(run({ counts })).map((unit) => unit.stops.length - 1);
  assert.deepEqual(stops([3, 1, 0]), [4]);
  assert.deepEqual(stops([18, 1, 1]), [20, 2]);
  assert.deepEqual(stops([190, 10, 0]), [200, 20, 2]);
});

test("a step tells the verdict, counts those so far, and marks the line of the code", () => {
  const at = (place) => sequential.scene(run({ counts: [1, 1, 1] }), place, false);
  assert.equal(at(0).sentence, WORDS.say("lab-sequential-before"));
  assert.equal(
    at(1).sentence,
    "Test 1: accepts H0 after 48 pairs of games, at ratio -3. So far H0 1 time, H1 0 times.",
  );
  assert.match(at(2).sentence, /^Test 2: accepts H1 .* H0 1 time, H1 1 time\.$/);
  assert.match(at(3).sentence, /is given up .*no verdict 1 time\.$/);
  assert.deepEqual(
    [1, 2, 3].map((place) => at(place).lines),
    [[7, 8], [5, 6], [1]],
  );
  assert.deepEqual(at(3).grid.rows, [
    ["H0", "1", "33.33"],
    ["H1", "1", "33.33"],
    ["none", "1", "33.33"],
  ]);
  assert.deepEqual(at(1).formula, [
    "H0: ln(0.05 / (1 − 0.05)) = -2.944",
    "H1: ln((1 − 0.05) / 0.05) = 2.944",
    "H0 at -2.944, ratio -3, H1 at 2.944",
  ]);
});

test("the last walk stands out from those before it, of which not all are drawn", () => {
  const walks = (at) =>
    sequential
      .scene(run({ counts: [90, 10, 0] }), at, false)
      .picture.marks.filter(({ look }) => /^line s\d/.test(look));
  assert.deepEqual(pluck(walks(1), "look"), ["line s1 strong"]);
  assert.equal(walks(100).length, 31);
  assert.equal(walks(100).at(-1).look, "line s2 strong");
  assert.equal(walks(100).filter(({ look }) => / faint$/.test(look)).length, 30);
  assert.equal(walks(1)[0].attributes.d.match(/L/g).length, 24);
});

test("the share of wrong verdicts decides which prediction is right, beside what is promised", () => {
  for (const [counts, right] of [
    [[99, 1, 0], "rare"],
    [[95, 5, 0], "promised"],
    [[90, 10, 0], "often"],
    [[50, 50, 0], "coin"],
  ]) {
    assert.deepEqual(sequential.verdict(run({ counts })).right, [right]);
  }
  const { told } = sequential.verdict(run({ counts: [95, 5, 0] }));
  assert.equal(
    told,
    "5 of 100 verdicts are wrong: 5 %, with a 95 % interval from 1 to 20 %; promised are 5.26 % at most. " +
      "This agrees with the promise.",
  );
  assert.ok(sequential.verdict(run({ promised: [null, 0.5, null] })).told.endsWith(WORDS.say("lab-sequential-broken")));
  assert.equal(sequential.verdict(run({ ended: false })), null);
});

test("between H0 and H1 there is nothing to predict, as neither verdict is wrong", () => {
  const between = run({ promised: [null, null, null] });
  assert.deepEqual(sequential.verdict(between), { right: [], told: WORDS.say("lab-sequential-neither") });
  assert.deepEqual(sequential.options({ difference: "25", elo0: "0", elo1: "50" }), []);
  for (const difference of ["0", "-10", "50", "80"])
    assert.equal(sequential.options({ difference, elo0: "0", elo1: "50" }).length, 4);
  const rows = (one) =>
    sequential.result([one], "linear", "errors").picture.marks.filter(({ name }) => name === "circle").length;
  assert.deepEqual([rows(between), rows(run()), rows(run({ counts: [1, 1, 1] }))], [3, 1, 2]);
});

test("an earlier run is laid over, and the histogram has a bar for each verdict of a length", () => {
  const { picture } = sequential.result([run(), run({ counts: [5, 5, 0] })], "linear", "errors");
  assert.equal(picture.marks.filter(({ look }) => /earlier full/.test(look)).length, 1);
  const { picture: bars, grid } = sequential.result([run({ counts: [4, 2, 0] })], "linear", "lengths");
  const drawn = bars.marks
    .filter(({ name }) => name === "rect")
    .map(({ look, attributes }) => [look, attributes.height]);
  assert.deepEqual(
    drawn.map(([look]) => look),
    ["s1 full", "s2 full", "s2 full"],
  );
  assert.ok(Math.abs(drawn[0][1] - 2 * drawn[1][1]) < 0.1);
  assert.equal(grid.rows.length, 2);
});

test("a run that was stopped before anything was finished is drawn, too", () => {
  const empty = ran([], [], run().chosen.values, { ended: false });
  const scene = sequential.scene(empty, 0, false);
  assert.equal(scene.sentence, WORDS.say("lab-sequential-before"));
  assert.ok(sound(scene.picture ?? []));
  for (const view of ["errors", "lengths"]) assert.ok(sound(sequential.result([empty], "linear", view)), view);
});

toldInEveryLanguage("sequential", sequential, [run({ counts: [2, 1, 1] })]);
