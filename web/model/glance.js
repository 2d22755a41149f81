/** What the network sees at a glance, before any search: pure functions on the page's state. */

import { shadeOf } from "./analysis.js";
import { canGo, isPlaced } from "./queries.js";

/** @import { Glance } from "messages" */
/** @import { State } from "./state.js" */

/** @typedef {{record: string} & Glance} Glanced  what it sees in the position of that record */

/** A move with a smaller share has no number. */
const SLIGHT = 0.01;

/** Whether the person wants to see it, and the game goes on. @param {State} state */
const isWanted = (state) => state.analysing && shadeOf(state) === "glance" && state.snapshot.to_move !== 0;

/** Whether the engine is to be asked for it. @param {State} state */
export const wantsGlance = (state) =>
  isWanted(state) && canGo(state) && isPlaced(state) && state.glance?.record !== state.snapshot.record;

/** What the network sees in the position shown, its favourite moves first; null if that is not shown.
 * @param {State} state */
export function glance(state) {
  const { glance: seen, snapshot } = state;
  if (!seen || !isWanted(state) || seen.record !== snapshot.record) return null;
  return { ...seen, moves: Object.entries(seen.shares).sort(([, one], [, other]) => other - one) };
}

/** What the board shows of it: all cells shaded, by the square root so that small shares are seen, and numbers on the
 * favourite ones.
 * @param {State} state */
export function impression(state) {
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
