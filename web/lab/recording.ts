/** What the engine tells of an experiment, in words and pictures: scenes, units, views of the result, the verdict. */

import type { Layout, Recording, Result, ResultView, Table, Scene as Told, TreeBranch } from "messages";
import type { Overlay, Setup } from "../board/scene.ts";
import { local, say } from "../lang/texts.ts";
import type { Branch, Tree } from "./folding.ts";
import type { Grid } from "./pictures.ts";
import type { Picture } from "./plot.ts";
import type { Unit } from "./replay.ts";
import { numbered, told } from "./told.ts";
import { drawnBy, type Seen } from "./widgets.ts";

/** A board with what lies on it. */
type BoardScene = { placed: { snapshot: Setup; layout: Layout }; overlay: Overlay };

/** The same thing several times: drawn, as a table, in words, in pseudocode and as a formula. */
export interface Scene {
  sentence: string;
  grid: Grid;
  picture?: Picture;
  board?: BoardScene | null;
  tree?: Tree;
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
export const choiceOf = (choice: any): Choice => (typeof choice === "string" ? choice : [choice[0], told(choice[1])]);

/** A table; a message may name several columns. */
export const tableOf = (columns: unknown[], rows: unknown[][]) => ({
  columns: columns.flatMap((column) => told(column).split(" | ")),
  rows: rows.map((row) => row.map(told)),
});

export function sceneOf(
  { sentence, columns, rows, lines, formula, picture, tree, current, board }: Told,
  seen: Seen = {},
): Scene {
  return {
    sentence: told(sentence),
    grid: tableOf(columns, rows),
    lines,
    formula: formula.map(told),
    board: boardOf(seen.placed, board),
    ...(picture ? { picture: drawnBy(picture, seen) } : {}),
    ...(tree ? { tree: { root: branchOf(tree), current } } : {}),
  };
}

/** The scene of a position, or the last one before it that has come. */
function sceneAt({ scenes }: Recording, at: number): Told {
  for (let place = at; place >= 0; place -= 1) {
    const scene = scenes[String(place)];
    if (scene) return scene;
  }
  throw new Error("No scene has come.");
}

function viewOf(ran: Result, view: string | undefined): ResultView {
  const { views } = ran.recording;
  const [first] = views;
  const found = views.find(({ name }) => name === view) ?? first;
  if (!found) throw new Error("The result has no picture.");
  return found;
}

/** A view to be chosen. */
const viewChoice = ({ name, title }: ResultView): Choice => (title === null ? name : [name, told(title)]);

/** The board of the experiment's position in another one, with what lies on it. */
function boardOf(placed: Result["placed"], board: Told["board"]): BoardScene | null {
  if (!placed || !board) return null;
  const { line, looks, shares, worths, ...overlay } = board.overlay;
  const byName = (part: object | undefined) => new Map(Object.entries(part ?? {}));
  return {
    placed: { ...placed, snapshot: { ...placed.snapshot, ...board.position } },
    overlay: {
      ...overlay,
      ...{ line: byName(line), looks: byName(looks), shares: byName(shares), worths: byName(worths) },
    },
  };
}

export function branchOf({
  id,
  label,
  note = "",
  edge = "",
  aside = "",
  told: whole = "",
  children = [],
  ...more
}: TreeBranch): Branch & { aside: string } {
  const texts = { label: told(label), note: told(note), edge: told(edge), aside: told(aside) };
  const all = [texts.edge, `${texts.label} ${texts.note}`.trim(), texts.aside].filter(Boolean).join(", ");
  return { id, look: "", ...more, ...texts, told: told(whole) || all, children: children.map(branchOf) };
}

/** The units by which one may step, the finest first. */
export const unitsOf = ({ recording }: Result): Unit[] =>
  recording.units.map(({ name, stops }) => ({ name: told(name), stops }));

/** What is shown of a step. */
export const sceneOfStep = (ran: Result, at: number, narrow: boolean) =>
  sceneOf(sceneAt(ran.recording, at), { narrow, placed: ran.placed });

/** The views of the result, if there are several. */
export const viewsOf = ({ recording: { views } }: Result) => (views.length > 1 ? views.map(viewChoice) : []);

/** What a view of the result shows, with what an earlier run shows over it. */
export function resultOf(ran: Result, earlier: Result | null, axes: Axes, view: string | undefined) {
  const { picture, table, name, grid } = viewOf(ran, view);
  const before = earlier?.recording.views.find((one) => one.name === name)?.picture ?? null;
  return {
    picture: drawnBy(picture, { earlier: before, axes }),
    grid: grid ? tableOf(grid.columns, grid.rows) : gridOf(ran, table),
  };
}

/** The predictions that were right and what was measured; null while too little is finished. */
export function verdictOf({ recording: { verdict }, ended }: Result): Verdict | null {
  return verdict && ended ? { right: verdict.right, told: told(verdict.told) } : null;
}

/** A table of the engine in the person's language, without the columns in which nothing stands. */
export function gridOf({ tables }: Result, name: string): Grid {
  const {
    columns: all,
    rows,
    timed = [],
  }: Table = tables.find((one) => one.name === name) ?? { name, columns: [], rows: [] };
  const isKnown = (_: unknown, place: number) => !rows.length || rows.some((row) => row[place] !== null);
  const columns = all.filter(isKnown);
  const told = (value: string | number | null) => (typeof value === "string" ? local(value) : numbered(value));
  const named = columns.map((column) =>
    timed.includes(column) ? say("lab-timed", { column: local(column) }) : local(column),
  );
  return {
    columns: named,
    rows: rows.map((row) => row.filter(isKnown).map(told)),
    ...(columns.includes("record") ? { records: columns.indexOf("record") } : {}),
  };
}
