/** The address of the lab: which bench it names, and with which values. */

import { address } from "../engine/files.ts";
import { say } from "../lang/texts.ts";
import { Controller } from "./controller.ts";
import { parsed } from "./exact.ts";
import { explained } from "./messages.ts";
import { OWN } from "./own/address.ts";
import { sourceOf } from "./own/shelf.ts";
import { entered, filled, scales, stepping } from "./state.ts";
import { COURSE } from "./views/course.ts";

/** The part of the address that names an experiment, and exactly what is to be shown of it. */
const said = () => parsed(location.hash.slice(1));
const asked = () => said().text;

export class Visitor extends Controller {
  /** How many benches, links and stored results have been asked for: the last one is shown. */
  #visit = 0;

  /** Open the bench that the address names, with its stored result if it has the usual values. */
  async enter() {
    this.#visit += 1;
    this.app.player.stop();
    this.app.runner.leave();
    const [name] = asked().split("?");
    const { experiments } = this.state;
    this.set({ own: name === OWN, gallery: name === "", course: name === COURSE });
    if (name === OWN) return this.app.bot.open(asked());
    if (name === "" || name === COURSE) return;
    const known = experiments.find((one) => one.name === name);
    const [first] = experiments;
    const experiment = known ?? first;
    if (!experiment) return;
    const brought = said().exact.files.filter(({ file, text }) => sourceOf(file) !== text);
    this.set({ ...entered(experiment), brought });
    if (known && (!asked().includes("?") || asked() === known.text)) await this.#stored();
    else if (this.state.ready) await this.arrive();
  }

  /** Take the values of the address, once there is an engine that can read them, and a run of them that was kept. */
  async arrive() {
    const { experiment, course, gallery, own, ran, brought } = this.state;
    if (own || gallery || course || ran) return;
    if (brought.length) return this.set({ told: say("lab-brought") });
    const { messages, runner } = this.app;
    const visit = ++this.#visit;
    try {
      const text = asked() || experiment.text;
      const chosen = await (await this.app.engineOf(asked())).call("experiment", { text });
      if (visit !== this.#visit) return;
      if (chosen.text === experiment.text) return await this.#stored();
      const { values, repeatable, options } = chosen;
      this.set({ ...filled(experiment, values), options, repeat: { line: chosen.text, repeatable } });
      const kept = await runner.resulted(chosen.text);
      if (visit !== this.#visit || this.state.running || this.state.ran) return;
      if (kept) runner.adopt(kept.ran, kept.work);
      else this.set({ told: say("lab-linked") });
    } catch (error) {
      if (visit !== this.#visit) return;
      messages.complain(say("lab-broken-link", { reason: explained(error) }), location.href);
      await this.#stored();
    }
  }

  /** Show the experiment with its usual values. */
  reset() {
    history.replaceState(null, "", `#${this.state.experiment.name}`);
    return this.#stored();
  }

  follow(line: string) {
    if (location.hash === `#${line}`)
      this.enter(); // the form has been changed since
    else location.hash = line;
  }

  /** The result that the build has written. */
  async #stored() {
    const visit = ++this.#visit;
    const { experiment } = this.state;
    const response = await fetch(address(`lab/results/${experiment.name}.json`));
    const ran = await response.json();
    if (visit !== this.#visit || this.state.running) return;
    this.app.runner.show(ran, null);
  }

  /** Show the step, the picture and the scale that the address names, if there are such. */
  exactly() {
    const { at, axes, view } = said().exact;
    const { chosen } = stepping({ ...this.state, unit: 0 });
    const known = scales(this.state).find((one) => one === axes);
    this.set({
      at: Math.min(at, chosen.stops.at(-1) ?? 0),
      ...(view ? { view } : {}),
      ...(known ? { axes: known } : {}),
    });
  }
}
