/** The review of a game, once its positions are analyzed: the mistakes, the accuracy of each player, and the areas of
 * the curve. */

import { GRADES, cost, nodes, positions, variation } from "./analysis.js";
import { NO_REVIEW } from "./state.js";
import { isForfeit, moveNumber, path } from "./tree.js";

/** @import { State } from "./state.js" */

/** @typedef {keyof typeof GRADES} Grade
 * @typedef {object} Mistake
 * @property {number} ply how many moves lead to the position after it, chance included
 * @property {number} number of the move, as the players count
 * @property {string} record of the position before it
 * @property {string} move
 * @property {number} player the player who made it
 * @property {number} cost the win rate that it lost
 * @property {Grade} grade
 * @property {string} better the move that the analysis would have made
 * @property {string[]} line that move and the best replies in turn
 * @typedef {{moves: number, loss: number, grades: Record<Grade, number>}} Accuracy  of a player: how many moves were
 *   judged, the win rate lost on average, and the mistakes of each grade
 * @typedef {{x: number, y: number}} Point */

/** How long the line of a better move may be on the board. */
const SHOWN = 5;

/** Every move of the line shown with what it has cost its player, null if that is unknown. @param {State} state */
function judged(state) {
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

/** The mistakes of the line shown in the order of play, as far as the positions before and after them are known.
 * @param {State} state @returns {Mistake[]} */
export const mistakes = (state) =>
  judged(state).flatMap(({ cost, best, ...move }) => {
    const grade = gradeOf(cost ?? 0);
    return grade && best
      ? [{ ...move, cost: cost ?? 0, grade, better: best.move, line: best.line.slice(0, SHOWN) }]
      : [];
  });

/** The mistake made in a position of the line shown, as the analysis judges it now; null if it sees none there.
 * @param {State} state @param {string | undefined} record @returns {Mistake | null} */
const mistakeIn = (state, record) => (record && mistakes(state).find((one) => one.record === record)) || null;

/** The mistake that the person has chosen, null without one. @param {State} state */
export const chosenMistake = (state) => mistakeIn(state, state.review.chosen ?? "");

/** The first stone, if it is so good that the other player takes it over, as far as that is known; else null.
 * @param {State} state @returns {{move: string, chance: number} | null} */
export function given(state) {
  const [, after = ""] = positions(state);
  const [best] = state.analyses[after]?.candidates ?? [];
  const move = state.tree.nodes[path(state.tree, state.tree.tip)[0] ?? 0]?.move ?? "";
  const taken = best && !state.layout.cells.some(({ name }) => name === best.move);
  return taken && best.value - 0.5 >= GRADES.inaccuracy ? { move, chance: best.value } : null;
}

/** The grade of a move that has cost so much, null if it is no mistake. @param {number} cost @returns {Grade | null} */
export const gradeOf = (cost) =>
  /** @type {Grade[]} */ (Object.keys(GRADES)).find((grade) => cost >= GRADES[grade]) ?? null;

/** The accuracy of a player along the line shown, null if none of the player's moves is judged.
 * @param {State} state @param {number} player @returns {Accuracy | null} */
export function accuracy(state, player) {
  const costs = judged(state).flatMap((one) => (one.player === player && one.cost !== null ? [one.cost] : []));
  if (!costs.length) return null;
  const count = (/** @type {Grade} */ grade) => costs.filter((cost) => gradeOf(cost) === grade).length;
  const grades = { blunder: count("blunder"), mistake: count("mistake"), inaccuracy: count("inaccuracy") };
  return { moves: costs.length, loss: costs.reduce((sum, cost) => sum + cost, 0) / costs.length, grades };
}

/** The areas between a curve and a level: above it and below it, each the corners of a polygon whose ends lie on the
 * level.
 * @param {Point[]} points of the curve, from left to right @param {number} level
 * @returns {{above: Point[], below: Point[]}} */
export function areas(points, level) {
  const crossing = points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before || (before.y - level) * (point.y - level) >= 0) return [point];
    const share = (level - before.y) / (point.y - before.y);
    return [{ x: before.x + share * (point.x - before.x), y: level }, point];
  });
  const ends = (/** @type {Point[]} */ side) => {
    const [first, last] = [side.at(0), side.at(-1)];
    return first && last ? [{ x: first.x, y: level }, ...side, { x: last.x, y: level }] : [];
  };
  const within = (/** @type {(one: number, other: number) => number} */ inner) =>
    ends(crossing.map(({ x, y }) => ({ x, y: inner(y, level) })));
  return { above: within(Math.max), below: within(Math.min) };
}

/** The state with a mistake chosen, whose better line the board shows in the position before it.
 * @param {State} state @param {Mistake} mistake @returns {State} */
export const chosen = (state, mistake) => ({ ...state, review: { ...NO_REVIEW, chosen: mistake.record } });

/** The number of the node of a position on the line shown, if it is there.
 * @param {State} state @param {string} record */
export const nodeOf = (state, record) => nodes(state.tree)[positions(state).indexOf(record)];

/** The mistake whose better line the board shows, in the position before it; null elsewhere.
 * @param {State} state */
export function corrected(state) {
  const { review, snapshot } = state;
  const shown = [review.aside?.record, review.chosen].includes(snapshot.record) && !review.learning;
  return shown ? mistakeIn(state, snapshot.record) : null;
}

/** What the board shows of it: its cell and grade, and the better line by cell.
 * @param {State} state @returns {{slip: {move: string, grade: Grade}, line: ReturnType<typeof variation>} | null} */
export function correction(state) {
  const mistake = corrected(state);
  if (!mistake) return null;
  const { move, grade, line } = mistake;
  return { slip: { move, grade }, line: variation(line, state.snapshot) };
}

/** Whether the panel shows the analysis or the review. @param {State} state */
export const isReviewed = ({ analysing, survey, review, snapshot }) =>
  analysing || survey !== null || review.learning !== null || snapshot.outcome !== null;

/** The mistake before or after the position shown, null if there is none. @param {State} state @param {1 | -1} way */
export function nextMistake(state, way) {
  const found = mistakes(state);
  const here = nodes(state.tree).indexOf(state.tree.at);
  return way > 0 ? found.find(({ ply }) => ply - 1 > here) : found.findLast(({ ply }) => ply - 1 < here);
}

/** What the board is to show: the position at which the review points, in place of that of the game.
 * @param {State} state @returns {State} */
export const seen = (state) => (state.review.aside ? { ...state, snapshot: state.review.aside } : state);
