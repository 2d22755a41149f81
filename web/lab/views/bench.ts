/** The frame that every bench has: what it asks, what the person predicts, the experiment, its recording, its result,
 * and how all of it is repeated and explained. */

import { html, nothing } from "lit-html";

import { say } from "../../lang/texts.ts";
import { exactly } from "../exact.ts";
import { filesIn } from "../own/address.ts";
import { bots } from "../own/shelf.ts";
import type { Page } from "../page.ts";
import { copyField, embedding, explanationSection, here, linkTo, radios, section } from "../parts.ts";
import { benchText, isFixed, type LabState, predictions, SKIP, scales } from "../state.ts";
import { exercise } from "./exercise.ts";
import { experiment } from "./experiment.ts";
import { replay, step } from "./replay.ts";
import { resultSection } from "./result.ts";
import { hand, quiz } from "./trials.ts";

export const bench = (state: LabState, page: Page) => html`<main id="bench">
  ${replay(state, page)}
  <div id="beside">
    <h2 id="title">${state.experiment.title}</h2>
    <p id="question">${state.experiment.question}</p>
    ${prediction(state, page)} ${exercise(state, page)} ${step(state, page)} ${experiment(state, page)}
    ${resultSection(state, page)} ${quiz(state, page)}
    ${hand(state, page)} ${repeat(state)}
    ${explanationSection("explanation", benchText(state, "paragraphs"), benchText(state, "sources"))}
  </div>
</main>`;

function prediction(state: LabState, { reader }: Page) {
  const told = predictions(state);
  if (!told.length) return nothing; // there is nothing to predict, or it is not known yet
  const fixed = isFixed(state);
  const known = [...told, [SKIP, say("lab-no-prediction")] as const];
  const choices = radios("prediction", known, state.prediction, fixed, (prediction) => reader.set({ prediction }));
  return section(
    "prediction",
    say("lab-prediction"),
    html`<fieldset>
      <legend>${benchText(state, "predict")}</legend>
      <div id="predictions">${choices}</div>
      ${fixed ? html`<p class="quiet" id="fixed">${say("lab-fixed")}</p>` : nothing}
    </fieldset>`,
  );
}

/** The line that repeats what is shown, as links and as a command, for pages of others, and the last runs. */
function repeat(state: LabState) {
  const { runs, result } = state;
  const { line, repeatable } = state.repeat;
  const files = bots().filter(({ file }) => filesIn(line).includes(file));
  const exact = exactly(state, scales(state)[0], files);
  const links = runs.map((one) => linkTo(one, one, one === result?.chosen.text));
  return section(
    "repeat",
    say("lab-repeat"),
    html`${copyField("link", say("lab-link"), here(line))}
    ${exact === line ? nothing : copyField("exact-link", say("lab-exact-link"), here(exact))}
    ${copyField("command", say("lab-command"), `wye lab "${line}"`)}
    ${repeatable ? nothing : html`<p id="unrepeatable">${say("lab-unrepeatable")}</p>`}
    <details id="embedding">
      <summary>${say("lab-embedding")}</summary>
      ${embedding(exact)}
    </details>
    ${
      runs.length
        ? html`<div id="kept-runs">
            <h4>${say("lab-last-runs")}</h4>
            <ul id="kept">${links}</ul>
          </div>`
        : nothing
    }`,
  );
}
