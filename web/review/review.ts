/** The review of a game in the panel: the analysis; who has won and when it turned, the curve of win rates, the worst
 * mistakes on small boards, and all of them in a list. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { mistakeBoard } from "../app/boards.ts";
import { button, note, onValue } from "../app/controls.ts";
import { capitalised, moveWord, say, words } from "../lang/texts.ts";
import { isLineJudged, lineNodes, progress } from "../model/analysis.ts";
import { findGame } from "../model/catalogue.ts";
import { isPruned, promote } from "../model/editing.ts";
import { reasons, topicKey, topicOf } from "../model/insight.ts";
import { asks, atHand } from "../model/learning.ts";
import { subject } from "../model/names.ts";
import { canGo, person, playerName } from "../model/queries.ts";
import type { Mistake } from "../model/review.ts";
import * as model from "../model/review.ts";
import type { State } from "../model/state.ts";
import { comment, isVariation, moveNumber } from "../model/tree.ts";
import type { Page } from "../page.ts";
import { curve } from "./curve.ts";
import { display, lens } from "./lens.ts";
import { proofs } from "./proofs.ts";

export function review(state: State, page: Page) {
  const { learning } = state.review;
  return html`<section id="review" aria-label=${say("analysis")}>
    ${state.analysing && !learning ? lens(state) : nothing}
    ${learning ? lesson(state, page) : state.over ? nothing : survey(state, page, model.mistakes(state))}
    ${proofs(state, page)} ${display(state, page)} ${notes(state, page)}
  </section>`;
}

function lesson(state: State, { reviewer }: Page) {
  const { index = 0, mistakes: all = [] } = state.review.learning ?? {};
  const number = Math.min(index + 1, all.length);
  const back = () => reviewer.visitMistake();
  return html`<div id="learning">
    <h2>${say("learning", { self: all[0]?.player === person(state) })}</h2>
    <p id="learning-count">${say("mistake-count", { number, total: all.length })}</p>
    ${atHand(state) && !asks(state) ? button("learning-back", say("learning-back"), back) : nothing}
  </div>`;
}

function survey(state: State, page: Page, found: Mistake[]) {
  const done = progress(state);
  const { done: known = 0, total = 0, doubtful = 0 } = done ?? {};
  const running = known + doubtful > 0 ? known < total || doubtful > 0 : total > 0;
  const isJudged = isLineJudged(state);
  const offered = !running && (state.tree.tip === 0 || !isJudged);
  const disabled = state.engine.phase !== "ready" || state.tree.tip === 0;
  const set = (on: boolean) => () => page.adviser.setSurvey(on);
  const turn = isJudged ? model.turningPoint(state) : undefined;
  return html`<div id="survey-field">
    ${isJudged ? summary(state, turn) : nothing}
    ${done || isJudged ? curve(state, page, found, turn) : nothing}
    ${offered ? html`<p>${button("survey", say("survey"), set(true), { disabled })}</p>` : nothing}
    ${
      done && running
        ? html`<p class="control">
            ${button("survey-stop", say("survey-stop"), set(false))}
            <progress id="survey-bar" max="1" aria-labelledby="survey-progress" value=${known / (total + doubtful)}>
            </progress>
            <small id="survey-progress">${say("surveyed", done)}</small>
          </p>`
        : nothing
    }
    ${isJudged && state.tree.tip ? verdict(state, page, found) : nothing}
  </div>`;
}

/** Who has won, and when the game turned. */
function summary(state: State, turn: number = 0) {
  const loser = model.loserOf(state);
  const { title: winner, self: winnerSelf } = subject(words, state, 3 - (loser ?? 1));
  const number = moveNumber(state.tree, lineNodes(state.tree)[turn] ?? 0);
  return html`<div id="review-told">
    ${loser ? html`<h2>${say("won-by", { winner, winnerSelf })}</h2>` : nothing}
    ${turn ? html`<p>${say("turned", { count: model.turns(state).length, number })}</p>` : nothing}
  </div>`;
}

