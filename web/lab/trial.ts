/** Where the reader acts: marks nodes of a puzzle's tree, answers questions, or chooses in place of a strategy. A
 * student's answers are kept in this window for each exercise by its text: they come back after a reload or a visit
 * elsewhere. */

import { Controller } from "../app/controller.ts";
import { Dictionary, readLike } from "../model/likeness.ts";
import { loadText, storeText } from "../person/storage.ts";
import type { Tutor } from "./course.ts";
import type { Engines } from "./engines.ts";
import type { Id } from "./folding.ts";
import type { LabMessages } from "./messages.ts";
import type { Recorder } from "./recorder.ts";
import type { Folds, LabState } from "./state.ts";

const WINDOW = "sessionStorage";
/** Among the answers: how often they were handed in. */
const TRIES = "tries";
const keyOf = (text: string) => `wye-answers-${text}`;

/** What was answered so far in an exercise, by the ids of the questions. */
export const answersTo = (text: string): Record<string, string> =>
  readLike(loadText(keyOf(text), WINDOW), new Dictionary(""), {});

type Needs = { engines: Engines; messages: LabMessages; recorder: Recorder; tutor: Tutor };

export class Trial extends Controller<Needs, LabState> {
  mark(id: Id) {
    const { quiz } = this.state;
    if (quiz.isRevealed) return;
    const marked = new Set(quiz.marked);
    if (!marked.delete(id)) marked.add(id);
    this.set({ quiz: { ...quiz, marked } });
  }

  tell() {
    this.set({ quiz: { ...this.state.quiz, isRevealed: true } });
  }

  fold(change: (folds: Folds) => Folds) {
    const { quiz } = this.state;
    this.set({ quiz: { ...quiz, folds: change(quiz.folds) } });
  }

  /** Answer a question of the exercise. */
  answer(id: string, answer: string) {
    const { result, exercise } = this.state;
    if (!result) return;
    const answers = { ...exercise.answers, [id]: answer };
    this.set({ exercise: { answers, grade: null } });
    storeText(keyOf(result.chosen.text), JSON.stringify(answers), WINDOW);
  }

  /** Have the answers graded, and count how often. */
  async handIn() {
    const { result } = this.state;
    if (!result) return;
    const tries = Number(this.state.exercise.answers[TRIES] ?? 0) + 1;
    this.answer(TRIES, `${tries}`);
    const { text } = result.chosen;
    const { answers } = this.state.exercise;
    const grade = await this.needs.recorder.ask(result, "grade", { text, answers, tries });
    if (!grade || this.state.exercise.answers !== answers) return;
    this.set({ exercise: { answers, grade } });
    this.needs.tutor.answer(`${grade.points}/${grade.of}`);
  }

  async choose(choice: number) {
    const { result, hand } = this.state;
    if (!result) return;
    const choices = [...hand.choices, choice];
    this.set({ hand: { ...hand, choices } });
    const { text } = result.chosen;
    const asked = this.needs.engines.of(text).then((engine) => engine.call("hand", { text, choices }));
    const trial = await this.needs.messages.orTold(asked);
    if (trial && this.state.hand.choices === choices) this.set({ hand: { choices, trial } });
  }
}
