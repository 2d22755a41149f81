/** Additional workers that search beside the main engine: they start one by one, and it merges their results. */

import type { Info, Think } from "messages";
import type { State } from "../model/state.ts";
import { type Boot, Engine, further, unlessLost } from "./client.ts";

/** Request: the id of its running search. */
type Worker = { engine: Engine; ready: boolean; request: number | null };

export class Pool {
  boot: Boot;

  #workers: Worker[] = [];
  #wanted = 0;
  #failed = 0;
  #target: number | null = null; // the id of the main engine's search that the workers share

  /** @param engine the main one */
  constructor(
    boot: Boot,
    public engine: Engine,
    public changed: (pool: State["pool"]) => void,
  ) {
    this.boot = further(boot);
  }

  /** Run this many workers. A start that failed is tried again only when the number changes. */
  resize(count: number) {
    if (count === this.#wanted) return;
    this.#wanted = count;
    this.#failed = 0;
    for (const worker of this.#workers.splice(count)) worker.engine.close();
    this.#startNext();
    this.#tell();
  }

  /** Join a search of the main engine, which is part 0. @param target the id of its request @param fields of that
   * request */
  think(target: number, fields: Think & { parts: number }) {
    this.#target = target;
    this.#workers
      .filter(({ ready }) => ready)
      .slice(0, fields.parts - 1)
      .forEach((worker, index) => {
        this.#search(worker, target, { ...fields, part: index + 1 });
      });
  }

  stop() {
    this.#target = null;
    for (const { engine, request } of this.#workers) {
      if (request !== null) engine.call("stop", { target: request, how: "cancel" }).catch(unlessLost);
    }
  }

  #tell() {
    this.changed({ ready: this.#workers.filter(({ ready }) => ready).length, missing: this.#failed });
  }

  #startNext() {
    if (this.#workers.length + this.#failed >= this.#wanted || this.#workers.some(({ ready }) => !ready)) return;
    const leave = (error: unknown) => {
      console.info("Without a further worker:", error);
      this.#workers = this.#workers.filter((other) => other !== worker);
      this.#failed += 1;
      this.#startNext();
      this.#tell();
    };
    const engine = new Engine(this.boot, {
      ready: () => {
        worker.ready = true;
        this.#startNext();
        this.#tell();
      },
      replaced: () => {
        worker.ready = false;
        this.#tell();
      },
      failed: leave,
    });
    const worker: Worker = { engine, ready: false, request: null };
    this.#workers.push(worker);
    engine.start();
  }

  async #search(worker: Worker, target: number, fields: Think & { part: number }) {
    const join = (root: Info["root"], done: boolean) => {
      if (this.#target === target)
        this.engine.call("join", { target, part: fields.part, root, done }).catch(unlessLost);
    };
    const { id, answer } = worker.engine.request("think", fields, ({ root }) => join(root, false));
    worker.request = id;
    try {
      join((await answer).info.root, true);
    } catch (error) {
      join(undefined, true);
      unlessLost(error);
    } finally {
      if (worker.request === id) worker.request = null;
    }
  }
}
