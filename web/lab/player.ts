/** Going through a recording: first, back, on, last, to a stop, by another unit, or by itself until it is stopped. */

import { Controller } from "../app/controller.ts";
import { isNeeded } from "../gestures.ts";
import { keyOf } from "../keys.ts";
import { fillScreen, isStill } from "../platform.ts";
import { back, forward, lastOf, stopAt } from "./replay.ts";
import { isAlone, type LabState, positionShown, stepping, stopOf } from "./state.ts";

export type Way = "first" | "back" | "on" | "last";

/** What the keys do. */
const KEYS: Record<string, Way> = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };

/** Milliseconds from one step to the next at the usual pace, and for those who want less motion. */
const [PACE, CALM] = [800, 2_000];

export class Player extends Controller<void, LabState> {
  /** The timer of the next step, 0 while nothing moves by itself. */ #timer = 0;

  go(way: Way) {
    const { chosen } = stepping(this.state);
    const at = positionShown(this.state);
    const last = stopAt(chosen, lastOf(chosen));
    this.show({ first: 0, back: back(chosen, at), on: forward(chosen, at), last }[way]);
  }

  /** @param stop its number */
  seek(stop: number) {
    this.show(stopAt(stepping(this.state).chosen, stop));
  }

  /** Go on step by step, at the end from the start; or stop that. */
  play() {
    if (this.state.playing) return this.stop();
    this.set({ playing: true, ...(this.#isAtEnd ? { at: 0 } : {}) });
    this.#wait();
  }

  /** Nothing moves by itself any more. */
  stop() {
    clearTimeout(this.#timer);
    this.set({ playing: false });
  }

  get #isAtEnd() {
    const { stop, last } = stopOf(this.state);
    return stop >= last;
  }

  #wait() {
    const step = () => {
      this.set({ at: forward(stepping(this.state).chosen, this.state.at) });
      if (this.#isAtEnd) this.stop();
      else this.#wait();
    };
    this.#timer = setTimeout(step, (isStill() ? CALM : PACE) / this.state.pace);
  }

  /** A key steps among the player's controls, and everywhere if the picture is alone; P shows it so. */
  press(event: KeyboardEvent) {
    const { target, defaultPrevented } = event;
    const { result, dialog, preferences, projected } = this.state;
    const key = keyOf(event);
    if (!result || dialog || defaultPrevented || isNeeded(event, key)) return;
    const way = KEYS[key];
    if (way && (isAlone(this.state) || (target instanceof Element && target.closest("#player")))) this.go(way);
    else if (key === "Escape" && projected) this.project(false);
    else if (key === "p" && preferences.keys) this.project(!projected);
    else return;
    event.preventDefault();
  }

  /** Show the picture alone over the whole screen, or the page again. */
  project(projected: boolean) {
    this.set({ projected });
    fillScreen(projected);
  }

  /** @param at a position */
  show(at: number) {
    this.stop();
    this.set({ at });
  }
}
