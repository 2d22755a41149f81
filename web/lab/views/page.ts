/** The whole page of the lab: its head, the links to all benches, what went wrong, and the open bench. */

import { html, nothing } from "lit-html";

import { defer } from "../../app/chunks.ts";
import { button } from "../../app/controls.ts";
import { address } from "../../engine/files.ts";
import { say } from "../../lang/texts.ts";
import { places, skip, tool } from "../../panel/head.ts";
import { problem } from "../../panel/messages.ts";
import { COURSE, chapterTitle, countAnswers, screenAddress, TEACHERS } from "../course.ts";
import { OWN } from "../own/address.ts";
import type { Page } from "../page.ts";
import { anchor, linkTo } from "../parts.ts";
import type { LabState } from "../state.ts";

const chapter = defer("lab/views/chapter.ts", async () => (await import("./chapter.ts")).chapter);
const bench = defer("lab/views/bench.ts", async () => (await import("./bench.ts")).bench);
const teachers = defer("lab/views/teachers.ts", async () => (await import("./teachers.ts")).teachers);
const ownBench = defer("lab/own/view.ts", async () => (await import("../own/view.ts")).ownBench);

export const head = ({ dialogs, screen }: Page) => html`
  ${skip(screen.focusContent)}
  <p class="home"><a href="./#play"><img src="icon.svg" alt="" width="32" height="32" /> <span>Wye</span></a></p>
  ${places("lab.html", "./")}
  <div id="tools">${tool("settings", say("preferences"), say("preferences"), () => dialogs.open("settings"))}</div>
`;

export const room = (state: LabState, page: Page) => html`
  <section id="lab-head" aria-labelledby="lab-title">
    <h1 id="lab-title">${say("lab-lab")}</h1>
    <button id="contents" type="button" popovertarget="benches">☰ ${say("lab-course-contents")}</button>
    <p>${placeTitle(state)}</p>
    ${menu(state)} ${projection(state, page)}
  </section>
  <div id="messages" role="alert">${problem(state, page)}</div>
  ${state.room === "gallery" ? gallery(state) : nothing} ${teachers(state.room === "teachers", state, page)}
  ${chapter(state.room === "chapter", state, page)} ${ownBench(state.room === "own", state, page)}
  ${bench(state.room === "bench", state, page)}
`;

/** The chapters of the course, each with its benches. */
function menu(state: LabState) {
  const close = ({ currentTarget }: Event) => currentTarget instanceof HTMLElement && currentTarget.hidePopover();
  return html`<nav id="benches" popover aria-label=${say("lab-benches")} @click=${close}>
    <ul>
      ${linkTo("", say("lab-all-benches"), state.room === "gallery")}
      ${sections(state).map(
        ({ name, title, chapter, benches }) =>
          html`<li>
            ${chapter ? anchor(`${COURSE}/${name}`, title, state.place?.chapter === chapter) : title}
            <ul>
              ${benches.map(({ name, title }) =>
                linkTo(name, title, state.room === "bench" && name === state.experiment.name),
              )}
              ${chapter ? nothing : linkTo(OWN, say("lab-own-texts-title"), state.room === "own")}
            </ul>
          </li>`,
      )}
      ${linkTo(TEACHERS, say("lab-course-teachers"), state.room === "teachers")}
    </ul>
  </nav>`;
}

/** The chapters in their order with the answers and benches of each; the last section has those of none. */
const sections = ({ chapters, experiments, marks }: LabState) =>
  [...chapters, null].map((chapter) => ({
    chapter,
    name: chapter?.name ?? "own",
    title: chapter ? chapterTitle(chapter) : say("lab-chapters-own"),
    answers: chapter && countAnswers(chapter, marks),
    benches: experiments.filter((one) => one.chapter === (chapter?.name ?? "own")),
  }));

/** The title of what is open, "" for everything. */
const placeTitle = ({ room, place, experiment }: LabState) =>
  ({
    gallery: "",
    teachers: say("lab-course-teachers"),
    own: say("lab-own-texts-title"),
    chapter: place && chapterTitle(place.chapter),
    bench: experiment.title,
  })[room];

/** The way into the projector's view and out of it, where there is a picture. */
const projection = ({ room, result, projected }: LabState, { player }: Page) =>
  button("project", say(projected ? "lab-unproject" : "lab-project"), () => player.project(!projected), {
    shown: result !== null && (room === "bench" || room === "chapter"),
  });

/** The title of the page. */
export const pageTitle = (state: LabState) => [placeTitle(state), say("lab-lab")].filter(Boolean).join(" · ");

const card = (name: string, title: string, question: string, more?: unknown) =>
  html`<li>
    <a class="bench-card" href=${`#${name}`}>
      <img src=${address(`lab/cards/${name}.svg`)} alt="" width="96" height="64" />
      <strong>${title}</strong>
      <span>${question}</span>
      ${more}
    </a>
  </li>`;

/** The course: each chapter with how far the reader is in it, and its benches as cards. */
const gallery = (state: LabState) => html`<main id="gallery">
  <p id="lab-welcome">${say("lab-welcome")} <a href=${`#${TEACHERS}`}>${say("lab-course-teachers")}</a></p>
  ${sections(state).map(
    ({ chapter, name, title, answers, benches }) =>
      html`<section aria-labelledby="chapter-${name}">
        <h2 id="chapter-${name}">${title}</h2>
        ${
          chapter
            ? html`<p>${say(`lab-course-${name}-aim`)}</p>
                <p class="buttons">
                  <a class="way main" href=${`#${screenAddress({ chapter, isSolved: false }, 0)}`}
                    >${say("lab-course-read", { minutes: chapter.minutes })}</a
                  >
                  <small>${answers?.all ? say("lab-course-progress", answers) : nothing}</small>
                </p>`
            : nothing
        }
        <ul class="bench-cards">
          ${benches.map(({ name, title, question, minutes }) =>
            card(name, title, question, html`<small>${say("lab-minutes", { minutes })}</small>`),
          )}
          ${chapter ? nothing : card(OWN, say("lab-own-texts-title"), say("lab-own-texts-question"))}
        </ul>
      </section>`,
  )}
</main>`;
