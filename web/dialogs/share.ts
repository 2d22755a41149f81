/** The dialog that hands the game on. */

import { html, nothing } from "lit-html";
import { button } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import { isByLink, labAddress } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";
import { canShare } from "../platform.ts";
import type { Form, Share } from "./sharing.ts";

export function sharing(state: State, { sharing }: Page) {
  const { forms, told, code, triumph } = state.dialog as Share & { name: string };
  const lab = forms.length ? labAddress(state) : null;
  const device = canShare();
  const send = () => triumph && sharing.boast(triumph);
  return html`<form method="dialog">
    <h2 id="save-title">${forms.length ? say("share-game") : say("send-link-told")}</h2>
    ${
      triumph
        ? html`<section id="save-triumph" aria-label=${triumph.text}>
            <p>${triumph.text}</p>
            <div class="buttons">
              ${device ? button("triumph-send", say("send-link"), send, { main: true }) : nothing}
              ${button("triumph-copy", say("triumph-text"), () => sharing.copyBoast(triumph), { main: !device })}
            </div>
            <ul class="rows">${row(triumph.picture, sharing)}</ul>
          </section>`
        : nothing
    }
    ${
      isByLink(state)
        ? html`<section id="save-friend" aria-labelledby="save-friend-title">
            <h3 id="save-friend-title">${say("friend-link-title")}</h3>
            <p>${say(state.snapshot.outcome ? "friend-to-tell" : "friend-steps")}</p>
            <input id="save-link" readonly aria-labelledby="save-friend-title" .value=${sharing.address}
              @focus=${({ target }: Event) => target instanceof HTMLInputElement && target.select()} />
          </section>`
        : nothing
    }
    <div class="buttons">
      ${device ? button("save-send", say("send-link"), () => sharing.share(), { main: !triumph }) : nothing}
      ${button("save-copy", say("copy-link"), () => sharing.copyLink(), { main: !device && !triumph })}
      <button id="save-scan" type="button" aria-expanded=${code !== null} aria-controls="save-code"
        @click=${() => sharing.scan()}>${say("scan-code")}</button>
    </div>
    <div id="save-code" ?hidden=${code === null}>
      ${
        code
          ? html`<svg role="img" aria-label=${say("scan-code")} viewBox=${code.box}><path d=${code.path} /></svg>`
          : nothing
      }
    </div>
    ${forms.length ? html`<ul id="save-forms" class="rows">${forms.map((form) => row(form, sharing))}</ul>` : nothing}
    ${lab ? html`<p><a id="save-lab" href=${lab}>${say("see-uct")}</a></p>` : nothing}
    <p id="save-told" role="status">${told}</p>
    <div class="buttons"><button>${say("done")}</button></div>
  </form>`;
}

function row(form: Form, sharing: import("./sharing.ts").Sharing) {
  const way = (verb: "copy" | "download", act: () => void) =>
    html`<button type="button" aria-label="${say(verb)} ${form.title}" @click=${act}>${say(verb)}</button>`;
  return html`<li>
    <span>${form.title}</span>
    ${form.copy ? way("copy", () => sharing.copy(form)) : nothing}
    ${form.extension ? way("download", () => sharing.download(form)) : nothing}
  </li>`;
}
