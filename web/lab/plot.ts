/** Plots: series of points over one axis, with intervals and names; heat maps; several of them one below the other. */

import type { Mark, Place } from "./marks.ts";
import { arrow, band, bar, cell, dot, drawing, horizontal, label, line, upright, vertical } from "./marks.ts";
import { type Scale, type ScaleKind, scale } from "./scales.ts";

/** `low` and `high` are the ends of its interval. */
export type Point = { x: number; y: number; low?: number; high?: number };

export interface Series {
  name: string; // not shown if it is empty
  look: string;
  points: Point[];
  dots?: boolean | undefined; // whether each point has an interval of its own; else a band shows all
  width?: number | null | undefined; // of bars that stand for the intervals, from x on, in place of a line
}

/** A logarithmic one begins at the least number above 0. */
interface Axis {
  title: string;
  kind: ScaleKind;
  range?: [number, number]; // its ends, if these do not follow from the points
  ticks?: [number, string][]; // where others than round numbers are marked, with their texts
}

export type Picture = { width: number; height: number; marks: Mark[] };

const [WIDTH, HEIGHT] = [640, 400];
const [LEFT, RIGHT, TOP, BOTTOM] = [58, 162, 42, 52];
/** The room on the right where no names stand there. */
const EDGE = 34;
/** The least distance of two names at the ends of lines, and that of two names above the plot. */
const APART = 20;
const KEY = 24;
/** The longest name for which there is room at the end of a line. */
const LONGEST = 14;
/** How far points with intervals stay away from the axis, and how far two series of them are moved apart at most. */
const [INSET, ASIDE] = [24, 7];
/** The least distance of the texts of two ticks, the width of a letter, and that of one enlarged in a small picture. */
const [TICKS, LETTER, LARGE] = [12, 9, 12.5];
/** The room above a grid, and the height of a tile. */
const [HEAD, TILE] = [60, 62];
/** How opaque the strongest colour is, so that a number on it can be read. */
const STRONGEST = 0.4;

export function plot(across: Axis, up: Axis, series: Series[], number: (value: number) => string): Picture {
  const named = series.filter(({ name }) => name);
  const above = named.some(({ name }) => name.length > LONGEST);
  const shift = above ? KEY * named.length : 0;
  const right = WIDTH - (named.length && !above ? RIGHT : EDGE);
  const [top, bottom, height] = [TOP + shift, HEIGHT + shift - BOTTOM, HEIGHT + shift];
  const inset = series.some(({ dots }) => dots) ? INSET : 0;
  const apart = series.some((one) => one.dots && one.points.some(({ low }) => low !== undefined))
    ? Math.min(ASIDE, (2 * INSET) / series.length)
    : 0;
  const aside = (place: number) => apart * (place - (series.length - 1) / 2);
  const points = series.flatMap((one) => one.points);
  const heights = points.flatMap(({ y, low = up.kind === "linear" ? 0 : y, high = y }) => [y, low, high]);
  const shown = up.kind === "linear" ? [0, ...heights] : heights;
  const y = scale(up.kind, up.range ?? extent(up.kind, shown), [bottom, top]);
  const left = Math.max(LEFT, 12 + LARGE * Math.max(...y.ticks.map((tick) => number(tick).length)));
  const places = points.map((point) => point.x);
  const x = scale(across.kind, across.range ?? extent(across.kind, places), [left + inset, right - inset]);
  return drawing(
    WIDTH,
    height,
    axes(x, y, [left, top, right, bottom], ticksOf(across, x, number), number),
    label("title", [8, shift + 16], up.title, "start"),
    label("title", [(left + right) / 2, height - 10], across.title),
    series.map((one, place) => intervals(one, x, y, aside(place))),
    series.map(
      ({ look, points, width }, place) =>
        !width &&
        line(
          look,
          points.map((one) => [x.place(one.x) + aside(place), y.place(one.y)]),
        ),
    ),
    above ? key(named) : names(named, (value) => y.place(value)),
  );
}

