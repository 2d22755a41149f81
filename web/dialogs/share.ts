/** The dialog that hands the game on. */

import { html, nothing } from "lit-html";
import type { App } from "../app/app.ts";
import type { Form, Share } from "../games/sharing.ts";
import { say } from "../lang/texts.ts";
import { byLink, labAddress } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { canShare } from "../platform.ts";

export function sharing(state: State, { sharing }: App) {
  const { forms, told, code } = state.dialog as Share & { name: string };
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

function row(form: Form, sharing: import("../games/sharing.ts").Sharing) {
  const button = (verb: "copy" | "download", act: () => void) =>
    html`<button type="button" aria-label="${say(verb)} ${form.title}" @click=${act}>${say(verb)}</button>`;
  return html`<li>
    <span>${form.title}</span>
    ${form.copy ? button("copy", () => sharing.copy(form)) : nothing}
    ${form.extension ? button("download", () => sharing.download(form)) : nothing}
  </li>`;
}
