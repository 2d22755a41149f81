/** The place of My games: a card for each game that this browser keeps, to go on with it or to look at it again. */

import { action, fault } from "../dialogs/files.js";
import { thumbnail } from "../board/thumbnail.js";
import { download } from "../dialogs/takeout.js";
import { button, element, find, show, write } from "../dom.js";
import { EngineError } from "../engine/client.js";
import { keyOf } from "../model/keys.js";
import { canGo, gameNamed } from "../model/state.js";
import { adopted, last, recordOf, tidied } from "../model/tree.js";
import { add, all, change, isKept, newId, read, remove, snapshotOf, written } from "../person/archive.js";
import { layoutOf } from "../model/orientation.js";
import { say, words } from "../lang/texts.js";
import { holds, sorted, summary } from "./summary.js";

/** @import { App } from "../app/app.js" */
/** @import { Entry } from "../person/archive.js" */
/** @import { State } from "../model/state.js" */
/** @import { Summary } from "./summary.js" */

/** The most characters in a game's name. */
const NAME_LENGTH = 100;

/** How many cards are shown at first, and how many more on demand. */
const SHOWN = 24;

/** So many games are seen at a glance: among more of them one can be looked for. */
const FEW = 6;

export class MyGames {
  #list = find("games-list");
  #sought = find("games-sought", HTMLInputElement);
  #file = find("games-file", HTMLInputElement);
  #export = button("games-export");
  /** Whether the place is shown. */
  #open = false;
  /** How many cards are shown at most. */
  #most = SHOWN;

  /** @param {App} app @param {() => Promise<void>} flush keeps the running game as it is now
   * @param {() => void} toBoard called to show the board */
  constructor(app, flush, toBoard) {
    this.app = app;
    this.flush = flush;
    this.toBoard = toBoard;
    button("games-start").addEventListener("click", () => {
      toBoard();
      button("new").click();
    });
    button("games-import").addEventListener("click", () => this.#file.click());
    this.#export.addEventListener("click", () => this.#try(() => this.#download()));
    this.#file.addEventListener("change", () => this.#try(() => this.#import()));
    button("games-keep").addEventListener("click", () => this.#try(() => this.#keepGame()));
    button("games-more").addEventListener("click", () => {
      this.#most += SHOWN;
      this.#try(async () => "");
    });
    this.#sought.addEventListener("input", () => {
      this.#most = SHOWN;
      this.#try(async () => "");
    });
  }

