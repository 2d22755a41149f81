/** The base of all controllers: each has the state of its page and what else it needs. The default is the state of the
 * board's page; the lab's controllers name their own. */

import type { State } from "../model/state.ts";
import type { Store } from "./store.ts";

export class Controller<Needs = void, Whole extends object = State> {
  constructor(
    public store: Store<Whole>,
    protected needs: Needs,
  ) {
    store.watch((state, previous) => this.follow(state, previous));
  }

  /** Called after every change of the state. */
  protected follow(_state: Whole, _previous: Whole) {}

  get state() {
    return this.store.state;
  }

  set(change: Partial<Whole>) {
    this.store.set(change);
  }
}
