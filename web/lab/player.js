/** The control of a recording: first, back, on, last, a slider, and the unit in which one goes. Nothing moves by
 * itself. */

import { button, find, select } from "../dom.js";
import { isNeeded } from "../gestures.js";
import { keyOf } from "../model/keys.js";
import { back, forward, numberOf } from "./replay.js";

/** @import { Unit } from "./replay.js" */

/** What the keys do, where no other control of the group needs them.
 * @type {Record<string, "first" | "back" | "on" | "last">} */
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };

export class Player {
  #slider = find("slider", HTMLInputElement);
  #unit = select("unit");
  /** @type {Unit[]} */ #units = [];
  at = 0;

  /** @param {(at: number) => void} changed called when another position is to be shown */
  constructor(changed) {
    this.changed = changed;
    for (const way of /** @type {const} */ (["first", "back", "on", "last"]))
      button(way).addEventListener("click", () => this.#go(way));
    this.#slider.addEventListener("input", () => this.#show(this.#current().stops[this.#slider.valueAsNumber] ?? 0));
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
    this.#show(0);
  }

  #current() {
    return this.#units[this.#unit.selectedIndex] ?? { name: "", stops: [0] };
  }

  #go(/** @type {"first" | "back" | "on" | "last"} */ way) {
    const unit = this.#current();
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
