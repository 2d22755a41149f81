/** The frame that every bench has: what it asks, what the person predicts, the experiment, its recording, its result,
 * and how all of it is repeated and explained. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { onValue } from "../../app/controls.ts";
import { local, say } from "../../lang/texts.ts";
import type { Lab, View } from "../app.ts";
import { exactly } from "../exact.ts";
import { filesIn } from "../own/address.ts";
import { bots } from "../own/shelf.ts";
import { isFixed, type LabState, own, predictions, SKIP, scales } from "../state.ts";
import { exercise } from "./exercise.ts";
import { experiment } from "./experiment.ts";
import { explained, here, linkTo, section, taken } from "./parts.ts";
import { replay, step } from "./replay.ts";
import { result } from "./result.ts";
import { hand, quiz } from "./trials.ts";

export const bench: View = (state, app) => html`<main id="bench">
  ${replay(state, app)}
  <div id="beside">
    <h2 id="title">${local(state.experiment.title)}</h2>
    <p id="question">${local(state.experiment.question)}</p>
    ${prediction(state, app)} ${exercise(state, app)} ${step(state, app)} ${experiment(state, app)}
    ${result(state, app)} ${quiz(state, app)}
    ${hand(state, app)} ${repeat(state)} ${explanation(state)}
  </div>
</main>`;

function prediction(state: LabState, { reader }: Lab) {
  const told = predictions(state);
  if (!told.length) return nothing; // there is nothing to predict, or it is not known yet
  const fixed = isFixed(state);
  const known = [...told, [SKIP, say("lab-no-prediction")]];
  const choices = known.map(
    ([value, text]) =>
      html`<label class="radio"
        ><input
          type="radio"
          name="prediction"
          value=${value}
          ?disabled=${fixed && value !== state.prediction}
          .checked=${live(value === state.prediction)}
          @change=${onValue((chosen) => reader.predict(chosen))}
        />${text}</label
      >`,
  );
  return section(
    "prediction",
    say("lab-prediction"),
    html`<fieldset>
      <legend>${own(state, "predict")}</legend>
      <div id="predictions">${choices}</div>
      ${fixed ? html`<p class="quiet" id="fixed">${say("lab-fixed")}</p>` : nothing}
    </fieldset>`,
  );
}

/** The line that repeats what is shown, as links and as a command, for pages of others, and the last runs. */
function repeat(state: LabState) {
  const { kept, ran } = state;
  const { line, repeatable } = state.repeat;
  const exact = exactly(
    state,
    scales(state)[0],
    bots().filter(({ file }) => filesIn(line).includes(file)),
  );
  const embedded = embedding(exact);
  const runs = kept.map((one) => linkTo(one, one, one === ran?.chosen.text));
  return section(
    "repeat",
    say("lab-repeat"),
    html`${taken("link", say("lab-link"), here(line))}
    ${exact === line ? nothing : taken("exact-link", say("lab-exact-link"), here(exact))}
    ${taken("command", say("lab-command"), `wye lab "${line}"`)}
    ${repeatable ? nothing : html`<p id="unrepeatable">${say("lab-unrepeatable")}</p>`}
    <details id="embedding">
      <summary>${say("lab-embedding")}</summary>
      ${taken("frame", say("lab-frame"), `<iframe src="${embedded}" width="1100" height="720"></iframe>`)}
      ${taken("notebook", say("lab-notebook"), `IPython.display.IFrame("${embedded}", width="100%", height=720)`)}
    </details>
    ${
      kept.length
        ? html`<div id="kept-runs">
            <h4>${say("lab-last-runs")}</h4>
            <ul id="kept">${runs}</ul>
          </div>`
        : nothing
    }`,
  );
}

/** The address of a bench without the page around it. */
function embedding(line: string) {
  const address = new URL(`#${line}`, location.href);
  address.search = "?embed";
  return address.href;
}

const explanation = (state: LabState) => explained("explanation", own(state, "paragraphs"), own(state, "sources"));
