/** The dialog of the opponents: how strong they are, how long they may think, and the score against them. */

import { html, nothing } from "lit-html";
import type { Bot, Budget } from "messages";
import { button, checkbox, choice, note } from "../app/controls.ts";
import { nextRung, rungList } from "../app/rungs.ts";
import { say, words } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import { ladder } from "../model/ladder.ts";
import * as queries from "../model/queries.ts";
import { practice } from "../model/ranked.ts";
import { isReset, resetScore, restoreScore, score as scoreOf } from "../model/score.ts";
import { MOST_WORKERS, type State } from "../model/state.ts";
import { sides } from "../model/status.ts";
import { levelText } from "../model/strength.ts";
import type { Page } from "../page.ts";
import { budgetField } from "./opponent.ts";

export function rival(state: State, page: Page) {
  const { game } = page;
  const bots = queries.gameBots(state);
  const names = bots.map(({ title }) => title).join(" · ");
  const climb = ({ name }: Bot) => {
    page.dialogs.close("rival");
    page.opener.climb(name);
  };
  const option = (name: "pondering" | "teaching" | "studying", id: string, text: string, isOffered?: boolean) =>
    isOffered ? checkbox(text, state[name], (on) => game.prefer({ [name]: on }), id) : nothing;
  return html`<form class="aside" method="dialog">
    <h2 id="rival-title">${names || (queries.isByLink(state) ? say("friend") : say("two-people"))}</h2>
    ${bots.map((bot, index) => strength(state, bot, index))}
    ${queries.opponent(state)?.level ? [nextRung(state, climb), rungList(ladder(state), climb)] : nothing}
    ${bots.map((bot, index) => (bot.budgeted ? budget(state, page, bot, index) : nothing))} ${workers(state, page)}
    ${option("pondering", "ponder", say("ponder"), queries.opponent(state)?.remembers)}
    ${option("teaching", "teach", say("teaching"), queries.canTeach(state))}
    ${option("studying", "study", say("studying"), queries.canStudy(state))}
    ${queries.isBotGame(state) ? nothing : score(state, page)}
    <div class="buttons">
      ${button("rival-new", say("new-game"), () => page.dialogs.open("new"))}
      <button>${say("close")}</button>
    </div>
  </form>`;
}

/** The end of the second bot's ids. */
const end = (index: number) => (index ? "-2" : "");

function strength(state: State, bot: Bot, index: number) {
  const name = queries.gameBots(state).length > 1 ? html`<strong>${bot.title}</strong> ` : nothing;
  return bot.level
    ? html`<p id="standing${end(index)}"
        >${name}${levelText(words, findGame(state.describe, state.snapshot.game), bot)}</p
      >`
    : nothing;
}

function budget(state: State, { game }: Page, bot: Bot, index: number) {
  const budget = queries.budgetOf(state, bot);
  if (!budget) return nothing;
  const label = queries.gameBots(state).length > 1 ? say("thinks-for", { title: bot.title }) : say("budget");
  const act = (chosen: Budget) => game.prefer({ budgets: { ...game.state.budgets, [bot.name]: chosen } });
  return budgetField(`budget${end(index)}`, label, budget, act);
}

function workers(state: State, { game }: Page) {
  const most = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS);
  if (most < 2 || !queries.gameBots(state).some(({ parallel }) => parallel)) return nothing;
  const { ready, missing } = state.pool;
  const counts = Array.from({ length: most }, (_, index) => [String(index + 1), String(index + 1)] as const);
  // A number that was stored on a machine with more cores is none of the choices.
  const chosen = String(Math.min(state.workers, most));
  return html`<p class="field" id="workers-field">
    ${choice("workers", say("workers"), counts, chosen, (count) => game.prefer({ workers: Number(count) }))}
    <small id="workers-starting"
      >${ready + missing + 1 < queries.workersFor(state) ? say("starting-workers") : ""}</small
    >
  </p>`;
}

function score(state: State, { game }: Page) {
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
    ${note("score-practice", practice(words, state))}
    ${
      isReset(state)
        ? html`<button id="restore-score" type="button" class="quiet"
            @click=${() => game.set(restoreScore(game.state))}>${say("restore")}</button>`
        : html`<button id="reset-score" type="button" class="quiet" ?disabled=${wins + losses + draws === 0}
          @click=${() => game.set(resetScore(game.state))}>${say("reset-score")}</button>`
    }
  </div>`;
}
