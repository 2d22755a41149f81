// @ts-check
/** Problems: positions with one winning move, their groups, the one of the day, and what the person has solved. */

import { area } from "./area.js";
import { parsed } from "./likeness.js";

/** @import { Diagram, Layout } from "messages" */
/** @import { Overlay, Setup } from "../board/scene.js" */

/** @typedef {object} Problem  a position in which exactly one move wins, which the engine has proven
 * @property {string} id its record, if somebody has set it up
 * @property {string} game
 * @property {number} size
 * @property {string} record the game that leads to the position
 * @property {string} move the one that wins
 * @property {Theme | null} theme what the winning move is like; null of a problem that somebody has set up
 * @property {number} playouts how many the engine needs to find it, a power of two
 * @property {string} cells one digit per cell, as in a snapshot
 * @property {number} to_move
 * @property {number[]} last the cells of the last move
 * @typedef {{problems: Problem[], boards: Record<string,
 * Diagram>}} Collection  problems: the easiest first; boards: the
 *   empty ones, by the beginning of a record */

/** @typedef {"alone" | "helped"} Way  how a problem was solved: helped, if after a hint
 * @typedef {{solved: Record<string, Way>, days: number[]}} Progress  solved: by id; days: the numbers of the days whose
 *   problem was solved on the day itself, in order */

/** @typedef {object} Tasks  the part of the state that belongs to the problems
 * @property {Collection | null} collection all problems, once they are loaded
 * @property {"" | "not-loaded" | "unknown" | "proving" | "unproven"} trouble why no problem can be shown, if so
 * @property {string} posed the record of a problem that somebody has set up, until the engine has proven it
 * @property {number} day the number of the day whose problem is offered
 * @property {Progress} progress
 * @property {Theme | null} theme the set whose problems follow each other, null if all do
 * @property {boolean} all whether all problems are listed
 * @property {string} boards those of the problems listed, by the beginning of their records; empty for any
 * @property {Problem | null} problem the one that is shown, null while the list is
 * @property {Attempt} attempt at the one that is shown
 * @property {boolean} copied whether the link to it has been copied */

/** @typedef {object} Attempt  what the person does with a problem
 * @property {string} tried the move chosen, empty before
 * @property {number} tries how many moves have been tried
 * @property {string[] | null} line how the game goes on after it, with the move itself first; null until the engine has
 *   said so
 * @property {number} shown the number of moves of the line that are shown
 * @property {number[]} chain the cells of the chain with which the line ends
 * @property {0 | 1 | 2} hints how many were given: an area, then the move */

/** The groups of difficulty with the most playouts of each, the easiest first. */
const GROUPS = /** @type {const} */ ([
  ["easy", 1],
  ["medium", 4_096],
  ["hard", 16_384],
  ["expert", Infinity],
]);

/** @typedef {typeof GROUPS[number][0]} GroupName */

/** What winning moves are like, in the order in which one learns them. */
export const THEMES = /** @type {const} */ (["joins", "bridges", "edges", "cuts", "distance"]);

/** @typedef {typeof THEMES[number]} Theme */

/** A problem that nobody has tried yet. @type {Readonly<Attempt>} */
export const UNTRIED = { tried: "", tries: 0, line: null, shown: 0, chain: [], hints: 0 };

/** Before the first look at the problems. @type {Readonly<Tasks>} */
export const NO_TASKS = {
  collection: null,
  trouble: "",
  posed: "",
  day: 0,
  progress: { solved: {}, days: [] },
  theme: null,
  all: false,
  boards: "",
  problem: null,
  attempt: UNTRIED,
  copied: false,
};

/** The problem that somebody has set up, and the problems with its board.
 * @param {Collection} collection @param {Diagram} position @param {string} move the only one that wins
 * @returns {{problem: Problem, collection: Collection}} */
export function posed({ problems, boards }, position, move) {
  const { record, beginning, game, size, cells, to_move } = position.snapshot;
  const problem = { id: record, game, size, record, move, theme: null, playouts: 0, cells, to_move, last: [] };
  const board = beginning.slice(0, -1);
  return { problem, collection: { problems, boards: { ...boards, [board]: boards[board] ?? position } } };
}

/** The record of a problem with one more move. @param {Problem} problem @param {string} move */
export const recordAfter = ({ record }, move) => record + (record.endsWith(":") ? "" : ".") + move;

/** @param {Problem} problem @returns {GroupName} */
export const groupOf = ({ playouts }) => GROUPS.find(([, most]) => playouts <= most)?.[0] ?? "expert";

/** The problems in their groups, without empty groups. @param {Problem[]} problems */
export const groups = (problems) =>
  GROUPS.map(([name]) => ({ name, problems: problems.filter((one) => groupOf(one) === name) })).filter(
    (group) => group.problems.length > 0,
  );

/** The problems of each theme, without empty themes. @param {Problem[]} problems */
export const themes = (problems) =>
  THEMES.map((name) => ({ name, problems: problems.filter(({ theme }) => theme === name) })).filter(
    (set) => set.problems.length > 0,
  );

/** How many of these problems are solved. @param {Problem[]} problems @param {Progress} progress */
export const solvedOf = (problems, { solved }) => problems.filter(({ id }) => solved[id]).length;

