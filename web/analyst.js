// @ts-check
/** Has the engine analyze what the person wants to know, one position at a time, whenever it has nothing else to do. */

import { learnt, task } from "./analysis.js";
import { EngineLost } from "./engine.js";

/** @import { Engine } from "./engine.js" */
/** @import { Report, Task } from "./analysis.js" */
/** @import { State } from "./state.js" */

/** The bot that analyzes, where it plays the game; UCT plays all others. */
const EXPERTS = ["wye", "uct", "mcts-chance"];

export class Analyst {
  /** What the engine analyzes now. @type {Task | null} */
  #task = null;
  #id = 0;
  #stopping = false;

  /** @param {Engine} engine @param {() => State} state @param {(state: State) => void} set @param {(error: unknown) => void} report */
  constructor(engine, state, set, report) {
    this.engine = engine;
    this.state = state;
    this.set = set;
    this.report = report;
  }

  /** Do what the state asks for: begin, go on or stop. */
  look() {
    const wanted = task(this.state());
    if (JSON.stringify(wanted) === JSON.stringify(this.#task)) return;
    if (this.#task) this.rest();
    else if (wanted) this.#analyze(wanted);
  }

  /** Leave the engine to another search. */
  rest() {
    if (this.#task) this.#stop();
  }

  /** What the engine finds out about a position in so many playouts; it must have nothing else to do. @param {string} record @param {number} playouts */
  async ask(record, playouts) {
    const { info } = await this.engine.call("analyze", { record, bot: this.#expert(), budget: { playouts } });
    this.set(learnt(this.state(), record, info, false));
  }

  /** @param {Task} task */
  async #analyze(task) {
    this.#task = task;
    this.#stopping = false;
    const { record, budget, settings = {} } = task;
    const learn = (/** @type {Report} */ info, /** @type {boolean} */ done) => this.set(learnt(this.state(), record, info, done));
    const fields = { record, bot: this.#expert(), settings, ...(budget ? { budget } : {}) };
    const { id, answer } = this.engine.request("analyze", fields, (info) => learn(/** @type {any} */ (info), false));
    this.#id = id;
    try {
      const { info, ended } = await answer;
      this.#task = null;
      learn(info, ended);
    } catch (error) {
      this.#task = null;
      // A worker that is lost is replaced, and asked again.
      if (!(error instanceof EngineLost)) {
        this.set({ ...this.state(), analysing: false, survey: null, hint: null });
        this.report(error);
      }
    }
    this.look();
  }

  #stop() {
    if (this.#stopping) return;
    this.#stopping = true;
    this.engine.call("stop", { target: this.#id, how: "cancel" }).catch((error) => {
      if (!(error instanceof EngineLost)) throw error;
    });
  }

  #expert() {
    const { describe, snapshot } = this.state();
    const expert = EXPERTS.find((name) => describe.bots.some((bot) => bot.name === name && bot.games.includes(snapshot.game)));
    if (!expert) throw new Error(`No bot analyzes ${snapshot.game}.`);
    return expert;
  }
}
