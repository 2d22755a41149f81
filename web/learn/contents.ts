/** The lessons to choose from, by chapter, with what is solved of each and the one to go on with. */

import { html, nothing } from "lit-html";
import type { Lesson } from "messages";
import { gauge } from "../app/controls.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { say } from "../lang/texts.ts";
import { type Course, chaptersOf, countSolved, nextLesson, nextTask } from "../model/lesson.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";
import { lessonAddress } from "./lessons.ts";

export const contents = ({ course: { solved, tasks } }: State, { lessons: { lessons } }: Page) =>
  html`${onward(lessons, solved, tasks)}
    ${chaptersOf(lessons).map(
      ({ name, lessons }) => html`<section class="chapter">
        <h3>${say(`chapters-${name}`)}</h3>
        <ol>${lessons.map((lesson) => card(lesson, solved))}</ol>
      </section>`,
    )}
    <nav id="learn-further" aria-label=${say("go-on-with")}>
      ${way("#problems", say("to-problems"), say("to-problems-text"))}
      ${way("lab.html", say("to-lab"), say("to-lab-text"))}
    </nav>`;

const way = (address: string, title: string, text: string) =>
  html`<a class="way" href=${address}><strong>${title}</strong><small>${text}</small></a>`;

function onward(lessons: Lesson[], solved: string[], known: Course["tasks"]) {
  const lesson = nextLesson(lessons, solved);
  const task = lesson && nextTask(lesson, solved);
  if (!lesson || !task) return nothing;
  const { name, tasks } = lesson;
  return html`<a id="learn-next" href=${lessonAddress(task)}>
    ${known?.[task] ? thumbnail(known[task].position) : nothing}
    <span>
      <small>${say("lesson-count", { step: tasks.indexOf(task) + 1, count: tasks.length })}</small>
      <strong>${say(`lessons-${name}-title`)}</strong>
      <span class="press main">${say(solved.length ? "go-on-with" : "begin")}</span>
    </span>
  </a>`;
}

function card(lesson: Lesson, solved: string[]) {
  const [done, all] = [countSolved(lesson, solved), lesson.tasks.length];
  const [title, progress] = [say(`lessons-${lesson.name}-title`), say("solved-of", { done, all })];
  return html`<li>
    <a href=${lessonAddress(lesson.name)}>
      ${gauge(done / all)}
      <span><strong>${title}</strong> <small>${progress}</small></span>
    </a>
  </li>`;
}
