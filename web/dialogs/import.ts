/** The dialog that opens a game from a text or a file. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Catalogue, GameSummary } from "messages";
import type { App } from "../app/app.ts";
import { focusOn, onFile, onValue, options } from "../app/controls.ts";
import type { Import } from "../games/importing.ts";
import { say } from "../lang/texts.ts";
import { gameNamed } from "../model/catalogue.ts";
import type { State } from "../model/state.ts";

export function importing({ dialog, describe }: State, { importing, dialogs }: App) {
  const { text, games, number, fault, quote } = dialog as Import & { name: string };
  const submitted = (event: Event) => {
    event.preventDefault();
    importing.open();
  };
  return html`<form id="open-form" method="dialog" @submit=${submitted}>
    <h2 id="open-title">${say("import-game")}</h2>
    <p class="field">
      <label for="open-text">${say("pasted")}</label>
      <textarea
        id="open-text"
        rows="7"
        spellcheck="false"
        aria-describedby="open-fault"
        .value=${live(text)}
        @input=${onValue((text) => importing.write(text))}
        ${focusOn(fault)}
      ></textarea>
    </p>
    <div class="picker">
      <label class="press"
        >${say("pick-file")}<input
          id="open-file"
          class="unseen"
          type="file"
          aria-label=${say("file")}
          @change=${onFile((file) => importing.read(file))}
      /></label>
      <small>${say("drop-hint")}</small>
    </div>
    ${
      games.length
        ? html`<p class="field" id="open-games-field">
            <label id="open-games-label" for="open-games">${say("several-games", { count: games.length })}</label>
            <select id="open-games" @change=${onValue((at) => importing.choose(Number(at)))} ${focusOn(text)}>
              ${options(
                games.map((game, index) => [String(index), title(index + 1, game, describe)] as const),
                String(number),
              )}
            </select>
          </p>`
        : nothing
    }
    <p id="open-fault" role="alert">${fault}</p>
    ${quote ? html`<pre id="open-quote">${quote}</pre>` : nothing}
    <div class="buttons">
      <button type="submit" class="main">${say("import")}</button>
      <button type="button" id="open-cancel" @click=${() => dialogs.close("open")}>${say("cancel")}</button>
    </div>
  </form>`;
}

/** The title of a game in the list. */
function title(number: number, { name, players, date, result, game, size, moves }: GameSummary, describe: Catalogue) {
  const { title, sizes } = gameNamed(describe, game);
  const called = [name || players.join(" – "), result, date].filter(Boolean).join(", ");
  return say("game-choice", {
    order: number,
    name: called,
    hasName: called !== "",
    title: sizes.min < sizes.max ? `${title} ${size}` : title,
    moves,
  });
}
