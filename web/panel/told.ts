/** What is said of the game shown: before its first moves, its goal and the opponent; then its title. */

import { html, nothing } from "lit-html";
import type { View } from "../app/app.ts";
import { face } from "../home/faces.ts";
import { say, words } from "../lang/texts.ts";
import { gameNamed } from "../model/catalogue.ts";
import { rules } from "../model/goal.ts";
import { opponent } from "../model/queries.ts";
import { score } from "../model/score.ts";
import type { State } from "../model/state.ts";
import { gameTitle } from "../model/status.ts";
import { standing, standingTold } from "../model/strength.ts";

export const gameTold: View = (state) => html`
  <h2 id="title">${gameTitle(words, state)}</h2>
  <p id="goal">${rules(words, state)}</p>
  ${state.tree.nodes.length === 1 && !state.watching ? rival(state) : nothing}
`;

/** The opponent as somebody to play against. */
function rival(state: State) {
  const bot = opponent(state);
  if (!bot?.level) return nothing;
  const level = standing(gameNamed(state.describe, state.snapshot.game), state.snapshot.size, bot);
  const { wins, losses } = score(state);
  return html`<div id="opponent">
    ${face(bot.level)}
    <div>
      <h3>${bot.title}</h3>
      <p>${say(`character-${bot.level}`)}</p>
      ${level ? html`<p><small>${standingTold(words, level)}</small></p>` : nothing}
      ${wins + losses ? html`<p><small>${say("so-far", { wins, losses, title: bot.title })}</small></p>` : nothing}
    </div>
  </div>`;
}
