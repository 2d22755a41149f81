/** The place to learn: short lessons on a board of their own, which need no engine but for a search. */

import { Board } from "../board/board.js";
import { sceneOf } from "../board/scene.js";
import { button, element, find, newButton, show, write } from "../dom.js";
import { EngineLost } from "../engine/client.js";
import {
  advanced,
  begun,
  choices,
  goesOn,
  nextOf,
  playable,
  positionOf,
  searched,
  solvedIn,
  tried,
} from "../model/lesson.js";
import { actions } from "../model/state.js";
import { keep, stored } from "../person/storage.js";
import { shape } from "../svg.js";
import { capitalised, local, say, words } from "../lang/texts.js";

/** @import { Overlay } from "../board/scene.js" */
/** @import { App } from "../app/app.js" */
/** @import { Lesson } from "messages" */
/** @import { Trial } from "../model/lesson.js" */
/** @import { State } from "../model/state.js" */

const KEY = "wye-lessons";

/** Milliseconds between a move and its answer. */
const PAUSE = 700;

/** Playouts of the searches that are shown one after the other. */
const PLAYOUTS = [16, 64, 256, 1_024];

/** The number of moves shown of a search. */
const SHOWN = 5;

/** A fixed seed, so that everybody sees the same search. */
const SEED = 1;

export class Learn {
  #title = find("lesson-title");
  #next = button("lesson-next");
  #play = button("lesson-play");
  #search = button("lesson-search");
  /** @type {Board | null} */ #board = null;
  /** @type {Trial | null} */ #trial = null;
  /** The timer of the next move to be shown. */
  #timer = 0;
  /** The number of searches shown in this lesson. */
  #searches = 0;
  /** What the board shows of the latest one. @type {Pick<Overlay, "looks" | "shares">} */ #found = {};
  /** The names of the lessons that were solved, in this window as long as nothing can be stored. */
  #solved = new Set(solvedIn(stored(KEY)));
  /** Where each lesson that may be left out says that it was solved, by its name. @type {Map<string, HTMLElement>} */
  #marks = new Map();
  #ready = false;

