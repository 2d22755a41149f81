/** The course: lessons in their order, each with its experiments, what to predict and to see, and an exercise. */

import { html } from "lit-html";
import type { Id } from "texts";
import { local, say } from "../../lang/texts.ts";
import type { View } from "../app.ts";
import type { LabState } from "../state.ts";

/** The name of the course in addresses. */
export const COURSE = "course";

const PARTS = ["predict", "see", "exercise", "sources"] as const;

export const course: View = (state) => html`<main id="curriculum">
  <h2>${say("lab-course-title")}</h2>
  <p id="course-intro">${say("lab-course-intro")}</p>
  <ol id="lessons">
    ${state.lessons.map((lesson) => html`<li>${described(state, lesson)}</li>`)}
  </ol>
</main>`;

/** The values of a line that are not the usual ones. */
function changed({ text, parameters }: LabState["experiments"][number], line: string) {
  const [before, values] = [text, line].map((one) => new URLSearchParams(one.split("?")[1]));
  const differing = parameters.filter(({ name }) => values?.get(name) !== before?.get(name));
  return differing.map(({ name, title }) => `${local(title)}: ${values?.get(name)}`).join(", ");
}

function described({ experiments }: LabState, { name, experiments: lines }: LabState["lessons"][number]) {
  const text = (part: string) => say(`lab-lesson-${name}-${part}` as Id);
  const titleOf = (line: string) => {
    const known = experiments.find((one) => line.startsWith(`${one.name}?`));
    const preset = known?.presets.find((one) => one.text === line)?.title;
    const values = known && !preset ? changed(known, line) : "";
    return [known?.title ?? line, ...(preset ? [preset] : [])].map(local).join(": ") + (values && ` (${values})`);
  };
  return html`<section aria-labelledby="lesson-${name}">
    <h3 id="lesson-${name}">${text("title")}</h3>
    <p>${text("text")}</p>
    <dl>
      <dt>${say("lab-course-experiments")}</dt>
      <dd>
        <ul>
          ${lines.map((line) => html`<li><a href=${`#${line}`}>${titleOf(line)}</a></li>`)}
        </ul>
      </dd>
      ${PARTS.map(
        (part) =>
          html`<dt>${say(`lab-course-${part}`)}</dt>
            <dd>${text(part)}</dd>`,
      )}
    </dl>
  </section>`;
}
