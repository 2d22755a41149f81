/** Boards as marks, for pictures that show several of them, or cells that are no board's. */

import { bar, dot, faded, label, line, polygon } from "./marks.js";

/** @import { Layout } from "messages" */
/** @import { Setup } from "../board/scene.js" */
/** @import { Mark, Place } from "./marks.js" */

/** @typedef {{unit: number, height: number, at: (place: Place) => Place}} Frame  where a layout lies in a picture:
 *   the width of a cell, the height of it all, and a place of the layout in the picture */
/** @typedef {(cell: number, place: Place, frame: Frame) => Mark[]} Content  what is drawn on a cell around its place */

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

/** A board with its sides, names and stones, and what else is to be on its cells.
 * @param {{snapshot: Pick<Setup, "cells" | "sides">, layout: Layout}} placed @param {Frame} frame
 * @param {Content} content of the empty cells @returns {Mark[]} */
export function board({ snapshot, layout }, frame, content) {
  return [
    ...layout.sides.flatMap(({ points }, side) => {
      const [player, places] = [snapshot.sides[side] ?? 0, points.map(frame.at)];
      return [...(player ? [line(`edge-${player}`, places)] : []), line(`rim-${player}`, places)];
    }),
    ...layout.labels.map(({ text, x, y }) => label("tick", lowered(frame.at([x, y])), text)),
    ...layout.cells.flatMap(({ x, y }, cell) => {
      const place = frame.at([x, y]);
      const stone = Number(snapshot.cells[cell]);
      return [
        outlined("hexagon", layout.outline, place, frame.unit),
        ...(stone ? [piece(stone, place, frame.unit)] : content(cell, place, frame)),
      ];
    }),
  ];
}

/** Where a text stands whose middle is at a place. @param {Place} place @returns {Place} */
export const lowered = ([x, y]) => [x, y + 5];

/** The bits of a word as squares, eight in a row, the first bit first.
 * @param {string} word in hexadecimal digits @param {number} count of bits @param {Place} place
 * @param {number} side of a square @returns {Mark[]} */
export const squares = (word, count, [x, y], side) =>
  bitsOf(word)
    .slice(0, count)
    .map((bit, number) =>
      bar(`bit owner-${bit ? 1 : 2}`, x + (number % 8) * side, y + Math.floor(number / 8) * side, side - 1, side - 1),
    );

/** The bits of a word, the lowest first. @param {string} word in hexadecimal digits @returns {boolean[]} */
export const bitsOf = (word) =>
  [...word].toReversed().flatMap((digit) => [1, 2, 4, 8].map((bit) => (Number.parseInt(digit, 16) & bit) !== 0));
