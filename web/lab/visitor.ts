/** The address of the lab: which bench it names, and with which values. */

import { Controller } from "../app/controller.ts";
import { address } from "../engine/files.ts";
import { say } from "../lang/texts.ts";
import { COURSE, lineAsked, placeOf, storedResult, TEACHERS } from "./course.ts";
import type { Engines } from "./engines.ts";
import { parseAddress } from "./exact.ts";
import { explainError, type LabMessages } from "./messages.ts";
import { filesIn, OWN } from "./own/address.ts";
import type { OwnBench } from "./own/own.ts";
import { sourceOf } from "./own/shelf.ts";
import type { Player } from "./player.ts";
import type { Runner } from "./runner.ts";
import { formValues, freshBench, type LabState, type Room } from "./state.ts";

/** The part of the address that names an experiment, and exactly what is to be shown of it. */
const addressed = () => parseAddress(location.hash.slice(1));
const textAsked = () => addressed().text;

/** What addresses open by their first words; others open a bench. */
const ROOMS: Record<string, Room> = { "": "gallery", [COURSE]: "gallery", [TEACHERS]: "teachers", [OWN]: "own" };

type Needs = { engines: Engines; messages: LabMessages; player: Player; runner: Runner; bot: OwnBench };

export class Visitor extends Controller<Needs, LabState> {
  /** How many benches, links and stored results have been asked for: the last one is shown. */
  #visit = 0;

  /** Open the bench that the address names, with its stored result if it has the usual values. */
  async enter() {
    this.#visit += 1;
    this.needs.player.stop();
    this.needs.runner.leave();
    const { experiments, chapters } = this.state;
    const place = placeOf(textAsked(), chapters);
    this.set({ place });
    const text = this.#asked();
    const [name = ""] = text.split("?");
    const room = place ? "chapter" : (ROOMS[name.split("/")[0] ?? ""] ?? "bench");
    this.set({ room, projected: false });
    if (place) scrollTo({ top: 0 });
    if (room === "own") return this.needs.bot.open(text);
    if (room === "gallery" || room === "teachers") return;
    const known = experiments.find((one) => one.name === name);
    const [first] = experiments;
    const experiment = known ?? first;
    if (!experiment) return;
    const brought = addressed().exact.files.filter(({ file, text }) => sourceOf(file) !== text);
    this.set({ ...freshBench(experiment), brought, awaited: name !== "" });
    if (!name) return; // a screen without a figure
    const missing = filesIn(text).find(
      (name) => sourceOf(name) === undefined && !brought.some(({ file }) => file === name),
    );
    if (missing) {
      const reason = say("lab-own-missing", { file: missing });
      this.needs.messages.complain(say("lab-broken-link", { reason }), location.href);
      return this.#showStored();
    }
    const stored = storedResult(text.includes("?") ? text : experiment.text, experiments, chapters);
    if (known && stored) await this.#showStored(stored);
    else if (this.state.ready) await this.arrive();
  }

  /** Take the values of the address, once there is an engine that can read them, and a run of them that was kept. */
  async arrive() {
    const { experiment, place, room, frame, result, brought } = this.state;
    if ((room !== "bench" && room !== "chapter") || result || (place && !this.#asked())) return;
    if (brought.length) return this.set({ status: say("lab-brought") });
    const { messages, runner } = this.needs;
    const visit = ++this.#visit;
    try {
      const text = this.#asked() || experiment.text;
      const chosen = await (await this.needs.engines.of(text)).call("experiment", { text });
      if (visit !== this.#visit) return;
      const stored = storedResult(chosen.text, this.state.experiments, this.state.chapters);
      if (stored) return await this.#showStored(stored);
      const { values, repeatable, options } = chosen;
      this.set({ ...formValues(experiment, values), options, repeat: { line: chosen.text, repeatable } });
      const run = await runner.recallResult(chosen.text);
      if (visit !== this.#visit || this.state.running || this.state.result) return;
      if (run) runner.adopt(run.result, run.work);
      else if (place || frame === "picture") runner.start();
      else this.set({ status: say("lab-linked") });
    } catch (error) {
      if (visit !== this.#visit) return;
      messages.complain(say("lab-broken-link", { reason: explainError(error) }), location.href);
      await this.#showStored();
    }
  }

  /** Show the experiment with its usual values. */
  reset() {
    history.replaceState(null, "", `#${this.state.experiment.name}`);
    return this.#showStored();
  }

  goTo(line: string) {
    if (location.hash === `#${line}`)
      this.enter(); // the form has been changed since
    else location.hash = line;
  }

  /** The text of the experiment that the address, or its screen of the course, names. */
  #asked() {
    const { place, marks } = this.state;
    return place ? lineAsked(place, marks) : textAsked();
  }

  /** The result that the build has written, by default that of the usual values. @param file its name */
  async #showStored(file: string = this.state.experiment.name) {
    const visit = ++this.#visit;
    const response = await fetch(address(`lab/results/${file}.json`));
    const { parts, ...result } = await response.json();
    if (visit !== this.#visit || this.state.running) return;
    this.needs.runner.show(result, { chosen: result.chosen, parts });
  }
}
