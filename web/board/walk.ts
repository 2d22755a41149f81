/** How the keys lead from cell to cell. */

import type { Layout } from "messages";

/** The index of the cell that a key leads to, null for other keys. Left, right, Home and End stay in the row, up and
 * down go to the nearest cell of the next row; at an edge the index stays the same. */
export function neighbour({ cells, rows }: Layout, index: number, key: string) {
  const number = rows.findIndex((row) => row.includes(index));
  const row = rows[number] ?? [];
  const place = row.indexOf(index);
  // Of two equally near cells the first wins: the left one going down, the right one going up, so that up undoes down.
  const nearest = (candidates: number[]) =>
    candidates.reduce((best, cell) => (distance(cell) < distance(best) - 1e-6 ? cell : best), candidates[0] ?? index);
  const across = (cell: number) => cells[cell]?.x ?? NaN;
  const distance = (cell: number) => Math.abs(across(cell) - across(index));
  switch (key) {
    case "ArrowLeft":
      return row[place - 1] ?? index;
    case "ArrowRight":
      return row[place + 1] ?? index;
    case "ArrowUp":
      return nearest((rows[number - 1] ?? []).toReversed());
    case "ArrowDown":
      return nearest(rows[number + 1] ?? []);
    case "Home":
      return row.at(0) ?? index;
    case "End":
      return row.at(-1) ?? index;
    default:
      return null;
  }
}
