/** Opens games from texts: pasted, dropped, or of a file. */

import type { GameSummary } from "messages";
import { Controller } from "../app/controller.ts";
import { decoded } from "../dialogs/encoding.ts";
import { EngineError, EngineLost } from "../engine/client.ts";
import { acceptDrops } from "../gestures.ts";
import { refusal, say } from "../lang/texts.ts";

/** Games: those of the text, if there are several; number: the one to open; fault: why the text cannot be read;
 * quote: the line in which it cannot. */
export type Import = { text: string; games: GameSummary[]; number: number; fault: string; quote: string };

const PLAIN = "text/plain";

/** The longest file that is read, in bytes; no text of a game is that long. */
const LONGEST = 2 ** 20;

/** The message about an error that has changed nothing; other errors are thrown. */
export function fault(error: unknown) {
  if (error instanceof EngineLost) return say("not-ready");
  if (error instanceof EngineError) return refusal(error);
  if (error instanceof DOMException) return error.message;
  throw error;
}

export class Importing extends Controller {
  /** Take what is dropped or pasted on the page from now on. */
  start() {
    acceptDrops((event) => this.#received(event, event.dataTransfer));
    document.addEventListener("paste", (event) => this.#received(event, event.clipboardData));
  }

  /** Ask for a game. */
  ask(text: string = "") {
    const fields: Import = { text, games: [], number: 0, fault: "", quote: "" };
    this.app.dialogs.open("open", fields);
  }

  /** Another text is to be opened. */
  write(text: string) {
    this.app.dialogs.change({ text, games: [] });
  }

  /** Choose one of the games of the text. */
  choose(number: number) {
    this.app.dialogs.change({ number });
  }

  async read(file: File) {
    this.write(decoded(new Uint8Array(await file.slice(0, LONGEST).arrayBuffer())));
    await this.open();
  }

  /** Open the text, or say why it cannot be. */
  async open() {
    const { dialog } = this.state;
    if (dialog?.name !== "open") return;
    try {
      const games = await this.app.opener.open(dialog.text, dialog.games.length ? dialog.number : null);
      if (games.length) this.app.dialogs.change({ games, number: 0, fault: "", quote: "" });
      else this.app.dialogs.close("open");
    } catch (error) {
      this.app.dialogs.change({ fault: fault(error), quote: error instanceof EngineError ? error.quote : "" });
    }
  }

  /** Open what is dropped or pasted on the page, unless it goes into a field. */
  #received(event: Event, data: DataTransfer | null) {
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
