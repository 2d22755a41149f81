/** The keys of the game, outside of the board and of dialogs. */

import type { App } from "../app/app.ts";
import { person, personToMove } from "../model/queries.ts";
import * as trees from "../model/tree.ts";

/** The keys that step through the game. */
const WAYS: [string[], (tree: trees.Tree) => trees.Tree][] = [
  [["ArrowLeft", "PageUp"], trees.previous],
  [["ArrowRight", "PageDown"], trees.next],
  [["Home"], trees.first],
  [["End"], trees.last],
];

export function register(app: App) {
  const { keyboard, dialogs, typist, settings, analysis, store, guests, game, marking, reviewer } = app;
  const single = { single: true };
  keyboard.on(["Escape"], () => {
    if (guests.leave()) return app.toBoard();
    if (marking.close()) return;
    game.prefer({ analysing: false });
  });
  keyboard.on([" "], () => game.prefer({ analysing: !store.state.analysing }), single);
  for (const [keys, way] of WAYS) keyboard.on(keys, () => game.go(way), { repeats: true });
  // In a review, up and down lead from mistake to mistake; else to the move beside this one.
  for (const [key, way] of [
    ["ArrowUp", -1],
    ["ArrowDown", 1],
  ] as const)
    keyboard.on([key], () => reviewer.walk(way) || game.go((tree) => trees.beside(tree, way)), { repeats: true });
  keyboard.on(["Ctrl+Y", "Ctrl+Shift+Z"], () => game.go((tree) => trees.redone(tree, person(store.state))));
  keyboard.on(["Ctrl+Z"], () => game.undo());
  keyboard.on(["n"], () => dialogs.open("new"), single);
  keyboard.on(["?"], () => dialogs.open("keys"), single);
  keyboard.on(["m"], () => marking.turn(), single);
  keyboard.on(["/"], () => typist.open(), single);
  keyboard.on(["f"], () => settings.turnOn(store.state), single);
  keyboard.on(["h"], () => personToMove(store.state) && !store.state.review.learning && analysis.hint(), single);
}
