/** The goals of the players, in words that fit the board as it is turned and mirrored. */

import type { Layout, Point, Snapshot } from "messages";
import { joinSentences, type Words } from "../lang/fluent.ts";

type GoalBoard = { snapshot: Pick<Snapshot, "game" | "sides" | "goal">; layout: Layout };

/** The way that each player connects, null if it is not from one side to another. */
const axes = ({ snapshot, layout }: GoalBoard) =>
  [1, 2].map((player) => axis(layout.sides.filter((_, index) => snapshot.sides[index] === player)));

/** The goal of one player in a few words; empty where both have the same. */
export function aim({ say }: Words, position: GoalBoard, player: number) {
  const [own, other] = player === 1 ? axes(position) : axes(position).toReversed();
  return own && other ? say(`aims-${direction(own, other)}`) : "";
}

/** The sentence for a position, whose layout may be turned and mirrored. */
export function goal({ say, translate }: Words, { snapshot, layout }: GoalBoard) {
  const [first, second] = axes({ snapshot, layout });
  return first && second ? say(`goals-${direction(first, second)}`) : translate(snapshot.goal, `goal-${snapshot.game}`);
}

/** The goal, and how the turn is decided where the players do not alternate. */
export const rules = (words: Words, state: GoalBoard & Tossed) =>
  joinSentences(goal(words, state), tossed(words, state));

type Tossed = { snapshot: Pick<Snapshot, "steps"> };

/** How the turn is decided where the players do not alternate, else "". */
export const tossed = ({ say }: Words, { snapshot }: Tossed) =>
  snapshot.steps.some(({ kind }) => kind === "chance") ? say("tossed") : "";

/** The direction from one of two sides to the other, null unless there are two. */
function axis(sides: Layout["sides"]): Point | null {
  const [one, other] = sides.map(({ points }) => middle(points));
  return one && other && sides.length === 2 ? [other[0] - one[0], other[1] - one[1]] : null;
}

export const middle = (points: Point[]): Point => [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How the first player connects on the page: upright or level if the second player's way is the other one, else along
 * a diagonal that falls or rises to the right. */
function direction(first: Point, second: Point): "upright" | "level" | "falling" | "rising" {
  if (isSteep(first) !== isSteep(second)) return isSteep(first) ? "upright" : "level";
  return first[0] * first[1] > 0 ? "falling" : "rising";
}

const isSteep = ([x, y]: Point) => Math.abs(y) > Math.abs(x);
