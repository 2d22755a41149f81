/** Hands the game on: in every format, and as a link. */

import { Controller } from "../app/controller.ts";
import { faceDrawing } from "../app/faces.ts";
import type { Messages } from "../app/messages.ts";
import type { Screen } from "../app/screen.ts";
import { copy, download } from "../app/takeout.ts";
import { toPng, toPoster, toSvg } from "../board/picture.ts";
import type { Engine } from "../engine/client.ts";
import type { Words } from "../lang/fluent.ts";
import { say, translate, words } from "../lang/texts.ts";
import { challengeAddress, gameAddress } from "../model/address.ts";
import { tidy } from "../model/editing.ts";
import { fileName } from "../model/filename.ts";
import { isByLink, opponent, person } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { movesIn } from "../model/tree.ts";
import { copyPicture, share } from "../platform.ts";
import type { Dialogs } from "./dialogs.ts";

/** One way to save a game; extension "": it is no file; text: it is not a picture. */
export interface Form {
  title: string;
  extension: string;
  type: string;
  copy: boolean;
  text?: string;
  content: () => Blob | Promise<Blob>;
}
/** Code: of the link, if it is shown; triumph: what the person may tell of a level that they have beaten. */
export type Share = {
  forms: Form[];
  told: string;
  code: { box: string; path: string } | null;
  triumph: { text: string; picture: Form } | null;
};

const PLAIN = "text/plain";
const MARGIN = 4; // the quiet zone of a QR code, in modules: the standard asks for four

export class Sharing extends Controller<{ engine: Engine; messages: Messages; dialogs: Dialogs; screen: Screen }> {
  /** Offer all ways in which the game shown can be handed on; while one by links runs, its link alone. */
  async open() {
    const sends = isByLink(this.state) && !this.state.snapshot.outcome;
    const forms = sends ? [] : [...(await this.#texts()), ...this.#pictures()];
    const fields: Share = { forms, told: "", code: null, triumph: this.#triumph() };
    this.needs.dialogs.open("save", fields);
  }

  /** By the device's own ways of sharing. */
  async share() {
    if (await share({ url: this.address })) this.#noteSent({});
  }

  /** Tell of a victory by the device's own ways of sharing. */
  async boast({ text, picture }: NonNullable<Share["triumph"]>) {
    const file = new File([await picture.content()], `wye.${picture.extension}`, { type: picture.type });
    await share({ text, url: this.#challenge, files: [file] });
  }

  async copyBoast({ text }: NonNullable<Share["triumph"]>) {
    const copied = await copy(`${text} ${this.#challenge}`);
    this.needs.dialogs.change({ told: copied ? say("copied", { title: say("triumph-text") }) : "" });
  }

  async copyLink() {
    const copied = await copy(this.address);
    this.#noteSent({ told: copied ? say("copied", { title: say("share-link") }) : "" });
  }

  /** Show the QR code of the link, or hide it. */
  async scan() {
    if (this.state.dialog?.code) this.needs.dialogs.change({ code: null });
    else this.#noteSent({ code: await codeOf(this.address) });
  }

  async copy({ title, type, text, content }: Form) {
    const copied = text === undefined ? await copyPicture(type, Promise.resolve(content())) : await copy(text);
    const told = copied ? say("copied", { title }) : text === undefined ? say("not-copied") : "";
    this.needs.dialogs.change({ told });
  }

  async download({ title, extension, content }: Form) {
    download(await content(), fileName(this.state, credits(words, this.state), extension));
    this.needs.dialogs.change({ told: say("downloaded", { title }) });
  }

  /** The link of the position shown; in a game by links that for the friend. */
  get address() {
    return new URL(`#${gameAddress(this.state)}`, location.href).href;
  }

  /** The link of a new game against the same level. */
  get #challenge() {
    return new URL(`#${challengeAddress(this.state)}`, location.href).href;
  }

  /** What may be told of the game shown, if the person has won it against a level. */
  #triumph(): Share["triumph"] {
    const { outcome, steps } = this.state.snapshot;
    const bot = opponent(this.state);
    if (!bot?.level || !outcome || outcome.winner !== person(this.state)) return null;
    const [text, badge] = [say("triumph", { title: bot.title, count: movesIn(steps) }), faceDrawing(bot.level)];
    const content = () => toPoster(this.needs.screen.board(), badge, text);
    const title = say("triumph-picture", { title: bot.title });
    return { text, picture: { title, extension: "png", type: "image/png", copy: true, content } };
  }

  /** The link was handed out: its move cannot be taken back any more. */
  #noteSent(change: Partial<Share>) {
    if (isByLink(this.state)) this.set({ sent: this.state.snapshot.record });
    this.needs.dialogs.change(change);
  }

  /** The game as text, in every format that the engine can write. */
  async #texts(): Promise<Form[]> {
    const told = this.state.watching ? {} : credits(words, this.state); // of a game to watch its tree tells
    try {
      const { forms } = await this.needs.engine.call("export", { tree: tidy(this.state.tree), ...told });
      return forms.map(({ name, title, extension, text }) => ({
        title: translate(title, `form-${name}`),
        extension,
        type: PLAIN,
        copy: true,
        text,
        content: () => new Blob([text], { type: PLAIN }),
      }));
    } catch (error) {
      this.needs.messages.report(error);
      return [];
    }
  }

  #pictures(): Form[] {
    const drawing = () => new Blob([toSvg(this.needs.screen.board())], { type: "image/svg+xml" });
    const bitmap = () => toPng(this.needs.screen.board());
    return [
      { title: say("drawing"), extension: "svg", type: PLAIN, copy: false, content: drawing },
      { title: say("bitmap"), extension: "png", type: "image/png", copy: true, content: bitmap },
    ];
  }
}

/** The players and the date, as a game file names them. */
function credits({ say }: Pick<Words, "say">, { watching, players, describe, begun, tree }: State) {
  const { PB, PW, DT } = tree.nodes[0]?.properties ?? {};
  if (watching) return { first: PB?.[0] ?? "", second: PW?.[0] ?? "", date: DT?.[0] ?? "" };
  const called = (name: string) => describe.bots.find((bot) => bot.name === name)?.title ?? say("player");
  const [first = "", second = ""] = players.map(called);
  const when = new Date(begun); // the day is the person's, not that of UTC
  const date = [when.getFullYear(), when.getMonth() + 1, when.getDate()];
  return { first, second, date: date.map((part) => String(part).padStart(2, "0")).join("-") };
}

/** The QR code of a text, by lean-qr, which is loaded with the first one: the box and the path of its dark modules. */
async function codeOf(text: string): Promise<{ box: string; path: string }> {
  const { generate } = await import("lean-qr/nano");
  const code = generate(text);
  const side = Array.from({ length: code.size }, (_, index) => index);
  const dark = side.flatMap((y) => side.flatMap((x) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])));
  const whole = code.size + 2 * MARGIN;
  return { box: `${-MARGIN} ${-MARGIN} ${whole} ${whole}`, path: dark.join("") };
}
