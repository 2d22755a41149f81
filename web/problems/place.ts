/** The place Problems: the list, one problem, or a deck that is practised. */

import { html } from "lit-html";
import { say } from "../lang/texts.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";
import { list } from "./list.ts";
import { practice } from "./practice.ts";
import { task } from "./task.ts";
import { runCard } from "./training.ts";

export function problems(state: State, page: Page) {
  const { collection, problem, mode, trouble } = state.workbook;
  const { exercise } = state;
  if (state.practice.deck) return practice(state, page, state.practice.deck);
  const news = trouble && say(trouble === "unknown" ? "no-problem" : trouble);
  const rest = () =>
    collection && mode === "run" ? runCard(state.workbook, collection.problems, page.problems) : list(state, page);
  return html`<p id="problems-told" role="status">${news}</p>
    ${collection && problem && exercise ? task(state, page, collection, problem, exercise) : rest()}`;
}
