/** The frame that every bench has: what it asks, what the person predicts, the experiment, its recording, its result,
 * and how all of it is repeated and explained. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { onValue } from "../../app/controls.js";
import { local, say } from "../../lang/texts.js";
import { SKIP, own, predictions } from "../state.js";
import { experiment } from "./experiment.js";
import { replay } from "./replay.js";
import { result } from "./result.js";
import { explained, here, linkTo, section, taken } from "./parts.js";
import { hand, quiz } from "./trials.js";

/** @import { View } from "../app.js" */

/** @type {View} */
export const bench = (state, app) => html`<main id="bench">
  <h2 id="title">${local(state.experiment.title)}</h2>
  <p id="question">${local(state.experiment.question)}</p>
  ${prediction(state, app)} ${experiment(state, app)} ${replay(state, app)} ${result(state, app)} ${quiz(state, app)}
  ${hand(state, app)} ${repeat(state, app)} ${explanation(state, app)}
</main>`;

/** @type {View} */
function prediction(state, { reader }) {
  const known = [...predictions(state), [SKIP, say("lab-no-prediction")]];
  const choices = known.map(
    ([value, text]) =>
      html`<label class="radio"
        ><input
          type="radio"
          name="prediction"
          value=${value}
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
    </fieldset>`,
  );
}

/** The line that repeats what is shown, as a link and as a command, and the last runs. @type {View} */
function repeat({ repeat: { line, repeatable }, kept, ran }) {
  const runs = kept.map((one) => linkTo(one, one, one === ran?.chosen.text));
  return section(
    "repeat",
    say("lab-repeat"),
    html`${taken("link", say("lab-link"), here(line))}
    ${taken("command", say("lab-command"), `wye lab "${line}"`)}
    ${repeatable ? nothing : html`<p id="unrepeatable">${say("lab-unrepeatable")}</p>`}
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

/** @type {View} */
const explanation = (state) => explained("explanation", own(state, "paragraphs"), own(state, "sources"));
