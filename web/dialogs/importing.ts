/** Opens games from texts: pasted, dropped, or of a file. */

import type { GameSummary, Remark } from "messages";
import { Controller } from "../app/controller.ts";
import { fault } from "../app/messages.ts";
import { type Engine, EngineError } from "../engine/client.ts";
import { acceptDrops } from "../gestures.ts";
import { say } from "../lang/texts.ts";
import type { State } from "../model/state.ts";
import type { Opener } from "../play/opener.ts";
import type { Dialogs } from "./dialogs.ts";
import { asCharacters, decode } from "./encoding.ts";

/** Remark: on the encoding of its file; games: of the text, if there are several; number: of the one to open;
 * fault: why it cannot be read; quote: in which line. */
export type Import = {
  text: string;
  remark: Remark | null;
  games: GameSummary[];
  number: number;
  fault: string;
  quote: string;
};

const PLAIN = "text/plain";

const LONGEST = 2 ** 20; // the longest file that is read, in bytes

export class Importing extends Controller<{ dialogs: Dialogs; opener: Opener; engine: Engine }> {
  /** Take what is dropped or pasted on the page from now on. */
  start() {
    acceptDrops((event) => this.#receive(event, event.dataTransfer));
    document.addEventListener("paste", (event) => this.#receive(event, event.clipboardData));
  }

  ask(text: string = "") {
    const fields: Import = { text, remark: null, games: [], number: 0, fault: "", quote: "" };
    this.needs.dialogs.open("open", fields);
  }

  write(text: string) {
    this.needs.dialogs.change({ text, remark: null, games: [] });
  }

  /** Open a file, or show why it cannot be opened. */
  async read(file: File) {
    const { dialog } = this.state;
    try {
      const bytes = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
      const { text, remark } = decode(bytes, await this.needs.engine.call("encodings", { bytes: asCharacters(bytes) }));
      if (!this.#change(dialog, { text, remark, games: [] })) return;
    } catch (error) {
      const isFile = error instanceof DOMException;
      this.#change(dialog, { fault: isFile ? say("file-unreadable") : fault(error), quote: "" });
      return;
    }
    await this.open();
  }

  /** Open the text, or show why it cannot be opened. */
  async open() {
    const { dialog } = this.state;
    if (dialog?.name !== "open") return;
    try {
      const number = dialog.games.length ? dialog.number : null;
      const games = await this.needs.opener.open(dialog.text, number, dialog.remark);
      if (games.length) this.#change(dialog, { games, number: 0, fault: "", quote: "" });
      else this.needs.dialogs.close("open");
    } catch (error) {
      this.#change(dialog, { fault: fault(error), quote: error instanceof EngineError ? error.quote : "" });
    }
  }

  /** Change this dialog. @returns whether it is still open */
  #change(asked: State["dialog"], fields: Partial<Import>) {
    const { dialog } = this.state;
    const isOpen = dialog?.name === "open" && dialog.opened === asked?.opened;
    if (isOpen) this.needs.dialogs.change(fields);
    return isOpen;
  }

  /** Open what is dropped or pasted, unless it goes into a field. */
  #receive(event: Event, data: DataTransfer | null) {
    const { dialog } = this.state;
    const inField = event.target instanceof Element && event.target.closest("input, textarea");
    const [file] = data?.files ?? [];
    const text = data?.getData(PLAIN) ?? "";
    if (event.defaultPrevented || (dialog && dialog.name !== "open") || (inField && !file) || (!file && !text)) return;
    event.preventDefault();
    this.ask(text);
    if (file) this.read(file);
    else this.open();
  }
}
