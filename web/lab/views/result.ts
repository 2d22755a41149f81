/** The result, once the person has predicted it: what it says, a plot, over which an earlier one may be laid, and every
 * table. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Result } from "messages";
import { local, say } from "../../lang/texts.ts";
import type { Lab } from "../app.ts";
import { played } from "../files.ts";
import { picture, wide } from "../pictures.ts";
import { gridOf, resultOf, verdictOf } from "../recording.ts";
import { type LabState, own, predictions, SKIP, scales, views } from "../state.ts";
import { button, choice, section } from "./parts.ts";

export function result(state: LabState, app: Lab) {
  const { ran, prediction, earlier, axes, view, opened, kept, ready, running, preferences } = state;
  if (!ran || ran.recording.views.length === 0) return nothing;
  const content =
    prediction || !predictions(state).length
      ? guard([ran, prediction, earlier, axes, view, opened, kept, ready, running, preferences], () =>
          uncovered(state, app, ran),
        )
      : html`<p id="covered">${say("lab-covered")}</p>`;
  return section("result", say("lab-result"), content);
}

function uncovered(state: LabState, { reader, files }: Lab, ran: Result) {
  const { experiment, earlier, axes, view, kept, ready } = state;
  const known = views(state, ran);
  const shown = known.some(([name]) => name === view) ? view : known[0]?.[0];
  const { picture: seen, grid } = resultOf(ran, earlier, axes, shown);
  const [main, ...others] = ran.tables;
  const laid = kept.filter((line) => line !== ran.chosen.text && line.startsWith(`${experiment.name}?`));
  const axesKnown = scales(state).map((one) => [one, say(`lab-axes-${one}`)] as const);
  return html`<div id="uncovered">
    <p id="verdict" role="status">${judged(state, ran)}</p>
    ${picture("plot", seen, say("lab-result-table"))}
    <p id="plot-legend" class="legend">${own(state, "plot-legend")}</p>
    ${control(known.length > 0, "shown", say("lab-shown"), known, shown ?? "", (one) => reader.show(one))}
    ${control(axesKnown.length > 1, "axes", say("lab-axes"), axesKnown, axes, reader.scale.bind(reader))}
    ${control(
      laid.length > 0,
      "earlier",
      say("lab-earlier-run"),
      ["", ...laid].map((line) => [line, line || say("lab-none")]),
      earlier?.chosen.text ?? "",
      (line) => reader.overlay(line),
    )}
    <details>
      <summary>${say("lab-as-table")}</summary>
      ${wide("result-table", grid, say("lab-result-table"))}
    </details>
    <div class="buttons">
      ${button("csv", say("lab-csv"), () => files.table(main?.name ?? ""), { disabled: !ready })}
      ${button("svg", say("lab-svg"), () => files.pictures(["plot"], "svg"))}
      ${button("png", say("lab-png"), () => files.pictures(["plot"], "png"))}
      ${button("games", say("lab-games"), () => files.games(), { disabled: !ready, shown: Boolean(played(ran)) })}
    </div>
    <div id="tables">${others.map(({ name }) => further(state, { reader, files }, ran, name))}</div>
    <details>
      <summary>${say("lab-seen")}</summary>
      <p id="seen">${ran.chosen.text === state.experiment.text ? own(state, "seen") : say("lab-seen-elsewhere")}</p>
    </details>
  </div>`;
}

const control = (shown: boolean, ...given: Parameters<typeof choice>) =>
  shown ? html`<p class="control">${choice(...given)}</p>` : nothing;

/** What is said of the person's prediction. */
function judged(state: LabState, ran: Result) {
  const verdict = verdictOf(ran);
  if (!verdict) return ran.ended ? say("lab-no-verdict") : say("lab-no-verdict-yet");
  const { prediction } = state;
  if (!prediction || prediction === SKIP) return verdict.told;
  if (verdict.right.includes(prediction)) return `${say("lab-right")} ${verdict.told}`;
  return [say("lab-wrong"), verdict.told, own(state, `why-${prediction}`)].join(" ");
}

/** A table beside the main one, filled when it is first opened. */
const further = (
  { opened, ready }: LabState,
  { reader, files }: Pick<Lab, "reader" | "files">,
  ran: Result,
  name: string,
) =>
  html`<details @toggle=${() => opened.has(name) || reader.open(name)}>
    <summary>${local(name)}</summary>
    ${opened.has(name) ? wide(`table-${name}`, gridOf(ran, name), local(name)) : nothing}
    <button type="button" ?disabled=${!ready} @click=${() => files.table(name)}>${say("lab-csv")}</button>
  </details>`;
