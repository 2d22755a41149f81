/** What a page says when the engine does not start. */

import { say } from "../lang/texts.ts";
import { LoadError } from "./files.ts";
import { Denied } from "./loader.ts";

/** @param page whose words are used */
export function failure(error: unknown, page: "" | "lab-" = "") {
  if (error instanceof Denied) return say("denied-python", { ability: error.ability });
  if (!(error instanceof LoadError)) {
    const text = error instanceof Error ? error.message : String(error);
    return say(`${page}failed`, { reason: text.trim().split("\n").at(-1) ?? "" }); // a traceback ends with its message
  }
  const { file, reason } = error;
  const why = typeof reason === "number" ? say("answered", { status: reason }) : say(reason);
  return say(`${page}load-failed`, { file, reason: why });
}
