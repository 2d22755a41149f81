/** Runs the analyses that the state asks for, one position at a time, whenever the engine is idle. */

import type { Info } from "messages";
import { Controller } from "../app/controller.ts";
import type { Messages } from "../app/messages.ts";
import { type Engine, EngineLost, unlessLost } from "../engine/client.ts";
import { addReport, engineTask, type Report, type Task } from "../model/analysis.ts";
import { findGame } from "../model/catalogue.ts";
import { isSame } from "../model/queries.ts";

export class Analyst extends Controller<{ engine: Engine; messages: Messages }> {
  #task: Task | null = null; // the task that the engine is working on
  #id = 0;
  #stopping = false;

  override follow() {
    this.look();
  }

  /** Start, continue or stop an analysis, as the state asks. */
  look() {
    const wanted = engineTask(this.state);
    if (isSame(wanted, this.#task)) return;
    if (this.#task) this.rest();
    else if (wanted) this.#analyze(wanted);
  }

  /** Stop, so that the engine is free for another search. */
  rest() {
    if (!this.#task || this.#stopping) return;
    this.#stopping = true;
    this.needs.engine.call("stop", { target: this.#id, how: "cancel" }).catch(unlessLost);
  }

  async #analyze(task: Task) {
    this.#task = task;
    this.#stopping = false;
    const { record, budget, settings = {} } = task;
    const learn = (info: Info, done: boolean) => this.set(addReport(this.state, record, info as Report, done));
    const fields = { record, bot: this.#expert(), settings, budget: budget ?? undefined, study: true };
    const { id, answer } = this.needs.engine.request("think", fields, (info) => learn(info, false));
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
        this.needs.messages.report(error);
      }
    }
    this.look();
  }

  #expert() {
    const { describe, snapshot } = this.state;
    return findGame(describe, snapshot.game).analyst;
  }
}
