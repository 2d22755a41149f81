/** Keeps the time of the clocks, and ends a game whose time has run out. */

import { Controller } from "../app/controller.ts";
import type { Messages } from "../app/messages.ts";
import type { Screen } from "../app/screen.ts";
import { say } from "../lang/texts.ts";
import { lookAtClock, playerOutOfTime, remaining } from "../model/clock.ts";
import type { State } from "../model/state.ts";

const TICK = 100; // milliseconds between two looks at a running clock

type Needs = { messages: Messages; screen: Screen; lose: (player: number) => Promise<void> };

export class Timekeeper extends Controller<Needs> {
  #waking = { seen: performance.now(), slept: 0 };
  #flag = 0; // the timer that fires when the running clock reaches 0
  #ticking = 0;

  override follow({ clock }: State, previous: State) {
    if (clock !== previous.clock) this.#awaitFlag();
  }

  /** Milliseconds of a monotonic clock, without those during which the device slept. */
  now() {
    const now = performance.now();
    const { slept } = this.#waking;
    this.#waking = lookAtClock(this.#waking, now);
    if (this.#waking.slept > slept && this.state.clock?.running)
      queueMicrotask(() => this.needs.messages.tell(say("slept")));
    return now - this.#waking.slept;
  }

  #awaitFlag() {
    clearTimeout(this.#flag);
    clearInterval(this.#ticking);
    const { clock } = this.state;
    if (!clock?.running) return;
    this.#ticking = setInterval(() => this.needs.screen.drawClocks(), TICK);
    const end = () => this.needs.messages.attempt(() => this.#endOnTime());
    this.#flag = setTimeout(end, remaining(clock, clock.running, this.now()));
  }

  /** End the game of a player whose time has run out, unless a move came first. */
  async #endOnTime() {
    const { clock } = this.state;
    const player = clock && playerOutOfTime(clock, this.now());
    if (player) await this.needs.lose(player);
    else this.#awaitFlag();
  }
}
