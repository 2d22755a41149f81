// @ts-check
/** First steps: short lessons on a board of their own, which leave the game untouched. */

import { Board } from "../board/board.js";
import { sceneOf } from "../board/scene.js";
import { button, find } from "../dom.js";
import { EngineLost } from "../engine/client.js";
import { actions, gameNamed } from "../model/state.js";
import { shape } from "../svg.js";
import { capitalised, local, strings } from "../words/strings.js";

/** @import { Game } from "../game.js" */
/** @import { Lesson, Placed } from "../engine/messages.js" */
/** @import { State } from "../model/state.js" */

/** Playouts of the searches that are shown one after the other. */
const PLAYOUTS = [16, 64, 256, 1_024];

/** The number of moves shown of a search. */
const SHOWN = 5;

/** A fixed seed, so that everybody sees the same search. */
const SEED = 1;

export class Lessons {
  #dialog = find("lessons-dialog", HTMLDialogElement);
  /** @type {Board | null} */
  #board = null;
  /** @type {Placed | null} */
  #position = null;
  #number = 0;
  /** The number of searches shown in this lesson. */
  #searches = 0;

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    button("lessons").addEventListener("click", () => this.#open());
    button("lesson-back").addEventListener("click", () => this.#begin(this.#number - 1));
    button("lesson-next").addEventListener("click", () => this.#begin(this.#number + 1));
    button("lesson-search").addEventListener("click", () => this.#search());
    this.#dialog.addEventListener("close", () => find("lesson-place", HTMLElement).replaceChildren());
  }

  /** Lessons need the engine. @param {State} state */
  draw({ engine }) {
    button("lessons").disabled = engine.phase !== "ready";
  }

  #open() {
    const svg = shape("svg", { role: "grid", "aria-label": strings.lessonBoard });
    find("lesson-place", HTMLElement).replaceChildren(svg);
    this.#board = new Board(svg, (move) => this.#play(move));
    this.#dialog.showModal();
    this.#begin(0);
  }

  get #lessons() {
    return this.game.state.describe.lessons;
  }

  /** @param {Lesson} lesson */
  #texts({ name }) {
    const texts = strings.lessons[name];
    if (!texts) throw new Error(`No language tells about the lesson "${name}".`);
    return texts;
  }

  /** @param {number} number of the lesson, from 0 */
  async #begin(number) {
    const lesson = this.#lessons[number];
    const position = lesson && (await this.#ask(this.game.engine.call("position", { record: lesson.record })));
    if (!position) return;
    [this.#number, this.#searches] = [number, 0];
    const { title, text } = this.#texts(lesson);
    find("lesson-count", HTMLElement).textContent = strings.lessonCount(number + 1, this.#lessons.length);
    find("lesson-title", HTMLElement).textContent = title;
    find("lesson-text", HTMLElement).textContent = text;
    button("lesson-back").disabled = number === 0;
    button("lesson-next").disabled = number === this.#lessons.length - 1;
    button("lesson-search").hidden = lesson.moves.length > 0;
    find("lesson-table", HTMLElement).hidden = true;
    this.#show(position, "");
  }

  /** @param {Placed} position @param {string} answer the text about it */
  #show(position, answer) {
    this.#position = position;
    const { game, legal } = position.snapshot;
    const { tokens } = gameNamed(this.game.state.describe, game);
    this.#board?.draw(sceneOf(position, { playable: legal, tokens }, { strings, local }));
    find("lesson-answer", HTMLElement).textContent = answer;
    find("lesson-actions", HTMLElement).replaceChildren(
      ...actions(position).map((name) => {
        const act = Object.assign(document.createElement("button"), { type: "button", textContent: capitalised(local(name)) });
        act.addEventListener("click", () => this.#play(name));
        return act;
      }),
    );
  }

  /** @param {string} move */
  async #play(move) {
    const lesson = /** @type {Lesson} */ (this.#lessons[this.#number]);
    const { done, again } = this.#texts(lesson);
    if (!this.#position || !this.#position.snapshot.legal.includes(move) || this.#position.snapshot.record !== lesson.record) return;
    if (!lesson.moves.includes(move)) return this.#show(this.#position, again);
    const position = await this.#ask(this.game.engine.call("position", { record: lesson.record, move }));
    if (position) this.#show(position, done);
  }

  /** Show the next longer search of the lesson's position. */
  async #search() {
    const lesson = /** @type {Lesson} */ (this.#lessons[this.#number]);
    const playouts = PLAYOUTS[this.#searches] ?? 0;
    const found = await this.#ask(this.game.engine.call("estimate", { record: lesson.record, playouts, seed: SEED }));
    if (!found?.visits) return;
    const { visits, values } = found;
    const most = Object.keys(visits).sort((one, other) => Number(visits[other]) - Number(visits[one])).slice(0, SHOWN);
    const rows = most.map((move) => row([move, strings.count(Number(visits[move])), strings.percent(Number(values[move]))]));
    find("lesson-table", HTMLTableElement).tBodies[0]?.replaceChildren(...rows);
    find("lesson-table", HTMLElement).hidden = false;
    this.#searches = (this.#searches + 1) % PLAYOUTS.length;
    find("lesson-answer", HTMLElement).textContent = strings.searched(playouts);
  }

  /** The answer, or null if the worker was lost in the meantime, which the page reports elsewhere. @template T @param {Promise<T>} answer */
  async #ask(answer) {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof EngineLost) return null;
      throw error;
    }
  }
}

/** @param {string[]} texts */
function row(texts) {
  const line = document.createElement("tr");
  for (const text of texts) line.insertCell().textContent = text;
  return line;
}
