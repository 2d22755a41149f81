// @ts-check
/** Playing without a pointer: moves typed by name, and the list of keys. */

import { button, find } from "./dom.js";
import { prefer, preferences } from "./preferences.js";
import { canPlay } from "./state.js";
import { local, strings } from "./strings.js";

/** @import { State } from "./state.js" */

export class Keys {
  #dialog = find("keys-dialog", HTMLDialogElement);
  #form = find("move-form", HTMLFormElement);
  #move = find("move", HTMLInputElement);
  #answer = find("move-answer", HTMLElement);
  #single = find("single-keys", HTMLInputElement);

  /** @param {() => State} present @param {(move: string) => void} chosen */
  constructor(present, chosen) {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#move.value.trim();
      const move = moveCalled(present(), text);
      this.#answer.textContent = move === null && text ? strings.unplayable(text) : "";
      if (move === null) return this.#move.select();
      this.#move.value = "";
      chosen(move);
    });
    button("keys").addEventListener("click", () => this.#open());
    this.#single.addEventListener("change", () => prefer({ keys: this.#single.checked }));
    find("keys-list", HTMLElement).replaceChildren(...strings.keys.flatMap(([keys = "", what = ""]) => [term(keys), described(what)]));
    document.addEventListener("keydown", (event) => this.#pressed(event));
  }

  #open() {
    this.#single.checked = preferences.keys;
    this.#dialog.showModal();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const writing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (!preferences.keys || writing || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key === "?") this.#open();
    else if (event.key === "/") this.#move.focus();
    else return;
    event.preventDefault();
  }
}

/** The legal move of that name, in the engine's words or in the person's. @param {State} state @param {string} text */
export function moveCalled(state, text) {
  const name = text.toLowerCase();
  return state.snapshot.legal.find((move) => canPlay(state, move) && (move === name || local(move).toLowerCase() === name)) ?? null;
}

/** @param {string} keys those of one line, apart by spaces */
function term(keys) {
  const node = document.createElement("dt");
  node.append(...keys.split(" ").flatMap((key) => [Object.assign(document.createElement("kbd"), { textContent: key }), " "]));
  return node;
}

/** @param {string} what */
const described = (what) => Object.assign(document.createElement("dd"), { textContent: what });
