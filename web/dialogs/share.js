/** The dialog that hands the game on. */

import { html, nothing } from "lit-html";

import { say } from "../lang/texts.js";
import { byLink, labAddress } from "../model/queries.js";
import { canShare } from "../platform.js";

/** @import { View } from "../app/app.js" */
/** @import { Form, Share } from "../games/sharing.js" */

/** @type {View} */
export function sharing(state, { sharing }) {
  const { forms, told, code } = /** @type {Share & {name: string}} */ (state.dialog);
  const lab = labAddress(state);
  const device = canShare();
  return html`<form method="dialog">
    <h2 id="save-title">${say("share-game")}</h2>
    ${
      byLink(state)
        ? html`<section id="save-friend" aria-labelledby="save-friend-title">
            <h3 id="save-friend-title">${say("friend-link-title")}</h3>
            <p>${say("friend-steps")}</p>
          </section>`
        : nothing
    }
    <div class="buttons">
      ${
        device
          ? html`<button id="save-send" type="button" class="main" @click=${() => sharing.share()}>
              ${say("send-link")}
            </button>`
          : nothing
      }
      <button id="save-copy" type="button" class=${device ? "" : "main"} @click=${() => sharing.copyLink()}>
        ${say("copy-link")}
      </button>
      <button
        id="save-scan"
        type="button"
        aria-expanded=${code !== null}
        aria-controls="save-code"
        @click=${() => sharing.scan()}
      >
        ${say("scan-code")}
      </button>
    </div>
    <div id="save-code" ?hidden=${code === null}>
      ${
        code
          ? html`<svg role="img" aria-label=${say("scan-code")} viewBox=${code.box}><path d=${code.path} /></svg>`
          : nothing
      }
    </div>
    <ul id="save-forms" class="rows">
      ${forms.map((form) => row(form, sharing))}
    </ul>
    ${lab ? html`<p><a id="save-lab" href=${lab}>${say("see-uct")}</a></p>` : nothing}
    <p id="save-told" role="status">${told}</p>
    <div class="buttons"><button>${say("done")}</button></div>
  </form>`;
}

/** @param {Form} form @param {import("../games/sharing.js").Sharing} sharing */
function row(form, sharing) {
  const button = (/** @type {"copy" | "download"} */ verb, /** @type {() => void} */ act) =>
    html`<button type="button" aria-label="${say(verb)} ${form.title}" @click=${act}>${say(verb)}</button>`;
  return html`<li>
    <span>${form.title}</span>
    ${form.copy ? button("copy", () => sharing.copy(form)) : nothing}
    ${form.extension ? button("download", () => sharing.download(form)) : nothing}
  </li>`;
}
