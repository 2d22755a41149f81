/** The tasks of an exercise with their questions, which a student answers, and what the answers are worth. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Question } from "messages/lab";
import { button, onSubmit, onValue, options } from "../../app/controls.ts";
import { say } from "../../lang/texts.ts";
import { STUDENT } from "../course.ts";
import type { Page } from "../page.ts";
import { copyField, section } from "../parts.ts";
import type { LabState } from "../state.ts";
import { toWords, word } from "../words.ts";

export function exercise(state: LabState, page: Page) {
  const assignments = state.result?.recording.assignments ?? [];
  if (!assignments.length) return nothing;
  const { grade } = state.exercise;
  const disabled = !state.ready || state.running;
  // The focus of a field shows what its task is about: the first one is shown at position 1.
  const tasks = assignments.map(
    (assignment, number) =>
      html`<fieldset class="questions" @focusin=${() => page.player.show(number + 1)}>
        <legend>${toWords(assignment.told)}</legend>
        ${assignment.hint ? html`<p class="hint">${toWords(assignment.hint)}</p>` : nothing}
        ${assignment.questions.map((question) => questionView(question, state, page))}
      </fieldset>`,
  );
  return section(
    "exercise",
    say("lab-exercise-title"),
    html`${nameField(state, page)} ${tasks}
      <p id="practice">${say("lab-exercise-practice")}</p>
      <div class="buttons">
        ${button("hand-in", say("lab-exercise-hand-in"), () => page.trial.handIn(), { main: true, disabled })}
      </div>
      <p id="grade" role="status">${grade ? say("lab-exercise-grade", { points: grade.points, of: grade.of }) : ""}</p>
      ${grade ? copyField("handed-in", say("lab-exercise-line"), grade.line) : nothing}`,
  );
}

/** Where a student gives the name by which everyone has numbers of their own. */
function nameField({ form, ready, running }: LabState, { former, runner, tutor }: Page) {
  const send = onSubmit((textOf) => {
    const name = textOf(STUDENT);
    former.write(STUDENT, name);
    tutor.keep(STUDENT, name);
    runner.start();
  });
  return html`<form class="field" @submit=${send}>
    <label for="student">${say("lab-exercise-name")}</label>
    <p class="buttons">
      <input id="student" name=${STUDENT} autocomplete="name" .value=${form[STUDENT] ?? ""} />
      <button ?disabled=${!ready || running}>${say("lab-exercise-numbers")}</button>
    </p>
  </form>`;
}

/** A question with its field, and once it is graded whether the answer is right. */
function questionView(
  { id, label, options: choices = [], kind = "number", hint }: Question,
  { exercise: { answers, grade } }: LabState,
  { trial }: Page,
) {
  const name = `answer-${id}`;
  const value = answers[id] ?? "";
  const write = onValue((answer) => trial.answer(id, answer));
  const why = grade?.wrong[id];
  const invalid = why === undefined ? nothing : "true";
  const known = [["", ""], ...choices.map((one) => [one, word(one)])] as [string, string][];
  const described = [hint && `${name}-hint`, why && `${name}-why`].filter(Boolean).join(" ");
  const field = choices.length
    ? html`<select id=${name} aria-invalid=${invalid} @change=${write}>
        ${options(known, value)}
      </select>`
    : html`<input id=${name} inputmode=${kind === "number" ? "decimal" : "text"} autocomplete="off"
        autocapitalize="off" spellcheck="false" aria-invalid=${invalid} aria-describedby=${described || nothing}
        .value=${live(value)} @input=${write} />`;
  const verdict = grade ? html`<span class="mark">${why === undefined ? "✓" : "✗"}</span>` : nothing;
  return html`<p class="question ${kind}">
    <label for=${name}>${kind === "code" ? html`<code>${label}</code>` : toWords(label)}</label>
    ${hint ? html`<small id="${name}-hint">${toWords(hint)}</small>` : nothing} ${field}${verdict}
    ${why ? html`<span id="${name}-why" class="why">${toWords(why)}</span>` : nothing}
  </p>`;
}
