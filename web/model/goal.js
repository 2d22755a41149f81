/** The goal of the players, in words that fit the board as it is turned and mirrored. */

/** @import { Layout, Point, Snapshot } from "messages" */
/** @import { State } from "./state.js" */
/** @import { Words } from "../lang/fluent.js" */

/** @typedef {{snapshot: Pick<Snapshot, "sides" | "goal">, layout: Layout}} Position */

/** From where to where each player connects, null if it is not from one side to another. @param {Position} position */
const axes = ({ snapshot, layout }) =>
  [1, 2].map((player) => axis(layout.sides.filter((_, index) => snapshot.sides[index] === player)));

/** What one player connects, in a few words; empty where both have the same goal.
 * @param {Words} words @param {Position} position @param {number} player */
export function aim({ say }, position, player) {
  const [own, other] = player === 1 ? axes(position) : axes(position).toReversed();
  return own && other ? say(`aims-${direction(own, other)}`) : "";
}

/** The sentence for a position, whose layout may be turned and mirrored.
 * @param {Words} words @param {Position} position */
export function goal({ say, local }, { snapshot, layout }) {
  const [first, second] = axes({ snapshot, layout });
  return first && second ? say(`goals-${direction(first, second)}`) : local(snapshot.goal);
}

/** The goal, and how the players take turns where that is not by turns.
 * @param {Words} words @param {Pick<State, "snapshot" | "layout">} state */
export const rules = (words, state) =>
  [goal(words, state), state.snapshot.steps.some(({ kind }) => kind === "chance") ? words.say("tossed") : ""]
    .filter(Boolean)
    .join(" ");

/** The direction from one of two sides to the other, null unless there are two.
 * @param {Layout["sides"]} sides @returns {Point | null} */
function axis(sides) {
  const [one, other] = sides.map(({ points }) => middle(points));
  return one && other && sides.length === 2 ? [other[0] - one[0], other[1] - one[1]] : null;
}

/** @param {Point[]} points @returns {Point} */
const middle = (points) => [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];

const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The direction in which the first player connects on the page: vertical or horizontal if the second player's is the
 * other of these, otherwise along a diagonal that falls or rises to the right.
 * @param {Point} first @param {Point} second @returns {"upright" | "level" | "falling" | "rising"} */
function direction(first, second) {
  if (isSteep(first) !== isSteep(second)) return isSteep(first) ? "upright" : "level";
  return first[0] * first[1] > 0 ? "falling" : "rising";
}

const isSteep = (/** @type {Point} */ [x, y]) => Math.abs(y) > Math.abs(x);
