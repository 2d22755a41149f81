/** The welcome of a first visit: a card over the board, which stays in sight and can be played on. */

import { thumbnail } from "../board/thumbnail.js";
import { button, find, newButton, show, write } from "../dom.js";
import { easy, firstOf, usual } from "../model/beginning.js";
import { gameNamed } from "../model/state.js";
import { say } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { Examples, Diagram } from "messages" */
/** @import { State } from "../model/state.js" */

/** Milliseconds from one stone of the moving picture to the next, and for which its end is shown. */
const [STONE, END] = [550, 3_500];

export class Welcome {
  #card = find("welcome");
  #film;

  /** @param {App} app @param {Examples} examples
   * @param {boolean} invited whether the address asks for nothing else */
  constructor(app, examples, invited) {
    this.app = app;
    this.app = app;
    this.examples = examples;
    this.#film = new Film(examples.game);
    find("welcome-picture").replaceChildren(this.#film.svg);
    button("welcome-close").addEventListener("click", () => this.#close());
    find("welcome-learn", HTMLAnchorElement).addEventListener("click", () => this.#close());
    button("welcome-easy").addEventListener("click", () => this.play());
    button("welcome-familiar").addEventListener("click", () => this.#explain());
    button("about-welcome").addEventListener("click", () => {
      find("about-dialog", HTMLDialogElement).close();
      this.#recall();
    });
    document.addEventListener("keydown", (event) => this.#pressed(event));
    find("welcome-games").append(...examples.familiar.map((start) => this.#offer(start)));
    const { snapshot, tally, opening, preferences } = app.store.state;
    if (!preferences.welcomed && invited && opening === null && snapshot.ply === 0 && Object.keys(tally).length === 0)
      this.#show();
  }

  /** Begin the game for somebody who has played none. @param {string} [game] the one that was taught */
  play(game) {
    const start = firstOf(this.examples.easy, game);
    this.#close();
    this.app.opener.newGame(easy(this.app.store.state, start), this.app.store.state.settings, start);
  }

  /** Whoever begins to play needs no welcome. @param {State} state */
  draw({ engine, snapshot, pending, opening }) {
    if (this.#card.hidden) return;
    const { phase, done, total } = engine;
    const progress = find("welcome-progress", HTMLProgressElement);
    if (phase === "loading" && total) progress.value = done / total;
    else if (phase === "ready") progress.value = 1;
    else progress.removeAttribute("value");
    const told = {
      loading: total ? say("loading-bytes", { done: done / 1e6, total: total / 1e6 }) : "",
      starting: say("starting-python"),
      ready: say("engine-ready"),
      failed: "",
    };
    write("welcome-loading", told[phase]);
    show(progress, phase === "loading" || phase === "starting");
    if (phase === "starting")
      this.#film.stop(); // without a graphics card each picture takes time from Python
    else this.#film.run();
    if (this.#begun !== snapshot.record || pending.length > 0 || opening !== null) this.#close();
  }

  /** The record of the position over which the card lies. */
  #begun = "";

  #show() {
    this.#begun = this.app.store.state.snapshot.record;
    show(this.#card, true);
    show("welcome-more", false);
    button("welcome-familiar").setAttribute("aria-expanded", "false");
    this.#film.rewind();
    this.draw(this.app.store.state);
  }

  /** Show the card again, wherever the person is. */
  #recall() {
    const focus = () => find("welcome-title").focus();
    this.#show();
    if (!find("place-play").hidden) return focus();
    addEventListener("hashchange", focus, { once: true });
    location.hash = "play";
  }

  #close() {
    if (this.#card.hidden) return;
    const held = this.#card.contains(document.activeElement);
    show(this.#card, false);
    this.#film.stop();
    if (!this.app.store.state.preferences.welcomed) this.app.settings.prefer({ welcomed: true });
    const cell = document.querySelector("#board [tabindex='0']");
    if (held && cell instanceof SVGElement) cell.focus();
  }

  #explain() {
    const more = find("welcome-more");
    const opens = Boolean(more.hidden);
    show(more, opens);
    button("welcome-familiar").setAttribute("aria-expanded", String(opens));
  }

  #offer(/** @type {Diagram} */ start) {
    const { game, size } = start.snapshot;
    const text = say("start-game-told", { title: gameNamed(this.app.store.state.describe, game).title, size });
    const act = () => {
      this.#close();
      this.app.opener.newGame(usual(this.app.store.state, start), this.app.store.state.settings, start);
    };
    return newButton({}, act, text);
  }

  #pressed(/** @type {KeyboardEvent} */ event) {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) this.#close();
  }
}

/** A game that plays itself, stone by stone, until a chain has won; a still picture of its end for those who want no
 * motion. */
class Film {
  #step = 0;
  #timer = 0;

  /** @param {Diagram} end the last position of the game */
  constructor(end) {
    this.svg = thumbnail(end);
    this.length = Math.max(...end.snapshot.numbers);
  }

  rewind() {
    this.stop();
    this.#show(still() ? this.length : 0);
  }

  run() {
    if (this.#timer || still()) return;
    const last = this.#step === this.length;
    this.#timer = setTimeout(
      () => {
        this.#timer = 0;
        this.#show(last ? 0 : this.#step + 1);
        this.run();
      },
      last ? END : STONE,
    );
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** @param {number} step the number of stones on the board */
  #show(step) {
    this.#step = step;
    for (const stone of this.svg.querySelectorAll("[data-number]")) {
      stone.classList.toggle("absent", Number(stone.getAttribute("data-number")) > step);
    }
    this.svg.classList.toggle("unwon", step < this.length);
  }
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
