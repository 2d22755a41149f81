/** The page's state: a plain object, replaced as a whole with every change. */

export class Store<State extends object> {
  #watchers: ((state: State, previous: State) => void)[] = [];

  /** Completes every new state. */
  complete: (state: State) => State = (state) => state;

  constructor(public state: State) {}

  /** Call the watcher after every change, in the order of registration. */
  watch(watcher: (state: State, previous: State) => void) {
    this.#watchers.push(watcher);
  }

  set(change: Partial<State>) {
    const previous = this.state;
    this.state = this.complete({ ...previous, ...change });
    for (const watcher of this.#watchers) watcher(this.state, previous);
  }
}
