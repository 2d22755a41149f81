/** The place to learn: the lessons, or a task of one on a board of its own, which needs no engine but for a search. */

import { html, nothing } from "lit-html";
import type { Task } from "messages";
import type { Id } from "texts";
import { liveBoard } from "../app/boards.ts";
import { button, focusOn } from "../app/controls.ts";
import { boardScene } from "../board/scene.ts";
import { joinSentences } from "../lang/fluent.ts";
import { capitalised, moveWord, say, words } from "../lang/texts.ts";
import { choices, type Exercise, exerciseOverlay, isOver, isRight } from "../model/exercise.ts";
import { type Course, type CoursePlace, refutationOf, taskBeside } from "../model/lesson.ts";
import { actions } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";
import { contents } from "./contents.ts";
import { lessonAddress } from "./lessons.ts";

export function learn(state: State, page: Page) {
  const { place, missing } = state.course;
  const { exercise } = state;
  return html`<h2 id="learn-title" class=${place && exercise ? "unseen" : ""}>${say("place-learn")}</h2>
    ${missing ? html`<p role="alert">${say("not-loaded")}</p>` : nothing}
    ${place && exercise ? lesson(state, page, place, exercise) : contents(state, page)}`;
}

function lesson(state: State, page: Page, place: CoursePlace, exercise: Exercise) {
  const scene = boardScene(exercise.position, { ...exerciseOverlay(exercise), ...state.course.search }, words);
  const board = liveBoard("lesson-board", say("lesson-board"), scene, (move) => page.lessons.try(move));
  return html`<div id="lesson">
    <div id="lesson-place" .style=${`--cells: ${exercise.position.layout.width}`}>${board}</div>
    <div id="lesson-told">
      ${head(state.course, place)} ${text(state, page, place, exercise)} ${table(state.course)}
      ${ways(page, place, exercise)}
    </div>
  </div>`;
}

/** The way back to all lessons, and a link to each task of this one, with those that are solved marked. */
function head({ solved }: Course, { lesson: { tasks }, task }: CoursePlace) {
  const link = (name: string, index: number) => {
    const isSolved = solved.includes(name);
    return html`<a href=${lessonAddress(name)} class=${isSolved ? "solved" : ""}
      aria-label=${say("task-step", { step: index + 1, solved: isSolved })}
      aria-current=${name === task.name ? "step" : nothing}></a>`;
  };
  return html`<div id="lesson-head">
    <a id="lesson-all" href="#learn">${say("all-lessons")}</a>
    <small id="lesson-count">${say("lesson-count", { step: tasks.indexOf(task.name) + 1, count: tasks.length })}</small>
    <ol id="lesson-steps" aria-label=${say("lesson-steps")}>
      ${tasks.map((name, index) => html`<li>${link(name, index)}</li>`)}
    </ol>
  </div>`;
}

/** The text of the task, and buttons for moves that are not cells, which stay when it is solved. */
function text({ course, engine }: State, { lessons }: Page, { lesson, task }: CoursePlace, exercise: Exercise) {
  const legal = choices(exercise);
  const waits = engine.phase !== "ready";
  const action = (move: string) =>
    html`<button type="button" class="offer" ?disabled=${!legal.includes(move)} @click=${() => lessons.try(move)}>
      ${capitalised(moveWord(move))}
    </button>`;
  const search = () => lessons.search();
  const player = task.position.snapshot.to_move;
  const before = course.tasks?.[lesson.tasks[lesson.tasks.indexOf(task.name) - 1] ?? ""];
  const isNews = !isSearch(task) && before?.position.snapshot.to_move !== player;
  return html`<h3 id="lesson-title" tabindex="-1" ${focusOn(course.turns || undefined)}>
      ${say(`lessons-${lesson.name}-title`)}
      ${
        isSearch(task)
          ? nothing
          : html`<span class="disc by-${player}" role="img" title=${say("task-seat", { player })}></span>`
      }
    </h3>
    <p id="lesson-text">
      ${isNews ? say("task-seat", { player }) : ""}
      ${say(`tasks-${task.name}-text`)}
    </p>
    <div class="buttons">
      <span id="lesson-actions" class="buttons">${actions(task.position).map(action)}</span>
      ${isSearch(task) ? button("lesson-search", say("search-on"), search, { disabled: waits }) : nothing}
    </div>
    ${isSearch(task) && waits ? html`<p id="lesson-waits">${say("search-waits")}</p>` : nothing}
    <p id="lesson-answer" aria-live="polite" data-verdict=${exercise.reply?.verdict ?? "open"}
      .textContent=${comment(course, task, exercise)}></p>`;
}

/** Whether a task only shows a search. */
const isSearch = (task: Task) => Object.keys(task.replies).length === 0;

/** The comment on the latest search or move: on a wrong move, once its answer is on the board. */
function comment({ search }: Course, { name, aim }: Task, exercise: Exercise) {
  if (search) return say("searched", { playouts: search.playouts });
  const { reply, rest } = exercise;
  if (!reply) return "";
  if (isRight(exercise)) {
    if (rest.length) return "";
    return isOver(exercise) ? say(`tasks-${name}-done` as Id) : say("task-goes-on");
  }
  if (rest.length && rest.length + 1 === reply.moments?.length) return "";
  const [move, hint] = [refutationOf(exercise), `tasks-${name}-again` as Id];
  const refutation = move ? say(`refuted-${aim}`, { move: moveWord(move) }) : "";
  return joinSentences(reply.verdict === "slow" ? say("refuted-slow") : refutation, words.has(hint) ? say(hint) : "");
}

/** The result of a search, the moves with most visits first. */
function table({ search }: Course) {
  if (!search) return nothing;
  const head = [say("move"), say("visits"), say("won")].map((text) => html`<th scope="col">${text}</th>`);
  const rows = [...search.looks].map(
    ([move, { chance }]) => html`<tr>
      <td>${move}</td>
      <td>${say("number", { value: Number(search.visits[move]) })}</td>
      <td>${say("percent", { share: chance })}</td>
    </tr>`,
  );
  return html`<table id="lesson-table"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** To the tasks beside this one; at the end of a lesson also to a game from the start, or from the task's position. */
function ways({ lessons, guests }: Page, { lesson, task }: CoursePlace, exercise: Exercise) {
  const [before, after] = [-1, 1].map((by) => taskBeside(lessons.lessons, task.name, by));
  const main = isOver(exercise) || isSearch(task);
  const last = task.name === lesson.tasks.at(-1);
  const next = say(last ? "next-lesson" : "next");
  const play = () => guests.playEasy(lesson.game);
  return html`<div class="buttons">
    ${button("lesson-back", say("back"), () => lessons.go(-1), { disabled: !before })}
    ${after ? button("lesson-next", next, () => lessons.go(1), { main }) : nothing}
    ${
      last
        ? html`${button("lesson-play", say("first-game"), play, { main: main && !after })}
            <a id="lesson-position" class="press" href="#${task.position.snapshot.record}">${say("play-position")}</a>`
        : nothing
    }
    ${exercise.reply && !isRight(exercise) ? button("lesson-again", say("try-again"), () => lessons.again()) : nothing}
  </div>`;
}
