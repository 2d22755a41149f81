/** The analysis of positions: pure functions on the page's state. A position is identified by its record; win rates are
 * those of player 1 unless stated otherwise. */

import type { Budget, Info, Settings, Snapshot } from "messages";
import { area } from "./area.ts";
import { gameNamed } from "./catalogue.ts";
import { moverAfter } from "./mover.ts";
import { botToMove, canGo, isPlaced, opponent, settingsOf } from "./queries.ts";
import type { State } from "./state.ts";
import { path, type Tree } from "./tree.ts";

/** What the engine reports about a position: its choice is the first candidate. */
export type Report = Required<Pick<Info, "total" | "candidates" | "owners">> & Info;

/** Done: the search has ended by itself, with nothing left to find out. */
export type Analysis = Report & { done: boolean };

/** What the shading of the board shows; glance: what the network sees before any search. */
type Shade = "visits" | "owners" | "glance" | "none";

/** Top: how many candidates are told apart; alarm: whether a move that loses much is reported. */
export type Lens = { shade: Shade; top: number; alarm: boolean };

/** A position that the engine is to analyze; null: until it is stopped; settings: those of the bot that thinks in the
 * person's time. */
export type Task = { record: string; budget: Budget | null; settings?: Settings };

/** 1: about where, 2: which move; move: the first one that the analysis gave, to which the hint keeps. */
export type Hint = { record: string; step: 1 | 2; move?: string | null };

/** How a candidate is shown: its share of the visits, its rank from 1, the win rate of its player, and whether it has
 * too few visits to be trusted. */
export type Look = { share: number; order: number; chance: number; faded: boolean };

/** Pondering ends after as many playouts as so many positions of a whole game get: on a usual board the search tree has
 * no room for more. */
const PONDERED = 50;
/** A hint is given after this share of the playouts of a position of a whole game. */
const ENOUGH = 0.25;
/** A candidate with a smaller share of the visits is faded: too little is known of it. */
const FAINT = 0.02;
/** The least win rate that a move of each grade has cost, the worst grade first. In an even position, smaller losses
 * may be noise. */
export const GRADES = { blunder: 0.4, mistake: 0.2, inaccuracy: 0.1 };

/** The numbers of the nodes of the line shown, from the game's start to its end. */
export const nodes = (tree: Tree) => [0, ...path(tree, tree.tip)];

/** The records of all positions of the line shown. */
export function positions({ tree }: State) {
  const found = [tree.beginning];
  for (const [ply, number] of path(tree, tree.tip).entries()) {
    found.push(recordAfter(found[ply] ?? "", tree.nodes[number]?.move ?? ""));
  }
  return found;
}

/** The record of a position after a move. */
export const recordAfter = (record: string, move: string) => `${record}${record.endsWith(":") ? "" : "."}${move}`;

/** The records of the positions of the line shown that can be analyzed: those in which chance is not to move. */
export function studied(state: State) {
  const movers = path(state.tree, state.tree.tip).map((number) => Number(state.tree.nodes[number]?.player));
  return positions(state).filter((_, ply) => (movers[ply] ?? 0) <= 2);
}

/** The position shown, if it can be analyzed. */
const present = ({ snapshot }: State) => (snapshot.outcome || snapshot.to_move === 0 ? null : snapshot.record);

/** Playouts for a position when a whole game is analyzed, and for each of the two, before and after it, that judge a
 * person's move. */
export const effort = ({ describe, snapshot }: State) => gameNamed(describe, snapshot.game).survey;

/** The task for the engine while it is idle, null if there is none. */
export function task(state: State): Task | null {
  const { thinking, pending, analyses, survey, hint, lens } = state;
  const playouts = effort(state);
  if (!canGo(state) || !isPlaced(state) || thinking || pending.length || (botToMove(state) && !state.paused))
    return null;
  const record = present(state);
  const open = record !== null && !analyses[record]?.done;
  const known = record === null ? 0 : (analyses[record]?.playouts ?? 0);
  if (open && hint?.record === record && known < ENOUGH * playouts) return { record, budget: null };
  const tried = triedRecord(state);
  const next = [...(tried ? [tried] : []), ...(survey ?? [])].find((one) => !isSurveyed(state, one));
  if (next) return { record: next, budget: { playouts } };
  if (open && state.analysing) return { record, budget: null };
  if (open && lens.alarm && opponent(state) && !state.paused && known < playouts)
    return { record, budget: { playouts } };
  const bot = state.pondering && !state.paused && !state.away ? opponent(state) : null;
  const most = PONDERED * playouts;
  if (open && bot?.remembers && known < most)
    return { record, budget: { playouts: most }, settings: settingsOf(state, bot) };
  return null;
}

/** The record of the position after the move tried in place of a mistake, null if none is. */
export function triedRecord({ review }: State) {
  const { mistakes, index, tried } = review.learning ?? { mistakes: [], index: 0, tried: null };
  const mistake = mistakes[index];
  return mistake && tried !== null && tried !== mistake.better ? recordAfter(mistake.record, tried) : null;
}

/** The state with a new report on a position, unless a report with more playouts is known, or all that there is. */
export function learnt(state: State, record: string, report: Report, done: boolean): State {
  const before = state.analyses[record];
  if (before && !done && (before.done || before.playouts > report.playouts)) return state;
  return noted({ ...state, analyses: { ...state.analyses, [record]: { ...report, done } } });
}

/** The state in which the hint keeps to its move from when that is known: it shall not change while it is read. */
export const noted = (state: State): State =>
  state.hint && !state.hint.move ? { ...state, hint: { ...state.hint, move: hinted(state) } } : state;

