/** Sequential test: the walks of tests whose truth is known, how often they err, and how long they take. */

import { local, number, say } from "../../lang/texts.js";
import { intervals } from "../intervals.js";
import { bar } from "../marks.js";
import { plot } from "../plot.js";
import { grid, gridOf, laid, of, once, rangeOf, rowsOf, strides, sum, text } from "./bench.js";

/** @import { Measured } from "../intervals.js" */
/** @import { Bench, Event, Result } from "./bench.js" */

/** The percentage of wrong verdicts below which each prediction is right. */
const SHARES = { rare: 2, promised: 8, often: 25, coin: Infinity };
/** The verdicts in the order of the engine, and how they look. */
const LOOKS = /** @type {const} */ ({ H0: "s1", H1: "s2", none: "s3" });
const VERDICTS = /** @type {(keyof typeof LOOKS)[]} */ (Object.keys(LOOKS));
/** The lines of the pseudocode that lead to each of them. */
const LINES = { H1: [5, 6], H0: [7, 8], none: [1] };
/** Earlier walks that are drawn behind the last one. */
const BEHIND = 30;

/** @param {Result} ran @returns {Event[]} */
const tests = ({ happened }) => of(happened, "verdict");

/** @param {Event | null} test @returns {keyof typeof LOOKS} */
const nameOf = (test) => test?.verdict || "none";

/** A verdict in words. @param {string} verdict */
const told = (verdict) =>
  verdict === "none" ? say("lab-sequential-given-up") : say("lab-sequential-accepted", { verdict });

/** @type {Bench} */ export const sequential = {
  axes: ["linear"],

  options: ({ difference, elo0, elo1 }) =>
    Number(difference) <= Number(elo0) || Number(difference) >= Number(elo1)
      ? ["rare", "promised", "often", "coin"]
      : [],

  units: (ran) => strides((count) => say("lab-sequential-stride", { count }), tests(ran).length, 100),

  scene(ran, at) {
    const { counts, low, high } = indexOf(ran);
    const test = tests(ran)[at - 1] ?? null;
    const now = counts[at] ?? { H0: 0, H1: 0, none: 0 };
    const verdict = nameOf(test);
    const ratio = number(test?.walk.at(-1) ?? 0);
    const { alpha, beta } = ran.chosen.values;
    const [a, b] = [number(Number(alpha)), number(Number(beta))];
    return {
      picture: walks(ran, tests(ran).slice(Math.max(0, at - 1 - BEHIND), at)),
      grid: grid(
        [local("verdict"), local("tests"), "%"],
        VERDICTS.map((name) => [local(name), now[name], at ? (100 * now[name]) / at : null]),
      ),
      sentence: test
        ? text(
            say("lab-sequential-ended", {
              test: at,
              pairs: test.pairs,
              ratio,
              verdict,
              hasVerdict: verdict !== "none",
            }),
            say("lab-sequential-counted", { low: now.H0, high: now.H1, none: now.none }),
          )
        : say("lab-sequential-before"),
      lines: test ? LINES[verdict] : [],
      formula: test
        ? [
            `H0: ln(${b} / (1 − ${a})) = ${number(low)}`,
            `H1: ln((1 − ${b}) / ${a}) = ${number(high)}`,
            say("lab-sequential-ratio", { low: number(low), ratio, high: number(high) }),
          ]
        : [],
    };
  },

  views: () => ["errors", "lengths"],

  result(runs, _axes, view) {
    const [ran] = runs;
    if (view === "lengths") return { picture: histogram(ran), grid: gridOf(ran, "lengths") };
    const picture = intervals(say("lab-sequential-share"), laid(runs, measured), number, [0]);
    return { picture, grid: gridOf(ran, "verdicts") };
  },

  verdict(ran) {
    if (!ran.ended) return null;
    const rows = rowsOf(ran, "verdicts");
    const wrong = rows.find((row) => row["promised %"] !== null);
    if (!wrong) return { right: [], told: say("lab-sequential-neither") };
    const { "%": share, from, to, "promised %": promised, tests } = wrong;
    const [least, most, bound] = [from, to, promised].map(number);
    const all = sum(rows.map((row) => row.tests));
    const counts = { wrong: tests, tests: all, share: number(share) };
    return {
      right: [rangeOf(SHARES, share)],
      told: text(
        say("lab-sequential-erred", { ...counts, from: least ?? "", to: most ?? "", promised: bound ?? "" }),
        from <= promised ? say("lab-sequential-kept") : say("lab-sequential-broken"),
      ),
    };
  },
};

