/** Lessons: chapters of tasks, and which of them are solved. What each move in a task leads to comes with the task. */

import type { Lesson, Task } from "messages";
import type { CandidateLook } from "../board/scene.ts";
import { type Exercise, learnerOf } from "./exercise.ts";
import { readLike } from "./likeness.ts";

export type CoursePlace = { lesson: Lesson; task: Task };

export interface Course {
  tasks: Record<string, Task> | null; // by name, once they are loaded
  missing: boolean; // whether they could not be loaded
  solved: string[]; // the names of the tasks that were solved, in this window if nothing can be stored
  place: CoursePlace | null; // the task that is shown, null while the lessons are listed
  searches: number; // how many searches have been shown in this task
  search: (SearchMarks & { visits: Record<string, number>; playouts: number }) | null; // the latest one
  turns: number; // how often the person has gone to another task, whose title takes the focus
}

export const NO_COURSE: Readonly<Course> = {
  ...{ tasks: null, missing: false, solved: [], place: null },
  ...{ searches: 0, search: null, turns: 0 },
};

export function chaptersOf(lessons: Lesson[]) {
  const names = [...new Set(lessons.map(({ chapter }) => chapter))];
  return names.map((name) => ({ name, lessons: lessons.filter(({ chapter }) => chapter === name) }));
}

/** The lessons before a first game: the first chapter. */
export const firstChapter = (lessons: Lesson[]) => lessons.filter(({ chapter }) => chapter === lessons[0]?.chapter);

/** The names of the solved tasks in a stored text; none if it holds nothing of the kind. */
export const readSolved = (text: string | null): string[] => readLike(text, [""], []);

export const countSolved = ({ tasks }: Lesson, solved: string[]) =>
  tasks.filter((name) => solved.includes(name)).length;

export const isSolved = (lesson: Lesson, solved: string[]) => countSolved(lesson, solved) === lesson.tasks.length;

/** The lesson to go on with: the first that is not solved, or the first of all. */
export const nextLesson = (lessons: Lesson[], solved: string[]) =>
  lessons.find((lesson) => !isSolved(lesson, solved)) ?? lessons[0];

/** The name of the task of a lesson to go on with: the first that is not solved, or the first of all. */
export const nextTask = ({ tasks }: Lesson, solved: string[]) =>
  tasks.find((name) => !solved.includes(name)) ?? tasks[0];

/** Finds a task by its name, or by that of its lesson the task to go on with; null if nothing has the name. */
export function findTask(lessons: Lesson[], name: string, solved: string[]): { lesson: Lesson; task: string } | null {
  const lesson = lessons.find((lesson) => lesson.name === name);
  const task = lesson ? nextTask(lesson, solved) : name;
  const owner = lesson ?? lessons.find(({ tasks }) => tasks.includes(name));
  return owner && task ? { lesson: owner, task } : null;
}

/** The task before or after another one, with its lesson; null at an end of the course. */
export function taskBeside(lessons: Lesson[], name: string, by: number): { lesson: Lesson; task: string } | null {
  const all = lessons.flatMap((lesson) => lesson.tasks.map((task) => ({ lesson, task })));
  return all[all.findIndex(({ task }) => task === name) + by] ?? null;
}

/** The share of the most visits below which a candidate is faint. */
const FAINT = 0.1;

type SearchMarks = ReturnType<typeof searchMarks>;

/** The marks of a search on the board, by move: its candidates with their win rates, best first, and the shares of the
 * visits. @param values win rates of the player to move @param count of the candidates */
export function searchMarks(visits: Record<string, number>, values: Record<string, number>, count: number) {
  const ranked = Object.entries(visits).sort(([, one], [, other]) => other - one);
  const total = ranked.reduce((sum, [, each]) => sum + each, 0) || 1;
  const most = ranked[0]?.[1] ?? 0;
  const looks = ranked.slice(0, count).map(([move, each], index): [string, CandidateLook] => {
    return [move, { order: index + 1, chance: values[move] ?? 0, faded: each < FAINT * most }];
  });
  return { looks: new Map(looks), shares: new Map(ranked.map(([move, each]) => [move, each / total])) };
}

/** The move with which the opponent answers the latest one, "" if there is none. */
export function refutationOf(exercise: Exercise) {
  const moments = exercise.reply?.moments ?? [];
  const turn = moments.findIndex(({ to_move }) => to_move === 3 - learnerOf(exercise));
  return turn < 0 ? "" : (moments[turn + 1]?.move ?? "");
}
