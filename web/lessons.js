// @ts-check
/** First steps: short lessons on boards of their own, whose positions the engine sets up beside the game. */

import { Board } from "./board.js";
import { button, find } from "./dom.js";
import { EngineLost } from "./engine.js";
import { HUMAN, actions } from "./state.js";
import { capitalised, local, strings } from "./strings.js";

/** @import { Game } from "./game.js" */
/** @import { Lesson, Position, State } from "./state.js" */

/** Playouts of the searches that are looked at one after the other. */
const PLAYOUTS = [16, 64, 256, 1_024];

/** Moves that are shown of a search. */
const SHOWN = 5;

/** So that everybody sees the same search. */
const SEED = 1;

export class Lessons {
  #dialog = find("lessons-dialog", HTMLDialogElement);
  /** @type {Board | null} */
  #board = null;
  /** @type {Position | null} */
  #position = null;
  #number = 0;
  /** Searches that have been looked at in this lesson. */
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

  /** They need the engine. @param {State} state */
  draw({ engine }) {
    button("lessons").disabled = engine.phase !== "ready";
  }

  #open() {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("role", "grid");
    svg.setAttribute("aria-label", strings.lessonBoard);
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

  /** @param {number} number that of the lesson, from 0 */
  async #begin(number) {
    const lesson = this.#lessons[number];
    const position = lesson && (await this.#ask({ record: lesson.record }));
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

  /** @param {Position} position @param {string} answer what is said about it */
  #show(position, answer) {
    this.#position = position;
    const { state } = this.game;
    /** @type {State} */
    const shown = { ...state, ...position, players: [HUMAN, HUMAN], pending: [], opening: null, studying: false, analysing: false, hint: null };
    this.#board?.draw(shown, { numbers: false, confirm: false });
    find("lesson-answer", HTMLElement).textContent = answer;
    find("lesson-actions", HTMLElement).replaceChildren(
      ...actions(shown).map((name) => {
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
    const position = await this.#ask({ record: lesson.record, move });
    if (position) this.#show(position, done);
  }

  /** Look at the next longer search of the lesson's position. */
  async #search() {
    const lesson = /** @type {Lesson} */ (this.#lessons[this.#number]);
    const playouts = PLAYOUTS[this.#searches] ?? 0;
    const found = await this.#ask({ record: lesson.record, playouts, seed: SEED });
    if (!found?.visits || !found.values) return;
    const { visits, values } = found;
    const most = Object.keys(visits).sort((one, other) => Number(visits[other]) - Number(visits[one])).slice(0, SHOWN);
    const rows = most.map((move) => row([move, strings.count(Number(visits[move])), strings.percent(Number(values[move]))]));
    find("lesson-table", HTMLTableElement).tBodies[0]?.replaceChildren(...rows);
    find("lesson-table", HTMLElement).hidden = false;
    this.#searches = (this.#searches + 1) % PLAYOUTS.length;
    find("lesson-answer", HTMLElement).textContent = strings.searched(playouts);
  }

  /** A position beside the game; nothing where the engine is lost meanwhile, which the page tells. @param {Record<string, unknown>} fields */
  async #ask(fields) {
    try {
      /** @type {Position & {visits?: Record<string, number>, values?: Record<string, number>}} */
      const found = await this.game.engine.call("position", fields);
      return found;
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
