/** The place for those who return: the ladder of the levels, the running game, the problem of the day, the lessons. */

import { html, nothing } from "lit-html";
import type { App } from "../app/app.ts";
import { gauge } from "../app/controls.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { say, words } from "../lang/texts.ts";
import { addressOf } from "../learn/lessons.ts";
import { gameNamed } from "../model/catalogue.ts";
import { isRunning, ladder, type Rung, rungChoices } from "../model/ladder.ts";
import { isSolved } from "../model/lesson.ts";
import { rivals } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { gameTitle } from "../model/status.ts";
import { daily } from "../problems/captions.ts";
import { face } from "./faces.ts";

export function home(state: State, app: App) {
  const { collection } = state.tasks;
  return html`<h2 id="home-title">${say("welcome-back")}</h2>
    ${isRunning(state) ? running(state) : nothing} ${rungs(state, app)}
    <div id="home-more">${collection ? daily(state, collection) : nothing} ${lessons(state, app)}</div>`;
}

/** The game on the board. */
function running(state: State) {
  const { snapshot, layout, describe } = state;
  const title = rivals(state)
    .map(({ title }) => title)
    .join(" – ");
  return html`<a id="home-game" class="way" href="#play">
    ${thumbnail({ snapshot, layout }, gameNamed(describe, snapshot.game).tokens)}
    <span
      ><strong>${say("continue-game")}</strong>
      <small>${[title, gameTitle(words, state)].filter(Boolean).join(" · ")}</small></span
    >
  </a>`;
}

function rungs(state: State, { opener, places, toBoard }: App) {
  const { game, rungs } = ladder(state);
  if (!rungs.length) return nothing;
  const play = ({ bot }: Rung) => {
    opener.newGame(rungChoices(state, game, bot.name), state.settings);
    places.show("play");
    toBoard();
  };
  const next = rungs.find((rung) => rung.next);
  const beaten = rungs.filter(({ wins }) => wins).length;
  return html`<section id="ladder" aria-labelledby="ladder-title">
    <h3 id="ladder-title">
      ${say("ladder", { title: gameNamed(state.describe, game).title })}
      <small>${say("beaten-of", { beaten, all: rungs.length })}</small>
    </h3>
    ${
      next
        ? html`<div id="ladder-next">
            ${face(next.bot.level ?? 1)}
            <p>${say(`character-${next.bot.level ?? 1}`)}</p>
            <button type="button" class="main" @click=${() => play(next)}>${say("try-level", next.bot)}</button>
          </div>`
        : nothing
    }
    <ol>
      ${rungs.map(
        (rung) =>
          html`<li class=${rung.wins ? "beaten" : rung.next ? "next" : ""}>
            <button
              type="button"
              aria-label=${say("rung", { title: rung.bot.title, beaten: rung.wins > 0 })}
              @click=${() => play(rung)}
            >
              ${face(rung.bot.level ?? 1)}<span>${rung.bot.title}</span>
            </button>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** The lessons before a first game, and which of them are solved. */
function lessons({ course: { solved } }: State, { lessons: { steps } }: App) {
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
          <a href=${addressOf(step.name)} aria-label=${say("lesson-step", { step: index + 1, title, solved: passed })}
            >${title}</a
          >
        </li>`;
      })}
    </ol>
  </section>`;
}
