/** The place of My games: a card for each game that this browser keeps, to go on with it or to look at it again. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { button, focusOn, listField, onFile, onValue } from "../app/controls.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { keyOf } from "../keys.ts";
import { say, words } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import { layoutOf } from "../model/orientation.ts";
import { canGo } from "../model/queries.ts";
import type { Entry } from "../model/shelf.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";
import { isArchived } from "../person/archive.ts";
import { matchingGames, RESULTS, type Summary, summary } from "./summary.ts";

const NAME_LENGTH = 100; // the most characters in a game's name
const FEW = 6; // among more games than these one can search

export function games(state: State, page: Page) {
  const { shelf } = state;
  const kept = shelf.games ?? [];
  const told = kept.map((entry) => ({ entry, told: summary(words, state.describe, entry) }));
  const wanted = kept.length > FEW ? matchingGames(told, shelf) : told;
  return html`<h2 id="games-title">${say("place-games")}</h2>
    ${shelf.games && !kept.length ? none(page) : nothing}
    <p id="games-told" role="status">
      ${shelf.told}${
        shelf.deleted
          ? html` <button id="games-restore" type="button" class="quiet" @click=${() => page.library.restore()}>
              ${say("restore")}
            </button>`
          : nothing
      }
    </p>
    ${kept.length > FEW ? search(state, page) : nothing}
    <p id="games-unfound" role="status">${kept.length && !wanted.length ? say("none-found") : ""}</p>
    <ul id="games-list">
      ${repeat(
        wanted.slice(0, shelf.most),
        ({ entry }) => entry.id,
        ({ entry, told }) => card(state, page, entry, told),
      )}
    </ul>
    ${tools(state, page, wanted.length)}
    ${kept.length ? html`<p id="games-note"><small>${say("games-note")}</small></p>` : nothing}`;
}

const none = ({ places, dialogs }: Page) => {
  const start = () => {
    places.show("play");
    dialogs.open("new");
  };
  return html`<div id="games-none">
    <p>${say("no-games")}</p>
    ${button("games-start", say("start-game"), start, { main: true })}
  </div>`;
};

const search = ({ shelf }: State, { library }: Page) =>
  html`<div id="games-find">
    <p class="field">
      <label for="games-sought">${say("find-games")}</label>
      <input id="games-sought" type="search" maxlength="100" autocomplete="off" .value=${live(shelf.sought)}
        @input=${onValue((words) => library.seek(words))} />
    </p>
    ${listField(
      "games-result",
      say("results"),
      [["", say("results-any")] as const, ...RESULTS.map((one) => [one, say(`results-${one}`)] as const)],
      shelf.result,
      (result) => library.sift(result),
    )}
  </div>`;

function card(state: State, page: Page, entry: Entry, told: Summary) {
  const { library } = page;
  const { title, kind, finished } = told;
  const naming = state.shelf.naming?.id === entry.id ? state.shelf.naming : null;
  const act = say(finished ? "review-game" : "continue-game");
  const result = !entry.snapshot && state.shelf.examined ? say("unreadable-game") : told.result;
  return html`<li class=${kind}>
    ${picture(state, entry)}
    <div class="told">
      <h3>${naming ? nameField(page, naming) : title}</h3>
      <p class="result">${result}</p>
      <p class="game">${told.game}</p>
      <p class="day">${told.day}</p>
    </div>
    <div class="buttons">
      <button type="button" class="quiet open" aria-label="${act} ${title}" ?disabled=${!canGo(state)}
        @click=${() => library.resume(entry)}>${act}</button>
      <button type="button" class="quiet" aria-label="${say("rename")} ${title}"
        @click=${() => library.name(entry.id, entry.name || title)}
        ${focusOn(state.shelf.renamed === entry.id ? state.shelf.told : undefined)}>${say("rename")}</button>
      <button type="button" class="quiet" aria-label="${say("delete-game")} ${title}"
        @click=${() => library.delete(entry, title)}>${say("delete-game")}</button>
    </div>
  </li>`;
}

/** The small board of each game as it was last kept. */
const pictures: WeakMap<object, SVGSVGElement> = new WeakMap();

/** The small board, empty if the engine has not told the position yet. */
function picture(state: State, { snapshot, layout }: Entry) {
  if (!snapshot || !layout) return html`<div></div>`;
  const seen = layoutOf(state, { snapshot, layout });
  const known = pictures.get(snapshot);
  if (known?.dataset.width === String(seen.width)) return known;
  const made = thumbnail({ snapshot, layout: seen }, findGame(state.describe, snapshot.game).tokens);
  made.dataset.width = String(seen.width);
  pictures.set(snapshot, made);
  return made;
}

/** A field for renaming a game: Enter or leaving it takes the new name, Escape keeps the old one. */
function nameField({ library }: Page, { id, text }: { id: string; text: string }) {
  const pressed = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key !== "Enter" && key !== "Escape") return;
    event.preventDefault();
    if (key === "Enter") library.rename();
    else library.name("", "");
  };
  return html`<input maxlength=${NAME_LENGTH} aria-label="${say("rename")} ${text}" .value=${live(text)}
    @input=${onValue((written) => library.name(id, written))} @keydown=${pressed} @blur=${() => library.rename()}
    ${focusOn(id)} />`;
}

/** @param count of the games that are found */
function tools(state: State, { library }: Page, count: number) {
  const { shelf, tree } = state;
  const isKeepable = !isArchived(state) && tree.nodes.length > 1;
  return html`<div class="buttons" id="games-tools">
    ${count > shelf.most ? button("games-more", say("more-games"), () => library.more()) : nothing}
    ${isKeepable ? button("games-keep", say("keep-game"), () => library.keep()) : nothing}
    ${button("games-export", say("export-all"), () => library.download(), { disabled: !shelf.games?.length })}
    <label class="press">${say("pick-games")}<input id="games-file" class="unseen" type="file" accept=".json"
      aria-label=${say("import-all")} @change=${onFile((file) => library.add(file))} /></label>
  </div>`;
}
