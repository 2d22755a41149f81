/** The analysis of positions, each identified by its record. Win rates are player 1's unless stated otherwise. */

import type { Budget, Info, Settings, Snapshot } from "messages";
import type { Step } from "../board/scene.ts";
import { area } from "./area.ts";
import { findGame } from "./catalogue.ts";
import { DOUBT, GRADES } from "./grades.ts";
import { botToMove, canGo, hasFirstStones, isCell, isPlaced, isTaught, opponent, settingsOf } from "./queries.ts";
import { moverAfter, recordAfter } from "./record.ts";
import type { State } from "./state.ts";
import { isForfeit, moveNumber, path, type Tree } from "./tree.ts";

/** A report of the engine on a position: its choice is the first candidate. */
export type Report = Required<Pick<Info, "total" | "candidates" | "owners">> & Info;

/** Done: the search has ended by itself, with nothing left to find. */
export type Analysis = Report & { done: boolean };

/** What the shading of the board shows; glance: what the network sees before any search. */
type Shade = "visits" | "owners" | "glance" | "none";

/** Top: how many candidates are marked; dots: whether stones show what their moves lost. */
export type Lens = { shade: Shade; top: number; dots: boolean };

/** A position to analyze; budget null: until it is stopped; settings: of a bot that thinks in the person's time. */
export type Task = { record: string; budget: Budget | null; settings?: Settings };

/** Step 1: about where, 2: which move; move: the first move that the analysis gave, which the hint keeps. */
export type Hint = { record: string; step: 1 | 2; move?: string | null };

/** A candidate: its share of the visits, rank from 1, win rate of its player; faded: too few visits to be trusted. */
export type Look = { share: number; order: number; chance: number; faded: boolean };

/** Pondering ends after this many times the playouts of a surveyed position: then the search tree is usually full. */
const PONDERED = 50;
const ENOUGH = 0.25; // a hint needs this share of the playouts of a surveyed position
const FAINT = 0.02; // a candidate with a smaller share of the visits is faded
/** The node numbers of the line shown, from the game's start. */
export const lineNodes = (tree: Tree) => [0, ...path(tree, tree.tip)];

export function lineRecords({ tree }: State) {
  const found = [tree.beginning];
  for (const [ply, number] of path(tree, tree.tip).entries()) {
    found.push(recordAfter(found[ply] ?? "", tree.nodes[number]?.move ?? ""));
  }
  return found;
}

/** The records of the line's positions that can be analyzed: those where chance is not to move. */
export function surveyRecords(state: State) {
  const movers = path(state.tree, state.tree.tip).map((number) => Number(state.tree.nodes[number]?.player));
  return lineRecords(state).filter((_, ply) => (movers[ply] ?? 0) <= 2);
}

/** Playouts for each position of a survey, and for each of the two positions that judge a move. */
export const effort = ({ describe, snapshot }: State) => findGame(describe, snapshot.game).survey;

/** Playouts for each of the two positions that judge a move which seems to cost this much: more where it may be a
 * mistake, and more again where it is to be claimed as one. */
export function checkEffort(state: State, cost: number) {
  const { check } = findGame(state.describe, state.snapshot.game);
  return effort(state) * (cost >= GRADES.inaccuracy ? check ** 2 : cost >= DOUBT ? check : 1);
}

/** The engine's next task while it is idle, null if there is none. */
export function engineTask(state: State): Task | null {
  const { thinking, pending, analyses, survey, hint, snapshot } = state;
  const playouts = effort(state);
  if (!canGo(state) || !isPlaced(state) || thinking || pending.length) return null;
  if (botToMove(state) && !state.paused) return state.judging && judgement(state);
  const record = snapshot.outcome || snapshot.to_move === 0 ? null : snapshot.record;
  const open = record !== null && !analyses[record]?.done;
  const known = record === null ? 0 : (analyses[record]?.playouts ?? 0);
  if (open && hint?.record === record && known < ENOUGH * playouts) return { record, budget: null };
  const tried = triedRecord(state);
  const next = [...(tried ? [tried] : []), ...(survey ?? [])].find((one) => !isSurveyed(state, one));
  if (next) return { record: next, budget: { playouts } };
  if (tried && doubtsTried(state)) return { record: tried, budget: { playouts: checkEffort(state, DOUBT) } };
  // In a teaching game the position is known before the person moves, and the moves before it are judged at leisure.
  const taught = isTaught(state) && !state.paused;
  const deep = checkEffort(state, GRADES.mistake);
  if (open && taught && !state.analysing && known < deep) return { record, budget: { playouts: deep } };
  const [doubtful] = survey || taught ? doubtfulPositions(state) : [];
  if (doubtful) return { record: doubtful.record, budget: { playouts: doubtful.playouts } };
  if (open && state.analysing) return { record, budget: null };
  const bot = state.pondering && !state.paused && !state.away ? opponent(state) : null;
  const most = PONDERED * playouts;
  if (open && bot?.remembers && known < most)
    return { record, budget: { playouts: most }, settings: settingsOf(state, bot) };
  return null;
}

