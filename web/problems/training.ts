/** What is shown of the person's training: their rating, and a timed run. */

import { html, nothing } from "lit-html";
import { button, focusOn } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import type * as model from "../model/problems.ts";
import { MISSES, SECONDS, type TimedRun } from "../model/training.ts";
import { problemAddress } from "./captions.ts";
import type { Problems } from "./problems.ts";

/** The rating while the person trains, or once the problem shown has changed it. */
export function ratingNews({ mode, run, gained, training, problem }: model.Workbook) {
  if (run || (!mode && gained === null)) return nothing;
  const change = gained === null ? nothing : html` <strong>${say("gained", { points: gained })}</strong>`;
  const row = training.row > 1 ? ` · ${say("row", training)}` : "";
  const warning = training.next === problem?.id ? ` · ${say("hint-misses")}` : "";
  return html`<p id="task-rating" role="status">${say("rating", training.person)}${change}${row}${warning}</p>`;
}

/** The clock of a run, and what is solved so far. */
export function runHead({ left, solved, missed }: TimedRun) {
  const time = say("clock-face", { minutes: Math.floor(left / 60), seconds: left % 60, exact: false });
  return html`<p id="run-clock" role="timer">${time}</p>
    <p id="run-score">${say("run-score", { solved, missed: missed.length, most: MISSES })}</p>
    <progress id="run-time" max=${SECONDS} value=${left} aria-hidden="true"></progress>`;
}

/** Before a run: what it asks. After it: how it went, and the problems that were missed. */
export function runCard({ run, training }: model.Workbook, all: model.Problem[], problems: Problems) {
  const missed = all.filter(({ id }) => run?.missed.includes(id));
  const link = (problem: model.Problem) => {
    const title = say("problem-title", { place: all.indexOf(problem) + 1 });
    return html`<a class="press" href=${problemAddress(problem)}>${title}</a>`;
  };
  const best =
    run?.solved && run.solved >= training.best ? say("run-record") : training.best ? say("run-best", training) : "";
  return html`<div id="run-card">
    <a href="#problems" class="quiet">${say("all-problems")}</a>
    <h2 tabindex="-1" ${focusOn(run)}>${say("run-title")}</h2>
    <p role="status">${run ? say("run-end", run) : say("run-text")} ${best}</p>
    <div id="run-missed" class="buttons" ?hidden=${!missed.length}>${say("run-missed")} ${missed.map(link)}</div>
    ${button("run-start", say(run ? "run-again" : "run-start"), () => problems.run(), { main: true })}
  </div>`;
}
