/** Lessons: what happens on the board of a task when somebody tries a move. The engine has said all of it
 * beforehand. */

import { alike, parsed } from "./likeness.js";

/** @import { Look } from "../board/scene.js" */
/** @import { Diagram, Lesson, Moment, Task, Try } from "messages" */

/** @typedef {Record<string, Task>} Exercises  the tasks of all lessons, by name */

/** @typedef {object} Trial  a task at which somebody works
 * @property {Lesson} lesson
 * @property {Task} task
 * @property {Diagram} position in which a move is looked for
 * @property {Record<string, Try>} tries what each move there leads to; nothing once the task is solved
 * @property {Try | null} latest what was tried last, null before
 * @property {number} shown how many of its moments the board has shown */

/** @typedef {object} Course  the part of the state that belongs to the lessons
 * @property {Exercises | null} tasks once they are loaded
 * @property {boolean} missing whether they could not be loaded
 * @property {string[]} solved the names of the tasks that were solved, in this window if nothing can be stored
 * @property {Trial | null} trial at the task that is shown, null while the lessons are listed
 * @property {number} searches how many searches have been shown in this task
 * @property {(ReturnType<typeof searched> & {visits: Record<string, number>}) | null} found what the latest one found
 * @property {string} answer what is said of the latest try
 * @property {number} turns how often the person has gone to another task, whose title takes the focus */

/** At the beginning of a visit. @type {Readonly<Course>} */
export const NO_COURSE = {
  ...{ tasks: null, missing: false, solved: [], trial: null },
  ...{ searches: 0, found: null, answer: "", turns: 0 },
};

/** The chapters in their order, each with its lessons. @param {Lesson[]} lessons */
export function chaptersOf(lessons) {
  const names = [...new Set(lessons.map(({ chapter }) => chapter))];
  return names.map((name) => ({ name, lessons: lessons.filter(({ chapter }) => chapter === name) }));
}

/** The lessons before a first game: the first chapter. @param {Lesson[]} lessons */
export const stepsOf = (lessons) => lessons.filter(({ chapter }) => chapter === lessons[0]?.chapter);

/** The names of the solved tasks in a stored text; none if it holds nothing of the kind.
 * @param {string | null} text @returns {string[]} */
export function solvedIn(text) {
  const found = parsed(text);
  return alike(found, [""]) ? found : [];
}

/** How many tasks of a lesson are solved. @param {Lesson} lesson @param {string[]} solved */
export const doneIn = ({ tasks }, solved) => tasks.filter((name) => solved.includes(name)).length;

/** Whether all are. @param {Lesson} lesson @param {string[]} solved */
export const isSolved = (lesson, solved) => doneIn(lesson, solved) === lesson.tasks.length;

/** The lesson to go on with: the first that is not solved, or the first of all.
 * @param {Lesson[]} lessons @param {string[]} solved */
export const nextOf = (lessons, solved) => lessons.find((lesson) => !isSolved(lesson, solved)) ?? lessons[0];

/** The name of the task of a lesson to go on with, likewise. @param {Lesson} lesson @param {string[]} solved */
export const taskOf = ({ tasks }, solved) => tasks.find((name) => !solved.includes(name)) ?? tasks[0];

/** The task that is named, or the one to go on with in the lesson that is, with its lesson; null if there is none.
 * @param {Lesson[]} lessons @param {string} name @param {string[]} solved @returns {Place | null} */
export function placeNamed(lessons, name, solved) {
  const named = lessons.find((lesson) => lesson.name === name);
  const lesson = named ?? lessons.find(({ tasks }) => tasks.includes(name));
  const task = named ? taskOf(named, solved) : name;
  return lesson && task ? { lesson, task } : null;
}

/** @typedef {{lesson: Lesson, task: string}} Place  of a task, which is named, in the course */

/** The place of the task before or after another one; null at an end of the course.
 * @param {Lesson[]} lessons @param {string} task @param {number} by @returns {Place | null} */
export function placeBeside(lessons, task, by) {
  const places = lessons.flatMap((lesson) => lesson.tasks.map((one) => ({ lesson, task: one })));
  return places[places.findIndex((place) => place.task === task) + by] ?? null;
}

/** The share of the most visits below which a candidate is faint. */
const FAINT = 0.1;

/** What the board shows of a search: its candidates with their win rates, and by shading the visits of every move.
 * @param {Record<string, number>} visits @param {Record<string, number>} values win rates of the player to move
 * @param {number} count of the candidates
 * @returns {{looks: Map<string, Look>, shares: Map<string, number>}} looks: those with most visits first */
