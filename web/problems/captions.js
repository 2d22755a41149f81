// @ts-check
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
export function nextOf({ collection, theme, progress, problem }) {
  const all = collection?.problems ?? [];
  return model.nextUnsolved(theme ? all.filter((one) => one.theme === theme) : all, progress, problem);
}

/** What is going on, in one or two sentences.
 * @param {Problem} problem @param {Attempt} attempt @param {string[]} players @param {boolean} ready whether the engine
 *   can be asked */
export function newsOf(problem, { tried, line, hints }, players, ready) {
  const [mover = "", other = ""] = [problem.to_move, 3 - problem.to_move].map((player) =>
    local(players[player - 1] ?? ""),
  );
  if (!tried) {
    if (hints === 2) return say("told-move", { move: problem.move });
    return hints === 1 ? say("told-area") : say("find-move", { player: mover });
  }
  if (tried === problem.move) {
    const right = say("right-move", { move: tried });
    return line?.[1] ? `${right} ${say("right-line", { player: mover })}` : right;
  }
  if (!line) return say("wrong-move", { move: tried, ready });
  const [, answer] = line;
  return answer ? say("refuted", { move: tried, player: other, answer }) : say("unrefuted", { move: tried });
}
