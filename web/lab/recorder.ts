/** Scenes of the recording shown, which the engine makes: asked for as the reader comes to them, and anew when the
 * reader unfolds a node of their trees. */

import type { Result } from "messages";
import { unlessLost } from "../engine/client.ts";
import { say } from "../lang/texts.ts";
import { Controller } from "./controller.ts";
import type { Id } from "./folding.ts";
import { numberOf } from "./replay.ts";
import { type LabState, stepping } from "./state.ts";

/** How many stops before and after the reader have their scenes, at how many of them more are asked for, and how many
 * are asked for at once where the reader waits. */
const [BEHIND, AHEAD, NEAR, SOON] = [8, 24, 8, 3];

export class Recorder extends Controller {
  /** The result that the engine knows. */ #known: Result["happened"] | null = null;
  /** What has happened in the result whose scenes are told. */ #happened: Result["happened"] | null = null;
  /** The unfolded nodes with which scenes were told, by positions. */ #told: Map<number, string> = new Map();
  #asking = false;

  /** A result with what is shown of it. */
  async recorded(ran: Omit<Result, "recording">): Promise<Result> {
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

  /** Go to where a node comes into the tree. @param line the moves to it from the root */
  async seek(line: string) {
    const { ran, ready } = this.state;
    if (!ran || !ready) return;
    const moves = line.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
    const engine = await this.#engineOf(ran);
    const { position } = await engine.call("seek", { text: ran.chosen.text, moves });
    if (this.state.ran?.happened !== ran.happened) return;
    this.set({ sought: position === null ? say("lab-seek-none") : "" });
    if (position !== null) this.app.player.show(position);
  }

  /** The engine that knows a recording. */
  async #engineOf(ran: Result) {
    if (this.#known !== ran.happened) await this.recorded(ran);
    return this.app.engineOf(ran.chosen.text);
  }

  async #ask(ran: Result, positions: number[], opened: Id[]) {
    const { text } = ran.chosen;
    const engine = await this.#engineOf(ran);
    const { scenes } = await engine.call("scenes", { text, positions, opened });
    const now = this.state.ran;
    if (now?.happened !== ran.happened) return;
    for (const at of positions) this.#told.set(at, JSON.stringify(opened));
    this.set({ ran: { ...now, recording: { ...now.recording, scenes: { ...now.recording.scenes, ...scenes } } } });
  }
}

/** The positions around the reader whose scenes are to be asked for. @param isFresh whether a scene was told with
 * what is unfolded now */
export function missing(
  { ran, at, unit }: Pick<LabState, "ran" | "at" | "unit">,
  isFresh: (at: number) => boolean,
): number[] {
  const { stops } = stepping({ ran, unit }).chosen;
  const place = numberOf({ name: "", stops }, at);
  const lacks = (one: number) => !ran?.recording.scenes[String(one)] || !isFresh(one);
  const around = (before: number, after: number) =>
    stops.slice(Math.max(0, place - before), place + after + 1).filter(lacks);
  if (lacks(at)) return [...new Set([at, ...around(0, SOON)])];
  return around(1, NEAR).length ? around(BEHIND, AHEAD) : [];
}
