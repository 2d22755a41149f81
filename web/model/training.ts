/** Training with problems: ratings of the person and of the problems, the choice by them, and a run against time. */

import { type Exercise, isOver } from "./exercise.ts";
import { Dictionary, readLike } from "./likeness.ts";
import type { Motif, Problem, SolutionTree, Workbook } from "./problems.ts";
import { newRating, type Rating, rate } from "./rating.ts";

/** What is kept of it on this device. */
export interface Training {
  person: Rating;
  problems: Record<string, Rating>; // by id, those that the person's results have changed
  tried: string[]; // the ids of the latest problems, which are not chosen and do not count, the latest at the end
  next: string; // the id of the problem to train with until it counts, "" before it is chosen
  row: number; // how many problems in a row were solved at the first try
  best: number; // the most problems solved in a timed run
}

export const NO_TRAINING: Readonly<Training> = {
  ...{ person: newRating(1200, 250), problems: {}, tried: [], next: "", row: 0, best: 0 },
};

/** A run: problems until the time is up or too many are missed. Begun: milliseconds since 1970; left: seconds; missed:
 * ids; next: as above. */
export type TimedRun = { begun: number; left: number; solved: number; missed: string[]; next: string };

export const [SECONDS, MISSES] = [180, 3];
const [KEPT, REPEAT] = [100, 100]; // how many problems are not repeated; points against each motif that is
const [LEVEL, STEP] = [700, 50]; // the highest rating at the start of a run, and what each solved problem adds
const [MORE, SPREAD] = [50, 200]; // how far above the person's rating, and how wide, that of a problem may lie

/** What motifs add to the effort by which the engine finds a move. */
const MOTIF_POINTS: Record<Motif, number> = {
  ...{ joins: -140, bridge: -70, double: -210, cut: -180, must: -40, template: 170, ladder: -450 },
};

/** The most defences on the way to the end of a line. */
const defences = (line: SolutionTree): number =>
  Math.max(0, ...Object.values(line).map((replies) => 1 + Math.max(0, ...Object.values(replies).map(defences))));

/** The rating of a problem that nobody has tried. Each doubling of the engine's effort adds 50 points. The rest tells
 * apart the many problems that take it no effort, by what goes with effort where there is some: defences, free cells
 * and motifs as a linear fit to 679 problems weighs them, times 1.5, since all efforts from 1 to 128 read as 1. */
function startOf({ playouts, line, cells, motifs }: Problem): Rating {
  const free = cells.split("0").length - 1;
  const points = motifs.reduce((sum, motif) => sum + MOTIF_POINTS[motif], 0);
  return newRating(750 + 50 * Math.log2(playouts) + 100 * defences(line) + 75 * Math.log2(free) + points, 150);
}

export const ratingOf = ({ problems }: Training, problem: Problem) => problems[problem.id] ?? startOf(problem);

/** 1 if the first try has solved an exercise, 0 as soon as a move was wrong or a hint given, null before. */
export const scoreOf = (exercise: Exercise) => (exercise.slips || exercise.helped ? 0 : isOver(exercise) ? 1 : null);

const withTried = ({ tried }: Training, id: string) => [...tried, id].slice(-KEPT);

/** The training after a problem has counted. @param score as in `scoreOf` */
export function withScore(training: Training, problem: Problem, score: 0 | 1): Training {
  const { person, problems, row } = training;
  const opponent = ratingOf(training, problem);
  return {
    ...{ ...training, next: "", tried: withTried(training, problem.id), row: score && row + 1 },
    ...{ person: rate(person, [[opponent, score]]) },
    ...{ problems: { ...problems, [problem.id]: rate(opponent, [[person, 1 - score]]) } },
  };
}

/** The problem to go on with: the one at hand until it counts; then one with the chosen motif and near the rating asked
 * for that was not tried lately, if possible an unsolved one with other motifs than the latest; null if there is none.
 * @param chance from 0 to 1 */
export function chooseProblem({ collection, motif, progress, training, run }: Workbook, chance: number) {
  const all = (collection?.problems ?? []).filter(({ motifs }) => !motif || motifs.includes(motif));
  const [next, latest] = [(run ?? training).next, training.tried.at(-1)].map((id) => all.find((one) => one.id === id));
  const rating = (run ? LEVEL + STEP * run.solved : training.person.rating + MORE) - SPREAD * chance;
  const others = all.filter(({ id }) => !training.tried.includes(id));
  const [some = all] = [others.filter(({ id }) => !progress.solved[id]), others].filter(({ length }) => length);
  const costs = some.map((problem) => {
    const again = problem.motifs.filter((one) => latest?.motifs.includes(one)).length;
    return REPEAT * again + Math.abs(ratingOf(training, problem).rating - rating);
  });
  return next ?? some[costs.indexOf(Math.min(...costs))] ?? null;
}

export const newRun = (begun: number): TimedRun => ({ begun, left: SECONDS, solved: 0, missed: [], next: "" });

/** The run at a time, in milliseconds since 1970. */
export const withTime = (run: TimedRun, now: number): TimedRun => ({
  ...run,
  left: Math.max(0, SECONDS - Math.floor((now - run.begun) / 1000)),
});

export const isRunOver = ({ left, missed }: TimedRun) => left === 0 || missed.length >= MISSES;

/** The run and the training after its problem at hand, which changes no rating: haste is another skill. */
export function withRunScore({ next, ...run }: TimedRun, training: Training, score: 0 | 1) {
  const [solved, missed] = [run.solved + score, score ? run.missed : [...run.missed, next]];
  const best = Math.max(training.best, solved);
  const after = { ...training, best, tried: withTried(training, next) };
  return { run: { ...run, solved, missed, next: "" }, training: after };
}

/** The training in a stored text; a new one if it holds nothing of the kind. */
export const readTraining = (text: string | null): Training =>
  readLike(text, { ...NO_TRAINING, problems: new Dictionary(NO_TRAINING.person), tried: [""] }, NO_TRAINING);

/** The run in a stored text at a time, in milliseconds since 1970; null if it holds nothing of the kind. */
export function readRun(text: string | null, now: number): TimedRun | null {
  const stored = readLike<TimedRun | null>(text, { ...newRun(0), missed: [""] }, null);
  return stored && withTime(stored, now);
}
