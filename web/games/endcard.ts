/** The card at the end of a game: who has won and why, and what to do next. It lies beside the board and hides nothing
 * of it. */

import { html, nothing } from "lit-html";
import type { App } from "../app/app.ts";
import { face } from "../home/faces.ts";
import { say, words } from "../lang/texts.ts";
import type { State } from "../model/state.ts";
import { ending } from "./ending.ts";

export function endCard(state: State, { opener, analysis, game, sharing }: App) {
  const told = ending(words, state);
  if (!told) return nothing;
  const { kind, title, text, level } = told;
  const waits = state.engine.phase !== "ready";
  const again = html`<button
    id="end-rematch"
    type="button"
    class=${kind === "won" && level ? "" : "main"}
    ?disabled=${waits}
    @click=${() => opener.rematch()}
  >
    ${say("rematch")}
  </button>`;
  const other = level
    ? html`<button
        id="end-level"
        type="button"
        class=${kind === "won" ? "main" : ""}
        @click=${() => opener.rematch(level.name)}
      >
        ${level.text}
      </button>`
    : nothing;
  return html`<section
    id="end-card"
    class=${kind}
    aria-labelledby="end-title"
    @keydown=${({ key }: KeyboardEvent) => key === "Escape" && game.closeCard()}
  >
    ${level ? face(level.level) : nothing}
    <h2 id="end-title">${title}</h2>
    <p id="end-text">${text}</p>
    <button id="end-close" type="button" aria-label=${say("close")} @click=${() => game.closeCard()}>×</button>
    <div class="buttons">
      ${kind === "won" ? [other, again] : [again, other]}
      <button id="end-review" type="button" ?disabled=${waits} @click=${() => analysis.reviewGame()}>
        ${say("review-game")}
      </button>
      <button id="end-share" type="button" ?disabled=${waits} @click=${() => sharing.open()}>
        ${say("share")}
      </button>
    </div>
  </section>`;
}
