/** The controls that each set one stored option, which the attribute data-option names. */

import { controls, setValue, getValue } from "../dom.js";
import { OPTIONS } from "../model/state.js";

/** @import { App } from "../app/app.js" */
/** @import { Options, State } from "../model/state.js" */

/** @import { Control } from "../dom.js" */

const all = () => controls(document, "[data-option]");

/** The option of a control. @param {Control} control */
const optionOf = (control) => /** @type {keyof Options} */ (control.dataset.option);

/** The value of a control, in the type of its option. @param {Control} control */
const chosen = (control) =>
  typeof OPTIONS[optionOf(control)] === "number" ? Number(control.value) : getValue(control);

/** Make every such control change its option. @param {App} app */
export function bindOptions(app) {
  for (const control of all())
    control.addEventListener("change", () => app.game.prefer({ [optionOf(control)]: chosen(control) }));
}

/** Show the options of a state. @param {State} state */
export function drawOptions(state) {
  for (const control of all()) setValue(control, state[optionOf(control)]);
}
