/** A small still picture of a position, for the eye alone: the text beside it says the same. */

import type { Layout, Snapshot } from "messages";
import { pointsOf, shape } from "../svg.ts";
import { isSquared } from "./sides.ts";

type Content = Pick<Snapshot, "cells" | "sides" | "winning_cells"> & Partial<Pick<Snapshot, "numbers" | "steps">>;

const [STONE, MARGIN] = [0.4, 0.2]; // a stone's radius, and the space round the cells, in cells

/** The picture of a position; stones have their move number as `data-number`. @param tokens whether empty cells hold
 * tokens @param marks the style of each marked cell, by its name */
export function thumbnail(
  { snapshot, layout }: { snapshot: Content; layout: Layout },
  tokens: boolean = false,
  marks: Record<string, string> = {},
): SVGSVGElement {
  const { cells, outline, sides } = layout;
  const at = cells.map(({ x, y }) => `translate(${x} ${y})`);
  const winning = new Set(snapshot.winning_cells);
  const grounds = at.map((transform, index) =>
    shape("polygon", {
      class: `tile ${winning.has(index) ? "winning" : (marks[cells[index]?.name ?? ""] ?? "")}`.trim(),
      points: pointsOf(cells[index]?.outline ?? outline),
      transform,
    }),
  );
  const lines = sides.map((side, index) => {
    return shape("polyline", { class: `border border-${snapshot.sides[index] ?? 0}`, points: pointsOf(side.points) });
  });
  const stones = at.flatMap((transform, index) => {
    const owner = Number(snapshot.cells[index]);
    if (!owner && !tokens) return [];
    const kind = tokens ? (owner ? "gone" : "pebble") : `piece piece-${owner}`;
    const look = winning.has(index) ? `${kind} winning` : kind;
    const more = { transform, "data-number": snapshot.numbers?.[index] ?? 0 };
    if (isSquared(layout)) return written(owner, look, more);
    return [shape("circle", { class: look, r: STONE, ...more })];
  });
  return shape(
    "svg",
    { class: "thumbnail", viewBox: box(layout), "aria-hidden": "true" },
    ...lines,
    ...grounds,
    ...stones,
    ...coin(snapshot, layout),
  );
}

/** A cross or a nought, over its rim. */
const written = (owner: number, look: string, more: Record<string, string | number>) =>
  ["rim", "line"].map((part) => {
    const name = `${look} sign ${part}`;
    return owner === 1
      ? shape("path", { class: name, d: "M-0.24-0.24L0.24 0.24M0.24-0.24L-0.24 0.24", ...more })
      : shape("circle", { class: name, r: 0.26, ...more });
  });

/** What the picture shows: the cells, without the coordinates round them. */
function box({ cells, outline }: Layout) {
  const [xs, ys] = [0, 1].map((axis) =>
    cells.flatMap(({ x, y, outline: own = outline }) => own.map((corner) => (axis ? y : x) + Number(corner[axis]))),
  );
  const [left, top] = [Math.min(...(xs ?? [])) - MARGIN, Math.min(...(ys ?? [])) - MARGIN];
  const [right, bottom] = [Math.max(...(xs ?? [])) + MARGIN, Math.max(...(ys ?? [])) + MARGIN];
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** A coin in the corner of the picture, if chance has a part in the game. */
function coin({ steps = [] }: Content, layout: Layout) {
  if (!steps.some(({ kind }) => kind === "chance")) return [];
  const [left = 0, top = 0, width = 0] = box(layout).split(" ").map(Number);
  const place = { cx: left + width - 0.75, cy: top + 0.75 };
  return [
    shape("circle", { class: "penny", r: 0.68, ...place }),
    shape("circle", { class: "penny inner", r: 0.46, ...place }),
  ];
}
