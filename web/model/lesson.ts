/** Lessons: what happens on the board of a task when somebody tries a move. The engine has said all of it
 * beforehand. */

import type { Diagram, Lesson, Moment, Task, Try } from "messages";
import type { Look } from "../board/scene.ts";
import { alike, parsed } from "./likeness.ts";

/** The tasks of all lessons, by name. */
export type Exercises = Record<string, Task>;

/** A task at which somebody works. */
export interface Trial {
  lesson: Lesson;
  task: Task;
  position: Diagram; // in which a move is looked for
  tries: Record<string, Try>; // what each move there leads to; nothing once the task is solved
  latest: Try | null; // what was tried last, null before
  shown: number; // how many of its moments the board has shown
}

/** The part of the state that belongs to the lessons. */
export interface Course {
  tasks: Exercises | null; // once they are loaded
  missing: boolean; // whether they could not be loaded
  solved: string[]; // the names of the tasks that were solved, in this window if nothing can be stored
  trial: Trial | null; // at the task that is shown, null while the lessons are listed
  searches: number; // how many searches have been shown in this task
  found: (ReturnType<typeof searched> & { visits: Record<string, number> }) | null; // what the latest one found
  answer: string; // what is said of the latest try
  turns: number; // how often the person has gone to another task, whose title takes the focus
}

/** At the beginning of a visit. */
export const NO_COURSE: Readonly<Course> = {
  ...{ tasks: null, missing: false, solved: [], trial: null },
  ...{ searches: 0, found: null, answer: "", turns: 0 },
};

/** The chapters in their order, each with its lessons. */
export function chaptersOf(lessons: Lesson[]) {
  const names = [...new Set(lessons.map(({ chapter }) => chapter))];
  return names.map((name) => ({ name, lessons: lessons.filter(({ chapter }) => chapter === name) }));
}

/** The lessons before a first game: the first chapter. */
export const stepsOf = (lessons: Lesson[]) => lessons.filter(({ chapter }) => chapter === lessons[0]?.chapter);

/** The names of the solved tasks in a stored text; none if it holds nothing of the kind. */
export function solvedIn(text: string | null): string[] {
  const found = parsed(text);
  return alike(found, [""]) ? found : [];
}

/** How many tasks of a lesson are solved. */
export const doneIn = ({ tasks }: Lesson, solved: string[]) => tasks.filter((name) => solved.includes(name)).length;

/** Whether all are. */
export const isSolved = (lesson: Lesson, solved: string[]) => doneIn(lesson, solved) === lesson.tasks.length;

/** The lesson to go on with: the first that is not solved, or the first of all. */
export const nextOf = (lessons: Lesson[], solved: string[]) =>
  lessons.find((lesson) => !isSolved(lesson, solved)) ?? lessons[0];

/** The name of the task of a lesson to go on with, likewise. */
export const taskOf = ({ tasks }: Lesson, solved: string[]) => tasks.find((name) => !solved.includes(name)) ?? tasks[0];

/** The task that is named, or the one to go on with in the lesson that is, with its lesson; null if there is none. */
export function placeNamed(lessons: Lesson[], name: string, solved: string[]): Place | null {
  const named = lessons.find((lesson) => lesson.name === name);
  const lesson = named ?? lessons.find(({ tasks }) => tasks.includes(name));
  const task = named ? taskOf(named, solved) : name;
  return lesson && task ? { lesson, task } : null;
}

/** Of a task, which is named, in the course. */
export type Place = { lesson: Lesson; task: string };

/** The place of the task before or after another one; null at an end of the course. */
export function placeBeside(lessons: Lesson[], task: string, by: number): Place | null {
  const places = lessons.flatMap((lesson) => lesson.tasks.map((one) => ({ lesson, task: one })));
  return places[places.findIndex((place) => place.task === task) + by] ?? null;
}

/** The share of the most visits below which a candidate is faint. */
const FAINT = 0.1;

/** What the board shows of a search: its candidates with their win rates, and by shading the visits of every move.
 * @param values win rates of the player to move @param count of the candidates @returns looks: those with most visits
 * first */
