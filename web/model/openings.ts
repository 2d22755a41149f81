/** What the engine's searches say of the first stones and of the answers to them: pure functions on the
 * page's state. */

import type { Opening } from "messages";
import type { Step } from "../board/scene.ts";
import type { Words } from "../lang/fluent.ts";
import { gameNamed } from "./catalogue.ts";
import { asks } from "./learning.ts";
import { canGo, isPlaced } from "./queries.ts";
import type { State } from "./state.ts";

/** What is known of the moves in the position of that record. */
export type Book = { record: string; moves: Record<string, Opening> };
type Known = { move: string } & Opening;

/** Whether the position shown may have values of first stones or of answers; in an exercise they would give the
 * answer away. */
export function hasOpenings(state: State) {
  const { describe, snapshot } = state;
  const { openings } = gameNamed(describe, snapshot.game);
  const offered = openings && snapshot.options[openings.option] === true && openings.sizes.includes(snapshot.size);
  return Boolean(offered) && snapshot.ply <= 1 && !snapshot.outcome && !asks(state);
}

/** Whether the engine is to be asked for them. */
export const wantsBook = (state: State) =>
  state.openings &&
  hasOpenings(state) &&
  canGo(state) &&
  isPlaced(state) &&
  state.book?.record !== state.snapshot.record;

/** What is known of the moves of the position shown, the best choices first; null if it is not shown. */
export function openings(state: State): Known[] | null {
  const { book, snapshot } = state;
  if (!state.openings || !hasOpenings(state) || book?.record !== snapshot.record) return null;
  const known = Object.entries(book.moves).map(([move, one]) => ({ move, ...one }));
  return known.sort((one, other) => worth(state, other) - worth(state, one));
}

/** How good the choice of a move is, 0 to 1: a first stone's is its evenness, since the other player would take over
 * a better one. */
const worth = ({ snapshot }: State, { value }: Opening) => (snapshot.ply ? value : 1 - 2 * Math.abs(value - 0.5));

/** The moves that are marked on the board: the most even stones, or the best answers. */
export const choices = (state: State) =>
  (openings(state) ?? []).filter(({ move, choice }) => choice && isCell(state, move));

/** Of the answers, that of taking over the first stone; null before the stone. */
export const taking = (state: State) =>
  state.snapshot.ply ? ((openings(state) ?? []).find(({ move }) => !isCell(state, move)) ?? null) : null;

/** Where the values of some moves come from. @returns proven: how many of them are; positions: that a search of one
 * of the others looked at, at least; error: the largest of theirs */
export function source(moves: Opening[]): { proven: "all" | "some" | "none"; positions: number; error: number } {
  const searched = moves.flatMap(({ positions, error }) => (positions === null ? [] : [{ positions, error }]));
  return {
    proven: !searched.length ? "all" : searched.length < moves.length ? "some" : "none",
    positions: Math.min(...searched.map(({ positions }) => positions)),
    error: Math.max(...searched.map(({ error }) => error)),
  };
}

/** Whether a move may win as well as lose, as far as is known. */
export const isEven = ({ value, error }: Opening) => Math.abs(value - 0.5) <= error;

/** What the board shows on each cell: the win rate, the strength of the shading, and whether the move is a good
 * choice. No variation covers them. Null if no value of a cell is known. */
export function shading(
  state: State,
): {
  looks: Map<string, { order: number; chance: number; faded: boolean }>;
  shares: Map<string, number>;
  line: Map<string, Step>;
} | null {
  const known = openings(state)?.filter(({ move }) => isCell(state, move));
  if (!known?.length) return null;
  return {
    looks: new Map(
      known.map(({ move, value, choice }) => [move, { order: Number(choice), chance: value, faded: false }]),
    ),
    shares: new Map(known.map((one) => [one.move, worth(state, one)])),
    line: new Map(),
  };
}

const isCell = ({ layout }: State, move: string) => layout.cells.some(({ name }) => name === move);

/** A winning chance in words, with its error. */
export const chance = (say: Words["say"], { value, error }: Opening) =>
  say("winning-chance", { share: say("percent", { share: value }), error: error && say("percent", { share: error }) });
