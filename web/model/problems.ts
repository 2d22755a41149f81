/** Problems: positions with one winning move and the line that follows it, their groups, the one of the day, and what
 * the person has solved. */

import type { Diagram, Layout } from "messages";
import type { Overlay, Setup } from "../board/scene.ts";
import { recordAfter } from "./analysis.ts";
import { area } from "./area.ts";
import { parsed } from "./likeness.ts";

/** A position in which exactly one move wins, which the engine has proven. */
export interface Problem {
  id: string; // its record, if somebody has set it up
  game: string;
  size: number;
  record: string; // the game that leads to the position
  move: string; // the one that wins
  motifs: Motif[]; // what the winning move is good for
  line: Tree; // what follows it
  playouts: number; // how many the engine needs to find it, a power of two
  cells: string; // one digit per cell, as in a snapshot
  to_move: number;
  last: number[]; // the cells of the last move
}

/** Problems: the easiest first; boards: the empty ones, by the beginning of a record. */
export type Collection = { problems: Problem[]; boards: Record<string, Diagram> };

/** The moves that go on, each with what follows: after a move of the person's the one best defence, after a defence
 * all replies that win; none at the end of a line. */
export type Tree = { [move: string]: Tree };

/** How a problem was solved: helped, if after a hint. */
export type Way = "alone" | "helped";

/** Solved: by id; days: the numbers of the days whose problem was solved on the day itself, in order. */
export type Progress = { solved: Record<string, Way>; days: number[] };

/** The part of the state that belongs to the problems. */
export interface Tasks {
  collection: Collection | null; // all problems, once they are loaded
  trouble: "" | "not-loaded" | "unknown" | "proving" | "unproven"; // why no problem can be shown, if so
  posed: string; // the record of a problem that somebody has set up, until the engine has proven it
  day: number; // the number of the day whose problem is offered
  progress: Progress;
  motif: Motif | null; // that of the problems listed, which follow each other; null for all problems
  all: boolean; // whether all problems are listed
  boards: string; // those of the problems listed, by the beginning of their records; empty for any
  problem: Problem | null; // the one that is shown, null while the list is
  attempt: Attempt; // at the one that is shown
  copied: boolean; // whether the link to it has been copied
}

/** What the person does with a problem. */
export interface Attempt {
  played: string[]; // the right moves so far, each with the defence against it once that has been made
  tried: string; // after these, the move chosen: a wrong one, or the last one of the line; empty before
  tries: number; // how many moves have been tried
  line: string[] | null; // how the game goes on after it, with the move itself first; null until the engine has said so
  shown: number; // the number of moves of the line that are shown
  chain: number[]; // the cells of the chain with which the line ends
  hints: 0 | 1 | 2; // how many were given for the next move: an area, then the move
  helped: boolean; // whether any was given
}

/** The groups of difficulty with the most playouts of each, the easiest first. */
const GROUPS = [
  ["easy", 1],
  ["medium", 4_096],
  ["hard", 16_384],
  ["expert", Infinity],
] as const;

type GroupName = (typeof GROUPS)[number][0];

/** What winning moves are good for, in the order in which one learns it. */
const MOTIFS = ["joins", "bridge", "double", "cut", "must", "template", "ladder"] as const;

export type Motif = (typeof MOTIFS)[number];

/** The motif of this name; null if there is none. */
export const motifNamed = (name: string) => MOTIFS.find((one) => one === name) ?? null;

/** A problem that nobody has tried yet. */
export const UNTRIED: Readonly<Attempt> = {
  played: [],
  tried: "",
  tries: 0,
  line: null,
  shown: 0,
  chain: [],
  hints: 0,
  helped: false,
};

