/** How the person wants the page: every change shows at once and is stored. */

import type { Orientation } from "../board/orientation.ts";
import { type GameBoard, mirror, nextTurn } from "../model/orientation.ts";
import type { Preferences } from "../model/preferences.ts";
import { PREFERENCES_KEY, storeText } from "../person/storage.ts";
import type { Store } from "./store.ts";

/** What of the device the style sheets follow. */
const DEVICE = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

export class Settings {
  #portrait = matchMedia("(orientation: portrait)");

  /** @param speak has the page speak another language */
  constructor(
    public store: Store<any>,
    readonly speak: (language: string) => void,
  ) {
    this.store.set({ portrait: this.#portrait.matches });
    this.#portrait.addEventListener("change", ({ matches }) => this.store.set({ portrait: matches }));
    dress(this.store.state.preferences);
    for (const query of DEVICE) matchMedia(query).addEventListener("change", tint);
  }

  prefer(change: Partial<Preferences>) {
    const preferences = { ...this.store.state.preferences, ...change };
    storeText(PREFERENCES_KEY, JSON.stringify(preferences));
    if (change.language !== undefined) this.speak(change.language);
    dress(preferences);
    this.store.set({ preferences });
  }

  orient(game: string, orientation: Orientation) {
    this.prefer({ orientations: { ...this.store.state.preferences.orientations, [game]: orientation } });
  }

  /** Turn the board of a position to its next orientation, clockwise. */
  turnOn(position: GameBoard) {
    this.orient(position.snapshot.game, nextTurn(this.store.state, position));
  }

  /** Exchange left and right of the board of a position as it is seen. */
  mirror(position: GameBoard) {
    this.orient(position.snapshot.game, mirror(this.store.state, position));
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
  tint();
}

/** Give the bars of the browser around the page its colour. */
function tint() {
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
}

const onOrOff = (on: boolean) => (on ? "on" : "off");
