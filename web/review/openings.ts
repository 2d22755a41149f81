/** The switch that shows how even each first stone is, and what its numbers mean. */

import { html, nothing } from "lit-html";
import type { View } from "../app/app.ts";
import { say } from "../lang/texts.ts";
import { choices, hasOpenings, isEven, openings as known, source, taking } from "../model/openings.ts";
import type { State } from "../model/state.ts";

export const openings: View = (state, { game }) =>
  hasOpenings(state)
    ? html`<div id="openings-field">
        <button
          id="openings"
          type="button"
          class="toggle"
          aria-pressed=${state.openings}
          aria-describedby="openings-told"
          @click=${() => game.prefer({ openings: !state.openings })}
        >
          ${say("openings")}
        </button>
        <p id="openings-told">${legend(state)}</p>
      </div>`
    : nothing;

/** What the numbers on the board mean, and where they come from. */
function legend(state: State) {
  const moves = known(state);
  if (!moves?.length) return say("openings-offer", { ply: state.snapshot.ply });
  const { proven, positions, error } = source(moves);
  const told = say("openings-source", { proven, positions, error: say("percent", { share: error }) });
  const even = choices(state).some(isEven);
  if (!taking(state)) return `${say("stones-legend", { proven, even })} ${told}`;
  return `${moves.length > 1 ? say("answers-legend") : say("no-answers")} ${told}`;
}
