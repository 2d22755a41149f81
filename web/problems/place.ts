/** The place Problems: the list, one problem, or what is practised again and again. */

import { html } from "lit-html";
import type { App } from "../app/app.ts";
import { say } from "../lang/texts.ts";
import type { State } from "../model/state.ts";
import { list } from "./list.ts";
import { practice } from "./practice.ts";
import { task } from "./task.ts";
import { training } from "./training.ts";

export function problems(state: State, app: App) {
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
