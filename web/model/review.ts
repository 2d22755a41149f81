/** The review of an analyzed game: mistakes, accuracy, and the areas of the curve. */

import type { LossMark } from "../board/scene.ts";
import type { Words } from "../lang/fluent.ts";
import { isChecked, isLineJudged, judgeMoves, lineNodes, lineRecords, variation, winRate } from "./analysis.ts";
import { findGame } from "./catalogue.ts";
import { GRADES, type Grade, gradeOf } from "./grades.ts";
import { hasFirstStones, isCell, isTaught, person } from "./queries.ts";
import { recordAfter } from "./record.ts";
import { NO_REVIEW, type State } from "./state.ts";

export interface Mistake {
  ply: number; // how many moves lead to the position after it, chance included
  number: number; // of the move, as the players count
  record: string; // of the position before it
  move: string;
  player: number; // the player who made it
  cost: number; // the win rate that it lost
  grade: Grade;
  isMoment?: boolean; // whether it stands in for the grave mistake that a loser has not made
  better: string; // the move that the analysis would have made
  line: string[]; // that move and the best replies in turn
}

/** The values of sentences about a mistake. */
export const mistakeValues = ({ moveWord }: Words, { number, move, cost, better }: Mistake) => ({
  number,
  move: moveWord(move),
  cost,
  better: moveWord(better),
});

const SHOWN = 5; // the length of a better line on the board, in moves
const PICTURED = 3; // at most this many mistakes of a player have a small board

/** Every move of the line shown that the analysis has judged; better: the analysis would have made it itself, too. */
const judged = (state: State) =>
  judgeMoves(state).flatMap(({ best, cost, ...move }) =>
    best && cost !== null ? [{ ...move, cost, better: best.move, line: best.line.slice(0, SHOWN) }] : [],
  );

/** The mistakes of the line shown, in order, each checked by a deeper search, and the moment of the loser. */
export function mistakes(state: State): Mistake[] {
  const all = judged(state);
  const found = all.flatMap(({ after, weight, ...move }) => {
    const grade = gradeOf(weight);
    return grade && [move.record, after].every((record) => isChecked(state, record, weight))
      ? [{ ...move, grade }]
      : [];
  });
  const loser = loserOf(state);
  if (loser === null || found.some(({ player, grade }) => player === loser && isGrave(grade))) return found;
  const own = all.filter(({ player, move, better }) => player === loser && move !== better);
  const lost = ({ weight, ...move }: (typeof own)[number]) => [Math.round(100 * weight), ease(state, move)] as const;
  const [most] = own.toSorted((one, other) => {
    const [[weight, eased], [least, easier]] = [lost(one), lost(other)];
    return least - weight || easier - eased;
  });
  if (!most) return found;
  const { after, weight, ...moment } = most;
  const grade: Grade = gradeOf(weight) ?? "moment";
  return [...found.filter(({ ply }) => ply !== moment.ply), { ...moment, grade, isMoment: true }].sort(
    (one, other) => one.ply - other.ply,
  );
}

/** Whether a grade alone makes a mistake worth a lesson. */
const isGrave = (grade: Grade) => grade === "blunder" || grade === "mistake";

/** Whether a mistake can be learnt from: a grave one, or the moment of the loser. */
export const isWorthLesson = ({ grade, isMoment }: Mistake) => isGrave(grade) || isMoment === true;

/** The few mistakes of a player that are most worth a lesson, in the order of play. */
export const worstMistakes = (state: State, player: number | null, most: number = PICTURED) =>
  mistakes(state)
    .filter((mistake) => mistake.player === player)
    .sort((one, other) => Number(isWorthLesson(other)) - Number(isWorthLesson(one)) || other.cost - one.cost)
    .slice(0, most)
    .sort((one, other) => one.ply - other.ply);

/** The mistakes of which small boards are shown: the worst one on the card of a lost game, or those of the review. */
export function picturedMistakes(state: State): Mistake[] {
  if (!(state.over || isReviewed(state)) || !isLineJudged(state)) return [];
  if (!state.over) return [person(state) ?? [1, 2]].flat().flatMap((player) => worstMistakes(state, player));
  const loser = loserOf(state);
  return loser === person(state) ? worstMistakes(state, loser, 1) : [];
}

