/** Keyboard shortcuts of the game, outside of the board and of dialogs: one listener for the whole page. */

import { isNeeded } from "../gestures.ts";
import { keyOf } from "../model/keys.ts";
import type { State } from "../model/state.ts";

type Shortcut = { act: () => unknown; single: boolean; repeats: boolean };

export class Keyboard {
  #shortcuts: Map<string, Shortcut> = new Map();

  constructor(public present: () => Pick<State, "preferences">) {
    document.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Register a shortcut; `act` returns false if there was nothing to do. @param keys as `ArrowLeft` or
   * `Ctrl+Shift+Z` @param kind single: whether the person can switch it off, since a single key is easily hit by
   * accident; repeats: whether it goes on acting while the key is held */
  on(
    keys: string[],
    act: () => unknown,
    { single = false, repeats = false }: { single?: boolean; repeats?: boolean } = {},
  ) {
    for (const key of keys) this.#shortcuts.set(key, { act, single, repeats });
  }

  #pressed(event: KeyboardEvent) {
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
