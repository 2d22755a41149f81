/** Learning from one's own mistakes: in the position before each, the person looks for a better move. The game stays as
 * it was. */

import { GRADES, cost, isSurveyed, triedRecord, variation } from "./analysis.js";
import { gradeOf, mistakes } from "./review.js";
import { isPlaced } from "./queries.js";
import { NO_REVIEW } from "./state.js";

/** @import { Mistake } from "./review.js" */
/** @import { State } from "./state.js" */

/** @typedef {{mistakes: Mistake[], index: number, tried: string | null, told: boolean, found: number}} Learning  index:
 *   of the mistake at hand, after the last one when all are done; tried: the person's latest move; told: the answer was
 *   shown; found: how many mistakes the person has mended without it
 * @typedef {{kind: "ask" | "judging" | "best" | "good" | "worse" | "told" | "done", cost: number}} Verdict  on the move
 *   tried; cost: the win rate that a worse one loses */

/** The grades that are worth a lesson. */
const WORTH = ["blunder", "mistake"];

/** The mistakes of a player that can be learnt from. @param {State} state @param {number} player */
export const lessonsFor = (state, player) =>
  mistakes(state).filter((one) => one.player === player && WORTH.includes(one.grade));

/** The state in which a player learns from the mistakes made.
 * @param {State} state @param {number} player @returns {State} */
export const learning = (state, player) => ({
  ...state,
  review: {
    ...NO_REVIEW,
    learning: { mistakes: lessonsFor(state, player), index: 0, tried: null, told: false, found: 0 },
  },
});

/** The mistake at hand, null without one. @param {State} state @returns {Mistake | null} */
export const atHand = ({ review }) => review.learning?.mistakes[review.learning.index] ?? null;

/** Whether the board shows the position of the mistake at hand. @param {State} state */
export const asks = (state) => isPlaced(state) && atHand(state)?.record === state.snapshot.record;

/** Whether the mistake at hand is mended or its answer shown. @param {State} state */
export const settled = (state) => ["best", "good", "told"].includes(verdict(state).kind);

/** The verdict on the move tried. A move that would not even be an inaccuracy is as good as the best one.
 * @param {State} state @returns {Verdict} */
export function verdict(state) {
  const mistake = atHand(state);
  const { tried, told } = state.review.learning ?? { tried: null, told: false };
  if (!mistake) return { kind: "done", cost: 0 };
  if (told) return { kind: "told", cost: 0 };
  if (tried === null) return { kind: "ask", cost: 0 };
  if (tried === mistake.better) return { kind: "best", cost: 0 };
  if (tried === mistake.move) return { kind: "worse", cost: mistake.cost };
  const after = triedRecord(state) ?? "";
  const lost = isSurveyed(state, after) ? cost(state, mistake.record, after, mistake.player) : null;
  if (lost === null) return { kind: "judging", cost: 0 };
  return lost < GRADES.inaccuracy ? { kind: "good", cost: lost } : { kind: "worse", cost: lost };
}

/** The person tries a move in place of the mistake. @param {State} state @param {string} move @returns {State} */
export const attempted = (state, move) =>
  settled(state) || !state.snapshot.legal.includes(move) ? state : changed(state, { tried: move });

/** The answer is shown. @param {State} state @returns {State} */
export const told = (state) => changed(state, { told: true });

/** On to the next mistake. @param {State} state @returns {State} */
export function learntOn(state) {
  const { index, found } = state.review.learning ?? { index: 0, found: 0 };
  const mended = ["best", "good"].includes(verdict(state).kind);
  return changed(state, { index: index + 1, tried: null, told: false, found: found + Number(mended) });
}

/** @param {State} state @param {Partial<Learning>} change @returns {State} */
const changed = (state, change) =>
  state.review.learning
    ? { ...state, review: { ...state.review, learning: { ...state.review.learning, ...change } } }
    : state;

/** What the board shows in the position of the mistake at hand: the moves that may be tried, the move to better or the
 * worse one tried, and the better line once it is settled; null elsewhere.
 * @param {State} state */
export function exercise(state) {
  const mistake = atHand(state);
  if (!mistake || !asks(state)) return null;
  const { kind, cost } = verdict(state);
  const tried = state.review.learning?.tried ?? "";
  return {
    playable: settled(state) ? [] : state.snapshot.legal,
    slip:
      kind === "worse"
        ? { move: tried, grade: gradeOf(cost) ?? mistake.grade }
        : { move: mistake.move, grade: mistake.grade },
    line: settled(state) ? variation(kind === "good" ? [tried] : mistake.line, state.snapshot) : new Map(),
  };
}
