/** What the network sees at a glance, before any search: pure functions on the page's state. */

import type { Glance } from "messages";
import { shadeOf } from "./analysis.ts";
import { canGo, isPlaced } from "./queries.ts";
import type { State } from "./state.ts";

/** What it sees in the position of that record. */
export type Glanced = { record: string } & Glance;

/** A move with a smaller share has no number. */
const SLIGHT = 0.01;

/** Whether the person wants to see it, and the game goes on. */
const isWanted = (state: State) => state.analysing && shadeOf(state) === "glance" && state.snapshot.to_move !== 0;

/** Whether the engine is to be asked for it. */
export const wantsGlance = (state: State) =>
  isWanted(state) && canGo(state) && isPlaced(state) && state.glance?.record !== state.snapshot.record;

/** What the network sees in the position shown, its favourite moves first; null if that is not shown. */
export function glance(state: State) {
  const { glance: seen, snapshot } = state;
  if (!seen || !isWanted(state) || seen.record !== snapshot.record) return null;
  return { ...seen, moves: Object.entries(seen.shares).sort(([, one], [, other]) => other - one) };
}

/** What the board shows of it: all cells shaded, by the square root so that small shares are seen, and numbers on the
 * favourite ones. */
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
