/** Who is new here: a card over the board welcomes them, or tells what a friend invites them to, until they play. */

import { Controller } from "../app/controller.js";
import { easy, firstOf, usual } from "../model/beginning.js";
import { cardFor, isPast } from "../model/guest.js";
import { Film } from "./film.js";

/** @import { Diagram, Examples } from "messages" */
/** @import { App } from "../app/app.js" */
/** @import { Guest } from "../model/guest.js" */

export class Guests extends Controller {
  /** @param {App} app @param {Examples} examples */
  constructor(app, examples) {
    super(app);
    this.examples = examples;
    this.film = new Film(examples.game);
    app.store.watch(() => this.#follow());
  }

  #change(/** @type {Partial<Guest>} */ change) {
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

  /** Put the card away. @returns {boolean} whether there was one */
  leave() {
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

  /** Begin a first game. @param {string} [taught] the game that was taught, if one was */
  playEasy(taught) {
    const start = firstOf(this.examples.easy, taught);
    this.leave();
    this.app.opener.newGame(easy(this.state, start), this.state.settings, start);
    this.app.places.show("play");
    this.app.toBoard();
  }

  /** Begin a game at a position that the page knows. @param {Diagram} start */
  play(start) {
    this.leave();
    this.app.opener.newGame(usual(this.state, start), this.state.settings, start);
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
