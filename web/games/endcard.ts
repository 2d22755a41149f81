/** The card at the end of a game, beside the board: who has won and why, and what to do next. */

import { html, nothing } from "lit-html";
import { mistakeBoard } from "../app/boards.ts";
import { button, note } from "../app/controls.ts";
import { face } from "../app/faces.ts";
import { say, words } from "../lang/texts.ts";
import { ending } from "../model/ending.ts";
import { owesResult } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

export function endCard(state: State, { opener, adviser, game, reviewer, sharing }: Page) {
  const told = ending(words, state);
  if (!told) return nothing;
  const { kind, title, text, practice, face: animal, beaten, rungs, mistake, level } = told;
  const waits = state.engine.phase !== "ready";
  const [up, close] = [kind === "won" && level !== null, () => game.set({ over: false })];
  const sends = owesResult(state);
  const main = !up && !mistake && !sends;
  const share = say(sends ? "send-link-told" : "share");
  const again = button("end-rematch", say("rematch"), () => opener.rematch(), { main, disabled: waits });
  const other = level ? button("end-level", level.text, () => opener.climb(level.name), { main: up }) : nothing;
  return html`<section id="end-card" class=${kind} aria-labelledby="end-title"
    @keydown=${({ key }: KeyboardEvent) => key === "Escape" && close()}>
    ${mistake ? mistakeBoard(state, mistake) : animal ? face(animal) : nothing}
    <h2 id="end-title">${title}</h2>
    <p id="end-text">
      ${beaten ? html`<q>${beaten}</q>` : nothing} ${text} <b>${rungs}</b> ${note("end-practice", practice)}
    </p>
    <button id="end-close" type="button" aria-label=${say("close")} @click=${close}>×</button>
    <div class="buttons">
      ${mistake ? button("end-retry", say("second-try"), () => reviewer.learn(null), { main: true }) : nothing}
      ${kind === "won" ? [other, again] : [again, other]}
      ${button("end-review", say("review-game"), () => adviser.reviewGame(), { disabled: waits })}
      ${button("end-share", share, () => sharing.open(), { main: sends, disabled: waits })}
    </div>
  </section>`;
}
