/** The sheet of a narrow page: what has no room in its bar. Each of its buttons presses another one of the page. */

import { button, find } from "../dom.js";

export class More {
  #dialog = find("more-dialog", HTMLDialogElement);
  #buttons = /** @type {HTMLButtonElement[]} */ ([...this.#dialog.querySelectorAll("[data-does]")]);

  constructor() {
    button("more").addEventListener("click", () => this.#open());
    for (const node of this.#buttons) {
      node.addEventListener("click", () => {
        this.#dialog.close();
        pressed(node).click();
      });
    }
  }

  #open() {
    for (const node of this.#buttons) node.disabled = pressed(node).disabled;
    this.#dialog.showModal();
  }
}

/** The button that one of the sheet presses. @param {HTMLButtonElement} node */
const pressed = (node) => button(node.dataset.does ?? "");
