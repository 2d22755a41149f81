/** Convergence: what many searches of a solved position estimate and choose, the longer they search. */

import { local, number, say } from "../../lang/texts.js";
import { dot, drawing, horizontal, interval, label, vertical } from "../marks.js";
import { plot, stack } from "../plot.js";
import { every } from "../replay.js";
import { linear } from "../scales.js";
import {
  grid,
  gridOf,
  grouped,
  kindsFor,
  laid,
  linesOf,
  looksOf,
  of,
  once,
  percent,
  rowsOf,
  sum,
  text,
} from "./bench.js";

/** @import { ScaleKind } from "../scales.js" */
/** @import { Axes, Bench, Event, Mark, Result, Series } from "./bench.js" */

/** Values that differ by no more are equal. */
const EQUAL = 1e-9;
/** The share of searches, in per cent, that may still be wrong where a move counts as right. */
const WRONG = 5;
/** An early answer takes this share of the playouts at most. */
const EARLY = 0.1;

/** The strip of a bot: its head with the name and the moves, the dots, and its foot with the mean and the ticks. */
const [HEAD, DOTS, FOOT, SIDE, RADIUS] = [52, 84, 58, 28, 4];
/** The moves that are counted in a strip; the table has all. */
const COUNTED = 4;

/** @typedef {object} Searches  what all searches have found, in order
 * @property {Event | null} exact
 * @property {string[]} bots
 * @property {number[]} marks  the numbers of playouts at which the searches are asked
 * @property {Map<string, Event[]>} found  by bot and mark */

/** @param {string | undefined} bot @param {number | undefined} playouts */
const keyOf = (bot, playouts) => `${playouts} ${bot}`;

/** @type {(ran: Result) => Searches} */ const searchesOf = once(({ happened }) => {
  const values = of(happened, "value");
  const distinct = (/** @type {string} */ name) => [...new Set(values.map((value) => value[name]))];
  return {
    exact: of(happened, "exact")[0] ?? null,
    bots: distinct("bot"),
    marks: distinct("playouts").sort((one, two) => one - two),
    found: grouped(values, ({ bot, playouts }) => keyOf(bot, playouts)),
  };
});

/** @type {Bench} */ export const convergence = {
  axes: ["logX", "log", "linear"],

  options({ playouts }) {
    const [early, most] = [Math.floor(EARLY * Number(playouts)), Number(playouts)];
    return [
      ["early", say("lab-convergence-early", { playouts: early })],
      ["late", say("lab-convergence-late", { from: early, to: most })],
      ["never", say("lab-convergence-never", { playouts: most })],
    ];
  },

  units: (ran) => [every(say("lab-convergence-marks"), searchesOf(ran).marks.length, 1)],

  scene(ran, at, narrow) {
    const { exact, bots, marks, found } = searchesOf(ran);
    const playouts = marks[at - 1];
    const tallies = bots.map((bot) => tallied(bot, found.get(keyOf(bot, playouts)) ?? [], exact));
    const searched = tallies.filter(({ count }) => count);
    const told = searched.map(({ bot, count, mean, right }) =>
      say("lab-convergence-estimated", { bot, value: number(mean), right, count }),
    );
    const rows = tallies.flatMap(({ bot, moves }) =>
      moves.map(({ move, searches, good }) => {
        const quality = good ? say("lab-convergence-best") : say("lab-convergence-worse");
        return [bot, move, exact?.moves[move], quality, searches];
      }),
    );
    const columns = [local("bot"), local("move"), local("exact"), say("lab-convergence-quality"), local("searches")];
    return {
      picture: strips(tallies, exact, narrow),
      board: ran.placed && {
        placed: ran.placed,
        overlay: { worths: worthsOf(exact), shares: sharesOf(tallies[0]), tokens: exact?.tokens ?? false },
      },
      grid: grid(columns, rows),
      sentence:
        playouts === undefined
          ? say("lab-convergence-before", { exact: exact?.value ?? 0 })
          : text(say("lab-convergence-after", { step: at, playouts }), ...told),
      lines: playouts === undefined ? [] : [2, 3],
      formula: searched.map(({ bot, count, right }) => {
        const wrong = count - right;
        return say("lab-convergence-share", { bot, wrong, count, percentage: percent(wrong, count) });
      }),
    };
  },

  result: (runs, axes) => ({ picture: curves(runs, axes), grid: gridOf(runs[0], "values") }),

  verdict(ran) {
    const [bot] = searchesOf(ran).bots;
    const rows = rowsOf(ran, "values").filter((row) => row.bot === bot);
    const last = rows.at(-1);
    if (!ran.ended || !bot || !last) return null;
    const settled = rows[rows.findLastIndex((row) => row["wrong %"] > WRONG) + 1];
    const { playouts, distance, "wrong %": wrong } = settled ?? last;
    const found = { bot, playouts, distance: number(distance) };
    if (!settled)
      return { right: ["never"], told: say("lab-convergence-unsettled", { ...found, wrong: number(wrong) }) };
    const early = playouts <= EARLY * last.playouts;
    return { right: [early ? "early" : "late"], told: say("lab-convergence-settled", found) };
  },
};

/** @typedef {object} Tally  what the searches of a bot say after the same playouts
 * @property {string} bot
 * @property {number} count of searches
 * @property {number} right  how many choose one of the best moves
 * @property {number} mean of their values
 * @property {{value: number, good: boolean}[]} values
 * @property {{move: string, searches: number, good: boolean}[]} moves  the one chosen most often first */

