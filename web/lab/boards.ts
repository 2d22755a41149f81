/** Boards as marks, for pictures that show several of them, or cells that are no board's. */

import type { Layout } from "messages";
import type { BoardPosition } from "../board/scene.ts";
import { dot, drawing, fade, label, line, type Mark, type Marks, type Place, polygon } from "./marks.ts";
import type { Picture } from "./plot.ts";

/** Where a layout lies in a picture: a cell's width, the height of it all, and where a place of the layout lies. */
export type Frame = { unit: number; height: number; at: (place: Place) => Place };
/** What is drawn on a cell around its place. */
type Content = (cell: number, place: Place, frame: Frame) => Marks;

/** A layout in a picture, from a place on, as wide as is said. */
export function frameOf(layout: Pick<Layout, "width" | "height">, [x, y]: Place, width: number): Frame {
  const unit = width / layout.width;
  return { unit, height: layout.height * unit, at: ([across, down]) => [x + across * unit, y + down * unit] };
}

/** A cell around a place. @param unit the width of a cell */
export const outlineMark = (look: string, outline: Layout["outline"], [x, y]: Place, unit: number): Mark =>
  polygon(
    look,
    outline.map(([across, down]) => [x + across * unit, y + down * unit]),
  );

/** A stone. */
export const piece = (player: number, place: Place, unit: number): Mark =>
  dot(`piece-${player}`, place, Math.round(unit * 39) / 100);

type Placed = { snapshot: Pick<BoardPosition, "cells" | "sides">; layout: Layout };

/** A board with its sides, names and stones, and what else is to be on its cells. @param content of the empty cells */
export function board({ snapshot, layout }: Placed, frame: Frame, content: Content): Marks {
  return [
    layout.sides.map(({ points }, side) => {
      const [player, places] = [snapshot.sides[side] ?? 0, points.map(frame.at)];
      return [player > 0 && line(`edge-${player}`, places), line(`rim-${player}`, places)];
    }),
    layout.labels.map(({ text, x, y }) => label("tick", textBase(frame.at([x, y])), text)),
    layout.cells.map(({ x, y }, cell) => {
      const place = frame.at([x, y]);
      const stone = Number(snapshot.cells[cell]);
      const held = stone ? piece(stone, place, frame.unit) : content(cell, place, frame);
      return [outlineMark("hexagon", layout.outline, place, frame.unit), held];
    }),
  ];
}

/** The width of a board alone. */
const ALONE = 448;
/** The widths of two boards, of one, of the space between them, and the room above each for its title. */
export const [WIDE, NARROW, GAP, TOP] = [640, 308, 24, 28];

/** Where a part lies of a picture of several, two in a row. @param number of the part @param height of each */
export const corner = (number: number, height: number): Place => [
  (number % 2) * (NARROW + GAP),
  Math.floor(number / 2) * height,
];

/** The width of a digit, also on phones, where digits are larger. */
const [DIGIT, LARGE] = [8.5, 10.5];

/** Whether a text fits on a cell. @param unit the width of the cell */
export const fits = (text: string, unit: number, narrow: boolean) =>
  text !== "" && (narrow ? LARGE : DIGIT) * text.length <= unit * 0.94;

/** What lies on a cell: its colour's strength from 0 to 1, a text if it fits, a small stone, rings of a size. */
type Marked = { share: number; text: unknown; piece: number; rings: [look: string, size: number][] };

/** Boards under their titles, two in a row; then, where a board more would lie, what the rings on their cells mean. */
export function boards(
  placed: Placed | null | undefined,
  parts: { title: unknown; cells: Record<string, Marked> }[],
  key: [ring: string, text: unknown][],
  told: (text: unknown) => string,
  narrow: boolean,
): Picture {
  if (!placed) return drawing(NARROW, TOP);
  const { cells, outline } = placed.layout;
  const wide = parts.length === 1 && !key.length ? ALONE : NARROW;
  const height = TOP + frameOf(placed.layout, [0, 0], wide).height;
  const [left, top] = corner(parts.length, height);
  const lines = key.length ? top + TOP + 34 * key.length : 0;
  const marked = (mark: Marked | undefined, place: Place, unit: number) => {
    if (!mark) return null;
    const text = told(mark.text);
    return [
      mark.share > 0 && fade(outlineMark("tint", outline, place, unit * 0.96), mark.share),
      mark.piece > 0 && piece(mark.piece, place, unit * 0.55),
      mark.rings.map(([look, size]) => outlineMark(`ring-${look}`, outline, place, unit * size)),
      fits(text, unit, narrow) && label("on-cell", textBase(place), text),
    ];
  };
  return drawing(
    wide === ALONE ? ALONE : WIDE,
    Math.max(lines, corner(parts.length - 1, height)[1] + height),
    parts.map(({ title, cells: marks }, number) => {
      const [x, y] = corner(number, height);
      const frame = frameOf(placed.layout, [x, y + TOP], wide);
      const on = (cell: number, place: Place) => marked(marks[cells[cell]?.name ?? ""], place, frame.unit);
      return [label("title", [x, y + 18], told(title), "start"), board(placed, frame, on)];
    }),
    key.map(([look, text], row) => {
      const middle = top + TOP + 14 + 34 * row;
      return [
        outlineMark("hexagon", outline, [left + 16, middle], 28),
        outlineMark(`ring-${look}`, outline, [left + 16, middle], 24),
        label("tick", [left + 40, middle + 5], told(text), "start"),
      ];
    }),
  );
}

/** Where a text stands whose middle is at a place. */
export const textBase = ([x, y]: Place): Place => [x, y + 5];
