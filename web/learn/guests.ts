/** Who is new here: a card over the board welcomes them, or tells what a friend invites them to, until they play. */

import type { Examples, Start } from "messages";
import type { App } from "../app/app.ts";
import { Controller } from "../app/controller.ts";
import { easy, firstOf, usual } from "../model/beginning.ts";
import { cardFor, type Guest, isPast } from "../model/guest.ts";
import { Film } from "./film.ts";

export class Guests extends Controller {
  film: Film;

  constructor(
    app: App,
    public examples: Examples,
  ) {
    super(app);
    this.film = new Film(examples.game);
    app.store.watch(() => this.#follow());
  }

  #change(change: Partial<Guest>) {
    this.set({ guest: { ...this.state.guest, ...change } });
  }

  /** Show whoever has not been here before a card, unless the address asks for something else. */
  greet() {
    this.#change({ card: cardFor(this.state, location.hash !== ""), record: this.state.snapshot.record });
  }

  /** Show the welcome again, wherever the person is. */
  welcome() {
    this.app.dialogs.close("about");
    const { snapshot, guest, place } = this.state;
    this.#change({ card: "welcome", record: snapshot.record, familiar: false, recalls: guest.recalls + 1 });
    if (place !== "play") this.app.places.show("play");
  }

  /** Tell those who know a game of this kind the difference, or no more. */
  explain() {
    this.#change({ familiar: !this.state.guest.familiar });
  }

  /** Put the card away. @returns whether there was one */
  leave(): boolean {
    if (this.state.guest.card === null) return false;
    this.#change({ card: null });
    if (!this.state.preferences.welcomed) this.app.settings.prefer({ welcomed: true });
    return true;
  }

  /** Put the card away and go to the board. */
  close() {
    this.leave();
    this.app.toBoard();
  }

  /** Begin a first game. @param taught the game that was taught, if one was */
  async playEasy(taught?: string) {
    this.leave();
    await this.app.opener.newFirstGame(easy(this.state, firstOf(this.examples.easy, taught)));
    this.app.places.show("play");
    this.app.toBoard();
  }

  /** Begin a game of those that are offered to whoever knows one. */
  async play(start: Start) {
    this.leave();
    await this.app.opener.newFirstGame(usual(this.state, start));
    this.app.toBoard();
  }

  /** The film of the welcome waits while Python starts: without a graphics card each picture takes time from Python. */
  #follow() {
    const { engine, guest } = this.state;
    if (guest.card !== null && isPast(this.state)) this.leave();
    else if (guest.card === "welcome" && engine.phase !== "starting") this.film.run();
    else this.film.stop();
  }
}
