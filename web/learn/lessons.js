// @ts-check
/** The lessons and the welcome: at which lesson the person is, what was tried there, and what has been solved. */

import { Controller } from "../app/controller.js";
import { EngineLost } from "../engine/client.js";
import { say } from "../lang/texts.js";
import { easy, firstOf, usual } from "../model/beginning.js";
import { advanced, begun, goesOn, nextOf, searched, solvedIn, stepsOf, tried } from "../model/lesson.js";
import { keep, stored } from "../person/storage.js";
import { Film } from "./film.js";

/** @import { Diagram, Examples, Lesson } from "messages" */
/** @import { App } from "../app/app.js" */
/** @import { Course, Trial } from "../model/lesson.js" */

const KEY = "wye-lessons";

/** Milliseconds between a move and its answer. */
const PAUSE = 700;

/** Playouts of the searches that are shown one after the other. */
const PLAYOUTS = [16, 64, 256, 1_024];

/** The number of moves shown of a search. */
const SHOWN = 5;

/** A fixed seed, so that everybody sees the same search. */
const SEED = 1;

export class Lessons extends Controller {
  /** The timer of the next move to be shown. */
  #timer = 0;

  /** @param {App} app @param {Examples} examples */
  constructor(app, examples) {
    super(app);
    this.examples = examples;
    this.lessons = examples.lessons;
    this.film = new Film(examples.game);
    this.#change({ solved: solvedIn(stored(KEY)) });
    app.store.watch(() => this.#follow());
  }

  get #course() {
    return this.state.course;
  }

  #change(/** @type {Partial<Course>} */ change) {
    this.set({ course: { ...this.#course, ...change } });
  }

  // The welcome

  /** Whoever has not been here before is welcomed, unless the address asks for a game. */
  greet() {
    const { snapshot, tally, opening, preferences } = this.state;
    if (preferences.welcomed || location.hash || opening || snapshot.ply > 0 || Object.keys(tally).length > 0) return;
    this.#change({ welcome: snapshot.record });
  }

  /** Show the welcome again, wherever the person is. */
  welcome() {
    this.app.dialogs.close("about");
    this.#change({ welcome: this.state.snapshot.record, familiar: false, recalls: this.#course.recalls + 1 });
    if (this.state.place !== "play") this.app.places.show("play");
  }

  /** Tell those who know a game of this kind the difference, or no more. */
  explain() {
    this.#change({ familiar: !this.#course.familiar });
  }

  /** Put the welcome away. @returns {boolean} whether it was there */
  leave() {
    if (this.#course.welcome === null) return false;
    this.#change({ welcome: null });
    if (!this.state.preferences.welcomed) this.app.settings.prefer({ welcomed: true });
    return true;
  }

  /** Begin a first game: the one that was taught, if there was one. */
  playEasy() {
    const start = firstOf(this.examples.easy, this.#course.trial?.lesson.position.snapshot.game);
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

  /** Whoever begins to play needs no welcome. Its film waits while Python starts: without a graphics card each picture
   * takes time from Python. */
  #follow() {
    const { engine, snapshot, pending, opening, course } = this.state;
    const { welcome } = course;
    if (welcome !== null && (welcome !== snapshot.record || pending.length > 0 || opening !== null)) this.leave();
    else if (welcome !== null && engine.phase !== "starting") this.film.run();
    else this.film.stop();
  }

  // The lessons

  /** @param {string} rest the name of a lesson, or nothing: then where the person was, or the first step not solved */
  open(rest) {
    const lesson = this.lessons.find(({ name }) => name === rest) ?? this.#course.trial?.lesson;
    const begins = lesson ?? nextOf(this.lessons, this.#course.solved);
    if (begins) this.#begin(begins);
  }

  close() {
    clearTimeout(this.#timer);
  }

  /** Leave the lesson for the one before or after it. @param {number} by */
  go(by) {
    const { trial } = this.#course;
    const next = trial && this.lessons[this.lessons.indexOf(trial.lesson) + by];
    if (!next) return;
    history.replaceState(null, "", addressOf(next));
    this.#begin(next);
    this.#attend();
  }

  try(/** @type {string} */ move) {
    const { trial } = this.#course;
    if (!trial) return;
    if (!trial.lesson.moves.length) return this.#change({ answer: say(`lessons-${trial.lesson.name}-again`) });
    const next = tried(trial, move);
    if (next !== trial) this.#show(next);
  }

  /** Take a wrong try back. */
  again() {
    const { trial } = this.#course;
    if (!trial) return;
    this.#show(begun(trial.lesson));
    this.#attend();
  }

  /** Show the next longer search of the lesson's position. */
  async search() {
    const { trial, searches } = this.#course;
    if (!trial) return;
    const { lesson } = trial;
    const playouts = PLAYOUTS[searches] ?? 0;
    try {
      const { record } = lesson.position.snapshot;
      const { visits, values } = await this.app.engine.call("estimate", { record, playouts, seed: SEED });
      if (!visits || lesson !== this.#course.trial?.lesson) return;
      const next = (searches + 1) % PLAYOUTS.length;
      this.#change({
        found: { ...searched(visits, values, SHOWN), visits },
        searches: next,
        answer: say("searched", { playouts }),
      });
      if (next === 0) this.#note(lesson);
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error; // the page reports it elsewhere
    }
  }

  #begin(/** @type {Lesson} */ lesson) {
    this.#change({ searches: 0, found: null });
    this.#show(begun(lesson));
  }

  /** Give the title the focus. */
  #attend() {
    this.#change({ turns: this.#course.turns + 1 });
  }

  /** Show a try, and what it was worth once the board shows all of it. @param {Trial} trial */
  #show(trial) {
    clearTimeout(this.#timer);
    const { lesson, verdict } = trial;
    const on = goesOn(trial);
    const verdicts = { open: "", right: `lessons-${lesson.name}-done`, wrong: `lessons-${lesson.name}-again` };
    const id = /** @type {import("texts").Id} */ (verdicts[verdict]);
    this.#change({ trial, answer: on || !id ? "" : say(id) });
    if (on) this.#timer = setTimeout(() => this.#show(advanced(trial)), PAUSE);
    else if (verdict === "right") this.#note(lesson);
  }

  /** A lesson is solved; another window may have noted others. */
  #note(/** @type {Lesson} */ { name }) {
    const { solved } = this.#course;
    if (solved.includes(name)) return;
    const all = [...new Set([...solvedIn(stored(KEY)), ...solved, name])];
    this.#change({ solved: all });
    if (!keep(KEY, JSON.stringify(all))) this.app.messages.tell(say("not-kept"));
  }

  /** The lessons before a first game. */
  get steps() {
    return stepsOf(this.lessons);
  }
}

export const addressOf = (/** @type {Lesson} */ { name }) => `#learn/${name}`;
