// @ts-check
/** Shows one place of the page at a time: the one that the address names, or else the game. */

import { Controller } from "./app/controller.js";
import { addressed } from "./model/places.js";

/** @import { PlaceName } from "./model/places.js" */

/** @typedef {{open: (rest: string) => void, close: () => void}} Place  open: called when the place is shown, and when
 *   its address changes while it is, with what follows the name of the place in the address; close: when another one
 *   is shown */

export class Places extends Controller {
  /** Follow the address from now on. @param {Record<PlaceName, Place>} places */
  start(places) {
    addEventListener("hashchange", () => this.#follow(places));
    this.#follow(places);
  }

  /** Go to a place, which becomes a step of the browser's history. @param {PlaceName} name @param {string} rest */
  show(name, rest = "") {
    location.hash = rest ? `${name}/${rest}` : name;
  }

  /** @param {Record<PlaceName, Place>} places */
  #follow(places) {
    const { name, rest } = addressed(location.hash) ?? { name: /** @type {const} */ ("play"), rest: "" };
    const { place } = this.state;
    if (name !== place) {
      places[place].close();
      this.set({ place: name });
    }
    places[name].open(rest);
  }
}
