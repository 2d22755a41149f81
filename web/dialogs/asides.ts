/** Small dialogs of the game: more of what can be done, the reason of a move, giving up, and shortcuts. */

import { html, nothing } from "lit-html";
import { checkbox } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import { canResign, isBotGame } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

const closing = () => html`<div class="buttons"><button>${say("close")}</button></div>`;

/** What has no room in the bar. */
export function more(state: State, { dialogs, importing, marking, setup, sharing }: Page) {
  const resigns = canResign(state) && state.review.learning === null;
  type Name = "resign" | "save" | "open" | "mark" | "setup" | "keys" | "about";
  const way = (name: Name, text: string, kind = "", disabled = false, act = () => dialogs.open(name)) =>
    html`<button type="button" data-does=${name} class=${kind} ?disabled=${disabled} @click=${act}>${text}</button>`;
  return html`<form class="aside" method="dialog">
    <h2 id="more-title">${say("more")}</h2>
    <div class="sheet">
      ${isBotGame(state) ? nothing : way("resign", say("resign"), "", !resigns)}
      ${way("save", say("share"), "", false, () => sharing.open())}
      ${way("open", say("import"), "", false, () => importing.ask())}
      ${way("mark", say("marks"), "", false, () => {
        dialogs.close("more");
        marking.turn();
      })}
      ${way("setup", say("set-up-position"), "", false, () => {
        dialogs.close("more");
        setup.take();
      })}
      ${way("keys", say("keys"), "narrow typed")} ${way("about", say("about"), "narrow")}
    </div>
    ${closing()}
  </form>`;
}

/** Why a move is on offer, or was made. */
export function why({ dialog, snapshot: { takeover, last } }: State) {
  const { source, target } = takeover ?? last?.takeover ?? {};
  return html`<form class="aside" method="dialog">
    <h2 id="why-title">${say(`reasons-${dialog?.move}-title`)}</h2>
    <p id="why-text">${say(`reasons-${dialog?.move}-text`)}</p>
    ${source === target ? nothing : html`<p>${say(`reasons-${dialog?.move}-moved`)}</p>`}
    ${closing()}
  </form>`;
}

export const resigning = (_: State, { game }: Page) => html`<form method="dialog">
  <h2 id="resign-title">${say("resign-question")}</h2>
  <div class="buttons">
    <button id="resign-sure" class="danger" @click=${() => game.resign()}>${say("resign")}</button>
    <button>${say("cancel")}</button>
  </div>
</form>`;

export const keys = ({ preferences }: State, { settings }: Page) => html`<form method="dialog">
  <h2 id="keys-title">${say("keys")}</h2>
  <dl id="keys-list">
    ${say("all-keys")
      .split("\n")
      .map((line) => line.split(" | "))
      .map(
        ([keys = "", what = ""]) =>
          html`<dt>${keys.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</dt>
            <dd>${what}</dd>`,
      )}
  </dl>
  ${checkbox(say("single-keys"), preferences.keys, (on) => settings.prefer({ keys: on }), "single-keys")}
  <div class="buttons"><button class="main">${say("close")}</button></div>
</form>`;
