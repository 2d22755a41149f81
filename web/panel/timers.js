/** The display of both clocks: the time left, which clock runs, and a warning when time gets short. */

import { face, mark, remaining } from "../model/clock.js";
import { find, show, write } from "../dom.js";
import { called } from "../model/names.js";
import { playerName } from "../model/state.js";
import { capitalised, say, words } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { State } from "../model/state.js" */

/** Milliseconds between two updates of a running clock. */
const LOOK = 100;

export class Clocks {
  #looking = 0;
  /** By player, the mark that the time left had reached at the last update. @type {Map<number, number | null>} */
  #marks = new Map();

  constructor(/** @type {App} */ app) {
    this.app = app;
  }

  draw(/** @type {State} */ state) {
    const { clock } = state;
    clearInterval(this.#looking);
    for (const player of [1, 2]) show(`clock-${player}`, clock !== null);
    if (!clock) return;
    if (clock.running) this.#looking = setInterval(() => this.#look(state), LOOK);
    this.#look(state);
  }

  #look(/** @type {State} */ state) {
    const { clock } = state;
    if (!clock) return;
    const now = this.app.timekeeper.now();
    for (const player of [1, 2]) {
      const left = remaining(clock, player, now);
      const runs = clock.running === player;
      const node = find(`clock-${player}`);
      const name = capitalised(playerName(state, player));
      const label = say("clock-of", { player: name, runs });
      if (node.ariaLabel !== label) node.ariaLabel = label;
      node.classList.toggle("running", runs);
      node.classList.toggle("low", mark(left) !== null);
      write(`clock-face-${player}`, say("clock-face", face(left)));
      this.#tell(state, player, mark(left));
    }
  }

  /** Announce the time left when it reaches a mark. */
  #tell(/** @type {State} */ state, /** @type {number} */ player, /** @type {number | null} */ mark) {
    const before = this.#marks.get(player);
    this.#marks.set(player, mark);
    if (mark !== null && before !== undefined && mark < (before ?? Infinity)) {
      const { self, title: name } = called(words, state, player);
      write("clock-told", say("time-left", { player: name, self, seconds: mark / 1_000 }));
    } else if (mark === null && before !== null) write("clock-told", "");
  }
}
