/** How the person wants the page: every change shows at once and is stored. */

import type { Store } from "../app/store.ts";
import type { Orientation } from "../board/orientation.ts";
import { mirrored, type Position, turnedOn } from "../model/orientation.ts";
import type { Preferences } from "../model/preferences.ts";
import { keepPreferences } from "./preferences.ts";

export class Settings {
  #portrait = matchMedia("(orientation: portrait)");

  constructor(public store: Store<any>) {
    this.store.set({ portrait: this.#portrait.matches });
    this.#portrait.addEventListener("change", ({ matches }) => this.store.set({ portrait: matches }));
    dress(this.store.state.preferences);
  }

  /** Change some preferences and store them. */
  prefer(change: Partial<Preferences>) {
    const preferences = { ...this.store.state.preferences, ...change };
    keepPreferences(preferences);
    // The texts of a language are loaded at the start; the game survives the reload.
    if (change.language !== undefined) location.reload();
    dress(preferences);
    this.store.set({ preferences });
  }

  /** Show the board of a game in an orientation from now on. */
  orient(game: string, orientation: Orientation) {
    this.prefer({ orientations: { ...this.store.state.preferences.orientations, [game]: orientation } });
  }

  /** Turn the board of a position to its next orientation, clockwise. */
  turnOn(position: Position) {
    this.orient(position.snapshot.game, turnedOn(this.store.state, position));
  }

  /** Exchange left and right of the board of a position as it is seen. */
  mirror(position: Position) {
    this.orient(position.snapshot.game, mirrored(this.store.state, position));
  }
}

/** Set the preferences that style sheets read on the page's root element. */
function dress({ theme, contrast, colours, patterns, coordinates }: Preferences) {
  const root = document.documentElement;
  Object.assign(root.dataset, {
    theme,
    contrast: contrast ? "more" : "",
    colours,
    patterns: onOrOff(patterns),
    coordinates: onOrOff(coordinates),
  });
  const paper = getComputedStyle(root).backgroundColor;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
}

const onOrOff = (on: boolean) => (on ? "on" : "off");
