/** Practice with the person's own mistakes. */

import type { Diagram } from "messages";
import type { App } from "../app/app.ts";
import { Controller } from "../app/controller.ts";
import { say } from "../lang/texts.ts";
import type { Answer, Card } from "../model/deck.ts";
import * as model from "../model/deck.ts";
import { dayOf } from "../model/problems.ts";
import type { State } from "../model/state.ts";
import { keep, stored } from "../person/storage.ts";

const KEY = "wye-deck";
const today = () => dayOf(new Date());

/** A card at hand. */
export interface Practice {
  card: Card;
  placed: Diagram; // its position
  tried: string; // the latest move, "" before
  answer: Answer | null; // once it is settled; until then "wrong" after a wrong move
}

export class Deck extends Controller {
  /** The line of which the mistakes are in the deck. */
  #gathered = "";

  constructor(app: App) {
    super(app);
    app.store.watch((state) => this.#gather(state));
  }

  /** See what is in the deck, which another window may have changed. */
  look() {
    this.#show({ cards: model.readDeck(stored(KEY)) });
  }

  /** Go on with the next card of today. */
  async open() {
    this.look();
    this.#show({ practising: true, practice: null });
    const [card] = model.dueOn(this.#deck.cards, today());
    if (!card || this.state.engine.phase !== "ready") return;
    const placed = await this.app.engine.call("position", { record: card.record });
    if (this.#deck.practising) this.#show({ practice: { card, placed, tried: "", answer: null } });
  }

  close() {
    if (this.#deck.practising) this.#show({ practising: false, practice: null });
  }

  /** Try a move. */
  choose(move: string) {
    const { practice } = this.#deck;
    if (!practice || this.#settled) return;
    const right = practice.card.good.includes(move);
    if (right) this.#settle(practice.answer === "wrong" ? "helped" : "right", move);
    else this.#show({ practice: { ...practice, tried: move, answer: "wrong" } });
  }

  /** Show the answer. */
  tell() {
    const [best = ""] = this.#deck.practice?.card.good ?? [];
    this.#settle("wrong", best);
  }

  /** Take the card at hand out of the deck, and go on. */
  drop() {
    const { practice, cards } = this.#deck;
    this.#store(cards.filter(({ id }) => id !== practice?.card.id));
    return this.open();
  }

  get #deck() {
    return this.state.deck;
  }

  get #settled() {
    const { practice } = this.#deck;
    return practice?.card.good.includes(practice.tried) === true;
  }

  #settle(answer: Answer, tried: string) {
    const { practice, cards } = this.#deck;
    if (!practice) return;
    const card = model.answered(practice.card, answer, today());
    this.#show({ practice: { ...practice, card, tried, answer } });
    this.#store(cards.map((one) => (one.id === card.id ? card : one)));
  }

  /** Add the mistakes of a game as soon as all of it is analysed. */
  #gather(state: State) {
    const line = `${state.id} ${state.tree.tip}`;
    if (line === this.#gathered || !model.isStudied(state)) return;
    this.#gathered = line;
    const cards = model.cardsOf(state, today());
    if (cards.length) this.#store(model.extended(model.readDeck(stored(KEY)), cards));
  }

  #store(cards: Card[]) {
    this.#show({ cards });
    if (!keep(KEY, JSON.stringify(cards))) this.app.messages.tell(say("not-kept"));
  }

  #show(change: Partial<State["deck"]>) {
    this.set({ deck: { ...this.#deck, ...change } });
  }
}
