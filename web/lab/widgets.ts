/** The widgets: what the engine tells of a picture becomes one. */

import type { Result } from "messages";
import { number, say } from "../lang/texts.ts";
import { boards } from "./boards.ts";
import { grids } from "./grids.ts";
import { intervals, type Measured } from "./intervals.ts";
import { lattices } from "./lattices.ts";
import {
  bars,
  type Filling,
  fillings,
  type Heat,
  heatmap,
  histogram,
  type Picture,
  plot,
  type Series,
  stack,
} from "./plot.ts";
import type { Axes } from "./recording.ts";
import type { ScaleKind } from "./scales.ts";
import { strips } from "./strips.ts";
import { told } from "./told.ts";

/** What a widget draws. */
export type Drawn = Record<string, any>;

/** How a picture is seen: another laid over it, the scales of its plots, the room, and the position on its boards. */
export type Seen = { earlier?: Drawn | null; axes?: Axes; narrow?: boolean; placed?: Result["placed"] };

/** The widgets, by their words. */
const WIDGETS: Record<string, (drawn: Drawn, seen: Seen) => Picture> = {
  plot: (drawn, { earlier, axes = "" }) => {
    const { across, up, series, linear = "", ticks = [], ends = [] } = drawn;
    const kinds = kindsFor(axes);
    const axis = (side: "across" | "up", title: unknown, place: number) => ({
      title: told(title),
      kind: linear.includes(side) ? "linear" : kinds[side],
      ...(ends[place] ? { range: ends[place] } : {}),
    });
    const x = { ...axis("across", across, 0), ...(ticks.length ? { ticks } : {}) };
    const before = earlier && isAlike(drawn, earlier) ? earlier.series.filter(isMeasured) : undefined;
    return plot(x, axis("up", up, 1), overlaid(series, before, seriesOf), number);
  },
  histogram: ({ across, up, kinds, bins }) => histogram(told(across), told(up), kinds.map(kindOf), bins, number),
  heatmap: ({ rows, columns, cells }) => heatmap(sideOf(rows), sideOf(columns), heatsOf(columns, cells)),
  tiles: ({ rows, columns, tiles }, { narrow = false }) =>
    fillings(narrow ? 400 : 640, sideOf(rows), sideOf(columns), tiles.map(tileOf)),
  intervals: ({ title, rows, shown, alone }, { earlier }) =>
    intervals(told(title), overlaid(rows, earlier?.rows, measuredOf), number, shown, alone),
  boards: ({ parts, key }, { placed, narrow = false }) => boards(placed, parts, key, told, narrow),
  lattices: (drawn, { placed, narrow = false }) => lattices(drawn as any, placed?.layout.outline ?? [], told, narrow),
  stack: ({ pictures }, seen) =>
    stack(
      ...pictures.map((one: Drawn, place: number) => drawnBy(one, { ...seen, earlier: seen.earlier?.pictures[place] })),
    ),
  strips: ({ strips: all, truth }, { narrow = false }) => strips(all, truth, told, number, narrow),
  grids: ({ plans }) => grids(plans, told),
  bars: ({ title, bars: drawn, rows, least, chosen }) =>
    bars(
      told(title),
      drawn.map(([name, end, length]: [unknown, unknown, any], place: number) => ({
        name: told(name),
        look: place === chosen ? "name chosen" : "name",
        told: told(end),
        parts: Array.isArray(length) ? length : [["value", length]],
      })),
      rows,
      least,
    ),
};

/** Whether an earlier plot has the same axis, and the same words on it if it has words. */
const isAlike = ({ across, linear = "", ticks }: Drawn, earlier: Drawn) =>
  told(across) === told(earlier.across) &&
  linear === (earlier.linear ?? "") &&
  (!linear.includes("across") || JSON.stringify(ticks) === JSON.stringify(earlier.ticks));

const kindOf = ([name, look]: [unknown, string]) => ({ name: told(name), look });

/** The side of a grid. */
const sideOf = ([title, texts]: [unknown, string[]]) => ({ title: told(title), texts });

const heatsOf =
  ([, { length }]: [unknown, string[]], cells: Drawn[]): ((row: number, column: number) => Heat | null) =>
  (row, column) => {
    const cell = cells[row * length + column];
    return cell ? { share: cell.share, text: told(cell.text), note: told(cell.note) } : null;
  };

const tileOf = ({ text, parts, now }: Drawn): Filling => ({ text: told(text), parts, now });

/** Whether a line is more than a bound, which an earlier run has, too. */
const isMeasured = ({ look }: Drawn) => look !== "bound";

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

const measuredOf = (rows: Drawn[]): Measured[] =>
  rows.map(({ name, told: end, look, value, low, high, bound }) => ({
    ...{ name: told(name), told: told(end) },
    ...{ look, value, low, high, bound },
  }));

const seriesOf = (series: Drawn[]): Series[] =>
  series.map(({ name, look, points, dots }) => ({
    name: told(name),
    ...{ look, dots },
    points: points.map(([x = 0, y = 0, low = y, high = y]: number[]) => ({ x, y, low, high })),
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
