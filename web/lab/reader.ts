/** What the person predicts, and which part of the result is read: the view, the scale, tables, an earlier run. */

import { Controller } from "../app/controller.ts";
import type { LabMessages } from "./messages.ts";
import type { Runner } from "./runner.ts";
import { type Folds, type LabState, scales } from "./state.ts";

export class Reader extends Controller<{ messages: LabMessages; runner: Runner }, LabState> {
  /** @param name of axes that the bench has */
  scale(name: string) {
    this.set({ axes: scales(this.state).find((axes) => axes === name) });
  }

  /** Fill a table beside the main one, which may be long. */
  open(name: string) {
    this.set({ opened: new Set([...this.state.opened, name]) });
  }

  /** Lay an earlier run over the one shown, or none. @param line "" for none */
  async overlay(line: string) {
    const run = line ? await this.needs.messages.orTold(this.needs.runner.recallResult(line)) : null;
    this.set({ earlier: run?.result ?? null });
  }

  /** Change how the scene's tree is seen. */
  fold(change: (folds: Folds) => Folds) {
    this.set({ folds: change(this.state.folds) });
  }
}