/** The number of a day of the person's calendar: the same date has the same number everywhere. @param {Date} date */
export const dayOf = (date) => Math.floor((date.getTime() - 60_000 * date.getTimezoneOffset()) / 86_400_000);

/** The problem of a day. From day to day it steps on by about 0.618 of the list, so that easy and hard ones alternate,
 * and every problem has its day before one returns.
 * @param {Problem[]} problems at least one @param {number} day @returns {Problem} */
export function ofDay(problems, day) {
  const count = problems.length;
  let step = Math.max(1, Math.round(count * 0.618));
  while (divisor(step, count) > 1) step += 1;
  return /** @type {Problem} */ (problems[(day * step) % count]);
}

/** The greatest common divisor. @type {(one: number, other: number) => number} */
const divisor = (one, other) => (other ? divisor(other, one % other) : one);

/** The day for which a problem that is solved today counts: yesterday if it was that day's, and offered then.
 * @param {Problem[]} problems @param {Problem} problem @param {number} offered the day on which the page offered it
 * @param {number} today */
export const dayFor = (problems, problem, offered, today) =>
  offered === today - 1 && ofDay(problems, offered) === problem ? offered : today;

/** The next problem that is not solved after one of them, or else the first; null if all are.
 * @param {Problem[]} problems @param {Progress} progress @param {Problem | null} after @returns {Problem | null} */
export function nextUnsolved(problems, { solved }, after) {
  const from = after ? problems.indexOf(after) + 1 : 0;
  return [...problems.slice(from), ...problems.slice(0, from)].find(({ id }) => !solved[id]) ?? null;
}

/** The progress after a problem was solved. What was solved alone stays so.
 * @param {Progress} progress @param {Problem} problem @param {Way} way @param {number} day
 * @param {Problem} daily the problem of that day @returns {Progress} */
export const solvedBy = ({ solved, days }, { id }, way, day, daily) => ({
  solved: { ...solved, [id]: solved[id] === "alone" ? "alone" : way },
  days: id === daily.id && !days.includes(day) ? [...days, day] : days,
});

/** On how many days in a row the problem of the day was solved, up to today or, as long as today's is open,
 * yesterday. */
export function streak(/** @type {Progress} */ { days }, /** @type {number} */ day) {
  const known = new Set(days);
  let count = 0;
  for (let at = known.has(day) ? day : day - 1; known.has(at); at -= 1) count += 1;
  return count;
}

/** The progress in a stored text; none if it holds nothing of the kind. */
export function readProgress(/** @type {string | null} */ text) {
  const { solved, days } = parsed(text) ?? {};
  const known =
    typeof solved === "object" && Object.values(solved ?? {}).every((way) => way === "alone" || way === "helped");
  return { solved: known ? (solved ?? {}) : {}, days: Array.isArray(days) && days.every(Number.isInteger) ? days : [] };
}

/** Whether a cell of a problem is empty.
 * @param {Collection} collection @param {Problem} problem @param {string} name */
export const isFree = (collection, problem, name) =>
  problem.cells[position(collection, problem).layout.cells.findIndex((cell) => cell.name === name)] === "0";

/** The position of a problem with the stone of an attempt, and the board on which it is shown. The player to move stays
 * the one who looks for a move.
 * @param {Collection} collection @param {Problem} problem @param {Attempt} attempt
 * @returns {{snapshot: Setup & Pick<Diagram["snapshot"], "game" | "goal">, layout: Diagram["layout"]}} */
export function position({ boards }, { record, cells, to_move, last }, { tried, chain } = UNTRIED) {
  const { snapshot, layout } = /** @type {Diagram} */ (boards[record.slice(0, record.indexOf(":"))]);
  const at = tried ? layout.cells.findIndex(({ name }) => name === tried) : -1;
  const placed = { cells: at < 0 ? cells : cells.slice(0, at) + to_move + cells.slice(at + 1) };
  const latest = { cells: at < 0 ? last : [at] };
  return { snapshot: { ...snapshot, record, ...placed, to_move, last: latest, winning_cells: chain }, layout };
}

/** What the board shows of an attempt beside its stone.
 * @param {Collection} collection @param {Problem} problem @param {Attempt} attempt @returns {Overlay} */
export function overlayOf(collection, problem, attempt) {
  const { tried, line, shown, hints } = attempt;
  const { layout } = position(collection, problem);
  const free = layout.cells.filter((_, index) => problem.cells[index] === "0").map(({ name }) => name);
  const solved = tried === problem.move;
  const moves = [...(line ?? []).slice(0, shown).entries()].slice(1); // the first one is a stone on the board
  const player = (/** @type {number} */ place) => (place % 2 === 0 ? problem.to_move : 3 - problem.to_move);
  return {
    playable: solved ? [] : free.filter((name) => name !== tried),
    line: new Map(moves.map(([place, move]) => [move, { number: place + 1, player: player(place) }])),
    hinted:
      hints === 0 || solved ? new Set() : new Set(hints === 2 ? [problem.move] : near(layout.cells, problem, free)),
    pointed: hints === 2,
    slip: tried && !solved ? { move: tried, grade: "blunder" } : null,
  };
}

/** The free cells near the move, which lies in another direction in each problem.
 * @param {Layout["cells"]} cells @param {Problem} problem @param {string[]} free */
const near = (cells, { id, move }, free) => area(cells, (cell) => free.includes(cell), move, parseInt(id, 16) || 0);
