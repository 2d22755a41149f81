/** The review of a game: its mistakes, and the lesson that they make. */

import { Controller } from "../app/controller.ts";
import type { Messages } from "../app/messages.ts";
import type { Engine } from "../engine/client.ts";
import { atHand, learnOn, showAnswer, startLearning } from "../model/learning.ts";
import { canGo } from "../model/queries.ts";
import { chooseMistake, type Mistake, nextMistake, nodeNumber, picturedMistakes } from "../model/review.ts";
import { NO_REVIEW, type State } from "../model/state.ts";
import { last, showAt } from "../model/tree.ts";
import type { Game } from "../play/game.ts";

export class Reviewer extends Controller<{ engine: Engine; game: Game; messages: Messages }> {
  #asked: Set<string> = new Set(); // the records of the positions that the engine was asked for, each once

  /** Ask for the positions before the mistakes that are pictured or pointed at. */
  override follow(state: State) {
    const pictured = canGo(state) ? picturedMistakes(state).map(({ record }) => record) : [];
    for (const record of [...pictured, state.review.aside]) {
      if (record === null || this.#asked.has(record)) continue;
      this.#asked.add(record);
      this.needs.messages.attempt(async () => {
        const { snapshot } = await this.needs.engine.call("play", { record });
        this.set({ positions: { ...this.state.positions, [record]: snapshot } });
      });
    }
  }

  /** Show the position before a mistake, with the move made and the line of the better one. */
  correct(mistake: Mistake) {
    this.#visit(mistake);
    this.set(chooseMistake(this.state, mistake));
  }

  /** Have the board show the position before a mistake, not that of the game, while the person points at it. */
  point(mistake: Mistake | null) {
    const aside = (canGo(this.state) && mistake?.record) || null;
    this.set({ review: { ...this.state.review, aside } });
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

  /** Have a player look for better moves than the mistakes. @param player null: where the card of a lost game says */
  learn(player: number | null) {
    this.set(startLearning(this.state, player));
    this.visitMistake();
  }

  visitMistake() {
    const mistake = atHand(this.state);
    if (mistake) this.#visit(mistake);
  }

  tellAnswer() {
    this.set(showAnswer(this.state));
  }

  learnOn() {
    this.set(learnOn(this.state));
    this.visitMistake();
  }

  /** Back to the review, at the end of the game. */
  endLearning() {
    this.set({ review: NO_REVIEW });
    this.needs.game.go(last);
  }

  /** Go to the position before a mistake. */
  #visit({ record }: Mistake) {
    const node = nodeNumber(this.state, record);
    if (node !== undefined) this.needs.game.go((tree) => showAt(tree, node));
  }
}
