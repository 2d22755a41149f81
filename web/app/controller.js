/** What all controllers have: the state, and the others. */

/** @import { State } from "../model/state.js" */
/** @import { App } from "./app.js" */

export class Controller {
  constructor(/** @type {App} */ app) {
    this.app = app;
  }

  get state() {
    return this.app.store.state;
  }

  set(/** @type {Partial<State>} */ change) {
    this.app.store.set(change);
  }
}
