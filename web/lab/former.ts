/** The form of an experiment: its values as the reader writes them. The engine alone judges them, meanwhile. */

import { Controller } from "../app/controller.ts";
import { EngineError, unlessLost } from "../engine/client.ts";
import { refusal } from "../lang/texts.ts";
import type { Engines } from "./engines.ts";
import { lineOf } from "./notation.ts";
import { isOwn } from "./own/workshop.ts";
import { formValues, type LabState, SKIP } from "./state.ts";

/** Milliseconds after the last change until the engine is asked. */
const PAUSE = 250;

export class Former extends Controller<{ engines: Engines }, LabState> {
  #timer = 0;

  /** Write a value; a prediction for the values before is none for the new ones. @param name of the parameter */
  write(name: string, value: string) {
    const { experiment, prediction, repeat } = this.state;
    const form = { ...this.state.form, [name]: value };
    const line = lineOf(experiment, form);
    this.set({ form, repeat: { ...repeat, line }, prediction: prediction === SKIP ? SKIP : "" });
    clearTimeout(this.#timer);
    if (!isOwn(line)) this.#timer = setTimeout(() => this.#judge(line, experiment), PAUSE);
  }

  /** Have the engine read what the form of an experiment said, once there is one. */
  async #judge(line: string, experiment: LabState["experiment"]) {
    if (!this.state.ready) return;
    const isAsked = () => this.state.repeat.line === line && this.state.experiment === experiment;
    try {
      const { text, repeatable, options } = await this.needs.engines.page.call("experiment", { text: line });
      if (isAsked()) this.set({ repeat: { line: text, repeatable }, options, wrong: new Map() });
    } catch (error) {
      if (!(error instanceof EngineError)) unlessLost(error);
      else if (isAsked()) await this.refuse(error);
    }
  }

  /** Tell at each field what is wrong. The engine tells one value at a time: with its usual value in place of the one
   * refused it tells the next. @param error about what the form says @returns the first field, "" for none */
  async refuse(error: EngineError): Promise<string> {
    const { experiment, form } = this.state;
    const engine = await this.needs.engines.of(lineOf(experiment, form));
    const usual = formValues(experiment).form;
    const wrong: Map<string, string> = new Map();
    let refused: unknown = error;
    let left = form;
    while (refused instanceof EngineError) {
      const { field, values } = refused;
      // Values that do not agree with each other are told only where no usual one stands among them.
      if (!(field in usual) || wrong.has(field) || (wrong.size && !values.wrong)) break;
      wrong.set(field, refusal(values.wrong ?? refused));
      left = { ...left, [field]: usual[field] ?? "" };
      refused = await engine.call("experiment", { text: lineOf(experiment, left) }).catch((next) => next);
    }
    if (refused instanceof Error && !(refused instanceof EngineError)) unlessLost(refused);
    if (this.state.form === form) this.set({ wrong });
    return experiment.parameters.find(({ name }) => wrong.has(name))?.name ?? "";
  }
}
