/** The goal of the players, in words that fit the board as it is turned and mirrored. */

import type { Layout, Point, Snapshot } from "messages";
import type { Words } from "../lang/fluent.ts";
import type { State } from "./state.ts";

export type Position = { snapshot: Pick<Snapshot, "sides" | "goal">; layout: Layout };

/** From where to where each player connects, null if it is not from one side to another. */
const axes = ({ snapshot, layout }: Position) =>
  [1, 2].map((player) => axis(layout.sides.filter((_, index) => snapshot.sides[index] === player)));

/** What one player connects, in a few words; empty where both have the same goal. */
export function aim({ say }: Words, position: Position, player: number) {
  const [own, other] = player === 1 ? axes(position) : axes(position).toReversed();
  return own && other ? say(`aims-${direction(own, other)}`) : "";
}

/** The sentence for a position, whose layout may be turned and mirrored. */
export function goal({ say, local }: Words, { snapshot, layout }: Position) {
  const [first, second] = axes({ snapshot, layout });
  return first && second ? say(`goals-${direction(first, second)}`) : local(snapshot.goal);
}

/** The goal, and how the players take turns where that is not by turns. */
export const rules = (words: Words, state: Pick<State, "snapshot" | "layout">) =>
  [goal(words, state), state.snapshot.steps.some(({ kind }) => kind === "chance") ? words.say("tossed") : ""]
    .filter(Boolean)
    .join(" ");

/** The direction from one of two sides to the other, null unless there are two. */
function axis(sides: Layout["sides"]): Point | null {
  const [one, other] = sides.map(({ points }) => middle(points));
  return one && other && sides.length === 2 ? [other[0] - one[0], other[1] - one[1]] : null;
}

const middle = (points: Point[]): Point => [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The direction in which the first player connects on the page: vertical or horizontal if the second player's is the
 * other of these, otherwise along a diagonal that falls or rises to the right. */
function direction(first: Point, second: Point): "upright" | "level" | "falling" | "rising" {
  if (isSteep(first) !== isSteep(second)) return isSteep(first) ? "upright" : "level";
  return first[0] * first[1] > 0 ? "falling" : "rising";
}

const isSteep = ([x, y]: Point) => Math.abs(y) > Math.abs(x);
