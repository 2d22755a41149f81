// @ts-check
/** The place to learn: short lessons on a board of their own, which need no engine but for a search. */

import { html, nothing } from "lit-html";

import { board } from "../app/boards.js";
import { focusOn } from "../app/controls.js";
import { sceneOf } from "../board/scene.js";
import { capitalised, local, say, words } from "../lang/texts.js";
import { choices, goesOn, playable, positionOf } from "../model/lesson.js";
import { actions } from "../model/queries.js";
import { addressOf } from "./lessons.js";

/** @import { Lesson } from "messages" */
/** @import { App, View } from "../app/app.js" */
/** @import { Course, Trial } from "../model/lesson.js" */
/** @import { State } from "../model/state.js" */

/** @type {View} */
export function learn(state, app) {
  const { trial } = state.course;
  if (state.place !== "learn" || !trial) return nothing;
  return html`<h2 id="learn-title" class="unseen">${say("place-learn")}</h2>
    <div id="lesson">
      <div id="lesson-place">${lessonBoard(state, app, trial)}</div>
      <div id="lesson-told">
        ${head(state.course, app, trial)} ${told(state, app, trial)} ${table(state.course)} ${ways(app, trial)}
      </div>
    </div>
    ${further(state.course, app)}`;
}

/** @param {State} state @param {App} app @param {Trial} trial */
function lessonBoard({ course }, { lessons }, trial) {
  const scene = sceneOf(positionOf(trial), { playable: playable(trial), ...course.found }, words);
  return html`<svg
    role="grid"
    aria-label=${say("lesson-board")}
    ${board(scene, (move) => lessons.try(move))}
  ></svg>`;
}

/** A link to each step, with those that are solved marked and counted.
 * @param {Course} course @param {App} app @param {Trial} trial */
function head({ solved }, { lessons: { steps } }, { lesson }) {
  const here = lesson.further
    ? say("lesson-further")
    : say("lesson-count", { step: steps.indexOf(lesson) + 1, count: steps.length });
  const done = steps.filter(({ name }) => solved.includes(name)).length;
  return html`<div id="lesson-head">
    <small id="lesson-count"
      >${[here, ...(done ? [say("solved-of", { done, all: steps.length })] : [])].join(" · ")}</small
    >
    <ol id="lesson-steps" aria-label=${say("lesson-steps")}>
      ${steps.map((step, index) => {
        const isSolved = solved.includes(step.name);
        const title = say(`lessons-${step.name}-title`);
        return html`<li>
          <a
            href=${addressOf(step)}
            class=${isSolved ? "solved" : ""}
            aria-label=${say("lesson-step", { step: index + 1, title, solved: isSolved })}
            aria-current=${step === lesson ? "step" : nothing}
          ></a>
        </li>`;
      })}
    </ol>
  </div>`;
}

/** What the lesson says, and moves that are no cells; they keep their place once the lesson is solved.
 * @param {State} state @param {App} app @param {Trial} trial */
function told({ course, engine }, { lessons }, trial) {
  const { lesson, verdict } = trial;
  const may = new Set(choices(trial));
  const searching = lesson.moves.length === 0;
  const ready = engine.phase === "ready";
  return html`<h3 id="lesson-title" tabindex="-1" ${focusOn(course.turns || undefined)}>
      ${say(`lessons-${lesson.name}-title`)}
    </h3>
    <p id="lesson-text">${say(`lessons-${lesson.name}-text`)}</p>
    <div class="buttons">
      <span id="lesson-actions" class="buttons"
        >${actions(lesson.position).map(
          (name) =>
            html`<button type="button" class="offer" ?disabled=${!may.has(name)} @click=${() => lessons.try(name)}>
              ${capitalised(local(name))}
            </button>`,
        )}</span
      >
      ${
        searching
          ? html`<button id="lesson-search" type="button" ?disabled=${!ready} @click=${() => lessons.search()}>
              ${say("search-on")}
            </button>`
          : nothing
      }
    </div>
    ${searching && !ready ? html`<p id="lesson-waits">${say("search-waits")}</p>` : nothing}
    <p id="lesson-answer" aria-live="polite" data-verdict=${verdict} .textContent=${course.answer}></p>`;
}

/** What a search has found, the moves with most visits first. @param {Course} course */
const table = ({ found }) =>
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

/** @param {App} app @param {Trial} trial */
function ways({ lessons, guests }, trial) {
  const { lesson, verdict } = trial;
  const last = lesson.further || lesson === lessons.steps.at(-1);
  const main = verdict === "right" || !lesson.moves.length ? "main" : "";
  return html`<div class="buttons">
    <button id="lesson-back" type="button" ?disabled=${lesson === lessons.lessons[0]} @click=${() => lessons.go(-1)}>
      ${say("back")}
    </button>
    ${
      last
        ? html`<button
            id="lesson-play"
            type="button"
            class=${main}
            @click=${() => guests.playEasy(lesson.position.snapshot.game)}
          >
            ${say("first-game")}
          </button>`
        : html`<button id="lesson-next" type="button" class=${main} @click=${() => lessons.go(1)}>
            ${say("next")}
          </button>`
    }
    ${
      verdict === "wrong" && !goesOn(trial)
        ? html`<button id="lesson-again" type="button" @click=${() => lessons.again()}>${say("try-again")}</button>`
        : nothing
    }
  </div>`;
}

/** Lessons that may be left out before a first game, and other places. @param {Course} course @param {App} app */
function further({ solved }, { lessons }) {
  const card = (/** @type {Lesson} */ lesson) =>
    html`<a href=${addressOf(lesson)} class="way">
      <strong>${say(`lessons-${lesson.name}-title`)}</strong>
      <small>${say(`lesson-cards-${lesson.name}`)}</small>
      ${solved.includes(lesson.name) ? html`<small class="solved">${say("solved-alone")}</small>` : nothing}
    </a>`;
  return html`<nav id="lesson-further" aria-label=${say("go-on-with")}>
    ${lessons.lessons.filter((lesson) => lesson.further).map(card)}
    <a class="way" href="#problems"><strong>${say("to-problems")}</strong><small>${say("to-problems-text")}</small></a>
    <a class="way" href="lab.html"><strong>${say("to-lab")}</strong><small>${say("to-lab-text")}</small></a>
  </nav>`;
}
