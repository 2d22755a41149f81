/** The workers of the lab: engines that start when they are wanted, one after the other, and are closed when they are
 * not. */

import { Engine, further } from "../engine/client.js";

/** @import { Boot, Listener } from "../engine/client.js" */

/** An engine that says when it can work. */
export class Hand extends Engine {
  /** Ends the wait for a start. */
  #settle = (/** @type {boolean} */ _ready) => {};
  #ready = this.#awaited();

  constructor(/** @type {Boot} */ boot, /** @type {Partial<Listener>} */ listener) {
    super(boot, {
      loading: (done, total) => listener.loading?.(done, total),
      starting: () => listener.starting?.(),
      ready: () => {
        this.#settle(true);
        listener.ready?.();
      },
      replaced: () => {
        this.#ready = this.#awaited();
        listener.replaced?.();
      },
      failed: (error) => {
        this.#settle(false);
        listener.failed?.(error);
      },
    });
  }

  /** Whether it can work, once that is known: false if it failed. */
  ready() {
    return this.#ready;
  }

  /** @override */
  async start() {
    this.#ready = this.#awaited();
    await super.start();
  }

  /** @returns {Promise<boolean>} */
  #awaited() {
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }
}

export class Workers {
  /** @type {Hand[]} */ #further = [];

  /** @param {Boot} boot @param {Hand} first which is started elsewhere, and has loaded the files */
  constructor(boot, first) {
    this.boot = further(boot);
    this.first = first;
  }

  /** So many workers; those that are new start now. @param {number} count @returns {Hand[]} */
  take(count) {
    for (const hand of this.#further.splice(Math.max(0, count - 1))) hand.close();
    while (this.#further.length < count - 1) {
      const hand = new Hand(this.boot, { failed: (error) => console.info("Without a further worker:", error) });
      this.#further.push(hand);
      hand.start();
    }
    return [this.first, ...this.#further];
  }
}
