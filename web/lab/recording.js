/** What the engine tells of an experiment, in words and pictures: scenes, units, views of the result, the verdict. */

import { local, say } from "../lang/texts.js";
import { numbered, told } from "./told.js";
import { drawnBy } from "./widgets.js";

/** @import { Layout, Recording, Result, ResultView, Scene as Told, Table, TreeBranch } from "messages" */
/** @import { Overlay, Setup } from "../board/scene.js" */
/** @import { Branch, Tree } from "./folding.js" */
/** @import { Grid } from "./pictures.js" */
/** @import { Picture } from "./plot.js" */
/** @import { Unit } from "./replay.js" */
/** @import { Seen } from "./widgets.js" */

/** @typedef {{placed: {snapshot: Setup, layout: Layout}, overlay: Overlay}} BoardScene  a board with what lies on it
 * @typedef {object} Scene  the same thing several times: drawn, as a table, in words, in pseudocode and as a formula
 * @property {string} sentence
 * @property {Grid} grid
 * @property {Picture} [picture]
 * @property {BoardScene | null} [board]
 * @property {Tree} [tree]
 * @property {number[]} [lines]  of the pseudocode, those at work, from 0
 * @property {string[]} [formula]  with its numbers put in, line by line
 * @typedef {"linear" | "logX" | "logY" | "log"} Scales
 * @typedef {Scales | ""} Axes  "" while nothing is shown
 * @typedef {{right: string[], told: string}} Verdict  the predictions that were right, and what was measured */

/** @typedef {string | [name: string, words: string]} Choice  its words, where the bench has no message for it */

/** One of several things, with its words unless the bench has a message for it.
 * @param {any} choice @returns {Choice} */
export const choiceOf = (choice) => (typeof choice === "string" ? choice : [choice[0], told(choice[1])]);

/** A table; a message may name several columns.
 * @param {unknown[]} columns @param {unknown[][]} rows */
export const tableOf = (columns, rows) => ({
  columns: columns.flatMap((column) => told(column).split(" | ")),
  rows: rows.map((row) => row.map(told)),
});

/** @param {Told} scene @param {Seen} [seen] @returns {Scene} */
export function sceneOf({ sentence, columns, rows, lines, formula, picture, tree, current, board }, seen = {}) {
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

/** The scene of a position, or the last one before it that has come. @param {Recording} recording @param {number} at
 * @returns {Told} */
function sceneAt({ scenes }, at) {
  for (let place = at; place >= 0; place -= 1) {
    const scene = scenes[String(place)];
    if (scene) return scene;
  }
  throw new Error("No scene has come.");
}

/** @param {Result} ran @param {string | undefined} view @returns {ResultView} */
function viewOf(ran, view) {
  const { views } = ran.recording;
  const [first] = views;
  const found = views.find(({ name }) => name === view) ?? first;
  if (!found) throw new Error("The result has no picture.");
  return found;
}

/** A view to be chosen. @param {ResultView} view @returns {Choice} */
const viewChoice = ({ name, title }) => (title === null ? name : [name, told(title)]);

/** The board of the experiment's position in another one, with what lies on it.
 * @param {Result["placed"]} placed @param {Told["board"]} board @returns {BoardScene | null} */
function boardOf(placed, board) {
  if (!placed || !board) return null;
  const { line, looks, shares, worths, ...overlay } = board.overlay;
  const byName = (/** @type {object | undefined} */ part) => new Map(Object.entries(part ?? {}));
  return {
    placed: { ...placed, snapshot: { ...placed.snapshot, ...board.position } },
    overlay: {
      ...overlay,
      ...{ line: byName(line), looks: byName(looks), shares: byName(shares), worths: byName(worths) },
    },
  };
}

/** @param {TreeBranch} branch @returns {Branch & {aside: string}} */
export function branchOf({ id, label, note = "", edge = "", aside = "", told: whole = "", children = [], ...more }) {
  const texts = { label: told(label), note: told(note), edge: told(edge), aside: told(aside) };
  const all = [texts.edge, `${texts.label} ${texts.note}`.trim(), texts.aside].filter(Boolean).join(", ");
  return { id, look: "", ...more, ...texts, told: told(whole) || all, children: children.map(branchOf) };
}

/** The units by which one may step, the finest first. @param {Result} ran @returns {Unit[]} */
export const unitsOf = ({ recording }) => recording.units.map(({ name, stops }) => ({ name: told(name), stops }));

/** What is shown of a step. @param {Result} ran @param {number} at @param {boolean} narrow */
export const sceneOfStep = (ran, at, narrow) => sceneOf(sceneAt(ran.recording, at), { narrow, placed: ran.placed });

/** The views of the result, if there are several. @param {Result} ran */
export const viewsOf = ({ recording: { views } }) => (views.length > 1 ? views.map(viewChoice) : []);

/** What a view of the result shows, with what an earlier run shows over it.
 * @param {Result} ran @param {Result | null} earlier @param {Axes} axes @param {string | undefined} view */
export function resultOf(ran, earlier, axes, view) {
  const { picture, table, name, grid } = viewOf(ran, view);
  const before = earlier?.recording.views.find((one) => one.name === name)?.picture ?? null;
  return {
    picture: drawnBy(picture, { earlier: before, axes }),
    grid: grid ? tableOf(grid.columns, grid.rows) : gridOf(ran, table),
  };
}

/** The predictions that were right and what was measured; null while too little is finished.
 * @param {Result} ran @returns {Verdict | null} */
export function verdictOf({ recording: { verdict }, ended }) {
  return verdict && ended ? { right: verdict.right, told: told(verdict.told) } : null;
}

/** A table of the engine in the person's language, without the columns in which nothing stands.
 * @param {Result} ran @param {string} name @returns {Grid} */
export function gridOf({ tables }, name) {
  /** @type {Table} */
  const { columns: all, rows, timed = [] } = tables.find((one) => one.name === name) ?? { name, columns: [], rows: [] };
  const isKnown = (/** @type {unknown} */ _, /** @type {number} */ place) =>
    !rows.length || rows.some((row) => row[place] !== null);
  const columns = all.filter(isKnown);
  const told = (/** @type {string | number | null} */ value) =>
    typeof value === "string" ? local(value) : numbered(value);
  const named = columns.map((column) =>
    timed.includes(column) ? say("lab-timed", { column: local(column) }) : local(column),
  );
  return {
    columns: named,
    rows: rows.map((row) => row.filter(isKnown).map(told)),
    ...(columns.includes("record") ? { records: columns.indexOf("record") } : {}),
  };
}
