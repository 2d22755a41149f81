/** How the person wants the page: every change shows at once and is stored. */

import { mirrored, turnedOn } from "../model/orientation.js";
import { keepPreferences } from "./preferences.js";

/** @import { Store } from "../app/store.js" */
/** @import { Orientation } from "../board/orientation.js" */
/** @import { Position, Seen } from "../model/orientation.js" */
/** @import { Preferences } from "../model/preferences.js" */

/** The part of the state that Settings keeps; both pages have it. @typedef {Seen} Preferred */

export class Settings {
  #portrait = matchMedia("(orientation: portrait)");

  constructor(/** @type {Store<any>} */ store) {
    /** @type {Store<Preferred>} */ this.store = store;
    this.store.set({ portrait: this.#portrait.matches });
    this.#portrait.addEventListener("change", ({ matches }) => this.store.set({ portrait: matches }));
    dress(this.store.state.preferences);
  }

  /** Change some preferences and store them. @param {Partial<Preferences>} change */
  prefer(change) {
    const preferences = { ...this.store.state.preferences, ...change };
    keepPreferences(preferences);
    // The texts of a language are loaded at the start; the game survives the reload.
    if (change.language !== undefined) location.reload();
    dress(preferences);
    this.store.set({ preferences });
  }

  /** Show the board of a game in an orientation from now on. @param {string} game @param {Orientation} orientation */
  orient(game, orientation) {
    this.prefer({ orientations: { ...this.store.state.preferences.orientations, [game]: orientation } });
  }

  /** Turn the board of a position to its next orientation, clockwise. @param {Position} position */
  turnOn(position) {
    this.orient(position.snapshot.game, turnedOn(this.store.state, position));
  }

  /** Exchange left and right of the board of a position as it is seen. @param {Position} position */
  mirror(position) {
    this.orient(position.snapshot.game, mirrored(this.store.state, position));
  }
}

/** Set the preferences that style sheets read on the page's root element. @param {Preferences} preferences */
function dress({ theme, contrast, colours, patterns, coordinates }) {
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

const onOrOff = (/** @type {boolean} */ on) => (on ? "on" : "off");
