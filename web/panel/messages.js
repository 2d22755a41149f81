/** What the person is told above the page: a problem, and a new version that waits. */

import { html, nothing } from "lit-html";

import { copy } from "../dialogs/takeout.js";
import { say } from "../lang/texts.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { State } from "../model/state.js" */

/** What of the state and of the controllers this view needs; both pages have it.
 * @typedef {(state: Pick<State, "problem" | "update">, app: {messages: {dismiss(): void, retry(): void,
 *   takeUpdate(): unknown, postpone(): void}}) => TemplateResult | typeof nothing} Told */

/** @type {Told} */
export const messages = (state, app) => html`${problem(state, app)}${update(state, app)}`;

/** @type {Told} */
function problem({ problem }, { messages }) {
  if (!problem) return nothing;
  const { text, broken, retry } = problem;
  const button = (/** @type {string} */ id, /** @type {string} */ text, /** @type {() => unknown} */ act) =>
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

/** @type {Told} */
const update = ({ update }, { messages }) =>
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
