/** Numbers with their intervals, one below the other over one axis. */

import { dot, drawing, interval, label, vertical } from "./marks.ts";
import type { Picture } from "./plot.ts";
import { linear } from "./scales.ts";

export interface Measured {
  name: string;
  told: string; // its number in words, at the other end of the line
  look: string;
  value: number | null; // null if it is not known
  low: number; // end of its interval
  high: number;
  bound?: number | null; // that it is compared with
}

const [WIDTH, TOP, ROW, BOTTOM, SIDE] = [640, 8, 56, 52, 20];
/** The letters of the longest name. */
const LONGEST = 24;

/** @param title of the axis @param values that the axis must show too @param alone whether it shows nothing beyond
 * them */
export function intervals(
  title: string,
  rows: Measured[],
  number: (value: number) => string,
  values: number[] = [],
  alone: boolean = false,
): Picture {
  const all = [...values, ...(alone ? [] : rows.flatMap(({ low, high, bound }) => [low, high, bound ?? low]))];
  const x = linear(all.length ? [Math.min(...all), Math.max(...all)] : [0, 1], [SIDE, WIDTH - SIDE], 6);
  const height = TOP + ROW * rows.length + BOTTOM;
  const bottom = height - BOTTOM;
  return drawing(
    WIDTH,
    height,
    x.ticks.map((tick) => [
      vertical("grid", x.place(tick), TOP, bottom),
      label("tick", [x.place(tick), bottom + 19], number(tick)),
    ]),
    label("title", [WIDTH / 2, height - 8], title),
    rows.map(({ name, told, look, value, low, high, bound = null }, place) => {
      const y = TOP + ROW * place;
      return [
        label(`entry name ${look}`, [4, y + 20], clipped(name), "start"),
        label("tick", [WIDTH - 4, y + 20], told, "end"),
        bound !== null && vertical("bound", x.place(bound), y + 26, y + 50),
        value !== null && [
          interval(look, y + 38, x.place(low), x.place(high)),
          dot(`${look} full`, [x.place(value), y + 38], 5),
        ],
      ];
    }),
  );
}

/** A name that is not too long for a picture. @param most letters */
export const clipped = (name: string, most: number = LONGEST) =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;
