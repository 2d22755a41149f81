/** Learning from one's own mistakes: in the position before each, the person looks for a better move. The game stays as
 * it was. */

import { cost, GRADES, isSurveyed, triedRecord, variation } from "./analysis.ts";
import { isPlaced } from "./queries.ts";
import { gradeOf, type Mistake, mistakes } from "./review.ts";
import { NO_REVIEW, type State } from "./state.ts";

/** Index: of the mistake at hand, after the last one when all are done; tried: the person's latest move; told: the
 * answer was shown; found: how many mistakes the person has mended without it. */
export type Learning = { mistakes: Mistake[]; index: number; tried: string | null; told: boolean; found: number };

/** On the move tried; cost: the win rate that a worse one loses. */
type Verdict = { kind: "ask" | "judging" | "best" | "good" | "worse" | "told" | "done"; cost: number };

/** The grades that are worth a lesson. */
const WORTH = ["blunder", "mistake"];

/** The mistakes of a player that can be learnt from. */
export const lessonsFor = (state: State, player: number) =>
  mistakes(state).filter((one) => one.player === player && WORTH.includes(one.grade));

/** The state in which a player learns from the mistakes made. */
export const learning = (state: State, player: number): State => ({
  ...state,
  review: {
    ...NO_REVIEW,
    learning: { mistakes: lessonsFor(state, player), index: 0, tried: null, told: false, found: 0 },
  },
});

/** The mistake at hand, null without one. */
export const atHand = ({ review }: State): Mistake | null => review.learning?.mistakes[review.learning.index] ?? null;

/** Whether the board shows the position of the mistake at hand. */
export const asks = (state: State) => isPlaced(state) && atHand(state)?.record === state.snapshot.record;

/** Whether the mistake at hand is mended or its answer shown. */
export const settled = (state: State) => ["best", "good", "told"].includes(verdict(state).kind);

/** The verdict on the move tried. A move that would not even be an inaccuracy is as good as the best one. */
export function verdict(state: State): Verdict {
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

/** The person tries a move in place of the mistake. */
export const attempted = (state: State, move: string): State =>
  settled(state) || !state.snapshot.legal.includes(move) ? state : changed(state, { tried: move });

/** The answer is shown. */
export const told = (state: State): State => changed(state, { told: true });

/** On to the next mistake. */
export function learntOn(state: State): State {
  const { index, found } = state.review.learning ?? { index: 0, found: 0 };
  const mended = ["best", "good"].includes(verdict(state).kind);
  return changed(state, { index: index + 1, tried: null, told: false, found: found + Number(mended) });
}

const changed = (state: State, change: Partial<Learning>): State =>
  state.review.learning
    ? { ...state, review: { ...state.review, learning: { ...state.review.learning, ...change } } }
    : state;

/** What the board shows in the position of the mistake at hand: the moves that may be tried, the move to better or
 * the worse one tried, and the better line once it is settled; null elsewhere. */
export function exercise(state: State) {
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
