/** The ladder, wherever an opponent is chosen: the next level, and all of them. Each is one click from its game. */

import { html, nothing } from "lit-html";
import type { Bot } from "messages";
import { say } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import { ladder, nextLevel, rungChoices } from "../model/ladder.ts";
import type { State } from "../model/state.ts";
import { face } from "./faces.ts";

type Play = (bot: Bot) => void;

/** The level above the strongest that the person has beaten. */
export function nextRung(state: State, play: Play) {
  const next = nextLevel(state);
  if (!next) return nothing;
  const { game, size } = rungChoices(state, ladder(state).game, next.name);
  const board = say("board-of", { game: findGame(state.describe, game).title, size });
  return html`<div class="next-rung">
    ${face(next.level ?? 1)}
    <p>${say(`character-${next.level ?? 1}`)} <small>${board}</small></p>
    <button type="button" class="main" @click=${() => play(next)}>${say("try-level", next)}</button>
  </div>`;
}

export const rungList = ({ rungs }: ReturnType<typeof ladder>, play: Play) =>
  html`<ol class="rungs">
    ${rungs.map(
      ({ bot, beaten, next }) =>
        html`<li class=${beaten ? "beaten" : next ? "next" : ""}>
          <button type="button" aria-label=${say("rung", { title: bot.title, beaten })} title=${bot.title}
            @click=${() => play(bot)}><span class="portrait">${face(bot.level ?? 1)}</span
            ><span class="animal">${bot.title}</span></button>
        </li>`,
    )}
  </ol>`;