/** The positions of the line shown, by their number, in which the lead has just gone from one player to the other. */
export function turns(state: State): number[] {
  const madeUp = madeUpMoves(state);
  const leads = lineRecords(state).flatMap((record, ply) => {
    const lead = (winRate(state, record) ?? EVEN) - EVEN;
    return Math.abs(lead) < CLEAR || madeUp[ply] ? [] : [{ ply, isFirst: lead > 0 }];
  });
  return leads.flatMap(({ ply, isFirst }, index) => (isFirst === !leads[index - 1]?.isFirst ? [ply] : [])).slice(1);
}

/** The position in which the lead has changed last or, where it never did, the one after the loser's worst mistake. */
export const turningPoint = (state: State) => turns(state).at(-1) ?? worstMistakes(state, loserOf(state), 1)[0]?.ply;

/** Who has lost the game whose line is shown, all of which is judged; else null, as after its end was taken back. */
export function loserOf(state: State) {
  if (state.tree.nodes[state.tree.tip]?.taken) return null;
  const end = lineRecords(state).at(-1) ?? "";
  const isOver = state.analyses[end]?.done && !state.analyses[end].candidates.length;
  const chance = isOver && isLineJudged(state) ? winRate(state, end) : null;
  return chance === 1 ? 2 : chance === 0 ? 1 : null;
}

/** By how much a move made it easier to beat its player: by the odds, where these are certain by the proof's length. */
function ease(state: State, { record, after, player }: { record: string; after: string; player: number }) {
  const resistance = (one: string) => {
    const first = winRate(state, one) ?? EVEN;
    const chance = Math.min(1 - SURE, Math.max(SURE, player === 1 ? first : 1 - first));
    return Math.log(chance / (1 - chance)) + EFFORT * Math.log1p(state.analyses[one]?.playouts ?? 0);
  };
  return resistance(record) - resistance(after);
}

const EVEN = 0.5;
const CLEAR = 0.1; // a lead smaller than this beside even chances may be noise
const SURE = 0.01; // win rates closer than this to 0 and 1 are alike
const EFFORT = 0.01; // how much the logarithm of the playouts of a proof counts beside that of the odds

/** The winning chances of its player before and after a mistake. */
export function chancesOf(state: State, { record, player, cost }: Mistake): [before: number, after: number] {
  const first = winRate(state, record) ?? EVEN;
  const before = player === 1 ? first : 1 - first;
  return [before, before - cost];
}

/** What a mistake is about where a first stone can be taken over: the stone, or taking it; null for any other move. */
export function openingTopic(state: State, { ply, move, better }: Mistake): "stone" | "takeover" | null {
  if (!hasFirstStones(state)) return null;
  return ply === 1 ? "stone" : ply === 2 && !(isCell(state, move) && isCell(state, better)) ? "takeover" : null;
}

/** A mistake in one sentence, without its full stop. */
export function mistakeText(words: Words, state: State, mistake: Mistake) {
  const { say } = words;
  const values = mistakeValues(words, mistake);
  const topic = openingTopic(state, mistake);
  const percent = (share: number) => say("percent", { share });
  const { record, move, cost, better, grade } = mistake;
  const [before, after] = chancesOf(state, mistake);
  if (topic === "stone") {
    const isTaken = !isCell(state, state.analyses[recordAfter(record, move)]?.move ?? "");
    const fair = fairStones(state, record).join(", ");
    return say("mistake-stone", { ...values, isTaken, fair, left: percent(after), best: percent(before) });
  }
  if (topic === "takeover") {
    const chance = percent(isCell(state, move) ? before : after);
    const stone = record.slice(state.tree.beginning.length);
    return say("mistake-takeover", { ...values, isTaken: isCell(state, better), stone, chance });
  }
  return grade === "moment" ? say("mistake-moment", { ...values, isLost: cost < SURE }) : say("mistake", values);
}

/** The fairest first stones, a few of those that are equally fair. */
function fairStones(state: State, record: string) {
  const gap = ({ value }: { value: number }) => Math.abs(value - EVEN);
  const [best, ...others] = state.analyses[record]?.candidates ?? [];
  const alike = best ? [best, ...others.filter((one) => gap(one) - gap(best) < ALIKE)] : [];
  return alike
    .map(({ move }) => move)
    .filter((move) => isCell(state, move))
    .slice(0, FAIR);
}

