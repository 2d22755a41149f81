/** What is proven of the position shown: a button, and the claims in words, each of which the board shows. */

import { html, nothing } from "lit-html";
import type { App } from "../app/app.ts";
import { say, words } from "../lang/texts.ts";
import { feature, isExplained, proven } from "../model/insight.ts";
import type { State } from "../model/state.ts";

export function proofs(state: State, { analysis }: App) {
  if (!isExplained(state)) return nothing;
  const claims = proven(state);
  const asked = state.proofs?.record === state.snapshot.record;
  const point = (pointed: number | null) => () => analysis.pointAt(pointed);
  return html`<div id="proofs-field">
    <p class="control">
      <button
        id="prove"
        type="button"
        aria-pressed=${asked}
        ?disabled=${state.engine.phase !== "ready"}
        @click=${() => analysis.prove()}
      >
        ${say("prove")}
      </button>
      <small id="proofs-told" role="status"
        >${asked ? (claims ? say("proofs-found", { count: claims.length }) : say("proofs-wait")) : ""}</small
      >
    </p>
    ${
      claims?.length
        ? html`<ul id="proofs">
            ${claims.map(
              (claim, index) =>
                html`<li>
                  <button
                    type="button"
                    @click=${point(index)}
                    @pointerenter=${point(index)}
                    @focus=${point(index)}
                    @pointerleave=${point(null)}
                    @blur=${point(null)}
                    >${feature(words, state, claim)}</button
                  >
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`;
}
