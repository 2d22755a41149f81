// @ts-check
/** The overlay of the game's board: a pure function of the page's state. */

import { candidates, hintedCells, hintedMove, line, owners, shares } from "./analysis.js";
import { gameNamed, pendingStones, personToMove, worth } from "./state.js";

/** @import { Coin, Overlay } from "../board/scene.js" */
/** @import { Snapshot } from "../engine/messages.js" */
/** @import { State } from "./state.js" */

/**
 * The overlay of a state, by the person's preferences.
 * @param {State} state @param {{numbers: boolean, confirm: boolean}} manner  numbers: stones show the numbers of their
 *   moves; confirm: a move takes a second tap
 * @returns {Overlay}
 */
export const overlayOf = (state, { numbers, confirm }) => ({
  playable: personToMove(state) ? state.snapshot.legal : [],
  tokens: gameNamed(state.describe, state.snapshot.game).tokens,
  busy: state.opening !== null,
  numbers,
  confirm,
  pending: pendingStones(state),
  worths: new Map(state.snapshot.legal.map((move) => [move, worth(state, move)])),
  looks: candidates(state),
  shares: shares(state),
  owners: owners(state),
  line: line(state),
  hinted: hintedCells(state),
  pointed: hintedMove(state) !== null,
  coin: coin(state.snapshot),
});

/** The coin of a game in which chance moves: for whom it fell last. @param {Snapshot} snapshot @returns {Coin} */
function coin({ steps, to_move, last }) {
  const tosses = steps.filter(({ kind }) => kind === "chance").length;
  return { player: tosses ? to_move || (last?.player ?? 0) : 0, toss: tosses };
}
