/** The widgets: what the engine tells of a picture becomes one. */

import type { Result } from "messages/lab";
import { number, say } from "../lang/texts.ts";
import { boards } from "./boards.ts";
import { grids } from "./grids.ts";
import { type Estimate, intervals } from "./intervals.ts";
import { lattices } from "./lattices.ts";
import { drawing, label } from "./marks.ts";
import { bars, heatmap, type Picture, plot, type Series, stack } from "./plot.ts";
import type { Axes } from "./recording.ts";
import type { ScaleKind } from "./scales.ts";
import { toWords } from "./words.ts";

/** What a widget draws. */
export type Drawn = Record<string, any>;

/** How a picture is seen: another laid over it, the scales of its plots, the room, and the position on its boards. */
export type Seen = { earlier?: Drawn | null; axes?: Axes; narrow?: boolean; placed?: Result["placed"] };

/** The width of a text. */
const TEXT = 364;

/** The widgets, by their words. */
const WIDGETS: Record<string, (drawn: Drawn, seen: Seen) => Picture> = {
  plot: (drawn, { earlier, axes = "" }) => {
    const { across, up, series, linear = "", ticks = [], ends = [] } = drawn;
    const kinds = kindsFor(axes);
    const axis = (side: "across" | "up", title: unknown, place: number) => ({
      title: toWords(title),
      kind: linear.includes(side) ? "linear" : kinds[side],
      ...(ends[place] ? { range: ends[place] } : {}),
    });
    const x = { ...axis("across", across, 0), ...(ticks.length ? { ticks } : {}) };
    // Bounds are those of the earlier run, too.
    const before =
      earlier && isAlike(drawn, earlier) ? earlier.series.filter(({ look }: Drawn) => look !== "bound") : undefined;
    return plot(x, axis("up", up, 1), overlaid(series, before, seriesOf), number);
  },
  heatmap: ({ rows, columns, cells }) =>
    heatmap(
      sideOf(rows),
      sideOf(columns),
      cells.map((cell: Drawn | null) => cell && { ...cell, text: toWords(cell.text), note: toWords(cell.note) }),
    ),
  intervals: ({ title, rows, shown, alone }, { earlier }) =>
    intervals(toWords(title), overlaid(rows, earlier?.rows, estimatesOf), number, shown, alone),
  boards: ({ parts, key }, { placed, narrow = false }) => boards(placed, parts, key, toWords, narrow),
  lattices: (drawn, { placed, narrow = false }) =>
    lattices(drawn as any, placed?.layout.outline ?? [], toWords, narrow),
  stack: ({ pictures }, seen) =>
    stack(
      ...pictures.map((one: Drawn, place: number) => drawnBy(one, { ...seen, earlier: seen.earlier?.pictures[place] })),
    ),
  lines: ({ lines }) => {
    const marks = lines.map((text: string, row: number) => label("plain", [4, 24 * row + 20], text, "start"));
    return drawing(TEXT, 24 * lines.length + 8, marks);
  },
  grids: ({ plans }) => grids(plans, toWords),
  bars: ({ title, bars: drawn, rows, least, chosen }) =>
    bars(
      toWords(title),
      drawn.map(([name, end, length]: [unknown, unknown, any], place: number) => ({
        name: toWords(name),
        look: place === chosen ? "name chosen" : "name",
        told: toWords(end),
        parts: Array.isArray(length) ? length : [["value", length]],
      })),
      rows,
      least,
    ),
};

/** Whether an earlier plot has the same axis, and the same words on it if it has words. */
const isAlike = ({ across, linear = "", ticks }: Drawn, earlier: Drawn) =>
  toWords(across) === toWords(earlier.across) &&
  linear === (earlier.linear ?? "") &&
  (!linear.includes("across") || JSON.stringify(ticks) === JSON.stringify(earlier.ticks));

/** The side of a grid. */
const sideOf = ([title, texts]: [unknown, string[]]) => ({ title: toWords(title), texts });

/** What is drawn of a picture and of an earlier one. */
const overlaid = <One extends { name: string; look: string }>(
  now: Drawn[],
  before: Drawn[] | undefined,
  make: (drawn: Drawn[]) => One[],
) => [...make(now), ...make(before ?? []).map(earlier)];

/** What is drawn of an earlier run. */
const earlier = <One extends { name: string; look: string }>(one: One): One => ({
  ...one,
  look: `${one.look} earlier`,
  name: one.name && say("lab-earlier", { name: one.name }),
});

const estimatesOf = (rows: Drawn[]): Estimate[] =>
  rows.map((row) => ({ ...(row as Estimate), name: toWords(row.name), text: toWords(row.text) }));

const seriesOf = (series: Drawn[]): Series[] =>
  series.map((line) => ({
    ...(line as Series),
    name: toWords(line.name),
    points: line.points.map(([x = 0, y = 0, low = y, high = y]: number[]) => ({ x, y, low, high })),
  }));

export function drawnBy(drawn: Drawn, seen: Seen) {
  const widget = WIDGETS[drawn.widget];
  if (!widget) throw new Error(`There is no widget "${drawn.widget}".`);
  return widget(drawn, seen);
}

/** The kinds of both axes. */
const kindsFor = (axes: Axes): { across: ScaleKind; up: ScaleKind } => ({
  across: axes === "log" || axes === "logX" ? "log" : "linear",
  up: axes === "log" || axes === "logY" ? "log" : "linear",
});
