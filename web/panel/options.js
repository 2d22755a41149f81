// @ts-check
/** The controls that each set one stored option, which the attribute data-option names. */

import { OPTIONS } from "../model/state.js";

/** @import { Game } from "../game.js" */
/** @import { Options, State } from "../model/state.js" */

/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

const controls = () => /** @type {Control[]} */ ([...document.querySelectorAll("[data-option]")]);

/** The option of a control. @param {Control} control */
const optionOf = (control) => /** @type {keyof Options} */ (control.dataset.option);

/** The value of a control, in the type of its option. @param {Control} control */
const contentOf = (control) =>
  control instanceof HTMLInputElement
    ? control.checked
    : typeof OPTIONS[optionOf(control)] === "number"
      ? Number(control.value)
      : control.value;

/** Make every such control change its option. @param {Game} game */
export function bindOptions(game) {
  for (const control of controls()) {
    control.addEventListener("change", () => game.prefer({ [optionOf(control)]: contentOf(control) }));
  }
}

/** Show the options of a state. @param {State} state */
export function drawOptions(state) {
  for (const control of controls()) {
    const value = state[optionOf(control)];
    if (control instanceof HTMLInputElement) control.checked = value === true;
    else control.value = String(value);
  }
}
