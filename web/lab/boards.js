/** Boards as marks, for pictures that show several of them, or cells that are no board's. */

import { dot, drawing, faded, label, line, polygon } from "./marks.js";

/** @import { Layout } from "messages" */
/** @import { Setup } from "../board/scene.js" */
/** @import { Mark, Marks, Place } from "./marks.js" */
/** @import { Picture } from "./plot.js" */

/** @typedef {{unit: number, height: number, at: (place: Place) => Place}} Frame  where a layout lies in a picture:
 *   the width of a cell, the height of it all, and a place of the layout in the picture */
/** @typedef {(cell: number, place: Place, frame: Frame) => Marks} Content  what is drawn on a cell around its place */

/** A layout in a picture, from a place on, as wide as is said.
 * @param {Pick<Layout, "width" | "height">} layout @param {Place} place @param {number} width @returns {Frame} */
export function frameOf(layout, [x, y], width) {
  const unit = width / layout.width;
  return { unit, height: layout.height * unit, at: ([across, down]) => [x + across * unit, y + down * unit] };
}

/** A cell around a place.
 * @param {string} look @param {Layout["outline"]} outline @param {Place} place @param {number} unit the width of a cell
 * @returns {Mark} */
export const outlined = (look, outline, [x, y], unit) =>
  polygon(
    look,
    outline.map(([across, down]) => [x + across * unit, y + down * unit]),
  );

/** The same, in a strength from 0 to 1 of the colour of its look.
 * @param {string} look @param {Layout["outline"]} outline @param {Place} place @param {number} unit
 * @param {number} share @returns {Mark} */
export const shaded = (look, outline, place, unit, share) => faded(outlined(look, outline, place, unit), share);

/** A stone. @param {number} player @param {Place} place @param {number} unit @returns {Mark} */
export const piece = (player, place, unit) => dot(`piece-${player}`, place, Math.round(unit * 39) / 100);

/** @typedef {{snapshot: Pick<Setup, "cells" | "sides">, layout: Layout}} Placed */

/** A board with its sides, names and stones, and what else is to be on its cells.
 * @param {Placed} placed @param {Frame} frame @param {Content} content of the empty cells @returns {Marks} */
export function board({ snapshot, layout }, frame, content) {
  return [
    layout.sides.map(({ points }, side) => {
      const [player, places] = [snapshot.sides[side] ?? 0, points.map(frame.at)];
      return [player > 0 && line(`edge-${player}`, places), line(`rim-${player}`, places)];
    }),
    layout.labels.map(({ text, x, y }) => label("tick", lowered(frame.at([x, y])), text)),
    layout.cells.map(({ x, y }, cell) => {
      const place = frame.at([x, y]);
      const stone = Number(snapshot.cells[cell]);
      const held = stone ? piece(stone, place, frame.unit) : content(cell, place, frame);
      return [outlined("hexagon", layout.outline, place, frame.unit), held];
    }),
  ];
}

/** The width of a board alone. */
const ALONE = 448;
/** The widths of two boards, of one, of the space between them, and the room above each for its title. */
export const [WIDE, NARROW, GAP, TOP] = [640, 308, 24, 28];

/** Where a part lies of a picture of several, two in a row.
 * @param {number} number of the part @param {number} height of each @returns {Place} */
export const corner = (number, height) => [(number % 2) * (NARROW + GAP), Math.floor(number / 2) * height];

/** The width of a digit, also on phones, where digits are larger. */
const [DIGIT, LARGE] = [8.5, 10.5];

/** Whether a text fits on a cell. @param {string} text @param {number} unit the width of the cell
 * @param {boolean} narrow */
export const fits = (text, unit, narrow) => text !== "" && (narrow ? LARGE : DIGIT) * text.length <= unit * 0.94;

/** @typedef {{share: number, text: unknown, piece: number, rings: [look: string, size: number][]}} Marked
 *   what lies on a cell: a strength of its colour from 0 to 1, a text if it fits, the small stone of a player, and
 *   rings of a size in it */

/** Boards under their titles, two in a row; then, where a board more would lie, what the rings on their cells mean.
 * @param {Placed | null | undefined} placed @param {{title: unknown, cells: Record<string, Marked>}[]} parts
 * @param {[ring: string, text: unknown][]} key @param {(text: unknown) => string} told @param {boolean} narrow
 * @returns {Picture} */
export function boards(placed, parts, key, told, narrow) {
  if (!placed) return drawing(NARROW, TOP);
  const { cells, outline } = placed.layout;
  const wide = parts.length === 1 && !key.length ? ALONE : NARROW;
  const height = TOP + frameOf(placed.layout, [0, 0], wide).height;
  const [left, top] = corner(parts.length, height);
  const lines = key.length ? top + TOP + 34 * key.length : 0;
  const marked = (/** @type {Marked | undefined} */ mark, /** @type {Place} */ place, /** @type {number} */ unit) => {
    if (!mark) return null;
    const text = told(mark.text);
    return [
      mark.share > 0 && shaded("tint", outline, place, unit * 0.96, mark.share),
      mark.piece > 0 && piece(mark.piece, place, unit * 0.55),
      mark.rings.map(([look, size]) => outlined(`ring-${look}`, outline, place, unit * size)),
      fits(text, unit, narrow) && label("on-cell", lowered(place), text),
    ];
  };
  return drawing(
    wide === ALONE ? ALONE : WIDE,
    Math.max(lines, corner(parts.length - 1, height)[1] + height),
    parts.map(({ title, cells: marks }, number) => {
      const [x, y] = corner(number, height);
      const frame = frameOf(placed.layout, [x, y + TOP], wide);
      const on = (/** @type {number} */ cell, /** @type {Place} */ place) =>
        marked(marks[cells[cell]?.name ?? ""], place, frame.unit);
      return [label("title", [x, y + 18], told(title), "start"), board(placed, frame, on)];
    }),
    key.map(([look, text], row) => {
      const middle = top + TOP + 14 + 34 * row;
      return [
        outlined("hexagon", outline, [left + 16, middle], 28),
        outlined(`ring-${look}`, outline, [left + 16, middle], 24),
        label("tick", [left + 40, middle + 5], told(text), "start"),
      ];
    }),
  );
}

/** Where a text stands whose middle is at a place. @param {Place} place @returns {Place} */
export const lowered = ([x, y]) => [x, y + 5];
