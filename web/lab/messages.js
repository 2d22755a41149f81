/** What the lab tells beside results: how far something is, and what went wrong. */

import { EngineError, EngineLost } from "../engine/client.js";
import { failure } from "../engine/failure.js";
import { refusal, say } from "../lang/texts.js";
import { Controller } from "./controller.js";

/** What is said of a refusal or of a worker that was lost; other errors are thrown on. @param {unknown} error */
export function explained(error) {
  if (error instanceof EngineError) return refusal(error);
  if (error instanceof EngineLost) return say("lab-replaced");
  throw error;
}

export class Messages extends Controller {
  /** Tell how far something is. @param {string} told @param {number | null} share null where that is not known */
  work(told, share) {
    this.set({ work: { told, share } });
  }

  /** Nothing is under way any more. */
  rest() {
    this.set({ work: null });
  }

  /** @param {string} text @param {string} [broken] a link that is wrong, for copying */
  complain(text, broken) {
    this.set({ problem: { text, ...(broken === undefined ? {} : { broken }) } });
  }

  /** An engine does not start. @param {unknown} error @param {boolean} [retry] whether that can be tried again */
  failed(error, retry = false) {
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

  /** An answer; undefined if there is none, which is told. @template Answer @param {Promise<Answer>} answer */
  orTold(answer) {
    return answer.catch((error) => this.complain(explained(error)));
  }
}
