/** The name of a file for a game. */

import type { Snapshot } from "messages";

const LONGEST = 24;

/** A player's name within a file name: letters and digits, the rest as "-". */
const plain = (name: string) =>
  [...name.normalize("NFC")]
    .slice(0, LONGEST)
    .join("")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** Game, day and players, as far as they are known: `y5-2026-11-22-Ann-Sparrow.sgf`. */
export function fileName(
  { snapshot: { game, size } }: { snapshot: Pick<Snapshot, "game" | "size"> },
  { date, first, second }: { first: string; second: string; date: string },
  extension: string,
) {
  const parts = [`${game}${size}`, ...[date, first, second].map(plain)];
  return `${parts.filter(Boolean).join("-")}.${extension}`;
}