/** What the steps of a recording share: the verdicts so far after each test, the most pairs of one, both bounds, and
 * how far the walks go. */
const indexOf = once((/** @type {Result} */ ran) => {
  const all = tests(ran);
  const counts = [{ H0: 0, H1: 0, none: 0 }];
  for (const test of all) {
    const before = counts.at(-1) ?? { H0: 0, H1: 0, none: 0 };
    counts.push({ ...before, [nameOf(test)]: before[nameOf(test)] + 1 });
  }
  const bound = (/** @type {string} */ name) =>
    rowsOf(ran, "verdicts").find(({ verdict }) => verdict === name)?.["ratio at"] ?? 0;
  const [low, high] = [bound("H0"), bound("H1")];
  /** @type {[number, number]} */ const extent = [low, high];
  let longest = 1;
  for (const { walk, pairs } of all) {
    longest = Math.max(longest, pairs);
    for (const point of walk) [extent[0], extent[1]] = [Math.min(extent[0], point), Math.max(extent[1], point)];
  }
  return { counts, longest, low, high, extent };
});

/** The walks of some tests between the bounds; the last one stands out. @param {Result} ran @param {Event[]} all */
function walks(ran, all) {
  const { longest, low, high, extent } = indexOf(ran);
  const level = (/** @type {number} */ y) => [0, longest].map((x) => ({ x, y }));
  const bounds = [
    { name: "H0", look: "bound", points: level(low) },
    { name: "H1", look: "bound", points: level(high) },
  ];
  const lines = all.map(({ walk, pairs, stride, ...test }, place) => ({
    name: "",
    look: `${LOOKS[nameOf(test)]} ${place < all.length - 1 ? "faint" : "strong"}`,
    points: [0, ...walk].map((y, step) => ({ x: Math.min(pairs, step * stride), y })),
  }));
  return plot(
    { title: say("lab-sequential-across-title"), kind: "linear", range: [0, longest] },
    { title: say("lab-sequential-up-title"), kind: "linear", range: extent },
    [...bounds, ...lines],
    number,
  );
}

/** The share of the wrong verdict beside what is promised; of every verdict where none is wrong.
 * @param {Result} ran @returns {Measured[]} */
function measured(ran) {
  const rows = rowsOf(ran, "verdicts");
  const promises = rows.some((row) => row["promised %"] !== null);
  return rows
    .filter((row) => !promises || row["promised %"] !== null || (row.verdict === "none" && row.tests > 0))
    .map(({ verdict, "%": value, tests, from, to, "promised %": bound }) => ({
      name: told(verdict),
      told: say("lab-sequential-tested", { share: number(value), tests }),
      look: LOOKS[/** @type {keyof typeof LOOKS} */ (verdict)],
      value,
      low: from,
      high: to,
      bound,
    }));
}

/** How many tests took how many pairs, by their verdicts. @param {Result} ran */
function histogram(ran) {
  const rows = rowsOf(ran, "lengths");
  const known = VERDICTS.filter((name) => rows.some((row) => row[name]));
  const most = Math.max(1, ...rows.map((row) => sum(VERDICTS.map((name) => row[name]))));
  return plot(
    { title: say("lab-sequential-across-title"), kind: "linear", range: [0, rows.at(-1)?.["pairs to"] ?? 1] },
    { title: say("lab-sequential-tests"), kind: "linear", range: [0, most] },
    known.map((name) => ({ name: told(name), look: LOOKS[name], points: [] })),
    number,
    (x, y) =>
      rows.map((row) => {
        const [from, to] = [x.place(row["pairs from"] - 1), x.place(row["pairs to"])];
        let below = 0;
        return known.map((name) => {
          const low = y.place(below);
          below += row[name];
          const height = low - y.place(below);
          return (
            row[name] > 0 && bar(`${LOOKS[name]} full`, from + 1, low - height, Math.max(1, to - from - 2), height)
          );
        });
      }),
  );
}
