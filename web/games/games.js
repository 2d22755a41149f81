// @ts-check
/** The place of My games: a card for each game that this browser keeps, to go on with it or to look at it again. */

import { action, fault } from "../dialogs/files.js";
import { thumbnail } from "../board/thumbnail.js";
import { button, download, find, show, write } from "../dom.js";
import { EngineError } from "../engine/client.js";
import { canGo, gameNamed } from "../model/state.js";
import { adopted, last, recordOf, tidied } from "../model/tree.js";
import { add, adoptId, all, change, isKept, newId, read, remove, snapshotOf, written } from "../person/archive.js";
import { layoutOf } from "../person/orientation.js";
import { strings, words } from "../words/strings.js";
import { holds, sorted, summary } from "./summary.js";

/** @import { Game } from "../game.js" */
/** @import { Entry, Key } from "../person/archive.js" */
/** @import { State } from "../model/state.js" */
/** @import { Summary } from "./summary.js" */

/** The most characters in a game's name. */
const NAME_LENGTH = 100;

/** How many cards are shown at first, and how many more on demand. */
const SHOWN = 24;

/** So many games are seen at a glance: among more of them one can be looked for. */
const FEW = 6;

export class MyGames {
  #list = find("games-list", HTMLElement);
  #none = find("games-none", HTMLElement);
  #note = find("games-note", HTMLElement);
  #told = find("games-told", HTMLElement);
  #find = find("games-find", HTMLElement);
  #sought = find("games-sought", HTMLInputElement);
  #unfound = find("games-unfound", HTMLElement);
  #file = find("games-file", HTMLInputElement);
  #more = button("games-more");
  #keep = button("games-keep");
  #export = button("games-export");
  /** Whether the place is shown. */
  #open = false;
  /** How many cards are shown at most. */
  #most = SHOWN;

