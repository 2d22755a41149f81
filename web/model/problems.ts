/** Problems: positions with one winning move and its line, their groups, the one of the day, and what is solved. */

import type { Diagram, Moment } from "messages";
import { begin, type Exercise, type Replies, type Reply } from "./exercise.ts";
import { Dictionary, isLike, parseJson } from "./likeness.ts";
import { NO_TRAINING, ratingOf, type TimedRun, type Training } from "./training.ts";

/** A position in which exactly one move wins, which the engine has proven. */
export interface Problem {
  id: string; // its record, if somebody has set it up
  game: string;
  size: number;
  record: string; // the game that leads to the position
  move: string; // the one that wins
  motifs: Motif[]; // the purposes of the winning move
  line: SolutionTree; // what follows it
  playouts: number; // how many the engine needs to find it, a power of two
  cells: string; // one digit per cell, as in a snapshot
  to_move: number;
  last: number[]; // the cells of the last move
}

/** Problems: the easiest first; boards: the empty ones, by the beginning of a record. */
export type Collection = { problems: Problem[]; boards: Record<string, Diagram> };

/** A line: each move with those that follow it: the best defence after the person's, every winning reply after that. */
export type SolutionTree = { [move: string]: SolutionTree };

/** How a problem was solved: helped, if after a hint. */
type SolvedWay = "alone" | "helped";

/** The solved problems by id, and in order the numbers of the days whose problem was solved on that day. */
export type Progress = { solved: Record<string, SolvedWay>; days: number[] };

export interface Workbook {
  collection: Collection | null; // all problems, once they are loaded
  trouble: "" | "not-loaded" | "unknown" | "proving" | "unproven"; // why no problem can be shown, if so
  own: string; // the record of a problem that somebody has set up, until the engine has proven it
  day: number; // the number of the day whose problem is offered
  progress: Progress;
  motif: Motif | null; // that of the problems listed or trained; null for all problems
  all: boolean; // whether all problems are listed
  boards: string; // those of the problems listed, by the beginning of their records; empty for any
  problem: Problem | null; // the one that is shown, null while the list is
  copied: boolean; // whether the link to it has been copied
  mode: "" | "train" | "run"; // whether the problems shown are chosen by the person's rating, or for a timed run
  training: Training; // what is known of the person's strength
  gained: number | null; // the points that the problem shown has changed the person's rating by, null before
  run: TimedRun | null; // the timed run, null before it begins
}

/** The groups of difficulty with the rating below which each ends, the easiest first. */
const GROUPS = [
  ["easy", 950],
  ["medium", 1300],
  ["hard", 1700],
  ["expert", Infinity],
] as const;

type GroupName = (typeof GROUPS)[number][0];

/** The purposes of winning moves, in the order in which one learns them. */
const MOTIFS = ["joins", "bridge", "double", "cut", "must", "template", "ladder"] as const;

export type Motif = (typeof MOTIFS)[number];

export const findMotif = (name: string) => MOTIFS.find((motif) => motif === name) ?? null;

export const NO_WORKBOOK: Readonly<Workbook> = {
  ...{ collection: null, own: "", day: 0, motif: null, all: false, boards: "", problem: null, copied: false },
  ...{ trouble: "" as const, progress: { solved: {}, days: [] } },
  ...{ mode: "", training: NO_TRAINING, gained: null, run: null },
};

/** The problem that somebody has set up, and the collection with its board. @param move the only one that wins */
export function addOwnProblem({ problems, boards }: Collection, position: Diagram, move: string) {
  const { record, beginning, game, size, cells, to_move } = position.snapshot;
  const board = beginning.slice(0, -1);
  const unknown = { motifs: [], line: {}, playouts: 0, last: [] };
  const problem: Problem = { id: record, game, size, record, move, cells, to_move, ...unknown };
  return { problem, collection: { problems, boards: { ...boards, [board]: boards[board] ?? position } } };
}

export const groupOf = (training: Training, problem: Problem): GroupName =>
  GROUPS.find(([, end]) => ratingOf(training, problem).rating < end)?.[0] ?? "expert";

/** The problems in their groups, without empty groups. */
export const groups = (training: Training, problems: Problem[]) =>
  GROUPS.map(([name]) => ({ name, problems: problems.filter((one) => groupOf(training, one) === name) })).filter(
    isFilled,
  );

