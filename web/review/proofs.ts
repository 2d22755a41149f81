/** Proofs about the position shown: a button, and the claims in words, each of which the board shows. */

import { html, nothing } from "lit-html";
import type { Claim } from "messages";
import { say, words } from "../lang/texts.ts";
import { canExplain, claimText, provenClaims } from "../model/insight.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

export function proofs(state: State, { adviser }: Page) {
  if (!canExplain(state)) return nothing;
  const claims = provenClaims(state);
  const asked = state.proofs?.record === state.snapshot.record;
  const point = (pointed: number | null) => () => adviser.pointAt(pointed);
  const news = claims ? say("proofs-found", { count: claims.length }) : say("proofs-wait");
  const item = (claim: Claim, index: number) =>
    html`<li>
      <button type="button" @click=${point(index)} @pointerenter=${point(index)} @focus=${point(index)}
        @pointerleave=${point(null)} @blur=${point(null)}>${claimText(words, state, claim)}</button>
    </li>`;
  return html`<div id="proofs-field">
    <p class="control">
      <button id="prove" type="button" aria-pressed=${asked} ?disabled=${state.engine.phase !== "ready"}
        @click=${() => adviser.prove()}>${say("prove")}</button>
      <small id="proofs-told" role="status">${asked ? news : ""}</small>
    </p>
    ${claims?.length ? html`<ul id="proofs">${claims.map(item)}</ul>` : nothing}
  </div>`;
}
