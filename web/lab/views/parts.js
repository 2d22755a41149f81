/** Parts of views that several of them have. */

import { html, nothing } from "lit-html";

import { onValue, options } from "../../app/controls.js";
import { say } from "../../lang/texts.js";

/** A part of the frame under its heading.
 * @param {string} id @param {string} title @param {unknown} content */
export const section = (id, title, content) =>
  html`<section id=${id} aria-labelledby="${id}-title">
    <h3 id="${id}-title">${title}</h3>
    ${content}
  </section>`;

/** A link to a bench or to a run. @param {string} line @param {string} text @param {boolean} current */
export const linkTo = (line, text, current) =>
  html`<li><a href=${`#${line}`} aria-current=${current ? "page" : nothing}>${text}</a></li>`;

/** The whole address of a bench or of a run. @param {string} line */
export const here = (line) => new URL(`#${line}`, location.href).href;

/** Where the picture of a bench's card lies. @param {string} name */
export const cardOf = (name) => new URL(`../cards/${name}.svg`, import.meta.url).href;

/** A line to be copied; on paper the whole of it stands there.
 * @param {string} id @param {string} text @param {string} value */
export const taken = (id, text, value) =>
  html`<p class="field" data-value=${value}>
    <label for=${id}>${text}</label><input id=${id} readonly .value=${value} />
  </p>`;

/** @param {string} id @param {string} text @param {readonly (readonly [string, string])[]} choices
 * @param {string} chosen @param {(value: string) => void} act */
export const choice = (id, text, choices, chosen, act) =>
  html`<label for=${id}>${text}</label>
    <select id=${id} @change=${onValue(act)}>
      ${options(choices, chosen)}
    </select>`;

/** A button, which is not there if `shown` is false.
 * @param {string} id @param {string} text @param {() => unknown} act @param {{main?: boolean, disabled?: boolean,
 *   shown?: boolean}} [more] */
export const button = (id, text, act, { main = false, disabled = false, shown = true } = {}) =>
  shown
    ? html`<button id=${id} type="button" class=${main ? "main" : ""} ?disabled=${disabled} @click=${act}>
        ${text}
      </button>`
    : nothing;

/** @param {string} id @param {string} paragraphs with empty lines between them @param {string} sources line by line */
export const explained = (id, paragraphs, sources) =>
  html`<details id=${id} class="explanation">
    <summary>${say("lab-explanation")}</summary>
    ${paragraphs.split("\n\n").map((one) => html`<p>${one}</p>`)}
    <ul class="sources">
      ${sources.split("\n").map((one) => html`<li>${one}</li>`)}
    </ul>
  </details>`;
