/** The bench of the reader's own bots: they are written, checked, played against, kept, and shared. */

import type { Id } from "texts";
import { Controller } from "../../app/controller.ts";
import { download } from "../../app/takeout.ts";
import { EngineError, EngineLost } from "../../engine/client.ts";
import { refusal, say, translate } from "../../lang/texts.ts";
import type { LabState } from "../state.ts";
import { type Bot, botIn, freeName, nameOf, taskAddress } from "./address.ts";
import type { OwnGame } from "./game.ts";
import { bots, dropBot, keepBot, sourceOf } from "./shelf.ts";
import { beginningOf, isGame, NO_FAULT, type OwnState, taskIn } from "./state.ts";
import type { Workshop } from "./workshop.ts";

const BOT: [Id, string] = ["lab-own-template", "my_bot"];
/** What a new file may become besides: the word of its template, and the name that it gets. */
const TEMPLATES: Record<string, [Id, string]> = {
  "#evaluation": ["lab-own-template-evaluation", "my_evaluation"],
  "#game": ["lab-own-template-game", "my_game"],
  "#board": ["lab-own-template-board", "connect_three"],
};

/** The names of the bots that are kept. */
const files = () => bots().map(({ file }) => file);

export class OwnBench extends Controller<{ workshop: Workshop; game: OwnGame }, LabState> {
  /** Ends the check or the game that runs. */
  #stop = () => {};

  change(change: Partial<OwnState>) {
    this.set({ bot: { ...this.state.bot, ...change } });
  }

  /** Show the bench: with the bot or the task that the address names, else with a kept one, else with the template. */
  open(address: string) {
    const task = Object.keys(this.state.tasks).find((name) => address === taskAddress(name));
    const brought = task ? undefined : botIn(address);
    this.change({ files: files() });
    if (task) this.choose(taskIn(sourceOf(nameOf(task)) ?? "", this.state.tasks) === task ? nameOf(task) : `#${task}`);
    else if (brought) this.bring(brought);
    else if (!this.state.bot.source) this.choose(files()[0] ?? "");
    if (brought === null) this.#tell(say("lab-own-broken-link"));
  }

  // --- the bot in the editor ---

  /** Show a kept bot, or a template as a new one. @param file its name, one of TEMPLATES, or a task's after "#" */
  choose(file: string) {
    const source = sourceOf(file);
    const name = file.slice(1);
    const task = this.state.tasks[name];
    const [template, usual] = TEMPLATES[file] ?? BOT;
    this.#tell("");
    this.change({
      file: source === undefined ? freeName(nameOf(task ? name : usual), files()) : file,
      source: source ?? (task ? translate(task, `task-${name}`) : say(template)),
      foreign: false,
    });
  }

  /** Show a bot from elsewhere. Nothing of it is run or kept before the person asks for it. */
  bring({ file, text: source }: Bot) {
    const known = bots().some((bot) => bot.file === file && bot.text === source);
    this.#tell("");
    this.change({ file: known ? file : freeName(file, files()), source, foreign: !known });
  }

  /** @param source what the person has written */
  write(source: string) {
    this.change({ source, marked: false });
    if (!this.state.bot.foreign) this.keep();
  }

  /** Keep the bot in this browser. */
  keep() {
    const { file, source: text } = this.state.bot;
    if (!keepBot({ file, text })) this.#tell(say("lab-own-full"));
    this.change({ foreign: false, files: files() });
  }

  /** @param text the name that the person has written @returns the one that was made of it */
  rename(text: string): string {
    const { file: before, foreign } = this.state.bot;
    const kept = sourceOf(before) !== undefined && !foreign;
    if (kept) dropBot(before);
    const others = files().filter((one) => one !== before);
    this.change({ file: freeName(nameOf(text), others) });
    if (kept) this.keep();
    return this.state.bot.file;
  }

  remove() {
    dropBot(this.state.bot.file);
    this.change({ files: files() });
    this.choose(files()[0] ?? "");
  }

  save() {
    const { file, source } = this.state.bot;
    download(new Blob([source], { type: "text/x-python" }), file);
  }

  /** Take in a file. */
  async read(file: File) {
    this.bring({ file: nameOf(file.name), text: await file.text() });
  }

  // --- what it does ---

  /** Have it play two games against itself, or grade it if it solves a task. */
  check() {
    return this.#work(false, async (hold) => {
      const hand = await this.needs.workshop.engine();
      this.#tell(say("lab-own-checking"));
      const { file } = this.state.bot;
      const { id, answer } = hand.request("check", { file, game: beginningOf(this.state.bot) });
      hold(() => void hand.call("stop", { target: id, how: "cancel" }));
      const { told, ended } = await answer;
      return ended ? told.map(refusal).join(" ") : say("lab-own-stopped");
    });
  }

  play() {
    const { file, source, rival, side, playouts } = this.state.bot;
    const [own, other] = isGame(source) ? [rival || null, null] : [file, rival || null];
    const seats = side === "1" ? [own, other] : [other, own];
    return this.#work(true, async (hold) => {
      const hand = await this.needs.workshop.engine();
      this.#tell(say("lab-own-playing"));
      hold(() => this.needs.game.stop());
      await this.needs.game.play(hand, beginningOf(this.state.bot), seats, playouts);
      return "";
    });
  }

  /** End the check or the game. */
  stop() {
    this.#stop();
  }

  /** Have the workshop do something with the bot in the editor, and tell what is wrong with it. */
  async #work(plays: boolean, work: (hold: (stop: () => void) => void) => Promise<string>) {
    if (this.state.bot.working) return;
    this.keep();
    this.#tell(say("lab-own-starting"));
    let stopped = false;
    this.#stop = () => (stopped = true);
    this.change({ working: true, plays });
    try {
      const told = await work((stop) => {
        this.#stop = stop;
        if (stopped) stop();
      });
      this.#tell(told);
    } catch (error) {
      this.#fault(error);
    } finally {
      this.change({ working: false });
    }
    // A worker that was lost has nothing to tell.
    const printing = this.needs.workshop.engine().then((hand) => hand.call("printed", {}));
    const { text: printed } = await printing.catch(() => ({ text: "" }));
    this.change({ printed });
  }

  #tell(status: string) {
    this.change({ status, fault: NO_FAULT, marked: false });
  }

  /** Tell a fault, at its line if it has one in this file; other errors are thrown. */
  #fault(error: unknown) {
    if (!(error instanceof EngineError) && !(error instanceof EngineLost)) throw error;
    this.#tell("");
    const text = error instanceof EngineError ? refusal(error) : say("lab-own-lost");
    const here = error instanceof EngineError && error.values.file === this.state.bot.file && error.type === "fault";
    this.change({ fault: { text, line: here ? Number(error.values.line) : null }, marked: here });
  }
}
