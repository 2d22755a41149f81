/** Shows one place of the page at a time: the one that the address names, or else the game. */

import { Controller } from "./app/controller.js";
import { addressed } from "./model/places.js";

/** @import { PlaceName } from "./model/places.js" */

/** @typedef {{open: (rest: string) => void, close: () => void}} Place  open: called when the place is shown, and when
 *   its address changes while it is, with what follows the name of the place in the address; close: when another one
 *   is shown */

export class Places extends Controller {
  /** Shows the place that the address names. */
  #follow = () => {};

  /** How far the page was scrolled where each entry of the history was left. @type {Map<string, number>} */
  #left = new Map();
  #entry = "";

  /** Follow the address from now on. @param {Record<PlaceName, Place>} places */
  start(places) {
    this.#follow = () => this.#show(places);
    addEventListener("hashchange", this.#follow);
    // The browser would restore it before the place is drawn.
    history.scrollRestoration = "manual";
    this.#follow();
  }

  /** Go to a place at once, which becomes a step of the browser's history. @param {PlaceName} name */
  show(name) {
    location.hash = name;
    this.#follow();
  }

  /** @param {Record<PlaceName, Place>} places */
  #show(places) {
    const { name, rest } = addressed(location.hash) ?? { name: /** @type {const} */ ("play"), rest: "" };
    const { place } = this.state;
    if (name !== place) {
      places[place].close();
      this.set({ place: name });
    }
    places[name].open(rest);
    this.#scroll();
  }

  /** Open at the top, or on going back where the person has left. */
  #scroll() {
    const { state } = history;
    const entry = state?.entry ?? String(Math.random());
    if (entry === this.#entry) return;
    this.#left.set(this.#entry, scrollY);
    this.#entry = entry;
    history.replaceState({ ...state, entry }, "");
    const to = this.#left.get(entry) ?? 0;
    if (to) this.app.draw();
    scrollTo(0, to);
  }
}
