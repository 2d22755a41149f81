/** The review of a game in the panel: the analysis, the curve of win rates, the players' accuracy and mistakes. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { App } from "../app/app.ts";
import { onValue } from "../app/controls.ts";
import { capitalised, local, say, words } from "../lang/texts.ts";
import { progress, surveyed } from "../model/analysis.ts";
import { isPruned, isVariation, promoted } from "../model/editing.ts";
import { reasons, topicOf } from "../model/insight.ts";
import { asks, atHand, lessonsFor } from "../model/learning.ts";
import { canGo, person, playerName } from "../model/queries.ts";
import { accuracy, type Grade, given, type Mistake, mistakes } from "../model/review.ts";
import type { State } from "../model/state.ts";
import { comment } from "../model/tree.ts";
import { curve } from "./curve.ts";
import { display, lens } from "./lens.ts";
import { proofs } from "./proofs.ts";

const GRADES = ["inaccuracy", "mistake", "blunder"] as Grade[];

export function review(state: State, app: App) {
  const { learning } = state.review;
  return html`<section id="review" aria-label=${say("analysis")}>
    ${state.analysing && !learning ? lens(state, app) : nothing}
    ${learning ? lesson(state, app) : survey(state, app, mistakes(state))}
    ${proofs(state, app)} ${display(state, app)} ${notes(state, app)}
  </section>`;
}

/** How far the person is in learning from mistakes. */
function lesson(state: State, { reviewer }: App) {
  const { index = 0, mistakes: all = [] } = state.review.learning ?? {};
  const number = Math.min(index + 1, all.length);
  return html`<div id="learning">
    <h3>${say("learning", { self: ownLesson(state) })}</h3>
    <p id="learning-count">${say("mistake-count", { number, total: all.length })}</p>
    ${
      atHand(state) && !asks(state)
        ? html`<button id="learning-back" type="button" @click=${() => reviewer.visitMistake()}>
            ${say("learning-back")}
          </button>`
        : nothing
    }
  </div>`;
}

/** Whether the person's own mistakes are learnt from. */
const ownLesson = (state: State) => state.review.learning?.mistakes[0]?.player === person(state);

function survey(state: State, app: App, found: Mistake[]) {
  const { analysis } = app;
  const done = progress(state);
  const running = done !== null && done.done < done.total;
  const offered = !running && (state.tree.tip === 0 || !surveyed(state));
  return html`<div id="survey-field">
    ${curve(state, app, found)}
    <p class="control">
      ${
        offered
          ? html`<button
              id="survey"
              type="button"
              ?disabled=${state.engine.phase !== "ready" || state.tree.tip === 0}
              @click=${() => analysis.setSurvey(true)}
            >
              ${say("survey")}
            </button>`
          : nothing
      }
      ${
        running
          ? html`<button id="survey-stop" type="button" @click=${() => analysis.setSurvey(false)}>
                ${say("survey-stop")}</button
              ><progress
                id="survey-bar"
                max="1"
                aria-labelledby="survey-progress"
                value=${done.done / done.total}
              ></progress>`
          : nothing
      }
      <small id="survey-progress">${done ? say("surveyed", { done: done.done, total: done.total }) : ""}</small>
    </p>
    ${found.length ? list(state, app, found) : nothing} ${players(state, app)}
  </div>`;
}

/** How accurately each player has played, and the way to learn from it. */
function players(state: State, app: App) {
  const rows = [1, 2].map((player) => row(state, app, player)).filter((one) => one !== nothing);
  const first = given(state);
  const told = first && say("given", { move: local(first.move), chance: say("percent", { share: first.chance }) });
  return rows.length
    ? html`<div id="accuracy">${told ? html`<p id="given">${told}</p>` : nothing} ${rows}</div>`
    : nothing;
}

function row(state: State, { reviewer, toBoard }: App, player: number) {
  const name = capitalised(playerName(state, player));
  const found = accuracy(state, player);
  if (!found) return nothing;
  const counts = GRADES.filter((grade) => found.grades[grade]).map((grade) =>
    say(`grades-${grade}`, { count: found.grades[grade] }),
  );
  const told = say("accuracy", {
    player: name,
    loss: say("percent", { share: found.loss }),
    counts: counts.join(", ") || say("no-mistakes"),
  });
  const learn = ({ detail }: MouseEvent) => {
    reviewer.learn(player);
    scrollTo({ top: 0 });
    if (detail === 0) toBoard(); // it was pressed by a key
  };
  return html`<div class="player by-${player}">
    <p id="accuracy-${player}">${told}</p>
    ${
      lessonsFor(state, player).length
        ? html`<button id="learn-${player}" type="button" @click=${learn}>
            ${person(state) === player ? say("learn") : say("learn-from", { player: name })}
          </button>`
        : nothing
    }
  </div>`;
}

/** The mistakes; their buttons stay while the analysis refines them. */
const list = (state: State, app: App, found: Mistake[]) =>
  html`<ol id="mistakes">
    ${repeat(
      found,
      ({ record }) => record,
      (mistake) => slip(state, app, mistake),
    )}
  </ol>`;

function slip(state: State, { reviewer }: App, mistake: Mistake) {
  const { review, snapshot } = state;
  const { record, number, move, player, cost, grade, better } = mistake;
  const point = () => reviewer.point(mistake);
  const leave = () => reviewer.point(null);
  const told = { number, move: local(move), cost: say("percent", { share: cost }), better: local(better) };
  const act = () => {
    reviewer.correct(mistake);
    scrollTo({ top: 0 });
  };
  return html`<li>
    <button
      type="button"
      class="slip by-${player} ${grade}"
      title=${say(`grades-${grade}`, { count: 1 })}
      aria-current=${record === review.chosen && record === snapshot.record}
      @click=${act}
      @pointerenter=${point}
      @focus=${point}
      @pointerleave=${leave}
      @blur=${leave}
      ><strong>${say(`signs-${grade}`)}</strong
      ><span>${say("mistake", told)}</span></button
    >${reasons(words, state, topicOf(mistake)).map((why) => html`<p class="reason">${why}</p>`)}
  </li>`;
}

/** The comment on the position shown, and what can be done with its variation. */
function notes(state: State, { game }: App) {
  const { tree } = state;
  const ready = canGo(state);
  return html`<details>
    <summary>${say("notes")}</summary>
    <p class="field">
      <label for="comment">${say("comment")}</label>
      <textarea
        id="comment"
        rows="2"
        .value=${live(comment(tree))}
        @input=${onValue((text) => game.comment(text))}
      ></textarea>
    </p>
    <div class="buttons">
      <button id="promote" type="button" ?disabled=${!ready || !isVariation(tree)} @click=${() => game.go(promoted)}>
        ${say("promote")}
      </button>
      <button id="prune" type="button" ?disabled=${!ready || tree.at === 0} @click=${() => game.prune()}>
        ${say("prune")}
      </button>
      ${
        isPruned(state)
          ? html`<button id="regrow" type="button" @click=${() => game.regrow()}>${say("restore")}</button>`
          : nothing
      }
    </div>
  </details>`;
}
