/** The lessons to choose from, by chapter, with what is solved of each and the one to go on with. */

import { html, nothing } from "lit-html";
import type { Lesson } from "messages";
import type { View } from "../app/app.ts";
import { gauge } from "../app/controls.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { say } from "../lang/texts.ts";
import { chaptersOf, doneIn, type Exercises, nextOf, taskOf } from "../model/lesson.ts";
import { addressOf } from "./lessons.ts";

export const contents: View = ({ course: { solved, tasks } }, { lessons: { lessons } }) =>
  html`${onward(lessons, solved, tasks)}
    ${chaptersOf(lessons).map(
      ({ name, lessons }) =>
        html`<section class="chapter">
          <h3>${say(`chapters-${name}`)}</h3>
          <ol>
            ${lessons.map((lesson) => card(lesson, solved))}
          </ol>
        </section>`,
    )}
    <nav id="learn-further" aria-label=${say("go-on-with")}>
      <a class="way" href="#problems"
        ><strong>${say("to-problems")}</strong><small>${say("to-problems-text")}</small></a
      >
      <a class="way" href="lab.html"><strong>${say("to-lab")}</strong><small>${say("to-lab-text")}</small></a>
    </nav>`;

/** The lesson to go on with, and its task. */
function onward(lessons: Lesson[], solved: string[], known: Exercises | null) {
  const lesson = nextOf(lessons, solved);
  const task = lesson && taskOf(lesson, solved);
  if (!lesson || !task) return nothing;
  const { name, tasks } = lesson;
  return html`<a id="learn-next" href=${addressOf(task)}>
    ${known?.[task] ? thumbnail(known[task].position) : nothing}
    <span>
      <small>${say("lesson-count", { step: tasks.indexOf(task) + 1, count: tasks.length })}</small>
      <strong>${say(`lessons-${name}-title`)}</strong>
      <span class="press main">${say(solved.length ? "go-on-with" : "begin")}</span>
    </span>
  </a>`;
}

function card(lesson: Lesson, solved: string[]) {
  const [done, all] = [doneIn(lesson, solved), lesson.tasks.length];
  return html`<li>
    <a href=${addressOf(lesson.name)}>
      ${gauge(done / all)}
      <span
        ><strong>${say(`lessons-${lesson.name}-title`)}</strong>
        <small>${say("solved-of", { done, all })}</small></span
      >
    </a>
  </li>`;
}
