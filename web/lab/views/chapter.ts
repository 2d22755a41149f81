/** A screen of a chapter: its text beside its figure, what it asks, and the ways to the other screens. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { Id } from "texts";
import { button, onSubmit } from "../../app/controls.ts";
import { say, words } from "../../lang/texts.ts";
import type { Place } from "../course.ts";
import { answerOf, chapterTitle, countAnswers, isRevealed, isRight, keyOfScreen, screenAddress } from "../course.ts";
import { taskAddress } from "../own/address.ts";
import type { Page } from "../page.ts";
import { paragraphs, picture, radios, sourceList } from "../parts.ts";
import { resultOf } from "../recording.ts";
import { isAlone, type LabState } from "../state.ts";
import { exercise } from "./exercise.ts";
import { code, replay, sceneShown } from "./replay.ts";
import { hand } from "./trials.ts";

export const chapter = (state: LabState, page: Page) => (state.place ? screenView(state, page, state.place) : nothing);

/** A text of the chapter. */
const textOf = ({ chapter }: Pick<Place, "chapter">, part: string) => say(`lab-course-${chapter.name}-${part}` as Id);

/** A text of a screen; those that every chapter has are the same. */
const ownText = ({ chapter, screen: { name } }: Pick<Place, "chapter" | "screen">, part: "title" | "text") =>
  COMMON.includes(name)
    ? say((part === "title" ? `lab-course-${name}` : `lab-course-${name}-text`) as Id)
    : textOf({ chapter }, `${name}-${part}`);
const COMMON = ["exercise", "end"];

/** In place of a picture of the result: the reader's own turn. */
const HAND = "hand";

function screenView(state: LabState, page: Page, place: Place) {
  const { chapter, number, screen } = place;
  const isLast = number === chapter.screens.length - 1;
  const isOpen = isRevealed(state);
  const isFigured = hasFigure(state, screen);
  return html`<main id="chapter" class="${isFigured ? "figured" : ""} ${place.isSolved ? "solved" : ""}">
    ${steps(state, place)}
    <article aria-labelledby="screen-title">
      <h2 id="screen-title">${ownText(place, "title")}</h2>
      ${paragraphs(isLast ? textOf(place, "summary") : ownText(place, "text"))}
      ${screen.code && state.result ? code(state, state.result) : nothing}
    </article>
    ${isFigured ? figure(state, page, place, isOpen || isAlone(state)) : nothing}
    <div id="asking">
      ${screen.answer === undefined ? nothing : keyed(screen, question(state, page, place))} ${exercise(state, page)}
      <div id="after" aria-live="polite">
        ${screen.answer !== undefined && isOpen ? paragraphs(textOf(place, `${screen.name}-after`)) : nothing}
      </div>
      ${isLast ? end(state, page, place) : nothing}
      <nav class="buttons" aria-label=${say("lab-course-ways")}>
        ${number ? way("back", place, number - 1, say("lab-course-back")) : nothing}
        ${isLast ? nothing : way("next", place, number + 1, say("lab-course-next"), isOpen)}
      </nav>
    </div>
  </main>`;
}

/** Whether a screen shows more than text: a task about code has nothing to draw. */
function hasFigure(state: LabState, { line, view }: Place["screen"]) {
  if (!state.result || view) return line !== "";
  const { picture, board, tree } = sceneShown(state, state.result);
  return [picture, board, tree].some(Boolean);
}

const way = (name: string, place: Place, number: number, text: string, main = false) =>
  link(name, screenAddress(place, number), text, main);

const link = (name: string, address: string, text: string, main = false) =>
  html`<a id="screen-${name}" class="way ${main ? "main" : ""}" href=${`#${address}`}>${text}</a>`;

