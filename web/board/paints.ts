/** The gradients and patterns of a board. Each board has its own; the theme gives their colours. */

import { shape } from "../svg.ts";

/** The number of boards made so far, which keeps the ids of their paints apart. */
let boards = 0;

/** The fibres of the wood, across a tile of which nobody sees the seams. */
const GRAIN = [0.06, 0.24, 0.5, 0.67, 0.98].map((y) => `M0 ${y}C0.4 ${y - 0.07} 0.7 ${y + 0.09} 1.2 ${y}`).join("");

/** The definitions of all paints, which style sheets use by properties of the board: `fill: var(--paint-stone-1)`. */
export function paints(svg: SVGSVGElement) {
  boards += 1;
  const nodes = Object.entries({
    "stone-1": gradient(0.8, 0.55),
    "stone-2": gradient(0.85, 0.6),
    token: gradient(0.85, 0.7),
    grain: pattern(1.2, [shape("path", { d: GRAIN })]),
    cross: sign(() => shape("path", { d: "M0.22 0.22L0.78 0.78M0.78 0.22L0.22 0.78" })),
    nought: sign(() => shape("circle", { cx: 0.5, cy: 0.5, r: 0.32 })),
    "pattern-1": pattern(0.2, [shape("path", { d: "M0 0V0.2" })], { patternTransform: "rotate(45)" }),
    "pattern-2": pattern(0.22, [shape("circle", { cx: 0.11, cy: 0.11, r: 0.05 })]),
    "pattern-won": pattern(0.25, [shape("rect", { width: 0.25, height: 0.25 }), shape("path", { d: "M0 0.12H0.25" })]),
  });
  for (const [name, node] of nodes) {
    node.id = `board-${boards}-${name}`;
    node.setAttribute("class", `paint-${name}`);
    svg.style.setProperty(`--paint-${name}`, `url("#${node.id}")`);
  }
  return shape("defs", {}, ...nodes.map(([, node]) => node));
}

/** The light on a stone, from the upper left. @param r radius @param middle offset of its middle colour */
const gradient = (r: number, middle: number) =>
  shape("radialGradient", { cx: 0.36, cy: 0.3, r }, ...[0, middle, 1].map((offset) => shape("stop", { offset })));

/** A player's sign in place of a stone, over its rim. */
const sign = (draw: () => SVGElement) =>
  pattern(1, [draw(), draw()], { patternUnits: "objectBoundingBox", patternContentUnits: "objectBoundingBox" });

/** @param size of a tile, in cells @param more attributes */
const pattern = (size: number, children: SVGElement[], more: Record<string, string> = {}) =>
  shape("pattern", { width: size, height: size, patternUnits: "userSpaceOnUse", ...more }, ...children);