/** Both axes with their ticks, around a place that is told by its left, top, right and bottom. @param ticks of x */
const axes = (
  x: Scale,
  y: Scale,
  [left, top, right, bottom]: [number, number, number, number],
  ticks: [number, string][],
  number: (value: number) => string,
) => [
  y.ticks.map((tick) => [
    horizontal("grid", y.place(tick), left, right),
    label("tick", [left - 8, y.place(tick) + 4], number(tick), "end"),
  ]),
  ticks.map(([tick, text]) => [
    vertical("axis", x.place(tick), bottom, bottom + 5),
    label("tick", [x.place(tick), bottom + 19], text),
  ]),
  line("axis", [
    [left, top],
    [left, bottom],
    [right, bottom],
  ]),
];

/** Pictures of the same width, one below the other. */
export function stack(...pictures: Picture[]): Picture {
  const tops = pictures.map((_, place) => pictures.slice(0, place).reduce((sum, { height }) => sum + height, 0));
  return {
    width: Math.max(...pictures.map(({ width }) => width)),
    height: pictures.reduce((sum, { height }) => sum + height, 0),
    marks: pictures.flatMap(({ marks }, place) =>
      marks.map((mark) => ({ ...mark, attributes: { ...mark.attributes, transform: `translate(0 ${tops[place]})` } })),
    ),
  };
}

/** The setting that varies along a side of a grid, and its values. */
type Side = { title: string; texts: string[] };

/** A cell: its share of the strongest colour from 0 to 1, its number, and what stands below that if there is room. */
export type Heat = { share: number; text: string; note: string; framed?: boolean };

/** A heat map, with the values at its sides. @param cells row by row; those that are not known are left empty */
export function heatmap(rows: Side, columns: Side, cells: (Heat | null)[]): Picture {
  const left = 24 + LARGE * Math.max(...rows.texts.map(({ length }) => length), 0.8 * rows.title.length);
  const wide = (WIDTH - 8 - left) / columns.texts.length;
  const drawn = (heat: Heat | null | undefined, x: number, y: number) => {
    const { share, text, note, framed } = heat ?? { share: 0, text: "", note: "" };
    const isNoted = note && wide >= LETTER * (note.length + 1);
    return [
      cell(x, y, wide, TILE, STRONGEST * share),
      wide >= LETTER * text.length && label("worth figure", [x + wide / 2, y + (isNoted ? 27 : TILE / 2 + 7)], text),
      isNoted ? label("worth", [x + wide / 2, y + TILE - 9], note) : null,
      framed && bar("frame", x + 2, y + 2, wide - 4, TILE - 4),
    ];
  };
  return drawing(
    WIDTH,
    HEAD + TILE * rows.texts.length + 16,
    label("title", [8, HEAD - 8], rows.title, "start"),
    label("title", [left + (WIDTH - 8 - left) / 2, 18], columns.title),
    columns.texts.map((text, column) => label("tick", [left + wide * (column + 0.5), HEAD - 8], text)),
    rows.texts.map((text, row) => label("tick", [left - 10, HEAD + TILE * (row + 0.5) + 6], text, "end")),
    rows.texts.map((_, row) =>
      columns.texts.map((_, column) =>
        drawn(cells[row * columns.texts.length + column], left + wide * column, HEAD + TILE * row),
      ),
    ),
  );
}

/** A name, what stands at its end, and its parts one after the other. */
type Bar = { name: string; look?: string; told: string; parts: [look: string, value: number][] };

/** Of bars: the height with its space, and the room for a letter of a name, for a name at least, and at the ends. */
const [BAR, BOLD, NAMED, TOLD] = [26, 10.5, 110, 80];

