// @ts-check
/** What this is, whose it is, and how strong. */

import { button, find } from "./dom.js";
import { strings } from "./strings.js";

/** @import { Game, State } from "./state.js" */

/** @param {() => State} present */
export function about(present) {
  const dialog = find("about-dialog", HTMLDialogElement);
  const strength = find("strength", HTMLElement);
  button("about").addEventListener("click", () => {
    const { describe } = present();
    find("version", HTMLElement).textContent = strings.version(describe.engine.version);
    const tables = describe.games.flatMap((game) => strengthOf(game) ?? []);
    strength.replaceChildren(...(tables.length ? tables.map(table) : [strings.unmeasured]));
    dialog.showModal();
  });
}

/**
 * How strong the levels of a game are at the sizes at which that was measured; null where it was at none.
 * @param {Game} game @returns {{title: string, sizes: number[], levels: string[][]} | null}
 */
export function strengthOf({ title, ladders }) {
  const measured = ladders.filter(({ elo }) => elo !== null);
  if (!measured.length) return null;
  const levels = (measured[0]?.elo ?? []).map((_, level) =>
    measured.map(({ elo, error }) => strings.elo(Number(elo?.[level]), error?.[level] ?? 0)),
  );
  return { title, sizes: measured.map(({ size }) => size), levels };
}

/** @param {{title: string, sizes: number[], levels: string[][]}} strength */
function table({ title, sizes, levels }) {
  const node = document.createElement("table");
  node.createCaption().textContent = title;
  const head = node.createTHead().insertRow();
  head.append(...[strings.levels, ...sizes.map(strings.ofSize)].map((text) => heading(text, "col")));
  const body = node.createTBody();
  levels.forEach((cells, index) => {
    const row = body.insertRow();
    row.append(heading(strings.count(index + 1), "row"));
    for (const text of cells) row.insertCell().textContent = text;
  });
  return node;
}

/** @param {string} text @param {string} scope */
const heading = (text, scope) => Object.assign(document.createElement("th"), { textContent: text, scope });
