/** What the person is told above the page: a problem, and a new version that waits. */

import { html, nothing, type TemplateResult } from "lit-html";

import { copy } from "../dialogs/takeout.ts";
import { say } from "../lang/texts.ts";
import type { State } from "../model/state.ts";

/** What of the state and of the controllers this view needs; both pages have it. */
type Told = (
  state: Pick<State, "problem" | "update">,
  app: { messages: { dismiss(): void; retry(): void; takeUpdate(): unknown; postpone(): void } },
) => TemplateResult | typeof nothing;

export const messages: Told = (state, app) => html`${problem(state, app)}${update(state, app)}`;

function problem({ problem }: Parameters<Told>[0], { messages }: Parameters<Told>[1]) {
  if (!problem) return nothing;
  const { text, broken, retry } = problem;
  const button = (id: string, text: string, act: () => unknown) =>
    html`<button id=${id} type="button" @click=${act}>${text}</button>`;
  return html`<div id="problem">
    <p id="problem-text">${text}</p>
    ${
      broken === undefined ? nothing : html`<input id="broken" readonly aria-label=${say("broken")} .value=${broken} />`
    }
    <div class="buttons">
      ${broken === undefined ? nothing : button("copy", say("copy"), () => copy(broken))}
      ${retry ? button("retry", say("retry"), () => messages.retry()) : nothing}
      ${button("dismiss", say("dismiss"), () => messages.dismiss())}
    </div>
  </div>`;
}

const update: Told = ({ update }, { messages }) =>
  update
    ? html`<div id="update">
        <p>${say("update-waits")}</p>
        <div class="buttons">
          <button id="update-now" type="button" class="main" @click=${() => messages.takeUpdate()}>
            ${say("update-now")}
          </button>
          <button id="update-later" type="button" @click=${() => messages.postpone()}>${say("update-later")}</button>
        </div>
      </div>`
    : nothing;
