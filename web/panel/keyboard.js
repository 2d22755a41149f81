/** Keyboard shortcuts of the game, outside of the board and of dialogs: one listener for the whole page. */

import { isNeeded } from "../gestures.js";
import { keyOf } from "../model/keys.js";

/** @import { State } from "../model/state.js" */

/** @typedef {{act: () => boolean | void, single: boolean, repeats: boolean}} Shortcut */

export class Keyboard {
  /** @type {Map<string, Shortcut>} */ #shortcuts = new Map();

  /** @param {() => Pick<State, "preferences">} present */
  constructor(present) {
    this.present = present;
    document.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Register a shortcut; `act` returns false if there was nothing to do.
   * @param {string[]} keys as `ArrowLeft` or `Ctrl+Shift+Z` @param {() => boolean | void} act
   * @param {{single?: boolean, repeats?: boolean}} [kind] single: whether the person can switch it off, since a single
   *   key is easily hit by accident; repeats: whether it goes on acting while the key is held */
  on(keys, act, { single = false, repeats = false } = {}) {
    for (const key of keys) this.#shortcuts.set(key, { act, single, repeats });
  }

  #pressed(/** @type {KeyboardEvent} */ event) {
    const key = keyOf(event);
    const shortcut = this.#shortcuts.get(key);
    if (!shortcut || event.defaultPrevented || isNeeded(event, key)) return;
    if (
      document.querySelector("dialog[open], #place-play[hidden]") ||
      (shortcut.single && !this.present().preferences.keys)
    )
      return;
    if (event.repeat && !shortcut.repeats) return;
    if (shortcut.act() !== false) event.preventDefault();
  }
}
