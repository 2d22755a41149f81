/** Problems: positions with one winning move and the line that follows it, their groups, the one of the day, and what
 * the person has solved. */

import { recordAfter } from "./analysis.js";
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
 * @property {Motif[]} motifs what the winning move is good for
 * @property {Tree} line what follows it
 * @property {number} playouts how many the engine needs to find it, a power of two
 * @property {string} cells one digit per cell, as in a snapshot
 * @property {number} to_move
 * @property {number[]} last the cells of the last move
 * @typedef {{problems: Problem[], boards: Record<string,
 * Diagram>}} Collection  problems: the easiest first; boards: the
 *   empty ones, by the beginning of a record */

/** @typedef {{[move: string]: Tree}} Tree  the moves that go on, each with what follows: after a move of the person's
 *   the one best defence, after a defence all replies that win; none at the end of a line */

/** @typedef {"alone" | "helped"} Way  how a problem was solved: helped, if after a hint
 * @typedef {{solved: Record<string, Way>, days: number[]}} Progress  solved: by id; days: the numbers of the days whose
 *   problem was solved on the day itself, in order */

/** @typedef {object} Tasks  the part of the state that belongs to the problems
 * @property {Collection | null} collection all problems, once they are loaded
 * @property {"" | "not-loaded" | "unknown" | "proving" | "unproven"} trouble why no problem can be shown, if so
 * @property {string} posed the record of a problem that somebody has set up, until the engine has proven it
 * @property {number} day the number of the day whose problem is offered
 * @property {Progress} progress
 * @property {Motif | null} motif that of the problems listed, which follow each other; null for all problems
 * @property {boolean} all whether all problems are listed
 * @property {string} boards those of the problems listed, by the beginning of their records; empty for any
 * @property {Problem | null} problem the one that is shown, null while the list is
 * @property {Attempt} attempt at the one that is shown
 * @property {boolean} copied whether the link to it has been copied */

/** @typedef {object} Attempt  what the person does with a problem
 * @property {string[]} played the right moves so far, each with the defence against it once that has been made
 * @property {string} tried after these, the move chosen: a wrong one, or the last one of the line; empty before
 * @property {number} tries how many moves have been tried
 * @property {string[] | null} line how the game goes on after it, with the move itself first; null until the engine has
 *   said so
 * @property {number} shown the number of moves of the line that are shown
 * @property {number[]} chain the cells of the chain with which the line ends
 * @property {0 | 1 | 2} hints how many were given for the next move: an area, then the move
 * @property {boolean} helped whether any was given */

/** The groups of difficulty with the most playouts of each, the easiest first. */
const GROUPS = /** @type {const} */ ([
  ["easy", 1],
  ["medium", 4_096],
  ["hard", 16_384],
  ["expert", Infinity],
]);

/** @typedef {typeof GROUPS[number][0]} GroupName */

/** What winning moves are good for, in the order in which one learns it. */
export const MOTIFS = /** @type {const} */ (["joins", "bridge", "double", "cut", "must", "template", "ladder"]);

/** @typedef {typeof MOTIFS[number]} Motif */

/** The motif of this name; null if there is none. @param {string} name */
export const motifNamed = (name) => MOTIFS.find((one) => one === name) ?? null;

/** A problem that nobody has tried yet. @type {Readonly<Attempt>} */
export const UNTRIED = { played: [], tried: "", tries: 0, line: null, shown: 0, chain: [], hints: 0, helped: false };

/** Before the first look at the problems. @type {Readonly<Tasks>} */
export const NO_TASKS = {
  collection: null,
  trouble: "",
  posed: "",
  day: 0,
  progress: { solved: {}, days: [] },
  motif: null,
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
  const problem = { id: record, game, size, record, move, motifs: [], line: {}, playouts: 0, cells, to_move, last: [] };
  const board = beginning.slice(0, -1);
  return { problem, collection: { problems, boards: { ...boards, [board]: boards[board] ?? position } } };
}

/** @param {Problem} problem @returns {GroupName} */
export const groupOf = ({ playouts }) => GROUPS.find(([, most]) => playouts <= most)?.[0] ?? "expert";

/** The problems in their groups, without empty groups. @param {Problem[]} problems */
export const groups = (problems) =>
  GROUPS.map(([name]) => ({ name, problems: problems.filter((one) => groupOf(one) === name) })).filter(
    (group) => group.problems.length > 0,
  );

/** Whether a problem belongs to a set; all do without one. @param {Motif | null} motif */
export const within =
  (motif) =>
  (/** @type {Problem} */ { motifs }) =>
    !motif || motifs.includes(motif);

/** The problems with each motif, without empty sets. @param {Problem[]} problems */
export const sets = (problems) =>
  MOTIFS.map((name) => ({ name, problems: problems.filter(within(name)) })).filter((set) => set.problems.length > 0);

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

/** What goes on after these moves of a line. @param {Problem} problem @param {string[]} played @returns {Tree} */
const following = ({ move, line }, played) =>
  played.reduce((/** @type {Tree} */ tree, one) => tree[one] ?? {}, { [move]: line });

