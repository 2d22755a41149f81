/** What the person is told above the page: what went wrong, and what can be done about it. */

import { EngineError, EngineLost } from "../engine/client.js";
import { failure } from "../engine/failure.js";
import { refusal, say } from "../lang/texts.js";
import { Controller } from "./controller.js";

export class Messages extends Controller {
  /** What the person has already been told. @type {Set<string>} */
  #told = new Set();

  /** Tell the person something, once. @param {string} text */
  tell(text) {
    if (this.#told.has(text)) return;
    this.#told.add(text);
    this.set({ problem: { text } });
  }

  dismiss() {
    this.set({ problem: null });
  }

  retry() {
    this.set({ problem: null });
    this.app.engine.start();
  }

  /** Go over to the version that waits. */
  takeUpdate = async () => {};

  /** Stay with this version for now. */
  postpone() {
    this.set({ update: false });
  }

  /** Do a task, and tell the person of what the engine refuses. @param {() => Promise<unknown>} task */
  attempt(task) {
    task().catch((error) => this.report(error));
  }

  /** @param {unknown} error */
  report(error) {
    // The person is told of a lost worker when it is replaced or given up.
    if (error instanceof EngineLost) return;
    if (!(error instanceof EngineError)) throw error;
    this.set({
      opening: null,
      thinking: null,
      paused: true,
      problem: { text: say("engine-error", { message: refusal(error) }) },
    });
  }

  /** The engine does not start. @param {unknown} error */
  failed(error) {
    const { engine } = this.state;
    const problem = { text: failure(error), retry: true };
    this.set({ thinking: null, problem, engine: { ...engine, phase: "failed" } });
  }
}
