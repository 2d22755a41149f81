/** The network's first look at a position, before any search. */

import type { Glance } from "messages";
import { shadeOf } from "./analysis.ts";
import { canGo, isPlaced } from "./queries.ts";
import type { State } from "./state.ts";

export type PositionGlance = { record: string } & Glance;

const SLIGHT = 0.01; // the least share of a move that gets a number

const isWanted = (state: State) => state.analysing && shadeOf(state) === "glance" && state.snapshot.to_move !== 0;

export const wantsGlance = (state: State) =>
  isWanted(state) && canGo(state) && isPlaced(state) && state.glance?.record !== state.snapshot.record;

/** The network's look at the position shown, its favourite moves first; null if that is not shown. */
export function glance(state: State) {
  const { glance: seen, snapshot } = state;
  if (!seen || !isWanted(state) || seen.record !== snapshot.record) return null;
  return { ...seen, moves: Object.entries(seen.shares).sort(([, one], [, other]) => other - one) };
}

/** The board's overlay: cells shaded by the square root, so that small shares show, and numbers on the favourites. */
export function impression(state: State) {
  const seen = glance(state);
  if (!seen) return null;
  const best = seen.moves.slice(0, state.lens.top).filter(([, share]) => share >= SLIGHT);
  return {
    looks: new Map(
      best.map(([move, chance], index) => [move, { order: index + 1, chance, faded: false, favour: true }]),
    ),
    shares: new Map(seen.moves.map(([move, share]) => [move, Math.sqrt(share)])),
  };
}
