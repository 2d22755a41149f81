/** Going through a recording: first, back, on, last, to a stop, by another unit, or by itself until somebody
 * intervenes. */

import { isStill } from "../platform.ts";
import { Controller } from "./controller.ts";
import { back, forward } from "./replay.ts";
import { stepping } from "./state.ts";

export type Way = "first" | "back" | "on" | "last";

/** Milliseconds from one step to the next at the usual pace, and for those who want less motion. */
const [PACE, CALM] = [800, 2_000];

export class Player extends Controller {
  /** The timer of the next step, 0 while nothing moves by itself. */ #timer = 0;

  go(way: Way) {
    const { chosen } = stepping(this.state);
    const { at } = this.state;
    const last = chosen.stops.at(-1) ?? 0;
    this.show({ first: 0, back: back(chosen, at), on: forward(chosen, at), last }[way]);
  }

  /** @param stop its number */
  seek(stop: number) {
    this.show(stepping(this.state).chosen.stops[stop] ?? 0);
  }

  /** @param unit its number */
  stepBy(unit: number) {
    this.set({ unit });
  }

  /** @param pace how many times as fast as usual */
  pace(pace: number) {
    this.set({ pace });
  }

  /** Go on step by step, at the end from the start; or stop that. */
  play() {
    if (this.state.playing) return this.stop();
    this.set({ playing: true, ...(this.#ended ? { at: 0 } : {}) });
    this.#wait();
  }

  /** Nothing moves by itself any more. */
  stop() {
    clearTimeout(this.#timer);
    this.set({ playing: false });
  }

  get #ended() {
    return this.state.at >= (stepping(this.state).chosen.stops.at(-1) ?? 0);
  }

  #wait() {
    const step = () => {
      this.set({ at: forward(stepping(this.state).chosen, this.state.at) });
      if (this.#ended) this.stop();
      else this.#wait();
    };
    this.#timer = setTimeout(step, (isStill() ? CALM : PACE) / this.state.pace);
  }

  /** @param at a position */
  show(at: number) {
    this.stop();
    this.set({ at });
  }
}
