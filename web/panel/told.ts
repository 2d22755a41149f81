/** What is said of the game shown: before its first moves, its goal and the opponent; then its title. */

import { html, nothing } from "lit-html";
import { note } from "../app/controls.ts";
import { face } from "../app/faces.ts";
import { say, words } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import { rules } from "../model/goal.ts";
import { opponent } from "../model/queries.ts";
import { helpTold, practice } from "../model/ranked.ts";
import { score } from "../model/score.ts";
import type { State } from "../model/state.ts";
import { gameTitle } from "../model/status.ts";
import { levelText } from "../model/strength.ts";

export const introduction = (state: State) => html`
  <h2 id="title">${gameTitle(words, state)}</h2>
  <p id="goal">${rules(words, state)}</p>
  ${state.snapshot.outcome ? nothing : note("friend-help", helpTold(words, state))}
  ${state.tree.nodes.length === 1 && !state.watching ? rival(state) : nothing}
`;

function rival(state: State) {
  const bot = opponent(state);
  if (!bot?.level) return nothing;
  const { wins, losses } = score(state);
  return html`<div id="opponent">
    ${face(bot.level)}
    <div>
      <h3>${bot.title}</h3>
      <p>${say(`character-${bot.level}`)}</p>
      <p><small>${levelText(words, findGame(state.describe, state.snapshot.game), bot)}</small></p>
      ${note("opponent-practice", practice(words, state))}
      ${wins + losses ? html`<p><small>${say("so-far", { wins, losses, title: bot.title })}</small></p>` : nothing}
    </div>
  </div>`;
}