const ALIKE = 0.02; // first stones that differ by less in their win rate are equally fair
const FAIR = 3; // at most this many fair stones are named

/** The mistake made in a position of the line shown, null if the analysis sees none. */
const mistakeIn = (state: State, record: string | undefined): Mistake | null =>
  (record && mistakes(state).find((one) => one.record === record)) || null;

export const chosenMistake = (state: State) => mistakeIn(state, state.review.chosen ?? "");

/** The win rate that a player has lost per move of the line shown; null without a move, and before all is judged. */
export function lossPerMove(state: State, player: number): number | null {
  const costs = isLineJudged(state) ? judged(state).flatMap((move) => (move.player === player ? [move.cost] : [])) : [];
  return costs.length ? costs.reduce((sum, cost) => sum + cost, 0) / costs.length : null;
}

/** The state with a mistake chosen: the board shows the better line before it. */
export const chooseMistake = (state: State, mistake: Mistake): State => ({
  ...state,
  review: { ...NO_REVIEW, chosen: mistake.record },
});

/** The number of the node of a position on the line shown, if it is there. */
export const nodeNumber = (state: State, record: string) => lineNodes(state.tree)[lineRecords(state).indexOf(record)];

/** The move just made, if it loses much even where the analysis errs by all of its stated error. Its better line is
 * left out: the person is to find it. */
export function latestBlunder(state: State): Mistake | null {
  const made = mistakes(state).find(({ record, move }) => recordAfter(record, move) === state.snapshot.record);
  const error = findGame(state.describe, state.snapshot.game).error ?? 1;
  return made && made.cost - error >= GRADES.mistake ? { ...made, line: [] } : null;
}

/** The blunder that was just taken back, until the person asks for a hint or moves again. */
export const shownBlunder = ({ blunder, hint, pending }: State) => (hint || pending.length ? null : blunder);

/** The mistake whose better line the board shows, or that was just taken back; null elsewhere. */
export function shownMistake(state: State) {
  const blunder = shownBlunder(state);
  if (blunder) return blunder;
  const { review, snapshot } = state;
  const shown = [review.aside, review.chosen].includes(snapshot.record) && !review.learning;
  return shown ? mistakeIn(state, snapshot.record) : null;
}

/** The overlay of the mistake shown: its cell and grade, and the better line by cell. */
export function correction(state: State) {
  const mistake = shownMistake(state);
  if (!mistake) return null;
  const { move, grade, line } = mistake;
  return { slip: { move, grade }, line: variation(line, state.snapshot) };
}

/** Of each move of the line shown, whether it was made up to set a position up. */
const madeUpMoves = ({ tree }: State) =>
  lineNodes(tree)
    .slice(1)
    .map((number) => tree.nodes[number]?.made_up === true);

/** Dots on the stones that were mistakes, in a review and in a teaching game. */
export function losses(state: State): LossMark[] {
  const { layout, snapshot, lens, review } = state;
  if (!lens.dots || review.learning || !(isReviewed(state) || isTaught(state))) return [];
  const numberOf = (move: string) => snapshot.numbers[layout.cells.findIndex(({ name }) => name === move)];
  const madeUp = madeUpMoves(state);
  return mistakes(state).flatMap(({ ply, move, number, grade }) =>
    grade !== "moment" && numberOf(move) === number + madeUp.slice(0, ply).filter(Boolean).length
      ? [{ kind: "loss", cell: move, text: grade }]
      : [],
  );
}

/** Whether the panel shows the analysis or the review; the card at the end of a game has its place first. */
export const isReviewed = ({ analysing, survey, review, snapshot, over }: State) =>
  analysing || review.learning !== null || (!over && (survey !== null || snapshot.outcome !== null));

/** The mistake before or after the position shown, null if there is none. */
export function nextMistake(state: State, way: 1 | -1) {
  const found = mistakes(state);
  const here = lineNodes(state.tree).indexOf(state.tree.at);
  return way > 0 ? found.find(({ ply }) => ply - 1 > here) : found.findLast(({ ply }) => ply - 1 < here);
}

/** The state with the position at which the review points in place of that of the game. */
export function withAside(state: State): State {
  const snapshot = state.positions[state.review.aside ?? ""];
  return snapshot ? { ...state, snapshot } : state;
}