/** The worst mistakes with a way to practise them, and what else the analysis has found. */
function verdict(state: State, page: Page, found: Mistake[]) {
  const { error } = findGame(state.describe, state.snapshot.game);
  const told = error === null ? nothing : say("review-error", { error: say("percent", { share: error }) });
  const self = person(state);
  return html`<div id="accuracy">
    ${self ? moments(state, page, self) : [1, 2].map((one) => [accuracy(state, one), moments(state, page, one)])}
    <div class="buttons">
      ${model.loserOf(state) ? button("review-rematch", say("rematch"), () => page.opener.rematch()) : nothing}
      ${button("review-share", say("share"), () => page.sharing.open())}
    </div>
    ${note("dots-legend", model.losses(state).length ? say("dots-legend") : "")}
    <details>
      <summary>${say("all-mistakes", { count: found.length })}</summary>
      ${self ? [1, 2].map((player) => accuracy(state, player)) : nothing}
      <ol id="mistakes">${repeat(found, recordOf, (mistake) => entry(state, page, mistake))}</ol>
      <small>${told}</small>
    </details>
  </div>`;
}

/** The worst mistakes of a player, and the exercise that they make. */
function moments(state: State, page: Page, player: number) {
  const worst = model.worstMistakes(state, player);
  const values = { count: worst.length, own: person(state) === player, player: playerName(state, player) };
  const learn = ({ detail }: MouseEvent) => {
    page.reviewer.learn(player);
    scrollTo({ top: 0 });
    if (detail === 0) page.screen.focusBoard(); // it was pressed by a key
  };
  return html`<div class="moments">
    ${repeat(worst, recordOf, (mistake) => moment(state, page, mistake, true))}
    ${worst.length ? button(`learn-${player}`, say("learn", values), learn, { main: true }) : nothing}
  </div>`;
}

/** How accurately a player has played. */
function accuracy(state: State, player: number) {
  const cost = model.lossPerMove(state, player);
  if (cost === null) return nothing;
  const text = say("accuracy", { player: capitalised(playerName(state, player)), cost });
  return html`<p id="accuracy-${player}" class="player by-${player}">${text}</p>`;
}

const recordOf = ({ record }: Mistake) => record;

/** A button that leads to a mistake, and shows it as long as it is pointed at: the chances before and after it, and the
 * reason or the better move. @param pictured whether it has a small board, with the cells of the reason */
function moment(state: State, { reviewer }: Page, mistake: Mistake, pictured: boolean) {
  const { record, player, number, move, better, grade } = mistake;
  const { review, snapshot, insights } = state;
  const point = () => reviewer.point(mistake);
  const leave = () => reviewer.point(null);
  const correct = () => {
    reviewer.correct(mistake);
    scrollTo({ top: 0 });
  };
  const topic = topicOf(mistake);
  const carrier = insights[topicKey(topic)]?.claims[0]?.carrier ?? [];
  const marks = [...carrier.map((cell) => [cell, "carrier"]), [better, "better"]];
  const [before, after] = model.chancesOf(state, mistake).map((share) => say("percent", { share }));
  const [reason = say("better-move", { better: moveWord(better) })] = model.openingTopic(state, mistake)
    ? [model.mistakeText(words, state, mistake)]
    : reasons(words, state, topic);
  return html`<button type="button" class="slip by-${player} ${grade}"
    aria-current=${record === review.chosen && record === snapshot.record}
    @click=${correct} @pointerenter=${point} @focus=${point} @pointerleave=${leave} @blur=${leave}
    >${pictured ? mistakeBoard(state, mistake, marks) : nothing}<span
      ><strong>${number} ${moveWord(move)} <b title=${say(`grades-${grade}`, { count: 1 })}>${say(`signs-${grade}`)}</b>
      </strong> ${before}\u00a0→\u00a0${after} <small>${reason}</small></span
    ></button>`;
}

const entry = (state: State, page: Page, mistake: Mistake) => html`<li>
  ${moment(state, page, mistake, false)}
  ${model.openingTopic(state, mistake) ? html`<a href="#problems/openings">${say("train-openings")}</a>` : nothing}
</li>`;

/** The comment on the position shown, and what can be done with its variation. */
function notes(state: State, { game }: Page) {
  const { tree } = state;
  const ready = canGo(state);
  return html`<details>
    <summary>${say("notes")}</summary>
    <p class="field">
      <label for="comment">${say("comment")}</label>
      <textarea id="comment" rows="2" .value=${live(comment(tree))}
        @input=${onValue((text) => game.comment(text))}></textarea>
    </p>
    <div class="buttons">
      ${button("promote", say("promote"), () => game.go(promote), { disabled: !ready || !isVariation(tree) })}
      ${button("prune", say("prune"), () => game.prune(), { disabled: !ready || tree.at === 0 })}
      ${isPruned(state) ? button("regrow", say("restore"), () => game.regrow()) : nothing}
    </div>
  </details>`;
}
