/** Messages above the page: what went wrong, and what can be done about it. */

import { EngineError, EngineLost } from "../engine/client.ts";
import { failure } from "../engine/failure.ts";
import { refusal, say } from "../lang/texts.ts";
import { Controller } from "./controller.ts";

/** The names of the errors of storage that is forbidden, full or broken. */
const STORAGE =
  /^(QuotaExceeded|Security|NotSupported|InvalidState|NotFound|Abort|Unknown|Version|TransactionInactive)Error$/;

/** The message about an error that has changed nothing; other errors are thrown. */
export function fault(error: unknown) {
  if (error instanceof EngineLost) return say("not-ready");
  if (error instanceof EngineError) return refusal(error);
  if (error instanceof DOMException && STORAGE.test(error.name)) return say("keeps-nothing");
  throw error;
}

/** Start: starts the engine; takeUpdate: goes over to the version that waits. */
type Needs = { start: () => void; takeUpdate: () => void };

export class Messages extends Controller<Needs> {
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
    this.needs.start();
  }

  takeUpdate() {
    this.needs.takeUpdate();
  }

  postpone() {
    this.set({ update: false });
  }

  /** Do a task, and tell the person of what the engine refuses. */
  attempt(task: () => Promise<unknown>) {
    task().catch((error) => this.report(error));
  }

  report(error: unknown) {
    // A lost worker is announced when it is replaced or given up.
    if (error instanceof EngineLost) return;
    if (!(error instanceof EngineError)) throw error;
    const problem = { text: say("refused", { message: refusal(error) }) };
    this.set({ opening: null, thinking: null, paused: true, problem });
  }

  reportFailure(error: unknown) {
    const { engine } = this.state;
    const problem = { text: failure(error), retry: true };
    this.set({ thinking: null, problem, engine: { ...engine, phase: "failed" } });
  }
}
