/** The engine that runs the reader's own bots, in a sandbox without network and storage. It starts when it is first
 * wanted. Each worker gets the files of all bots that are kept here, as soon as it is ready, also one that
 * replaces another. */

import { type Boot, type EngineListener, EngineLost, unlessLost } from "../../engine/client.ts";
import type { SiteFile } from "../../engine/files.ts";
import { Loader } from "../../engine/loader.ts";
import { Hand, Workers } from "../workers.ts";
import { filesIn } from "./address.ts";
import { fits } from "./shapes.ts";
import { bots, sourceOf } from "./shelf.ts";

/** Whether the text of an experiment names bots that only a workshop can run. */
export const isOwn = (line: string) => filesIn(line).length > 0;

/** The sources on which the result of an experiment depends: other sources give other results for the same text. */
export const sourcesOf = (line: string) => JSON.stringify(filesIn(line).map((file) => sourceOf(file) ?? null));

export class Workshop {
  #first: Hand;
  #workers: Workers;
  #started = false;

  constructor(built: { runtime: SiteFile[]; version: string }, listener: Partial<EngineListener>) {
    const boot = withFiles(new Loader(built, { module: "lab/own/worker.py", package: "wye-lab" }));
    this.#first = new Hand(boot, listener);
    this.#workers = new Workers(boot, this.#first);
  }

  /** The engine, with the files of all bots as they are now. Rejects with EngineLost if it does not start. */
  async engine(): Promise<Hand> {
    await this.take(1);
    return this.#first;
  }

  /** `count` engines of the sandbox; the first one is ready. */
  async take(wanted: number): Promise<Hand[]> {
    if (!this.#started) {
      this.#started = true;
      this.#first.start();
    }
    this.#started = await this.#first.ready();
    if (!this.#started) throw new EngineLost();
    const hands = this.#workers.take(wanted);
    await supply(this.#first);
    // One that is not ready gets the files when it is.
    for (const hand of hands.slice(1)) supply(hand).catch(unlessLost);
    return hands;
  }
}

const supply = (hand: Hand) => Promise.all(bots().map((bot) => hand.call("keep", bot)));

/** Workers that have the files of all bots before they are used. */
function withFiles(loader: Loader): Boot {
  return {
    load: (progress) => loader.load(progress),
    create: async (created) => {
      const worker = await (await import("./sandbox.ts")).startSandbox(loader, created);
      for (const bot of bots()) await worker.sync.call(JSON.stringify({ id: 0, op: "keep", ...bot }));
      return worker;
    },
    onLost: () => {},
    fits,
  };
}
