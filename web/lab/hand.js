/** Where a person chooses in place of a strategy, and is compared. */

import { button, find, newButton, show, write } from "../dom.js";
import { draw, drawing, tabulate } from "./drawing.js";
import { bench, open } from "./open.js";
import { say, words } from "../lang/texts.js";

/** @import { HandResult } from "messages" */

const table = (/** @type {string} */ id) => find(id, HTMLTableElement);
/** Set by `begin`: what comes of choices; undefined if the engine has refused, which was told.
 * @type {(text: string, choices: number[]) => Promise<HandResult | undefined>} */
let ask = async () => undefined;

/** Begin, with an engine that answers. @param {typeof ask} handled */
export function begin(handled) {
  ask = handled;
}

/** Begin anew, with nothing chosen. */
export function startHand() {
  open.choices = [];
  open.handled = { events: [], rivals: {} };
  const { hand } = bench();
  if (!hand || !open.ran) return;
  find("choices").replaceChildren(
    ...hand.choices(open.ran, words).map((title, choice) => newButton({}, () => choose(choice), title)),
  );
  drawHand();
}

async function choose(/** @type {number} */ choice) {
  if (!open.ran) return;
  open.choices = [...open.choices, choice];
  const { choices } = open;
  const handled = await ask(open.ran.chosen.text, choices);
  if (!handled || choices !== open.choices) return;
  open.handled = handled;
  drawHand();
}

function drawHand() {
  const { hand } = bench();
  if (!hand || !open.ran) return;
  const shown = hand.scene(open.ran, open.handled, words);
  draw(drawing("hand-scene"), shown.picture, say("lab-hand") ?? "");
  tabulate(table("hand-table"), shown.grid);
  tabulate(table("rivals"), shown.rivals);
  show(table("rivals"), open.choices.length > 0);
  write("hand-sentence", shown.sentence);
}

button("hand-again").addEventListener("click", startHand);
