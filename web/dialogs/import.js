/** The dialog that opens a game from a text or a file. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { focusOn, onFile, onValue, options } from "../app/controls.js";
import { say } from "../lang/texts.js";
import { gameNamed } from "../model/catalogue.js";

/** @import { Catalogue, GameSummary } from "messages" */
/** @import { View } from "../app/app.js" */
/** @import { Import } from "../games/importing.js" */

/** @type {View} */
export function importing({ dialog, describe }, { importing, dialogs }) {
  const { text, games, number, fault, quote } = /** @type {Import & {name: string}} */ (dialog);
  const submitted = (/** @type {Event} */ event) => {
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
                games.map((game, index) => /** @type {const} */ ([String(index), title(index + 1, game, describe)])),
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

/** The title of a game in the list. @param {number} number @param {GameSummary} summary @param {Catalogue} describe */
function title(number, { name, players, date, result, game, size, moves }, describe) {
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
