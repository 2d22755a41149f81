/** The parts of the board's drawing: a cell with all that it may show, the texts on it, and the coin. */

import type { Layout } from "messages";
import { shape } from "../svg.ts";
import { freeCorners } from "./orientation.ts";
import type { BoardCell } from "./scene.ts";

const STONE = 0.41; // a stone's radius, in cells
const COIN = 0.6; // the largest radius of the coin, in cells
const PLATE = 0.31; // the radius of the plate under a number, in cells

export function classesOf(cell: BoardCell) {
  const { last, winning, legal, offered, faded, shaded, token, line, hint, slip, carrier } = cell;
  const seen = cell.stone || cell.pending;
  const marks = {
    ...{ last, winning, legal, offered, faded, shaded },
    pending: cell.pending > 0,
    numbered: cell.number > 0,
    studied: cell.exact !== "" || cell.estimate !== "",
    best: cell.order === 1,
    candidate: cell.order > 1,
    valued: cell.shade?.kind === "value",
    [token]: token !== "",
    [`stone-${seen}`]: seen > 0,
    [`line-${line}`]: line > 0,
    [`hint-${hint}`]: hint !== "",
    [`carrier carrier-${carrier}`]: carrier > 0,
    [`slip slip-${slip}`]: slip !== "",
  };
  return Object.entries(marks).flatMap(([name, on]) => (on ? [name] : []));
}

/** Shade a cell. @param node of the cell */
export function tint(node: SVGGElement, { shade }: BoardCell) {
  const heat = node.children[2] as SVGElement;
  const strength = String(shade?.strength ?? 0);
  heat.setAttribute("class", shade ? `heat ${shade.kind}` : "heat");
  heat.setAttribute("opacity", shade?.kind === "value" ? "1" : strength);
  heat.style.setProperty("--value", strength);
}

export const isInscribed = ({ token, number, exact, estimate, chance }: BoardCell) =>
  token === "token" || number > 0 || `${exact}${estimate}${chance}` !== "";

/** Fill in the texts on a cell. @param node the group of its texts */
export function inscribe(node: SVGElement, name: string, cell: BoardCell) {
  const { stone, last, number, exact, estimate, chance, line, tagged, shade } = cell;
  const free = cell.token === "token";
  const ground =
    stone && (number || chance) ? `on-${stone} ${last && number ? "newest" : ""}` : line ? `line-${line}` : "";
  const looks = [
    ground,
    free && "token",
    (exact || estimate) && "studied",
    tagged && "tagged",
    shade?.kind === "value" && "valued",
  ];
  const plate = chance && !line && !stone && "plated";
  node.setAttribute("class", ["words", ...looks, plate].filter(Boolean).join(" "));
  node.style.setProperty("--letters", String((exact || chance).length));
  const texts = [free ? name : number ? String(number) : "", exact, estimate, chance];
  for (const [place, text] of texts.entries()) node.children[place + 1]?.replaceChildren(text);
}

/** A cell, to be copied to each of its places. */
export function drawCell(outline: string): SVGGElement {
  const parts = [
    shape("polygon", { class: "ground", points: outline }),
    shape("polygon", { class: "grain", points: outline }),
    shape("polygon", { class: "heat", points: outline, opacity: 0 }),
    shape("polygon", { class: "ring", points: outline }),
    shape("circle", { class: "shade", r: STONE, cx: 0.03, cy: 0.05 }),
    shape("circle", { class: "stone", r: STONE }),
    shape("circle", { class: "sign", r: STONE }),
    shape("circle", { class: "mark", r: STONE / 3 }),
  ];
  return shape("g", { role: "gridcell", tabindex: -1 }, ...parts);
}

/** The angle of a cell's grain, in degrees: cells look inlaid, and keep their shape when turned by it. */
export const grainOf = (index: number, corners: number) => ((((index + 1) * 7919) % 31) % corners) * (360 / corners);

/** The texts on a cell, hidden from screen readers because its label says the same, and a plate under the last one. */
export function drawTexts(x: number, y: number) {
  const texts = ["name", "exact", "estimate", "chance"].map((kind) => shape("text", { class: kind }));
  return shape("g", { transform: `translate(${x} ${y})` }, shape("circle", { class: "plate", r: PLATE }), ...texts);
}

/** The coin, in the corner of the drawing that leaves most room for it. */
export function drawCoin(layout: Layout) {
  const [corner] = freeCorners(layout);
  // The largest circle in the corner that keeps its distance.
  const r = Math.min(COIN, (corner?.room ?? 0) / (1 + Math.SQRT2));
  const across = corner?.right ? layout.width - r : r;
  const down = corner?.bottom ? layout.height - r : r;
  // A coin, not a stone: of metal, with a milled edge, and in its middle the colour for which it has fallen.
  const parts = [
    shape("circle", { class: "metal", r: r * 0.9 }),
    shape("circle", { class: "milling", r: r * 0.83 }),
    shape("circle", { class: "face", r: r * 0.5 }),
  ];
  return shape("g", { class: "coin", transform: `translate(${across} ${down})` }, shape("g", {}, ...parts));
}
