/** Keyboard shortcuts of the game, outside of the board and of dialogs: one listener for the whole page. */

import { preferences } from "../person/preferences.js";

/** @typedef {{act: () => boolean | void, single: boolean, presses: boolean}} Shortcut */

/** Elements in which keys type or choose instead. */
const FIELDS = "input, select, textarea, dialog";
/** Elements that Space activates instead. */
const PRESSED = "button, summary, a, [role=gridcell]";

export class Keyboard {
  /** @type {Map<string, Shortcut>} */ #shortcuts = new Map();

  constructor() {
    document.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Register a shortcut; `act` returns false if there was nothing to do.
   * @param {string[]} keys as `ArrowLeft` or `Ctrl+Shift+Z` @param {() => boolean | void} act
   * @param {{single?: boolean, presses?: boolean}} [kind] single: whether the person can switch it off, since a single
   *   key is easily hit by accident; presses: whether the key also activates buttons */
  on(keys, act, { single = false, presses = false } = {}) {
    for (const key of keys) this.#shortcuts.set(key, { act, single, presses });
  }

  #pressed(/** @type {KeyboardEvent} */ event) {
    const shortcut = event.altKey ? undefined : this.#shortcuts.get(nameOf(event));
    const { target } = event;
    const within = (/** @type {string} */ selector) => target instanceof Element && target.closest(selector) !== null;
    if (
      !shortcut ||
      event.defaultPrevented ||
      within(FIELDS) ||
      document.querySelector("dialog[open], #place-play[hidden]")
    )
      return;
    if ((shortcut.single && !preferences.keys) || (shortcut.presses && within(PRESSED))) return;
    if (shortcut.act() !== false) event.preventDefault();
  }
}

const nameOf = (/** @type {KeyboardEvent} */ { ctrlKey, metaKey, shiftKey, key }) =>
  ctrlKey || metaKey ? `Ctrl+${shiftKey ? "Shift+" : ""}${key.toUpperCase()}` : key;