  open() {
    this.#open = true;
    this.#most = SHOWN;
    this.#sought.value = "";
    this.#try(async () => {
      await this.flush();
      return "";
    });
  }

  close() {
    this.#open = false;
    this.#list.replaceChildren();
  }

  draw(/** @type {State} */ state) {
    if (!this.#open) return;
    const { tree } = state;
    show("games-keep", !isKept(state) && tree.nodes.length > 1);
    const ready = canGo(state);
    for (const button of this.#list.querySelectorAll("button.main")) button.toggleAttribute("disabled", !ready);
    if (ready) this.#complete();
  }

  /** Perform an action, show its message or why it failed, and list the games again. */
  async #try(/** @type {() => Promise<string>} */ act) {
    try {
      write("games-told", await act());
      await this.#listGames();
    } catch (error) {
      write("games-told", say("library-fault", { reason: fault(error) }));
    }
  }

  async #listGames() {
    const games = sorted(await all(this.app.store.state.describe));
    if (!this.#open) return;
    const [row, control] = this.#focused();
    const found = games.length > FEW ? this.#found(games) : games;
    this.#list.replaceChildren(...found.slice(0, this.#most).map((entry) => this.#card(entry)));
    this.#buttons()[row]?.[control]?.focus();
    show("games-find", games.length > FEW);
    write("games-unfound", games.length && !found.length ? say("none-found") : "");
    show("games-more", found.length > this.#most);
    show("games-none", games.length === 0);
    show("games-note", games.length > 0);
    this.#export.disabled = games.length === 0;
    this.draw(this.app.store.state);
  }

  /** The games whose cards hold the words looked for. @param {Entry[]} games */
  #found(games) {
    const { describe } = this.app.store.state;
    return games.filter((entry) => holds(summary(words, describe, entry), this.#sought.value.trim()));
  }

  /** Have the engine tell the pictures of games that have none, as those of a file. */
  async #complete() {
    const bare = [...this.#list.querySelectorAll("li[data-bare]")];
    for (const node of bare) node.removeAttribute("data-bare");
    if (!bare.length) return;
    for (const entry of await all(this.app.store.state.describe)) {
      if (entry.snapshot) continue;
      try {
        const record = recordOf(last(tidied(adopted(entry.tree))));
        const { snapshot, layout } = await this.app.engine.call("position", { record });
        await change(entry.id, { snapshot, layout });
      } catch (error) {
        // The card says that the game cannot be shown.
        if (!(error instanceof EngineError)) throw error;
      }
    }
    await this.#listGames();
    for (const node of this.#list.querySelectorAll("li[data-bare]")) {
      node.removeAttribute("data-bare");
      node.querySelector(".result")?.replaceChildren(say("unreadable-game"));
    }
  }

  async #keepGame() {
    const { state } = this.app.game;
    const id = newId();
    await change(id, { ...snapshotOf(state), id });
    return say("kept-game", { name: say("games", { count: 1 }) });
  }

  async #download() {
    const games = await all(this.app.store.state.describe);
    download(new Blob([written(games)], { type: "application/json" }), "games.json");
    return say("downloaded", { title: say("games", { count: games.length }) });
  }

  async #import() {
    const games = read((await this.#file.files?.[0]?.text()) ?? "");
    this.#file.value = "";
    if (!games) return say("no-library");
    await add(games);
    return say("kept-game", { name: say("games", { count: games.length }) });
  }

  /** The buttons of each card. */
  #buttons() {
    return [...this.#list.children].map((card) => [...card.querySelectorAll("button")]);
  }

  /** The card and the place in it of the button that has the focus, -1 if it is elsewhere.
   * @returns {[number, number]} */
  #focused() {
    const active = /** @type {HTMLButtonElement} */ (document.activeElement);
    const places = this.#buttons().map((card) => card.indexOf(active));
    const row = places.findIndex((place) => place >= 0);
    return [row, places[row] ?? -1];
  }

  #card(/** @type {Entry} */ entry) {
    const told = summary(words, this.app.store.state.describe, entry);
    const { title, finished } = told;
    const heading = element("h3", { textContent: title });
    const open = action(finished ? "review-game" : "continue-game", title, () => this.#try(() => this.#resume(entry)));
    open.className = "main";
    const actions = [open, this.#renaming(entry, heading), this.#deleting(entry.id, title)];
    const buttons = element("div", { className: "buttons" }, ...actions);
    const card = element(
      "li",
      {},
      this.#picture(entry),
      element("div", { className: "told" }, heading, ...lines(told)),
      buttons,
    );
    if (!entry.snapshot) card.dataset.bare = "";
    return card;
  }

  /** The small board, empty if the engine has not told the position yet. @param {Entry} entry */
  #picture({ snapshot, layout }) {
    if (!snapshot || !layout) return element("div");
    const { tokens } = gameNamed(this.app.store.state.describe, snapshot.game);
    return thumbnail({ snapshot, layout: layoutOf(this.app.store.state, { snapshot, layout }) }, tokens);
  }

  #renaming(/** @type {Entry} */ { id, name }, /** @type {HTMLElement} */ heading) {
    const title = heading.textContent ?? "";
    const rename = action("rename", title, () => {
      const field = nameField(name || title, rename);
      field.addEventListener("blur", () => {
        const next = field.value.trim();
        if (next && next !== (name || title)) this.#try(() => this.#rename(id, next));
        else heading.replaceChildren(title);
      });
      heading.replaceChildren(field);
      field.select();
    });
    rename.className = "quiet";
    return rename;
  }

  /** The first press asks for confirmation, the second one deletes. @param {string} id @param {string} title */
  #deleting(id, title) {
    const ask = action("delete-game", title, () => {
      const sure = action("sure", title, () => this.#try(() => this.#delete(id, title)));
      sure.className = "quiet alarm";
      ask.replaceWith(sure);
      sure.focus();
    });
    ask.className = "quiet";
    return ask;
  }

  async #rename(/** @type {string} */ id, /** @type {string} */ name) {
    await change(id, { name });
    return say("renamed", { name });
  }

  async #delete(/** @type {string} */ id, /** @type {string} */ title) {
    await remove(id);
    return say("deleted", { name: title });
  }

  async #resume(/** @type {Entry} */ { id, begun, tree, players, counts, sent, clock }) {
    await this.app.opener.resume({ id, begun, tree, players, counts, sent, clock });
    this.toBoard();
    return "";
  }
}

const lines = (/** @type {Summary} */ { game, result, day }) =>
  Object.entries({ result, game, day }).map(([className, textContent]) => element("p", { className, textContent }));

/** A field for renaming a game: Enter takes the new name, Escape keeps the old one, and both return the focus to a
 * button.
 * @param {string} name @param {HTMLButtonElement} back */
function nameField(name, back) {
  const field = element("input", { value: name, maxLength: NAME_LENGTH });
  field.setAttribute("aria-label", back.getAttribute("aria-label") ?? "");
  field.addEventListener("keydown", (event) => {
    const key = keyOf(event);
    if (key !== "Enter" && key !== "Escape") return;
    event.preventDefault();
    if (key === "Escape") field.value = name;
    back.focus();
  });
  return field;
}
