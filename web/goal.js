// @ts-check
/** What either player has to do, in words that are true of the board as it lies. */

import { local, strings } from "./strings.js";

/** @import { Layout, State } from "./state.js" */
/** @import { Point } from "./orientation.js" */

/** The sentence for a state, whose layout may be turned and mirrored. @param {State} state */
export function goal({ snapshot, layout }) {
  const [first, second] = [1, 2].map((player) => axis(layout.sides.filter((_, index) => snapshot.sides[index] === player)));
  return first && second ? strings.goals[direction(first, second)] : local(snapshot.goal);
}

/** The way from one of two sides to the other; none where they are not two. @param {Layout["sides"]} sides @returns {Point | null} */
function axis(sides) {
  const [one, other] = sides.map(({ points }) => middle(points));
  return one && other && sides.length === 2 ? [other[0] - one[0], other[1] - one[1]] : null;
}

/** @param {Point[]} points @returns {Point} */
const middle = (points) => [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];

const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How the first player's way lies on the page: up and down or across where the second player's is the other one, else
 * along one of the diagonals, falling to the right or rising.
 * @param {Point} first @param {Point} second @returns {"upright" | "level" | "falling" | "rising"}
 */
function direction(first, second) {
  if (isSteep(first) !== isSteep(second)) return isSteep(first) ? "upright" : "level";
  return first[0] * first[1] > 0 ? "falling" : "rising";
}

const isSteep = (/** @type {Point} */ [x, y]) => Math.abs(y) > Math.abs(x);
