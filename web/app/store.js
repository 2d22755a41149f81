/** The one place of the page's state: a plain object, replaced as a whole with every change. */

/** @template {object} State */
export class Store {
  /** @type {((state: State, previous: State) => void)[]} */ #watchers = [];

  /** What completes every state before it is the page's. @type {(state: State) => State} */
  complete = (state) => state;

  constructor(/** @type {State} */ state) {
    this.state = state;
  }

  /** Call back after every change, in the order in which the watchers came.
   * @param {(state: State, previous: State) => void} watcher */
  watch(watcher) {
    this.#watchers.push(watcher);
  }

  set(/** @type {Partial<State>} */ change) {
    const previous = this.state;
    this.state = this.complete({ ...previous, ...change });
    for (const watcher of this.#watchers) watcher(this.state, previous);
  }
}
