/** The place Problems: a list by difficulty, or one problem. */

import { show, write } from "../dom.js";
import { say } from "../lang/texts.js";
import { List } from "./list.js";
import * as model from "./model.js";
import { Task } from "./task.js";

/** @import { App } from "../app/app.js" */
/** @import { State } from "../model/state.js" */
/** @import { Collection } from "./model.js" */

const FILE = new URL("problems.json", import.meta.url);

/** Milliseconds between two looks at the calendar. */
const LOOK = 20_000;

export class Problems {
  #list;
  #task;
  /** All problems, once they are loaded. @type {Collection | null} */
  #collection = null;
  /** Whether the place is shown. */
  #open = false;
  /** The timer that looks for a new day while the list is shown: none is exact over midnight, sleep and a clock that is
   * set. */
  #looking = 0;

  /** @param {App} app @param {() => void} played called when a problem goes on as a game */
  constructor(app, played) {
    this.#list = new List(app);
    this.#task = new Task(app, played);
  }

  /** @param {string} rest the id of a problem, empty for the list */
  async open(rest) {
    this.#open = true;
    clearInterval(this.#looking);
    this.#collection ??= await loaded();
    if (!this.#open) return;
    write("problems-told", this.#collection ? "" : say("problems-not-loaded"));
    if (!this.#collection) return;
    const found = this.#collection.problems.find(({ id }) => id === rest) ?? null;
    if (rest && !found) write("problems-told", say("no-problem"));
    show("problem-list", !found);
    show("task", found !== null);
    if (found) return this.#task.open(this.#collection, found, this.#list.day || model.dayOf(new Date()));
    this.#task.close();
    this.#list.draw(this.#collection);
    this.#looking = setInterval(() => this.#list.look(), LOOK);
  }

  close() {
    this.#open = false;
    clearInterval(this.#looking);
    this.#task.close();
  }

  draw(/** @type {State} */ { engine }) {
    this.#task.draw(engine.phase === "ready");
  }
}

/** The problems, or null if they cannot be loaded now. @returns {Promise<Collection | null>} */
async function loaded() {
  try {
    const answer = await fetch(FILE);
    return answer.ok ? await answer.json() : null;
  } catch (error) {
    if (error instanceof TypeError) return null; // no network
    throw error;
  }
}
