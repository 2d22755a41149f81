/** The tasks of an exercise with their questions, which a student answers, and what the answers are worth. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Question } from "messages";
import { onValue, options } from "../../app/controls.ts";
import { local, say } from "../../lang/texts.ts";
import type { Lab } from "../app.ts";
import type { LabState } from "../state.ts";
import { told } from "../told.ts";
import { button, section, taken } from "./parts.ts";

export function exercise(state: LabState, app: Lab) {
  const assignments = state.ran?.recording.assignments ?? [];
  if (!assignments.length) return nothing;
  const { grade } = state.exercise;
  // Whoever comes to a field sees what its task is about: the first one is shown at position 1.
  const tasks = assignments.map(
    (assignment, number) =>
      html`<fieldset class="questions" @focusin=${() => app.player.show(number + 1)}>
        <legend>${told(assignment.told)}</legend>
        ${assignment.hint ? html`<p class="hint">${told(assignment.hint)}</p>` : nothing}
        ${assignment.questions.map((question) => asked(question, state, app))}
      </fieldset>`,
  );
  return section(
    "exercise",
    say("lab-exercise-title"),
    html`${tasks}
      <div class="buttons">
        ${button("hand-in", say("lab-exercise-hand-in"), () => app.trial.handIn(), {
          main: true,
          disabled: !state.ready || state.running,
        })}
      </div>
      <p id="grade" role="status">${grade ? say("lab-exercise-grade", { points: grade.points, of: grade.of }) : ""}</p>
      ${grade ? taken("handed-in", say("lab-exercise-line"), grade.line) : nothing}`,
  );
}

/** A question with its field, and once it is graded whether the answer is right. */
function asked(
  { id, label, options: choices, kind, hint }: Question,
  { exercise: { answers, grade } }: LabState,
  { trial }: Lab,
) {
  const name = `answer-${id}`;
  const value = answers[id] ?? "";
  const write = onValue((answer) => trial.answer(id, answer));
  const why = grade?.wrong[id];
  const invalid = why === undefined ? nothing : "true";
  const known = [["", ""], ...choices.map((one) => [one, local(one)])] as [string, string][];
  const described = [hint && `${name}-hint`, why && `${name}-why`].filter(Boolean).join(" ");
  const field = choices.length
    ? html`<select id=${name} aria-invalid=${invalid} @change=${write}>
        ${options(known, value)}
      </select>`
    : html`<input
        id=${name}
        inputmode=${kind === "number" ? "decimal" : "text"}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${invalid}
        aria-describedby=${described || nothing}
        .value=${live(value)}
        @input=${write}
      />`;
  const verdict = grade ? html`<span class="mark">${why === undefined ? "✓" : "✗"}</span>` : nothing;
  return html`<p class="question ${kind}">
    <label for=${name}>${kind === "code" ? html`<code>${label}</code>` : told(label)}</label>
    ${hint ? html`<small id="${name}-hint">${told(hint)}</small>` : nothing} ${field}${verdict}
    ${why ? html`<span id="${name}-why" class="why">${told(why)}</span>` : nothing}
  </p>`;
}