export function searched(
  visits: Record<string, number>,
  values: Record<string, number>,
  count: number,
): { looks: Map<string, Look>; shares: Map<string, number> } {
  const ranked = Object.entries(visits).sort(([, one], [, other]) => other - one);
  const total = ranked.reduce((sum, [, each]) => sum + each, 0) || 1;
  const most = ranked[0]?.[1] ?? 0;
  const look = (move: string, each: number, place: number) => ({
    order: place + 1,
    chance: values[move] ?? 0,
    faded: each < FAINT * most,
  });
  const looks = new Map(ranked.slice(0, count).map(([move, each], place) => [move, look(move, each, place)]));
  return { looks, shares: new Map(ranked.map(([move, each]) => [move, each / total])) };
}

/** The start of a task. */
export const begun = (lesson: Lesson, task: Task): Trial => ({
  ...{ lesson, task, position: task.position, tries: task.tries },
  ...{ latest: null, shown: 0 },
});

/** The cells and actions that may be tried: a wrong try can be followed by another one at any time. */
export const choices = (trial: Trial) =>
  trial.latest?.verdict === "right" && goesOn(trial) ? [] : Object.keys(trial.tries);

/** A move is tried, from the position in which one is looked for. Nothing changes if it cannot be played there. */
export function tried(trial: Trial, move: string): Trial {
  const latest = choices(trial).includes(move) ? trial.tries[move] : null;
  return latest ? settled({ ...trial, latest, shown: 1 }) : trial;
}

/** Whether a move of the latest try is still to be shown. */
export const goesOn = ({ latest, shown }: Trial) => latest !== null && shown < latest.moments.length;

/** The next move of the latest try is shown. */
export const advanced = (trial: Trial): Trial =>
  goesOn(trial) ? settled({ ...trial, shown: trial.shown + 1 }) : trial;

/** After a right move, all of which has been shown, the next one is looked for, if one is asked for. */
function settled(trial: Trial): Trial {
  const { latest } = trial;
  if (latest?.verdict !== "right" || goesOn(trial)) return trial;
  return { ...trial, position: positionOf(trial), tries: latest.then };
}

/** Whether the task is done. */
export const isDone = (trial: Trial) =>
  trial.latest?.verdict === "right" && !goesOn(trial) && choices(trial).length === 0;

/** The wrong moves are taken back. */
export const retried = (trial: Trial): Trial => ({ ...trial, latest: null, shown: 0 });

/** The position that the board shows. */
export const positionOf = ({ position, latest, shown }: Trial): Diagram =>
  latest ? latest.moments.slice(0, shown).reduce(following, position) : position;

/** The position after a move. */
function following({ layout, snapshot }: Diagram, { move, changes, to_move, winning_cells = [] }: Moment): Diagram {
  const cells = [...snapshot.cells];
  for (const [cell, stone] of changes) cells[cell] = String(stone);
  const player = snapshot.to_move as 1 | 2;
  const last = { move, player, cells: changes.map(([cell]) => cell), traded: false, takeover: null };
  return { layout, snapshot: { ...snapshot, cells: cells.join(""), to_move, winning_cells, last } };
}

/** The move with which the opponent answers the latest try, "" if there is none. */
export function answerOf({ task, latest }: Trial) {
  const person = task.position.snapshot.to_move;
  const moments = latest?.moments ?? [];
  const faced = moments.findIndex(({ to_move }) => to_move === 3 - person);
  return faced < 0 ? "" : (moments[faced + 1]?.move ?? "");
}

/** By cell, whose connection it carries, once a right move has made one. */
export function carriersOf(trial: Trial): Map<string, number> {
  const { task, position, latest } = trial;
  const { cells } = position.layout;
  const carrier = latest && !goesOn(trial) ? latest.carrier : [];
  return new Map(carrier.map((cell) => [cells[cell]?.name ?? "", task.position.snapshot.to_move]));
}

/** The moves to be offered on the board: those that may be tried and whose cell is empty in the position shown. */
export function playable(trial: Trial) {
  const { snapshot, layout } = positionOf(trial);
  const taken = new Set(layout.cells.flatMap(({ name }, index) => (snapshot.cells[index] === "0" ? [] : [name])));
  return choices(trial).filter((move) => !taken.has(move));
}
