// @ts-check
/** The dialog about Wye: its version, and the strength of its levels. */

import { button, find } from "../dom.js";
import { strengthOf } from "../model/strength.js";
import { strings, words } from "../words/strings.js";

/** @import { State } from "../model/state.js" */
/** @import { Strength } from "../model/strength.js" */

/** @param {() => State} present */
export function about(present) {
  const dialog = find("about-dialog", HTMLDialogElement);
  const strength = find("strength", HTMLElement);
  button("about").addEventListener("click", () => {
    const { describe } = present();
    find("version", HTMLElement).textContent = strings.version(describe.engine.version);
    const tables = describe.games.flatMap((game) => strengthOf(words, describe, game) ?? []);
    strength.replaceChildren(...(tables.length ? tables.map(table) : [strings.unmeasured]));
    dialog.showModal();
  });
}

/** @param {Strength} strength */
function table({ title, sizes, levels }) {
  const node = document.createElement("table");
  node.createCaption().textContent = title;
  const head = node.createTHead().insertRow();
  head.append(...[strings.levels, ...sizes.map(strings.ofSize)].map((text) => heading(text, "col")));
  const body = node.createTBody();
  for (const level of levels) {
    const row = body.insertRow();
    row.append(heading(level.title, "row"));
    for (const text of level.elo) row.insertCell().textContent = text;
  }
  return node;
}

/** @param {string} text @param {string} scope */
const heading = (text, scope) => Object.assign(document.createElement("th"), { textContent: text, scope });
