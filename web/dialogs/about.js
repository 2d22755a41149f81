/** The dialog about Wye: its version, and the strength of its levels. */

import { element, find, tabulate } from "../dom.js";
import { strengthOf } from "../model/strength.js";
import { say, words } from "../lang/texts.js";

/** @import { State } from "../model/state.js" */
/** @import { Strength } from "../model/strength.js" */

export function about(/** @type {() => State} */ present) {
  const dialog = find("about-dialog", HTMLDialogElement);
  const strength = find("strength");
  return () => {
    const { describe } = present();
    find("version").textContent = say("version", { version: describe.engine.version });
    const tables = describe.games.flatMap((game) => strengthOf(words, describe, game) ?? []);
    strength.replaceChildren(...(tables.length ? tables.map(table) : [say("unmeasured")]));
    dialog.showModal();
  };
}

function table(/** @type {Strength} */ { title, sizes, levels }) {
  const node = element("table");
  const rows = levels.map((level) => [level.title, ...level.elo]);
  tabulate(node, [say("levels"), ...sizes.map((size) => say("of-size", { size }))], rows);
  node.createCaption().textContent = title;
  return node;
}
