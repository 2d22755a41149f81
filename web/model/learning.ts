/** Learning from one's own mistakes: the person looks for a better move in the position before each; the game stays. */

import { cost, doubtsTried, isSurveyed, triedRecord, weigh } from "./analysis.ts";
import { attempt, begin, conclude, type Exercise, isOver, tell, verdicts } from "./exercise.ts";
import { GRADES, gradeOf } from "./grades.ts";
import { isPlaced } from "./queries.ts";
import { isWorthLesson, type Mistake, mistakes, picturedMistakes, worstMistakes } from "./review.ts";
import { NO_REVIEW, type State } from "./state.ts";

export interface Learning {
  mistakes: Mistake[];
  index: number; // of the mistake at hand; after the last one when all are done
  tried: string; // the latest move, "" before
  told: boolean; // whether the answer was shown
  found: number; // how many better moves the person has found without it
  again: boolean; // whether it is the one position that the card of a lost game offers
}

/** The verdict on the latest move; cost: the win rate that a worse one loses. */
type Verdict = { kind: "ask" | "judging" | "best" | "good" | "worse" | "told" | "done"; cost: number };

/** The mistakes of a player that can be learnt from. */
export const lessonsFor = (state: State, player: number) =>
  mistakes(state).filter((mistake) => mistake.player === player && isWorthLesson(mistake));

/** Of a player the mistakes that the review begins with; null: the one on the card of a lost game. */
export function startLearning(state: State, player: number | null): State {
  const mistakes = player ? worstMistakes(state, player) : picturedMistakes(state);
  const learning = { mistakes, index: 0, tried: "", told: false, found: 0, again: !player };
  return { ...state, over: false, review: { ...NO_REVIEW, learning } };
}

export const atHand = ({ review }: State): Mistake | null => review.learning?.mistakes[review.learning.index] ?? null;

/** Whether the board shows the position of the mistake at hand. */
export const asks = (state: State) => isPlaced(state) && atHand(state)?.record === state.snapshot.record;

/** Whether a better move than the mistake at hand is found or shown. */
export const isAnswered = (state: State) => ["best", "good", "told"].includes(verdict(state).kind);

/** The verdict on the latest move. A move that would not even be an inaccuracy is as good as the best one. */
export function verdict(state: State): Verdict {
  const mistake = atHand(state);
  const { tried, told } = state.review.learning ?? { tried: "", told: false };
  if (!mistake) return { kind: "done", cost: 0 };
  if (told) return { kind: "told", cost: 0 };
  if (!tried) return { kind: "ask", cost: 0 };
  if (tried === mistake.better) return { kind: "best", cost: 0 };
  if (tried === mistake.move) return { kind: "worse", cost: mistake.cost };
  const after = triedRecord(state) ?? "";
  const loss = isSurveyed(state, after) ? cost(state, mistake.record, after, mistake.player) : null;
  if (loss === null || doubtsTried(state)) return { kind: "judging", cost: 0 };
  return { kind: weigh(state, mistake.record, loss) < GRADES.inaccuracy ? "good" : "worse", cost: loss };
}

/** The exercise of the mistake at hand after the latest move; null where the board shows another position. */
export function exerciseOf(state: State): Exercise | null {
  const { snapshot, layout, review } = state;
  const mistake = atHand(state);
  if (!mistake || !review.learning || !asks(state)) return null;
  const { tried, told } = review.learning;
  const { kind, cost } = verdict(state);
  const right = kind === "good" ? [mistake.better, tried] : [mistake.better];
  const grade = kind === "worse" ? (gradeOf(cost) ?? mistake.grade) : undefined;
  const start = begin({ snapshot, layout }, verdicts(right, snapshot.legal, grade), mistake);
  const exercise = told ? tell(start) : attempt(start, tried);
  return isOver(exercise) ? conclude(exercise, mistake.line) : exercise;
}

/** The person tries a move in place of the mistake. */
export const tryMove = (state: State, move: string): State =>
  isAnswered(state) || !state.snapshot.legal.includes(move) ? state : change(state, { tried: move });

export const showAnswer = (state: State): State => change(state, { told: true });

export function learnOn(state: State): State {
  const { index, found } = state.review.learning ?? { index: 0, found: 0 };
  const isFound = ["best", "good"].includes(verdict(state).kind);
  return change(state, { index: index + 1, tried: "", told: false, found: found + Number(isFound) });
}

const change = (state: State, change: Partial<Learning>): State =>
  state.review.learning
    ? { ...state, review: { ...state.review, learning: { ...state.review.learning, ...change } } }
    : state;
