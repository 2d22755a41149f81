/** The keyboard shortcuts of the game, outside of the board and of dialogs: one listener for the whole page. */

import { isNeeded } from "../gestures.ts";
import { keyOf } from "../keys.ts";
import { allowsHelp, canPersonMove, person } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import * as trees from "../model/tree.ts";
import type { Page } from "../page.ts";

/** Act: returns false if there was nothing to do; single: the person can switch it off, as single keys are easily hit;
 * repeats: it goes on acting while the key is held. */
type Shortcut = { act: () => unknown; single?: boolean; repeats?: boolean };

export function listenToKeys({ adviser, dialogs, game, guests, marking, reviewer, screen, settings, typist }: Page) {
  const shortcuts: Map<string, Shortcut> = new Map();
  const on = (keys: string[], act: () => unknown, kind: Omit<Shortcut, "act"> = {}) => {
    for (const key of keys) shortcuts.set(key, { act, ...kind });
  };
  const repeats = { repeats: true };
  const single = { single: true };
  on(["Escape"], () => {
    if (guests.leave()) return screen.focusBoard();
    if (marking.close()) return;
    game.prefer({ analysing: false });
  });
  on(["ArrowLeft", "PageUp"], () => game.go(trees.previous), repeats);
  on(["ArrowRight", "PageDown"], () => game.go(trees.next), repeats);
  on(["Home"], () => game.go(trees.first), repeats);
  on(["End"], () => game.go(trees.last), repeats);
  // In a review, up and down lead from mistake to mistake; else to the move beside this one.
  on(["ArrowUp"], () => reviewer.walk(-1) || game.go((tree) => trees.beside(tree, -1)), repeats);
  on(["ArrowDown"], () => reviewer.walk(1) || game.go((tree) => trees.beside(tree, 1)), repeats);
  on(["Ctrl+Y", "Ctrl+Shift+Z"], () => game.go((tree) => trees.redo(tree, person(game.state))));
  on(["Ctrl+Z"], () => game.undo());
  on([" "], () => allowsHelp(game.state) && game.prefer({ analysing: !game.state.analysing }), single);
  on(["n"], () => dialogs.open("new"), single);
  on(["?"], () => dialogs.open("keys"), single);
  on(["m"], () => marking.turn(), single);
  on(["/"], () => typist.open(), single);
  on(["f"], () => settings.turnOn(game.state), single);
  const canHint = (state: State) => canPersonMove(state) && allowsHelp(state) && !state.review.learning;
  on(["h"], () => canHint(game.state) && adviser.hint(), single);
  document.addEventListener("keydown", (event) => {
    const key = keyOf(event);
    const shortcut = shortcuts.get(key);
    if (!shortcut || event.defaultPrevented || isNeeded(event, key)) return;
    if (document.querySelector("dialog[open], #place-play[hidden]")) return;
    if ((shortcut.single && !game.state.preferences.keys) || (event.repeat && !shortcut.repeats)) return;
    if (shortcut.act() !== false) event.preventDefault();
  });
}
