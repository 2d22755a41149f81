/** Scenes of the recording shown, which the engine makes: asked for as the reader comes to them. */

import { Controller } from "./controller.js";
import { unlessLost } from "./run.js";

/** @import { Result } from "messages" */

/** How many scenes are asked for at a time, and how many of them are to be there ahead of the reader. */
const [WINDOW, AHEAD] = [60, 20];

export class Recorder extends Controller {
  /** The result that the engine knows. @type {Result | null} */ #known = null;
  #asking = false;

  /** Whether the engine tells what is shown of an experiment. @param {string} name */
  #isRecorded(name) {
    return this.state.experiments.some((one) => one.name === name && one.recorded);
  }

  /** A result with what is shown of it. @param {Result} ran @returns {Promise<Result>} */
  async recorded(ran) {
    const { name, text } = ran.chosen;
    if (!this.#isRecorded(name)) return ran;
    const recording = await this.app.engine.call("record", { text, events: ran.happened.events });
    const known = { ...ran, recording };
    this.#known = known;
    return known;
  }

  /** See that the scenes are there to which the reader comes, also while they come. */
  async look() {
    if (this.#asking) return;
    this.#asking = true;
    try {
      let ran = this.#awaited();
      while (ran) {
        await this.#ask(ran);
        ran = this.#awaited();
      }
    } catch (error) {
      this.#known = null;
      unlessLost(error);
    } finally {
      this.#asking = false;
    }
  }

  /** The result of which scenes are missing here, if any. */
  #awaited() {
    const { at, ran, ready } = this.state;
    return ready && ran?.recording && missing(ran, at) !== null ? ran : null;
  }

  /** @param {Result} ran */
  async #ask(ran) {
    if (this.#known?.happened !== ran.happened) await this.recorded(ran);
    const first = missing(ran, this.state.at) ?? 0;
    const { text } = ran.chosen;
    const { scenes } = await this.app.engine.call("scenes", { text, first, count: WINDOW });
    const now = this.state.ran;
    if (now?.recording && now.happened === ran.happened)
      this.set({ ran: { ...now, recording: { ...now.recording, scenes: { ...now.recording.scenes, ...scenes } } } });
  }
}

/** The first of the scenes from a position on that has not come; null if the next ones are there.
 * @param {Result} ran @param {number} at */
export function missing({ recording }, at) {
  const last = recording?.units[0]?.stops.at(-1) ?? 0;
  for (let place = at; place <= Math.min(last, at + AHEAD); place += 1)
    if (!recording?.scenes[String(place)]) return place;
  return null;
}
