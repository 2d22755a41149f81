/** UCT, phase by phase: the board, the tree and the two parts of the bound after every step, and the shares of the
 * moves. */

import { say } from "../../lang/texts.js";
import { every } from "../replay.js";
import { plotted, rowsOf, strides } from "./bench.js";
import { armsOf, bars, table } from "./bounds.js";
import { growthOf } from "./growth.js";
import { Place, board } from "./iteration.js";
import { formula, sentence } from "./phases.js";

/** @import { Bench, Result, Series } from "./bench.js" */

/** The most moves whose shares are drawn, each with its look. */
const LOOKS = ["s1", "s2", "s3", "s4"];
/** The lines of the pseudocode that are at work in each kind of step. */
const LINES = { select: [2, 3], expand: [4], simulate: [5], backup: [6, 7, 8] };
/** By what share of the playouts the choice is made for good. @type {[string, number][]} */
const SETTLED = [
  ["early", 0.1],
  ["half", 0.5],
  ["late", 1],
];

/** @type {Bench} */ export const uct = {
  axes: ["logX", "linear"],
  options: ["early", "half", "late"],

  units(ran) {
    const growth = growthOf(ran.happened);
    const count = growth.iterations.length;
    const iterations = strides((count) => say("lab-uct-stride", { count }), count, count - 1).map(
      ({ name, stops }) => ({ name, stops: stops.map((number) => growth.starts[number] ?? 0) }),
    );
    return [
      every(say("lab-uct-step"), growth.length, 1),
      { name: say("lab-uct-phase"), stops: growth.stops("phase") },
      ...iterations,
    ];
  },

  scene(ran, at) {
    const growth = growthOf(ran.happened);
    const moment = growth.moment(at);
    const arms = armsOf(growth, moment);
    return {
      sentence: say("lab-uct-at", { at, told: sentence(ran, growth, moment) }),
      grid: table(arms),
      picture: bars(growth, arms, moment.compared?.node ?? null),
      ...(ran.placed ? { board: board(ran, ran.placed, growth, moment, arms) } : {}),
      tree: { root: new Place(ran, growth, moment, 0), current: moment.node, way: [0, ...growth.way(moment.node)] },
      lines: moment.step ? (at === growth.length ? [9] : LINES[moment.step.kind]) : [0, 1],
      formula: formula(ran, growth, moment),
    };
  },

  result: plotted("moves", "lab-uct", (_, ran) => shares(ran)),

  verdict(ran) {
    const { iterations, names } = growthOf(ran.happened);
    const last = iterations.at(-1);
    if (!ran.ended || !last) return null;
    const settled = 1 + iterations.findLastIndex(({ choice }) => choice !== last.choice) + 1;
    const right = SETTLED.find(([, share]) => settled <= Math.max(1, share * iterations.length))?.[0] ?? "";
    const exact = rowsOf(ran, "moves").find(({ move }) => move === names[last.choice])?.exact ?? null;
    return {
      right: [right],
      told: say("lab-uct-settled", { move: names[last.choice] ?? "", settled, all: iterations.length, exact }),
    };
  },
};

/** The moves with the most visits in the end, with their shares over playouts. @param {Result} ran
 * @returns {Series[]} */
function shares(ran) {
  const rows = rowsOf(ran, "shares");
  return rowsOf(ran, "moves")
    .slice(0, LOOKS.length)
    .map(({ move }, place) => ({
      name: move,
      look: LOOKS[place] ?? "",
      points: rows.filter((row) => row.move === move).map((row) => ({ x: row.playouts, y: row["share %"] })),
    }));
}
