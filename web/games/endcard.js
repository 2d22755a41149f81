/** The card at the end of a game: who has won and why, and what to do next. It lies beside the board and hides nothing
 * of it. */

import { button, find, show, write } from "../dom.js";
import { ending } from "./ending.js";
import { words } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { State } from "../model/state.js" */

export class EndCard {
  #level = button("end-level");

  constructor(/** @type {App} */ app) {
    this.app = app;
    button("end-close").addEventListener("click", () => app.game.closeCard());
    button("end-rematch").addEventListener("click", () => app.opener.rematch());
    this.#level.addEventListener("click", () => app.opener.rematch(this.#level.value));
    button("end-review").addEventListener("click", () => {
      app.game.closeCard();
      app.analysis.setSurvey(true);
      find("review").scrollIntoView({ block: "nearest" }); // in a narrow window it lies below the board
    });
    button("end-share").addEventListener("click", () => button("save").click());
    find("end-card").addEventListener("keydown", ({ key }) => key === "Escape" && app.game.closeCard());
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
