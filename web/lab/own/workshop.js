/** The engine that runs the reader's own bots, in a sandbox without network and storage. It starts when it is first
 * wanted. Each worker gets the files of all bots that are kept here, as soon as it is ready, also one that
 * replaces another. */

import { EngineLost, unlessLost } from "../../engine/client.js";
import { Loader } from "../../engine/loader.js";
import { Hand, Workers } from "../workers.js";
import { filesIn } from "./address.js";
import { confined } from "./sandbox.js";
import { bots, sourceOf } from "./shelf.js";

/** @import { Boot, Listener } from "../../engine/client.js" */
/** @import { RuntimeFile } from "../../engine/files.js" */
/** @import { Requests, Results } from "messages" */
/** @import { Bot } from "./address.js" */

/** Whether the text of an experiment names bots that only a workshop can run. @param {string} line */
export const isOwn = (line) => filesIn(line).length > 0;

/** The sources on which the result of an experiment depends: other sources give other results for the same text.
 * @param {string} line */
export const sourcesOf = (line) => JSON.stringify(filesIn(line).map((file) => sourceOf(file) ?? null));

export class Workshop {
  /** @type {Hand} */ #first;
  /** @type {Workers} */ #workers;
  #started = false;

  /** @param {{runtime: RuntimeFile[], build: string}} built
   * @param {Partial<Listener>} listener */
  constructor(built, listener) {
    const boot = supplied(new Loader(built, { module: "lab/own/worker.py", package: "wye-lab" }));
    this.#first = new Hand(boot, listener);
    this.#workers = new Workers(boot, this.#first);
  }

  /** The engine, with the files of all bots as they are now. Rejects with EngineLost if it does not start.
   * @returns {Promise<Hand>} */
  async engine() {
    await this.take(1);
    return this.#first;
  }

  /** So many engines, likewise; the first one is ready. @param {number} wanted @returns {Promise<Hand[]>} */
  async take(wanted) {
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

  /** @template {keyof Requests} Asked @param {Asked} op @param {Requests[Asked]} fields
   * @returns {Promise<Results[Asked]>} */
  async call(op, fields) {
    return (await this.engine()).call(op, fields);
  }
}

const supply = (/** @type {Hand} */ hand) => Promise.all(bots().map((bot) => hand.call("keep", bot)));

/** Workers that have the files of all bots before they are used. @param {Loader} loader @returns {Boot} */
function supplied(loader) {
  return {
    load: (progress) => loader.load(progress),
    create: async (created) => {
      const worker = await confined(loader, created);
      for (const bot of bots()) await worker.sync.call(keeping(bot));
      return worker;
    },
    lost: () => {},
  };
}

/** The message that has a file kept. @param {Bot} bot */
const keeping = (bot) => JSON.stringify({ id: 0, op: "keep", ...bot });
