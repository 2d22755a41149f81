/** The buttons that turn and mirror the board, at its second free corner; none on squares or without coordinates. */

import { html, nothing } from "lit-html";
import { icon } from "../app/controls.ts";
import { freeCorners } from "../board/orientation.ts";
import { say } from "../lang/texts.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

const SQUARE = 4; // the corners of a square: a board of squares is read as it stands

export function turning(state: State, { settings }: Page) {
  if (!state.layout.labels.length || state.layout.outline.length === SQUARE) return nothing;
  const [, corner] = freeCorners(state.layout);
  const place = `${corner?.bottom ? "bottom" : "top"}-${corner?.right ? "right" : "left"}`;
  return html`<div id="turning" data-corner=${place}>
    <button id="turn-on" type="button" aria-label=${say("turn-on")} title=${say("tip-turn")} aria-keyshortcuts="F"
      @click=${() => settings.turnOn(state)}>${icon("turn")}</button>
    <button id="mirror" type="button" aria-label=${say("mirror")} title=${say("mirror")}
      @click=${() => settings.mirror(state)}>${icon("mirror")}</button>
  </div>`;
}
