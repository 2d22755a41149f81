/** What pictures consist of: plain descriptions of shapes, drawn by parts.ts. Lengths are the picture's own. */

export type Place = [number, number];

/** `look` is its class, by which the style sheet gives it a colour. */
export interface Mark {
  name: "path" | "rect" | "circle" | "text";
  look: string;
  attributes: Record<string, string | number>;
  text?: string;
}

const short = (value: number) => Math.round(value * 100) / 100;
const path = (places: Place[]) =>
  places.map(([x, y], number) => `${number ? "L" : "M"}${short(x)} ${short(y)}`).join("");

const stroke = (look: string, d: string): Mark => ({ name: "path", look, attributes: { d } });

export const line = (look: string, places: Place[]) => stroke(`line ${look}`, path(places));

/** The area between two lines. */
export const band = (look: string, above: Place[], below: Place[]) =>
  stroke(`band ${look}`, `${path([...above, ...below.toReversed()])}Z`);

/** An area with straight edges. */
export const polygon = (look: string, corners: Place[]) => stroke(look, `${path(corners)}Z`);

const level = (y: number, from: number, to: number) => `M${short(from)} ${short(y)}L${short(to)} ${short(y)}`;
const plumb = (x: number, from: number, to: number) => `M${short(x)} ${short(from)}L${short(x)} ${short(to)}`;

/** A level line. */
export const horizontal = (look: string, y: number, from: number, to: number) =>
  stroke(`line ${look}`, level(y, from, to));

/** An upright line. */
export const vertical = (look: string, x: number, from: number, to: number) =>
  stroke(`line ${look}`, plumb(x, from, to));

/** A line from one end to the other, with a stroke across at those ends that lie within the picture. */
export const interval = (look: string, y: number, from: number, to: number, ends: number[] = [from, to]) =>
  stroke(`line ${look}`, level(y, from, to) + ends.map((x) => plumb(x, y - 6, y + 6)).join(""));

/** The same upright. */
export const upright = (look: string, x: number, from: number, to: number, end: number = 5) =>
  stroke(`line ${look}`, plumb(x, from, to) + [from, to].map((y) => level(y, x - end, x + end)).join(""));

export const bar = (look: string, x: number, y: number, width: number, height: number): Mark => ({
  name: "rect",
  look,
  attributes: { x: short(x), y: short(y), width: short(width), height: short(height) },
});

/** A cell of a map, by a share from -1 to 1 of the strongest colours. */
export const cell = (x: number, y: number, width: number, height: number, share: number): Mark[] => [
  bar("ground", x, y, width, height),
  fade(bar(share < 0 ? "loss" : "heat", x, y, width, height), Math.abs(share)),
];

/** A mark in a strength from 0 to 1 of its colour. */
export const fade = (mark: Mark, share: number): Mark => ({
  ...mark,
  attributes: { ...mark.attributes, "fill-opacity": short(share) },
});

export const dot = (look: string, [x, y]: Place, radius: number): Mark => ({
  name: "circle",
  look,
  attributes: { cx: short(x), cy: short(y), r: radius },
});

/** A straight arrow with its head. */
export function arrow(look: string, from: Place, to: Place, head: number = 5) {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (side: number) => [to[0] - head * Math.cos(turn + side), to[1] - head * Math.sin(turn + side)] as Place;
  return stroke(`line ${look}`, path([from, to]) + path([barb(0.6), to, barb(-0.6)]));
}

export const label = (
  look: string,
  [x, y]: Place,
  text: string,
  anchor: "start" | "middle" | "end" = "middle",
): Mark => ({ name: "text", look, attributes: { x: short(x), y: short(y), "text-anchor": anchor }, text });

/** Marks in groups, of which some may be missing. */
export type Marks = Mark | false | null | undefined | Marks[];

const flat = (marks: Marks): Mark[] => (Array.isArray(marks) ? marks.flatMap(flat) : marks ? [marks] : []);

/** A picture of its marks, in their order. */
export const drawing = (width: number, height: number, ...marks: Marks[]) => ({ width, height, marks: flat(marks) });
