/** What all controllers of the lab have: the state, and the others. */

import type { Lab } from "./app.ts";
import type { LabState } from "./state.ts";

export class Controller {
  constructor(public app: Lab) {}

  get state() {
    return this.app.store.state;
  }

  set(change: Partial<LabState>) {
    this.app.store.set(change);
  }
}
