/** What a page says when the engine does not start. */

import { say } from "../lang/texts.ts";
import { LoadError } from "./files.ts";
import { Denied } from "./loader.ts";

/** @param page whose words are used */
export function failure(error: unknown, page: "" | "lab-" = "") {
  if (error instanceof Denied) return say("denied-python");
  if (!(error instanceof LoadError))
    return say(`${page}engine-failed`, { reason: lastLine(error instanceof Error ? error.message : String(error)) });
  const { file, reason } = error;
  return say(`${page}load-failed`, {
    file,
    reason: typeof reason === "number" ? say("answered", { status: reason }) : say(reason),
  });
}

/** A traceback ends with its message. */
const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";
