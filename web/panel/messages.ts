/** What the person is told above the page: a problem, and a new version that waits. */

import { html, nothing } from "lit-html";
import { button } from "../app/controls.ts";
import { copy } from "../app/takeout.ts";
import { say } from "../lang/texts.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

export const messages = (state: State, page: Page) => html`${problem(state, page)}${update(state, page)}`;

/** What went wrong, on either page. */
export function problem(
  { problem }: Pick<State, "problem">,
  { messages }: { messages: { dismiss(): void; retry(): void } },
) {
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

const update = ({ update }: State, { messages }: Page) =>
  update
    ? html`<div id="update">
        <p>${say("update-waits")}</p>
        <div class="buttons">
          ${button("update-now", say("update-now"), () => messages.takeUpdate(), { main: true })}
          ${button("update-later", say("update-later"), () => messages.postpone())}
        </div>
      </div>`
    : nothing;
