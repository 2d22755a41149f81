// @ts-check
/** A board in little: the ground as one shape, the sides and the stones. */

import { shape } from "../svg.js";

/** @import { Layout, Snapshot } from "../engine/messages.js" */

/** A stone's radius, in cells. */
const STONE = 0.43;

/** The distance from the centre of a cell at an edge to the end of the drawing, in cells. */
const MARGIN = 0.95;

/** @param {Layout} layout @param {Pick<Snapshot, "cells" | "sides" | "winning_cells">} position */
export function thumbnail({ cells, outline, sides }, position) {
  const ground = cells.map(({ x, y }) => `M${outline.map(([across = 0, down = 0]) => `${rounded(x + across)} ${rounded(y + down)}`).join("L")}Z`);
  const edges = sides.map(({ points }, index) => shape("polyline", { class: `edge edge-${position.sides[index] ?? 0}`, points: points.map((point) => point.map(rounded).join()).join(" ") }));
  const won = new Set(position.winning_cells);
  const stones = cells.flatMap(({ x, y }, index) => {
    const player = position.cells[index];
    return player === "0" ? [] : [shape("circle", { class: `stone-${player}${won.has(index) ? " won" : ""}`, cx: rounded(x), cy: rounded(y), r: STONE })];
  });
  const glow = cells.flatMap(({ x, y }, index) => (won.has(index) ? [shape("circle", { class: "glow", cx: rounded(x), cy: rounded(y), r: 0.58 })] : []));
  return shape("svg", { class: "thumbnail", viewBox: frame(cells), "aria-hidden": "true" }, [
    ...edges, shape("path", { class: "ground", d: ground.join("") }), ...glow, ...stones,
  ]);
}

/** The part of the drawing that holds the cells and the sides, without the coordinates. @param {Layout["cells"]} cells */
function frame(cells) {
  const [across, down] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...across) - MARGIN, Math.min(...down) - MARGIN];
  return [left, top, Math.max(...across) + MARGIN - left, Math.max(...down) + MARGIN - top].map(rounded).join(" ");
}

const rounded = (/** @type {number} */ value) => Math.round(100 * value) / 100;
