/** Playing without a pointer: moves typed by name, and the list of keys. */

import { button, element, find, show } from "../dom.js";
import { keyOf } from "../model/keys.js";
import { moveCalled } from "../model/state.js";
import { say, words } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { State } from "../model/state.js" */

export class Keys {
  #form = find("move-form", HTMLFormElement);
  #move = find("move", HTMLInputElement);
  #single = find("single-keys", HTMLInputElement);

  /** @param {() => State} present @param {(move: string) => void} chosen @param {App} app */
  constructor(present, chosen, app) {
    this.app = app;
    const { keyboard } = app;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#move.value.trim();
      const move = moveCalled(words, present(), text);
      find("move-answer").textContent = move === null && text ? say("unplayable", { text }) : "";
      if (move === null) return this.#move.select();
      this.#move.value = "";
      chosen(move);
    });
    button("keys").addEventListener("click", () => this.#open());
    this.#single.addEventListener("change", () => app.settings.prefer({ keys: this.#single.checked }));
    find("keys-list").replaceChildren(
      ...say("all-keys")
        .split("\n")
        .map((line) => line.split(" | "))
        .flatMap(([keys = "", what = ""]) => [term(keys), element("dd", {}, what)]),
    );
    keyboard.on(["?"], () => this.#open(), { single: true });
    keyboard.on(["/"], () => this.#type(), { single: true });
    // Losing the focus hides the form; a hidden field would keep it for a moment, and with it the next key.
    this.#form.addEventListener(
      "keydown",
      (event) => keyOf(event) === "Escape" && event.target instanceof HTMLElement && event.target.blur(),
    );
    this.#form.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.#form.contains(relatedTarget))) show(this.#form, false);
    });
  }

  #type() {
    show(this.#form, true);
    this.#move.focus();
  }

  #open() {
    this.#single.checked = this.app.store.state.preferences.keys;
    find("keys-dialog", HTMLDialogElement).showModal();
  }
}

/** @param {string} keys those of one line, separated by spaces */
const term = (keys) => element("dt", {}, ...keys.split(" ").flatMap((key) => [element("kbd", {}, key), " "]));
