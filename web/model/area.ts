/** The area of a hint: cells among which the move lies. */

import type { Layout, Snapshot } from "messages";

/** The number of cells: between these limits a third of the free ones, but never more than two thirds. */
const [LEAST, MOST] = [7, 16];

/** The free cells near a move, none if it is on no cell; their middle lies off it, the same way for one record. */
export function area(
  { snapshot, layout }: { snapshot: Pick<Snapshot, "record" | "cells">; layout: Pick<Layout, "cells"> },
  move: string,
): string[] {
  const place = layout.cells.find(({ name }) => name === move);
  if (!place) return [];
  const free = layout.cells.filter((_, index) => snapshot.cells[index] === "0");
  const turn = [...snapshot.record].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const third = free.length / 3;
  const count = Math.round(Math.min(MOST, Math.max(LEAST, third), 2 * third));
  const off = Math.sqrt(count) / 4; // about half the area's radius
  const [x, y] = [place.x + off * Math.cos(turn), place.y + off * Math.sin(turn)];
  const distance = (cell: Layout["cells"][0]) => Math.hypot(cell.x - x, cell.y - y);
  const near = free.sort((one, other) => distance(one) - distance(other)).map(({ name }) => name);
  return near.slice(0, Math.max(count, near.indexOf(move) + 1));
}
