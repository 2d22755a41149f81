/** What the lab tells beside results: how far something is, and what went wrong. */

import { EngineError, EngineLost } from "../engine/client.ts";
import { failure } from "../engine/failure.ts";
import { refusal, say } from "../lang/texts.ts";
import { Controller } from "./controller.ts";

/** What is said of a refusal or of a worker that was lost; other errors are thrown on. */
export function explained(error: unknown) {
  if (error instanceof EngineError) return refusal(error);
  if (error instanceof EngineLost) return say("lab-replaced");
  throw error;
}

export class Messages extends Controller {
  /** Tell how far something is. @param share null where that is not known */
  work(told: string, share: number | null) {
    this.set({ work: { told, share } });
  }

  /** Nothing is under way any more. */
  rest() {
    this.set({ work: null });
  }

  /** @param broken a link that is wrong, for copying */
  complain(text: string, broken?: string) {
    this.set({ problem: { text, ...(broken === undefined ? {} : { broken }) } });
  }

  /** An engine does not start. @param retry whether that can be tried again */
  failed(error: unknown, retry: boolean = false) {
    this.set({ work: null, problem: { text: failure(error, "lab-"), retry } });
  }

  dismiss() {
    this.set({ problem: null });
  }

  retry() {
    this.dismiss();
    this.app.engine.start();
  }

  // What the board's page offers when a new version waits; when it is taken there, this page loads anew too.
  takeUpdate() {}

  postpone() {}

  /** An answer; undefined if there is none, which is told. */
  orTold<Answer>(answer: Promise<Answer>) {
    return answer.catch((error) => this.complain(explained(error)));
  }
}
