/** The order in which the stones of a chain light up: from a side of the board along the chain. */

/** @import { Layout, Point } from "messages" */

/** The farthest that two neighbours lie apart, in cells, by the corners of a cell: on squares a line may run along the
 * diagonal.
 * @type {Record<number, number>} */
const NEAR = { 4: 1.5, 6: 1.1 };

/** For each cell of a chain the number of steps that lead to it along the chain from its cell nearest to the first side
 * that may be its player's. Parts of the chain that hang together with no other begin anew, after the longest way so
 * far.
 * @param {Layout} layout @param {number[]} chain cells
 * @param {number[]} sides for each side the player who owns it, 0 for nobody
 * @param {number} player whose chain it is @returns {Map<number, number>} cell -> steps, from 0 */
export function stepsAlong(layout, chain, sides, player) {
  /** @type {Map<number, number>} */ const steps = new Map();
  const line = layout.sides.find((_, index) => !sides[index] || sides[index] === player)?.points ?? [];
  const near = NEAR[layout.outline.length] ?? 1.1;
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

const apart = (/** @type {Layout} */ { cells }, /** @type {number} */ one, /** @type {number} */ other) =>
  Math.hypot(...between(cells[one], [cells[other]?.x ?? NaN, cells[other]?.y ?? NaN]));

/** The distance of a cell from the points of a line, 0 where there is none. */
const fromLine = (/** @type {Layout} */ { cells }, /** @type {number} */ cell, /** @type {Point[]} */ line) =>
  line.length ? Math.min(...line.map((point) => Math.hypot(...between(cells[cell], point)))) : 0;

/** @param {{x: number, y: number} | undefined} cell @param {Point} point @returns {Point} */
const between = (cell, [x, y]) => [(cell?.x ?? NaN) - x, (cell?.y ?? NaN) - y];