  /** @param {App} app @param {Lesson[]} lessons @param {(game: string) => void} play begins a
   *   first game of the kind that was taught */
  constructor(app, lessons, play) {
    this.app = app;
    this.lessons = lessons;
    button("lesson-back").addEventListener("click", () => this.#go(-1));
    this.#next.addEventListener("click", () => this.#go(1));
    button("lesson-again").addEventListener("click", () => this.#restart());
    this.#search.addEventListener("click", () => this.#searchOn());
    this.#play.addEventListener("click", () => play(this.#trial?.lesson.position.snapshot.game ?? ""));
    find("lesson-further").prepend(...lessons.filter(({ further }) => further).map((lesson) => this.#card(lesson)));
  }

  /** @param {string} rest the name of a lesson, or nothing: then where the person was, or the first step not solved */
  open(rest) {
    const lesson = this.lessons.find(({ name }) => name === rest) ?? this.#trial?.lesson;
    if (!this.#board) {
      const svg = shape("svg", { role: "grid", "aria-label": say("lesson-board") });
      find("lesson-place").replaceChildren(svg);
      this.#board = new Board(svg, (move) => this.#try(move));
    }
    const begins = lesson ?? nextOf(this.lessons, this.#solved);
    if (begins) this.#begin(begins);
  }

  close() {
    clearTimeout(this.#timer);
    find("lesson-place").replaceChildren();
    this.#board = null;
  }

  /** A search needs the engine. @param {State} state */
  draw({ engine }) {
    this.#ready = engine.phase === "ready";
    this.#search.disabled = !this.#ready;
    show("lesson-waits", !this.#ready && this.#trial?.lesson.moves.length === 0);
  }

  #begin(/** @type {Lesson} */ lesson) {
    const { title, text } = textsOf(lesson);
    const steps = this.#steps;
    const number = steps.indexOf(lesson);
    this.#searches = 0;
    this.#found = {};
    write(this.#title, title);
    write("lesson-text", text);
    const last = lesson.further || number === steps.length - 1;
    button("lesson-back").disabled = lesson === this.lessons[0];
    show(this.#next, !last);
    show(this.#play, last);
    show(this.#search, lesson.moves.length === 0);
    show("lesson-table", false);
    this.#show(begun(lesson));
    this.draw(this.app.store.state);
  }

  /** Leave the lesson for the one before or after it. @param {number} by */
  #go(by) {
    const { lesson } = /** @type {Trial} */ (this.#trial);
    const next = this.lessons[this.lessons.indexOf(lesson) + by];
    if (!next) return;
    history.replaceState(null, "", addressOf(next));
    this.#begin(next);
    this.#title.focus();
  }

  /** The lessons before a first game. */
  get #steps() {
    return this.lessons.filter(({ further }) => !further);
  }

  #show(/** @type {Trial} */ trial) {
    clearTimeout(this.#timer);
    this.#trial = trial;
    const shown = { playable: playable(trial), ...this.#found };
    this.#board?.draw(sceneOf(positionOf(trial), shown, words));
    find("lesson-answer").dataset.verdict = trial.verdict;
    if (goesOn(trial)) this.#timer = setTimeout(() => this.#show(advanced(trial)), PAUSE);
    else this.#judge(trial);
    this.#drawActions(trial);
    this.#drawSteps(trial);
  }

  /** Say what the latest try was worth, once the board shows it. @param {Trial} trial */
  #judge({ lesson, verdict }) {
    const { done, again } = textsOf(lesson);
    if (verdict === "right") this.#note(lesson);
    write("lesson-answer", { open: "", right: done, wrong: again }[verdict]);
    show("lesson-again", verdict === "wrong");
    for (const way of [this.#next, this.#play])
      way.classList.toggle("main", verdict === "right" || !lesson.moves.length);
  }

  /** A lesson is solved; another window may have noted others. */
  #note(/** @type {Lesson} */ { name }) {
    if (this.#solved.has(name)) return;
    this.#solved = new Set([...solvedIn(stored(KEY)), ...this.#solved, name]);
    if (!keep(KEY, JSON.stringify([...this.#solved]))) this.app.messages.tell(say("not-kept"));
  }

  /** Moves that are no cells; they keep their place once the lesson is solved. @param {Trial} trial */
  #drawActions(trial) {
    const may = new Set(choices(trial));
    const names = actions(trial.lesson.position);
    find("lesson-actions").replaceChildren(
      ...names.map((name) => {
        const properties = { className: "offer", disabled: !may.has(name) };
        return newButton(properties, () => this.#try(name), capitalised(local(name)));
      }),
    );
  }

  /** A link to each step, with those that are solved marked and counted. @param {Trial} trial */
  #drawSteps(trial) {
    const steps = this.#steps;
    const { further } = trial.lesson;
    const here = further
      ? say("lesson-further")
      : say("lesson-count", { step: steps.indexOf(trial.lesson) + 1, count: steps.length });
    const done = steps.filter(({ name }) => this.#solved.has(name)).length;
    write("lesson-count", [here, ...(done ? [say("solved-of", { done, all: steps.length })] : [])].join(" · "));
    for (const [name, mark] of this.#marks) write(mark, this.#solved.has(name) ? say("solved-alone") : "");
    const links = steps.map((lesson, index) => {
      const solved = this.#solved.has(lesson.name);
      const link = element("a", { href: addressOf(lesson), className: solved ? "solved" : "" });
      link.setAttribute("aria-label", say("lesson-step", { step: index + 1, title: textsOf(lesson).title, solved }));
      if (lesson === trial.lesson) link.setAttribute("aria-current", "step");
      return element("li", {}, link);
    });
    find("lesson-steps").replaceChildren(...links);
  }

  #try(/** @type {string} */ move) {
    const trial = /** @type {Trial} */ (this.#trial);
    const { lesson } = trial;
    if (!lesson.moves.length) return write("lesson-answer", textsOf(lesson).again);
    const next = tried(trial, move);
    if (next === trial) return;
    write("lesson-answer", "");
    show("lesson-again", false);
    this.#show(next);
  }

  /** Take a wrong try back. */
  #restart() {
    this.#show(begun(/** @type {Trial} */ (this.#trial).lesson));
    this.#title.focus();
  }

  /** Show the next longer search of the lesson's position. */
  async #searchOn() {
    const { lesson } = /** @type {Trial} */ (this.#trial);
    const playouts = PLAYOUTS[this.#searches] ?? 0;
    const found = await this.#ask(
      this.app.engine.call("estimate", { record: lesson.position.snapshot.record, playouts, seed: SEED }),
    );
    if (!found?.visits || lesson !== this.#trial?.lesson) return;
    const { visits, values } = found;
    const shown = searched(visits, values, SHOWN);
    this.#found = shown;
    const rows = [...shown.looks].map(([move, { chance }]) =>
      row([move, say("number", { value: Number(visits[move]) }), say("percent", { share: chance })]),
    );
    find("lesson-table", HTMLTableElement).tBodies[0]?.replaceChildren(...rows);
    show("lesson-table", true);
    this.#searches = (this.#searches + 1) % PLAYOUTS.length;
    if (this.#searches === 0) this.#note(lesson);
    this.#show(this.#trial);
    write("lesson-answer", say("searched", { playouts }));
  }

  /** The answer, or null if the worker was lost in the meantime, which the page reports elsewhere.
   * @template T @param {Promise<T>} answer */
  async #ask(answer) {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof EngineLost) return null;
      throw error;
    }
  }

  /** A link to a lesson that may be left out before a first game. @param {Lesson} lesson */
  #card(lesson) {
    const title = element("strong", {}, textsOf(lesson).title);
    const summary = element("small", {}, say(`lesson-cards-${lesson.name}`));
    const mark = element("small", { className: "solved" });
    this.#marks.set(lesson.name, mark);
    return element("a", { href: addressOf(lesson), className: "way" }, title, summary, mark);
  }
}

const addressOf = (/** @type {Lesson} */ { name }) => `#learn/${name}`;

function textsOf(/** @type {Lesson} */ { name }) {
  const [title = "", text = "", done = "", again = ""] = [
    say(`lessons-${name}-title`),
    say(`lessons-${name}-text`),
    say(`lessons-${name}-done`),
    say(`lessons-${name}-again`),
  ];
  return { title, text, done, again };
}

const row = (/** @type {string[]} */ texts) => element("tr", {}, ...texts.map((text) => element("td", {}, text)));
