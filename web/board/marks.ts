/** The marks over the cells of a board: signs, labels, arrows and lines. */

import type { Layout, Point } from "messages";
import { shape } from "../svg.ts";
import type { BoardMark } from "./scene.ts";

const SIGN = 0.27; // the distance of a sign's corners from the centre of its cell, in cells

/** The radius of the dot of a loss, and how far to the right of the stone's centre and above it it lies, in cells. */
const DOTS: Record<string, number> = { inaccuracy: 0.1, mistake: 0.135, blunder: 0.17 };
const RIM = 0.27;

/** How far from the centres of its cells an arrow or a line keeps, and how long its head is, in cells. */
const [KEPT, HEAD] = [0.3, 0.34];

/** What each group was last drawn with, as JSON. */
const drawn: WeakMap<Element, string> = new WeakMap();

export function drawMarks(group: Element, layout: Layout, marks: BoardMark[]) {
  const shown = JSON.stringify(marks);
  if (shown === (drawn.get(group) ?? "[]")) return;
  drawn.set(group, shown);
  group.replaceChildren(...marks.flatMap((mark) => drawMark(layout, mark)));
}

function drawMark({ cells }: Layout, mark: BoardMark) {
  const [from, to] = [cells[mark.cell], cells[mark.to]];
  if (!from) return [];
  if (to) return [drawWay(mark, [from.x, from.y], [to.x, to.y])];
  const place = { class: `on-${mark.stone}`, transform: `translate(${from.x} ${from.y})` };
  return [shape("g", place, sign(mark))];
}

function sign({ kind, text }: BoardMark) {
  switch (kind) {
    case "label":
      return shape("text", { class: "tag" }, text);
    case "loss":
      return shape("circle", { class: `loss ${text}`, r: DOTS[text] ?? 0, cx: RIM, cy: -RIM });
    case "circle":
      return shape("circle", { class: "signed", r: SIGN });
    case "cross":
      return shape("path", { class: "signed", d: cross(SIGN * Math.SQRT1_2) });
    default:
      return shape("polygon", { class: "signed", points: polygon(kind === "square" ? 4 : 3) });
  }
}

const cross = (far: number) => `M${-far} ${-far}L${far} ${far}M${far} ${-far}L${-far} ${far}`;

/** The corners of a polygon that stands on a side. */
const polygon = (corners: number) =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = Math.PI * ((2 * corner + 1) / corners + 0.5);
    return [SIGN * Math.cos(angle), SIGN * Math.sin(angle)].map((value) => value.toFixed(3)).join();
  }).join(" ");

/** A way from a cell to another one, twice: the wider line below keeps it apart from stones of its colour. */
function drawWay({ kind }: BoardMark, from: Point, to: Point) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (along: number, beside: number) =>
    [from[0] + (dx * along - dy * beside) / length, from[1] + (dy * along + dx * beside) / length]
      .map((value) => value.toFixed(3))
      .join(" ");
  const [start, end] = [kind === "arrow" ? KEPT : 0, kind === "arrow" ? length - KEPT / 2 : length];
  const head = kind === "arrow" ? `M${at(end - HEAD, HEAD / 2)}L${at(end, 0)}L${at(end - HEAD, -HEAD / 2)}` : "";
  const d = `M${at(start, 0)}L${at(end, 0)}${head}`;
  return shape("g", {}, shape("path", { class: "way under", d }), shape("path", { class: "way", d }));
}
