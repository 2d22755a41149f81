/** Chance: one tree under minimum, average and coin, and what their moves are worth against opponents from perfect to
 * random. */

import { local, say } from "../../lang/texts.js";
import { seriesOf, plotted, rowsOf } from "./bench.js";
import { boardAt, derived, sentenceOf, telling, treeAt, unitsOf, walksOf, wayGrid } from "./walks.js";

/** @import { Bench, Result, Series } from "./bench.js" */
/** @import { Step, Walk } from "./walks.js" */

const LOOKS = /** @type {const} */ ({ minimax: "s1", expectimax: "s2", expectiminimax: "s3" });
/** The lines of the pseudocode, from 0. */
const LINES = { entry: 0, leaf: 1, own: 2, perfect: 3, random: 4, coin: 5 };
/** The most random moves in a hundred at which the lines cross for which each prediction is right. */
const CROSSINGS = { low: 100 / 3, middle: 200 / 3, high: 100 };

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
    const walks = walksOf(ran);
    const steps = walks.flatMap((walk) => walk.steps);
    const ends = walks.map((_, number) => walks.slice(0, number + 1).reduce((sum, { steps }) => sum + steps.length, 0));
    return [...unitsOf(steps), { name: say("lab-chance-walk"), stops: [0, ...ends] }];
  },

  scene(ran, at) {
    const [walk, own] = found(walksOf(ran), at);
    const first = walk?.steps[0];
    if (!walk || !first) return { sentence: say("lab-walks-nothing"), grid: { columns: [], rows: [] } };
    const step = walk.steps[own - 1];
    const { node } = step ?? first;
    const sentence = step
      ? say("lab-walks-numbered", { step: at, told: `${local(walk.name)}: ${sentenceOf(step, false)}` })
      : say("lab-walks-nothing");
    return {
      sentence:
        walk.name === "expectiminimax" && step
          ? `${sentence} ${say("lab-chance-coin", { share: Number(ran.chosen.values.share) })}`
          : sentence,
      grid: wayGrid(node, own, false),
      tree: treeAt(step ?? first, Math.max(own, 1), telling(false)),
      ...boardAt(ran, walk, node),
      lines: step ? linesOf(step, walk) : [],
      formula: step?.is === "value" ? [derived(node)].filter(Boolean) : [],
    };
  },

  result: (runs, axes) => plotted(runs, "opponents", axes, "lab-chance", (ran) => curves(ran)),

  verdict(ran) {
    const [row] = rowsOf(ran, "crossing");
    if (!ran.ended || !row) return null;
    const share = row.crossing;
    const [right = "never"] = share === null ? [] : (Object.entries(CROSSINGS).find(([, most]) => share <= most) ?? []);
    return { right: [right], told: say("lab-chance-measured", { share, other: row["other move"], trees: row.trees }) };
  },
};

/** Which lines of the pseudocode a step is. @param {Step} step @param {Walk} walk */
function linesOf({ is, node }, { name, player }) {
  if (is === "window") return [LINES.entry];
  if (node.found?.leaf) return [LINES.leaf];
  if (node.kind === (player === 1 ? "max" : "min")) return [LINES.own];
  const coin = name === "expectiminimax" && node.parent?.kind !== "mean";
  return [node.kind !== "mean" ? LINES.perfect : coin ? LINES.coin : LINES.random];
}

/** By how much each search can expect more than minimax. @param {Result} ran
 * @returns {Series[]} */
function curves(ran) {
  const rows = rowsOf(ran, "opponents");
  return seriesOf(LOOKS, local, (name) =>
    rows
      .filter(({ strategy }) => strategy === name)
      .map((row) => ({ x: row["random %"], y: row.lead, low: row["lead from"], high: row["lead to"] })),
  );
}
