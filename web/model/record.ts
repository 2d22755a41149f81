/** What follows moves: the record, and whose turn it is. */

import type { Snapshot } from "messages";

export const recordAfter = (record: string, move: string) => `${record}${record.endsWith(":") ? "" : "."}${move}`;

/** The player to move after this many more moves, none by chance. Old stored snapshots lack `left` and `turn`. */
export function moverAfter(
  { to_move, left = 1, turn = 1 }: Pick<Snapshot, "to_move" | "left" | "turn">,
  moves: number,
) {
  const later = moves - left;
  return later < 0 || Math.floor(later / turn) % 2 ? to_move : 3 - to_move;
}
