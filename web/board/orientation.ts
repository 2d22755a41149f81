/** The orientation of a board: the engine's layout turned and mirrored, with upright texts. */

import type { Layout, Point } from "messages";

/** Turn: degrees clockwise; mirrored: left and right are exchanged before the turn. */
export type Orientation = { turn: number; mirrored: boolean };

const MARGIN = 0.35; // the margin around the drawing, in cells: half the width of the line along a side

/** How far the cells of a row may lie above and below each other: in straight rows, and on a bent board. */
const [ROW, BENT_ROW] = [0.1, 0.75];

const LABEL_REACH = 0.3; // the distance from the centre of a label to its end, in cells

/** The turns after which the cells of a layout lie in straight rows again, in degrees. */
export function turnsOf({ outline }: Layout) {
  const step = outline.length === 6 ? 30 : 90;
  return Array.from({ length: 360 / step }, (_, index) => index * step);
}

/** The layout in an orientation; the same arguments return the same object. */
export function orient(layout: Layout, { turn, mirrored }: Orientation) {
  if (!turn && !mirrored) return layout;
  const name = `${turn} ${mirrored}`;
  const known = drawn.get(layout) ?? new Map();
  drawn.set(layout, known);
  if (!known.has(name)) known.set(name, turnLayout(layout, turn, mirrored));
  return known.get(name) ?? layout;
}

export const STANDING = 60; // the turn, in degrees, that puts a board with four sides and six-sided cells on a corner

/** The name of the shape that a board with four sides and six-sided cells has after a turn, null if it has none. */
export function shapeAt({ sides, outline }: Layout, turn: number): "flat" | "wide" | "tall" | null {
  if (sides.length !== 4 || outline.length !== 6) return null;
  return ({ 0: "flat", [STANDING]: "tall", 330: "wide" } as const)[turn as 0] ?? null;
}

/** The usual orientation: where the window is higher than wide, the board stands on a corner. */
export const usualOrientation = (layout: Layout, portrait: boolean) => ({
  turn: portrait && shapeAt(layout, STANDING) ? STANDING : 0,
  mirrored: false,
});

/** The corners of a drawing, the one with most room first; of equal ones the upper, then the left one. */
export function freeCorners({ width, height, cells, outline, sides, labels }: Layout) {
  const reach = Math.max(...outline.map((point) => Math.hypot(...point)));
  const drawn = [
    ...cells.map(({ x, y }) => ({ x, y, reach })),
    ...sides.flatMap(({ points }) => points.map(([x, y]) => ({ x, y, reach: MARGIN }))),
    ...labels.map(({ x, y }) => ({ x, y, reach: LABEL_REACH })),
  ];
  const corner = (right: boolean, bottom: boolean) => {
    const away = drawn.map(({ x, y, reach }) => Math.hypot(x - (right ? width : 0), y - (bottom ? height : 0)) - reach);
    return { right, bottom, room: Math.max(0, round(Math.min(...away))) };
  };
  const corners = [corner(false, false), corner(true, false), corner(false, true), corner(true, true)];
  return corners.sort((one, other) => other.room - one.room);
}

const drawn: WeakMap<Layout, Map<string, Layout>> = new WeakMap();

function turnLayout(layout: Layout, turn: number, mirrored: boolean) {
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const around = ([x, y]: Point) => {
    const across = mirrored ? -x : x;
    return [across * cosine - y * sine, across * sine + y * cosine] as Point;
  };
  const outline = layout.outline.map(around);
  const outlines = layout.cells.map((cell) => cell.outline?.map(around));
  const sides = layout.sides.map(({ name, points }) => ({ name, points: points.map(around) }));
  const labels = layout.labels.map(({ x, y }) => around([x, y]));
  const centres = layout.cells.map(({ x, y }) => around([x, y]));
  const points = [
    ...centres.flatMap(([x, y], index) => (outlines[index] ?? outline).map(([dx, dy]) => [x + dx, y + dy] as Point)),
    ...sides.flatMap((side) => side.points),
    ...labels.flatMap(([x, y]) => [-LABEL_REACH, LABEL_REACH].map((far): Point => [x + far, y + far])),
  ];
  const [least, most] = [corner(points, Math.min, -MARGIN), corner(points, Math.max, MARGIN)];
  const moved = ([x, y]: Point) => [round(x - least[0]), round(y - least[1])] as Point;
  const placed = (point: Point) => ({ x: moved(point)[0], y: moved(point)[1] });
  const rows = rowsOf(centres, outlines[0] ? BENT_ROW : ROW);
  return {
    width: round(most[0] - least[0]),
    height: round(most[1] - least[1]),
    cells: layout.cells.map(({ name }, index) => ({
      name,
      ...placed(centres[index] ?? [0, 0]),
      row: rows.findIndex((row) => row.includes(index)),
      ...(outlines[index] ? { outline: outlines[index] } : {}),
    })),
    outline,
    sides: sides.map((side) => ({ ...side, points: side.points.map(moved) })),
    labels: layout.labels.map(({ text }, index) => ({ text, ...placed(labels[index] ?? [0, 0]) })),
    rows,
  };
}

const corner = (points: Point[], extreme: (...values: number[]) => number, beyond: number): Point => [
  extreme(...points.map(([x]) => x)) + beyond,
  extreme(...points.map(([, y]) => y)) + beyond,
];

/** The cells of each row after the turn: rows from the top, cells from the left. @param height of a row */
function rowsOf(centres: Point[], height: number): number[][] {
  const across = (index: number) => centres[index]?.[0] ?? 0;
  const down = (index: number) => centres[index]?.[1] ?? 0;
  const rows: number[][] = [];
  for (const index of [...centres.keys()].sort((one, other) => down(one) - down(other))) {
    const row = rows.at(-1);
    if (row && down(index) - down(row[0] ?? index) < height) row.push(index);
    else rows.push([index]);
  }
  return rows.map((row) => row.sort((one, other) => across(one) - across(other)));
}

const round = (value: number) => Math.round(value * 1000) / 1000;
