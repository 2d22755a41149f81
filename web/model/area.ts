/** The area of a hint: cells among which the move is, without saying which one it is. */

import type { Layout } from "messages";

/** The least and the largest radius, in cells; between them about a third of the free cells lie in the area. */
const [LEAST, MOST] = [1.2, 2.3];
/** The free cells in a square whose side is the radius, where the area holds a third of all. */
const SPARSE = 11;

/** The free cells near a move. The middle of the area lies off the move, in the same direction for the same `turn`.
 * @param turn an angle @returns none if the move is on no cell */
export function area(
  cells: Layout["cells"],
  isFree: (cell: string, index: number) => boolean,
  move: string,
  turn: number,
): string[] {
  const place = cells.find(({ name }) => name === move);
  if (!place) return [];
  const free = cells.filter(({ name }, index) => isFree(name, index));
  const radius = Math.min(MOST, Math.max(LEAST, Math.sqrt(free.length / SPARSE)));
  const [x, y] = [place.x + (radius / 2) * Math.cos(turn), place.y + (radius / 2) * Math.sin(turn)];
  return free.filter((cell) => Math.hypot(cell.x - x, cell.y - y) < radius).map(({ name }) => name);
}
