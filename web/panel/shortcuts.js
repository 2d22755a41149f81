// @ts-check
/** The keys of the game, outside of the board and of dialogs. */

import { personToMove } from "../model/state.js";

/** @import { App } from "../app/app.js" */

/** @param {App} app */
export function register(app) {
  const { keyboard, dialogs, typist, settings, analysis, store, lessons } = app;
  const single = { single: true };
  keyboard.on(["Escape"], () => {
    const left = lessons.leave();
    if (left) app.toBoard();
    return left;
  });
  keyboard.on(["n"], () => dialogs.open("new"), single);
  keyboard.on(["?"], () => dialogs.open("keys"), single);
  keyboard.on(["/"], () => typist.open(), single);
  keyboard.on(["f"], () => settings.turnOn(store.state), single);
  keyboard.on(["h"], () => personToMove(store.state) && !store.state.review.learning && analysis.hint(), single);
}
