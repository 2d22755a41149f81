/** The switch that shows how even each first stone is, and what its colours mean. */

import { html, nothing } from "lit-html";
import { scale } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import { hasOpenings, sourceTold, stonesLegend, taking, knownOpenings as valuedMoves } from "../model/openings.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

export const openings = (state: State, { game }: Page) =>
  hasOpenings(state)
    ? html`<div id="openings-field">
        <button id="openings" type="button" class="toggle" aria-pressed=${state.openings}
          aria-describedby="openings-told"
          @click=${() => game.prefer({ openings: !state.openings })}>${say("openings")}</button>
        <div id="openings-told">${legend(state)}</div>
      </div>`
    : nothing;

/** The meaning of the colours on the board, and the source of the values. */
function legend(state: State) {
  const moves = valuedMoves(state);
  if (!moves?.length) return say("openings-offer", { ply: state.snapshot.ply });
  if (!taking(state)) return [scale(), stonesLegend(say, moves)];
  if (moves.length === 1) return `${say("no-answers")} ${sourceTold(say, moves)}`;
  return [scale(), `${say("answers-legend")} ${sourceTold(say, moves)}`];
}
