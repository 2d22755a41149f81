/** The nodes of a board as they are built for a layout, empty: cells in their rows, and round them what frames them. */

import type { Layout } from "messages";
import { pointsOf, shape } from "../svg.ts";
import { drawCell, drawCoin, grainOf } from "./cell.ts";
import { drawLights } from "./sides.ts";

export type BoardFrame = ReturnType<typeof buildFrame>;

/** The font size of a coordinate: in cells, at least in pixels, at most in the page's font size; relative to it, the
 * width of a digit and the gap between coordinates. */
const LABEL = { size: 0.36, least: 11, most: 0.85, digit: 0.6, gap: 0.2 };

export function buildFrame(layout: Layout) {
  const model = drawCell(pointsOf(layout.outline));
  const cells = layout.cells.map(({ x, y, outline }, index) => {
    const node = outline ? drawCell(pointsOf(outline)) : (model.cloneNode(true) as SVGGElement);
    node.setAttribute("transform", `translate(${x} ${y})`);
    if (!outline) node.children[1]?.setAttribute("transform", `rotate(${grainOf(index, layout.outline.length)})`);
    return node;
  });
  const name = (index = 0) => layout.cells[index]?.name ?? "";
  const rows = layout.rows.map((row) =>
    shape(
      "g",
      { role: "row", "aria-label": `${name(row[0])} – ${name(row.at(-1))}` },
      ...row.flatMap((index) => cells[index] ?? []),
    ),
  );
  const labels = layout.labels.map(({ text, x, y }) => shape("text", { class: "label", x, y }, text));
  const [sides, lights, coin] = [shape("g", { class: "sides" }), drawLights(layout), drawCoin(layout)];
  const [words, marks] = [shape("g", { "aria-hidden": "true" }), shape("g", { class: "marks", "aria-hidden": "true" })];
  const around = shape("g", { "aria-hidden": "true" }, sides, ...lights, ...labels, coin);
  return { cells, labels, sides, lights, coin, words, marks, groups: [around, ...rows, words, marks] };
}

/** Keep the coordinates readable on cells of this many pixels. */
export function fitLabels(svg: SVGSVGElement, frame: BoardFrame, layout: Layout, cell: number) {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = Math.max(LABEL.least / cell, Math.min(LABEL.size, (LABEL.most * root) / cell));
  svg.style.setProperty("--label", `${Math.round(1000 * size) / 1000}px`);
  for (const [index, free] of roomy(layout.labels, size).entries())
    frame.labels[index]?.classList.toggle("crowded", !free);
}

/** Whether each label has room beside the earlier ones that are shown: where it is crowded, every second or third
 * stays. @param size their font size, in cells */
export function roomy(labels: Layout["labels"], size: number): boolean[] {
  const kept: Layout["labels"] = [];
  return labels.map((label) => {
    const free = kept.every(({ text, x, y }) => {
      const width = (LABEL.digit * size * (text.length + label.text.length)) / 2 + LABEL.gap * size;
      return Math.abs(x - label.x) >= width || Math.abs(y - label.y) >= size;
    });
    if (free) kept.push(label);
    return free;
  });
}

export function placeCallout(callout: SVGTextElement, { name, x, y }: Layout["cells"][number]) {
  callout.textContent = name;
  callout.setAttribute("transform", `translate(${x} ${y - 0.95})`);
  return callout;
}
