/** What the lab tells beside results: how far something is, and what went wrong. */

import { find, show, write } from "../dom.js";

/** Tell how far something is. @param {string} told @param {number | null} share null where that is not known */
export function work(told, share) {
  const progress = find("progress", HTMLProgressElement);
  write("effort", told);
  progress.hidden = told === "";
  if (share === null) progress.removeAttribute("value");
  else progress.value = share;
}

/** @param {string} told @param {string} [link] that is wrong, for copying */
export function complain(told, link) {
  show("problem", true);
  show("retry", false);
  write("problem-text", told);
  const broken = find("broken", HTMLInputElement);
  show(broken, link !== undefined);
  broken.value = link ?? "";
}
