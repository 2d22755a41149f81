/** Scenes of the recording shown, which the engine makes: asked for as the reader comes to them, and anew when the
 * reader unfolds a node of their trees. */

import { Controller } from "./controller.js";
import { say } from "../lang/texts.js";
import { numberOf } from "./replay.js";
import { unlessLost } from "../engine/client.js";
import { stepping } from "./state.js";

/** @import { Result } from "messages" */
/** @import { Id } from "./folding.js" */
/** @import { LabState } from "./state.js" */

/** How many stops before and after the reader have their scenes, at how many of them more are asked for, and how many
 * are asked for at once where the reader waits. */
const [BEHIND, AHEAD, NEAR, SOON] = [8, 24, 8, 3];

export class Recorder extends Controller {
  /** The result that the engine knows. @type {Result["happened"] | null} */ #known = null;
  /** What has happened in the result whose scenes are told. @type {Result["happened"] | null} */ #happened = null;
  /** The unfolded nodes with which scenes were told, by positions. @type {Map<number, string>} */ #told = new Map();
  #asking = false;

  /** A result with what is shown of it. @param {Omit<Result, "recording">} ran @returns {Promise<Result>} */
  async recorded(ran) {
    const { text } = ran.chosen;
    const engine = await this.app.engineOf(text);
    const recording = await engine.call("record", { text, events: ran.happened.events });
    this.#known = ran.happened;
    return { ...ran, recording };
  }

  /** See that the scenes are there to which the reader comes. */
  async look() {
    const { ran, ready, folds } = this.state;
    if (!ran || !ready || this.#asking) return;
    if (this.#happened !== ran.happened) {
      this.#happened = ran.happened;
      this.#told.clear();
    }
    const opened = [...folds.turned].filter(([, open]) => open).map(([id]) => id);
    const positions = missing(this.state, (at) => (this.#told.get(at) ?? "[]") === JSON.stringify(opened));
    if (!positions.length) return;
    this.#asking = true;
    try {
      await this.#ask(ran, positions, opened);
    } catch (error) {
      this.#known = null;
      unlessLost(error);
      return;
    } finally {
      this.#asking = false;
    }
    await this.look(); // the reader may have gone on meanwhile
  }

  /** Go to where a node comes into the tree. @param {string} line the moves to it from the root */
  async seek(line) {
    const { ran, ready } = this.state;
    if (!ran || !ready) return;
    const moves = line.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
    const engine = await this.#engineOf(ran);
    const { position } = await engine.call("seek", { text: ran.chosen.text, moves });
    if (this.state.ran?.happened !== ran.happened) return;
    this.set({ sought: position === null ? say("lab-seek-none") : "" });
    if (position !== null) this.app.player.show(position);
  }

  /** The engine that knows a recording. @param {Result} ran */
  async #engineOf(ran) {
    if (this.#known !== ran.happened) await this.recorded(ran);
    return this.app.engineOf(ran.chosen.text);
  }

  /** @param {Result} ran @param {number[]} positions @param {Id[]} opened */
  async #ask(ran, positions, opened) {
    const { text } = ran.chosen;
    const engine = await this.#engineOf(ran);
    const { scenes } = await engine.call("scenes", { text, positions, opened });
    const now = this.state.ran;
    if (now?.happened !== ran.happened) return;
    for (const at of positions) this.#told.set(at, JSON.stringify(opened));
    this.set({ ran: { ...now, recording: { ...now.recording, scenes: { ...now.recording.scenes, ...scenes } } } });
  }
}

/** The positions around the reader whose scenes are to be asked for.
 * @param {Pick<LabState, "ran" | "at" | "unit">} state
 * @param {(at: number) => boolean} isFresh whether a scene was told with what is unfolded now
 * @returns {number[]} */
export function missing({ ran, at, unit }, isFresh) {
  const { stops } = stepping({ ran, unit }).chosen;
  const place = numberOf({ name: "", stops }, at);
  const lacks = (/** @type {number} */ one) => !ran?.recording.scenes[String(one)] || !isFresh(one);
  const around = (/** @type {number} */ before, /** @type {number} */ after) =>
    stops.slice(Math.max(0, place - before), place + after + 1).filter(lacks);
  if (lacks(at)) return [...new Set([at, ...around(0, SOON)])];
  return around(1, NEAR).length ? around(BEHIND, AHEAD) : [];
}
