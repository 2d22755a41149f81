/** Practice with cards that return: the mistakes of the person's own games, and openings. */

import { Exercises } from "../app/exercises.ts";
import type { Messages } from "../app/messages.ts";
import type { Engine } from "../engine/client.ts";
import { findGame } from "../model/catalogue.ts";
import { cardExercise, cardsOf, isStudied, readDeck } from "../model/deck.ts";
import { begin, conclude, type Exercise, isOver, isRight } from "../model/exercise.ts";
import { person } from "../model/queries.ts";
import { lossPerMove } from "../model/review.ts";
import { type Answer, dayOf, dueOn, extend, newCard, reschedule } from "../model/schedule.ts";
import type { State } from "../model/state.ts";
import * as model from "../model/trainer.ts";
import { loadText } from "../person/storage.ts";

const KEYS = { mistakes: "wye-deck", openings: "wye-openings", losses: "wye-losses" };
const today = () => dayOf(new Date());

export class Trainer extends Exercises<{ engine: Engine; messages: Messages }> {
  /** The line whose mistakes are in the deck. */
  #line = "";
  /** The number of questions that were asked for: of several on their way the latest is shown. */
  #asking = 0;

  #change(change: Partial<model.Practice>) {
    this.set({ practice: { ...this.state.practice, ...change } });
  }

  /** See what is in the decks, which another window may have changed. */
  look() {
    this.#change({
      mistakes: readDeck(loadText(KEYS.mistakes)),
      openings: model.readQuestions(loadText(KEYS.openings)),
      losses: model.readLosses(loadText(KEYS.losses)),
    });
  }

  open(deck: model.DeckName) {
    const { describe, snapshot } = this.state;
    this.#change({ deck, board: this.state.practice.board ?? model.firstBoard(describe, snapshot.game), round: [] });
    this.next();
  }

  close() {
    if (!this.state.practice.deck) return;
    this.#leave();
    this.#change({ deck: null });
  }

  /** Go on with what waited for the engine. */
  resume() {
    if (this.state.practice.deck) this.next();
  }

  /** Go on with the next card of today, as soon as the engine can be asked. */
  next() {
    const { deck } = this.state.practice;
    if (deck === "mistakes") {
      this.#leave();
      this.look();
    }
    this.#change({ isDone: false });
    if (this.state.engine.phase !== "ready") return;
    this.needs.messages.attempt(() => (deck === "mistakes" ? this.#nextMistake() : this.#nextQuestion()));
  }

  /** Ask about the openings of another board from now on. */
  choose(board: model.TrainerBoard | null) {
    this.#leave();
    this.#change({ board });
    this.restart();
  }

  /** Begin a new round of questions. */
  restart() {
    this.#change({ round: [] });
    this.next();
  }

  /** Take the card at hand out of the deck, and go on. */
  drop() {
    const { mistake, mistakes } = this.state.practice;
    const others = mistakes.filter(({ id }) => id !== mistake?.id);
    this.#keep("mistakes", others);
    this.next();
  }

  /** Keep when the card at hand returns, once it is answered. Whether to take over a stone is asked only once. */
  judge(exercise: Exercise) {
    const { mistake, question, mistakes, openings, round } = this.state.practice;
    if (!isOver(exercise) && !question?.stone) return;
    const answer: Answer = exercise.told || !isRight(exercise) ? "wrong" : exercise.tries > 1 ? "helped" : "right";
    if (mistake) {
      const card = reschedule(mistake, answer, today());
      const all = mistakes.map((one) => (one.id === card.id ? card : one));
      this.#change({ mistake: card });
      this.#keep("mistakes", all);
      this.show(conclude(exercise, card.line));
    } else if (question) {
      const { stone, values, ...card } = reschedule(question, answer, today());
      this.#change({ question: { stone, values, ...card }, round: [...round, answer === "right"] });
      this.#keep("openings", [...openings.filter(({ id }) => id !== card.id), card]);
      this.set({ exercise: { ...exercise, replies: {} } });
    }
  }

  async #nextMistake() {
    const [mistake] = dueOn(this.state.practice.mistakes, today());
    if (!mistake) return;
    const position = await this.needs.engine.call("position", { record: mistake.record });
    if (this.state.practice.deck !== "mistakes") return;
    this.#change({ mistake });
    this.show(cardExercise(mistake, position));
  }

  async #nextQuestion() {
    const { board, openings, round } = this.state.practice;
    if (!board) return;
    const asking = ++this.#asking;
    const { option = "" } = findGame(this.state.describe, board.game).openings ?? {};
    const game = { name: board.game, size: board.size, options: { [option]: true } };
    const { record: start } = (await this.needs.engine.call("position", { game })).snapshot;
    const { moves: values, distinct } = await this.needs.engine.call("openings", { record: start });
    const all = model.questions(start, values, distinct);
    const cards = model.withoutOld(openings, start, all);
    const card = model.nextCard(cards, all, today(), Math.random());
    const isEnd = !card || round.length >= model.ROUND;
    const { id } = isEnd ? { id: start } : card;
    const position = await this.needs.engine.call("position", { record: id });
    if (this.state.practice.deck !== "openings" || this.#asking !== asking) return;
    if (cards.length < openings.length) this.#keep("openings", cards);
    this.#leave();
    const question = { ...(card ?? newCard(start, today())), stone: id.slice(start.length), values };
    this.#change({ question, isDone: !card });
    this.show(isEnd ? begin(position, {}) : model.questionExercise(question, position));
  }

  #leave() {
    this.show(null);
    this.#change({ mistake: null, question: null });
  }

  /** Add the mistakes of a game, and what it cost per move, as soon as all of it is analysed. */
  override follow(state: State) {
    const line = `${state.id} ${state.tree.tip}`;
    if (line === this.#line || !isStudied(state)) return;
    this.#line = line;
    const cards = cardsOf(state, today());
    if (cards.length) this.#keep("mistakes", extend(readDeck(loadText(KEYS.mistakes)), cards));
    const seat = state.watching || !state.snapshot.outcome ? null : person(state);
    const loss = seat && lossPerMove(state, seat);
    const losses = model.readLosses(loadText(KEYS.losses));
    if (loss !== null) this.#keep("losses", model.withLoss(losses, { id: state.id, loss }));
  }

  #keep<Name extends model.DeckName | "losses">(name: Name, cards: model.Practice[Name]) {
    this.#change({ [name]: cards });
    this.keep(KEYS[name], cards);
  }
}
