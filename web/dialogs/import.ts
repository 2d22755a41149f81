/** The dialog that opens a game from a text or a file. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Catalogue, GameSummary } from "messages";
import { button, focusOn, listField, onFile, onSubmit, onValue } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";
import type { Import } from "./importing.ts";

export function importing({ dialog, describe }: State, { importing, dialogs }: Page) {
  const { text, games, number, fault, quote } = dialog as Import & { name: string };
  return html`<form id="open-form" method="dialog" @submit=${onSubmit(() => importing.open())}>
    <h2 id="open-title">${say("import-game")}</h2>
    <p class="field">
      <label for="open-text">${say("pasted")}</label>
      <textarea id="open-text" rows="7" spellcheck="false" aria-describedby="open-fault" .value=${live(text)}
        @input=${onValue((text) => importing.write(text))} ${focusOn(fault)}></textarea>
    </p>
    <div class="picker">
      <label class="press">${say("pick-file")}<input id="open-file" class="unseen" type="file" aria-label=${say("file")}
        @change=${onFile((file) => importing.read(file))} /></label>
      <small>${say("drop-hint")}</small>
    </div>
    ${
      games.length
        ? listField(
            "open-games",
            say("several-games", { count: games.length }),
            games.map((game, index) => [String(index), title(index + 1, game, describe)] as const),
            String(number),
            (at) => dialogs.change({ number: Number(at) }),
            focusOn(text),
          )
        : nothing
    }
    <p id="open-fault" role="alert">${fault}</p>
    ${quote ? html`<pre id="open-quote">${quote}</pre>` : nothing}
    <div class="buttons">
      <button type="submit" class="main">${say("import")}</button>
      ${button("open-cancel", say("cancel"), () => dialogs.close("open"))}
    </div>
  </form>`;
}

function title(number: number, { name, players, date, result, game, size, moves }: GameSummary, describe: Catalogue) {
  const { title, sizes } = findGame(describe, game);
  const called = [name || players.join(" – "), result, date].filter(Boolean).join(", ");
  return say("game-choice", {
    order: number,
    name: called,
    hasName: called !== "",
    title: sizes.min < sizes.max ? `${title} ${size}` : title,
    moves,
  });
}
