/** The card over the board that welcomes a new visitor, or shows what a friend invites to, until they play. */

import type { Examples, Start } from "messages";
import { Controller } from "../app/controller.ts";
import type { Places } from "../app/places.ts";
import type { Screen } from "../app/screen.ts";
import type { Settings } from "../app/settings.ts";
import type { Store } from "../app/store.ts";
import { easyChoices, firstStart, usualChoices } from "../model/beginning.ts";
import { cardFor, type Guest, isPast } from "../model/guest.ts";
import type { State } from "../model/state.ts";
import type { Opener } from "../play/opener.ts";
import { Film } from "./film.ts";

type Needs = { examples: Examples; settings: Settings; opener: Opener; places: Places; screen: Screen };

export class Guests extends Controller<Needs> {
  film: Film;

  constructor(store: Store<State>, needs: Needs) {
    super(store, needs);
    this.film = new Film(needs.examples.game);
  }

  get examples() {
    return this.needs.examples;
  }

  #change(change: Partial<Guest>) {
    this.set({ guest: { ...this.state.guest, ...change } });
  }

  /** Show a card to a new visitor, unless the address asks for something else. */
  greet() {
    this.#change({ card: cardFor(this.state, location.hash !== ""), record: this.state.snapshot.record });
  }

  /** Show the welcome again, wherever the person is. */
  welcome() {
    const { snapshot, guest, place } = this.state;
    this.#change({ card: "welcome", record: snapshot.record, familiar: false, recalls: guest.recalls + 1 });
    if (place !== "play") this.needs.places.show("play");
  }

  /** Show or hide what differs from other games of this kind. */
  explain() {
    this.#change({ familiar: !this.state.guest.familiar });
  }

  /** Put the card away. @returns whether there was one */
  leave(): boolean {
    if (this.state.guest.card === null) return false;
    this.#change({ card: null });
    if (!this.state.preferences.welcomed) this.needs.settings.prefer({ welcomed: true });
    return true;
  }

  /** Put the card away and go to the board. */
  close() {
    this.leave();
    this.needs.screen.focusBoard();
  }

  /** Begin a first game. @param taught the game of the lesson before it, if there was one */
  async playEasy(taught?: string) {
    this.leave();
    await this.needs.opener.newFirstGame(easyChoices(this.state, firstStart(this.needs.examples.easy, taught)));
    this.needs.places.show("play");
    this.needs.screen.focusBoard();
  }

  /** Begin a game of those on offer to people who know one. */
  async play(start: Start) {
    this.leave();
    await this.needs.opener.newFirstGame(usualChoices(this.state, start));
    this.needs.screen.focusBoard();
  }

  /** The film of the welcome waits while Python starts: without a graphics card each picture takes time from Python. */
  override follow() {
    const { engine, guest } = this.state;
    if (guest.card !== null && isPast(this.state)) this.leave();
    else if (guest.card === "welcome" && engine.phase !== "starting") this.film.run();
    else this.film.stop();
  }
}
