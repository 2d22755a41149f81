/** Shows one place of the page at a time: the one that the address names, or else the game. */

import { find } from "./dom.js";
import { addressed } from "./model/places.js";

/** @import { App } from "./app/app.js" */
/** @import { PlaceName } from "./model/places.js" */

/** @typedef {{open: (rest: string) => void, close: () => void}} Place  open: called when the place is shown, and when
 *   its address changes while it is, with what follows the name of the place in the address; close: when another one
 *   is shown */

export class Places {
  /** @type {PlaceName | null} */ #shown = null;

  /** @param {App} app @param {Record<PlaceName, Place>} places */
  constructor(app, places) {
    this.app = app;
    this.places = places;
    addEventListener("hashchange", () => this.#follow());
    this.#follow();
  }

  /** Go to a place, which becomes a step of the browser's history. @param {PlaceName} name @param {string} rest */
  show(name, rest = "") {
    location.hash = rest ? `${name}/${rest}` : name;
  }

  #follow() {
    const { name, rest } = addressed(location.hash) ?? { name: /** @type {const} */ ("play"), rest: "" };
    if (name !== this.#shown) {
      if (this.#shown) this.places[this.#shown].close();
      this.#shown = name;
      for (const one of /** @type {PlaceName[]} */ (Object.keys(this.places)))
        find(`place-${one}`).hidden = one !== name;
      document.documentElement.dataset.place = name;
      this.app.store.set({ place: name });
    }
    this.places[name].open(rest);
  }
}
