/** Import and export: games are opened from a file, the clipboard or a drop, and saved in every format that the engine
 * writes. */

import { EngineError, EngineLost } from "../engine/client.js";
import { decoded } from "./encoding.js";
import { GameChoice } from "./gamelist.js";
import { drawCode } from "./code.js";
import { copy, download } from "./takeout.js";
import { button, element, find, newButton, show, write } from "../dom.js";
import { credits } from "../games/credits.js";
import { acceptDrops } from "../gestures.js";
import { png, svg } from "../board/picture.js";
import { canShare, copyPicture, share } from "../platform.js";
import { addressOf } from "../model/address.js";
import { fileName } from "../model/filename.js";
import { byLink, labAddress } from "../model/state.js";
import { local, refusal, say, words } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */

/** @typedef {{title: string, extension: string, type: string, copy: boolean, text?: string, content: () => Blob |
 * Promise<Blob>}} Form
 *   one way to save a game; extension: "" if it is no file; text: unless it is a picture */

const PLAIN = "text/plain";

/** The longest file that is read, in bytes; no text of a game is that long. */
const LONGEST = 2 ** 20;

/** The message about an error that has changed nothing; other errors are thrown. @param {unknown} error */
export function fault(error) {
  if (error instanceof EngineLost) return say("not-ready");
  if (error instanceof EngineError) return refusal(error);
  if (error instanceof DOMException) return error.message;
  throw error;
}

export class OpenDialog {
  #dialog = find("open-dialog", HTMLDialogElement);
  #text = find("open-text", HTMLTextAreaElement);
  #file = find("open-file", HTMLInputElement);
  #choice = new GameChoice();

  constructor(/** @type {App} */ app) {
    this.app = app;
    button("open-cancel").addEventListener("click", () => this.#dialog.close());
    find("open-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#open();
    });
    this.#file.addEventListener("change", () => this.#read(this.#file.files?.[0]));
    button("open-pick").addEventListener("click", () => this.#file.click());
    this.#text.addEventListener("input", () => this.#choice.hide());
    acceptDrops((event) => this.#received(event, event.dataTransfer));
    document.addEventListener("paste", (event) => this.#received(event, event.clipboardData));
  }

  /** Open what is dropped or pasted on the page, unless it goes into a field. */
  #received(/** @type {Event} */ event, /** @type {DataTransfer | null} */ data) {
    const other = document.querySelector("dialog[open]:not(#open-dialog)");
    const inField = event.target instanceof Element && event.target.closest("input, textarea");
    const [file] = data?.files ?? [];
    const text = data?.getData(PLAIN) ?? "";
    if (event.defaultPrevented || other || (inField && !file) || (!file && !text)) return;
    event.preventDefault();
    this.show(text);
    if (file) this.#read(file);
    else this.#open();
  }

  show(/** @type {string} */ text) {
    this.#write(text);
    this.#file.value = "";
    this.#refuse("", "");
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  async #read(/** @type {File | undefined} */ file) {
    if (!file) return;
    this.#write(decoded(new Uint8Array(await file.slice(0, LONGEST).arrayBuffer())));
    await this.#open();
  }

  #write(/** @type {string} */ text) {
    this.#text.value = text;
    this.#choice.hide();
  }

  async #open() {
    try {
      const games = await this.app.opener.open(this.#text.value, this.#choice.number);
      this.#refuse("", "");
      if (games.length) this.#choice.show(games, this.app.store.state.describe);
      else this.#dialog.close();
    } catch (error) {
      this.#refuse(fault(error), error instanceof EngineError ? error.quote : "");
      this.#text.focus();
    }
  }

  /** @param {string} text why the text cannot be read @param {string} quote the line in which it cannot */
  #refuse(text, quote) {
    write("open-fault", text);
    write("open-quote", quote);
    show("open-quote", quote !== "");
  }
}

