/** The course: the screen of a chapter that the address names, and what was answered so far, kept in this browser. */

import type { Chapter, Experiment, Screen } from "messages/lab";
import type { Id } from "texts";
import { Controller } from "../app/controller.ts";
import { say } from "../lang/texts.ts";
import { Dictionary, readLike } from "../model/likeness.ts";
import { loadText, storeText } from "../person/storage.ts";
import type { LabState } from "./state.ts";

/** The names of the course and of the page for teachers in addresses. */
export const [COURSE, TEACHERS] = ["course", "teachers"];
const KEY = "wye-course";
/** The mark that holds the name of the student, for whom exercises have numbers of their own. */
export const STUDENT = "student";

/** A screen, by its number from 0; with the solutions in the link of a teacher. */
export interface Place {
  chapter: Chapter;
  number: number;
  screen: Screen;
  isSolved: boolean;
}

type Marks = Record<string, string>;
type Placed = Pick<LabState, "place" | "marks">;

/** @param address as `course/cuts/3?solutions=on`; a missing number is 1 @returns null for no screen of a chapter */
export function placeOf(address: string, chapters: readonly Chapter[]): Place | null {
  const [way = "", values] = address.split("?");
  const [course, name, count = "1"] = way.split("/");
  const chapter = chapters.find((one) => course === COURSE && one.name === name);
  const screen = chapter?.screens[Number(count) - 1];
  return chapter && screen ? { chapter, number: Number(count) - 1, screen, isSolved: values === "solutions=on" } : null;
}

export const screenAddress = ({ chapter, isSolved }: Pick<Place, "chapter" | "isSolved">, number: number) =>
  `${COURSE}/${chapter.name}/${number + 1}${isSolved ? "?solutions=on" : ""}`;

export const chapterTitle = ({ name }: Pick<Chapter, "name">) => say(`lab-course-${name}-title` as Id);

/** The name of a screen among all, by which its answer is kept, and its stored result. */
export const keyOfScreen = ({ name }: Pick<Chapter, "name">, screen: Screen) => `${name}-${screen.name}`;

/** The experiment of a screen, for the student if they have given their name. */
export function lineAsked({ screen: { line }, isSolved }: Place, { [STUDENT]: student = "" }: Marks) {
  if (!line.startsWith("exercise?")) return line;
  return line + (student && `&student=${encodeURIComponent(student)}`) + (isSolved ? "&solutions=on" : "");
}

/** The file of a result that the build has stored, "" if it has not. @param text the canonical one of an experiment */
export function storedResult(text: string, experiments: Experiment[], chapters: readonly Chapter[]): string {
  const usual = experiments.find((one) => one.text === text);
  if (usual) return usual.name;
  const all = chapters.flatMap((chapter) => chapter.screens.map((screen) => [chapter, screen] as const));
  const found = all.find(([, { line }]) => line === text);
  return found ? keyOfScreen(...found) : "";
}

/** What the reader has answered at the screen shown. */
export const answerOf = ({ place, marks }: Placed) =>
  place ? marks[keyOfScreen(place.chapter, place.screen)] : undefined;

/** Whether the figure moves and the explanation is open: before that the reader is to answer. */
export const isRevealed = (state: Placed) =>
  state.place?.isSolved || state.place?.screen.answer === undefined || answerOf(state) !== undefined;

/** The position at which the figure of the screen shown stands at first; undefined elsewhere. */
export function positionOf(state: Placed): number | undefined {
  const { at = 0, to = at } = state.place?.screen ?? {};
  return state.place ? (isRevealed(state) && to) || at : undefined;
}

/** Whether an answer is right; null where none is. Numbers may have either decimal sign. */
export function isRight({ answer }: Screen, given: string | undefined): boolean | null {
  if (!answer || given === undefined) return null;
  const plain = given.trim().replace("−", "-").replace(",", ".");
  return plain !== "" && (plain === answer || Number(plain) === Number(answer));
}

/** How many screens of a chapter ask something, and how many of these were answered. */
export function countAnswers(chapter: Chapter, marks: Marks) {
  const asking = chapter.screens.filter(({ answer, line }) => answer !== undefined || line.startsWith("exercise?"));
  return { all: asking.length, done: asking.filter((screen) => keyOfScreen(chapter, screen) in marks).length };
}

export const loadMarks = (): Marks => readLike(loadText(KEY), new Dictionary(""), {});

export class Tutor extends Controller<void, LabState> {
  /** Keep an answer, or the points of an exercise, of the screen shown. */
  answer(given: string) {
    const { place } = this.state;
    if (!place) return;
    this.keep(keyOfScreen(place.chapter, place.screen), given);
    const { to } = place.screen;
    if (to != null) this.set({ at: to });
  }

  keep(name: string, value: string) {
    this.#store({ ...this.state.marks, [name]: value });
  }

  /** Forget the answers of the chapter shown. */
  clear() {
    const { place, marks } = this.state;
    const begin = `${place?.chapter.name}-`;
    if (place) this.#store(Object.fromEntries(Object.entries(marks).filter(([name]) => !name.startsWith(begin))));
  }

  #store(marks: Marks) {
    this.set({ marks });
    storeText(KEY, JSON.stringify(marks));
  }
}
