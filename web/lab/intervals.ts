/** Numbers with their intervals, one below the other over one axis. */

import { dot, drawing, interval, label, type Mark, vertical } from "./marks.ts";
import type { Picture } from "./plot.ts";
import { linear } from "./scales.ts";

type Dot = [value: number, isGood: boolean];

export interface Estimate {
  name: string;
  text: string; // stands at the other end of the line; with dots below the name
  look: string;
  value: number | null; // null if it is not known
  low: number; // end of its interval
  high: number;
  bound?: number | null; // that it is compared with
  dots?: Dot[] | null; // the numbers that it sums up
}

const [WIDTH, TOP, ROW, BOTTOM, SIDE] = [640, 8, 56, 52, 20];
/** The room for dots and the text above them, and the radius of a dot. */
const [DOTS, RADIUS] = [100, 4];
/** The letters of the longest name. */
const LONGEST = 24;

/** @param title of the axis @param values that the axis must show too @param alone whether it shows these only */
export function intervals(
  title: string,
  rows: Estimate[],
  number: (value: number) => string,
  values: number[] = [],
  alone: boolean = false,
): Picture {
  const all = [...values, ...(alone ? [] : rows.flatMap(({ low, high, bound }) => [low, high, bound ?? low]))];
  const [least, most] = all.length ? [Math.min(...all), Math.max(...all)] : [0, 1];
  const x = linear([least, most], [SIDE, WIDTH - SIDE], 6);
  const row = ROW + (rows.some(({ dots }) => dots) ? DOTS : 0);
  const height = TOP + row * rows.length + BOTTOM;
  const bottom = height - BOTTOM;
  // An interval that reaches beyond the axis goes on to the edge of the picture, and has no end there.
  const reach = (low: number, high: number) =>
    [low < least ? 0 : x.place(low), high > most ? WIDTH : x.place(high)] as const;
  const ends = (low: number, high: number) => [low, high].filter((end) => end >= least && end <= most).map(x.place);
  return drawing(
    WIDTH,
    height,
    x.ticks.map((tick) => [
      vertical("grid", x.place(tick), TOP, bottom),
      label("tick", [x.place(tick), bottom + 19], number(tick)),
    ]),
    label("title", [WIDTH / 2, height - 8], title),
    rows.map(({ name, text, look, value, low, high, bound = null, dots }, place) => {
      const top = TOP + row * place;
      const y = top + row - 18;
      return [
        label(`entry name ${look}`, [4, top + 20], dots ? name : clipName(name), "start"),
        dots ? label("tick", [4, top + 44], text, "start") : label("tick", [WIDTH - 4, top + 20], text, "end"),
        bound !== null && vertical("bound", x.place(bound), y - (dots ? DOTS - 24 : 12), y + 12),
        dots && swarm(dots, look, y - 14, x.place),
        value !== null && [
          interval(look, y, ...reach(low, high), ends(low, high)),
          dot(`${look} full`, [x.place(value), y], 5),
        ],
      ];
    }),
  );
}

/** Dots above a base line, on top of each other where they would overlap; those that are not good are rings. */
function swarm(dots: Dot[], look: string, base: number, place: (value: number) => number): Mark[] {
  const heights: Map<number, number> = new Map();
  const placed = dots
    .toSorted(([, one], [, two]) => Number(two) - Number(one))
    .map(([value, isGood]) => {
      const x = place(value);
      const column = Math.round(x / (2 * RADIUS));
      const height = heights.get(column) ?? 0;
      heights.set(column, height + 1);
      return { isGood, x, height };
    });
  const step = Math.min(2 * RADIUS, (DOTS - 40) / Math.max(1, ...heights.values()));
  return placed.map(({ isGood, x, height }) =>
    dot(isGood ? `${look} full` : "hollow", [x, base - step * height], RADIUS - 0.5),
  );
}

/** A name that is not too long for a picture. @param most letters */
export const clipName = (name: string, most: number = LONGEST) =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;