/** The record after the move tried in place of a mistake, null if none is. */
export function triedRecord({ review }: State) {
  const { mistakes, index, tried } = review.learning ?? { mistakes: [], index: 0, tried: "" };
  const mistake = mistakes[index];
  return mistake && tried && tried !== mistake.better ? recordAfter(mistake.record, tried) : null;
}

/** Whether the move tried in place of a mistake seems to be one, too, and is not checked. */
export function doubtsTried(state: State) {
  const { mistakes, index } = state.review.learning ?? { mistakes: [], index: 0 };
  const { record = "", player = 1 } = mistakes[index] ?? {};
  const tried = triedRecord(state) ?? "";
  const loss = weigh(state, record, cost(state, record, tried, player) ?? 0);
  return loss >= GRADES.inaccuracy && !isChecked(state, tried, DOUBT);
}

/** The state with a new report, unless a report with more playouts or the final one is known. */
export function addReport(state: State, record: string, report: Report, done: boolean): State {
  const before = state.analyses[record];
  if (before && !done && (before.done || before.playouts > report.playouts)) return state;
  return pinHint({ ...state, analyses: { ...state.analyses, [record]: { ...report, done } } });
}

/** The state with the hint's move fixed once it is known: a hint must not change while it is read. */
export const pinHint = (state: State): State =>
  state.hint && !state.hint.move ? { ...state, hint: { ...state.hint, move: hintMove(state) } } : state;

/** The analysis shown for the position on the board. */
export const currentAnalysis = (state: State): Analysis | null =>
  state.analysing ? (state.analyses[state.snapshot.record] ?? null) : null;

export const shades = ({ describe, snapshot }: State): Shade[] =>
  findGame(describe, snapshot.game).network ? ["visits", "owners", "glance", "none"] : ["visits", "owners", "none"];

/** What the shading shows: the visits if the game does not offer what the person has chosen. */
export const shadeOf = (state: State): Shade => shades(state).find((one) => one === state.lens.shade) ?? "visits";

/** The candidates marked on the board, by move, best first. */
export function candidates(state: State): Map<string, Look> {
  const analysis = currentAnalysis(state);
  if (!analysis || ["glance", "none"].includes(shadeOf(state))) return new Map();
  const best = analysis.candidates.slice(0, state.lens.top).filter(({ visits }, index) => visits > 0 || index === 0);
  return new Map(
    best.map(({ move, visits, value }, index) => {
      const share = analysis.total ? visits / analysis.total : 0;
      return [move, { share, order: index + 1, chance: value, faded: index > 0 && share < FAINT }];
    }),
  );
}

export function shares(state: State): Map<string, number> {
  const analysis = currentAnalysis(state);
  if (!analysis || shadeOf(state) !== "visits") return new Map();
  return new Map(analysis.candidates.map(({ move, visits }) => [move, analysis.total ? visits / analysis.total : 0]));
}

/** For each cell, the share of playouts in which player 1 owns it at the end. */
export const owners = (state: State): number[] =>
  shadeOf(state) === "owners" ? (currentAnalysis(state)?.owners ?? []) : [];

/** The variation of the candidate at which the person points: by cell, the number of the move and its player. */
export function candidateLine(state: State): Map<string, Step> {
  const found = currentAnalysis(state)?.candidates.find(({ move }) => move === state.focus);
  return found && candidates(state).has(found.move) ? variation(found.line, state.snapshot) : new Map();
}

/** The moves of a variation by cell. @param snapshot the position before them */
export const variation = (moves: string[], snapshot: Pick<Snapshot, "to_move" | "left" | "turn">): Map<string, Step> =>
  new Map(moves.map((move, index) => [move, { number: index + 1, player: moverAfter(snapshot, index) }]));

/** The win rate of player 1 in a position, null if unknown. */
export function winRate({ analyses, snapshot }: State, record: string) {
  const { outcome } = snapshot;
  if (outcome && record === snapshot.record) return outcome.winner === 1 ? 1 : outcome.winner === 2 ? 0 : 0.5;
  const known = analyses[record];
  return known ? (known.value_of === 1 ? known.value : 1 - known.value) : null;
}

/** The other player's win rate: both, in full percents, add up to 100. */
export const complement = (share: number) => 1 - Math.round(100 * share) / 100;

/** The win rate of player 1 in the position shown, null if unknown. */
export const balance = (state: State) =>
  state.analysing || state.survey ? winRate(state, state.snapshot.record) : null;

export const winRates = (state: State): (number | null)[] => lineRecords(state).map((record) => winRate(state, record));

const hasPlayouts = ({ analyses }: State, record: string, playouts: number) =>
  analyses[record]?.done || (analyses[record]?.playouts ?? 0) >= playouts;

export const isSurveyed = (state: State, record: string) => hasPlayouts(state, record, effort(state));

