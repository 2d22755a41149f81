/** Runs of experiments: done by the engines, stopped, gone on with, kept, and shown. */

import type { Result } from "messages/lab";
import { Controller } from "../app/controller.ts";
import { EngineError, EngineLost } from "../engine/client.ts";
import { say } from "../lang/texts.ts";
import { positionOf } from "./course.ts";
import type { Engines } from "./engines.ts";
import { parseAddress } from "./exact.ts";
import type { Former } from "./former.ts";
import { explainError, type LabMessages } from "./messages.ts";
import { lineOf } from "./notation.ts";
import { isOwn, sourcesOf } from "./own/workshop.ts";
import type { Player } from "./player.ts";
import { type Recorder, withScenes } from "./recorder.ts";
import { lastOf, stopAt } from "./replay.ts";
import { countParts, Run, show, type Work } from "./run.ts";
import { keepRun, recallRun, texts } from "./runs.ts";
import type { LabScreen } from "./screen.ts";
import { BEGUN, formValues, initialOf, type LabState, predictions, SKIP, scales, stepping } from "./state.ts";
import { answersTo } from "./trial.ts";

type Needs = {
  version: string;
  engines: Engines;
  messages: LabMessages;
  former: Former;
  player: Player;
  recorder: Recorder;
  screen: LabScreen;
};

export class Runner extends Controller<Needs, LabState> {
  #running: Run | null = null;
  /** Whether the person was told that runs are not kept. */ #forgets = false;

  /** Run what the form holds from its start. */
  start() {
    const { experiment, form, ready, running, awaited } = this.state;
    if (ready && !running && !awaited) this.#run(lineOf(experiment, form), null);
  }

  /** Go on with what is shown. */
  goOn() {
    const { work } = this.state;
    if (work) this.#run(work.chosen.text, work);
  }

  stop() {
    this.#running?.stop();
  }

  /** Another bench is entered: the run ends, and its result is not shown. */
  leave() {
    if (!this.#running) return;
    this.stop();
    this.#running = null;
    this.set({ running: false, progress: null });
  }

  /** @param before what is done of it */
  async #run(line: string, before: Work | null) {
    const { engines, messages } = this.needs;
    this.set({ problem: null, status: "" });
    const asked = async () => (await engines.of(line)).call("experiment", { text: line });
    const chosen = before?.chosen ?? (await asked().catch((error) => this.#explainRefusal(error)));
    const hands =
      chosen && (await messages.orTold(engines.take(chosen.text, Math.min(this.state.workers, chosen.parts))));
    if (!chosen || !hands || this.#running) return;
    const done = before?.parts ?? [];
    const [began, from] = [performance.now(), countParts(done)];
    const progress = (count: number, of: number) => {
      const seconds = count > from ? ((performance.now() - began) / 1000 / (count - from)) * (of - count) : null;
      const told = say("lab-progress", { done: count, of, seconds: seconds && Math.ceil(seconds) });
      if (this.#running === own) messages.work(told, count / of);
    };
    const own = new Run({ chosen, parts: done }, hands, { progress, paused: (work) => this.#save(work) });
    this.#running = own;
    // The address of the same values may name a step, which is shown in the end.
    if (!this.state.place && parseAddress(location.hash.slice(1)).text !== chosen.text)
      history.replaceState(null, "", `#${chosen.text}`);
    this.set({ running: true });
    try {
      const result = await own.go();
      await this.#save(own.work);
      if (this.#running === own) this.adopt(result, own.work); // else another link was followed meanwhile
    } catch (error) {
      messages.complain(error instanceof EngineLost && isOwn(chosen.text) ? say("lab-own-lost") : explainError(error));
    } finally {
      if (this.#running === own) this.leave();
    }
  }

  /** Tell at its fields why an experiment cannot be run, and lead to the first; above the page what belongs to none. */
  async #explainRefusal(error: unknown) {
    const { former, messages } = this.needs;
    const field = error instanceof EngineError && (await former.refuse(error));
    if (!field) return messages.complain(explainError(error));
    this.set({ drawer: true });
    this.needs.screen.focusField(field);
  }

  /** Keep what is done for the next visit, and tell once if the browser does not. */
  async #save(work: Work) {
    const isStored = await keepRun(work, this.#versionOf(work.chosen.text));
    if (!isStored && !this.#forgets) this.needs.messages.complain(say("lab-full"));
    this.#forgets ||= !isStored;
  }

  /** What the result of an experiment depends on beside its text. */
  #versionOf(line: string) {
    const { version } = this.needs;
    return isOwn(line) ? `${version} ${sourcesOf(line)}` : version;
  }

  /** A run that was kept, and its result; null if there is none. */
  async recallResult(line: string) {
    const work = await recallRun(line, this.#versionOf(line));
    if (!work) return null;
    return { work, result: await show(await this.needs.engines.of(line), work) };
  }

  /** Show the result of a run. */
  adopt(result: Result, work: Work) {
    const { done, ended, chosen } = result;
    this.needs.recorder.know(result);
    this.show(result, work);
    this.set({ status: ended ? say("lab-finished") : say("lab-stopped", { done, of: chosen.parts }) });
  }

  /** Show a result, at the step that the address names. @param work the parts that it was made of */
  show(result: Result, work: Work) {
    const { text, values, repeatable, options } = result.chosen;
    this.needs.player.stop();
    this.set({
      ...BEGUN,
      exercise: { answers: answersTo(text), grade: null },
      result,
      work,
      scenes: withScenes(new Map(), result.recording.scenes, []),
      options,
      ...formValues(this.state.experiment, values),
      repeat: { line: text, repeatable },
    });
    const known = scales(this.state);
    if (!known.some((one) => one === this.state.axes)) this.set({ axes: known[0] });
    // A prediction that was made is kept if the new values leave it open.
    const { prediction } = this.state;
    if (!predictions(this.state).some(([value]) => value === prediction) && prediction !== SKIP)
      this.set({ prediction: "" });
    this.#showExactly();
    texts().then((runs) => this.set({ runs }));
  }

  /** Show the step, the picture and the scale that the address names, if there are such. */
  #showExactly() {
    const { at, axes, view } = parseAddress(location.hash.slice(1)).exact;
    const { chosen } = stepping({ ...this.state, unit: 0 });
    const known = scales(this.state).find((one) => one === axes);
    this.set({
      at: Math.min(positionOf(this.state) ?? at ?? initialOf(this.state), stopAt(chosen, lastOf(chosen))),
      ...(view ? { view } : {}),
      ...(known ? { axes: known } : {}),
    });
  }
}
