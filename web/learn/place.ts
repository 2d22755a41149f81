/** The place to learn: the lessons, or a task of one on a board of its own, which needs no engine but for a search. */

import { html, nothing } from "lit-html";
import type { App } from "../app/app.ts";
import { board } from "../app/boards.ts";
import { focusOn } from "../app/controls.ts";
import { sceneOf } from "../board/scene.ts";
import { capitalised, local, say, words } from "../lang/texts.ts";
import {
  type Course,
  carriersOf,
  choices,
  isDone,
  placeBeside,
  playable,
  positionOf,
  type Trial,
} from "../model/lesson.ts";
import { actions } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { contents } from "./contents.ts";
import { addressOf } from "./lessons.ts";

export function learn(state: State, app: App) {
  const { trial, missing } = state.course;
  return html`<h2 id="learn-title" class=${trial ? "unseen" : ""}>${say("place-learn")}</h2>
    ${missing ? html`<p role="alert">${say("not-loaded")}</p>` : nothing}
    ${trial ? lesson(state, app, trial) : contents(state, app)}`;
}

const lesson = (state: State, app: App, trial: Trial) =>
  html`<div id="lesson">
    <div id="lesson-place">${lessonBoard(state, app, trial)}</div>
    <div id="lesson-told">
      ${head(state.course, trial)} ${told(state, app, trial)} ${table(state.course)} ${ways(app, trial)}
    </div>
  </div>`;

function lessonBoard({ course }: State, { lessons }: App, trial: Trial) {
  const learner = trial.task.position.snapshot.to_move;
  const marks = { learner, playable: playable(trial), carriers: carriersOf(trial), ...course.found };
  const scene = sceneOf(positionOf(trial), marks, words);
  return board("lesson-board", say("lesson-board"), scene, (move) => lessons.try(move));
}

/** The way back to all lessons, and a link to each task of this one, with those that are solved marked. */
function head({ solved }: Course, { lesson: { tasks }, task }: Trial) {
  return html`<div id="lesson-head">
    <a id="lesson-all" href="#learn">${say("all-lessons")}</a>
    <small id="lesson-count">${say("lesson-count", { step: tasks.indexOf(task.name) + 1, count: tasks.length })}</small>
    <ol id="lesson-steps" aria-label=${say("lesson-steps")}>
      ${tasks.map((one, index) => {
        const isSolved = solved.includes(one);
        return html`<li>
          <a
            href=${addressOf(one)}
            class=${isSolved ? "solved" : ""}
            aria-label=${say("task-step", { step: index + 1, solved: isSolved })}
            aria-current=${one === task.name ? "step" : nothing}
          ></a>
        </li>`;
      })}
    </ol>
  </div>`;
}

/** What the task says, and moves that are no cells; they keep their place once it is solved. */
function told({ course, engine }: State, { lessons }: App, trial: Trial) {
  const { lesson, task, latest } = trial;
  const may = new Set(choices(trial));
  const ready = engine.phase === "ready";
  return html`<h3 id="lesson-title" tabindex="-1" ${focusOn(course.turns || undefined)}>
      ${say(`lessons-${lesson.name}-title`)}
    </h3>
    <p id="lesson-text">
      ${searches(trial) ? "" : say("task-seat", { player: task.position.snapshot.to_move })}
      ${say(`tasks-${task.name}-text`)}
    </p>
    <div class="buttons">
      <span id="lesson-actions" class="buttons"
        >${actions(task.position).map(
          (name) =>
            html`<button type="button" class="offer" ?disabled=${!may.has(name)} @click=${() => lessons.try(name)}>
              ${capitalised(local(name))}
            </button>`,
        )}</span
      >
      ${
        searches(trial)
          ? html`<button id="lesson-search" type="button" ?disabled=${!ready} @click=${() => lessons.search()}>
              ${say("search-on")}
            </button>`
          : nothing
      }
    </div>
    ${searches(trial) && !ready ? html`<p id="lesson-waits">${say("search-waits")}</p>` : nothing}
    <p
      id="lesson-answer"
      aria-live="polite"
      data-verdict=${latest?.verdict ?? "open"}
      .textContent=${course.answer}
    ></p>`;
}

/** Whether a task only shows a search. */
const searches = ({ task }: Trial) => Object.keys(task.tries).length === 0;

/** What a search has found, the moves with most visits first. */
const table = ({ found }: Course) =>
  found
    ? html`<table id="lesson-table">
        <thead>
          <tr>
            <th scope="col">${say("move")}</th>
            <th scope="col">${say("visits")}</th>
            <th scope="col">${say("won")}</th>
          </tr>
        </thead>
        <tbody>
          ${[...found.looks].map(
            ([move, { chance }]) =>
              html`<tr>
                <td>${move}</td>
                <td>${say("number", { value: Number(found.visits[move]) })}</td>
                <td>${say("percent", { share: chance })}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
    : nothing;

/** To the tasks beside this one; at the end of a lesson also to a game from the start, or from the task's position. */
function ways({ lessons, guests }: App, trial: Trial) {
  const { lesson, task, latest } = trial;
  const [before, after] = [-1, 1].map((by) => placeBeside(lessons.lessons, task.name, by));
  const main = isDone(trial) || searches(trial) ? "main" : "";
  const last = task.name === lesson.tasks.at(-1);
  return html`<div class="buttons">
    <button id="lesson-back" type="button" ?disabled=${!before} @click=${() => lessons.go(-1)}>${say("back")}</button>
    ${
      after
        ? html`<button id="lesson-next" type="button" class=${main} @click=${() => lessons.go(1)}>
            ${say(last ? "next-lesson" : "next")}
          </button>`
        : nothing
    }
    ${
      last
        ? html`<button
            id="lesson-play"
            type="button"
            class=${after ? "" : main}
            @click=${() => guests.playEasy(lesson.game)}
          >
            ${say("first-game")}
            </button>
            <a id="lesson-position" class="press" href="#${task.position.snapshot.record}">${say("play-position")}</a>`
        : nothing
    }
    ${
      latest && latest.verdict !== "right"
        ? html`<button id="lesson-again" type="button" @click=${() => lessons.again()}>${say("try-again")}</button>`
        : nothing
    }
  </div>`;
}