/** Bars one below the other. @param rows for how many there is room @param least that the longest one is at least */
export function bars(title: string, bars: Bar[], rows: number = bars.length, least: number = 0): Picture {
  const lengths = bars.map(({ parts }) => parts.reduce((sum, [, value]) => sum + value, 0));
  const named = Math.max(NAMED, ...bars.map(({ name }) => 16 + BOLD * name.length));
  const unit = (WIDTH - named - TOLD) / (Math.max(least, ...lengths) || 1);
  return drawing(
    WIDTH,
    TOP + BAR * rows + 6,
    label("title", [8, 18], title, "start"),
    bars.map(({ name, look = "name", told, parts }, row) => {
      const y = TOP + BAR * row;
      let x = named;
      return [
        look.includes("chosen") && arrow("chosen", [2, y + BAR / 2], [14, y + BAR / 2]),
        label(look, [named - 8, y + 18], name, "end"),
        parts.map(([look, value]) => {
          const part = bar(look, x, y + 3, unit * value, BAR - 6);
          x += unit * value;
          return part;
        }),
        label("tick", [x + 6, y + 18], told, "start"),
      ];
    }),
  );
}

/** The intervals of a series: a band, bars, or one with a dot for each point. */
function intervals({ look, points, dots, width }: Series, x: Scale, y: Scale, aside: number): Mark[] {
  const ends = points.flatMap((one) =>
    one.low === undefined || one.high === undefined ? [] : [{ ...one, low: one.low, high: one.high }],
  );
  if (width) {
    const wide = (from: number) => Math.max(1, x.place(from + width) - x.place(from) - 2);
    return ends.flatMap((one) => {
      const height = y.place(one.low) - y.place(one.high);
      return height > 0 ? bar(`${look} full`, x.place(one.x) + 1, y.place(one.high), wide(one.x), height) : [];
    });
  }
  if (dots) {
    return [
      ...ends.map((one) => upright(look, x.place(one.x) + aside, y.place(one.low), y.place(one.high))),
      ...points.map((one) => dot(`${look} full`, [x.place(one.x) + aside, y.place(one.y)], 4)),
    ];
  }
  const edge = (end: "low" | "high") => ends.map((one) => [x.place(one.x), y.place(one[end])] as Place);
  return ends.length ? [band(look, edge("high"), edge("low"))] : [];
}

/** The ticks of an axis with their texts, without those that would lie over each other. */
function ticksOf({ ticks }: Axis, { place, ticks: round }: Scale, number: (value: number) => string) {
  const all = ticks ?? round.map((tick): [number, string] => [tick, number(tick)]);
  let free = -Infinity;
  return all.filter(([tick, text]) => {
    const half = (LARGE * text.length) / 2;
    if (place(tick) - half < free) return false;
    free = place(tick) + half + TICKS;
    return true;
  });
}

/** The least and the greatest number. */
function extent(kind: ScaleKind, values: number[]): [number, number] {
  const fit = kind === "log" ? values.filter((value) => value > 0) : values;
  const high = fit.length ? Math.max(...fit) : 1;
  return [fit.length ? Math.min(...fit, high) : 0.1, high];
}

/** The names of the series beside the ends of their lines, moved apart where they would lie over each other. */
function names(series: Series[], place: (height: number) => number): Mark[] {
  const ends = series
    .map(({ name, look, points }) => ({ name, look, y: place(points.at(-1)?.y ?? 0) }))
    .sort((one, two) => one.y - two.y);
  let free = TOP;
  const placed = ends.map((end) => {
    const y = Math.max(end.y, free);
    free = y + APART;
    return { ...end, y };
  });
  const over = Math.max(0, free - APART - (HEIGHT - BOTTOM));
  return placed.map(({ name, look, y }) => label(`name ${look}`, [WIDTH - RIGHT + 8, y - over + 4], name, "start"));
}

/** The names of the series above a plot, each beside a piece of its line. */
const key = (series: Series[]): Mark[] =>
  series.flatMap(({ name, look }, row) => {
    const y = KEY * row + 10;
    return [horizontal(look, y, 8, 44), label(`name entry ${look}`, [54, y + 6], name, "start")];
  });