/** The moves that win in the position of an attempt, or the defence if the opponent is to move.
 * @param {Problem} problem @param {Attempt} attempt */
export const next = (problem, { played }) => Object.keys(following(problem, played));

/** Whether the opponent's defence is awaited. @param {Attempt} attempt */
export const isAwaiting = ({ played }) => played.length % 2 === 1;

/** Whether the line has been played to its end. @param {Problem} problem @param {Attempt} attempt */
export const isSolved = (problem, attempt) => next(problem, attempt).includes(attempt.tried);

/** The attempt with a move of the person's: right and followed by a defence, the last one of the line, or wrong.
 * @param {Problem} problem @param {Attempt} attempt @param {string} move @returns {Attempt} */
export function withMove(problem, attempt, move) {
  const { played, tries, helped } = attempt;
  const rest = following(problem, played)[move];
  const further = rest !== undefined && Object.keys(rest).length > 0;
  const kept = { ...UNTRIED, helped, tries: tries + 1 };
  return further ? { ...kept, played: [...played, move] } : { ...kept, played, tried: move };
}

/** The player of a move by its place in a line. @param {Problem} problem @param {number} place */
export const playerAt = ({ to_move }, place) => (place % 2 === 0 ? to_move : 3 - to_move);

/** The cells of a problem after some moves. @param {Layout} layout @param {Problem} problem @param {string[]} moves */
function stones({ cells: named }, problem, moves) {
  const cells = [...problem.cells];
  for (const [place, move] of moves.entries())
    cells[named.findIndex(({ name }) => name === move)] = String(playerAt(problem, place));
  return cells.join("");
}

/** The moves of an attempt, as far as they are stones on the board. @param {Attempt} attempt */
const placed = ({ played, tried }) => (tried ? [...played, tried] : played);

/** The record of the game up to the stones of an attempt. @param {Problem} problem @param {Attempt} attempt */
export const recordOf = ({ record }, attempt) => placed(attempt).reduce(recordAfter, record);

/** Whether the last stone is known to have ended the game. @param {Attempt} attempt */
export const isOver = ({ line, chain }) => line?.length === 1 && chain.length > 0;

/** The position of a problem with the stones of an attempt, and the board on which it is shown. The player to move
 * stays the one who looks for a move.
 * @param {Collection} collection @param {Problem} problem @param {Attempt} attempt
 * @returns {{snapshot: Setup & Pick<Diagram["snapshot"], "game" | "goal">, layout: Diagram["layout"]}} */
export function position({ boards }, problem, attempt = UNTRIED) {
  const { record, to_move, last } = problem;
  const { snapshot, layout } = /** @type {Diagram} */ (boards[record.slice(0, record.indexOf(":"))]);
  const moves = placed(attempt);
  const latest = { cells: moves.length ? [layout.cells.findIndex(({ name }) => name === moves.at(-1))] : last };
  const cells = stones(layout, problem, moves);
  return { snapshot: { ...snapshot, record, cells, to_move, last: latest, winning_cells: attempt.chain }, layout };
}

/** The cells that the person may choose. @param {Collection} collection @param {Problem} problem
 * @param {Attempt} attempt */
export function playable(collection, problem, attempt) {
  if (isAwaiting(attempt) || isSolved(problem, attempt)) return [];
  const { snapshot, layout } = position(collection, problem, { ...attempt, tried: "" });
  return layout.cells
    .map(({ name }) => name)
    .filter((name, at) => snapshot.cells[at] === "0" && name !== attempt.tried);
}

/** What the board shows of an attempt beside its stones.
 * @param {Collection} collection @param {Problem} problem @param {Attempt} attempt @returns {Overlay} */
export function overlayOf(collection, problem, attempt) {
  const { played, tried, line, shown, hints } = attempt;
  const free = playable(collection, problem, attempt);
  const moves = [...(line ?? []).slice(0, shown).entries()].slice(1); // the first one is a stone on the board
  return {
    learner: problem.to_move,
    playable: free,
    line: new Map(
      moves.map(([place, move]) => [move, { number: place + 1, player: playerAt(problem, played.length + place) }]),
    ),
    hinted: hinted(collection, problem, attempt, free),
    pointed: hints === 2,
    slip: tried && !isSolved(problem, attempt) ? { move: tried, grade: "blunder" } : null,
  };
}

/** The cells of a hint: the move, or the free cells near it, which lies in another direction in each problem.
 * @param {Collection} collection @param {Problem} problem @param {Attempt} attempt @param {string[]} free */
function hinted(collection, problem, attempt, free) {
  const [move] = next(problem, attempt);
  if (!attempt.hints || !move || !free.length) return new Set();
  const { cells } = position(collection, problem).layout;
  const turn = parseInt(problem.id, 16) || 0;
  return new Set(attempt.hints === 2 ? [move] : area(cells, (cell) => free.includes(cell), move, turn));
}
