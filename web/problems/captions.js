/** What list and problem say of a problem, and what of it is kept between visits. */

import { show } from "../dom.js";
import { gameNamed } from "../model/state.js";
import { keep, stored } from "../person/storage.js";
import { say } from "../lang/texts.js";
import * as model from "./model.js";

/** @import { Catalogue } from "messages" */
/** @import { Problem, Progress } from "./model.js" */

const KEY = "wye-problems";

/** The person's progress, which another window may have changed. @returns {Progress} */
export const progressKept = () => model.readProgress(stored(KEY));

/** Keep the progress. @param {Progress} progress @returns {boolean} false if it was not stored */
export const keepProgress = (progress) => keep(KEY, JSON.stringify(progress));

export const addressOf = (/** @type {Problem} */ { id }) => `#problems/${id}`;

/** @param {Catalogue} describe @param {string} game */
export const titleOf = (describe, game) => gameNamed(describe, game).title;

/** The board of a problem, in words. @param {Catalogue} describe @param {Problem} problem */
export const boardOf = (describe, { game, size }) => say("board-of", { game: titleOf(describe, game), size });

/** Whether and how a problem was solved, in words. @param {Progress} progress @param {Problem} problem */
export function stateOf({ solved }, { id }) {
  const way = solved[id];
  return way ? (way === "alone" ? say("solved-alone") : say("solved-helped")) : say("unsolved");
}

/** Lead a link to the next unsolved problem. @param {HTMLAnchorElement} link @param {Problem[]} problems
 * @param {Problem | null} after */
export function linkNext(link, problems, after) {
  const next = model.nextUnsolved(problems, progressKept(), after);
  show(link, next !== null);
  if (next) link.href = addressOf(next);
}
