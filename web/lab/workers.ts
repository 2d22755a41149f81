/** The workers of the lab: engines that start one after the other when they are wanted, and are closed afterwards. */

import { type Boot, Engine, type EngineListener, further } from "../engine/client.ts";

/** An engine that says when it can work. */
export class Hand extends Engine {
  /** Ends the wait for a start. */
  #settle = (_ready: boolean) => {};
  #ready = this.#awaited();

  constructor(boot: Boot, listener: Partial<EngineListener>) {
    super(boot, {
      ...listener,
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

  override async start() {
    this.#ready = this.#awaited();
    await super.start();
  }

  #awaited(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }
}

export class Workers {
  boot: Boot;

  #further: Hand[] = [];

  /** @param first which is started elsewhere, and has loaded the files */
  constructor(
    boot: Boot,
    public first: Hand,
  ) {
    this.boot = further(boot);
  }

  /** `count` workers; new ones start now. */
  take(count: number): Hand[] {
    for (const hand of this.#further.splice(Math.max(0, count - 1))) hand.close();
    while (this.#further.length < count - 1) {
      const hand = new Hand(this.boot, { failed: (error) => console.info("Without a further worker:", error) });
      this.#further.push(hand);
      hand.start();
    }
    return [this.first, ...this.#further];
  }
}
