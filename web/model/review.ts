/** The review of a game, once its positions are analyzed: the mistakes, the accuracy of each player, and the areas of
 * the curve. */

import { cost, GRADES, nodes, positions, variation } from "./analysis.ts";
import { NO_REVIEW, type State } from "./state.ts";
import { isForfeit, moveNumber, path } from "./tree.ts";

export type Grade = keyof typeof GRADES;

export interface Mistake {
  ply: number; // how many moves lead to the position after it, chance included
  number: number; // of the move, as the players count
  record: string; // of the position before it
  move: string;
  player: number; // the player who made it
  cost: number; // the win rate that it lost
  grade: Grade;
  better: string; // the move that the analysis would have made
  line: string[]; // that move and the best replies in turn
}

/** Of a player: how many moves were judged, the win rate lost on average, and the mistakes of each grade. */
type Accuracy = { moves: number; loss: number; grades: Record<Grade, number> };
export type Point = { x: number; y: number };

/** How long the line of a better move may be on the board. */
const SHOWN = 5;

/** Every move of the line shown with what it has cost its player, null if that is unknown. */
function judged(state: State) {
  const records = positions(state);
  return path(state.tree, state.tree.tip).flatMap((number, index) => {
    const { move = "", player = 0, kind = "" } = state.tree.nodes[number] ?? {};
    const [record = "", after = ""] = records.slice(index, index + 2);
    if (player > 2 || isForfeit({ kind })) return [];
    const best = state.analyses[record]?.candidates[0];
    // What the analysis would have played itself is no mistake, even if it thinks less of it one move later.
    const lost = best?.move === move ? 0 : cost(state, record, after, player);
    return [{ ply: index + 1, number: moveNumber(state.tree, number), record, move, player, cost: lost, best }];
  });
}

/** The mistakes of the line shown in the order of play, as far as the positions before and after them are known. */
export const mistakes = (state: State): Mistake[] =>
  judged(state).flatMap(({ cost, best, ...move }) => {
    const grade = gradeOf(cost ?? 0);
    return grade && best
      ? [{ ...move, cost: cost ?? 0, grade, better: best.move, line: best.line.slice(0, SHOWN) }]
      : [];
  });

/** The mistake made in a position of the line shown, as the analysis judges it now; null if it sees none there. */
const mistakeIn = (state: State, record: string | undefined): Mistake | null =>
  (record && mistakes(state).find((one) => one.record === record)) || null;

/** The mistake that the person has chosen, null without one. */
export const chosenMistake = (state: State) => mistakeIn(state, state.review.chosen ?? "");

/** The first stone, if it is so good that the other player takes it over, as far as that is known; else null. */
export function given(state: State): { move: string; chance: number } | null {
  const [, after = ""] = positions(state);
  const [best] = state.analyses[after]?.candidates ?? [];
  const move = state.tree.nodes[path(state.tree, state.tree.tip)[0] ?? 0]?.move ?? "";
  const taken = best && !state.layout.cells.some(({ name }) => name === best.move);
  return taken && best.value - 0.5 >= GRADES.inaccuracy ? { move, chance: best.value } : null;
}

/** The grade of a move that has cost so much, null if it is no mistake. */
export const gradeOf = (cost: number): Grade | null =>
  (Object.keys(GRADES) as Grade[]).find((grade) => cost >= GRADES[grade]) ?? null;

/** The accuracy of a player along the line shown, null if none of the player's moves is judged. */
export function accuracy(state: State, player: number): Accuracy | null {
  const costs = judged(state).flatMap((one) => (one.player === player && one.cost !== null ? [one.cost] : []));
  if (!costs.length) return null;
  const count = (grade: Grade) => costs.filter((cost) => gradeOf(cost) === grade).length;
  const grades = { blunder: count("blunder"), mistake: count("mistake"), inaccuracy: count("inaccuracy") };
  return { moves: costs.length, loss: costs.reduce((sum, cost) => sum + cost, 0) / costs.length, grades };
}

/** The areas between a curve and a level: above it and below it, each the corners of a polygon whose ends lie on the
 * level. @param points of the curve, from left to right */
export function areas(points: Point[], level: number): { above: Point[]; below: Point[] } {
  const crossing = points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before || (before.y - level) * (point.y - level) >= 0) return [point];
    const share = (level - before.y) / (point.y - before.y);
    return [{ x: before.x + share * (point.x - before.x), y: level }, point];
  });
  const ends = (side: Point[]) => {
    const [first, last] = [side.at(0), side.at(-1)];
    return first && last ? [{ x: first.x, y: level }, ...side, { x: last.x, y: level }] : [];
  };
  const within = (inner: (one: number, other: number) => number) =>
    ends(crossing.map(({ x, y }) => ({ x, y: inner(y, level) })));
  return { above: within(Math.max), below: within(Math.min) };
}

/** The state with a mistake chosen, whose better line the board shows in the position before it. */
export const chosen = (state: State, mistake: Mistake): State => ({
  ...state,
  review: { ...NO_REVIEW, chosen: mistake.record },
});

/** The number of the node of a position on the line shown, if it is there. */
export const nodeOf = (state: State, record: string) => nodes(state.tree)[positions(state).indexOf(record)];

/** The mistake whose better line the board shows, in the position before it; null elsewhere. */
export function corrected(state: State) {
  const { review, snapshot } = state;
  const shown = [review.aside?.record, review.chosen].includes(snapshot.record) && !review.learning;
  return shown ? mistakeIn(state, snapshot.record) : null;
}

/** What the board shows of it: its cell and grade, and the better line by cell. */
export function correction(
  state: State,
): { slip: { move: string; grade: Grade }; line: ReturnType<typeof variation> } | null {
  const mistake = corrected(state);
  if (!mistake) return null;
  const { move, grade, line } = mistake;
  return { slip: { move, grade }, line: variation(line, state.snapshot) };
}

/** Whether the panel shows the analysis or the review. */
export const isReviewed = ({ analysing, survey, review, snapshot }: State) =>
  analysing || survey !== null || review.learning !== null || snapshot.outcome !== null;

/** The mistake before or after the position shown, null if there is none. */
export function nextMistake(state: State, way: 1 | -1) {
  const found = mistakes(state);
  const here = nodes(state.tree).indexOf(state.tree.at);
  return way > 0 ? found.find(({ ply }) => ply - 1 > here) : found.findLast(({ ply }) => ply - 1 < here);
}

/** What the board is to show: the position at which the review points, in place of that of the game. */
export const seen = (state: State): State => (state.review.aside ? { ...state, snapshot: state.review.aside } : state);
