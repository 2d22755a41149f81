/** The analysis in the panel: the win rates of the position, what the board shows of them, and what it may show. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { checkbox, listControl, onValue } from "../app/controls.ts";
import { capitalised, moveWord, say } from "../lang/texts.ts";
import { balance, complement, currentAnalysis, shadeOf, shades } from "../model/analysis.ts";
import { glance } from "../model/glance.ts";
import { hasOpenings } from "../model/openings.ts";
import { gameOverlay } from "../model/overlay.ts";
import { isBotGame, playerName } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

export const lens = (state: State) => html`<div id="lens">
  ${balanceBar(state)}
  <p id="legend">${state.snapshot.outcome ? say("legend-over") : (glanceLegend(state) ?? searchLegend(state))}</p>
</div>`;

function balanceBar(state: State) {
  const chance = balance(state);
  if (chance === null) return nothing;
  const side = (player: number, share: number) =>
    say("favours", { player: capitalised(playerName(state, player)), share: say("percent", { share }) });
  return html`<p id="balance-field">
    <span id="balance-first">${side(1, chance)}</span>
    <meter id="balance" min="0" max="1" aria-label=${say("balance")} .value=${chance}></meter>
    <span id="balance-second">${side(2, complement(chance))}</span>
  </p>`;
}

/** The choice of what the board shows. */
export function display(state: State, { adviser }: Page) {
  const { top, dots } = state.lens;
  const choices = shades(state).map((shade) => [shade, say(`shades-${shade}`)] as const);
  return html`<details>
    <summary>${say("lens-options")}</summary>
    ${listControl("shade", say("shade"), choices, shadeOf(state), (name) => adviser.setShade(name))}
    <p class="control">
      <label for="candidates">${say("candidates")}</label>
      <input id="candidates" type="range" min="1" max="12" .value=${live(String(top))}
        @input=${onValue((count) => adviser.setLens({ top: Number(count) }))} />
      <output id="candidates-number" for="candidates">${top}</output>
    </p>
    ${checkbox(say("dots"), dots, (on) => adviser.setLens({ dots: on }), "dots")}
  </details>`;
}

/** The impression of the network before any search; null if it is not shown. */
function glanceLegend(state: State) {
  const seen = glance(state);
  const [best] = seen?.moves ?? [];
  if (!seen || !best) return null;
  const [move, share] = [best[0], say("percent", { share: best[1] })];
  const player = capitalised(playerName(state, state.snapshot.to_move));
  const text = say("glance", { move, share, player, chance: say("percent", { share: seen.value }) });
  return seen.takeover ? `${text} ${say("glance-takeover")}` : text;
}

function searchLegend(state: State) {
  const analysis = currentAnalysis(state);
  const best = analysis?.candidates[0];
  if (!analysis || !best) return isBotGame(state) ? say("legend-paused") : say("legend-none");
  const { looks } = gameOverlay(state, state.preferences);
  return say("legend", {
    move: moveWord(best.move),
    chance: say("percent", { share: best.value }),
    first: !hasOpenings(state) || state.snapshot.ply ? "no" : best.value > 0 && best.value < 1 ? "even" : "proven",
    faint: [...(looks?.values() ?? [])].some(({ faded }) => faded),
    playouts: analysis.playouts,
  });
}
