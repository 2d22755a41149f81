/** All benches as cards, by the chapters of a course. */

import { html } from "lit-html";

import { local, say } from "../../lang/texts.js";
import { OWN } from "../own/address.js";
import { COURSE } from "./course.js";
import { cardOf } from "./parts.js";

/** @import { Experiment } from "messages" */
/** @import { View } from "../app.js" */

/** @param {string} name @param {string} title @param {string} question @param {unknown} [more] */
const card = (name, title, question, more) =>
  html`<li>
    <a class="bench-card" href=${`#${name}`}>
      <img src=${cardOf(name)} alt="" width="96" height="64" />
      <strong>${title}</strong>
      <span>${question}</span>
      ${more}
    </a>
  </li>`;

/** @param {Experiment} experiment */
const described = ({ name, title, question, minutes }) =>
  card(name, local(title), local(question), html`<small>${say("lab-minutes", { minutes })}</small>`);

/** @type {View} */
export function gallery({ experiments }) {
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
