/** Shows one place of the page at a time: the one that the address names, or else the game. */

import { Controller } from "./app/controller.ts";
import { addressed, type PlaceName } from "./model/places.ts";

/** Open: called when the place is shown, and when its address changes while it is, with what follows the name of the
 * place in the address; close: when another one is shown. */
export type Place = { open: (rest: string) => void; close: () => void };

export class Places extends Controller {
  /** Shows the place that the address names. */
  #follow = () => {};

  /** How far the page was scrolled where each entry of the history was left. */
  #left: Map<string, number> = new Map();
  #entry = "";

  /** Follow the address from now on. */
  start(places: Record<PlaceName, Place>) {
    this.#follow = () => this.#show(places);
    addEventListener("hashchange", this.#follow);
    // The browser would restore it before the place is drawn.
    history.scrollRestoration = "manual";
    this.#follow();
  }

  /** Go to a place at once, which becomes a step of the browser's history. */
  show(name: PlaceName) {
    location.hash = name;
    this.#follow();
  }

  #show(places: Record<PlaceName, Place>) {
    const { name, rest } = addressed(location.hash) ?? { name: "play" as const, rest: "" };
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
