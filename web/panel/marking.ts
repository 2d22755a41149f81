/** The tools for marks of the person's own, in place of the notice. */

import { html } from "lit-html";
import type { App } from "../app/app.ts";
import { icon } from "../app/controls.ts";
import { capitalised, say } from "../lang/texts.ts";
import { type Marking, marksOf, TOOLS } from "../model/marks.ts";
import type { State } from "../model/state.ts";

export const markers = ({ tree }: State, { marking }: App, chosen: Marking) =>
  html`<div id="marking" role="group" aria-label=${say("marks")}>
    ${TOOLS.map((tool) => {
      const name = capitalised(say(`marks-${tool}`));
      return html`<button
        type="button"
        class="tool"
        aria-label=${name}
        title=${name}
        aria-pressed=${tool === chosen.tool}
        @click=${() => marking.take(tool)}
      >
        ${icon(`mark-${tool}`)}
      </button>`;
    })}
    <button id="marks-clear" type="button" ?disabled=${!marksOf(tree).length} @click=${() => marking.clear()}>
      ${say("clear-marks")}
    </button>
    <button id="marks-done" type="button" class="main" @click=${() => marking.close()}>${say("done")}</button>
    <p class="unseen" role="status">${chosen.from ? say("marking-end", { cell: chosen.from }) : ""}</p>
  </div>`;
