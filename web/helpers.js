// @ts-check
/**
 * Further workers, which search together with the engine's own. They are started one after the other once that is ready,
 * and what they find out goes to it as it comes: to make one answer of it is its affair.
 */

import { Engine, EngineLost } from "./engine.js";

/** @import { Boot } from "./engine.js" */
/** @import { Info, State } from "./state.js" */

/** @typedef {{engine: Engine, ready: boolean, request: number | null}} Helper  request: the id of its search */

export class Helpers {
  /** @type {Helper[]} */
  #helpers = [];
  #wanted = 0;
  #failed = 0;
  /** The id of the search that all take part in. @type {number | null} */
  #target = null;

  /** @param {Boot} boot @param {Engine} engine the one that answers @param {(helpers: State["helpers"]) => void} changed */
  constructor(boot, engine, changed) {
    /** @type {Boot} what is to be loaded is there already */
    this.boot = { load: async () => {}, create: (created) => boot.create(created) };
    this.engine = engine;
    this.changed = changed;
  }

  /** Have so many, and none that is not wanted; one that could not be started is tried again when the number changes. @param {number} count */
  resize(count) {
    if (count === this.#wanted) return;
    this.#wanted = count;
    this.#failed = 0;
    for (const helper of this.#helpers.splice(count)) helper.engine.close();
    this.#startNext();
    this.#tell();
  }

  /**
   * Take part in a search: those that are ready are its parts from 1.
   * @param {number} target the id of the engine's own request @param {string} record @param {Record<string, unknown>} fields its fields
   */
  think(target, record, fields) {
    this.#target = target;
    const parts = Number(fields.parts);
    this.#helpers.filter(({ ready }) => ready).slice(0, parts - 1).forEach((helper, index) => {
      this.#search(helper, target, record, { ...fields, part: index + 1 });
    });
  }

  /** End the search, if one runs. */
  stop() {
    this.#target = null;
    for (const { engine, request } of this.#helpers) {
      if (request !== null) engine.call("stop", { target: request, how: "cancel" }).catch(unlessLost);
    }
  }

  #tell() {
    this.changed({ ready: this.#helpers.filter(({ ready }) => ready).length, missing: this.#failed });
  }

  #startNext() {
    if (this.#helpers.length + this.#failed >= this.#wanted || this.#helpers.some(({ ready }) => !ready)) return;
    const leave = (/** @type {unknown} */ error) => {
      console.info("Without a further worker:", error);
      this.#helpers = this.#helpers.filter((other) => other !== helper);
      this.#failed += 1;
      this.#startNext();
      this.#tell();
    };
    const engine = new Engine(this.boot, {
      loading: () => {},
      starting: () => {},
      ready: () => {
        helper.ready = true;
        this.#startNext();
        this.#tell();
      },
      replaced: () => {
        helper.ready = false;
        this.#tell();
      },
      failed: leave,
    });
    /** @type {Helper} */
    const helper = { engine, ready: false, request: null };
    this.#helpers.push(helper);
    engine.start();
  }

  /** @param {Helper} helper @param {number} target @param {string} record @param {{part: number}} fields */
  async #search(helper, target, record, fields) {
    const join = (/** @type {Info["root"]} */ root, /** @type {boolean} */ done) => {
      if (this.#target === target) this.engine.call("join", { target, part: fields.part, root, done }).catch(unlessLost);
    };
    try {
      await helper.engine.call("load", { record });
      if (this.#target !== target) return;
      const { id, answer } = helper.engine.request("think", fields, ({ root }) => join(root, false));
      helper.request = id;
      join((await answer).info.root, true);
    } catch (error) {
      join(undefined, true);
      unlessLost(error);
    } finally {
      helper.request = null;
    }
  }
}

/** A worker that is lost is replaced or given up by its engine; all else is a fault. @param {unknown} error */
function unlessLost(error) {
  if (!(error instanceof EngineLost)) throw error;
}
