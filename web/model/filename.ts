/** What a file for a game is called. */

import type { Snapshot } from "messages";

/** The most letters of a player's name. */
const LONGEST = 24;

/** A name as a part of a file's: letters and digits, the rest as "-". */
const plain = (name: string) =>
  [...name.normalize("NFC")]
    .slice(0, LONGEST)
    .join("")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** The game, the day and the players, as far as they are known: `y5-2026-11-22-Ann-Sparrow.sgf`. */
export function fileName(
  { snapshot: { game, size } }: { snapshot: Pick<Snapshot, "game" | "size"> },
  { date, first, second }: { first: string; second: string; date: string },
  extension: string,
) {
  const parts = [`${game}${size}`, ...[date, first, second].map(plain)];
  return `${parts.filter(Boolean).join("-")}.${extension}`;
}
