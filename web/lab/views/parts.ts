/** Parts of views that several of them have. */

import { html, nothing } from "lit-html";
import { onValue, options } from "../../app/controls.ts";
import { address } from "../../engine/files.ts";
import { say } from "../../lang/texts.ts";

/** A part of the frame under its heading. */
export const section = (id: string, title: string, content: unknown) =>
  html`<section id=${id} aria-labelledby="${id}-title">
    <h3 id="${id}-title">${title}</h3>
    ${content}
  </section>`;

/** A link to a bench or to a run. */
export const linkTo = (line: string, text: string, current: boolean) =>
  html`<li><a href=${`#${line}`} aria-current=${current ? "page" : nothing}>${text}</a></li>`;

/** The whole address of a bench or of a run. */
export const here = (line: string) => new URL(`#${line}`, location.href).href;

/** Where the picture of a bench's card lies. */
export const cardOf = (name: string) => address(`lab/cards/${name}.svg`);

/** A line to be copied; on paper the whole of it stands there. */
export const taken = (id: string, text: string, value: string) =>
  html`<p class="field" data-value=${value}>
    <label for=${id}>${text}</label><input id=${id} readonly .value=${value} />
  </p>`;

export const choice = (
  id: string,
  text: string,
  choices: readonly (readonly [string, string])[],
  chosen: string,
  act: (value: string) => void,
) =>
  html`<label for=${id}>${text}</label>
    <select id=${id} @change=${onValue(act)}>
      ${options(choices, chosen)}
    </select>`;

/** A button, which is not there if `shown` is false. */
export const button = (
  id: string,
  text: string,
  act: () => unknown,
  { main = false, disabled = false, shown = true }: { main?: boolean; disabled?: boolean; shown?: boolean } = {},
) =>
  shown
    ? html`<button id=${id} type="button" class=${main ? "main" : ""} ?disabled=${disabled} @click=${act}>
        ${text}
      </button>`
    : nothing;

/** @param paragraphs with empty lines between them @param sources line by line */
export const explained = (id: string, paragraphs: string, sources: string) =>
  html`<details id=${id} class="explanation">
    <summary>${say("lab-explanation")}</summary>
    ${paragraphs.split("\n\n").map((one) => html`<p>${one}</p>`)}
    <ul class="sources">
      ${sources.split("\n").map((one) => html`<li>${one}</li>`)}
    </ul>
  </details>`;
