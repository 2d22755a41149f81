/** Texts about problems for home, the list and the problem shown. */

import { html, nothing } from "lit-html";
import type { Catalogue } from "messages";
import { thumbnail } from "../board/thumbnail.ts";
import { say } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import type { Collection, Problem, Progress } from "../model/problems.ts";
import * as model from "../model/problems.ts";
import type { State } from "../model/state.ts";
import type { Training } from "../model/training.ts";

const pictures: WeakMap<Problem, SVGSVGElement> = new WeakMap();

function pictureOf(collection: Collection, problem: Problem) {
  const picture = pictures.get(problem) ?? thumbnail(model.positionOf(collection, problem));
  pictures.set(problem, picture);
  return picture;
}

export const problemAddress = ({ id }: Problem) => `#problems/${id}`;

export const titleOf = (describe: Catalogue, game: string) => findGame(describe, game).title;

/** The board of a problem, in words. */
export const boardOf = (describe: Catalogue, { game, size }: Pick<Problem, "game" | "size">) =>
  say("board-of", { game: titleOf(describe, game), size });

/** Whether and how a problem was solved, in words. */
export function stateOf({ solved }: Progress, { id }: Problem) {
  const way = solved[id];
  return say(way ? `solved-${way}` : "unsolved");
}

export const difficultyOf = (training: Training, problem: Problem) =>
  say(`difficulty-${model.groupOf(training, problem)}`);

export function daily({ describe, workbook }: State, collection: Collection) {
  const { day, progress, training } = workbook;
  const problem = model.dailyProblem(collection.problems, day);
  const days = model.streak(progress, day);
  const done = progress.solved[problem.id];
  return html`<a id="problem-daily" href=${problemAddress(problem)}>
    ${pictureOf(collection, problem)}
    <span>
      <strong>${say("daily-problem")}</strong>
      <span id="problem-daily-told">${boardOf(describe, problem)} · ${difficultyOf(training, problem)}</span>
      ${done ? html`<small id="problem-daily-state">${stateOf(progress, problem)}</small>` : nothing}
      <small id="problem-streak">${days > 1 ? say("streak", { days }) : ""}</small>
      ${done ? nothing : html`<span class="press main">${say("solve")}</span>`}
    </span>
  </a>`;
}
