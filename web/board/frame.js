/** The nodes of a board as they are built for a layout, empty: cells in their rows, and round them what frames them. */

import { pointsOf, shape } from "../svg.js";
import { drawCell, drawCoin, grainOf } from "./cell.js";
import { drawLights } from "./sides.js";

/** @import { Layout } from "messages" */

/** @typedef {ReturnType<typeof framed>} Frame */

/** The font size of a coordinate: in cells, the least of it in pixels, and the most in the page's font size. */
const LABEL = { size: 0.36, least: 11, most: 0.85 };

/** @param {Layout} layout */
export function framed(layout) {
  const model = drawCell(pointsOf(layout.outline));
  const cells = layout.cells.map(({ x, y, outline }, index) => {
    const node = outline ? drawCell(pointsOf(outline)) : /** @type {SVGGElement} */ (model.cloneNode(true));
    node.setAttribute("transform", `translate(${x} ${y})`);
    if (!outline) node.children[1]?.setAttribute("transform", `rotate(${grainOf(index, layout.outline.length)})`);
    return node;
  });
  const rows = layout.rows.map((row) => shape("g", { role: "row" }, ...row.flatMap((index) => cells[index] ?? [])));
  const labels = layout.labels.map(({ text, x, y }) => shape("text", { class: "label", x, y }, text));
  const [sides, lights, coin] = [shape("g", { class: "sides" }), drawLights(layout), drawCoin(layout)];
  const [words, marks] = [shape("g", { "aria-hidden": "true" }), shape("g", { class: "marks", "aria-hidden": "true" })];
  const around = shape("g", { "aria-hidden": "true" }, sides, ...lights, ...labels, coin);
  return { cells, sides, lights, coin, words, marks, groups: [around, ...rows, words, marks] };
}

/** The font size of coordinates, in cells of so many pixels: they stay readable. @param {number} cell */
export function labelSize(cell) {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(LABEL.least / cell, Math.min(LABEL.size, (LABEL.most * root) / cell));
}

/** The name of a cell that stands above it, as the coordinates may be out of sight. */
export const drawCallout = () => shape("text", { class: "callout", "aria-hidden": "true" });

/** A callout with the name of this cell. @param {SVGTextElement} callout @param {Layout["cells"][number]} cell */
export function named(callout, { name, x, y }) {
  callout.textContent = name;
  callout.setAttribute("transform", `translate(${x} ${y - 0.95})`);
  return callout;
}
