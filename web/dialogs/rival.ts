/** The dialog of the opponents: how strong they are, how long they may think, and the score against them. */

import { html, nothing } from "lit-html";
import type { Bot, Budget } from "messages";
import type { App } from "../app/app.ts";
import { checkbox, onValue, options } from "../app/controls.ts";
import { say, words } from "../lang/texts.ts";
import { gameNamed } from "../model/catalogue.ts";
import { budgetOf, budgetsFor, byLink, canStudy, opponent, rivals, watched, workersFor } from "../model/queries.ts";
import { isReset, score as scoreOf, suitable } from "../model/score.ts";
import { MOST_WORKERS, type State } from "../model/state.ts";
import { sides } from "../model/status.ts";
import { standing, standingTold } from "../model/strength.ts";

export function rival(state: State, app: App) {
  const { game } = app;
  const bots = rivals(state);
  const names = bots.map(({ title }) => title).join(" · ");
  const better = suitable(state);
  const stronger = Number(better?.level) > Number(opponent(state)?.level);
  return html`<form class="aside" method="dialog">
    <h2 id="rival-title">${names || (byLink(state) ? say("friend") : say("two-people"))}</h2>
    ${bots.map((bot, index) => strength(state, bot, index))}
    ${better ? html`<p id="suitable">${say(stronger ? "stronger" : "weaker", { title: better.title })}</p>` : nothing}
    ${bots.map((bot, index) => (bot.budgeted ? budget(state, app, bot, index) : nothing))} ${workers(state, app)}
    ${
      opponent(state)?.remembers
        ? checkbox(say("ponder"), state.pondering, (pondering) => game.prefer({ pondering }), "ponder")
        : nothing
    }
    ${
      canStudy(state)
        ? checkbox(say("studying"), state.studying, (studying) => game.prefer({ studying }), "study")
        : nothing
    }
    ${watched(state) ? nothing : score(state, app)}
    <div class="buttons"><button>${say("close")}</button></div>
  </form>`;
}

/** The ids of the parts of the second bot end so. */
const end = (index: number) => (index ? "-2" : "");

function strength(state: State, bot: Bot, index: number) {
  const level = standing(gameNamed(state.describe, state.snapshot.game), state.snapshot.size, bot);
  return level ? html`<p id="standing${end(index)}">${standingTold(words, level)}</p>` : nothing;
}

function budget(state: State, { game }: App, bot: Bot, index: number) {
  const id = `budget${end(index)}`;
  const named = rivals(state).length > 1;
  const budgets = budgetsFor(bot);
  const kinds = ["seconds", "playouts"] as const;
  const text = (one: Readonly<Budget>) => ("seconds" in one ? say("budget-seconds", one) : say("budget-playouts", one));
  const set = (value: string) => game.prefer({ budgets: { ...game.state.budgets, [bot.name]: JSON.parse(value) } });
  return html`<p class="field" id="budget-field${end(index)}">
    <label for=${id}>${named ? say("thinks-for", { title: bot.title }) : say("budget")}</label>
    <select id=${id} @change=${onValue(set)}>
      ${kinds.map(
        (kind) =>
          html`<optgroup label=${say(`budget-kinds-${kind}`)}>
            ${options(
              budgets.filter((one) => kind in one).map((one) => [JSON.stringify(one), text(one)]),
              JSON.stringify(budgetOf(state, bot)),
            )}
          </optgroup>`,
      )}
    </select>
  </p>`;
}

/** How many search together, where the machine has several cores. */
function workers(state: State, { game }: App) {
  const most = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS);
  if (most < 2 || !rivals(state).some(({ parallel }) => parallel)) return nothing;
  const { ready, missing } = state.pool;
  const counts = Array.from({ length: most }, (_, index) => String(index + 1));
  // A number that was stored on a machine with more cores is none of the choices.
  const chosen = String(Math.min(state.workers, most));
  return html`<p class="field" id="workers-field">
    <label for="workers">${say("workers")}</label>
    <select id="workers" @change=${onValue((count) => game.prefer({ workers: Number(count) }))}>
      ${options(
        counts.map((count) => [count, count]),
        chosen,
      )}
    </select>
    <small id="workers-starting"
      >${ready + missing + 1 < workersFor(state) ? say("starting-workers") : ""}</small
    >
  </p>`;
}

function score(state: State, { game }: App) {
  const [first, second] = sides(words, state);
  const { wins, losses, draws } = scoreOf(state);
  const drawn = draws ? say("draws", { count: draws }) : "";
  const label = [say("score", { first, wins, second, losses }), drawn].filter(Boolean).join(", ");
  return html`<div id="score-field">
    <p id="score" role="group" aria-label=${label}>
      <span id="score-first">${first}</span> <strong id="score-wins">${wins}</strong>
      <span aria-hidden="true">:</span>
      <strong id="score-losses">${losses}</strong> <span id="score-second">${second}</span>
      <span id="score-draws">${drawn}</span>
    </p>
    ${
      isReset(state)
        ? html`<button id="restore-score" type="button" class="quiet" @click=${() => game.restoreScore()}>
            ${say("restore")}
          </button>`
        : html`<button
            id="reset-score"
            type="button"
            class="quiet"
            ?disabled=${wins + losses + draws === 0}
            @click=${() => game.resetScore()}
          >
            ${say("reset-score")}
          </button>`
    }
  </div>`;
}
