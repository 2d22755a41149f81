/** The trainer of openings: asks of first stones, and keeps when each question returns. */

import { Controller } from "../app/controller.ts";
import { say } from "../lang/texts.ts";
import { gameNamed } from "../model/catalogue.ts";
import { type Answer, answered } from "../model/deck.ts";
import { dayOf } from "../model/problems.ts";
import type { Board, Training } from "../model/trainer.ts";
import * as model from "../model/trainer.ts";
import { keep, stored } from "../person/storage.ts";

const KEY = "wye-openings";
const today = () => dayOf(new Date());

export class Trainer extends Controller {
  get #training() {
    return this.state.training;
  }

  /** See what was answered, which another window may have changed. */
  look() {
    this.#show({ kept: model.readKept(stored(KEY)) });
  }

  open() {
    const { describe, snapshot } = this.state;
    this.look();
    this.#show({ training: true, board: this.#training.board ?? model.usual(describe, snapshot) });
    return this.ask();
  }

  close() {
    if (this.#training.training) this.#show({ training: false, question: null });
  }

  /** Ask about another board from now on. */
  choose(board: Board) {
    this.#show({ board, question: null });
    return this.ask();
  }

  /** Go on with the next question, as soon as the engine can be asked. */
  async ask() {
    const { training, board } = this.#training;
    this.#show({ finished: false });
    if (!training || !board || this.state.engine.phase !== "ready") return;
    const { openings } = gameNamed(this.state.describe, board.game);
    const options = { [openings?.option ?? ""]: true };
    const start = (await this.app.engine.call("position", { game: { name: board.game, size: board.size, options } }))
      .snapshot.record;
    const { moves: values, distinct } = await this.app.engine.call("openings", { record: start });
    const all = model.questions(start, values, distinct);
    const kept = model.withoutOld(this.#training.kept, start, all);
    const record = model.nextOf(kept, all, today(), Math.random());
    const placed = await this.app.engine.call("position", { record: record ?? start });
    if (!this.#training.training || this.#training.board !== board) return;
    if (kept.length < this.#training.kept.length) this.#keep(kept);
    if (record === null) return this.#show({ question: null, finished: true });
    const stone = record.slice(start.length);
    this.#show({ question: { record, stone, values, placed, tried: "", answer: null, settled: false, days: 0 } });
  }

  /** Give an answer: a stone, or whether to take one over. */
  answer(tried: string) {
    const { question } = this.#training;
    if (!question || question.settled) return;
    const right = model.isRight(question, tried);
    if (right) this.#settle(question.answer === "wrong" ? "helped" : "right", tried);
    else if (question.stone) this.#settle("wrong", tried);
    else this.#show({ question: { ...question, tried, answer: "wrong" } });
  }

  /** Show the answer. */
  tell() {
    const { question } = this.#training;
    if (question) this.#settle("wrong", model.answerTo(question));
  }

  #settle(answer: Answer, tried: string) {
    const { question, kept } = this.#training;
    if (!question) return;
    const card = answered(model.cardOf(kept, question.record, today()), answer, today());
    this.#show({ question: { ...question, tried, answer, settled: true, days: Math.max(1, card.days) } });
    this.#keep([...kept.filter(({ id }) => id !== card.id), card]);
  }

  #keep(kept: Training["kept"]) {
    this.#show({ kept });
    if (!keep(KEY, JSON.stringify(kept))) this.app.messages.tell(say("not-kept"));
  }

  #show(change: Partial<Training>) {
    this.set({ training: { ...this.#training, ...change } });
  }
}
