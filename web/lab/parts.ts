/** Parts of views that several of them have: sections, links, fields, buttons, pictures and tables. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import { onValue } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import { shape } from "../svg.ts";
import type { Picture } from "./plot.ts";

/** A part of the frame under its heading. */
export const section = (id: string, title: string, content: unknown) =>
  html`<section id=${id} aria-labelledby="${id}-title">
    <h3 id="${id}-title">${title}</h3>
    ${content}
  </section>`;

/** A link to a place in the lab, which may be the current one. */
export const anchor = (line: string, text: string, current: boolean) =>
  html`<a href=${`#${line}`} aria-current=${current ? "page" : nothing}>${text}</a>`;

/** A link to a bench or to a run, in a list. */
export const linkTo = (...given: Parameters<typeof anchor>) => html`<li>${anchor(...given)}</li>`;

/** The whole address of a bench or of a run. */
export const here = (line: string) => new URL(`#${line}`, location.href).href;

/** A line to be copied, which its focus selects; on paper the whole of it stands there. */
export const copyField = (id: string, text: string, value: string) =>
  html`<p class="field" data-value=${value}>
    <label for=${id}>${text}</label>
    <textarea id=${id} readonly rows="2" .value=${value} @focus=${select}></textarea>
  </p>`;

const select = ({ target }: Event) => target instanceof HTMLTextAreaElement && target.select();

/** How a figure stands alone in a page or a notebook of somebody else's. @param address of a bench or a screen */
export function embedding(address: string) {
  const source = new URL(`?embed=picture#${address}`, location.href).href;
  return html`${copyField("frame", say("lab-frame"), `<iframe src="${source}" width="720" height="480"></iframe>`)}
    ${copyField("notebook", say("lab-notebook"), `IPython.display.IFrame("${source}", width=720, height=480)`)}`;
}

/** Choices as radio buttons; once they are `fixed` the chosen one alone is left. */
export const radios = (
  name: string,
  choices: readonly (readonly [string, string])[],
  chosen: string | undefined,
  fixed: boolean,
  act: (value: string) => void,
) =>
  choices.map(
    ([value, text]) =>
      html`<label class="radio"
        ><input type="radio" name=${name} value=${value} ?disabled=${fixed && value !== chosen}
          .checked=${live(value === chosen)} @change=${onValue(act)} />${text}</label
      >`,
  );

/** @param text with empty lines between paragraphs @param sources line by line */
export const explanationSection = (id: string, text: string, sources: string) =>
  html`<details id=${id} class="explanation">
    <summary>${say("lab-explanation")}</summary>
    ${paragraphs(text)} ${sourceList(sources)}
  </details>`;

/** Paragraphs between empty lines: one of several lines is a list, of years a timeline, and _terms_ are set off. */
export const paragraphs = (text: string) =>
  text.split("\n\n").map((one) => {
    const [first = "", ...more] = one.split("\n");
    if (more.length && /^\d{4}\s?: /.test(first))
      return html`<ul class="timeline">
        ${[first, ...more].map((line) => html`<li>${emphasize(line.replace(/^([^:]*?)\s?: /, "_$1_ "))}</li>`)}
      </ul>`;
    const lines = one.split("\n").map((line) => html`<li>${emphasize(line.replace(/^\d+\. /, ""))}</li>`);
    if (lines.length === 1) return html`<p>${emphasize(one)}</p>`;
    return /^1\. /.test(one) ? html`<ol>${lines}</ol>` : html`<ul>${lines}</ul>`;
  });

const emphasize = (text: string) =>
  text.split("_").map((part, number) => (number % 2 ? html`<strong>${part}</strong>` : part));

/** @param sources line by line */
export const sourceList = (sources: string) =>
  html`<ul class="sources">
    ${sources.split("\n").map((one) => html`<li>${one}</li>`)}
  </ul>`;

/** A table in the words of the person; the first cell of a row is its heading, and column number `records` has
 * records of games, which open on the board. */
export type Grid = { columns: string[]; rows: string[][]; records?: number };

/** Tell the style sheet the size of a drawing, by which it fills the room that there is. */
export const tellSize = (width: number, height: number) =>
  ref((node) => {
    if (!(node instanceof SVGElement)) return;
    node.style.setProperty("--wide", String(width));
    node.style.setProperty("--high", String(height));
  });

/** @param name what it shows */
export const picture = (id: string, { width, height, marks }: Picture, name: string) =>
  html`<svg id=${id} class="picture" role="img" aria-label=${name} viewBox="0 0 ${width} ${height}"
    ${tellSize(width, height)}>
    ${marks.map(({ name, look, attributes, text = "" }) => shape(name, { class: look, ...attributes }, text))}
  </svg>`;

export const table = (id: string, { columns, rows, records }: Grid) =>
  html`<table id=${id}>
    <thead>
      <tr>${columns.map((text) => html`<th scope="col">${text}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first = "", ...rest]) =>
          html`<tr>
            <th scope="row">${first}</th>
            ${rest.map((text, place) => html`<td>${place + 1 === records ? opening(text) : text}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** A link that opens a game on the board. */
const opening = (record: string) => html`<a href=${`./#${record}`}>${record}</a>`;

/** A table in a region of its own, which scrolls. */
export const wide = (id: string, grid: Grid, name: string) =>
  html`<div class="wide" role="region" tabindex="0" aria-label=${name}>${table(id, grid)}</div>`;

/** What is seen elsewhere, as a table that is unfolded. @param more below it */
export const asTable = (id: string, grid: Grid, name: string, more: unknown = nothing) =>
  html`<details>
    <summary>${say("lab-as-table")}</summary>
    ${wide(id, grid, name)} ${more}
  </details>`;
