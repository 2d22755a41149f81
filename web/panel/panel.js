/** Everything beside the board: status, messages, progress, buttons and score. */

import { Clocks } from "./timers.js";
import { button, find, select, show, translate, write } from "../dom.js";
import { rules } from "../model/goal.js";
import { Lens } from "./lens.js";
import { More } from "./more.js";
import { NewGameDialog } from "../dialogs/newgame.js";
import { Notice } from "./notice.js";
import { bindOptions, drawOptions } from "./options.js";
import { copy } from "../dialogs/takeout.js";
import { Rival } from "./rival.js";
import { Strips } from "./strips.js";
import * as states from "../model/state.js";
import { gameTitle, headline, sides } from "../model/status.js";
import { say, words } from "../lang/texts.js";
import { Watch } from "./watch.js";

/** @import { App } from "../app/app.js" */
/** @import { State } from "../model/state.js" */

export class Panel {
  #broken = find("broken", HTMLInputElement);
  #copy = button("copy");
  #undo = button("undo");
  #resign = button("resign");
  #workers = select("workers");
  /** The title of the page itself. */
  title = document.title;

  constructor(/** @type {App} */ app) {
    const { keyboard } = app;
    this.app = app;
    translate(say);
    this.dialog = new NewGameDialog((choices, settings) => app.opener.newGame(choices, settings));
    /** @type {[HTMLButtonElement, () => void][]} */ const buttons = [
      [this.#undo, () => app.game.undo()],
      [this.#resign, () => find("resign-dialog", HTMLDialogElement).showModal()],
      [button("resign-sure"), () => app.game.resign()],
      [button("new"), () => this.dialog.open(app.store.state)],
      [button("reset-score"), () => app.game.resetScore()],
      [button("dismiss"), () => app.messages.dismiss()],
      [button("retry"), () => app.messages.retry()],
      [this.#copy, () => this.#copyBroken()],
    ];
    for (const [node, act] of buttons) node.addEventListener("click", act);
    this.rivals = ["", "-2"].map(
      (end) =>
        new Rival(end, (bot, budget) => app.game.prefer({ budgets: { ...app.store.state.budgets, [bot]: budget } })),
    );
    const most = Math.min(navigator.hardwareConcurrency || 1, states.MOST_WORKERS);
    this.#workers.append(...Array.from({ length: most }, (_, index) => new Option(String(index + 1))));
    bindOptions(app);
    this.notice = new Notice(app);
    this.strips = new Strips(() => find("rival-dialog", HTMLDialogElement).showModal());
    this.more = new More();
    this.watch = new Watch(app);
    this.clocks = new Clocks(app);
    this.lens = new Lens(app, keyboard);
    keyboard.on(["n"], () => this.dialog.open(app.store.state), { single: true });
  }

  draw(/** @type {State} */ state) {
    document.title = say("page-title", { news: headline(words, state), page: this.title });
    write("title", gameTitle(words, state));
    write("goal", rules(words, state));
    this.#drawProblem(state);
    this.notice.draw(state);
    this.strips.draw(state);
    button("new").classList.toggle("main", state.snapshot.outcome !== null && !state.over);
    this.#undo.disabled = !states.canUndo(state);
    this.#resign.disabled = !states.canResign(state);
    this.#drawRivals(state);
    this.#drawWorkers(state);
    this.#drawPonder(state);
    show("study-field", states.canStudy(state));
    drawOptions(state);
    this.#drawScore(state);
    this.watch.draw(state);
    this.clocks.draw(state);
    this.lens.draw(state);
  }

  #drawProblem(/** @type {State} */ { problem }) {
    show("problem", problem !== null);
    write("problem-text", problem?.text ?? "");
    this.#broken.value = problem?.broken ?? "";
    for (const node of [this.#broken, this.#copy]) show(node, problem?.broken !== undefined);
    show("retry", problem?.retry ?? false);
  }

  #drawScore(/** @type {State} */ state) {
    show("score-field", !states.watched(state));
    const [first, second] = sides(words, state);
    const { wins, losses, draws } = states.score(state);
    const parts = { "score-first": first, "score-wins": wins, "score-losses": losses, "score-second": second };
    for (const [id, text] of Object.entries(parts)) write(id, String(text));
    find("score").setAttribute(
      "aria-label",
      [say("score", { first, wins, second, losses }), ...(draws ? [say("draws", { count: draws })] : [])].join(", "),
    );
    write("score-draws", draws ? say("draws", { count: draws }) : "");
    button("reset-score").disabled = wins + losses + draws === 0;
  }

  /** The bots of the game, and which level would suit the person better. @param {State} state */
  #drawRivals(state) {
    const bots = states.rivals(state);
    write(
      "rival-title",
      bots.length
        ? bots.map(({ title }) => title).join(" · ")
        : states.byLink(state)
          ? say("friend")
          : say("two-people"),
    );
    for (const [index, rival] of this.rivals.entries()) rival.draw(state, bots[index] ?? null, bots.length > 1);
    const better = states.suitable(state);
    show("suitable", better !== null);
    const stronger = Number(better?.level) > Number(states.opponent(state)?.level);
    write("suitable", better ? say(stronger ? "stronger" : "weaker", { title: better.title }) : "");
  }

  #drawWorkers(/** @type {State} */ state) {
    const { ready, missing } = state.pool;
    // A number that was stored on a machine with more cores is none of the choices.
    if (!this.#workers.value) this.#workers.selectedIndex = this.#workers.length - 1;
    show("workers-field", this.#workers.length > 1 && states.rivals(state).some(({ parallel }) => parallel));
    write("workers-starting", ready + missing + 1 < states.workersFor(state) ? say("starting-workers") : "");
  }

  #drawPonder(/** @type {State} */ state) {
    show("ponder-field", states.opponent(state)?.remembers ?? false);
  }

  async #copyBroken() {
    this.#broken.select();
    await copy(this.#broken.value);
  }
}
