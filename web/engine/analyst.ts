/** Runs the analyses that the state asks for, one position at a time, whenever the engine is idle. */

import type { Info } from "messages";
import type { App } from "../app/app.ts";
import { Controller } from "../app/controller.ts";
import { learnt, type Report, type Task, task } from "../model/analysis.ts";
import { gameNamed } from "../model/catalogue.ts";
import { EngineLost, unlessLost } from "./client.ts";

export class Analyst extends Controller {
  /** The task that the engine is working on. */
  #task: Task | null = null;
  #id = 0;
  #stopping = false;

  constructor(app: App) {
    super(app);
    app.store.watch(() => this.look());
  }

  /** Start, continue or stop an analysis, as the state asks. */
  look() {
    const wanted = task(this.state);
    if (JSON.stringify(wanted) === JSON.stringify(this.#task)) return;
    if (this.#task) this.rest();
    else if (wanted) this.#analyze(wanted);
  }

  /** Stop, so that the engine is free for another search. */
  rest() {
    if (this.#task) this.#stop();
  }

  /** Analyze a position with this many playouts and keep the result. The engine must be idle. */
  async ask(record: string, playouts: number) {
    const { info } = await this.app.engine.call("think", {
      record,
      bot: this.#expert(),
      budget: { playouts },
      study: true,
    });
    this.set(learnt(this.state, record, studied(info), false));
  }

  async #analyze(task: Task) {
    this.#task = task;
    this.#stopping = false;
    const { record, budget, settings = {} } = task;
    const learn = (info: Info, done: boolean) => this.set(learnt(this.state, record, studied(info), done));
    const fields = { record, bot: this.#expert(), settings, budget, study: true };
    const { id, answer } = this.app.engine.request("think", fields, (info) => learn(info, false));
    this.#id = id;
    try {
      const { info, ended } = await answer;
      this.#task = null;
      learn(info, ended);
    } catch (error) {
      this.#task = null;
      // A lost worker is replaced, and the new one gets the task again.
      if (!(error instanceof EngineLost)) {
        this.set({ ...this.state, analysing: false, survey: null, hint: null });
        this.app.messages.report(error);
      }
    }
    this.look();
  }

  #stop() {
    if (this.#stopping) return;
    this.#stopping = true;
    this.app.engine.call("stop", { target: this.#id, how: "cancel" }).catch(unlessLost);
  }

  #expert() {
    const { describe, snapshot } = this.state;
    return gameNamed(describe, snapshot.game).analyst;
  }
}

/** The info of a study is a full report. */
const studied = (info: Info): Report => info as Report;
