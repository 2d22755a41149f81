/** Lattices of cells under their titles, two in a row: with texts, shades, frames, dots; below them words by bits. */

import type { Layout } from "messages";
import { corner, fits, frameOf, NARROW, outlineMark, TOP, textBase, WIDE } from "./boards.ts";
import { bar, dot, drawing, fade, label, type Mark, type Place } from "./marks.ts";
import type { Picture } from "./plot.ts";

export type LatticeCell = { place: Place; look: string; share: number; text: unknown };
type Dot = { place: Place; look: string; share: number };
type Lattice = { title: unknown; cells: LatticeCell[]; framed: Place[]; dots: Dot[] };
export type LatticeDrawing = { parts: Lattice[]; size: Place; words: { name: unknown; word: string }[]; bits: number };

/** How wide a frame around a cell is, and the radius of a dot, in widths of a cell. */
const [FRAMED, RADIUS] = [0.86, 0.2];
/** The side of a square that is a bit, and the width of a column of eight of them with its space. */
const [BIT, COLUMN] = [8, 77];

/** @param outline of a cell */
export function lattices(
  { parts, size: [width, height], words, bits }: LatticeDrawing,
  outline: Layout["outline"],
  told: (text: unknown) => string,
  narrow: boolean,
): Picture {
  const high = TOP + frameOf({ width, height }, [0, 0], NARROW).height + 8;
  const low = high * Math.ceil(parts.length / 2);
  return drawing(
    WIDE,
    low + 24 + 8 * BIT,
    parts.map(({ title, cells, framed, dots }, number) => {
      const [x, y] = corner(number, high);
      const { unit, at } = frameOf({ width, height }, [x, y + TOP], NARROW);
      const radius = Math.round(100 * unit * RADIUS) / 100;
      return [
        label("title", [x, y + 18], told(title), "start"),
        cells.map(({ place, look, share, text }) => [
          outlineMark(look, outline, at(place), unit),
          share > 0 && fade(outlineMark("tint", outline, at(place), unit * 0.96), share),
          fits(told(text), unit, narrow) &&
            label(/^owner-/.test(look) ? look.replace("owner", "on") : "on-cell", textBase(at(place)), told(text)),
        ]),
        framed.map((place) => outlineMark("ring-taken", outline, at(place), unit * FRAMED)),
        dots.map(({ place, look, share }) => [
          dot(look, at(place), radius),
          share > 0 && fade(dot("tint", at(place), radius), share),
        ]),
      ];
    }),
    words.map(({ name, word }, place) => [
      label("tick", [place * COLUMN, low + 14], told(name), "start"),
      squares(word, bits, [place * COLUMN, low + 22], BIT),
    ]),
  );
}

/** The bits of a word as squares, eight in a row, the lowest first. @param word in hexadecimal digits @param count of
 * bits @param side of a square */
const squares = (word: string, count: number, [x, y]: Place, side: number): Mark[] =>
  [...word]
    .toReversed()
    .flatMap((digit) => [1, 2, 4, 8].map((bit) => (Number.parseInt(digit, 16) & bit) !== 0))
    .slice(0, count)
    .map((bit, number) =>
      bar(`bit owner-${bit ? 1 : 2}`, x + (number % 8) * side, y + Math.floor(number / 8) * side, side - 1, side - 1),
    );
