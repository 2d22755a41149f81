/** What home, list and problem say of a problem, and what of it is kept between visits. */

import { html, nothing } from "lit-html";
import type { Catalogue } from "messages";
import { thumbnail } from "../board/thumbnail.ts";
import { local, say } from "../lang/texts.ts";
import { gameNamed } from "../model/catalogue.ts";
import type { Attempt, Collection, Problem, Progress, Tasks } from "../model/problems.ts";
import * as model from "../model/problems.ts";
import type { State } from "../model/state.ts";
import { keep, stored } from "../person/storage.ts";

const KEY = "wye-problems";

/** The person's progress, which another window may have changed. */
export const progressKept = (): Progress => model.readProgress(stored(KEY));

/** Keep the progress. @returns false if it was not stored */
export const keepProgress = (progress: Progress): boolean => keep(KEY, JSON.stringify(progress));

/** The picture of each problem. */
const pictures: WeakMap<Problem, SVGSVGElement> = new WeakMap();

export function pictureOf(collection: Collection, problem: Problem) {
  const picture = pictures.get(problem) ?? thumbnail(model.position(collection, problem));
  pictures.set(problem, picture);
  return picture;
}

export const addressOf = ({ id }: Problem) => `#problems/${id}`;

export const titleOf = (describe: Catalogue, game: string) => gameNamed(describe, game).title;

/** The board of a problem, in words. */
export const boardOf = (describe: Catalogue, { game, size }: Pick<Problem, "game" | "size">) =>
  say("board-of", { game: titleOf(describe, game), size });

/** Whether and how a problem was solved, in words. */
export function stateOf({ solved }: Progress, { id }: Problem) {
  const way = solved[id];
  return way ? (way === "alone" ? say("solved-alone") : say("solved-helped")) : say("unsolved");
}

/** The problem of the day, with the way to it. */
export function daily({ describe, tasks }: State, collection: Collection) {
  const { day, progress } = tasks;
  const problem = model.ofDay(collection.problems, day);
  const days = model.streak(progress, day);
  const done = progress.solved[problem.id];
  return html`<a id="problem-daily" href=${addressOf(problem)}>
    ${pictureOf(collection, problem)}
    <span>
      <strong>${say("daily-problem")}</strong>
      <span id="problem-daily-told"
        >${boardOf(describe, problem)} · ${say(`difficulty-${model.groupOf(problem)}`)}</span
      >
      ${done ? html`<small id="problem-daily-state">${stateOf(progress, problem)}</small>` : nothing}
      <small id="problem-streak">${days ? say("streak", { days }) : ""}</small>
      ${done ? nothing : html`<span class="press main">${say("solve")}</span>`}
    </span>
  </a>`;
}

/** The next problem to solve in the set that the person goes through. */
export function nextOf({ collection, motif, progress, problem }: Tasks): Problem | null {
  return model.nextUnsolved((collection?.problems ?? []).filter(model.within(motif)), progress, problem);
}

/** What is going on, in one or two sentences. @param ready whether the engine can be asked */
export function newsOf(problem: Problem, attempt: Attempt, players: string[], ready: boolean) {
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

/** What is to be found. */
function taskOf(problem: Problem, attempt: Attempt, mover: string, other: string) {
  const { played, hints } = attempt;
  const [move = "", answer = ""] = played.slice(model.isAwaiting(attempt) ? -1 : -2);
  if (model.isAwaiting(attempt)) return say("right-so-far", { move });
  if (hints === 2) return say("told-move", { move: model.next(problem, attempt)[0] ?? "" });
  if (hints === 1) return say("told-area");
  return played.length ? say("defended", { move, player: other, answer }) : say("find-move", { player: mover });
}