  /** @param {Game} game @param {() => Promise<void>} flush keeps the running game as it is now @param {() => void} toBoard called to show the board */
  constructor(game, flush, toBoard) {
    this.game = game;
    this.flush = flush;
    this.toBoard = toBoard;
    button("games-start").addEventListener("click", () => {
      toBoard();
      button("new").click();
    });
    button("games-import").addEventListener("click", () => this.#file.click());
    this.#export.addEventListener("click", () => this.#try(() => this.#download()));
    this.#file.addEventListener("change", () => this.#try(() => this.#import()));
    this.#keep.addEventListener("click", () => this.#try(() => this.#keepGame()));
    this.#more.addEventListener("click", () => {
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

  /** @param {State} state */
  draw(state) {
    if (!this.#open) return;
    const { tree } = state;
    show(this.#keep, !isKept(state) && tree.nodes.length > 1);
    const ready = canGo(state);
    for (const button of this.#list.querySelectorAll("button.main")) button.toggleAttribute("disabled", !ready);
    if (ready) this.#complete();
  }

  /** Perform an action, show its message or why it failed, and list the games again. @param {() => Promise<string>} act */
  async #try(act) {
    try {
      write(this.#told, await act());
      await this.#listGames();
    } catch (error) {
      write(this.#told, strings.libraryFault(fault(error)));
    }
  }

  async #listGames() {
    const games = sorted(await all(this.game.state.describe));
    if (!this.#open) return;
    const [row, control] = this.#focused();
    const found = games.length > FEW ? this.#found(games) : games;
    this.#list.replaceChildren(...found.slice(0, this.#most).map(([key, entry]) => this.#card(key, entry)));
    this.#buttons()[row]?.[control]?.focus();
    show(this.#find, games.length > FEW);
    write(this.#unfound, games.length && !found.length ? strings.noneFound : "");
    show(this.#more, found.length > this.#most);
    show(this.#none, games.length === 0);
    show(this.#note, games.length > 0);
    this.#export.disabled = games.length === 0;
    this.draw(this.game.state);
  }

  /** The games whose cards hold the words looked for. @param {[Key, Entry][]} games */
  #found(games) {
    return games.filter(([, entry]) =>
      holds(summary(words, this.game.state.describe, entry), this.#sought.value.trim()),
    );
  }

  /** Have the engine tell the pictures of games that have none, as those of a file and of earlier versions. */
  async #complete() {
    const bare = [...this.#list.querySelectorAll("li[data-bare]")];
    for (const node of bare) node.removeAttribute("data-bare");
    if (!bare.length) return;
    for (const [key, entry] of await all(this.game.state.describe)) {
      if (entry.snapshot) continue;
      try {
        const { snapshot, layout } = await this.game.engine.call("position", {
          record: recordOf(last(tidied(adopted(entry.tree)))),
        });
        await change(key, { snapshot, layout });
      } catch (error) {
        // The card says that the game cannot be shown.
        if (!(error instanceof EngineError)) throw error;
      }
    }
    await this.#listGames();
    for (const node of this.#list.querySelectorAll("li[data-bare]")) {
      node.removeAttribute("data-bare");
      node.querySelector(".result")?.replaceChildren(strings.unreadableGame);
    }
  }

  async #keepGame() {
    const { state } = this.game;
    const id = newId();
    await change(id, { ...snapshotOf(state), id });
    return strings.keptGame(strings.games(1));
  }

  async #download() {
    const games = (await all(this.game.state.describe)).map(([, entry]) => entry);
    download(new Blob([written(games)], { type: "application/json" }), "games.json");
    return strings.downloaded(strings.games(games.length));
  }

  async #import() {
    const games = read((await this.#file.files?.[0]?.text()) ?? "");
    this.#file.value = "";
    if (!games) return strings.noLibrary;
    await add(games);
    return strings.keptGame(strings.games(games.length));
  }

  /** The buttons of each card. */
  #buttons() {
    return [...this.#list.children].map((card) => [...card.querySelectorAll("button")]);
  }

  /** The card and the place in it of the button that has the focus, -1 if it is elsewhere. @returns {[number, number]} */
  #focused() {
    const active = /** @type {HTMLButtonElement} */ (document.activeElement);
    const places = this.#buttons().map((card) => card.indexOf(active));
    const row = places.findIndex((place) => place >= 0);
    return [row, places[row] ?? -1];
  }

  /** @param {Key} key @param {Entry} entry */
  #card(key, entry) {
    const told = summary(words, this.game.state.describe, entry);
    const { title, finished } = told;
    const card = document.createElement("li");
    const heading = Object.assign(document.createElement("h3"), { textContent: title });
    const open = action(finished ? "reviewGame" : "continueGame", title, () =>
      this.#try(() => this.#resume(key, entry)),
    );
    open.className = "main";
    const buttons = Object.assign(document.createElement("div"), { className: "buttons" });
    buttons.append(open, this.#renaming(key, entry, heading), this.#deleting(key, title));
    const text = Object.assign(document.createElement("div"), { className: "told" });
    text.append(heading, ...lines(told));
    card.append(this.#picture(entry), text, buttons);
    if (!entry.snapshot) card.dataset.bare = "";
    return card;
  }

  /** The small board, empty if the engine has not told the position yet. @param {Entry} entry */
  #picture({ snapshot, layout }) {
    if (!snapshot || !layout) return document.createElement("div");
    const { tokens } = gameNamed(this.game.state.describe, snapshot.game);
    return thumbnail({ snapshot, layout: layoutOf({ snapshot, layout }) }, tokens);
  }

  /** @param {Key} key @param {Entry} entry @param {HTMLElement} heading */
  #renaming(key, { name, ...entry }, heading) {
    const title = heading.textContent ?? "";
    const rename = action("rename", title, () => {
      const field = nameField(name || title, rename);
      field.addEventListener("blur", () => {
        const next = field.value.trim();
        if (next && next !== (name || title)) this.#try(() => this.#rename(key, { ...entry, name: next }));
        else heading.replaceChildren(title);
      });
      heading.replaceChildren(field);
      field.select();
    });
    rename.className = "quiet";
    return rename;
  }

  /** The first press asks for confirmation, the second one deletes. @param {Key} key @param {string} title */
  #deleting(key, title) {
    const ask = action("deleteGame", title, () => {
      const sure = action("sure", title, () => this.#try(() => this.#delete(key, title)));
      sure.className = "quiet alarm";
      ask.replaceWith(sure);
      sure.focus();
    });
    ask.className = "quiet";
    return ask;
  }

  /** @param {Key} key @param {Entry} entry with its new name */
  async #rename(key, { name }) {
    await change(key, { name });
    return strings.renamed(name);
  }

  /** @param {Key} key @param {string} title */
  async #delete(key, title) {
    await remove(key);
    return strings.deleted(title);
  }

  /** @param {Key} key @param {Entry} entry */
  async #resume(key, entry) {
    const {
      id = await adoptId(key, entry),
      begun = entry.saved,
      tree,
      players,
      counts = false,
      sent = "",
      clock = null,
    } = entry;
    await this.game.resume({ id, begun, tree, players, counts, sent, clock });
    this.toBoard();
    return "";
  }
}

/** @param {Summary} told */
const lines = ({ game, result, day }) =>
  Object.entries({ result, game, day }).map(([className, textContent]) =>
    Object.assign(document.createElement("p"), { className, textContent }),
  );

/**
 * A field for renaming a game: Enter takes the new name, Escape keeps the old one, and both return the focus to a button.
 * @param {string} name @param {HTMLButtonElement} back
 */
function nameField(name, back) {
  const field = Object.assign(document.createElement("input"), { value: name, maxLength: NAME_LENGTH });
  field.setAttribute("aria-label", back.getAttribute("aria-label") ?? "");
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Escape") field.value = name;
    back.focus();
  });
  return field;
}
