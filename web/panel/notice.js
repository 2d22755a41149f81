/** The line of notice under the board, with its buttons. */

import { button, find, newButton, show, write } from "../dom.js";
import { notice } from "../model/notice.js";
import { say, words } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { Act, Action } from "../model/notice.js" */
/** @import { State } from "../model/state.js" */

export class Notice {
  /** The moves on offer, as last drawn. */
  #offered = "";

  constructor(/** @type {App} */ app) {
    this.app = app;
    /** @type {Record<Act, () => void>} */ const acts = {
      "play-now": () => app.game.playNow(),
      cancel: () => app.game.cancel(),
      "let-move": () => app.game.letMove(),
      "take-back": () => app.game.undo(),
      "play-on": () => app.game.letMove(),
      why: () => this.#explain(),
      "as-1": () => app.opener.playFrom(1),
      "as-2": () => app.opener.playFrom(2),
      send: () => button("save").click(),
      answer: () => app.reviewer.tellAnswer(),
      "next-mistake": () => app.reviewer.learnOn(),
      "end-learning": () => app.reviewer.endLearning(),
    };
    this.buttons = /** @type {[Act, () => void][]} */ (Object.entries(acts)).map(([name, act]) => {
      const node = button(name);
      node.addEventListener("click", act);
      return node;
    });
  }

  draw(/** @type {State} */ state) {
    const { text, actions } = notice(words, state);
    write("status", text);
    for (const node of this.buttons) {
      const action = actions.find(({ name }) => name === node.id);
      show(node, action !== undefined);
      write(node, action?.text ?? "");
    }
    button("play-now").disabled = state.thinking?.stopping ?? false;
    this.#drawMoves(actions);
  }

  /** Explain the move that the notice tells of. */
  #explain() {
    const { move = "" } = notice(words, this.app.store.state).actions.find(({ name }) => name === "why") ?? {};
    write("why-title", say(`reasons-${move}-title`));
    write("why-text", say(`reasons-${move}-text`));
    find("why-dialog", HTMLDialogElement).showModal();
  }

  /** The moves that are no cells. @param {Action[]} actions */
  #drawMoves(actions) {
    const offers = actions.filter(({ name }) => name === "move");
    const offered = JSON.stringify(offers);
    if (offered === this.#offered) return;
    this.#offered = offered;
    find("actions").replaceChildren(
      ...offers.map(({ text, move = "" }) => newButton({ className: "offer" }, () => this.app.game.choose(move), text)),
    );
  }
}
