/** Shows one place of the page at a time: the one in the address, or else the game. */

import { type PlaceName, parsePlace } from "../model/places.ts";
import { Controller } from "./controller.ts";
import type { Screen } from "./screen.ts";

/** Open: the place is shown, or what follows its name in the address changes; close: another place is shown. */
type PlaceController = { open: (rest: string) => void; close: () => void };

export class Places extends Controller<{ screen: Screen }> {
  /** Shows the place that the address names. */
  #follow = () => {};
  #left: Map<string, number> = new Map(); // how far the page was scrolled, by entry of the history
  #entry = "";

  /** Follow the address from now on. */
  start(places: Record<PlaceName, PlaceController>) {
    this.#follow = () => this.#show(places);
    addEventListener("hashchange", this.#follow);
    // The browser would restore it before the place is drawn.
    history.scrollRestoration = "manual";
    this.#follow();
  }

  /** Go to a place, as a step of the browser's history. */
  show(name: PlaceName) {
    location.hash = name;
    this.#follow();
  }

  #show(places: Record<PlaceName, PlaceController>) {
    const { name, rest } = parsePlace(location.hash) ?? { name: "play" as const, rest: "" };
    const { place, problem } = this.state;
    if (name !== place) {
      places[place].close();
      this.set({ place: name, problem: problem?.passing ? null : problem });
    }
    places[name].open(rest);
    this.#scroll();
  }

  /** Scroll to the top or, on going back, to where the person left. */
  #scroll() {
    const { state } = history;
    const entry = state?.entry ?? String(Math.random());
    if (entry === this.#entry) return;
    this.#left.set(this.#entry, scrollY);
    this.#entry = entry;
    history.replaceState({ ...state, entry }, "");
    const to = this.#left.get(entry) ?? 0;
    if (to) this.needs.screen.draw();
    scrollTo(0, to);
  }
}