/** Whether a position is analyzed so well that the verdict on a move which costs this much may rest on it. */
export const isChecked = (state: State, record: string, cost: number) =>
  hasPlayouts(state, record, checkEffort(state, cost));

/** Whether every move of the line shown is judged, and every mistake checked: only then is anything claimed of it. */
export const isLineJudged = (state: State) =>
  surveyRecords(state).every((record) => isSurveyed(state, record)) && !doubtfulPositions(state).length;

/** The progress of the survey, in positions; doubtful: those still to be searched again. */
export const progress = (state: State): { done: number; total: number; doubtful: number } | null =>
  state.survey && {
    done: state.survey.filter((record) => isSurveyed(state, record)).length,
    total: state.survey.length,
    doubtful: new Set(doubtfulPositions(state).map(({ record }) => record)).size,
  };

/** Every move of the line shown with the win rate that it cost, null if unknown, and how much that weighs. */
export function judgeMoves(state: State) {
  const records = lineRecords(state);
  return path(state.tree, state.tree.tip).flatMap((number, index) => {
    const { move = "", player = 0, kind = "", made_up = false } = state.tree.nodes[number] ?? {};
    const [record = "", after = ""] = records.slice(index, index + 2);
    if (player > 2 || made_up || isForfeit({ kind })) return [];
    const best = state.analyses[record]?.candidates[0];
    // What the analysis would have played itself is no mistake, even if it thinks less of it one move later.
    const lost = best?.move === move ? 0 : cost(state, record, after, player);
    const weight = index ? (lost ?? 0) : weigh(state, record, lost ?? 0);
    return [
      { ply: index + 1, number: moveNumber(state.tree, number), record, after, move, player, cost: lost, weight, best },
    ];
  });
}

/** How much a cost weighs. A first stone that can be taken over is compared with the fairest one, as if that were even:
 * what it leaves counts as a share of what could be left. */
export const weigh = (state: State, record: string, cost: number) =>
  record === state.tree.beginning && hasFirstStones(state)
    ? (cost * EVEN) / Math.max(LEAST_FAIR, winRate(state, record) ?? EVEN)
    : cost;

const EVEN = 0.5;
const LEAST_FAIR = 0.1; // below this win rate of the fairest stone, none of its own is left to lose

/** The positions of the line shown that are to be searched again, with the playouts that they need. */
const doubtfulPositions = (state: State) =>
  judgeMoves(state).flatMap(({ record, after, weight }) =>
    weight >= DOUBT
      ? [record, after]
          .filter((one) => !isChecked(state, one, weight))
          .map((one) => ({ record: one, playouts: checkEffort(state, weight) }))
      : [],
  );

/** The next search that judges the move just made: deeper and at last as deep as the review's while it seems to be a
 * mistake; null if there is none. */
export function judgement(state: State): Task | null {
  const made = judgeMoves(state).find(({ after }) => after === state.snapshot.record);
  const costs = made && made.weight >= GRADES.mistake ? [DOUBT, made.weight] : [0];
  const searches = costs.flatMap((cost) =>
    (made ? [made.after, made.record] : []).map((record) => ({ record, playouts: checkEffort(state, cost) })),
  );
  const next = searches.find(({ record, playouts }) => !hasPlayouts(state, record, playouts));
  return next ? { record: next.record, budget: { playouts: next.playouts } } : null;
}

/** The move of the hint, once enough is known. An analysis shown beside it has the last word. */
export function hintMove(state: State) {
  const { hint, analyses, snapshot } = state;
  if (hint?.record !== snapshot.record) return null;
  const known = analyses[hint.record];
  if (!known || !(known.done || known.playouts >= ENOUGH * effort(state))) return null;
  return (!state.analysing && !isLost(state) && hint.move) || known.move;
}

/** Whether every move is proven to lose in the position shown: no search gives 0 to anything else. */
export function isLost({ analyses, snapshot }: State) {
  const known = analyses[snapshot.record];
  return known?.done === true && known.value === 0;
}

/** The move that the hint names, null while it shows only an area. Where every move loses it names one at once. */
export const revealedHint = (state: State) => (state.hint?.step === 2 || isLost(state) ? hintMove(state) : null);

export const isHintPending = (state: State) => state.hint?.record === state.snapshot.record && hintMove(state) === null;

/** The cells of a hint: an area that contains the move, or the move itself. */
export function hintCells(state: State): Set<string> {
  const move = hintMove(state) ?? "";
  if (revealedHint(state) === null) return new Set(area(state, move));
  return new Set(isCell(state, move) ? [move] : []);
}

/** The win rate that a move has cost its player, null if unknown: the difference of the two in full percents, as they
 * are shown. @param before record @param after record */
export function cost(state: State, before: string, after: string, player: number) {
  const [was, is] = [winRate(state, before), winRate(state, after)];
  if (was === null || is === null) return null;
  const gain = Math.round(100 * is) - Math.round(100 * was);
  return Math.max(0, player === 1 ? -gain : gain) / 100;
}
