/** Strips one below the other: a dot for each of many numbers from 0 to 1, beside the true one. */

import { dot, drawing, horizontal, interval, label, type Mark, vertical } from "./marks.ts";
import type { Picture } from "./plot.ts";
import { linear } from "./scales.ts";

type Dot = [value: number, good: boolean];
type Strip = { name: unknown; note: unknown; look: string; dots: Dot[]; mean: number };

/** A strip: its head with the name and the note, the dots, and its foot with the mean and the ticks. */
const [HEAD, DOTS, FOOT, SIDE, RADIUS] = [52, 84, 58, 28, 4];
const STRIP = HEAD + DOTS + FOOT;

/** @param truth that is marked in each of them */
export function strips(
  all: Strip[],
  truth: number | null,
  told: (text: unknown) => string,
  number: (value: number) => string,
  narrow: boolean,
): Picture {
  const width = narrow ? 400 : 640;
  const x = linear([0, 1], [SIDE, width - SIDE]);
  const strip = ({ name, note, look, dots, mean }: Strip, place: number) => {
    const [top, base] = [place * STRIP, place * STRIP + HEAD + DOTS];
    const values = dots.map(([value]) => value);
    return [
      label(`name ${look}`, [SIDE, top + 18], told(name), "start"),
      label("tick", [SIDE, top + 42], told(note), "start"),
      horizontal("axis", base, SIDE, width - SIDE),
      x.ticks.map((tick) => [
        vertical("axis", x.place(tick), base, base + 5),
        label("tick", [x.place(tick), base + FOOT - 22], number(tick)),
      ]),
      truth !== null && vertical("truth", x.place(truth), top + HEAD, base + 16),
      swarm(dots, look, base, x.place),
      // The mean of the values, with the range from the least to the greatest below the axis.
      values.length > 0 && [
        interval(look, base + 12, x.place(Math.min(...values)), x.place(Math.max(...values)), 4),
        dot(`${look} full`, [x.place(mean), base + 12], 5),
      ],
    ];
  };
  return drawing(width, STRIP * Math.max(1, all.length), all.map(strip));
}

/** Dots above the axis, one above the other where they would lie on each other; those that are not good are rings. */
function swarm(dots: Dot[], look: string, base: number, place: (value: number) => number): Mark[] {
  const heights: Map<number, number> = new Map();
  const placed = dots
    .toSorted(([, one], [, two]) => Number(two) - Number(one))
    .map(([value, good]) => {
      const column = Math.round((place(value) - SIDE) / (2 * RADIUS));
      const height = heights.get(column) ?? 0;
      heights.set(column, height + 1);
      return { good, column, height };
    });
  const step = Math.min(2 * RADIUS, (DOTS - 3 * RADIUS) / Math.max(1, ...heights.values()));
  return placed.map(({ good, column, height }) =>
    dot(
      good ? `${look} full` : "hollow",
      [SIDE + 2 * RADIUS * column, base - RADIUS - 1 - step * height],
      RADIUS - 0.5,
    ),
  );
}
