/** Where the reader acts: marks nodes of a puzzle's tree, or chooses in place of a strategy and is compared. */

import { keepAnswers } from "./answers.js";
import { Controller } from "./controller.js";
import { BEGUN } from "./state.js";

/** @import { Id } from "./folding.js" */

export class Trial extends Controller {
  /** @param {Id} id */
  mark(id) {
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

  /** @param {Id} id @param {boolean} open */
  turn(id, open) {
    const { quiz } = this.state;
    this.set({ quiz: { ...quiz, folds: { ...quiz.folds, turned: new Map([...quiz.folds.turned, [id, open]]) } } });
  }

  /** @param {Id} reached */
  reach(reached) {
    const { quiz } = this.state;
    this.set({ quiz: { ...quiz, folds: { ...quiz.folds, reached } } });
  }

  /** Answer a question of the exercise. @param {string} id @param {string} answer */
  answer(id, answer) {
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

  /** @param {number} choice */
  async choose(choice) {
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
