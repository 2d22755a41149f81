/** What the engine's searches say of the first stones and of the answers to them: pure functions on the
 * page's state. */

import { gameNamed } from "./catalogue.js";
import { asks } from "./learning.js";
import { canGo, isPlaced } from "./queries.js";

/** @import { Opening } from "messages" */
/** @import { State } from "./state.js" */
/** @import { Step } from "../board/scene.js" */
/** @import { Words } from "../lang/fluent.js" */

/** @typedef {{record: string, moves: Record<string, Opening>}} Book  what is known of the moves in the position of that
 * record
 * @typedef {{move: string} & Opening} Known */

/** Whether the position shown may have values of first stones or of answers; in an exercise they would give the answer
 * away.
 * @param {State} state */
export function hasOpenings(state) {
  const { describe, snapshot } = state;
  const { openings } = gameNamed(describe, snapshot.game);
  const offered = openings && snapshot.options[openings.option] === true && openings.sizes.includes(snapshot.size);
  return Boolean(offered) && snapshot.ply <= 1 && !snapshot.outcome && !asks(state);
}

/** Whether the engine is to be asked for them. @param {State} state */
export const wantsBook = (state) =>
  state.openings &&
  hasOpenings(state) &&
  canGo(state) &&
  isPlaced(state) &&
  state.book?.record !== state.snapshot.record;

/** What is known of the moves of the position shown, the best choices first; null if it is not shown.
 * @param {State} state @returns {Known[] | null} */
export function openings(state) {
  const { book, snapshot } = state;
  if (!state.openings || !hasOpenings(state) || book?.record !== snapshot.record) return null;
  const known = Object.entries(book.moves).map(([move, one]) => ({ move, ...one }));
  return known.sort((one, other) => worth(state, other) - worth(state, one));
}

/** How good the choice of a move is, 0 to 1: a first stone's is its evenness, since the other player would take over a
 * better one.
 * @param {State} state @param {Opening} known */
const worth = ({ snapshot }, { value }) => (snapshot.ply ? value : 1 - 2 * Math.abs(value - 0.5));

/** The moves that are marked on the board: the most even stones, or the best answers. @param {State} state */
export const choices = (state) => (openings(state) ?? []).filter(({ move, choice }) => choice && isCell(state, move));

/** Of the answers, that of taking over the first stone; null before the stone. @param {State} state */
export const taking = (state) =>
  state.snapshot.ply ? ((openings(state) ?? []).find(({ move }) => !isCell(state, move)) ?? null) : null;

/** Where the values of some moves come from.
 * @param {Opening[]} moves
 * @returns {{proven: "all" | "some" | "none", positions: number, error: number}} proven: how many of them are;
 *   positions: that a search of one of the others looked at, at least; error: the largest of theirs */
export function source(moves) {
  const searched = moves.flatMap(({ positions, error }) => (positions === null ? [] : [{ positions, error }]));
  return {
    proven: !searched.length ? "all" : searched.length < moves.length ? "some" : "none",
    positions: Math.min(...searched.map(({ positions }) => positions)),
    error: Math.max(...searched.map(({ error }) => error)),
  };
}

/** Whether a move may win as well as lose, as far as is known. @param {Opening} known */
export const isEven = ({ value, error }) => Math.abs(value - 0.5) <= error;

/** What the board shows on each cell: the win rate, the strength of the shading, and whether the move is a good choice.
 * No variation covers them. Null if no value of a cell is known.
 * @param {State} state
 * @returns {{looks: Map<string, {order: number, chance: number, faded: boolean}>,
 *   shares: Map<string, number>, line: Map<string, Step>} | null} */
export function shading(state) {
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

/** @param {State} state @param {string} move */
const isCell = ({ layout }, move) => layout.cells.some(({ name }) => name === move);

/** A winning chance in words, with its error. @param {Words["say"]} say @param {Opening} known */
export const chance = (say, { value, error }) =>
  say("winning-chance", { share: say("percent", { share: value }), error: error && say("percent", { share: error }) });
