/** Pictures and tables as nodes of the page. */

import { element, find, tabulate as fillTable } from "../dom.js";
import { shape } from "../svg.js";

/** @import { Picture } from "./plot.js" */

/** @typedef {{columns: string[], rows: string[][], records?: number}} Grid  a table in the words of the person; the
 *   first cell of a row is its heading, and column number `records` has records of games, which open on the board */

/** The drawing of this id. @param {string} id */
export const drawing = (id) => find(id, SVGSVGElement);

/** @param {SVGSVGElement} svg @param {Picture} picture @param {string} name what it shows */
export function draw(svg, { width, height, marks }, name) {
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("aria-label", name);
  svg.replaceChildren(
    ...marks.map(({ name, look, attributes, text }) =>
      shape(name, { class: look, ...attributes }, ...(text === undefined ? [] : [text])),
    ),
  );
}

export const tabulate = (/** @type {HTMLTableElement} */ table, /** @type {Grid} */ { columns, rows, records }) =>
  fillTable(
    table,
    columns,
    rows.map((row) => row.map((text, place) => (place === records ? opening(text) : text))),
  );

/** A link that opens a game on the board. @param {string} record */
const opening = (record) => element("a", { href: `./#${record}` }, record);
