/** Hands the game on: in every format, and as a link. */

import { Controller } from "../app/controller.ts";
import { png, svg } from "../board/picture.ts";
import { codeOf } from "../dialogs/code.ts";
import { copy, download } from "../dialogs/takeout.ts";
import { local, say, words } from "../lang/texts.ts";
import { addressOf } from "../model/address.ts";
import { tidied } from "../model/editing.ts";
import { fileName } from "../model/filename.ts";
import { byLink } from "../model/queries.ts";
import { copyPicture, share } from "../platform.ts";
import { credits } from "./credits.ts";

/** One way to save a game; extension: "" if it is no file; text: unless it is a picture. */
export interface Form {
  title: string;
  extension: string;
  type: string;
  copy: boolean;
  text?: string;
  content: () => Blob | Promise<Blob>;
}
/** Code: the QR code, if it is shown. */
export type Share = { forms: Form[]; told: string; code: { box: string; path: string } | null };

const PLAIN = "text/plain";

export class Sharing extends Controller {
  /** Offer all ways in which the game shown can be handed on. */
  async open() {
    const fields: Share = { forms: [...(await this.#written()), ...this.#pictures()], told: "", code: null };
    this.app.dialogs.open("save", fields);
  }

  /** By the device's own ways of sharing. */
  async share() {
    if (await share(this.#address)) this.#sent({});
  }

  async copyLink() {
    const copied = await copy(this.#address);
    this.#sent({ told: copied ? say("copied", { title: say("share-link") }) : "" });
  }

  /** Show the QR code of the link, or hide it. */
  async scan() {
    if (this.state.dialog?.code) this.app.dialogs.change({ code: null });
    else this.#sent({ code: await codeOf(this.#address) });
  }

  async copy({ title, type, text, content }: Form) {
    const copied = text === undefined ? await copyPicture(type, Promise.resolve(content())) : await copy(text);
    const told = copied ? say("copied", { title }) : text === undefined ? say("not-copied") : "";
    this.app.dialogs.change({ told });
  }

  async download({ title, extension, content }: Form) {
    download(await content(), fileName(this.state, credits(words, this.state), extension));
    this.app.dialogs.change({ told: say("downloaded", { title }) });
  }

  /** The link of the position shown; in a game by links that for the friend. */
  get #address() {
    return new URL(`#${addressOf(this.state)}`, location.href).href;
  }

  /** The link was handed out, so that its move is not taken back any more. */
  #sent(change: Partial<Share>) {
    if (byLink(this.state)) this.set({ sent: this.state.snapshot.record });
    this.app.dialogs.change(change);
  }

  /** The game as text, in every format that the engine can write. */
  async #written(): Promise<Form[]> {
    const told = this.state.watching ? {} : credits(words, this.state); // of a game to watch its tree tells
    try {
      const { forms } = await this.app.engine.call("export", { tree: tidied(this.state.tree), ...told });
      return forms.map(({ title, extension, text }) => ({
        title: local(title),
        extension,
        type: PLAIN,
        copy: true,
        text,
        content: () => new Blob([text], { type: PLAIN }),
      }));
    } catch (error) {
      this.app.messages.report(error);
      return [];
    }
  }

  /** The board as a picture. */
  #pictures(): Form[] {
    const drawing = () => new Blob([svg(this.app.drawing())], { type: "image/svg+xml" });
    return [
      { title: say("drawing"), extension: "svg", type: PLAIN, copy: false, content: drawing },
      { title: say("bitmap"), extension: "png", type: "image/png", copy: true, content: () => png(this.app.drawing()) },
    ];
  }
}
