/** The card at the end of a game: who has won and why, and what to do next. It lies beside the board and hides nothing
 * of it. */

import { button, find, show, write } from "../dom.js";
import { ending } from "./ending.js";
import { words } from "../lang/texts.js";

/** @import { Game } from "../game.js" */
/** @import { State } from "../model/state.js" */

export class EndCard {
  #level = button("end-level");

  constructor(/** @type {Game} */ game) {
    this.game = game;
    button("end-close").addEventListener("click", () => game.closeCard());
    button("end-rematch").addEventListener("click", () => game.rematch());
    this.#level.addEventListener("click", () => game.rematch(this.#level.value));
    button("end-review").addEventListener("click", () => {
      game.closeCard();
      game.setSurvey(true);
      find("review").scrollIntoView({ block: "nearest" }); // in a narrow window it lies below the board
    });
    button("end-share").addEventListener("click", () => button("save").click());
    find("end-card").addEventListener("keydown", ({ key }) => key === "Escape" && game.closeCard());
  }

  draw(/** @type {State} */ state) {
    const told = ending(words, state);
    show("end-card", told !== null);
    if (!told) return;
    write("end-title", told.title);
    write("end-text", told.text);
    show(this.#level, told.level !== null);
    this.#level.value = told.level?.name ?? "";
    write(this.#level, told.level?.text ?? "");
    for (const id of ["end-review", "end-share", "end-rematch"]) button(id).disabled = state.engine.phase !== "ready";
  }
}
