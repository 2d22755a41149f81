/** The result, once the person has predicted it: what it says, a plot with an earlier one over it, and every table. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Result } from "messages/lab";
import { button, listControl } from "../../app/controls.ts";
import { say } from "../../lang/texts.ts";
import type { Page } from "../page.ts";
import { asTable, picture, section, wide } from "../parts.ts";
import { gridOf, resultOf, verdictOf } from "../recording.ts";
import { benchText, type LabState, predictions, SKIP, scales, views } from "../state.ts";
import { word } from "../words.ts";

export function resultSection(state: LabState, page: Page) {
  const { result, prediction, earlier, axes, view, opened, runs, ready, running, preferences } = state;
  if (!result || result.recording.views.length === 0) return nothing;
  const content =
    prediction || !predictions(state).length
      ? guard([result, prediction, earlier, axes, view, opened, runs, ready, running, preferences], () =>
          resultView(state, page, result),
        )
      : html`<p id="covered">${say("lab-covered")}</p>`;
  return section("result", say("lab-result"), content);
}

function resultView(state: LabState, page: Page, result: Result) {
  const { reader, files } = page;
  const { experiment, earlier, axes, view, runs, ready } = state;
  const known = views(state, result);
  const shown = known.some(([name]) => name === view) ? view : known[0]?.[0];
  const { picture: seen, grid } = resultOf(result, earlier, axes, shown);
  const [main, ...others] = result.tables;
  const hasGames = result.tables.some(({ columns }) => columns.includes("record"));
  const laid = runs.filter((line) => line !== result.chosen.text && line.startsWith(`${experiment.name}?`));
  const before = ["", ...laid].map((line) => [line, line || say("lab-none")] as const);
  const show = (view: string) => reader.set({ view });
  const lay = (line: string) => reader.overlay(line);
  const axesKnown = scales(state).map((one) => [one, say(`lab-axes-${one}`)] as const);
  return html`<div id="uncovered">
    <p id="verdict" role="status">${judgementOf(state, result)}</p>
    ${picture("plot", seen, say("lab-result-table"))}
    <p id="plot-legend" class="legend">${benchText(state, "plot-legend")}</p>
    ${known.length ? listControl("shown", say("lab-shown"), known, shown ?? "", show) : nothing}
    ${axesKnown.length > 1 ? listControl("axes", say("lab-axes"), axesKnown, axes, reader.scale.bind(reader)) : nothing}
    ${laid.length ? listControl("earlier", say("lab-earlier-run"), before, earlier?.chosen.text ?? "", lay) : nothing}
    ${asTable("result-table", grid, say("lab-result-table"))}
    <div class="buttons">
      ${button("csv", say("lab-csv"), () => files.table(main?.name ?? ""))}
      ${button("svg", say("lab-svg"), () => files.picture("plot", "plot", "svg"))}
      ${button("png", say("lab-png"), () => files.picture("plot", "plot", "png"))}
      ${button("games", say("lab-games"), () => files.games(), { disabled: !ready, shown: hasGames })}
    </div>
    <div id="tables">${others.map(({ name }) => further(state, page, result, name))}</div>
    <details>
      <summary>${say("lab-seen")}</summary>
      <p id="seen">
        ${result.chosen.text === state.experiment.text ? benchText(state, "seen") : say("lab-seen-elsewhere")}
      </p>
    </details>
  </div>`;
}

/** What is said of the person's prediction. */
function judgementOf(state: LabState, result: Result) {
  const verdict = verdictOf(result);
  if (!verdict) return result.ended ? say("lab-no-verdict") : say("lab-no-verdict-yet");
  const { prediction } = state;
  if (!prediction || prediction === SKIP) return verdict.told;
  if (verdict.right.includes(prediction)) return `${say("lab-right")} ${verdict.told}`;
  const why = benchText(state, `why-${prediction}`, { right: verdict.right[0] ?? "" });
  return [say("lab-wrong"), verdict.told, why].join(" ");
}

/** A table beside the main one, filled when it is first opened. */
const further = ({ opened }: LabState, { reader, files }: Page, result: Result, name: string) =>
  html`<details @toggle=${() => opened.has(name) || reader.open(name)}>
    <summary>${word(name)}</summary>
    ${opened.has(name) ? wide(`table-${name}`, gridOf(result, name), word(name)) : nothing}
    <button type="button" @click=${() => files.table(name)}>${say("lab-csv")}</button>
  </details>`;
