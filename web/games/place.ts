/** The place of My games: a card for each game that this browser keeps, to go on with it or to look at it again. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { App } from "../app/app.ts";
import { focusOn, onFile, onValue, options } from "../app/controls.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { say, words } from "../lang/texts.ts";
import { gameNamed } from "../model/catalogue.ts";
import { keyOf } from "../model/keys.ts";
import { layoutOf } from "../model/orientation.ts";
import { canGo } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { type Entry, isKept } from "../person/archive.ts";
import { found, RESULTS, type Summary, summary } from "./summary.ts";

/** The most characters in a game's name. */
const NAME_LENGTH = 100;

/** So many games are seen at a glance: among more of them one can be looked for. */
const FEW = 6;

export function games(state: State, app: App) {
  const { shelf } = state;
  const kept = shelf.games ?? [];
  const told = kept.map((entry) => ({ entry, told: summary(words, state.describe, entry) }));
  const wanted = kept.length > FEW ? found(told, shelf) : told;
  return html`<h2 id="games-title">${say("place-games")}</h2>
    ${shelf.games && !kept.length ? none(app) : nothing}
    <p id="games-told" role="status">
      ${shelf.told}${
        shelf.deleted
          ? html` <button id="games-restore" type="button" class="quiet" @click=${() => app.library.restore()}>
              ${say("restore")}
            </button>`
          : nothing
      }
    </p>
    ${kept.length > FEW ? search(state, app) : nothing}
    <p id="games-unfound" role="status">${kept.length && !wanted.length ? say("none-found") : ""}</p>
    <ul id="games-list">
      ${repeat(
        wanted.slice(0, shelf.most),
        ({ entry }) => entry.id,
        ({ entry, told }) => card(state, app, entry, told),
      )}
    </ul>
    ${tools(state, app, wanted.length)}
    ${kept.length ? html`<p id="games-note"><small>${say("games-note")}</small></p>` : nothing}`;
}

const none = ({ places, dialogs }: App) => {
  const start = () => {
    places.show("play");
    dialogs.open("new");
  };
  return html`<div id="games-none">
    <p>${say("no-games")}</p>
    <button id="games-start" type="button" class="main" @click=${start}>${say("start-game")}</button>
  </div>`;
};

const search = ({ shelf }: State, { library }: App) =>
  html`<div id="games-find">
    <p class="field">
      <label for="games-sought">${say("find-games")}</label>
      <input
        id="games-sought"
        type="search"
        maxlength="100"
        autocomplete="off"
        .value=${live(shelf.sought)}
        @input=${onValue((words) => library.seek(words))}
      />
    </p>
    <p class="field">
      <label for="games-result">${say("results")}</label>
      <select id="games-result" @change=${onValue((result) => library.sift(result))}>
        ${options(
          [["", say("results-any")] as const, ...RESULTS.map((one) => [one, say(`results-${one}`)] as const)],
          shelf.result,
        )}
      </select>
    </p>
  </div>`;

function card(state: State, app: App, entry: Entry, told: Summary) {
  const { library } = app;
  const { title, kind, finished } = told;
  const naming = state.shelf.naming?.id === entry.id ? state.shelf.naming : null;
  const act = say(finished ? "review-game" : "continue-game");
  const result = !entry.snapshot && state.shelf.examined ? say("unreadable-game") : told.result;
  return html`<li class=${kind}>
    ${picture(state, entry)}
    <div class="told">
      <h3>${naming ? nameField(app, naming) : title}</h3>
      <p class="result">${result}</p>
      <p class="game">${told.game}</p>
      <p class="day">${told.day}</p>
    </div>
    <div class="buttons">
      <button
        type="button"
        class="quiet open"
        aria-label="${act} ${title}"
        ?disabled=${!canGo(state)}
        @click=${() => library.resume(entry)}
      >
        ${act}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label="${say("rename")} ${title}"
        @click=${() => library.name(entry.id, entry.name || title)}
        ${focusOn(state.shelf.renamed === entry.id ? state.shelf.told : undefined)}
      >
        ${say("rename")}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label="${say("delete-game")} ${title}"
        @click=${() => library.delete(entry, title)}
      >
        ${say("delete-game")}
      </button>
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
  const made = thumbnail({ snapshot, layout: seen }, gameNamed(state.describe, snapshot.game).tokens);
  made.dataset.width = String(seen.width);
  pictures.set(snapshot, made);
  return made;
}

/** A field for renaming a game: Enter or leaving it takes the new name, Escape keeps the old one. */
function nameField({ library }: App, { id, text }: { id: string; text: string }) {
  const pressed = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key !== "Enter" && key !== "Escape") return;
    event.preventDefault();
    if (key === "Enter") library.rename();
    else library.name("", "");
  };
  return html`<input
    maxlength=${NAME_LENGTH}
    aria-label="${say("rename")} ${text}"
    .value=${live(text)}
    @input=${onValue((written) => library.name(id, written))}
    @keydown=${pressed}
    @blur=${() => library.rename()}
    ${focusOn(id)}
  />`;
}

/** @param count of the games that are found */
function tools(state: State, { library }: App, count: number) {
  const { shelf, tree } = state;
  return html`<div class="buttons" id="games-tools">
    ${
      count > shelf.most
        ? html`<button id="games-more" type="button" @click=${() => library.more()}>${say("more-games")}</button>`
        : nothing
    }
    ${
      !isKept(state) && tree.nodes.length > 1
        ? html`<button id="games-keep" type="button" @click=${() => library.keep()}>${say("keep-game")}</button>`
        : nothing
    }
    <button id="games-export" type="button" ?disabled=${!shelf.games?.length} @click=${() => library.download()}>
      ${say("export-all")}
    </button>
    <label class="press"
      >${say("pick-games")}<input
        id="games-file"
        class="unseen"
        type="file"
        accept=".json"
        aria-label=${say("import-all")}
        @change=${onFile((file) => library.add(file))}
    /></label>
  </div>`;
}
