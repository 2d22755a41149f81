// @ts-check
/** The games that the person saves in this browser's database, and the dialog that lists them. */

import { action, fault } from "./files.js";
import { button, download, find, write } from "../dom.js";
import { canGo } from "../model/state.js";
import { gameTitle } from "../model/status.js";
import { strings, words } from "../words/strings.js";
import { isTree } from "../model/tree.js";

/** @import { Game } from "../game.js" */
/** @import { State } from "../model/state.js" */
/** @import { Tree } from "../model/tree.js" */

/** @typedef {{name: string, saved: number, tree: Tree, players: string[]}} Kept  saved: when, in milliseconds since 1970 */

const NAME = "wye-games";
const STORE = "games";

/** The most characters in a game's name, as in the page's field for a new one. */
const NAME_LENGTH = 100;

/** The database. It rejects with a DOMException where the browser forbids it. @returns {Promise<IDBDatabase>} */
async function database() {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { autoIncrement: true });
  return settled(asked);
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Use the store in a transaction, and wait until its changes are stored. @template T @param {(store: IDBObjectStore) => Promise<T>} use @returns {Promise<T>} */
async function using(use) {
  const open = await database();
  try {
    const transaction = open.transaction(STORE, "readwrite");
    const kept = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const [found] = await Promise.all([use(transaction.objectStore(STORE)), kept]);
    return found;
  } finally {
    open.close();
  }
}

/** @returns {Promise<[IDBValidKey, Kept][]>} the newest first */
const all = () =>
  using(async (store) => {
    const [keys, games] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    return keys.map((key, index) => /** @type {[IDBValidKey, Kept]} */ ([key, games[index]])).reverse();
  });

/** @param {Kept[]} games */
const add = (games) => using((store) => Promise.all(games.map((game) => settled(store.add(game)))));

/** @param {IDBValidKey} key @param {Kept} game */
const replace = (key, game) => using((store) => settled(store.put(game, key)));

/** @param {IDBValidKey} key */
const remove = (key) => using((store) => settled(store.delete(key)));

/** The games in the text of an exported file, null if it is not one. @param {string} text @returns {Kept[] | null} */
function read(text) {
  try {
    const { games } = JSON.parse(text) ?? {};
    return Array.isArray(games) && games.every(isKept) ? games : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** @param {any} value */
const isKept = (value) =>
  typeof value?.name === "string" && Number.isFinite(value.saved) && isTree(value.tree) && Array.isArray(value.players) &&
  value.players.length === 2 && value.players.every((/** @type {unknown} */ name) => typeof name === "string");

export class LibraryDialog {
  #dialog = find("library-dialog", HTMLDialogElement);
  #form = find("library-form", HTMLFormElement);
  #name = find("library-name", HTMLInputElement);
  #list = find("library-games", HTMLElement);
  #file = find("library-file", HTMLInputElement);
  #told = find("library-told", HTMLElement);

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    button("library").addEventListener("click", () => this.#show());
    button("library-close").addEventListener("click", () => this.#dialog.close());
    button("library-export").addEventListener("click", () => this.#try(() => this.#export()));
    this.#file.addEventListener("change", () => this.#try(() => this.#import()));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#try(() => this.#save());
    });
  }

  /** @param {State} state */
  draw(state) {
    button("library").disabled = !canGo(state);
  }

  #show() {
    write(this.#told, "");
    this.#file.value = "";
    this.#name.value = gameTitle(words, this.game.state);
    this.#dialog.showModal();
    this.#try(async () => "");
  }

  /** Perform an action, show its message or why it failed, and list the games again. @param {() => Promise<string>} act */
  async #try(act) {
    try {
      write(this.#told, await act());
      const games = await all();
      const [row, control] = this.#focused();
      this.#list.replaceChildren(...games.map(([key, kept]) => this.#row(key, kept)));
      this.#buttons()[row]?.[control]?.focus();
      button("library-export").disabled = games.length === 0;
    } catch (error) {
      write(this.#told, strings.libraryFault(fault(error)));
    }
  }

  async #save() {
    const { tree, players } = this.game.state;
    const name = this.#name.value;
    await add([{ name, saved: Date.now(), tree, players }]);
    return strings.keptGame(name);
  }

  async #export() {
    const games = (await all()).map(([, kept]) => kept).reverse();
    download(new Blob([JSON.stringify({ games })], { type: "application/json" }), "games.json");
    return strings.downloaded(strings.games(games.length));
  }

  async #import() {
    const games = read((await this.#file.files?.[0]?.text()) ?? "");
    this.#file.value = "";
    if (!games) return strings.noLibrary;
    await add(games);
    return strings.keptGame(strings.games(games.length));
  }

  /** The buttons of each row. */
  #buttons() {
    return [...this.#list.children].map((row) => [...row.querySelectorAll("button")]);
  }

  /** The row and the place in it of the button that has the focus, -1 if it is elsewhere. @returns {[number, number]} */
  #focused() {
    const places = this.#buttons().map((row) => row.findIndex((node) => node === document.activeElement));
    const row = places.findIndex((place) => place >= 0);
    return [row, places[row] ?? -1];
  }

  /** @param {IDBValidKey} key @param {Kept} kept */
  #row(key, kept) {
    const { name, saved, tree, players } = kept;
    const row = document.createElement("li");
    const title = document.createElement("span");
    const small = document.createElement("small");
    const bots = this.game.state.describe.bots.filter((bot) => players.includes(bot.name));
    small.textContent = strings.saved(new Date(saved), bots.map((bot) => bot.title));
    title.append(name, small);
    const open = action("open", name, () => this.#try(() => this.#open(tree, players)));
    // The first press asks for confirmation, the second one deletes.
    const ask = action("delete", name, () => {
      const sure = action("sure", name, () => this.#try(() => this.#delete(key, name)));
      ask.replaceWith(sure);
      sure.focus();
    });
    const rename = action("rename", name, () => {
      const field = nameField(name, rename);
      field.addEventListener("blur", () => {
        const next = field.value.trim();
        if (next && next !== name) this.#try(() => this.#rename(key, { ...kept, name: next }));
        else title.replaceChildren(name, small);
      });
      title.replaceChildren(field);
      field.select();
    });
    row.append(title, open, rename, ask);
    return row;
  }

  /** @param {IDBValidKey} key @param {Kept} kept with its new name */
  async #rename(key, kept) {
    await replace(key, kept);
    return strings.renamed(kept.name);
  }

  /** @param {IDBValidKey} key @param {string} name */
  async #delete(key, name) {
    await remove(key);
    return strings.deleted(name);
  }

  /** @param {Tree} tree @param {string[]} players */
  async #open(tree, players) {
    await this.game.openTree(tree, players);
    this.#dialog.close();
    return "";
  }
}

/**
 * A field for renaming a game: Enter takes the new name, Escape keeps the old one, and both return the focus to a button.
 * @param {string} name @param {HTMLButtonElement} back
 */
function nameField(name, back) {
  const field = Object.assign(document.createElement("input"), { value: name, maxLength: NAME_LENGTH });
  field.setAttribute("aria-label", back.getAttribute("aria-label") ?? "");
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault(); // otherwise the dialog would save the game on the board, or close
    if (event.key === "Escape") field.value = name;
    back.focus();
  });
  return field;
}
