/** The lessons: which task the person is at, and which ones are solved. */

import type { Lesson } from "messages";
import { Exercises } from "../app/exercises.ts";
import type { Messages } from "../app/messages.ts";
import type { Store } from "../app/store.ts";
import { type Engine, unlessLost } from "../engine/client.ts";
import { fetchData } from "../engine/files.ts";
import { begin, type Exercise, isOver } from "../model/exercise.ts";
import { type Course, findTask, firstChapter, readSolved, searchMarks, taskBeside } from "../model/lesson.ts";
import type { State } from "../model/state.ts";
import { loadText } from "../person/storage.ts";

const FILE = "learn/tasks.json";
const KEY = "wye-lessons";

/** Playouts of the searches that are shown one after the other. */
const PLAYOUTS = [16, 64, 256, 1_024];

/** The number of moves shown of a search. */
const SHOWN = 5;

/** A fixed seed, so that everybody sees the same search. */
const SEED = 1;

type Needs = { lessons: Lesson[]; engine: Engine; messages: Messages };

export class Lessons extends Exercises<Needs> {
  /** How often a place was opened: the tasks may arrive when another one is open. */
  #openings = 0;

  constructor(store: Store<State>, needs: Needs) {
    super(store, needs);
    this.#change({ solved: readSolved(loadText(KEY)) });
  }

  get lessons() {
    return this.needs.lessons;
  }

  #change(change: Partial<Course>) {
    this.set({ course: { ...this.state.course, ...change } });
  }

  /** @param rest the name of a lesson or of a task, or anything else: then the lessons are listed */
  async open(rest: string) {
    const opening = ++this.#openings;
    const place = findTask(this.lessons, rest, this.state.course.solved);
    this.show(null);
    if (!place) this.#change({ place: null });
    const tasks = this.state.course.tasks ?? (await fetchData(FILE));
    this.#change({ tasks, missing: !tasks });
    if (place && opening === this.#openings) this.#begin(place);
  }

  close() {
    this.#openings += 1;
    this.show(null);
  }

  /** Leave the task for the one before or after it. */
  go(by: number) {
    const { place } = this.state.course;
    const next = place && taskBeside(this.lessons, place.task.name, by);
    if (!next) return;
    history.replaceState(history.state, "", lessonAddress(next.task));
    this.#begin(next);
    this.#focusTitle();
  }

  override again() {
    super.again();
    this.#focusTitle();
  }

  /** Show the next longer search of the task's position. */
  async search() {
    const { place, searches } = this.state.course;
    if (!place) return;
    const { task } = place;
    const playouts = PLAYOUTS[searches] ?? 0;
    try {
      const { record } = task.position.snapshot;
      const { visits, values } = await this.needs.engine.call("estimate", { record, playouts, seed: SEED });
      if (!visits || task !== this.state.course.place?.task) return;
      const next = (searches + 1) % PLAYOUTS.length;
      this.#change({ search: { ...searchMarks(visits, values, SHOWN), visits, playouts }, searches: next });
      if (next === 0) this.#note(task.name);
    } catch (error) {
      unlessLost(error);
    }
  }

  judge(exercise: Exercise) {
    const { place } = this.state.course;
    if (place && isOver(exercise)) this.#note(place.task.name);
  }

  #begin({ lesson, task: name }: { lesson: Lesson; task: string }) {
    const task = this.state.course.tasks?.[name];
    if (!task) return;
    this.#change({ place: { lesson, task }, searches: 0, search: null });
    this.show(begin(task.position, task.replies));
  }

  #focusTitle() {
    this.#change({ turns: this.state.course.turns + 1 });
  }

  /** Keep that a task is solved; another window may have noted others. */
  #note(name: string) {
    const { solved } = this.state.course;
    if (solved.includes(name)) return;
    const all = [...new Set([...readSolved(loadText(KEY)), ...solved, name])];
    this.#change({ solved: all });
    this.keep(KEY, all);
  }

  /** The lessons before a first game. */
  get steps() {
    return firstChapter(this.lessons);
  }
}

/** @param name of a lesson or of a task */
export const lessonAddress = (name: string) => `#learn/${name}`;
