// @ts-check
/** The welcome of a first visit: a card over the board, which stays in sight and can be played on. */

import { html, nothing } from "lit-html";

import { focusOn } from "../app/controls.js";
import { say } from "../lang/texts.js";
import { gameNamed } from "../model/catalogue.js";

/** @import { View } from "../app/app.js" */
/** @import { State } from "../model/state.js" */

/** @type {View} */
export function welcome(state, { lessons, toBoard }) {
  const { course, describe } = state;
  if (course.welcome === null) return nothing;
  const closed = () => {
    lessons.leave();
    toBoard();
  };
  return html`<section id="welcome" aria-labelledby="welcome-title">
    <div id="welcome-intro">
      <div id="welcome-picture">${lessons.film.svg}</div>
      <div>
        <h2 id="welcome-title" tabindex="-1" ${focusOn((state.place === "play" && course.recalls) || undefined)}>
          ${say("welcome")}
        </h2>
        <p>${say("welcome-text")}</p>
      </div>
    </div>
    <div id="welcome-ways">
      <a id="welcome-learn" class="way main" href="#learn" @click=${() => lessons.leave()}>
        <strong>${say("way-learn")}</strong><small>${say("way-learn-text")}</small>
      </a>
      <button id="welcome-easy" class="way" type="button" @click=${() => lessons.playEasy()}>
        <strong>${say("way-easy")}</strong><small>${say("way-easy-text")}</small>
      </button>
      <button
        id="welcome-familiar"
        class="way"
        type="button"
        aria-expanded=${course.familiar}
        aria-controls="welcome-more"
        @click=${() => lessons.explain()}
      >
        <strong>${say("way-familiar")}</strong><small>${say("way-familiar-text")}</small>
      </button>
      <div id="welcome-more" ?hidden=${!course.familiar}>
        <p>${say("familiar-text")}</p>
        <div id="welcome-games">
          ${lessons.examples.familiar.map((start) => {
            const { game, size } = start.snapshot;
            return html`<button type="button" @click=${() => lessons.play(start)}>
              ${say("start-game-told", { title: gameNamed(describe, game).title, size })}
            </button>`;
          })}
        </div>
      </div>
    </div>
    ${loading(state)}
    <button id="welcome-close" type="button" aria-label=${say("close")} @click=${closed}></button>
  </section>`;
}

/** How far the engine is. @param {State} state */
function loading({ engine: { phase, done, total } }) {
  const told = {
    loading: total ? say("loading-bytes", { done: done / 1e6, total: total / 1e6 }) : "",
    starting: say("starting-python"),
    ready: say("engine-ready"),
    failed: "",
  };
  return html`<p id="welcome-told">
    ${
      phase === "loading" || phase === "starting"
        ? html`<progress
            id="welcome-progress"
            max="1"
            value=${phase === "loading" && total ? done / total : nothing}
            aria-labelledby="welcome-loading"
          ></progress>`
        : nothing
    }
    <small id="welcome-loading">${told[phase]}</small>
  </p>`;
}