/** All screens of the chapter as links; those whose question was answered are marked. */
function steps({ marks }: LabState, place: Place) {
  const step = (screen: Place["screen"], number: number) => {
    const isDone = keyOfScreen(place.chapter, screen) in marks;
    const title = ownText({ ...place, screen }, "title");
    const told = `${number + 1}. ${title}${isDone ? `, ${say("lab-course-answered")}` : ""}`;
    return html`<li>
      <a class=${isDone ? "done" : ""} href=${`#${screenAddress(place, number)}`} aria-label=${told}
        title=${title} aria-current=${number === place.number ? "step" : nothing}>${number + 1}</a
      >
    </li>`;
  };
  return html`<nav aria-label=${say("lab-course-screens")}>
    <ol id="screens">
      ${place.chapter.screens.map(step)}
    </ol>
  </nav>`;
}

/** The bench's own picture, which moves once the question is answered; from it the whole bench opens. */
function figure(state: LabState, page: Page, { screen }: Place, isOpen: boolean) {
  const { result, axes } = state;
  const bench = `${screen.line}/step=${screen.at ?? 0}`;
  const plot = () => {
    const drawn = result && isOpen && resultOf(result, null, axes, screen.view).picture;
    return html`<section id="replay" aria-label=${say("lab-result")}>
      ${drawn ? picture("plot", drawn, say("lab-result-table")) : nothing}
      <p id="sentence">${isOpen ? say(`lab-${state.experiment.name}-plot-legend` as Id) : nothing}</p>
    </section>`;
  };
  return html`<div id="figure">
    ${screen.view === HAND ? hand(state, page) : screen.view ? plot() : replay(state, page, isOpen)}
    <small>${isOpen || screen.view === HAND ? nothing : say("lab-course-still")}
      <a href=${`#${bench}`}>${say("lab-course-bench")}</a></small>
  </div>`;
}

function question(state: LabState, { tutor }: Page, place: Place) {
  const { screen, isSolved } = place;
  const { choices = [], answer = "" } = screen;
  const given = answerOf(state);
  const isFixed = given !== undefined || isSolved;
  const text = (choice: string) => {
    const id = `lab-course-${place.chapter.name}-${screen.name}-${choice}`;
    return words.has(id) ? say(id as Id) : choice; // a move, or a number
  };
  const send = onSubmit((textOf) => {
    const value = textOf("answer");
    if (value) tutor.answer(value);
  });
  const field = choices.length
    ? radios(
        "answer",
        choices.map((choice) => [choice, text(choice)] as const),
        given,
        isFixed,
        (value) => tutor.answer(value),
      )
    : html`<p class="buttons">
        <input name="answer" autocomplete="off" inputmode=${answer ? "decimal" : "text"} ?readonly=${isFixed}
          aria-labelledby="question" .value=${given ?? ""} />
        ${isFixed ? nothing : html`<button class="main">${say("lab-course-check")}</button>`}
      </p>`;
  const right = isRight(screen, given);
  const told = isSolved ? "answer" : right ? "right" : "wrong";
  const verdict = answer && (isSolved || right !== null) ? say(`lab-course-${told}`, { answer: text(answer) }) : "";
  return html`<form id="ask" @submit=${send}>
    <fieldset>
      <legend id="question">${textOf(place, `${screen.name}-ask`)}</legend>
      <div class=${choices.length ? "choices" : ""}>${field}</div>
    </fieldset>
    <p id="verdict" role="status" class=${right === false ? "" : "good"}>${verdict}</p>
  </form>`;
}

/** The end of a chapter: what was answered, where it is to be read, and what a teacher is told. */
function end({ marks, chapters }: LabState, { tutor }: Page, place: Place) {
  const { chapter, isSolved } = place;
  const following = chapters[chapters.indexOf(chapter) + 1];
  const right = chapter.screens.filter((screen) => isRight(screen, marks[keyOfScreen(chapter, screen)])).length;
  const { done, all } = countAnswers(chapter, marks);
  return html`${all ? html`<p id="score">${say("lab-course-score", { done, all, right })}</p>` : nothing}
    ${isSolved ? html`<h3>${say("lab-course-teachers")}</h3>${paragraphs(textOf(place, "teachers"))}` : nothing}
    <h3>${say("lab-course-sources")}</h3>
    ${sourceList(textOf(place, "sources"))}
    <p class="buttons">
      ${chapter.task ? link("write", taskAddress(chapter.task), say("lab-own-task", { name: chapter.task })) : nothing}
      ${following ? way("next", { ...place, chapter: following }, 0, chapterTitle(following), true) : nothing}
      ${all ? button("clear", say("lab-course-clear"), () => tutor.clear()) : nothing}
    </p>`;
}
