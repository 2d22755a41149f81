/** What pictures consist of: plain descriptions of shapes, which drawing.js makes nodes of. Lengths are the picture's
 * own. */

/** @typedef {[number, number]} Place
 * @typedef {{name: "path" | "rect" | "circle" | "text", look: string, attributes: Record<string, string | number>,
 *   text?: string}} Mark `look` is its class, by which the style sheet gives it a colour */

const short = (/** @type {number} */ value) => Math.round(value * 100) / 100;
const path = (/** @type {Place[]} */ places) =>
  places.map(([x, y], number) => `${number ? "L" : "M"}${short(x)} ${short(y)}`).join("");

/** @param {string} look @param {string} d @returns {Mark} */
const stroke = (look, d) => ({ name: "path", look, attributes: { d } });

export const line = (/** @type {string} */ look, /** @type {Place[]} */ places) => stroke(`line ${look}`, path(places));

/** The area between two lines. @param {string} look @param {Place[]} above @param {Place[]} below */
export const band = (look, above, below) => stroke(`band ${look}`, `${path([...above, ...below.toReversed()])}Z`);

/** An area with straight edges. @param {string} look @param {Place[]} corners */
export const polygon = (look, corners) => stroke(look, `${path(corners)}Z`);

const level = (/** @type {number} */ y, /** @type {number} */ from, /** @type {number} */ to) =>
  `M${short(from)} ${short(y)}L${short(to)} ${short(y)}`;
const plumb = (/** @type {number} */ x, /** @type {number} */ from, /** @type {number} */ to) =>
  `M${short(x)} ${short(from)}L${short(x)} ${short(to)}`;

/** A level line. @param {string} look @param {number} y @param {number} from @param {number} to */
export const horizontal = (look, y, from, to) => stroke(`line ${look}`, level(y, from, to));

/** An upright line. @param {string} look @param {number} x @param {number} from @param {number} to */
export const vertical = (look, x, from, to) => stroke(`line ${look}`, plumb(x, from, to));

/** A line from one end to the other, with a stroke across at each end.
 * @param {string} look @param {number} y @param {number} from @param {number} to @param {number} [end] */
export const interval = (look, y, from, to, end = 6) =>
  stroke(`line ${look}`, level(y, from, to) + [from, to].map((x) => plumb(x, y - end, y + end)).join(""));

/** The same upright.
 * @param {string} look @param {number} x @param {number} from @param {number} to @param {number} [end] */
export const upright = (look, x, from, to, end = 5) =>
  stroke(`line ${look}`, plumb(x, from, to) + [from, to].map((y) => level(y, x - end, x + end)).join(""));

/** @param {string} look @param {number} x @param {number} y @param {number} width @param {number} height
 * @returns {Mark} */
export const bar = (look, x, y, width, height) => ({
  name: "rect",
  look,
  attributes: { x: short(x), y: short(y), width: short(width), height: short(height) },
});

/** A cell of a heat map, by a share from 0 to 1 of the strongest colour.
 * @param {number} x @param {number} y @param {number} width @param {number} share @param {number} [height]
 * @returns {Mark[]} */
export function cell(x, y, width, share, height = width) {
  return [bar("ground", x, y, width, height), faded(bar("heat", x, y, width, height), share)];
}

/** A mark in a strength from 0 to 1 of its colour. @param {Mark} mark @param {number} share @returns {Mark} */
export const faded = (mark, share) => ({ ...mark, attributes: { ...mark.attributes, "fill-opacity": short(share) } });

/** @param {string} look @param {Place} place @param {number} radius @returns {Mark} */
export const dot = (look, [x, y], radius) => ({
  name: "circle",
  look,
  attributes: { cx: short(x), cy: short(y), r: radius },
});

/** A straight arrow with its head. @param {string} look @param {Place} from @param {Place} to @param {number} [head] */
export function arrow(look, from, to, head = 5) {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (/** @type {number} */ side) =>
    /** @type {Place} */ ([to[0] - head * Math.cos(turn + side), to[1] - head * Math.sin(turn + side)]);
  return stroke(`line ${look}`, path([from, to]) + path([barb(0.6), to, barb(-0.6)]));
}

/** @param {string} look @param {Place} place @param {string} text @param {"start" | "middle" | "end"} [anchor]
 * @returns {Mark} */
export const label = (look, [x, y], text, anchor = "middle") => ({
  name: "text",
  look,
  attributes: { x: short(x), y: short(y), "text-anchor": anchor },
  text,
});

/** @typedef {Mark | false | null | undefined | Marks[]} Marks  marks in groups, of which some may be missing */

/** @param {Marks} marks @returns {Mark[]} */
const flat = (marks) => (Array.isArray(marks) ? marks.flatMap(flat) : marks ? [marks] : []);

/** A picture of its marks, in their order. @param {number} width @param {number} height @param {...Marks} marks */
export const drawing = (width, height, ...marks) => ({ width, height, marks: flat(marks) });
