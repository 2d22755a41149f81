// @ts-check
/** The lessons: at which one the person is, what was tried there, and what has been solved. */

import { Controller } from "../app/controller.js";
import { EngineLost } from "../engine/client.js";
import { say } from "../lang/texts.js";
import { advanced, begun, goesOn, nextOf, searched, solvedIn, stepsOf, tried } from "../model/lesson.js";
import { keep, stored } from "../person/storage.js";

/** @import { Lesson } from "messages" */
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

  /** @param {App} app @param {Lesson[]} lessons */
  constructor(app, lessons) {
    super(app);
    this.lessons = lessons;
    this.#change({ solved: solvedIn(stored(KEY)) });
  }

  get #course() {
    return this.state.course;
  }

  #change(/** @type {Partial<Course>} */ change) {
    this.set({ course: { ...this.#course, ...change } });
  }

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
