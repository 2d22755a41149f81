/** Pictures, tables and boards as parts of views. */

import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { Mark } from "./marks.ts";
import type { Picture } from "./plot.ts";

/** A table in the words of the person; the first cell of a row is its heading, and column number `records` has
 * records of games, which open on the board. */
export type Grid = { columns: string[]; rows: string[][]; records?: number };

const SHAPES: Record<Mark["name"], (mark: Mark) => TemplateResult<2>> = {
  path: ({ look, attributes: { d, transform = nothing, "fill-opacity": opacity = nothing } }) =>
    svg`<path class=${look} d=${d} transform=${transform} fill-opacity=${opacity} />`,
  rect: ({ look, attributes: { x, y, width, height, transform = nothing, "fill-opacity": opacity = nothing } }) =>
    svg`<rect class=${look} x=${x} y=${y} width=${width} height=${height} transform=${transform}
      fill-opacity=${opacity} />`,
  circle: ({ look, attributes: { cx, cy, r, transform = nothing, "fill-opacity": opacity = nothing } }) =>
    svg`<circle class=${look} cx=${cx} cy=${cy} r=${r} transform=${transform} fill-opacity=${opacity} />`,
  text: ({ look, text, attributes: { x, y, "text-anchor": anchor, transform = nothing } }) =>
    svg`<text class=${look} x=${x} y=${y} text-anchor=${anchor} transform=${transform}>${text}</text>`,
};

/** @param name what it shows */
export const picture = (id: string, { width, height, marks }: Picture, name: string) =>
  html`<svg id=${id} class="picture" role="img" aria-label=${name} viewBox="0 0 ${width} ${height}">
    ${marks.map((mark) => SHAPES[mark.name](mark))}
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
