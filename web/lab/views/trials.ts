/** Where the reader acts: a puzzle whose marks the recording judges, and choices in place of a strategy. */

import { html, nothing } from "lit-html";

import { say } from "../../lang/texts.ts";
import type { Lab } from "../app.ts";
import { picture, table, wide } from "../pictures.ts";
import { puzzle } from "../puzzle.ts";
import { sceneOf, tableOf } from "../recording.ts";
import { type LabState, own } from "../state.ts";
import { told } from "../told.ts";
import { tree } from "../tree.ts";
import { button, section } from "./parts.ts";

export function quiz(state: LabState, { trial }: Lab) {
  const shown = puzzle(state);
  if (!shown) return nothing;
  const { told, folds } = state.quiz;
  const actions = { turn: trial.turn.bind(trial), reach: trial.reach.bind(trial), mark: trial.mark.bind(trial) };
  return section(
    "quiz",
    say("lab-quiz"),
    html`<p id="quiz-task">${own(state, "puzzle-task")}</p>
      ${tree("quiz-tree", say("lab-quiz-tree"), shown.tree, folds, state.narrow, actions)}
      <p id="quiz-sentence" aria-live="polite">${shown.sentence}</p>
      <details>
        <summary>${say("lab-as-table")}</summary>
        ${wide("quiz-table", shown.grid, say("lab-quiz-tree"))}
      </details>
      <div class="buttons">
        ${button("quiz-tell", say("lab-quiz-tell"), () => trial.tell(), { disabled: told })}
        ${button("quiz-again", say("lab-again"), () => trial.markAnew())}
      </div>`,
  );
}

export function hand(state: LabState, { trial }: Lab) {
  const { choices } = state.hand;
  const tried = state.hand.trial ?? state.ran?.recording.trial;
  if (!tried) return nothing;
  const free = state.ready && !state.running;
  const shown = sceneOf(tried.scene);
  const buttons = tried.choices.map(
    (text, choice) =>
      html`<button type="button" ?disabled=${!free} @click=${() => trial.choose(choice)}>${told(text)}</button>`,
  );
  return section(
    "hand",
    say("lab-hand"),
    html`<p id="hand-task">${own(state, "task")}</p>
      <div class="buttons" id="choices">${buttons}</div>
      <p id="hand-sentence" aria-live="polite">${shown.sentence}</p>
      ${shown.picture ? picture("hand-scene", shown.picture, say("lab-hand")) : nothing}
      <details>
        <summary>${say("lab-as-table")}</summary>
        ${wide("hand-table", shown.grid, say("lab-hand-table"))}
      </details>
      ${choices.length ? html`<div class="wide">${table("rivals", tableOf(tried.columns, tried.rows))}</div>` : nothing}
      <div class="buttons">${button("hand-again", say("lab-again"), () => trial.chooseAnew())}</div>`,
  );
}
