/** The control of a recording: first, back, on, last, a slider, the unit in which one goes, and a button by which it
 * goes on by itself until somebody intervenes. */

import { button, find, select, write } from "../dom.js";
import { isNeeded } from "../gestures.js";
import { keyOf } from "../model/keys.js";
import { back, forward, numberOf } from "./replay.js";
import { say } from "../lang/texts.js";

/** @import { Unit } from "./replay.js" */

/** What the keys do, where no other control of the group needs them.
 * @type {Record<string, "first" | "back" | "on" | "last">} */
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };

/** Milliseconds from one step to the next, and for those who want less motion. */
const [PACE, CALM] = [800, 2_000];

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Player {
  #play = button("play");
  #slider = find("slider", HTMLInputElement);
  #unit = select("unit");
  /** @type {Unit[]} */ #units = [];
  /** The timer of the next step, 0 while nothing moves by itself. */ #timer = 0;
  at = 0;

  /** @param {(at: number) => void} changed called when another position is to be shown */
  constructor(changed) {
    this.changed = changed;
    for (const way of /** @type {const} */ (["first", "back", "on", "last"]))
      button(way).addEventListener("click", () => this.#go(way));
    this.#play.addEventListener("click", () => (this.#timer ? this.stop() : this.#begin()));
    this.#slider.addEventListener("input", () => {
      this.stop();
      this.#show(this.#current().stops[this.#slider.valueAsNumber] ?? 0);
    });
    this.#unit.addEventListener("change", () => this.#show(this.at));
    find("player").addEventListener("keydown", (event) => {
      const way = KEYS[keyOf(event)];
      if (!way || isNeeded(event, keyOf(event))) return;
      event.preventDefault();
      this.#go(way);
    });
  }

  /** Take another recording, at its start. @param {Unit[]} units the finest first */
  load(units) {
    const chosen = this.#unit.selectedIndex;
    this.#units = units;
    this.#unit.replaceChildren(...units.map(({ name }) => new Option(name)));
    this.#unit.selectedIndex = Math.min(Math.max(chosen, 0), units.length - 1);
    this.stop();
    this.#show(0);
  }

  /** Nothing moves by itself any more. */
  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#drawPlay();
  }

  /** Go on step by step, at the end from the start. */
  #begin() {
    if (this.#ended) this.#show(0);
    this.#wait();
  }

  #wait() {
    const step = () => {
      this.#show(forward(this.#current(), this.at));
      if (this.#ended) this.stop();
      else this.#wait();
    };
    this.#timer = setTimeout(step, calm.matches ? CALM : PACE);
    this.#drawPlay();
  }

  get #ended() {
    return this.at >= (this.#current().stops.at(-1) ?? 0);
  }

  /** What the button does now; while steps follow each other, a screen reader is not told of each. */
  #drawPlay() {
    const plays = this.#timer > 0;
    write(this.#play, plays ? "❚❚" : "▶\ufe0e");
    this.#play.ariaLabel = say(plays ? "lab-pause" : "lab-play");
    find("sentence").ariaLive = plays ? "off" : "polite";
  }

  #current() {
    return this.#units[this.#unit.selectedIndex] ?? { name: "", stops: [0] };
  }

  #go(/** @type {"first" | "back" | "on" | "last"} */ way) {
    const unit = this.#current();
    this.stop();
    this.#show({ first: 0, back: back(unit, this.at), on: forward(unit, this.at), last: unit.stops.at(-1) ?? 0 }[way]);
  }

  #show(/** @type {number} */ at) {
    const unit = this.#current();
    this.at = at;
    this.#slider.max = String(unit.stops.length - 1);
    this.#slider.value = String(numberOf(unit, at));
    this.changed(at);
    this.#slider.setAttribute("aria-valuetext", find("sentence").textContent ?? "");
  }
}
