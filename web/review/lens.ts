/** The analysis in the panel: the win rates of the position, what the board shows of them, and what it may show. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { App, View } from "../app/app.ts";
import { checkbox, onValue, options } from "../app/controls.ts";
import { capitalised, local, say } from "../lang/texts.ts";
import { balance, rest, shadeOf, shades, shown } from "../model/analysis.ts";
import { glance } from "../model/glance.ts";
import { hasOpenings } from "../model/openings.ts";
import { overlayOf } from "../model/overlay.ts";
import { playerName, watched } from "../model/queries.ts";
import type { State } from "../model/state.ts";

export const lens: View = (state) => html`<div id="lens">
  ${balanced(state)}
  <p id="legend">${legend(state)}</p>
</div>`;

function balanced(state: State) {
  const chance = balance(state);
  if (chance === null) return nothing;
  const side = (player: number, share: number) =>
    say("favours", { player: capitalised(playerName(state, player)), share: say("percent", { share }) });
  return html`<p id="balance-field">
    <span id="balance-first">${side(1, chance)}</span>
    <meter id="balance" min="0" max="1" aria-label=${say("balance")} .value=${chance}></meter>
    <span id="balance-second">${side(2, rest(chance))}</span>
  </p>`;
}

/** What the board shows, and whether it warns. */
export function display(state: State, { analysis }: App) {
  const { top, alarm } = state.lens;
  return html`<details>
    <summary>${say("lens-options")}</summary>
    <p class="control">
      <label for="shade">${say("shade")}</label>
      <select id="shade" @change=${onValue((name) => analysis.setShade(name))}>
        ${options(
          shades(state).map((shade) => [shade, say(`shades-${shade}`)] as const),
          shadeOf(state),
        )}
      </select>
    </p>
    <p class="control">
      <label for="candidates">${say("candidates")}</label>
      <input
        id="candidates"
        type="range"
        min="1"
        max="12"
        .value=${live(String(top))}
        @input=${onValue((count) => analysis.setLens({ top: Number(count) }))}
      />
      <output id="candidates-number" for="candidates">${top}</output>
    </p>
    ${checkbox(say("alarm"), alarm, (on) => analysis.setLens({ alarm: on }), "alarm")}
  </details>`;
}

/** What the shading of the board shows, in words. */
function legend(state: State) {
  if (state.snapshot.outcome) return say("legend-over");
  return glanced(state) ?? searched(state);
}

/** What the network sees before any search; null if that is not shown. */
function glanced(state: State) {
  const seen = glance(state);
  const [best] = seen?.moves ?? [];
  if (!seen || !best) return null;
  const player = capitalised(playerName(state, state.snapshot.to_move));
  const told = say("glance", {
    move: best[0],
    share: say("percent", { share: best[1] }),
    player,
    chance: say("percent", { share: seen.value }),
  });
  return seen.takeover ? `${told} ${say("glance-takeover")}` : told;
}

/** What the search has found. */
function searched(state: State) {
  const analysis = shown(state);
  const best = analysis?.candidates[0];
  if (!analysis || !best) return watched(state) ? say("legend-paused") : say("legend-none");
  const { looks } = overlayOf(state, state.preferences);
  return say("legend", {
    move: local(best.move),
    chance: say("percent", { share: best.value }),
    first: !hasOpenings(state) || state.snapshot.ply ? "no" : best.value > 0 && best.value < 1 ? "even" : "proven",
    faint: [...(looks?.values() ?? [])].some(({ faded }) => faded),
    playouts: analysis.playouts,
  });
}
