/** The controls of a game between two bots, in place of the buttons that need a player: pause, single step, and
 * pace. */

import { button, find, select, show, write } from "../dom.js";
import { canGo, watched } from "../model/state.js";
import { say } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { State } from "../model/state.js" */

/** The choices for the least seconds between two moves. */
const PACES = [0, 0.5, 1, 2, 5];

export class Watch {
  #pause = button("pause");
  #step = button("step");
  #pace = select("pace");

  constructor(/** @type {App} */ app) {
    this.#pace.replaceChildren(...PACES.map((pace) => new Option(say("pace-of", { seconds: pace }), String(pace))));
    this.#pace.addEventListener("change", () => app.settings.prefer({ pace: Number(this.#pace.value) }));
    this.#pause.addEventListener("click", () => (app.store.state.paused ? app.game.letMove() : app.game.pause()));
    this.#step.addEventListener("click", () => app.game.step());
  }

  draw(/** @type {State} */ state) {
    const watching = watched(state);
    for (const node of [find("watch"), this.#pause, this.#step]) show(node, watching);
    for (const name of ["undo", "hint", "resign"]) show(name, !watching);
    const running = state.snapshot.to_move !== 0 && !state.opening;
    write(
      /** @type {HTMLElement} */ (this.#pause.querySelector("span")),
      state.paused ? say("resume") : String(say("pause")),
    );
    this.#pause.disabled = !running;
    this.#step.disabled = !running || !canGo(state);
    this.#pace.value = String(state.preferences.pace);
  }
}
