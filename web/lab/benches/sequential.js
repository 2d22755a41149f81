/** Sequential test: the walks of tests whose truth is known, how often they err, and how long they take. */

import { local, number, say } from "../../lang/texts.js";
import { intervals } from "../intervals.js";
import { bar, horizontal, label, line } from "../marks.js";
import { axes } from "../plot.js";
import { linear } from "../scales.js";
import { gridOf, laid, of, once, rangeOf, rowsOf, strides } from "./bench.js";

/** @import { Measured } from "../intervals.js" */
/** @import { Scale } from "../scales.js" */
/** @import { Bench, Event, Mark, Picture, Place, Result } from "./bench.js" */

/** The percentage of wrong verdicts up to which each prediction is right. */
const SHARES = { rare: 2, promised: 8, often: 25, coin: Infinity };
/** The verdicts in the order of the engine, and how they look. */
const LOOKS = /** @type {const} */ ({ H0: "s1", H1: "s2", none: "s3" });
const VERDICTS = /** @type {(keyof typeof LOOKS)[]} */ (Object.keys(LOOKS));
/** Earlier walks that are drawn behind the last one. */
const BEHIND = 30;
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [640, 360, 58, 56, 34, 52];

/** @typedef {{counts: Record<keyof typeof LOOKS, number>[], longest: number, extent: [number, number], at:
 *   Record<string, number>}} Index  `counts`: of the verdicts, after each test; `at`: the bounds */

/** @type {Bench} */ export const sequential = {
  axes: ["linear"],

  options: ({ difference, elo0, elo1 }) =>
    Number(difference) <= Number(elo0) || Number(difference) >= Number(elo1)
      ? ["rare", "promised", "often", "coin"]
      : [],

  units(ran) {
    return strides((count) => say("lab-sequential-stride", { count }), of(ran.happened, "verdict").length, 100);
  },

  scene(ran, at) {
    const { counts, at: bounds } = indexOf(ran);
    const all = of(ran.happened, "verdict");
    const test = all[at - 1] ?? null;
    const now = counts[at] ?? { H0: 0, H1: 0, none: 0 };
    const verdict = nameOf(test);
    const ratio = number(test?.walk.at(-1) ?? 0);
    return {
      picture: walks(ran, all.slice(Math.max(0, at - 1 - BEHIND), at)),
      grid: {
        columns: [local("verdict"), local("tests"), "%"],
        rows: VERDICTS.map((name) => [
          local(name),
          number(now[name]),
          at ? number((100 * now[name]) / at) : say("lab-none"),
        ]),
      },
      sentence: test
        ? [
            say("lab-sequential-ended", {
              test: at,
              pairs: test.pairs,
              ratio,
              verdict,
              hasVerdict: verdict !== "none",
            }),
            say("lab-sequential-counted", { low: now.H0, high: now.H1, none: now.none }),
          ].join(" ")
        : say("lab-sequential-before"),
      lines: test ? { H1: [5, 6], H0: [7, 8], none: [1] }[verdict] : [],
      formula: test
        ? [
            ...formulaOf(ran),
            say("lab-sequential-ratio", { low: number(bounds.H0 ?? 0), ratio, high: number(bounds.H1 ?? 0) }),
          ]
        : [],
    };
  },

  views: () => ["errors", "lengths"],

  result(runs, _axes, view) {
    const [ran] = runs;
    if (view === "lengths") return { picture: histogram(ran), grid: gridOf(ran, "lengths") };
    const rows = laid(runs, (one) => measured(one));
    return { picture: intervals(say("lab-sequential-share"), rows, number, [0]), grid: gridOf(ran, "verdicts") };
  },

  verdict(ran) {
    if (!ran.ended) return null;
    const rows = rowsOf(ran, "verdicts");
    const wrong = rows.find((row) => row["promised %"] !== null);
    if (!wrong) return { right: [], told: say("lab-sequential-neither") };
    const share = wrong["%"];
    const total = rows.reduce((sum, { tests }) => sum + tests, 0);
    const told = say("lab-sequential-erred", {
      wrong: wrong.tests,
      tests: total,
      share: number(share),
      from: number(wrong.from),
      to: number(wrong.to),
      promised: number(wrong["promised %"]),
    });
    return {
      right: [rangeOf(SHARES, share)],
      told: `${told} ${wrong.from <= wrong["promised %"] ? say("lab-sequential-kept") : say("lab-sequential-broken")}`,
    };
  },
};

/** @param {Event | null} test @returns {keyof typeof LOOKS} */
const nameOf = (test) => test?.verdict || "none";

/** What the steps of a recording share. @type {(ran: Result) => Index} */
const indexOf = once((ran) => {
  const all = of(ran.happened, "verdict");
  const counts = [{ H0: 0, H1: 0, none: 0 }];
  const at = Object.fromEntries(rowsOf(ran, "verdicts").map((row) => [row.verdict, row["ratio at"]]));
  /** @type {[number, number]} */ const extent = [at.H0 ?? 0, at.H1 ?? 0];
  let longest = 1;
  for (const test of all) {
    const before = /** @type {Index["counts"][number]} */ (counts.at(-1));
    counts.push({ ...before, [nameOf(test)]: before[nameOf(test)] + 1 });
    longest = Math.max(longest, test.pairs);
    for (const point of test.walk) [extent[0], extent[1]] = [Math.min(extent[0], point), Math.max(extent[1], point)];
  }
  return { counts, longest, extent, at };
});

