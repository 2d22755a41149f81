/** The review of a game: its mistakes, and the lesson that they make. */

import { Controller } from "../app/controller.ts";
import { atHand, learning, learntOn, told } from "../model/learning.ts";
import { canGo } from "../model/queries.ts";
import { chosen, type Mistake, nextMistake, nodeOf } from "../model/review.ts";
import { NO_REVIEW } from "../model/state.ts";
import { last, shownAt } from "../model/tree.ts";

export class Reviewer extends Controller {
  /** The mistake at which the person points. */
  #pointed: Mistake | null = null;

  /** Show the position before a mistake, with the move made and the line of the better one. */
  correct(mistake: Mistake) {
    this.#visit(mistake);
    this.set(chosen(this.state, mistake));
  }

  /** Have the board show the position before a mistake in place of that of the game, for as long as the person points
   * at it. */
  point(mistake: Mistake | null) {
    this.#pointed = mistake;
    const { review } = this.state;
    if (review.aside && review.aside.record !== mistake?.record) this.set({ review: { ...review, aside: null } });
    if (mistake && canGo(this.state)) this.app.messages.attempt(() => this.#showAside(mistake));
  }

  /** Point at a position of the curve. */
  pointAt(ply: number | null) {
    const { review } = this.state;
    if (review.ply !== ply) this.set({ review: { ...review, ply } });
  }

  /** Go to the next mistake, or the one before. @returns false if there is none */
  walk(way: 1 | -1): boolean {
    const mistake = this.state.review.learning ? null : nextMistake(this.state, way);
    if (mistake) this.correct(mistake);
    return Boolean(mistake);
  }

  async #showAside(mistake: Mistake) {
    const { snapshot } = await this.app.engine.call("play", { record: mistake.record });
    if (this.#pointed?.record === mistake.record) this.set({ review: { ...this.state.review, aside: snapshot } });
  }

  /** Have a player look for better moves in place of the mistakes. */
  learn(player: number) {
    this.set(learning(this.state, player));
    this.visitMistake();
  }

  /** Show the position of the mistake at hand. */
  visitMistake() {
    const mistake = atHand(this.state);
    if (mistake) this.#visit(mistake);
  }

  /** Show the answer to the mistake at hand. */
  tellAnswer() {
    this.set(told(this.state));
  }

  /** On to the next mistake. */
  learnOn() {
    this.set(learntOn(this.state));
    this.visitMistake();
  }

  /** Back to the review, at the end of the game. */
  endLearning() {
    this.set({ review: NO_REVIEW });
    this.app.game.go(last);
  }

  /** Go to the position before a mistake. */
  #visit({ record }: Mistake) {
    const node = nodeOf(this.state, record);
    if (node !== undefined) this.app.game.go((tree) => shownAt(tree, node));
  }
}
