/** Chance: one tree under minimum, average and coin, and what their moves are worth against opponents from perfect to
 * random. */

import { local, say } from "../../lang/texts.js";
import { linesOf, plotted, rangeOf, rowsOf, text } from "./bench.js";
import { derived, unitsOf, walkScene, walksOf } from "./walks.js";

/** @import { Bench } from "./bench.js" */
/** @import { Step, Walk } from "./walks.js" */

const LOOKS = { minimax: "s1", expectimax: "s2", expectiminimax: "s3" };
/** The lines of the pseudocode, from 0. */
const LINES = { entry: 0, leaf: 1, own: 2, perfect: 3, random: 4, coin: 5 };
/** The random moves in a hundred below which the lines cross for which each prediction is right. */
const CROSSINGS = { low: 100 / 3, middle: 200 / 3, high: Infinity };

/** The walk of a step of the whole recording, and the number of the step in it, from 1.
 * @param {Walk[]} walks @param {number} at @returns {[Walk | undefined, number]} */
function found(walks, at) {
  let left = at;
  for (const walk of walks) {
    if (left <= walk.steps.length) return [walk, left];
    left -= walk.steps.length;
  }
  return [walks.at(-1), walks.at(-1)?.steps.length ?? 0];
}

/** @type {Bench} */ export const chance = {
  axes: ["linear"],
  options: ["low", "middle", "high", "never"],

  units(ran) {
    let end = 0;
    const ends = walksOf(ran).map(({ steps }) => (end += steps.length));
    const steps = walksOf(ran).flatMap((walk) => walk.steps);
    return [...unitsOf(steps), { name: say("lab-chance-walk"), stops: [0, ...ends] }];
  },

  scene(ran, at) {
    const share = Number(ran.chosen.values.share);
    return walkScene(ran, ...found(walksOf(ran), at), false, (step, walk, told) => ({
      sentence: text(
        say("lab-walks-numbered", { step: at, told: `${local(walk.name)}: ${told}` }),
        walk.name === "expectiminimax" && say("lab-chance-coin", { share }),
      ),
      lines: [lineOf(step, walk)],
      formula: step.is === "value" ? [derived(step.node)].filter(Boolean) : [],
    }));
  },

  result: plotted("opponents", "lab-chance", (rows) =>
    linesOf(rows, { looks: LOOKS, by: "strategy", x: "random %", y: "lead", ends: ["lead from", "lead to"] }),
  ),

  verdict(ran) {
    const [row] = rowsOf(ran, "crossing");
    if (!ran.ended || !row) return null;
    const { crossing: share, "+-": error = null, "other move": other, trees } = row;
    const right = share === null ? "never" : rangeOf(CROSSINGS, share);
    return { right: [right], told: say("lab-chance-measured", { share, error, other, trees }) };
  },
};

/** Which line of the pseudocode a step is. @param {Step} step @param {Walk} walk */
function lineOf({ is, node }, { name, player }) {
  if (is === "window") return LINES.entry;
  if (node.found?.leaf) return LINES.leaf;
  if (node.kind === (player === 1 ? "max" : "min")) return LINES.own;
  const coin = name === "expectiminimax" && node.parent?.kind !== "mean";
  return node.kind !== "mean" ? LINES.perfect : coin ? LINES.coin : LINES.random;
}
