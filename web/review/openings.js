/** The switch that shows how even each first stone is, and what its numbers mean. */

import { button, show, write } from "../dom.js";
import { hasOpenings, openings, taking } from "../model/openings.js";
import { say } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { State } from "../model/state.js" */

export class Openings {
  #button = button("openings");

  constructor(/** @type {App} */ app) {
    this.#button.addEventListener("click", () => app.game.prefer({ openings: !app.store.state.openings }));
  }

  draw(/** @type {State} */ state) {
    show("openings-field", hasOpenings(state));
    this.#button.setAttribute("aria-pressed", String(state.openings));
    write("openings-told", legend(state));
  }
}

/** What the numbers on the board mean. @param {State} state */
function legend(state) {
  const known = openings(state);
  if (!known?.length) return say("openings-offer", { ply: state.snapshot.ply });
  if (!taking(state)) return say("stones-legend");
  return known.length > 1 ? say("answers-legend") : say("no-answers");
}