/** @param {string} bot @param {Event[]} found @param {Event | null} exact @returns {Tally} */
function tallied(bot, found, exact) {
  const good = (/** @type {string} */ move) => exact !== null && exact.moves[move] >= exact.value - EQUAL;
  return {
    bot,
    count: found.length,
    right: found.filter(({ move }) => good(move)).length,
    mean: sum(found.map(({ value }) => value)) / Math.max(1, found.length),
    values: found.map(({ move, value }) => ({ value, good: good(move) })),
    moves: [...grouped(found, ({ move }) => move)]
      .map(([move, { length: searches }]) => ({ move, searches, good: good(move) }))
      .sort((one, two) => two.searches - one.searches),
  };
}

/** The exact value of each move, for the board. @param {Event | null} exact */
const worthsOf = (exact) =>
  new Map(Object.entries(exact?.moves ?? {}).map(([move, value]) => [move, { exact: Number(value) }]));

/** The share of the searches that choose each move. @param {Tally | undefined} tally */
const sharesOf = (tally) => new Map(tally?.moves.map(({ move, searches }) => [move, searches / tally.count]));

/** A strip for each bot: a dot for each search at its value, beside the exact one.
 * @param {Tally[]} tallies @param {Event | null} exact @param {boolean} narrow */
function strips(tallies, exact, narrow) {
  const width = narrow ? 400 : 640;
  const x = linear([0, 1], [SIDE, width - SIDE]);
  const one = HEAD + DOTS + FOOT;
  const looks = looksOf(tallies.map(({ bot }) => bot));
  const strip = (/** @type {Tally} */ tally, /** @type {number} */ place) => {
    const [look = "", top, base] = [looks[tally.bot], place * one, place * one + HEAD + DOTS];
    const counted = tally.moves.map(({ move, searches, good }) => `${move} ${good ? "✓" : "✗"} × ${number(searches)}`);
    const more = counted.length > COUNTED ? ["…"] : [];
    const values = tally.values.map(({ value }) => x.place(value));
    return [
      label(`name ${look}`, [SIDE, top + 18], tally.bot, "start"),
      label("tick", [SIDE, top + 42], [...counted.slice(0, COUNTED), ...more].join(" · "), "start"),
      horizontal("axis", base, SIDE, width - SIDE),
      x.ticks.map((tick) => [
        vertical("axis", x.place(tick), base, base + 5),
        label("tick", [x.place(tick), base + FOOT - 22], number(tick)),
      ]),
      exact && vertical("truth", x.place(exact.value), top + HEAD, base + 16),
      swarm(tally, look, base, x.place),
      // The mean of the values, with the range from the least to the greatest below the axis.
      values.length > 0 && [
        interval(look, base + 12, Math.min(...values), Math.max(...values), 4),
        dot(`${look} full`, [x.place(tally.mean), base + 12], 5),
      ],
    ];
  };
  return drawing(width, one * Math.max(1, tallies.length), tallies.map(strip));
}

/** Dots above the axis, one above the other where they would lie on each other; a ring is a search whose move is wrong.
 * @param {Tally} tally @param {string} look @param {number} base @param {(value: number) => number} place
 * @returns {Mark[]} */
function swarm({ values }, look, base, place) {
  /** @type {Map<number, number>} */ const heights = new Map();
  const level = (/** @type {number} */ column) => {
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    return height;
  };
  const placed = values
    .toSorted((one, two) => Number(two.good) - Number(one.good))
    .map(({ value, good }) => {
      const column = Math.round((place(value) - SIDE) / (2 * RADIUS));
      return { good, column, height: level(column) };
    });
  const step = Math.min(2 * RADIUS, (DOTS - 3 * RADIUS) / Math.max(1, ...heights.values()));
  return placed.map(({ good, column, height }) =>
    dot(
      good ? `${look} full` : "hollow",
      [SIDE + 2 * RADIUS * column, base - RADIUS - 1 - step * height],
      RADIUS - 0.5,
    ),
  );
}

/** Value, distance and wrong moves over the playouts, one below the other, a line for each bot.
 * @param {[Result, ...Result[]]} runs @param {Axes} axes */
function curves(runs, axes) {
  const kinds = kindsFor(axes);
  const across = { title: say("lab-convergence-across-title"), kind: kinds.x };
  /** @type {(title: string, series: Series[], kind?: ScaleKind) => import("../plot.js").Picture} */
  const drawn = (title, series, kind = kinds.y) => plot(across, { title, kind }, series, number);
  /** @type {(y: string, ends?: [string, string]) => Series[]} */
  const lines = (y, ends) =>
    laid(runs, (ran) => {
      const looks = looksOf(searchesOf(ran).bots);
      return linesOf(rowsOf(ran, "values"), {
        looks,
        by: "bot",
        x: "playouts",
        y,
        told: String,
        ...(ends ? { ends } : {}),
      });
    });
  const exact = linesOf(rowsOf(runs[0], "values"), {
    looks: { exact: "bound" },
    x: "playouts",
    told: () => say("lab-convergence-exact"),
  });
  const nameless = (/** @type {Series[]} */ series) => series.map((one) => ({ ...one, name: "" }));
  return stack(
    drawn(say("lab-convergence-up-title"), [...lines("value", ["from", "to"]), ...exact], "linear"),
    drawn(say("lab-convergence-distance-title"), nameless(lines("distance"))),
    drawn(say("lab-convergence-wrong-title"), nameless(lines("wrong %", ["wrong from", "wrong to"]))),
  );
}
