/** All benches as cards, by the chapters of a course. */

import { html } from "lit-html";
import type { Experiment } from "messages";
import { local, say } from "../../lang/texts.ts";
import { OWN } from "../own/address.ts";
import type { LabState } from "../state.ts";
import { COURSE } from "./course.ts";
import { cardOf } from "./parts.ts";

const card = (name: string, title: string, question: string, more?: unknown) =>
  html`<li>
    <a class="bench-card" href=${`#${name}`}>
      <img src=${cardOf(name)} alt="" width="96" height="64" />
      <strong>${title}</strong>
      <span>${question}</span>
      ${more}
    </a>
  </li>`;

const described = ({ name, title, question, minutes }: Experiment) =>
  card(name, local(title), local(question), html`<small>${say("lab-minutes", { minutes })}</small>`);

export function gallery({ experiments }: LabState) {
  const chapters = [...new Set(experiments.map(({ chapter }) => chapter))];
  return html`<main id="gallery">
    <p id="lab-welcome">
      ${say("lab-welcome")} <a href=${`#${COURSE}`}>${say("lab-course-title")}</a>
    </p>
    ${chapters.map(
      (chapter) =>
        html`<section aria-labelledby="chapter-${chapter}">
          <h2 id="chapter-${chapter}">${say(`lab-chapters-${chapter}`)}</h2>
          <ul class="bench-cards">
            ${experiments.filter((one) => one.chapter === chapter).map(described)}
          </ul>
        </section>`,
    )}
    <section aria-labelledby="chapter-own">
      <h2 id="chapter-own">${say("lab-chapters-own")}</h2>
      <ul class="bench-cards">
        ${card(OWN, say("lab-own-texts-title"), say("lab-own-texts-question"))}
      </ul>
    </section>
  </main>`;
}