export class SaveDialog {
  #dialog = find("save-dialog", HTMLDialogElement);
  #copyLink = button("save-copy");
  #scan = button("save-scan");
  #code = find("save-code", SVGSVGElement);

  constructor(/** @type {App} */ app, /** @type {SVGSVGElement} */ board) {
    this.app = app;
    this.board = board;
    button("save-send").addEventListener("click", () => this.#share());
    this.#copyLink.addEventListener("click", () => this.#copyAddress());
    this.#scan.addEventListener("click", () => this.#showCode());
  }

  /** The link of the position shown; in a game by links that for the friend. */
  get #address() {
    return new URL(`#${addressOf(this.app.store.state)}`, location.href).href;
  }

  /** The link was handed out, so that its move is not taken back any more. @param {string} told */
  #sent(told) {
    if (byLink(this.app.store.state)) this.app.sharing.send();
    write("save-told", told);
  }

  /** By the device's own ways of sharing. */
  async #share() {
    if (await share(this.#address)) this.#sent("");
  }

  async #copyAddress() {
    const copied = await copy(this.#address);
    this.#sent(copied ? say("copied", { title: say("share-link") }) : "");
  }

  async #showCode() {
    const shown = this.#code.hasAttribute("hidden");
    if (shown) {
      await drawCode(this.#code, this.#address);
      this.#sent("");
    }
    this.#code.toggleAttribute("hidden", !shown);
    this.#scan.setAttribute("aria-expanded", String(shown));
  }

  async show() {
    write("save-told", "");
    show("save-friend", byLink(this.app.store.state));
    show("save-send", canShare());
    this.#copyLink.classList.toggle("main", !canShare());
    this.#code.toggleAttribute("hidden", true);
    this.#scan.setAttribute("aria-expanded", "false");
    const address = labAddress(this.app.store.state);
    show("save-lab", address !== null);
    find("save-lab", HTMLAnchorElement).href = address ?? "lab.html";
    const forms = [...(await this.#written()), ...this.#pictures()];
    find("save-forms").replaceChildren(...forms.map((form) => this.#row(form)));
    this.#dialog.showModal();
  }

  /** The game as text. @returns {Promise<Form[]>} */
  async #written() {
    const forms = await this.app.sharing.forms();
    const written = forms.map(({ title, extension, text }) => ({
      title: local(title),
      extension,
      type: PLAIN,
      copy: true,
      text,
      content: () => new Blob([text], { type: PLAIN }),
    }));
    return written;
  }

  /** The board as a picture. @returns {Form[]} */
  #pictures() {
    const drawing = () => new Blob([svg(this.board)], { type: "image/svg+xml" });
    return [
      { title: say("drawing"), extension: "svg", type: PLAIN, copy: false, content: drawing },
      { title: say("bitmap"), extension: "png", type: "image/png", copy: true, content: () => png(this.board) },
    ];
  }

  #row(/** @type {Form} */ form) {
    const row = element("li", {}, element("span", {}, form.title));
    if (form.copy) row.append(action("copy", form.title, () => this.#copy(form)));
    if (form.extension) row.append(action("download", form.title, () => this.#download(form)));
    return row;
  }

  async #copy(/** @type {Form} */ { title, type, text, content }) {
    const copied = text === undefined ? await copyPicture(type, Promise.resolve(content())) : await copy(text);
    write("save-told", copied ? say("copied", { title }) : text === undefined ? say("not-copied") : "");
  }

  async #download(/** @type {Form} */ { title, extension, content }) {
    download(await content(), fileName(this.app.store.state, credits(words, this.app.store.state), extension));
    write("save-told", say("downloaded", { title }));
  }
}

/** A button in a row of a list.
 * @param {"copy" | "download" | "rename" | "delete-game" | "sure" | "continue-game" | "review-game"} verb
 *   the id of its text
 * @param {string} title of the row @param {() => void} act */
export const action = (verb, title, act) => newButton({ ariaLabel: `${say(verb)} ${title}` }, act, say(verb));
