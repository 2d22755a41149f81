/** One problem on a board of its own. */

import { html, nothing } from "lit-html";
import type { App } from "../app/app.ts";
import { board } from "../app/boards.ts";
import { focusOn, written } from "../app/controls.ts";
import { sceneOf } from "../board/scene.ts";
import { say, words } from "../lang/texts.ts";
import { goal } from "../model/goal.ts";
import { layoutOf } from "../model/orientation.ts";
import type { Attempt, Collection, Problem } from "../model/problems.ts";
import * as model from "../model/problems.ts";
import type { State } from "../model/state.ts";
import { addressOf, boardOf, newsOf, nextOf, stateOf } from "./captions.ts";

export function task(state: State, app: App, collection: Collection, problem: Problem) {
  const { attempt, copied, motif, progress } = state.tasks;
  const position = model.position(collection, problem, attempt);
  const shown = { ...position, layout: layoutOf(state, position) };
  const { solving } = app;
  const right = model.isSolved(problem, attempt);
  const hintless = attempt.hints === 2 || right || model.isAwaiting(attempt);
  const ready = state.engine.phase === "ready";
  const next = nextOf(state.tasks);
  const scene = sceneOf(shown, model.overlayOf(collection, problem, attempt), words);
  const place = collection.problems.indexOf(problem) + 1;
  const marks = [
    boardOf(state.describe, problem),
    ...(place ? [say(`difficulty-${model.groupOf(problem)}`)] : []),
    ...(right ? problem.motifs : motif ? [motif] : []).map((one) => say(`motif-${one}`)),
    ...(progress.solved[problem.id] ? [stateOf(progress, problem)] : []),
  ];
  const title = place ? say("problem-title", { place }) : say("own-problem");
  const stands = !attempt.tried ? "open" : right ? "right" : "wrong";
  const ratio = `--ratio: ${shown.layout.height / shown.layout.width}`;
  return html`<div id="task" data-state=${stands} data-try=${attempt.tries % 2} .style=${ratio}>
    <div id="task-place">
      ${board("task-board", say("problem-board"), scene, (move) => solving.choose(move))}
    </div>
    <div id="task-head">
      <a href="#problems" class="quiet">${say("all-problems")}</a>
      <h2 id="task-title" tabindex="-1" ${focusOn(problem.id)}>
        ${title}
      </h2>
      <p id="task-kind" class="soft">${marks.join(" · ")}</p>
    </div>
    <p id="task-status" role="status" ${written(newsOf(problem, attempt, shown.snapshot.players, ready))}></p>
    <ol id="task-line" aria-label=${say("moves")}>
      ${line(attempt, problem)}
    </ol>
    <div id="task-more">
      <p id="task-goal" class="soft">${goal(words, shown)}</p>
      <div class="buttons">
        <button id="task-hint" type="button" ?disabled=${hintless} @click=${() => solving.hint()}>
          ${say("hint")}
        </button>
        <button id="task-again" type="button" ?disabled=${!attempt.tried || right} @click=${() => solving.again()}>
          ${say("try-again")}
        </button>
        ${next ? html`<a id="task-next" class="press" href=${addressOf(next)}>${say("next-unsolved")}</a>` : nothing}
        <button
          id="task-play"
          type="button"
          ?disabled=${!ready || model.isOver(attempt)}
          @click=${() => solving.play()}
        >
          ${say("play-from-here")}
        </button>
        <button id="task-share" type="button" @click=${() => solving.share()}>${say("copy-link")}</button>
      </div>
      <p id="task-told" role="status">${copied ? say("link-copied") : ""}</p>
    </div>
  </div>`;
}

/** The moves so far and those that the engine shows, with the colour of each. */
function line({ played, tried, line, shown }: Attempt, problem: Problem) {
  const moves = [...played, ...(line ?? (tried ? [tried] : []))];
  if (moves.length < 2) return nothing;
  return moves.map(
    (move, place) =>
      html`<li class="by-${model.playerAt(problem, place)} ${line && place >= played.length + shown ? "later" : ""}">
        ${move}
      </li>`,
  );
}
