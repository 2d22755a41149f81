/** The bench of the reader's own bots: they are written, checked, played against, kept, and taken in and out as files
 * and links. */

import { download } from "../../dialogs/takeout.js";
import { button, element, find, select, show, write } from "../../dom.js";
import { EngineError, EngineLost } from "../../engine/client.js";
import { refusal, say } from "../../lang/texts.js";
import { addressOf, botIn, freeName, nameOf } from "./address.js";
import { Editor } from "./editor.js";
import { Game } from "./game.js";
import { bots, dropBot, keepBot, sourceOf } from "./shelf.js";

/** @import { Bot } from "./address.js" */
/** @import { Workshop } from "./workshop.js" */

/** Bots of the engine to play against. */
const RIVALS = ["random", "flat", "uct", "rave", "wye"];
/** What stands for the person, and for a bot that has not been begun yet, in the lists. */
const [PERSON, NEW] = ["", ""];

const input = (/** @type {string} */ id) => find(id, HTMLInputElement);
/** The names of the bots that are kept. */
const files = () => bots().map(({ file }) => file);

export class OwnBench {
  #editor = new Editor(() => this.#edited());
  #game = new Game();
  /** The name of the bot in the editor. */
  #file = nameOf("");
  /** Whether it came from elsewhere, and the person has neither kept nor started it. */
  #foreign = false;
  /** The check or the game that runs. @type {{stop(): void} | null} */
  #working = null;
  /** The line of the last fault. */
  #line = 1;

