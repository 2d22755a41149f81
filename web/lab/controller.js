/** What all controllers of the lab have: the state, and the others. */

/** @import { Lab } from "./app.js" */
/** @import { LabState } from "./state.js" */

export class Controller {
  constructor(/** @type {Lab} */ app) {
    this.app = app;
  }

  get state() {
    return this.app.store.state;
  }

  set(/** @type {Partial<LabState>} */ change) {
    this.app.store.set(change);
  }
}
