/** Chains on a drawn board: the order in which their stones light up, and the sides that they touch. */

import type { Layout, Point } from "messages";

/** The farthest distance of neighbours on squares, in cells: lines may be diagonal. */
const DIAGONAL = 1.5;
/** The farthest that two linked stones lie apart, and that a cell at a side lies from a point of its line. */
const [LINKED, BESIDE] = [1.455, 0.75];

/** The steps that lead to each cell of a chain, along it, from its cell nearest to the first side that may be its
 * player's. Parts that are not linked to earlier ones start after the longest way so far. @param sides the owner of
 * each side, 0 for nobody @returns cell -> steps, from 0 */
export function stepsAlong(layout: Layout, chain: number[], sides: number[], player: number): Map<number, number> {
  const steps: Map<number, number> = new Map();
  const line = layout.sides.find((_, index) => !sides[index] || sides[index] === player)?.points ?? [];
  const near = layout.outline.length === 4 ? DIAGONAL : LINKED;
  const left = new Set([...chain].sort((one, other) => fromLine(layout, one, line) - fromLine(layout, other, line)));
  for (const first of left) {
    const begun = steps.size ? Math.max(...steps.values()) + 1 : 0;
    let [front, step] = [[first], begun];
    while (front.length) {
      for (const cell of front) {
        steps.set(cell, step);
        left.delete(cell);
      }
      const reached = front;
      front = [...left].filter((cell) => reached.some((other) => apart(layout, cell, other) < near));
      step += 1;
    }
  }
  return steps;
}

/** For each side the player whose newest chain touches it, 0 for nobody. Only the chain of the last stone counts, on
 * sides that may be its player's. @param cells the stones, as in a snapshot @param last the cells of the last move */
export function sidesTouched(layout: Layout, cells: string, last: number[], sides: number[]) {
  const chain = new Set(last.filter((cell) => cells[cell] !== "0"));
  const [player] = [...chain].map((cell) => cells[cell]);
  const own = [...cells].flatMap((stone, cell) => (stone === player ? [cell] : []));
  for (const cell of chain) for (const other of own) if (apart(layout, cell, other) < LINKED) chain.add(other);
  return layout.sides.map(({ points }, side) => {
    const open = !sides[side] || String(sides[side]) === player;
    return open && [...chain].some((cell) => fromLine(layout, cell, points) < BESIDE) ? Number(player) : 0;
  });
}

const NOWHERE = { x: NaN, y: NaN };

const distance = (one = NOWHERE, other = NOWHERE) => Math.hypot(one.x - other.x, one.y - other.y);

const apart = ({ cells }: Layout, one: number, other: number) => distance(cells[one], cells[other]);

/** The distance of a cell from the points of a line, 0 where there is none. */
const fromLine = ({ cells }: Layout, cell: number, line: Point[]) =>
  line.length ? Math.min(...line.map(([x, y]) => distance(cells[cell], { x, y }))) : 0;
