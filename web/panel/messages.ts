/** What the person is told above the page: a problem, and a new version that waits. */

import { html, nothing, type TemplateResult } from "lit-html";
import { button } from "../app/controls.ts";
import { copy } from "../app/takeout.ts";
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
          ${button("update-now", say("update-now"), () => messages.takeUpdate(), { main: true })}
          ${button("update-later", say("update-later"), () => messages.postpone())}
        </div>
      </div>`
    : nothing;