  /** @param {Workshop} workshop
   * @param {(name: string) => boolean} offered whether there is an experiment of that name */
  constructor(workshop, offered) {
    this.workshop = workshop;
    this.offered = offered;
    find("own-paragraphs").replaceChildren(
      ...say("lab-own-paragraphs")
        .split("\n\n")
        .map((one) => element("p", {}, one)),
    );
    find("own-sources").replaceChildren(
      ...say("lab-own-sources")
        .split("\n")
        .map((one) => element("li", {}, one)),
    );
    find("own-board", SVGSVGElement).setAttribute("aria-label", say("lab-own-texts-board"));
    select("own-kept").addEventListener("change", () => this.#choose(select("own-kept").value));
    input("own-name").addEventListener("change", () => this.#rename(nameOf(input("own-name").value)));
    button("own-check").addEventListener("click", () => this.#check());
    button("own-play").addEventListener("click", () => this.#play());
    for (const id of ["own-stop", "own-end"]) button(id).addEventListener("click", () => this.#working?.stop());
    button("own-save").addEventListener("click", () =>
      download(new Blob([this.#editor.text], { type: "text/x-python" }), this.#file),
    );
    button("own-open").addEventListener("click", () => input("own-file").click());
    input("own-file").addEventListener("change", () => this.#read());
    button("own-keep").addEventListener("click", () => this.#keep());
    button("own-remove").addEventListener("click", () => this.#remove());
    button("own-goto").addEventListener("click", () => this.#editor.select(this.#line));
  }

  /** Show the bench: with the bot that the address brings, else with one that is kept, else with the template. */
  open(/** @type {string} */ address) {
    const brought = botIn(address);
    if (brought === null) this.#tell(say("lab-own-broken-link"));
    if (brought) this.#bring(brought);
    else if (!this.#editor.text) this.#choose(bots()[0]?.file ?? NEW);
    this.#draw();
  }

  // --- the bot in the editor ---

  /** Show a bot that was kept, or the template as a new one. @param {string} file */
  #choose(file) {
    const source = sourceOf(file);
    this.#file = source === undefined ? freeName(nameOf(""), files()) : file;
    this.#foreign = false;
    this.#editor.show(source ?? say("lab-own-template"));
    this.#tell("");
    this.#draw();
  }

  /** Show a bot from elsewhere. Nothing of it is run or kept before the person asks for it. @param {Bot} bot */
  #bring({ file, text: source }) {
    const known = bots().find((bot) => bot.text === source);
    this.#file = known?.file ?? freeName(file, files());
    this.#foreign = !known;
    this.#editor.show(source);
    this.#tell("");
    this.#draw();
  }

  #edited() {
    if (!this.#foreign) this.#keep();
    else this.#draw();
  }

  /** Keep the bot in this browser. */
  #keep() {
    this.#foreign = false;
    if (!keepBot({ file: this.#file, text: this.#editor.text })) this.#tell(say("lab-own-full"));
    this.#draw();
  }

  #rename(/** @type {string} */ file) {
    const others = files().filter((one) => one !== this.#file);
    const kept = sourceOf(this.#file) !== undefined && !this.#foreign;
    if (kept) dropBot(this.#file);
    this.#file = freeName(file, others);
    if (kept) this.#keep();
    else this.#draw();
  }

  #remove() {
    dropBot(this.#file);
    this.#choose(bots()[0]?.file ?? NEW);
  }

  async #read() {
    const [file] = input("own-file").files ?? [];
    if (!file) return;
    this.#bring({ file: nameOf(file.name), text: await file.text() });
    input("own-file").value = "";
  }

  // --- what it does ---

  /** Have the workshop do something with the bot in the editor, and tell what is wrong with it. */
  async #work(/** @type {(hold: (stop: () => void) => void) => Promise<string>} */ work) {
    if (this.#working) return;
    this.#keep();
    this.#tell(say("lab-own-starting"));
    let stopped = false;
    let stop = () => {};
    this.#working = {
      stop: () => {
        stopped = true;
        stop();
      },
    };
    this.#draw();
    try {
      const told = await work((ending) => {
        stop = ending;
        if (stopped) stop();
      });
      this.#tell(told);
    } catch (error) {
      this.#fault(error);
    } finally {
      this.#working = null;
      this.#draw();
    }
    await this.#printed();
  }

  #check() {
    return this.#work(async (hold) => {
      const hand = await this.workshop.engine();
      this.#tell(say("lab-own-checking"));
      const { id, answer } = hand.request("check", { file: this.#file, game: input("own-game").value.trim() });
      hold(() => void hand.call("stop", { target: id, how: "cancel" }));
      const { seconds, settings, ended } = await answer;
      if (!ended) return say("lab-own-stopped");
      const told = settings.length
        ? say("lab-own-settings", { settings: settings.join(", ") })
        : say("lab-own-no-settings");
      return `${say("lab-own-checked", { milliseconds: 1000 * seconds })} ${told}`;
    });
  }

  #play() {
    const rival = select("own-opponent").value || null;
    const seats = select("own-side").value === "1" ? [this.#file, rival] : [rival, this.#file];
    return this.#work(async (hold) => {
      const hand = await this.workshop.engine();
      this.#tell(say("lab-own-playing"));
      hold(() => this.#game.stop());
      const playouts = Math.max(1, input("own-playouts").valueAsNumber || 1);
      await this.#game.play(hand, input("own-game").value.trim(), seats, playouts);
      return "";
    });
  }

  /** Show what the bot has printed. */
  async #printed() {
    // A worker that was lost has nothing to tell.
    const { text: printed } = await this.workshop.call("printed", {}).catch(() => ({ text: "" }));
    show("own-output", printed !== "");
    write("own-printed", printed);
  }

  // --- what is told ---

  #tell(/** @type {string} */ told) {
    write("own-told", told);
    show("own-wrong", false);
    this.#editor.mark(null);
  }

  /** Tell a fault, at its line if it has one in this file; other errors are thrown. @param {unknown} error */
  #fault(error) {
    if (!(error instanceof EngineError) && !(error instanceof EngineLost)) throw error;
    this.#tell("");
    const told = error instanceof EngineError ? refusal(error) : say("lab-own-lost");
    const here = error instanceof EngineError && error.values.file === this.#file && error.type === "fault";
    this.#line = here ? Number(error.values.line) : 1;
    write("own-fault", told);
    write("own-goto", say("lab-own-go-to", { line: this.#line }));
    show("own-wrong", true);
    show("own-goto", here);
    if (here) this.#editor.mark(this.#line);
    find("own-wrong").scrollIntoView({ block: "nearest" });
  }

  #draw() {
    const kept = files();
    select("own-kept").replaceChildren(
      ...kept.map((file) => new Option(file, file)),
      new Option(say("lab-own-fresh"), NEW),
    );
    select("own-kept").value = kept.includes(this.#file) && !this.#foreign ? this.#file : NEW;
    input("own-name").value = this.#file;
    const rivals = select("own-opponent").value;
    const others = [...RIVALS, ...kept].map((name) => new Option(name, name));
    select("own-opponent").replaceChildren(new Option(say("lab-own-you"), PERSON), ...others);
    select("own-opponent").value = [...RIVALS, ...kept].includes(rivals) ? rivals : PERSON;
    show("own-foreign", this.#foreign);
    for (const id of ["own-check", "own-play"]) button(id).disabled = this.#working !== null;
    for (const id of ["own-stop", "own-end"]) show(id, this.#working !== null);
    button("own-remove").disabled = this.#foreign || !kept.includes(this.#file);
    const address = addressOf({ file: this.#file, text: this.#editor.text });
    input("own-link").value = new URL(`#${address}`, location.href).href;
    input("own-command").value = `wye match ${this.#file} wye --game y --size 5`;
    this.#drawLinks();
  }

  /** Where the bot is measured. It has to be kept for that, since these links name it only. */
  #drawLinks() {
    const links = {
      tournament: `tournament?bots=${this.#file},uct@100,random&rounds=5`,
      sweep: `sweep?bot=${this.#file}&rows=iterations=20,200&columns=&games=20`,
    };
    for (const [name, line] of Object.entries(links)) {
      const link = find(`own-${name}`, HTMLAnchorElement);
      link.href = `#${line}`;
      show(link, this.offered(name));
    }
    show("own-measure", !this.#foreign && Object.keys(links).some(this.offered));
  }
}