/** Both axes with their ticks and titles.
 * @param {Scale} x @param {Scale} y @param {string} across @param {string} up
 * @param {(value: number) => string} number */
const frame = (x, y, across, up, number) => [
  ...axes(
    x,
    y,
    [LEFT, TOP, WIDTH - RIGHT, HEIGHT - BOTTOM],
    x.ticks.map((tick) => [tick, number(tick)]),
    number,
  ),
  label("title", [8, 16], up, "start"),
  label("title", [(LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8], across),
];

/** The walks of some tests between the bounds; the last one stands out.
 * @param {Result} ran @param {Event[]} tests @returns {Picture} */
function walks(ran, tests) {
  const { longest, extent, at } = indexOf(ran);
  const x = linear([0, longest], [LEFT, WIDTH - RIGHT]);
  const y = linear(extent, [HEIGHT - BOTTOM, TOP]);
  const path = (/** @type {Event} */ test) =>
    /** @type {Place[]} */ ([
      [x.place(0), y.place(0)],
      ...test.walk.map((/** @type {number} */ ratio, /** @type {number} */ step) => [
        x.place(Math.min(test.pairs, (step + 1) * test.stride)),
        y.place(ratio),
      ]),
    ]);
  const marks = [
    ...frame(x, y, say("lab-sequential-across-title"), say("lab-sequential-up-title"), number),
    ...["H0", "H1"].flatMap((name) => {
      const bound = at[name];
      if (bound === undefined) return [];
      const height = y.place(bound);
      return [
        horizontal("bound", height, LEFT, WIDTH - RIGHT),
        label("name bound", [WIDTH - RIGHT + 8, height + 5], name, "start"),
      ];
    }),
    ...tests.map((test, place) =>
      line(`${LOOKS[nameOf(test)]}${place < tests.length - 1 ? " faint" : " strong"}`, path(test)),
    ),
  ];
  return { width: WIDTH, height: HEIGHT, marks };
}

/** The bounds with their numbers put in. @param {Result} ran @returns {string[]} */
function formulaOf(ran) {
  const { at } = indexOf(ran);
  const [alpha, beta] = [number(Number(ran.chosen.values.alpha)), number(Number(ran.chosen.values.beta))];
  return [
    `H0: ln(${beta} / (1 − ${alpha})) = ${number(at.H0 ?? 0)}`,
    `H1: ln((1 − ${beta}) / ${alpha}) = ${number(at.H1 ?? 0)}`,
  ];
}

/** The share of the wrong verdict beside what is promised; of every verdict where none is wrong.
 * @param {Result} ran @returns {Measured[]} */
function measured(ran) {
  const rows = rowsOf(ran, "verdicts");
  const wrong = rows.filter((row) => row["promised %"] !== null);
  return (wrong.length ? [...wrong, ...rows.filter(({ verdict, tests }) => verdict === "none" && tests)] : rows).map(
    (row) => ({
      name:
        row.verdict === "none"
          ? say("lab-sequential-given-up")
          : say("lab-sequential-accepted", { verdict: row.verdict }),
      told: say("lab-sequential-tested", { share: number(row["%"]), tests: row.tests }),
      look: LOOKS[/** @type {keyof typeof LOOKS} */ (row.verdict)],
      value: row["%"],
      low: row.from,
      high: row.to,
      ...(row["promised %"] === null ? {} : { bound: row["promised %"] }),
    }),
  );
}

/** How many tests took how many pairs, by their verdicts. @param {Result} ran
 * @returns {Picture} */
function histogram(ran) {
  const rows = rowsOf(ran, "lengths");
  const count = (/** @type {Record<string, any>} */ row) => VERDICTS.reduce((sum, name) => sum + row[name], 0);
  const x = linear([0, rows.at(-1)?.["pairs to"] ?? 1], [LEFT, WIDTH - RIGHT]);
  const y = linear([0, Math.max(1, ...rows.map(count))], [HEIGHT - BOTTOM, TOP]);
  /** @type {(row: Record<string, any>) => Mark[]} */ const stack = (row) => {
    const [from, to] = [x.place(row["pairs from"] - 1), x.place(row["pairs to"])];
    let below = 0;
    return VERDICTS.flatMap((name) => {
      if (!row[name]) return [];
      const low = y.place(below);
      below += row[name];
      const high = y.place(below);
      return [bar(`${LOOKS[name]} full`, from + 1, high, Math.max(1, to - from - 2), low - high)];
    });
  };
  const known = VERDICTS.filter((name) => rows.some((row) => row[name]));
  const marks = [
    ...frame(x, y, say("lab-sequential-across-title"), say("lab-sequential-tests"), number),
    ...rows.flatMap(stack),
    ...known.map((name, place) =>
      label(
        `name ${LOOKS[name]}`,
        [WIDTH - RIGHT, TOP + 18 + 20 * place],
        name === "none" ? say("lab-sequential-given-up") : say("lab-sequential-accepted", { verdict: name }),
        "end",
      ),
    ),
  ];
  return { width: WIDTH, height: HEIGHT, marks };
}
