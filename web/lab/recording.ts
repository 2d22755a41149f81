/** What the engine tells of an experiment, in words and pictures: scenes, units, views of the result, the verdict. */

import type { Layout } from "messages";
import type { Branch, Result, Table, Scene as Told } from "messages/lab";
import type { BoardPosition, Overlay } from "../board/scene.ts";
import { say } from "../lang/texts.ts";
import type { FoldedBranch, FoldedTree } from "./folding.ts";
import type { Grid } from "./parts.ts";
import type { Picture } from "./plot.ts";
import type { Unit } from "./replay.ts";
import { drawnBy, type Seen } from "./widgets.ts";
import { numberWords, toWords, word } from "./words.ts";

/** A board with what lies on it. */
type BoardScene = { placed: { snapshot: BoardPosition; layout: Layout }; overlay: Overlay };

/** The same thing several times: drawn, as a table, in words, in pseudocode and as a formula. */
export interface Scene {
  sentence: string;
  grid: Grid;
  picture?: Picture;
  board?: BoardScene | null;
  tree?: FoldedTree;
  lines?: number[]; // of the pseudocode, those at work, from 0
  formula?: string[]; // with its numbers put in, line by line
}

export type Scales = "linear" | "logX" | "logY" | "log";

/** "" while nothing is shown. */
export type Axes = Scales | "";

/** The predictions that were right, and what was measured. */
type Verdict = { right: string[]; told: string };

/** Its words, where the bench has no message for it. */
export type Choice = string | [name: string, words: string];

/** One of several things, with its words unless the bench has a message for it. */
export const choiceOf = (choice: any): Choice =>
  typeof choice === "string" ? choice : [choice[0], toWords(choice[1])];

/** A table; a message may name several columns. */
export const tableOf = (columns: unknown[], rows: unknown[][]) => ({
  columns: columns.flatMap((column) => toWords(column).split(" | ")),
  rows: rows.map((row) => row.map(toWords)),
});

export function sceneOf(
  { sentence, columns, rows, lines = [], formula = [], picture, tree, current, board }: Told,
  seen: Seen = {},
): Scene {
  return {
    sentence: toWords(sentence),
    grid: tableOf(columns, rows),
    lines,
    formula: formula.map(toWords),
    board: boardOf(seen.placed, board),
    ...(picture ? { picture: drawnBy(picture, seen) } : {}),
    ...(tree ? { tree: { root: branchOf(tree), current: current ?? null } } : {}),
  };
}

/** The board of the experiment's position in another one, with what lies on it. */
function boardOf(placed: Result["placed"], board: Told["board"]): BoardScene | null {
  if (!placed || !board) return null;
  const { line, looks, shares, worths, ...overlay } = board.overlay;
  const byName = (part: object | undefined) => new Map(Object.entries(part ?? {}));
  const parts = { line: byName(line), looks: byName(looks), shares: byName(shares), worths: byName(worths) };
  const snapshot = { ...placed.snapshot, ...board.position };
  return { placed: { ...placed, snapshot }, overlay: { ...overlay, ...parts } };
}

export function branchOf({ told: whole = "", children = [], ...node }: Branch): FoldedBranch & { aside: string } {
  const { label, note = "", edge = "", aside = "" } = node;
  const texts = { label: toWords(label), note: toWords(note), edge: toWords(edge), aside: toWords(aside) };
  const all = [texts.edge, `${texts.label} ${texts.note}`.trim(), texts.aside].filter(Boolean).join(", ");
  return { look: "", ...node, ...texts, told: toWords(whole) || all, children: children.map(branchOf) };
}

/** The units by which one may step, the finest first. */
export const unitsOf = ({ recording }: Result): Unit[] =>
  recording.units.map(({ name, stops }) => ({ name: toWords(name), stops }));

/** The views of the result, if there are several. */
export const viewsOf = ({ recording: { views } }: Result): Choice[] =>
  views.length > 1 ? views.map(({ name, title }) => (title ? [name, toWords(title)] : name)) : [];

/** What a view of the result shows, with what an earlier run shows over it. */
export function resultOf(result: Result, earlier: Result | null, axes: Axes, view: string | undefined) {
  const { views } = result.recording;
  const found = views.find(({ name }) => name === view) ?? views[0];
  if (!found) throw new Error("The result has no picture.");
  const { picture, table, name, grid } = found;
  const before = earlier?.recording.views.find((one) => one.name === name)?.picture ?? null;
  const shown = grid ? tableOf(grid.columns, grid.rows) : gridOf(result, table);
  return { picture: drawnBy(picture, { earlier: before, axes }), grid: shown };
}

/** The predictions that were right and what was measured; null while too little is finished. */
export function verdictOf({ recording: { verdict }, ended }: Result): Verdict | null {
  return verdict && ended ? { right: verdict.right, told: toWords(verdict.told) } : null;
}

/** A table of the engine in the person's language, without the columns in which nothing stands. */
export function gridOf({ tables }: Result, name: string): Grid {
  const table: Table = tables.find((one) => one.name === name) ?? { name, columns: [], rows: [] };
  const { columns: all, rows, timed = [] } = table;
  const isKnown = (_: unknown, place: number) => !rows.length || rows.some((row) => row[place] !== null);
  const columns = all.filter(isKnown);
  const told = (value: string | number | null) => (typeof value === "string" ? word(value) : numberWords(value));
  const named = columns.map((column) =>
    timed.includes(column) ? say("lab-timed", { column: word(column) }) : word(column),
  );
  return {
    columns: named,
    rows: rows.map((row) => row.filter(isKnown).map(told)),
    ...(columns.includes("record") ? { records: columns.indexOf("record") } : {}),
  };
}
