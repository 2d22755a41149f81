/** Where the reader acts: marks nodes of a puzzle's tree, or chooses in place of a strategy and is compared. */

import { keepAnswers } from "./answers.ts";
import { Controller } from "./controller.ts";
import type { Id } from "./folding.ts";
import { BEGUN } from "./state.ts";

export class Trial extends Controller {
  mark(id: Id) {
    const { quiz } = this.state;
    if (quiz.told) return;
    const marked = new Set(quiz.marked);
    if (!marked.delete(id)) marked.add(id);
    this.set({ quiz: { ...quiz, marked } });
  }

  tell() {
    this.set({ quiz: { ...this.state.quiz, told: true } });
  }

  markAnew() {
    this.set({ quiz: BEGUN.quiz });
  }

  turn(id: Id, open: boolean) {
    const { quiz } = this.state;
    this.set({ quiz: { ...quiz, folds: { ...quiz.folds, turned: new Map([...quiz.folds.turned, [id, open]]) } } });
  }

  reach(reached: Id) {
    const { quiz } = this.state;
    this.set({ quiz: { ...quiz, folds: { ...quiz.folds, reached } } });
  }

  /** Answer a question of the exercise. */
  answer(id: string, answer: string) {
    const { ran, exercise } = this.state;
    if (!ran) return;
    const answers = { ...exercise.answers, [id]: answer };
    this.set({ exercise: { answers, grade: null } });
    keepAnswers(ran.chosen.text, answers);
  }

  /** Have the answers graded. */
  async handIn() {
    const { ran, exercise } = this.state;
    if (!ran) return;
    const { text } = ran.chosen;
    const { answers } = exercise;
    await this.app.messages.orTold(this.app.recorder.recorded(ran)); // a result that the build has stored
    const grade = await this.app.messages.orTold(this.app.engine.call("grade", { text, answers }));
    if (grade && this.state.exercise.answers === answers) this.set({ exercise: { answers, grade } });
  }

  async choose(choice: number) {
    const { ran, hand } = this.state;
    if (!ran) return;
    const choices = [...hand.choices, choice];
    this.set({ hand: { ...hand, choices } });
    const { text } = ran.chosen;
    const asked = this.app.engineOf(text).then((engine) => engine.call("hand", { text, choices }));
    const trial = await this.app.messages.orTold(asked);
    if (trial && this.state.hand.choices === choices) this.set({ hand: { choices, trial } });
  }

  chooseAnew() {
    this.set({ hand: BEGUN.hand });
  }
}
