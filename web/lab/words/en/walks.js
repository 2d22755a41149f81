/** English texts of walks through game trees, which two benches share. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("en");

export const strings = {
  step: "step",
  node: "finished node",
  rootMove: "move of the root",
  nothing: "Before the first step no node has been entered.",
  numbered: (/** @type {number} */ step, /** @type {string} */ told) => `Step ${number(step)}: ${told}`,
  kinds: { max: "max, player 1", min: "min, player 2", mean: "chance", over: "game over" },
  short: { max: "max", min: "min", mean: "mean", over: "end" },
  leaves: {
    over: "the game is over",
    depth: "the depth is reached",
    quiet: "the position is quiet",
    known: "the position was met before",
  },
  root: "root",
  out: "left out",
  won: "a certain win",
  open: "value not yet known",
  window: (/** @type {string} */ alpha, /** @type {string} */ beta) => `Window: ${alpha} to ${beta}.`,
  begin: (/** @type {string} */ kind) => `the search begins at the root (${kind}).`,
  /** @param {string} move @param {string} kind */
  entered: (move, kind) => `move ${move} is tried and leads to a node (${kind}).`,
  /** @param {string} move @param {string} reason @param {string} value */
  leaf: (move, reason, value) => `move ${move} ends at a leaf: ${reason}, its value is ${value}.`,
  /** @param {string} move @param {string} kind @param {string} value */
  inner: (move, kind, value) => `the node of ${move} (${kind}) is finished, its value is ${value}.`,
  cut: {
    /** @param {string} move @param {string} alpha @param {string} beta @param {string[]} left */
    max: (move, alpha, beta, left) =>
      `move ${move} raises alpha to ${alpha}, and beta is ${beta}: min has a better choice higher up and will not let the game come here. Left out: ${left.join(", ")}.`,
    /** @param {string} move @param {string} alpha @param {string} beta @param {string[]} left */
    min: (move, alpha, beta, left) =>
      `move ${move} lowers beta to ${beta}, and alpha is ${alpha}: max has a better choice higher up and will not let the game come here. Left out: ${left.join(", ")}.`,
  },
  /** @param {string} move @param {string[]} left */
  certain: (move, left) => `move ${move} wins for certain, and no move can be better. Left out: ${left.join(", ")}.`,
  chosen: (/** @type {string} */ move, /** @type {string} */ value, /** @type {number} */ leaves) =>
    `move ${move} is chosen; its value for the player to move is ${value}. Leaves visited: ${number(leaves)}.`,
  move: "move",
  kind: "node",
  share: "probability",
  value: "value",
};
