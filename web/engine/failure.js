/** What a page says when the engine does not start. */

import { say } from "../lang/texts.js";
import { LoadError } from "./files.js";
import { Denied } from "./loader.js";

/** @param {unknown} error @param {"" | "lab-"} page whose words are used */
export function failure(error, page = "") {
  if (error instanceof Denied) return say(`denied-${error.what}`);
  if (!(error instanceof LoadError))
    return say(`${page}engine-failed`, { reason: lastLine(error instanceof Error ? error.message : String(error)) });
  const { path, reason } = error;
  return say(`${page}load-failed`, {
    path,
    reason: typeof reason === "number" ? say("answered", { status: reason }) : say(reason),
  });
}

/** A traceback ends with its message. @param {string} text */
const lastLine = (text) => text.trim().split("\n").at(-1) ?? "";