export function searched(visits, values, count) {
  const ranked = Object.entries(visits).sort(([, one], [, other]) => other - one);
  const total = ranked.reduce((sum, [, each]) => sum + each, 0) || 1;
  const most = ranked[0]?.[1] ?? 0;
  const look = (/** @type {string} */ move, /** @type {number} */ each, /** @type {number} */ place) => ({
    order: place + 1,
    chance: values[move] ?? 0,
    faded: each < FAINT * most,
  });
  const looks = new Map(ranked.slice(0, count).map(([move, each], place) => [move, look(move, each, place)]));
  return { looks, shares: new Map(ranked.map(([move, each]) => [move, each / total])) };
}

/** The start of a task. @param {Lesson} lesson @param {Task} task @returns {Trial} */
export const begun = (lesson, task) => ({
  ...{ lesson, task, position: task.position, tries: task.tries },
  ...{ latest: null, shown: 0 },
});

/** The cells and actions that may be tried: a wrong try can be followed by another one at any time.
 * @param {Trial} trial */
export const choices = (trial) => (trial.latest?.verdict === "right" && goesOn(trial) ? [] : Object.keys(trial.tries));

/** A move is tried, from the position in which one is looked for. Nothing changes if it cannot be played there.
 * @param {Trial} trial @param {string} move @returns {Trial} */
export function tried(trial, move) {
  const latest = choices(trial).includes(move) ? trial.tries[move] : null;
  return latest ? settled({ ...trial, latest, shown: 1 }) : trial;
}

/** Whether a move of the latest try is still to be shown. @param {Trial} trial */
export const goesOn = ({ latest, shown }) => latest !== null && shown < latest.moments.length;

/** The next move of the latest try is shown. @param {Trial} trial @returns {Trial} */
export const advanced = (trial) => (goesOn(trial) ? settled({ ...trial, shown: trial.shown + 1 }) : trial);

/** After a right move, all of which has been shown, the next one is looked for, if one is asked for.
 * @param {Trial} trial @returns {Trial} */
function settled(trial) {
  const { latest } = trial;
  if (latest?.verdict !== "right" || goesOn(trial)) return trial;
  return { ...trial, position: positionOf(trial), tries: latest.then };
}

/** Whether the task is done. @param {Trial} trial */
export const isDone = (trial) => trial.latest?.verdict === "right" && !goesOn(trial) && choices(trial).length === 0;

/** The wrong moves are taken back. @param {Trial} trial @returns {Trial} */
export const retried = (trial) => ({ ...trial, latest: null, shown: 0 });

/** The position that the board shows. @param {Trial} trial @returns {Diagram} */
export const positionOf = ({ position, latest, shown }) =>
  latest ? latest.moments.slice(0, shown).reduce(following, position) : position;

/** The position after a move. @param {Diagram} position @param {Moment} moment @returns {Diagram} */
function following({ layout, snapshot }, { move, changes, to_move, winning_cells = [] }) {
  const cells = [...snapshot.cells];
  for (const [cell, stone] of changes) cells[cell] = String(stone);
  const player = /** @type {1 | 2} */ (snapshot.to_move);
  const last = { move, player, cells: changes.map(([cell]) => cell), traded: false, takeover: null };
  return { layout, snapshot: { ...snapshot, cells: cells.join(""), to_move, winning_cells, last } };
}

/** The move with which the opponent answers the latest try, "" if there is none. @param {Trial} trial */
export function answerOf({ task, latest }) {
  const person = task.position.snapshot.to_move;
  const moments = latest?.moments ?? [];
  const faced = moments.findIndex(({ to_move }) => to_move === 3 - person);
  return faced < 0 ? "" : (moments[faced + 1]?.move ?? "");
}

/** By cell, whose connection it carries, once a right move has made one. @param {Trial} trial
 * @returns {Map<string, number>} */
export function carriersOf(trial) {
  const { task, position, latest } = trial;
  const { cells } = position.layout;
  const carrier = latest && !goesOn(trial) ? latest.carrier : [];
  return new Map(carrier.map((cell) => [cells[cell]?.name ?? "", task.position.snapshot.to_move]));
}

/** The moves to be offered on the board: those that may be tried and whose cell is empty in the position shown.
 * @param {Trial} trial */
export function playable(trial) {
  const { snapshot, layout } = positionOf(trial);
  const taken = new Set(layout.cells.flatMap(({ name }, index) => (snapshot.cells[index] === "0" ? [] : [name])));
  return choices(trial).filter((move) => !taken.has(move));
}
