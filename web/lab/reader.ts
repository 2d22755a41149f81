/** What the person predicts, and which part of the result is read: the view, the scale, tables, an earlier run. */

import { Controller } from "../app/controller.ts";
import type { Id } from "./folding.ts";
import type { LabMessages } from "./messages.ts";
import type { Runner } from "./runner.ts";
import { type LabState, scales } from "./state.ts";

type Needs = { messages: LabMessages; runner: Runner };

export class Reader extends Controller<Needs, LabState> {
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

  /** Unfold or fold a node of the scene's tree. */
  turn(id: Id, open: boolean) {
    const { folds } = this.state;
    this.set({ folds: { ...folds, turned: new Map([...folds.turned, [id, open]]) } });
  }

  /** Let the Tab key reach a node of the scene's tree. */
  reach(reached: Id) {
    this.set({ folds: { ...this.state.folds, reached } });
  }
}
