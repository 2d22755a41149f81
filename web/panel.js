// @ts-check
/** All but the board: status, messages, progress, buttons, score and the new-game dialog. */

import {
  BUDGETS, HUMAN, actions, botToMove, canResign, canUndo, gameNamed, opponent, personToMove, score,
} from "./state.js";
import { gameTitle, sides, status } from "./status.js";
import { capitalised, strings, texts } from "./strings.js";

/** @import { Game } from "./game.js" */
/** @import { Choices, Seat, State } from "./state.js" */

/** @template {HTMLElement} T @param {string} id @param {new () => T} type @returns {T} */
function find(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} "${id}".`);
  return found;
}

const button = (/** @type {string} */ id) => find(id, HTMLButtonElement);
const select = (/** @type {string} */ id) => find(id, HTMLSelectElement);

/** Set text only where it differs: a live region would speak it again. @param {HTMLElement} node @param {string} text */
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** @param {HTMLElement} node @param {boolean} shown */
const show = (node, shown) => {
  node.hidden = !shown;
};

/** The texts that stand in the page from the first. */
function fillTexts() {
  for (const node of document.querySelectorAll("[data-text]")) {
    node.textContent = texts[node.getAttribute("data-text") ?? ""] ?? "";
  }
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", texts[node.getAttribute("data-label") ?? ""] ?? "");
  }
}

export class Panel {
  #status = find("status", HTMLElement);
  #problem = find("problem", HTMLElement);
  #problemText = find("problem-text", HTMLElement);
  #broken = find("broken", HTMLInputElement);
  #copy = button("copy");
  #retry = button("retry");
  #goal = find("goal", HTMLElement);
  #work = find("work", HTMLElement);
  #progress = find("progress", HTMLProgressElement);
  #effort = find("effort", HTMLElement);
  #playNow = button("play-now");
  #cancel = button("cancel");
  #letMove = button("let-move");
  #actions = find("actions", HTMLElement);
  #undo = button("undo");
  #resign = button("resign");
  #budgetField = find("budget-field", HTMLElement);
  #budget = select("budget");
  #score = find("score", HTMLElement);
  #confirm = find("resign-dialog", HTMLDialogElement);

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    fillTexts();
    this.dialog = new NewGameDialog((choices) => game.newGame(choices));
    /** @type {[HTMLButtonElement, () => void][]} */
    const buttons = [
      [this.#playNow, () => game.playNow()],
      [this.#cancel, () => game.cancel()],
      [this.#letMove, () => game.letMove()],
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
    this.#budget.addEventListener("change", () => game.setBudget(JSON.parse(this.#budget.value)));
    this.#fillBudgets();
  }

  /** Show a state. @param {State} state */
  draw(state) {
    write(this.#status, status(state));
    write(find("title", HTMLElement), gameTitle(state));
    write(this.#goal, gameNamed(state.describe, state.snapshot.game).goal);
    this.#drawProblem(state);
    this.#drawWork(state);
    this.#drawActions(state);
    this.#undo.disabled = !canUndo(state);
    this.#resign.disabled = !canResign(state);
    show(this.#budgetField, opponent(state)?.budgeted ?? false);
    this.#budget.value = JSON.stringify(state.budget);
    this.#drawScore(state);
  }

  /** @param {State} state */
  #drawProblem({ problem }) {
    show(this.#problem, problem !== null);
    write(this.#problemText, problem?.text ?? "");
    this.#broken.value = problem?.broken ?? "";
    for (const node of [this.#broken, this.#copy]) show(node, problem?.broken !== undefined);
    show(this.#retry, problem?.retry ?? false);
  }

  /** The one line of work: loading, starting or thinking. @param {State} state */
  #drawWork(state) {
    const { engine, thinking, paused } = state;
    const busy = engine.phase === "loading" || engine.phase === "starting";
    const bot = botToMove(state);
    show(this.#work, busy || thinking !== null);
    show(this.#goal, !busy && !thinking);
    if (engine.phase === "loading") {
      this.#measure(engine.total ? engine.done / engine.total : null, strings.loadingBytes(engine.done, engine.total));
    } else if (engine.phase === "starting") this.#measure(null, strings.startingPython);
    else if (thinking) {
      const { progress, elapsed, playouts } = thinking.info ?? { progress: 0, elapsed: 0, playouts: 0 };
      this.#measure(progress, strings.effort(elapsed, playouts));
    }
    for (const node of [this.#playNow, this.#cancel]) show(node, thinking !== null);
    this.#playNow.disabled = thinking?.stopping ?? false;
    show(this.#letMove, bot !== null && paused && engine.phase === "ready");
    write(this.#letMove, bot ? strings.letMove(bot.title) : "");
  }

  /** @param {number | null} share null: unknown @param {string} text */
  #measure(share, text) {
    if (share === null) this.#progress.removeAttribute("value");
    else this.#progress.value = share;
    write(this.#effort, text);
  }

  /** Moves that are no cell. @param {State} state */
  #drawActions(state) {
    const names = personToMove(state) ? actions(state) : [];
    const shown = [...this.#actions.children].map((node) => node.textContent);
    if (names.map(capitalised).join() === shown.join()) return;
    this.#actions.replaceChildren(
      ...names.map((name) => {
        const node = document.createElement("button");
        node.type = "button";
        node.className = "offer";
        node.textContent = capitalised(name);
        node.addEventListener("click", () => this.game.choose(name));
        return node;
      }),
    );
  }

  /** @param {State} state */
  #drawScore(state) {
    const [first, second] = sides(state);
    const [wins, losses] = score(state);
    const parts = { "score-first": first, "score-wins": wins, "score-losses": losses, "score-second": second };
    for (const [id, text] of Object.entries(parts)) write(find(id, HTMLElement), String(text));
    this.#score.setAttribute("aria-label", strings.score(first, wins, losses, second));
    button("reset-score").disabled = wins + losses === 0;
  }

  #fillBudgets() {
    for (const kind of /** @type {const} */ (["seconds", "playouts"])) {
      const group = document.createElement("optgroup");
      group.label = strings.budgetKinds[kind];
      group.append(...BUDGETS.filter((budget) => kind in budget).map((budget) => new Option(strings.budget(budget), JSON.stringify(budget))));
      this.#budget.append(group);
    }
  }

  async #copyBroken() {
    this.#broken.select();
    await navigator.clipboard.writeText(this.#broken.value);
  }
}

class NewGameDialog {
  #dialog = find("new-dialog", HTMLDialogElement);
  #form = find("new-form", HTMLFormElement);
  #game = select("new-game");
  #size = select("new-size");
  #opponent = select("new-opponent");
  #summary = find("new-summary", HTMLElement);
  #options = find("new-options", HTMLElement);
  #seats = find("new-seats", HTMLElement);
  /** @type {State | null} */
  #state = null;

  /** @param {(choices: Choices) => void} chosen */
  constructor(chosen) {
    this.#form.addEventListener("submit", () => chosen(this.#read()));
    this.#game.addEventListener("change", () => this.#fillGame());
    this.#opponent.addEventListener("change", () => this.#describeOpponent());
    button("new-cancel").addEventListener("click", () => this.#dialog.close());
  }

  /** @param {State} state */
  open(state) {
    const { describe, choices } = state;
    this.#state = state;
    this.#game.replaceChildren(...describe.games.map(({ name, title }) => new Option(title, name, false, name === choices.game)));
    show(find("new-game-field", HTMLElement), describe.games.length > 1);
    const opponents = [...describe.bots.map(({ name, title }) => [title, name]), [strings.twoPeople, HUMAN]];
    this.#opponent.replaceChildren(
      ...opponents.map(([title, name]) => new Option(title, name, false, name === choices.opponent)),
    );
    this.#fillGame();
    this.#describeOpponent();
    this.#dialog.showModal();
  }

  /** Sizes, seats and options of the chosen game. */
  #fillGame() {
    if (!this.#state) return;
    const { describe, choices } = this.#state;
    const game = gameNamed(describe, this.#game.value);
    const chosen = game.name === choices.game ? choices : null;
    const { min, max, default: usual } = game.sizes;
    const sizes = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    this.#size.replaceChildren(...sizes.map((size) => new Option(String(size), String(size), false, size === (chosen?.size ?? usual))));
    this.#options.replaceChildren(
      ...game.options.map(({ name, title, summary, default: on }) =>
        tick("checkbox", `option-${name}`, "on", title, chosen?.options[name] ?? on, summary),
      ),
    );
    const seats = game.players.map((player, index) => ({ value: String(index + 1), title: strings.starts(player, index + 1) }));
    this.#seats.replaceChildren(
      ...[...seats, { value: "random", title: strings.random }].map(({ value, title }) =>
        tick("radio", "seat", value, title, value === choices.seat),
      ),
    );
  }

  #describeOpponent() {
    const bot = this.#state?.describe.bots.find(({ name }) => name === this.#opponent.value);
    write(this.#summary, bot?.summary ?? "");
    show(find("new-seats-field", HTMLElement), bot !== undefined);
  }

  /** @returns {Choices} */
  #read() {
    const data = new FormData(this.#form);
    const boxes = [...this.#options.querySelectorAll("input")];
    return {
      game: this.#game.value,
      size: Number(this.#size.value),
      options: Object.fromEntries(boxes.map((box) => [box.name.replace("option-", ""), box.checked])),
      opponent: this.#opponent.value,
      seat: /** @type {Seat} */ (data.get("seat")),
    };
  }
}

/**
 * @param {"checkbox" | "radio"} type @param {string} name @param {string} value @param {string} title
 * @param {boolean} checked @param {string} [summary]
 */
function tick(type, name, value, title, checked, summary) {
  const label = document.createElement("label");
  label.className = type;
  const input = Object.assign(document.createElement("input"), { type, name, value, checked });
  const text = document.createElement("span");
  text.textContent = title;
  label.append(input, text);
  if (summary) {
    const small = document.createElement("small");
    small.textContent = summary;
    text.append(small);
  }
  return label;
}
