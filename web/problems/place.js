/** The place Problems: the list, one problem, or what is practised again and again. */

import { html, nothing } from "lit-html";

import { say } from "../lang/texts.js";
import { list } from "./list.js";
import { practice } from "./practice.js";
import { task } from "./task.js";
import { training } from "./training.js";

/** @import { View } from "../app/app.js" */

/** @type {View} */
export function problems(state, app) {
  if (state.place !== "problems") return nothing;
  const { collection, problem, trouble } = state.tasks;
  const told = {
    "": "",
    unknown: say("no-problem"),
    "not-loaded": say("not-loaded"),
    proving: say("proving"),
    unproven: say("unproven"),
  }[trouble];
  if (state.deck.practising) return practice(state, app);
  if (state.training.training) return training(state, app);
  return html`<p id="problems-told" role="status">${told}</p>
    ${collection && problem ? task(state, app, collection, problem) : list(state, app)}`;
}
