/** The values of first stones and of the answers to them, as the engine's searches have found them. */

import type { Opening } from "messages";
import type { CandidateLook, Overlay } from "../board/scene.ts";
import { joinSentences, type Words } from "../lang/fluent.ts";
import { asks } from "./learning.ts";
import { allowsHelp, canGo, hasFirstStones, isCell, isPlaced } from "./queries.ts";
import type { State } from "./state.ts";

export type Book = { record: string; moves: Record<string, Opening> };
type ValuedMove = { move: string } & Opening;

/** Whether the position shown may have values of first stones or answers, which would give an exercise away. */
export const hasOpenings = (state: State) =>
  hasFirstStones(state) && state.snapshot.ply <= 1 && !state.snapshot.outcome && !asks(state) && allowsHelp(state);

export const wantsBook = (state: State) =>
  state.openings && hasOpenings(state) && canGo(state) && isPlaced(state) && !isBookOf(state);

const isBookOf = ({ book, snapshot }: State) => book?.record === snapshot.record;

/** The values of the moves in the position shown, the best choices first; null if they are not shown. */
export function knownOpenings(state: State): ValuedMove[] | null {
  const { book } = state;
  if (!state.openings || !hasOpenings(state) || !book || !isBookOf(state)) return null;
  const moves = Object.entries(book.moves).map(([move, value]) => ({ move, ...value }));
  return moves.sort((one, other) => worth(state, other) - worth(state, one));
}

/** How good the choice of a move is, 0 to 1: a first stone is as good as it is even, since it may be taken over. */
const worth = ({ snapshot }: State, { value }: Opening) => (snapshot.ply ? value : 1 - 2 * Math.abs(value - 0.5));

/** The moves that are marked on the board: the most even stones, or the best answers. */
export const openingChoices = (state: State) =>
  (knownOpenings(state) ?? []).filter(({ move, choice }) => choice && isCell(state, move));

/** The value of taking over the first stone; null before it is placed. */
export const taking = (state: State) =>
  state.snapshot.ply ? ((knownOpenings(state) ?? []).find(({ move }) => !isCell(state, move)) ?? null) : null;

/** Where the values of some moves come from. @returns proven: how many of them are proven; positions: the fewest that a
 * search for one of the others has seen; error: the largest of theirs */
export function source(moves: Opening[]): { proven: "all" | "some" | "none"; positions: number; error: number } {
  const searched = moves.flatMap(({ positions, error }) => (positions === null ? [] : [{ positions, error }]));
  return {
    proven: !searched.length ? "all" : searched.length < moves.length ? "some" : "none",
    positions: Math.min(...searched.map(({ positions }) => positions)),
    error: Math.max(...searched.map(({ error }) => error)),
  };
}

/** Whether a move may win as well as lose: its interval holds one half. */
export const isEven = ({ value, error }: Opening) => Math.abs(value - 0.5) <= error;

/** The values on the board's cells, and which moves are good; no variation covers them. Null if no cell's is known. */
export function shading(state: State): Pick<Overlay, "looks" | "line"> | null {
  const moves = knownOpenings(state)?.filter(({ move }) => isCell(state, move));
  if (!moves?.length) return null;
  return { looks: new Map(moves.map(({ move, value, choice }) => [move, valueLook(value, choice)])), line: new Map() };
}

/** A cell tinted by the value of a move. */
export const valueLook = (chance: number, isBest: boolean): CandidateLook => ({
  ...{ order: Number(isBest), chance, faded: false, tinted: true },
});

/** What the colours of first stones mean, and where their values come from. */
export const stonesLegend = (say: Words["say"], stones: Opening[]) =>
  joinSentences(
    say("stones-legend", { proven: source(stones).proven, even: stones.some((one) => one.choice && isEven(one)) }),
    sourceTold(say, stones),
  );

export function sourceTold(say: Words["say"], moves: Opening[]) {
  const { proven, positions, error } = source(moves);
  return say("openings-source", { proven, positions, error: say("percent", { share: error }) });
}

/** A winning chance in words, with its error. */
export const chance = (say: Words["say"], { value, error }: Opening) =>
  say("winning-chance", { share: say("percent", { share: value }), error: error && say("percent", { share: error }) });
