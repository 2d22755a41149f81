/** What all controllers have: the state, and the others. */

import type { State } from "../model/state.ts";
import type { App } from "./app.ts";

export class Controller {
  constructor(public app: App) {}

  get state() {
    return this.app.store.state;
  }

  set(change: Partial<State>) {
    this.app.store.set(change);
  }
}
