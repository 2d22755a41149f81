/** What the lab tells beside results: how far something is, and what went wrong. */

import { Controller } from "../app/controller.ts";
import { EngineError, EngineLost } from "../engine/client.ts";
import { failure } from "../engine/failure.ts";
import { refusal, say } from "../lang/texts.ts";
import type { LabState } from "./state.ts";

/** What is said of a refusal or of a worker that was lost; other errors are thrown on. */
export function explainError(error: unknown) {
  if (error instanceof EngineError) return refusal(error);
  if (error instanceof EngineLost) return say("lab-replaced");
  throw error;
}

export class LabMessages extends Controller<{ start(): void }, LabState> {
  /** Tell how far something is. @param share null where that is not known */
  work(text: string, share: number | null) {
    this.set({ progress: { text, share } });
  }

  /** @param broken a link that is wrong, for copying */
  complain(text: string, broken?: string) {
    this.set({ problem: { text, ...(broken === undefined ? {} : { broken }) } });
  }

  /** An engine does not start. @param retry whether that can be tried again */
  failed(error: unknown, retry: boolean = false) {
    this.set({ progress: null, problem: { text: failure(error, "lab-"), retry } });
  }

  dismiss() {
    this.set({ problem: null });
  }

  retry() {
    this.dismiss();
    this.needs.start();
  }

  /** An answer; undefined if there is none, which is told. */
  orTold<Answer>(answer: Promise<Answer>) {
    return answer.catch((error) => this.complain(explainError(error)));
  }
}
