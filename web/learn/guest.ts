/** The card for somebody who is new here: it lies over the board, which stays in sight and can be played on. */

import { html, nothing } from "lit-html";
import { focusOn } from "../app/controls.ts";
import { say, words } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import { rules } from "../model/goal.ts";
import { optionSummaries } from "../model/guest.ts";
import { nextLesson } from "../model/lesson.ts";
import { helpTold } from "../model/ranked.ts";
import type { State } from "../model/state.ts";
import { gameTitle } from "../model/status.ts";
import type { Page } from "../page.ts";
import { lessonAddress } from "./lessons.ts";

export function guest(state: State, page: Page) {
  const { card, recalls } = state.guest;
  if (card === null) return nothing;
  const recall = (state.place === "play" && recalls) || undefined;
  return html`<section id="welcome" class=${card} aria-labelledby="welcome-title">
    <div id="welcome-intro">
      ${card === "welcome" ? html`<div id="welcome-picture">${page.guests.film.svg}</div>` : nothing}
      <div>
        <h2 id="welcome-title" tabindex="-1" ${focusOn(recall)}>${say(card)}</h2>
        ${card === "welcome" ? html`<p>${say("welcome-text")}</p>` : game(state)}
      </div>
    </div>
    <div id="welcome-ways">${card === "welcome" ? ways(state, page) : answers(state, page)}</div>
    ${card === "invitation" && state.engine.phase === "ready" ? nothing : loading(state)}
    <button id="welcome-close" type="button" aria-label=${say("close")} @click=${() => page.guests.close()}></button>
  </section>`;
}

function ways({ guest, describe, course }: State, { guests, lessons }: Page) {
  const lesson = nextLesson(lessons.lessons, course.solved);
  const address = lesson ? lessonAddress(lesson.name) : "#learn";
  return html`<a id="welcome-learn" class="way main" href=${address} @click=${() => guests.leave()}>
      <strong>${say("way-learn")}</strong><small>${say("way-learn-text")}</small>
    </a>
    <button id="welcome-easy" class="way" type="button" @click=${() => guests.playEasy()}>
      <strong>${say("way-easy")}</strong><small>${say("way-easy-text")}</small>
    </button>
    <button id="welcome-familiar" class="way" type="button" aria-expanded=${guest.familiar} aria-controls="welcome-more"
      @click=${() => guests.explain()}>
      <strong>${say("way-familiar")}</strong><small>${say("way-familiar-text")}</small>
    </button>
    <div id="welcome-more" ?hidden=${!guest.familiar}>
      <p>${say("familiar-text")}</p>
      <div id="welcome-games" class="buttons">
        ${guests.examples.familiar.map(
          (start) => html`<button type="button" @click=${() => guests.play(start)}>
            ${say("start-game-told", { title: findGame(describe, start.game).title, size: start.size })}
          </button>`,
        )}
      </div>
    </div>`;
}

/** The game to which a friend invites: its goal, and what is special about it. */
const game = (state: State) =>
  state.opening && !state.opening.drawn
    ? html`<p>${say("opening-link", { friend: true })}</p>`
    : html`<h3>${gameTitle(words, state)}</h3>
        <p>${[rules(words, state), ...optionSummaries(state), helpTold(words, state)].join(" ")}</p>`;

function answers({ opening, snapshot }: State, { guests, lessons }: Page) {
  if (opening && !opening.drawn) return nothing;
  const lesson = lessons.lessons.find(({ game }) => game === snapshot.game);
  return html`<button id="welcome-answer" class="way main" type="button" @click=${() => guests.close()}>
      <strong>${say("way-answer")}</strong><small>${say("way-answer-text")}</small>
    </button>
    ${
      lesson
        ? html`<a id="welcome-learn" class="way" href=${lessonAddress(lesson.name)} @click=${() => guests.leave()}>
            <strong>${say("way-learn")}</strong><small>${say(`lessons-${lesson.name}-title`)}</small>
          </a>`
        : nothing
    }`;
}

function loading({ engine: { phase, done, total } }: State) {
  const text = {
    loading: total ? say("loading-bytes", { done: done / 1e6, total: total / 1e6 }) : "",
    starting: say("starting-python"),
    ready: say("ready"),
    failed: "",
  }[phase];
  const value = phase === "loading" && total ? done / total : nothing;
  const bar = html`<progress id="welcome-progress" max="1" value=${value} aria-labelledby="welcome-loading">
  </progress>`;
  return html`<p id="welcome-told">
    ${phase === "loading" || phase === "starting" ? bar : nothing} <small id="welcome-loading">${text}</small>
  </p>`;
}
