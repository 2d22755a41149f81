/** What list and problem say of a problem, and what of it is kept between visits. */

import { thumbnail } from "../board/thumbnail.js";
import { keep, stored } from "../person/storage.js";
import { local, say } from "../lang/texts.js";
import * as model from "../model/problems.js";
import { gameNamed } from "../model/catalogue.js";

/** @import { Catalogue } from "messages" */
/** @import { Attempt, Collection, Problem, Progress, Tasks } from "../model/problems.js" */

const KEY = "wye-problems";

/** The person's progress, which another window may have changed. @returns {Progress} */
export const progressKept = () => model.readProgress(stored(KEY));

/** Keep the progress. @param {Progress} progress @returns {boolean} false if it was not stored */
export const keepProgress = (progress) => keep(KEY, JSON.stringify(progress));

/** The picture of each problem. @type {WeakMap<Problem, SVGSVGElement>} */
const pictures = new WeakMap();

/** @param {Collection} collection @param {Problem} problem */
export function pictureOf(collection, problem) {
  const picture = pictures.get(problem) ?? thumbnail(model.position(collection, problem));
  pictures.set(problem, picture);
  return picture;
}

export const addressOf = (/** @type {Problem} */ { id }) => `#problems/${id}`;

/** @param {Catalogue} describe @param {string} game */
export const titleOf = (describe, game) => gameNamed(describe, game).title;

/** The board of a problem, in words. @param {Catalogue} describe @param {Pick<Problem, "game" | "size">} problem */
export const boardOf = (describe, { game, size }) => say("board-of", { game: titleOf(describe, game), size });

/** Whether and how a problem was solved, in words. @param {Progress} progress @param {Problem} problem */
export function stateOf({ solved }, { id }) {
  const way = solved[id];
  return way ? (way === "alone" ? say("solved-alone") : say("solved-helped")) : say("unsolved");
}

/** The next problem to solve in the set that the person goes through. @param {Tasks} tasks @returns {Problem | null} */
export function nextOf({ collection, motif, progress, problem }) {
  return model.nextUnsolved((collection?.problems ?? []).filter(model.within(motif)), progress, problem);
}

/** What is going on, in one or two sentences.
 * @param {Problem} problem @param {Attempt} attempt @param {string[]} players @param {boolean} ready whether the engine
 *   can be asked */
export function newsOf(problem, attempt, players, ready) {
  const { played, tried, line } = attempt;
  const [mover = "", other = ""] = [0, 1].map((place) => local(players[model.playerAt(problem, place) - 1] ?? ""));
  if (!tried) return taskOf(problem, attempt, mover, other);
  if (model.isSolved(problem, attempt)) {
    const right = say(played.length ? "right-end" : "right-move", { move: tried });
    return line?.[1] ? `${right} ${say("right-line", { player: mover })}` : right;
  }
  if (!line) return say("wrong-move", { move: tried, ready });
  const [, answer] = line;
  return answer ? say("refuted", { move: tried, player: other, answer }) : say("unrefuted", { move: tried });
}

/** What is to be found.
 * @param {Problem} problem @param {Attempt} attempt @param {string} mover @param {string} other */
function taskOf(problem, attempt, mover, other) {
  const { played, hints } = attempt;
  const [move = "", answer = ""] = played.slice(model.isAwaiting(attempt) ? -1 : -2);
  if (model.isAwaiting(attempt)) return say("right-so-far", { move });
  if (hints === 2) return say("told-move", { move: model.next(problem, attempt)[0] ?? "" });
  if (hints === 1) return say("told-area");
  return played.length ? say("defended", { move, player: other, answer }) : say("find-move", { player: mover });
}
