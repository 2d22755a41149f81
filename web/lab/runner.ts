/** Runs of experiments: done by the engines, stopped, gone on with, kept, and shown. */

import type { Result, Selection } from "messages";
import { EngineError, EngineLost } from "../engine/client.ts";
import { say } from "../lang/texts.ts";
import { answersTo } from "./answers.ts";
import { Controller } from "./controller.ts";
import { parsed } from "./exact.ts";
import { keep, recalled, texts } from "./kept.ts";
import { explained } from "./messages.ts";
import { lineOf } from "./notation.ts";
import { isOwn, sourcesOf } from "./own/workshop.ts";
import { joined, Run, ranOf, type Work } from "./run.ts";
import { BEGUN, filled, predictions, SKIP, scales } from "./state.ts";

export class Runner extends Controller {
  #running: Run | null = null;
  /** Whether the person was told that runs are not kept. */ #forgets = false;

  employ(workers: number) {
    this.set({ workers });
  }

  /** Run what the form holds from its start. */
  start() {
    const { experiment, form, ready, running } = this.state;
    if (ready && !running) this.#run(lineOf(experiment, form), null);
  }

  /** Go on with what is shown. */
  goOn() {
    const { done } = this.state;
    if (done) this.#run(done.chosen.text, done);
  }

  stop() {
    this.#running?.stop();
  }

  /** Another bench is entered: the run ends, and its result is not shown. */
  leave() {
    if (!this.#running) return;
    this.stop();
    this.#running = null;
    this.set({ running: false, work: null });
  }

  /** @param before what is done of it */
  async #run(line: string, before: Work | null) {
    const { messages } = this.app;
    this.set({ problem: null, told: "" });
    const asked = async () => (await this.app.engineOf(line)).call("experiment", { text: line });
    const chosen = before?.chosen ?? (await asked().catch((error) => this.#refused(error)));
    const hands = chosen && (await messages.orTold(this.#handsFor(chosen)));
    if (!chosen || !hands || this.#running) return;
    const done = before?.parts ?? [];
    const [began, from] = [performance.now(), joined(done).length];
    const progress = (count: number, of: number) => {
      const seconds = count > from ? ((performance.now() - began) / 1000 / (count - from)) * (of - count) : null;
      const told = say("lab-progress", { done: count, of, seconds: seconds && Math.ceil(seconds) });
      if (this.#running === own) messages.work(told, count / of);
    };
    const own = new Run({ chosen, parts: done }, hands, { progress, paused: (work) => this.#save(work) });
    this.#running = own;
    // The address of the same values may name a step, which is shown in the end.
    if (parsed(location.hash.slice(1)).text !== chosen.text) history.replaceState(null, "", `#${chosen.text}`);
    this.set({ running: true });
    try {
      const told = await own.go();
      await this.#save(own.work);
      const ran = await this.app.recorder.recorded(ranOf(told, own.work.parts));
      if (this.#running === own) this.adopt(ran, own.work); // else another link was followed meanwhile
    } catch (error) {
      messages.complain(error instanceof EngineLost && isOwn(chosen.text) ? say("lab-own-lost") : explained(error));
    } finally {
      if (this.#running === own) this.leave();
    }
  }

  /** Tell at its fields why an experiment cannot be run, and lead to the first; above the page what belongs to none. */
  async #refused(error: unknown) {
    const { former, messages } = this.app;
    const field = error instanceof EngineError && (await former.refuse(error));
    if (!field) return messages.complain(explained(error));
    this.set({ drawer: true });
    this.app.toField(field);
  }

  /** Those who do the parts. */
  async #handsFor({ text, parts }: Selection) {
    const count = Math.min(this.state.workers, parts);
    return isOwn(text) ? this.app.workshop.take(count) : this.app.workers.take(count);
  }

  /** Keep what is done for the next visit, and tell once if the browser does not. */
  async #save(work: Work) {
    const kept = await keep(work, this.#versionOf(work.chosen.text));
    if (!kept && !this.#forgets) this.app.messages.complain(say("lab-full"));
    this.#forgets ||= !kept;
  }

  /** What the result of an experiment depends on beside its text. */
  #versionOf(line: string) {
    const { runtime_hash: build } = this.app.built;
    return isOwn(line) ? `${build} ${sourcesOf(line)}` : build;
  }

  /** A run that was kept, and its result; null if there is none. */
  async resulted(line: string) {
    const work = await recalled(line, this.#versionOf(line));
    if (!work) return null;
    const engine = await this.app.engineOf(line);
    const told = await engine.call("tell", { text: line, parts: joined(work.parts) });
    return { work, ran: await this.app.recorder.recorded(ranOf(told, work.parts)) };
  }

  /** Show the result of a run. */
  adopt(ran: Result, work: Work) {
    const { done, of } = ran.happened;
    this.show(ran, work);
    this.set({ told: ran.ended ? say("lab-finished") : say("lab-stopped", { done, of }) });
  }

  /** Show a result, at the step that the address names. @param done the parts that it was made of */
  show(ran: Result, done: Work | null) {
    const { text, values, repeatable, options } = ran.chosen;
    this.app.player.stop();
    this.set({
      ...BEGUN,
      exercise: { answers: answersTo(text), grade: null },
      ran,
      done,
      options,
      ...filled(this.state.experiment, values),
      repeat: { line: text, repeatable },
    });
    const known = scales(this.state);
    if (!known.some((one) => one === this.state.axes)) this.set({ axes: known[0] });
    // A prediction that was made is kept if the new values leave it open.
    const { prediction } = this.state;
    if (!predictions(this.state).some(([value]) => value === prediction) && prediction !== SKIP)
      this.set({ prediction: "" });
    this.app.visitor.exactly();
    this.tellKept();
  }

  /** Look which runs are kept. */
  async tellKept() {
    this.set({ kept: await texts() });
  }
}
