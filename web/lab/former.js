/** The form of an experiment: its values as the reader writes them. The engine alone judges them, meanwhile. */

import { EngineError, unlessLost } from "../engine/client.js";
import { refusal } from "../lang/texts.js";
import { Controller } from "./controller.js";
import { SKIP } from "./state.js";
import { isOwn } from "./own/workshop.js";
import { lineOf } from "./notation.js";

/** Milliseconds after the last change until the engine is asked. */
const PAUSE = 250;

export class Former extends Controller {
  #timer = 0;

  /** Show the parameters, or put them away. @param {boolean} drawer */
  draw(drawer) {
    this.set({ drawer });
  }

  /** Write a value; a prediction for the values before is none for the new ones.
   * @param {string} name of the parameter @param {string} value */
  write(name, value) {
    const { experiment, prediction, repeat } = this.state;
    const form = { ...this.state.form, [name]: value };
    const line = lineOf(experiment, form);
    this.set({ form, repeat: { ...repeat, line }, prediction: prediction === SKIP ? SKIP : "" });
    clearTimeout(this.#timer);
    if (!isOwn(line)) this.#timer = setTimeout(() => this.#judge(line), PAUSE);
  }

  /** Have the engine read what the form says, once there is one. @param {string} line */
  async #judge(line) {
    if (!this.state.ready) return;
    try {
      const { text, repeatable, options } = await this.app.engine.call("experiment", { text: line });
      if (this.state.repeat.line === line) this.set({ repeat: { line: text, repeatable }, options, wrong: null });
    } catch (error) {
      if (!(error instanceof EngineError)) unlessLost(error);
      else if (this.state.repeat.line === line) this.refuse(error);
    }
  }

  /** Tell at its field what is wrong. @param {EngineError} error @returns {boolean} whether it belongs to a field */
  refuse(error) {
    const { field, values } = error;
    const name = this.state.experiment.parameters.find((one) => one.name === field)?.name;
    if (!name) return false;
    this.set({ wrong: { name, told: refusal(values.wrong ?? error) } });
    return true;
  }
}
