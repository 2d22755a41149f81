/** The lessons: at which task the person is, what was tried there, and what has been solved. */

import type { Lesson, Task } from "messages";
import type { Id } from "texts";
import type { App } from "../app/app.ts";
import { Controller } from "../app/controller.ts";
import { fetched } from "../app/fetched.ts";
import { unlessLost } from "../engine/client.ts";
import { local, say, words } from "../lang/texts.ts";
import {
  advanced,
  answerOf,
  begun,
  type Course,
  goesOn,
  isDone,
  type Place,
  placeBeside,
  placeNamed,
  retried,
  searched,
  solvedIn,
  stepsOf,
  type Trial,
  tried,
} from "../model/lesson.ts";
import { keep, stored } from "../person/storage.ts";

const FILE = "learn/tasks.json";
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
  /** How often a place was opened: the tasks may arrive when another one is open. */
  #opened = 0;

  constructor(
    app: App,
    public lessons: Lesson[],
  ) {
    super(app);
    this.#change({ solved: solvedIn(stored(KEY)) });
  }

  get #course() {
    return this.state.course;
  }

  #change(change: Partial<Course>) {
    this.set({ course: { ...this.#course, ...change } });
  }

  /** @param rest the name of a lesson or of a task, or anything else: then the lessons are listed */
  async open(rest: string) {
    clearTimeout(this.#timer);
    const opened = ++this.#opened;
    const place = placeNamed(this.lessons, rest, this.#course.solved);
    if (!place) this.#change({ trial: null });
    const tasks = this.#course.tasks ?? (await fetched(FILE));
    this.#change({ tasks, missing: !tasks });
    if (place && opened === this.#opened) this.#begin(place);
  }

  close() {
    clearTimeout(this.#timer);
    this.#opened += 1;
  }

  /** Leave the task for the one before or after it. */
  go(by: number) {
    const { trial } = this.#course;
    const place = trial && placeBeside(this.lessons, trial.task.name, by);
    if (!place) return;
    history.replaceState(history.state, "", addressOf(place.task));
    this.#begin(place);
    this.#attend();
  }

  try(move: string) {
    const { trial } = this.#course;
    const next = trial && tried(trial, move);
    if (next && next !== trial) this.#show(next);
  }

  /** Take a wrong try back. */
  again() {
    const { trial } = this.#course;
    if (!trial) return;
    this.#show(retried(trial));
    this.#attend();
  }

  /** Show the next longer search of the task's position. */
  async search() {
    const { trial, searches } = this.#course;
    if (!trial) return;
    const { task } = trial;
    const playouts = PLAYOUTS[searches] ?? 0;
    try {
      const { record } = task.position.snapshot;
      const { visits, values } = await this.app.engine.call("estimate", { record, playouts, seed: SEED });
      if (!visits || task !== this.#course.trial?.task) return;
      const next = (searches + 1) % PLAYOUTS.length;
      this.#change({
        found: { ...searched(visits, values, SHOWN), visits },
        searches: next,
        answer: say("searched", { playouts }),
      });
      if (next === 0) this.#note(task);
    } catch (error) {
      unlessLost(error);
    }
  }

  /** Begin a task, if the tasks are there. */
  #begin({ lesson, task }: Place) {
    const known = this.#course.tasks?.[task];
    if (!known) return;
    this.#change({ searches: 0, found: null });
    this.#show(begun(lesson, known));
  }

  /** Give the title the focus. */
  #attend() {
    this.#change({ turns: this.#course.turns + 1 });
  }

  /** Show a try, and the moves that answer it one after the other. */
  #show(trial: Trial) {
    clearTimeout(this.#timer);
    this.#change({ trial, answer: answerTo(trial) });
    if (goesOn(trial)) this.#timer = setTimeout(() => this.#show(advanced(trial)), PAUSE);
    else if (isDone(trial)) this.#note(trial.task);
  }

  /** A task is solved; another window may have noted others. */
  #note({ name }: Task) {
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

/** What is said of the latest try: of a wrong one, once its answer is on the board. */
function answerTo(trial: Trial) {
  const { task, latest, shown } = trial;
  if (!latest) return "";
  const { name, aim } = task;
  if (latest.verdict === "right") {
    if (goesOn(trial)) return "";
    return isDone(trial) ? say(`tasks-${name}-done` as Id) : say("task-goes-on");
  }
  if (goesOn(trial) && shown < 2) return "";
  const hint = `tasks-${name}-again` as Id;
  const move = answerOf(trial);
  const refuted = move ? say(`refuted-${aim}`, { move: local(move) }) : "";
  const told = latest.verdict === "slow" ? say("refuted-slow") : refuted;
  return [told, words.has(hint) ? say(hint) : ""].filter(Boolean).join(" ");
}

/** @param name of a lesson or of a task */
export const addressOf = (name: string) => `#learn/${name}`;
