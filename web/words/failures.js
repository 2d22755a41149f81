/** What a page says when the engine does not start. */

import { Denied, LoadError } from "../engine/loader.js";
import { strings } from "./strings.js";

/**
 * @param {unknown} error
 * @param {{loadFailed(path: string, reason: string): string, engineFailed(message: string): string}} words those of the page
 */
export function failure(error, { loadFailed, engineFailed }) {
  if (error instanceof Denied) return strings.denied[error.what];
  if (!(error instanceof LoadError)) return engineFailed(error instanceof Error ? error.message : String(error));
  const { path, reason } = error;
  return loadFailed(path, typeof reason === "number" ? strings.answered(reason) : strings[reason]);
}
