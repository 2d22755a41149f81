// @ts-check
/** Pictures and tables as nodes of the page. */

import { shape } from "../svg.js";

/** @import { Picture } from "./plot.js" */

/**
 * @typedef {{columns: string[], rows: string[][], records?: number}} Grid  a table in the words of the person; the first cell of a
 *   row is its heading, and column number `records` has records of games, which open on the board
 */

/** The drawing of this id. @param {string} id */
export const drawing = (id) => /** @type {SVGSVGElement} */ (document.querySelector(`svg#${id}`));

/** @param {SVGSVGElement} svg @param {Picture} picture @param {string} name what it shows */
export function draw(svg, { width, height, marks }, name) {
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("aria-label", name);
  svg.replaceChildren(
    ...marks.map(({ name, look, attributes, text }) => {
      const node = shape(name, { class: look, ...attributes });
      if (text !== undefined) node.textContent = text;
      return node;
    }),
  );
}

/** @param {HTMLTableElement} table @param {Grid} grid */
export function tabulate(table, { columns, rows, records }) {
  const head = document.createElement("thead");
  const body = document.createElement("tbody");
  head.insertRow().append(...columns.map((text) => heading(text, "col")));
  for (const [first = "", ...rest] of rows) {
    const row = body.insertRow();
    row.append(heading(first, "row"));
    for (const [number, text] of rest.entries()) {
      row.insertCell().append(number + 1 === records ? opening(text) : text);
    }
  }
  table.replaceChildren(head, body);
}

/** @param {string} text @param {string} scope */
const heading = (text, scope) => Object.assign(document.createElement("th"), { textContent: text, scope });

/** A link that opens a game on the board. @param {string} record */
const opening = (record) => Object.assign(document.createElement("a"), { href: `./#${record}`, textContent: record });
