// @ts-check
/** Everything beside the board: status, messages, progress, buttons and score. */

import { Clocks } from "./timers.js";
import { button, find, select, show, write } from "../dom.js";
import { fill } from "../dialogs/form.js";
import { goal } from "../model/goal.js";
import { Lens } from "./lens.js";
import { More } from "./more.js";
import { NewGameDialog } from "../dialogs/newgame.js";
import { Notice } from "./notice.js";
import { bindOptions, drawOptions } from "./options.js";
import { Rival } from "./rival.js";
import { Strips } from "./strips.js";
import {
  MOST_WORKERS,
  byLink,
  canResign,
  canStudy,
  canUndo,
  opponent,
  rivals,
  score,
  suitable,
  watched,
  workersFor,
} from "../model/state.js";
import { gameTitle, headline, sides } from "../model/status.js";
import { strings, texts, words } from "../words/strings.js";
import { Watch } from "./watch.js";

/** @import { Game } from "../game.js" */
/** @import { Keyboard } from "./keyboard.js" */
/** @import { State } from "../model/state.js" */

/** Fill in the texts of the page's elements. */
function fillTexts() {
  for (const node of document.querySelectorAll("[data-text]")) {
    node.textContent = texts[node.getAttribute("data-text") ?? ""] ?? "";
  }
  for (const node of document.querySelectorAll("[data-tip]"))
    node.setAttribute("title", texts[node.getAttribute("data-tip") ?? ""] ?? "");
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", texts[node.getAttribute("data-label") ?? ""] ?? "");
  }
}

export class Panel {
  #problem = find("problem", HTMLElement);
  #problemText = find("problem-text", HTMLElement);
  #broken = find("broken", HTMLInputElement);
  #copy = button("copy");
  #retry = button("retry");
  #goal = find("goal", HTMLElement);
  #undo = button("undo");
  #resign = button("resign");
  #suitable = find("suitable", HTMLElement);
  #workersField = find("workers-field", HTMLElement);
  #workers = select("workers");
  #ponderField = find("ponder-field", HTMLElement);
  #studyField = find("study-field", HTMLElement);
  #scoreField = find("score-field", HTMLElement);
  #score = find("score", HTMLElement);
  #confirm = find("resign-dialog", HTMLDialogElement);
  #rival = find("rival-dialog", HTMLDialogElement);
  /** The title of the page itself. */
  title = document.title;

  /** @param {Game} game @param {Keyboard} keyboard */
  constructor(game, keyboard) {
    this.game = game;
    fillTexts();
    this.dialog = new NewGameDialog((choices, settings) => game.newGame(choices, settings));
    /** @type {[HTMLButtonElement, () => void][]} */
    const buttons = [
      [this.#undo, () => game.undo()],
      [this.#resign, () => this.#confirm.showModal()],
      [button("resign-sure"), () => game.resign()],
      [button("new"), () => this.dialog.open(game.state)],
      [button("reset-score"), () => game.resetScore()],
      [button("dismiss"), () => game.dismiss()],
      [this.#retry, () => game.retry()],
      [this.#copy, () => this.#copyBroken()],
    ];
    for (const [node, act] of buttons) node.addEventListener("click", act);
    this.rivals = ["", "-2"].map(
      (end) => new Rival(end, (bot, budget) => game.prefer({ budgets: { ...game.state.budgets, [bot]: budget } })),
    );
    const most = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS);
    fill(
      this.#workers,
      Array.from({ length: most }, (_, index) => [String(index + 1), String(index + 1)]),
      "",
    );
    bindOptions(game);
    this.notice = new Notice(game);
    this.strips = new Strips(() => this.#rival.showModal());
    this.more = new More();
    this.watch = new Watch(game);
    this.clocks = new Clocks(game);
    this.lens = new Lens(game, keyboard);
    keyboard.on(["n"], () => this.dialog.open(game.state), { single: true });
  }

  /** Show a state. @param {State} state */
  draw(state) {
    document.title = strings.pageTitle(headline(words, state), this.title);
    write(find("title", HTMLElement), gameTitle(words, state));
    write(this.#goal, goal(words, state));
    this.#drawProblem(state);
    this.notice.draw(state);
    this.strips.draw(state);
    button("new").classList.toggle("main", state.snapshot.outcome !== null && !state.over);
    this.#undo.disabled = !canUndo(state);
    this.#resign.disabled = !canResign(state);
    this.#drawRivals(state);
    this.#drawWorkers(state);
    this.#drawPonder(state);
    show(this.#studyField, canStudy(state));
    drawOptions(state);
    this.#drawScore(state);
    this.watch.draw(state);
    this.clocks.draw(state);
    this.lens.draw(state);
  }

  /** @param {State} state */
  #drawProblem({ problem }) {
    show(this.#problem, problem !== null);
    write(this.#problemText, problem?.text ?? "");
    this.#broken.value = problem?.broken ?? "";
    for (const node of [this.#broken, this.#copy]) show(node, problem?.broken !== undefined);
    show(this.#retry, problem?.retry ?? false);
  }

  /** @param {State} state */
  #drawScore(state) {
    show(this.#scoreField, !watched(state));
    const [first, second] = sides(words, state);
    const { wins, losses, draws } = score(state);
    const parts = { "score-first": first, "score-wins": wins, "score-losses": losses, "score-second": second };
    for (const [id, text] of Object.entries(parts)) write(find(id, HTMLElement), String(text));
    this.#score.setAttribute("aria-label", strings.score(first, wins, losses, second, draws));
    write(find("score-draws", HTMLElement), draws ? strings.draws(draws) : "");
    button("reset-score").disabled = wins + losses + draws === 0;
  }

  /** The bots of the game, and which level would suit the person better. @param {State} state */
  #drawRivals(state) {
    const bots = rivals(state);
    write(
      find("rival-title", HTMLElement),
      bots.length ? bots.map(({ title }) => title).join(" · ") : byLink(state) ? strings.friend : strings.twoPeople,
    );
    for (const [index, rival] of this.rivals.entries()) rival.draw(state, bots[index] ?? null, bots.length > 1);
    const better = suitable(state);
    show(this.#suitable, better !== null);
    const stronger = Number(better?.level) > Number(opponent(state)?.level);
    write(this.#suitable, better ? (stronger ? strings.stronger : strings.weaker)(better.title) : "");
  }

  /** @param {State} state */
  #drawWorkers(state) {
    const { ready, missing } = state.pool;
    if (!this.#workers.value) this.#workers.selectedIndex = this.#workers.length - 1; // stored on a machine with more cores
    show(this.#workersField, this.#workers.length > 1 && rivals(state).some(({ parallel }) => parallel));
    write(
      find("workers-starting", HTMLElement),
      ready + missing + 1 < workersFor(state) ? strings.startingWorkers : "",
    );
  }

  /** @param {State} state */
  #drawPonder(state) {
    show(this.#ponderField, opponent(state)?.remembers ?? false);
  }

  async #copyBroken() {
    this.#broken.select();
    await navigator.clipboard.writeText(this.#broken.value);
  }
}
