/** The head of the page: its name, the places, and what belongs to no game. */

import { html, nothing } from "lit-html";
import { icon } from "../app/controls.ts";
import { say } from "../lang/texts.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

const LINKS = [
  ["#play", "place-play"],
  ["#learn", "place-learn"],
  ["#problems", "place-problems"],
  ["lab.html", "place-lab"],
  ["#games", "place-games"],
] as const;

export const pageHead = ({ place, snapshot, over }: State, { dialogs, screen }: Page) => html`
  ${skip(() => screen.focusContent())}
  <h1><a href="#home" title=${say("place-home")} aria-current=${place === "home" ? "page" : nothing}
      ><img src="icon.svg" alt="" width="32" height="32" /> <span>Wye</span></a
    ></h1
  >
  ${places(`#${place}`)}
  <div id="tools">
    <button id="new" type="button" class=${snapshot.outcome && !over ? "main" : ""} title=${say("tip-new")}
      aria-keyshortcuts="N" @click=${() => dialogs.open("new")}>${icon("new")}<span>${say("new-game")}</span></button>
    ${tool("settings", say("preferences"), say("preferences"), () => dialogs.open("settings"))}
    ${tool("keys", say("keys"), say("tip-keys"), () => dialogs.open("keys"))}
    ${tool("about", say("about"), say("about"), () => dialogs.open("about"))}
  </div>
`;

/** @param here the address of the present place @param board the address of the board's page, "" on it */
export const places = (here: string, board: string = "") =>
  html`<nav id="places" aria-label=${say("places")}>
    ${LINKS.map(
      ([address, name]) =>
        html`<a href=${address.startsWith("#") ? `${board}${address}` : address}
          aria-current=${address === here ? "page" : nothing}>${say(name)}</a
        >`,
    )}
  </nav>`;

export const tool = (id: string, text: string, tip: string, act: () => void) =>
  html`<button id=${id} type="button" class="round" title=${tip} @click=${act}>
    ${icon(id)}<span class="unseen">${text}</span>
  </button>`;

/** For the Tab key, past the head. */
export const skip = (toContent: () => void) =>
  html`<button id="skip" type="button" @click=${() => toContent()}>${say("skip")}</button>`;
