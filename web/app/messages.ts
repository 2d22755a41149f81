/** What the person is told above the page: what went wrong, and what can be done about it. */

import { EngineError, EngineLost } from "../engine/client.ts";
import { failure } from "../engine/failure.ts";
import { refusal, say } from "../lang/texts.ts";
import { Controller } from "./controller.ts";

export class Messages extends Controller {
  /** What the person has already been told. */
  #told: Set<string> = new Set();

  /** Tell the person something, once. */
  tell(text: string) {
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

  /** Do a task, and tell the person of what the engine refuses. */
  attempt(task: () => Promise<unknown>) {
    task().catch((error) => this.report(error));
  }

  report(error: unknown) {
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

  /** The engine does not start. */
  failed(error: unknown) {
    const { engine } = this.state;
    const problem = { text: failure(error), retry: true };
    this.set({ thinking: null, problem, engine: { ...engine, phase: "failed" } });
  }
}