/** Whether a problem has a motif. @param motif null: any */
export const hasMotif = ({ motifs }: Problem, motif: Motif | null) => !motif || motifs.includes(motif);

/** The problems with each motif, without empty sets. */
export const sets = (problems: Problem[]) =>
  MOTIFS.map((name) => ({ name, problems: problems.filter((one) => hasMotif(one, name)) })).filter(isFilled);

const isFilled = ({ problems }: { problems: Problem[] }) => problems.length > 0;

export const countSolvedProblems = (problems: Problem[], { solved }: Progress) =>
  problems.filter(({ id }) => solved[id]).length;

/** The problem of a day. Each day steps on by about 0.618 of the list: easy and hard problems alternate, and all have
 * their day before one returns. @param problems at least one */
export function dailyProblem(problems: Problem[], day: number): Problem {
  const count = problems.length;
  let step = Math.max(1, Math.round(count * 0.618));
  while (divisor(step, count) > 1) step += 1;
  return problems[(day * step) % count] as Problem;
}

/** The greatest common divisor. */
const divisor: (one: number, other: number) => number = (one, other) => (other ? divisor(other, one % other) : one);

/** The day for which a problem solved today counts: yesterday if it was that day's problem, and offered then. @param
 * offered the day on which the page offered it */
export const dayFor = (problems: Problem[], problem: Problem, offered: number, today: number) =>
  offered === today - 1 && dailyProblem(problems, offered) === problem ? offered : today;

/** The progress after a problem was solved. What was solved alone stays so. @param daily the problem of that day */
export const withSolved = (
  { solved, days }: Progress,
  { id }: Problem,
  way: SolvedWay,
  day: number,
  daily: Problem,
): Progress => ({
  solved: { ...solved, [id]: solved[id] === "alone" ? "alone" : way },
  days: id === daily.id && !days.includes(day) ? [...days, day] : days,
});

/** The number of days in a row, up to now, on which the problem of the day was solved; today's may still be open. */
export function streak({ days }: Progress, day: number) {
  let first = days.includes(day) ? day + 1 : day;
  const last = first;
  while (days.includes(first - 1)) first -= 1;
  return last - first;
}

/** The progress in a stored text; none if it holds nothing of the kind. */
export function parseProgress(text: string | null): Progress {
  const { solved, days } = parseJson(text) ?? {};
  return {
    solved: isLike(solved, new Dictionary(new Set(["alone", "helped"]))) ? solved : {},
    days: Array.isArray(days) && days.every(Number.isInteger) ? days : [],
  };
}

export function positionOf({ boards }: Collection, { record, cells, to_move, last }: Problem): Diagram {
  const { snapshot, layout } = boards[record.slice(0, record.indexOf(":"))] as Diagram;
  const player = (3 - to_move) as 1 | 2;
  const latest = { move: "", player, cells: last, traded: false, takeover: null };
  return { snapshot: { ...snapshot, record, cells, to_move, last: latest }, layout };
}

/** The exercise of a problem, on whose board the person always seems to be to move. */
export function problemExercise(collection: Collection, problem: Problem): Exercise {
  const { move, line, to_move, cells } = problem;
  const position = positionOf(collection, problem);
  const names = position.layout.cells.map(({ name }) => name);
  const stone = (name: string, player: number): Moment => ({
    move: name,
    to_move,
    changes: [[names.indexOf(name), player]],
  });
  /** The replies to every free cell where the moves of a tree win. */
  const repliesTo = (tree: SolutionTree, free: string[]): Replies =>
    Object.fromEntries(
      [...new Set([...Object.keys(tree), ...free])].map((name) => [name, replyTo(name, tree[name], free)]),
    );
  const replyTo = (name: string, rest: SolutionTree | undefined, free: string[]): Reply => {
    const moments = [stone(name, to_move)];
    if (!rest) return { verdict: "wrong", moments, grade: "blunder" };
    const [[defence, tree] = []] = Object.entries(rest);
    if (!defence || !tree) return { verdict: "right", moments };
    const left = free.filter((cell) => cell !== name && cell !== defence);
    return { verdict: "right", moments: [...moments, stone(defence, 3 - to_move)], replies: repliesTo(tree, left) };
  };
  const free = names.filter((_, index) => cells[index] === "0");
  return begin(position, repliesTo({ [move]: line }, free));
}