/** Before the first look at the problems. */
export const NO_TASKS: Readonly<Tasks> = {
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

/** The problem that somebody has set up, and the problems with its board. @param move the only one that wins */
export function posed(
  { problems, boards }: Collection,
  position: Diagram,
  move: string,
): { problem: Problem; collection: Collection } {
  const { record, beginning, game, size, cells, to_move } = position.snapshot;
  const problem = { id: record, game, size, record, move, motifs: [], line: {}, playouts: 0, cells, to_move, last: [] };
  const board = beginning.slice(0, -1);
  return { problem, collection: { problems, boards: { ...boards, [board]: boards[board] ?? position } } };
}

export const groupOf = ({ playouts }: Problem): GroupName =>
  GROUPS.find(([, most]) => playouts <= most)?.[0] ?? "expert";

/** The problems in their groups, without empty groups. */
export const groups = (problems: Problem[]) =>
  GROUPS.map(([name]) => ({ name, problems: problems.filter((one) => groupOf(one) === name) })).filter(
    (group) => group.problems.length > 0,
  );

/** Whether a problem belongs to a set; all do without one. */
export const within =
  (motif: Motif | null) =>
  ({ motifs }: Problem) =>
    !motif || motifs.includes(motif);

/** The problems with each motif, without empty sets. */
export const sets = (problems: Problem[]) =>
  MOTIFS.map((name) => ({ name, problems: problems.filter(within(name)) })).filter((set) => set.problems.length > 0);

/** How many of these problems are solved. */
export const solvedOf = (problems: Problem[], { solved }: Progress) => problems.filter(({ id }) => solved[id]).length;

/** The number of a day of the person's calendar: the same date has the same number everywhere. */
export const dayOf = (date: Date) => Math.floor((date.getTime() - 60_000 * date.getTimezoneOffset()) / 86_400_000);

/** The problem of a day. From day to day it steps on by about 0.618 of the list, so that easy and hard ones
 * alternate, and every problem has its day before one returns. @param problems at least one */
export function ofDay(problems: Problem[], day: number): Problem {
  const count = problems.length;
  let step = Math.max(1, Math.round(count * 0.618));
  while (divisor(step, count) > 1) step += 1;
  return problems[(day * step) % count] as Problem;
}

/** The greatest common divisor. */
const divisor: (one: number, other: number) => number = (one, other) => (other ? divisor(other, one % other) : one);

/** The day for which a problem that is solved today counts: yesterday if it was that day's, and offered then. @param
 * offered the day on which the page offered it */
export const dayFor = (problems: Problem[], problem: Problem, offered: number, today: number) =>
  offered === today - 1 && ofDay(problems, offered) === problem ? offered : today;

/** The next problem that is not solved after one of them, or else the first; null if all are. */
export function nextUnsolved(problems: Problem[], { solved }: Progress, after: Problem | null): Problem | null {
  const from = after ? problems.indexOf(after) + 1 : 0;
  return [...problems.slice(from), ...problems.slice(0, from)].find(({ id }) => !solved[id]) ?? null;
}

/** The progress after a problem was solved. What was solved alone stays so. @param daily the problem of that day */
export const solvedBy = (
  { solved, days }: Progress,
  { id }: Problem,
  way: Way,
  day: number,
  daily: Problem,
): Progress => ({
  solved: { ...solved, [id]: solved[id] === "alone" ? "alone" : way },
  days: id === daily.id && !days.includes(day) ? [...days, day] : days,
});

/** On how many days in a row the problem of the day was solved, up to today or, as long as today's is open,
 * yesterday. */
export function streak({ days }: Progress, day: number) {
  const known = new Set(days);
  let count = 0;
  for (let at = known.has(day) ? day : day - 1; known.has(at); at -= 1) count += 1;
  return count;
}

/** The progress in a stored text; none if it holds nothing of the kind. */
export function readProgress(text: string | null) {
  const { solved, days } = parsed(text) ?? {};
  const known =
    typeof solved === "object" && Object.values(solved ?? {}).every((way) => way === "alone" || way === "helped");
  return { solved: known ? (solved ?? {}) : {}, days: Array.isArray(days) && days.every(Number.isInteger) ? days : [] };
}

/** What goes on after these moves of a line. */
const following = ({ move, line }: Problem, played: string[]): Tree =>
  played.reduce((tree: Tree, one) => tree[one] ?? {}, { [move]: line });

/** The moves that win in the position of an attempt, or the defence if the opponent is to move. */
export const next = (problem: Problem, { played }: Attempt) => Object.keys(following(problem, played));

/** Whether the opponent's defence is awaited. */
export const isAwaiting = ({ played }: Attempt) => played.length % 2 === 1;

/** Whether the line has been played to its end. */
export const isSolved = (problem: Problem, attempt: Attempt) => next(problem, attempt).includes(attempt.tried);

/** The attempt with a move of the person's: right and followed by a defence, the last one of the line, or wrong. */
export function withMove(problem: Problem, attempt: Attempt, move: string): Attempt {
  const { played, tries, helped } = attempt;
  const rest = following(problem, played)[move];
  const further = rest !== undefined && Object.keys(rest).length > 0;
  const kept = { ...UNTRIED, helped, tries: tries + 1 };
  return further ? { ...kept, played: [...played, move] } : { ...kept, played, tried: move };
}

/** The player of a move by its place in a line. */
export const playerAt = ({ to_move }: Problem, place: number) => (place % 2 === 0 ? to_move : 3 - to_move);

/** The cells of a problem after some moves. */
function stones({ cells: named }: Layout, problem: Problem, moves: string[]) {
  const cells = [...problem.cells];
  for (const [place, move] of moves.entries())
    cells[named.findIndex(({ name }) => name === move)] = String(playerAt(problem, place));
  return cells.join("");
}

/** The moves of an attempt, as far as they are stones on the board. */
const placed = ({ played, tried }: Attempt) => (tried ? [...played, tried] : played);

/** The record of the game up to the stones of an attempt. */
export const recordOf = ({ record }: Problem, attempt: Attempt) => placed(attempt).reduce(recordAfter, record);

/** Whether the last stone is known to have ended the game. */
export const isOver = ({ line, chain }: Attempt) => line?.length === 1 && chain.length > 0;

/** The position of a problem with the stones of an attempt, and the board on which it is shown. The player to move
 * stays the one who looks for a move. */
export function position(
  { boards }: Collection,
  problem: Problem,
  attempt: Attempt = UNTRIED,
): { snapshot: Setup & Pick<Diagram["snapshot"], "game" | "goal">; layout: Diagram["layout"] } {
  const { record, to_move, last } = problem;
  const { snapshot, layout } = boards[record.slice(0, record.indexOf(":"))] as Diagram;
  const moves = placed(attempt);
  const latest = { cells: moves.length ? [layout.cells.findIndex(({ name }) => name === moves.at(-1))] : last };
  const cells = stones(layout, problem, moves);
  return { snapshot: { ...snapshot, record, cells, to_move, last: latest, winning_cells: attempt.chain }, layout };
}

/** The cells that the person may choose. */
export function playable(collection: Collection, problem: Problem, attempt: Attempt) {
  if (isAwaiting(attempt) || isSolved(problem, attempt)) return [];
  const { snapshot, layout } = position(collection, problem, { ...attempt, tried: "" });
  return layout.cells
    .map(({ name }) => name)
    .filter((name, at) => snapshot.cells[at] === "0" && name !== attempt.tried);
}

/** What the board shows of an attempt beside its stones. */
export function overlayOf(collection: Collection, problem: Problem, attempt: Attempt): Overlay {
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

/** The cells of a hint: the move, or the free cells near it, which lies in another direction in each problem. */
function hinted(collection: Collection, problem: Problem, attempt: Attempt, free: string[]) {
  const [move] = next(problem, attempt);
  if (!attempt.hints || !move || !free.length) return new Set<string>();
  const { cells } = position(collection, problem).layout;
  const turn = parseInt(problem.id, 16) || 0;
  return new Set(attempt.hints === 2 ? [move] : area(cells, (cell) => free.includes(cell), move, turn));
}
