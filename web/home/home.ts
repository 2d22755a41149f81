/** The place for those who return: a little training, the running game, the ladder of the levels, the lessons. */

import { html, nothing } from "lit-html";
import type { Bot } from "messages";
import { gauge } from "../app/controls.ts";
import { nextRung, rungList } from "../app/rungs.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { say, words } from "../lang/texts.ts";
import { lessonAddress } from "../learn/lessons.ts";
import { findGame } from "../model/catalogue.ts";
import { isRunning, ladder } from "../model/ladder.ts";
import { isSolved } from "../model/lesson.ts";
import { gameBots, isByLink } from "../model/queries.ts";
import { ladderTold } from "../model/ranked.ts";
import { dueOn } from "../model/schedule.ts";
import type { State } from "../model/state.ts";
import { gameTitle } from "../model/status.ts";
import type { LossRecord } from "../model/trainer.ts";
import type { Page } from "../page.ts";
import { daily } from "../problems/captions.ts";

export function home(state: State, page: Page) {
  const play = ({ name }: Bot) => {
    page.opener.climb(name);
    page.places.show("play");
    page.screen.focusBoard();
  };
  return html`<h2 id="home-title">${say("welcome-back")}</h2>
    ${training(state, play)} ${isRunning(state) ? running(state) : nothing} ${rungs(state, play)}
    ${lessons(state, page)}`;
}

/** A few minutes of work: the problem of the day, the mistakes that are due, and the next level. */
function training(state: State, play: (bot: Bot) => void) {
  const { workbook, practice } = state;
  const due = dueOn(practice.mistakes, workbook.day).length;
  return html`<section id="training" aria-labelledby="training-title">
    <h3 id="training-title">${say("training")}</h3>
    <div id="training-ways">
      ${workbook.collection ? daily(state, workbook.collection) : nothing}
      ${
        due
          ? html`<a id="home-mistakes" class="way" href="#problems/mistakes">
              <span class="number" aria-hidden="true">${due}</span>
              <span><strong>${say("deck-title")}</strong> <small>${say("mistakes-due", { due })}</small></span>
            </a>`
          : nothing
      }
      ${nextRung(state, play)}
    </div>
    ${losses(practice.losses)}
  </section>`;
}

/** What the person lost per move in the games reviewed last, as a line and in words. */
function losses(all: LossRecord[]) {
  const [first, last] = [all.at(0), all.at(-1)];
  if (!first || !last) return html`<p id="losses" class="soft">${say("deck-empty")}</p>`;
  const percent = ({ loss }: LossRecord) => say("percent", { share: loss });
  const most = Math.max(...all.map(({ loss }) => loss), 0.01);
  const point = ({ loss }: LossRecord, index: number) =>
    `${2 + (96 * index) / (all.length - 1)},${26 - (24 * loss) / most}`;
  const line = all.map(point).join(" ");
  return html`<p id="losses">
    ${all.length > 1 ? html`<svg viewBox="0 0 100 28" aria-hidden="true"><polyline points=${line} /></svg>` : nothing}
    <span>${say("losses-told", { count: all.length, first: percent(first), last: percent(last) })}</span>
  </p>`;
}

function running(state: State) {
  const { snapshot, layout, describe } = state;
  const names = gameBots(state).map(({ title }) => title);
  if (isByLink(state)) names.push(say("friend"));
  return html`<a id="home-game" class="way" href="#play">
    ${thumbnail({ snapshot, layout }, findGame(describe, snapshot.game).tokens)}
    <span><strong>${say("continue-game")}</strong>
      <small>${[names.join(" – "), gameTitle(words, state)].filter(Boolean).join(" · ")}</small></span
    >
  </a>`;
}

function rungs(state: State, play: (bot: Bot) => void) {
  const known = ladder(state);
  const game = findGame(state.describe, known.game);
  if (!game.ranked) return nothing;
  const beaten = known.rungs.filter(({ beaten }) => beaten).length;
  return html`<section id="ladder" aria-labelledby="ladder-title">
    <h3 id="ladder-title">
      ${say("ladder", game)} <small>${say("beaten-of", { beaten, all: known.rungs.length })}</small>
    </h3>
    ${rungList(known, play)}
    <p class="soft"><small>${ladderTold(words, game)}</small></p>
  </section>`;
}

/** The lessons before a first game, and which of them are solved. */
function lessons({ course: { solved } }: State, { lessons: { steps } }: Page) {
  const done = steps.filter((step) => isSolved(step, solved)).length;
  return html`<section id="home-lessons" aria-labelledby="home-lessons-title">
    ${gauge(done / steps.length)}
    <h3 id="home-lessons-title">
      <a href="#learn">${say("place-learn")}</a> <small>${say("solved-of", { done, all: steps.length })}</small>
    </h3>
    <ol>
      ${steps.map((step, index) => {
        const [title, passed] = [say(`lessons-${step.name}-title`), isSolved(step, solved)];
        return html`<li class=${passed ? "solved" : ""}>
          <a href=${lessonAddress(step.name)}
            aria-label=${say("lesson-step", { step: index + 1, title, solved: passed })}>${title}</a
          >
        </li>`;
      })}
    </ol>
  </section>`;
}
