/** Keeps the time of the clocks, and ends a game whose time has run out. */

import type { App } from "../app/app.ts";
import { Controller } from "../app/controller.ts";
import { say } from "../lang/texts.ts";
import { flagged, looked, remaining } from "../model/clock.ts";

/** Milliseconds between two looks at a running clock. */
const TICK = 100;

export class Timekeeper extends Controller {
  #waking = { seen: performance.now(), slept: 0 };
  /** The timer that fires when the running clock reaches 0. */
  #flag = 0;

  #ticking = 0;
  /** Called while a clock runs, to show it. */
  tick = () => {};

  constructor(app: App) {
    super(app);
    app.store.watch(({ clock }, previous) => clock !== previous.clock && this.#awaitFlag());
  }

  /** Milliseconds of a monotonic clock, without those for which the device has slept; a person whose clock ran then is
   * told. */
  now() {
    const now = performance.now();
    const { slept } = this.#waking;
    this.#waking = looked(this.#waking, now);
    if (this.#waking.slept > slept && this.state.clock?.running)
      queueMicrotask(() => this.app.messages.tell(say("slept")));
    return now - this.#waking.slept;
  }

  #awaitFlag() {
    clearTimeout(this.#flag);
    clearInterval(this.#ticking);
    const { clock } = this.state;
    if (clock?.running) this.#ticking = setInterval(() => this.tick(), TICK);
    if (clock?.running)
      this.#flag = setTimeout(
        () => this.app.messages.attempt(() => this.#flagged()),
        remaining(clock, clock.running, this.now()),
      );
  }

  /** End the game of a player whose time has run out, unless a move came first. */
  async #flagged() {
    const { clock } = this.state;
    const player = clock && flagged(clock, this.now());
    if (player) await this.app.turns.lose(player, "time");
    else this.#awaitFlag();
  }
}
