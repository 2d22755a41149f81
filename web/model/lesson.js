// @ts-check
/** Lessons: what happens on the board of a lesson when somebody tries a move. The engine has said all of it
 * beforehand. */

import { alike, parsed } from "./likeness.js";

/** @import { Look } from "../board/scene.js" */
/** @import { Lesson, Moment, Diagram } from "messages" */

/**
 * @typedef {"open" | "right" | "wrong"} Verdict  of the latest try; open: nothing was tried yet
 * @typedef {{lesson: Lesson, verdict: Verdict, moments: Moment[], shown: number}} Trial  a lesson at which somebody
 *   works: moments: those of the latest try; shown: how many of them the board has shown
 */

/** @typedef {object} Course  the part of the state that belongs to the lessons
 * @property {string[]} solved the names of the lessons that were solved, in this window if nothing can be stored
 * @property {Trial | null} trial at the lesson that is shown, null before the first
 * @property {number} searches how many searches have been shown in this lesson
 * @property {(ReturnType<typeof searched> & {visits: Record<string, number>}) | null} found what the latest one found
 * @property {string} answer what is said of the latest try
 * @property {number} turns how often the person has gone to another lesson, whose title takes the focus */

/** At the beginning of a visit. @type {Readonly<Course>} */
export const NO_COURSE = { solved: [], trial: null, searches: 0, found: null, answer: "", turns: 0 };

/** The lessons before a first game. @param {Lesson[]} lessons */
export const stepsOf = (lessons) => lessons.filter(({ further }) => !further);

/** The names of the solved lessons in a stored text; none if it holds nothing of the kind.
 * @param {string | null} text @returns {string[]} */
export function solvedIn(text) {
  const found = parsed(text);
  return alike(found, [""]) ? found : [];
}

/** The lesson to go on with: the first step that is not solved, or the first of all.
 * @param {Lesson[]} lessons @param {string[]} solved */
export const nextOf = (lessons, solved) =>
  lessons.find(({ name, further }) => !further && !solved.includes(name)) ?? lessons[0];

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

/** The start of a lesson. @param {Lesson} lesson @returns {Trial} */
export const begun = (lesson) => ({ lesson, verdict: "open", moments: [], shown: 0 });

/** The cells and actions that may be tried: a wrong try can be followed by another one, a right one is the end.
 * @param {Trial} trial */
export function choices({ lesson, verdict }) {
  return verdict === "right" ? [] : lesson.position.snapshot.legal;
}

/**
 * A move is tried, from the position of the lesson. Nothing changes if it cannot be played there.
 * @param {Trial} trial @param {string} move @returns {Trial}
 */
export function tried(trial, move) {
  const { lesson } = trial;
  const moments = lesson.tries[move] ?? [];
  if (!choices(trial).includes(move) || !moments.length) return trial;
  return { lesson, verdict: lesson.moves.includes(move) ? "right" : "wrong", moments, shown: 1 };
}

/** Whether a move of the latest try is still to be shown. @param {Trial} trial */
export const goesOn = ({ moments, shown }) => shown < moments.length;

/** The next move of the latest try is shown. @param {Trial} trial @returns {Trial} */
export const advanced = (trial) => (goesOn(trial) ? { ...trial, shown: trial.shown + 1 } : trial);

/** The position that the board shows. @param {Trial} trial @returns {Diagram} */
export function positionOf({ lesson: { position }, moments, shown }) {
  const moment = moments[shown - 1];
  return moment ? { ...position, snapshot: { ...position.snapshot, ...moment } } : position;
}

/** The moves to be offered on the board: those that may be tried and whose cell is empty in the position shown.
 * @param {Trial} trial */
export function playable(trial) {
  const { snapshot, layout } = positionOf(trial);
  const taken = new Set(layout.cells.flatMap(({ name }, index) => (snapshot.cells[index] === "0" ? [] : [name])));
  return choices(trial).filter((move) => !taken.has(move));
}
