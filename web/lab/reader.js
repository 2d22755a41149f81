/** What the person predicts, and which part of the result is read: the view, the scale, tables, an earlier run. */

import { Controller } from "./controller.js";
import { scales } from "./state.js";

/** @import { Id } from "./folding.js" */
/** @import { LabState } from "./state.js" */

export class Reader extends Controller {
  /** @param {string} prediction */
  predict(prediction) {
    this.set({ prediction });
  }

  /** @param {string} name of axes that the bench has */
  scale(name) {
    this.set({ axes: scales(this.state).find((axes) => axes === name) });
  }

  /** @param {string} view */
  show(view) {
    this.set({ view });
  }

  /** Fill a table beside the main one, which may be long. @param {string} name */
  open(name) {
    this.set({ opened: new Set([...this.state.opened, name]) });
  }

  /** Lay an earlier run over the one shown, or none. @param {string} line "" for none */
  async overlay(line) {
    const kept = line ? await this.app.messages.orTold(this.app.runner.resulted(line)) : null;
    this.set({ earlier: kept?.ran ?? null });
  }

  /** Unfold or fold a node of the scene's tree. @param {Id} id @param {boolean} open */
  turn(id, open) {
    const { folds } = this.state;
    this.set({ folds: { ...folds, turned: new Map([...folds.turned, [id, open]]) } });
  }

  /** Let the Tab key reach a node of the scene's tree. @param {Id} reached */
  reach(reached) {
    this.set({ folds: { ...this.state.folds, reached } });
  }

  /** Show one part of the scene where there is no room for all. @param {LabState["part"]} part */
  part(part) {
    this.set({ part });
  }
}
