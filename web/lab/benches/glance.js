/** What a network sees at a glance, what playouts say, and what searches make of either, on four boards side by
 * side. */

import { number, say } from "../../lang/texts.js";
import { boards } from "../boards.js";
import { plot, stack } from "../plot.js";
import { every } from "../replay.js";
import { grid, gridOf, kindsFor, laid, linesOf, of, rounded, rowsOf, text } from "./bench.js";

/** @import { Cell } from "../boards.js" */
/** @import { Bench, Event, Result, Series } from "./bench.js" */

/** The judges, and the lines of the pseudocode that tell how each of them judges. */
const LINES = /** @type {const} */ ({ network: [0, 1], playouts: [2, 3], net: [4, 5], wye: [4, 6] });
const LOOKS = { network: "s1 level", playouts: "s2 level", net: "s4", wye: "s3" };
const JUDGES = /** @type {(keyof typeof LINES)[]} */ (Object.keys(LINES));
/** The strength of the colour of the best cell, and the size of the ring in it. */
const [STRONG, RING] = [0.6, 0.94];
/** A smaller share has no number. */
const SLIGHT = 0.01;
/** How many cells of a board have a number, and the width of a digit, also on phones, where digits are larger. */
const [NUMBERED, DIGIT, LARGE] = [3, 8.5, 10.5];

/** What is judged, step by step: the network, the playouts, and then both searches after the same leaves.
 * @param {Result} ran @returns {Event[][]} */
function stepsOf({ happened }) {
  const judgements = of(happened, "judgement");
  const marks = [...new Set(judgements.map(({ leaves }) => leaves))].filter(Boolean);
  return [
    ...judgements.filter(({ leaves }) => !leaves).map((one) => [one]),
    ...marks.map((mark) => judgements.filter(({ leaves }) => leaves === mark)),
  ];
}

/** The move that is chosen most often. @param {Event} judgement @returns {string} */
const choiceOf = ({ moves }) => Object.keys(moves)[0] ?? "";

/** A winning chance in per cent. @param {Event} judgement */
const chanceOf = ({ value }) => number(Math.round(100 * value));

/** @type {Bench} */ export const glance = {
  axes: ["logX", "linear"],
  options: ["network", "playouts", "both", "neither"],

  units: (ran) => [every(say("lab-glance-unit"), stepsOf(ran).length, 1)],

  scene(ran, at, narrow) {
    const steps = stepsOf(ran);
    const latest = new Map(
      steps
        .slice(0, at)
        .flat()
        .map((one) => [one.by, one]),
    );
    const now = steps[at - 1] ?? [];
    const told = now.map((one) =>
      say("lab-glance-judges", {
        judge: say(`lab-glance-judged-${one.by}`),
        leaves: one.leaves,
        move: choiceOf(one),
        chance: chanceOf(one),
      }),
    );
    const names = latest.size ? Object.keys(steps[0]?.[0]?.cells ?? {}) : [];
    const share = (/** @type {Event | undefined} */ judgement, /** @type {string} */ move) =>
      judgement && rounded(100 * judgement.cells[move], 1);
    return {
      picture: picture(ran, latest, narrow),
      grid: grid(
        say("lab-glance-columns").split(" | "),
        names.map((move) => [move, ...JUDGES.map((by) => share(latest.get(by), move))]),
      ),
      sentence: now.length ? text(say("lab-glance-step", { at }), ...told) : say("lab-glance-before"),
      lines: [...new Set(now.flatMap(({ by }) => LINES[/** @type {keyof typeof LINES} */ (by)]))],
    };
  },

  result(runs, axes) {
    const across = { title: say("lab-glance-across-title"), kind: kindsFor(axes).x };
    const lines = (/** @type {string} */ column) => laid(runs, (ran) => coursesOf(ran, column));
    const nameless = lines("settled %").map((one) => ({ ...one, name: "" }));
    return {
      picture: stack(
        plot(across, { title: say("lab-glance-up-title"), kind: "linear" }, lines("value"), number),
        plot(across, { title: say("lab-glance-settled-title"), kind: "linear" }, nameless, number),
      ),
      grid: gridOf(runs[0], "judgements"),
    };
  },

  verdict(ran) {
    const [settled] = rowsOf(ran, "settled");
    const [network, playouts] = rowsOf(ran, "judgements").map(({ move }) => move);
    if (!ran.ended || !settled || !network || !playouts) return null;
    const { move, chosen, searches } = settled;
    const [seen, counted] = [network === move, playouts === move];
    const right = seen && counted ? "both" : seen ? "network" : counted ? "playouts" : "neither";
    return { right: [right], told: say("lab-glance-told", { network, playouts, settled: move, chosen, searches }) };
  },
};

/** A board for each judge, with what it has said last.
 * @param {Result} ran @param {Map<string, Event>} latest @param {boolean} narrow */
function picture({ placed }, latest, narrow) {
  const parts = JUDGES.map((by) => {
    const judge = say(`lab-glance-series-${by}`);
    const judgement = latest.get(by);
    const move = judgement && choiceOf(judgement);
    const heats = heatsOf(judgement, by === "playouts");
    return {
      title: judgement
        ? say("lab-glance-titled", { judge, move: choiceOf(judgement), chance: chanceOf(judgement) })
        : judge,
      content: (/** @type {string} */ name, /** @type {Cell} */ cell) => {
        const { heat = 0, text = "" } = heats.get(name) ?? {};
        return [
          heat > 0 && cell.tint(STRONG * heat),
          name === move && cell.ring("ring-picked", RING),
          text.length > 0 && (narrow ? LARGE : DIGIT) * text.length <= cell.unit * RING && cell.text(text),
        ];
      },
    };
  });
  return boards(placed, parts);
}

/** How strongly each cell is shaded, from 0 to 1, and the numbers of the best ones: shares by the square root, so that
 * small ones are seen.
 * @param {Event | undefined} judgement
 * @param {boolean} relative whether they are winning chances, which lie close together, so that
 *   the worst cell has no colour */
export function heatsOf(judgement, relative) {
  const cells = /** @type {[string, number][]} */ (Object.entries(judgement?.cells ?? {})).sort(
    ([, one], [, other]) => other - one,
  );
  const [most, least] = [cells[0]?.[1] ?? 0, relative ? (cells.at(-1)?.[1] ?? 0) : 0];
  return new Map(
    cells.map(([move, share], rank) => {
      const strength = most > least ? (share - least) / (most - least) : 0;
      return [
        move,
        {
          heat: relative ? strength : Math.sqrt(strength),
          text: rank < NUMBERED && share >= SLIGHT ? String(Math.round(100 * share)) : "",
        },
      ];
    }),
  );
}

/** A column of the table over the leaves: a line for each search, and a dashed one for each judge without a search.
 * @param {Result} ran @param {string} y @returns {Series[]} */
function coursesOf(ran, y) {
  const rows = rowsOf(ran, "judgements").filter((row) => row[y] !== null);
  const leaves = rows.map((row) => row.leaves).filter(Boolean);
  const spread = rows.flatMap((row) => (row.leaves ? [row] : leaves.map((leaves) => ({ ...row, leaves }))));
  const told = (/** @type {string} */ by) => say(`lab-glance-series-${by}`);
  return linesOf(spread, { looks: LOOKS, by: "by", x: "leaves", y, told });
}