/** The analysis shown for the position on the board. */
export const shown = (state: State): Analysis | null =>
  state.analysing ? (state.analyses[state.snapshot.record] ?? null) : null;

/** What the shading may show in this game. */
export const shades = ({ describe, snapshot }: State): Shade[] =>
  gameNamed(describe, snapshot.game).network ? ["visits", "owners", "glance", "none"] : ["visits", "owners", "none"];

/** What the shading shows: the visits where the game has not what the person has chosen. */
export const shadeOf = (state: State): Shade => shades(state).find((one) => one === state.lens.shade) ?? "visits";

/** The candidates marked on the board, by move, best first. */
export function candidates(state: State): Map<string, Look> {
  const analysis = shown(state);
  if (!analysis || ["glance", "none"].includes(shadeOf(state))) return new Map();
  const best = analysis.candidates.slice(0, state.lens.top).filter(({ visits }, index) => visits > 0 || index === 0);
  return new Map(
    best.map(({ move, visits, value }, index) => {
      const share = analysis.total ? visits / analysis.total : 0;
      return [move, { share, order: index + 1, chance: value, faded: index > 0 && share < FAINT }];
    }),
  );
}

/** The share of the visits of each move. */
export function shares(state: State): Map<string, number> {
  const analysis = shown(state);
  if (!analysis || shadeOf(state) !== "visits") return new Map();
  return new Map(analysis.candidates.map(({ move, visits }) => [move, analysis.total ? visits / analysis.total : 0]));
}

/** For each cell, the share of playouts in which player 1 owns it at the end. */
export const owners = (state: State): number[] => (shadeOf(state) === "owners" ? (shown(state)?.owners ?? []) : []);

/** The variation that begins with the candidate at which the person points: by cell, the number of the move and its
 * player. */
export function line(state: State): Map<string, { number: number; player: number }> {
  const found = shown(state)?.candidates.find(({ move }) => move === state.focus);
  return found && candidates(state).has(found.move) ? variation(found.line, state.snapshot) : new Map();
}

/** The moves of a variation by cell, with their numbers and players. @param snapshot of the position before them */
export const variation = (
  moves: string[],
  snapshot: Pick<Snapshot, "to_move" | "left" | "turn">,
): Map<string, { number: number; player: number }> =>
  new Map(moves.map((move, index) => [move, { number: index + 1, player: moverAfter(snapshot, index) }]));

/** The win rate of player 1 in a position, null if unknown. */
export function chance({ analyses, snapshot }: State, record: string) {
  const { outcome } = snapshot;
  if (outcome && record === snapshot.record) return outcome.winner === 1 ? 1 : outcome.winner === 2 ? 0 : 0.5;
  const known = analyses[record];
  return known ? (known.value_of === 1 ? known.value : 1 - known.value) : null;
}

/** What a win rate leaves to the other player: both in full percents, as they are told, make 100. */
export const rest = (share: number) => 1 - Math.round(100 * share) / 100;

/** The win rate of player 1 in the position shown, null if unknown. */
export const balance = (state: State) =>
  state.analysing || state.survey ? chance(state, state.snapshot.record) : null;

/** The win rates of player 1 along the line shown, null where unknown. */
export const curve = (state: State): (number | null)[] => positions(state).map((record) => chance(state, record));

/** Whether enough is known of a position for the analysis of the whole line. */
export const isSurveyed = (state: State, record: string) =>
  state.analyses[record]?.done || (state.analyses[record]?.playouts ?? 0) >= effort(state);

/** Whether every position of the line shown has been analyzed. */
export const surveyed = (state: State) => studied(state).every((record) => isSurveyed(state, record));

/** The progress of the analysis of the whole line, in positions. */
export const progress = (state: State): { done: number; total: number } | null =>
  state.survey && {
    done: state.survey.filter((record) => isSurveyed(state, record)).length,
    total: state.survey.length,
  };

/** The move that a hint is about, once enough is known. The analysis that the person sees beside it has the last
 * word. */
export function hinted(state: State) {
  const { hint, analyses, snapshot } = state;
  if (hint?.record !== snapshot.record) return null;
  const known = analyses[hint.record];
  if (!known || !(known.done || known.playouts >= ENOUGH * effort(state))) return null;
  return (!state.analysing && !isLost(state) && hint.move) || known.move;
}

/** Whether it is proven that every move loses in the position shown: no search gives 0 to anything else. */
export function isLost({ analyses, snapshot }: State) {
  const known = analyses[snapshot.record];
  return known?.done === true && known.value === 0;
}

/** The move that a hint names, null while it shows only an area or nothing. Where every move loses there is nothing
 * to be found in an area. */
export const hintedMove = (state: State) => (state.hint?.step === 2 || isLost(state) ? hinted(state) : null);

/** Whether a hint was asked for and is not known yet. */
export const hintPending = (state: State) => state.hint?.record === state.snapshot.record && hinted(state) === null;

/** The cells of a hint: an area that contains the move, or the move itself. */
export function hintedCells(state: State): Set<string> {
  const move = hinted(state) ?? "";
  const { cells } = state.layout;
  if (hintedMove(state) !== null) return new Set(cells.some(({ name }) => name === move) ? [move] : []);
  const turn = [...state.snapshot.record].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return new Set(area(cells, (_, index) => state.snapshot.cells[index] === "0", move, turn));
}

/** The win rate that a move has cost its player, 0 if none, null if unknown. @param before the record before the move
 * @param after the one after it @param player the player who made it */
export function cost(state: State, before: string, after: string, player: number) {
  const [was, is] = [chance(state, before), chance(state, after)];
  if (was === null || is === null) return null;
  return Math.max(0, player === 1 ? was - is : is - was);
}
