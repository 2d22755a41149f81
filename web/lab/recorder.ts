/** Scenes of the recording shown, which the engine makes: asked for as the reader comes to them, and again when the
 * reader unfolds a node of their trees. */

import type { Requests } from "messages";
import type { Result, Scene } from "messages/lab";
import { Controller } from "../app/controller.ts";
import { unlessLost } from "../engine/client.ts";
import { say } from "../lang/texts.ts";
import type { Engines } from "./engines.ts";
import type { Id } from "./folding.ts";
import type { LabMessages } from "./messages.ts";
import type { Player } from "./player.ts";
import { numberOf, stopAt } from "./replay.ts";
import { show } from "./run.ts";
import { type LabState, positionShown, stepping } from "./state.ts";

type Scenes = LabState["scenes"];

/** Scenes are fetched from BEHIND stops before the reader to AHEAD stops after, once one is lacking within NEAR stops
 * ahead. If the scene at the reader is lacking, it is fetched first, with SOON more. */
const [BEHIND, AHEAD, NEAR, SOON] = [8, 24, 8, 3];
/** How many scenes are kept: at least those of a stored result. */
const MOST = 300;

export class Recorder extends Controller<{ engines: Engines; messages: LabMessages; player: Player }, LabState> {
  /** The result that the engine knows. */ #known: Result | null = null;
  #asking = false;

  /** See that the scenes are there to which the reader comes. */
  override async follow() {
    const { result, ready, folds } = this.state;
    if (!result || !ready || this.#asking) return;
    const opened = [...folds.turned].filter(([, open]) => open).map(([id]) => id);
    const positions = missing(this.state, opened);
    if (!positions.length) return;
    this.#asking = true;
    try {
      const engine = await this.engineOf(result);
      const { scenes } = await engine.call("scenes", { text: result.chosen.text, positions, opened });
      if (this.state.result === result) this.set({ scenes: withScenes(this.state.scenes, scenes, opened) });
    } catch (error) {
      this.#known = null;
      unlessLost(error);
      return;
    } finally {
      this.#asking = false;
    }
    await this.follow(); // the reader may have gone on meanwhile
  }

  /** Go to where a node comes into the tree. @param line the moves to it from the root */
  async seek(line: string) {
    const { result, ready } = this.state;
    if (!result || !ready) return;
    const moves = line.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
    const answer = await this.ask(result, "seek", { text: result.chosen.text, moves });
    if (!answer || this.state.result !== result) return;
    const { position } = answer;
    this.set({ seekStatus: position === null ? say("lab-seek-none") : "" });
    if (position !== null) this.needs.player.show(position);
  }

  /** The engine has just shown this result. */
  know(result: Result) {
    this.#known = result;
  }

  /** The engine's answer about the result shown; undefined if there is none, which is told. */
  ask<Op extends keyof Requests>(result: Result, op: Op, fields: Requests[Op]) {
    const answer = this.engineOf(result).then((engine) => engine.call(op, fields));
    // The engine may have dropped the run: the next request shows it again.
    answer.catch(() => {
      this.#known = null;
    });
    return this.needs.messages.orTold(answer);
  }

  /** The engine that knows the result shown. */
  async engineOf(result: Result) {
    const { work } = this.state; // before any wait, after which another result may be shown
    const engine = await this.needs.engines.of(result.chosen.text);
    if (this.#known !== result && work) await show(engine, work);
    this.#known = result;
    return engine;
  }
}

/** Scenes with others that have come; of too many the earliest are dropped. @param opened the unfolded nodes */
export function withScenes(scenes: Scenes, others: Record<string, Scene>, opened: Id[]): Scenes {
  const came = Object.entries(others).map(([at, scene]) => [Number(at), { scene, opened: `${opened}` }] as const);
  const rest = new Map(scenes);
  for (const [at] of came) rest.delete(at);
  return new Map([...rest, ...came].slice(-MOST));
}

/** The scene that is shown. */
export function sceneAt(state: Pick<LabState, "scenes" | "at">): Scene {
  const found = state.scenes.get(positionShown(state));
  if (!found) throw new Error("No scene has come.");
  return found.scene;
}

/** The positions around the reader whose scenes are to be asked for. @param opened the nodes that are unfolded */
export function missing(state: Pick<LabState, "result" | "at" | "unit" | "scenes">, opened: Id[]): number[] {
  const { chosen } = stepping(state);
  const { at, scenes } = state;
  const place = numberOf(chosen, at);
  const lacks = (position: number) => scenes.get(position)?.opened !== `${opened}`;
  const around = (before: number, after: number) => {
    const stops = Array.from({ length: before + after + 1 }, (_, number) => stopAt(chosen, place - before + number));
    return [...new Set(stops)].filter(lacks);
  };
  if (lacks(at)) return [...new Set([at, ...around(0, SOON)])];
  return around(1, NEAR).length ? around(BEHIND, AHEAD) : [];
}
