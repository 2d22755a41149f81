/** Whose turn it will be. */

import type { Snapshot } from "messages";

/** The player to move after so many more moves, none of which is chance's. Snapshots that were stored before turns
 * could have several stones do not tell how many are left. */
export function moverAfter(
  { to_move, left = 1, turn = 1 }: Pick<Snapshot, "to_move" | "left" | "turn">,
  moves: number,
) {
  const later = moves - left;
  return later < 0 || Math.floor(later / turn) % 2 ? to_move : 3 - to_move;
}
