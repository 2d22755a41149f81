// @ts-check
/** All but the board: status, messages, progress, buttons, score and the new-game dialog. */

import { button, find, select, show, write } from "./dom.js";
import { goal } from "./goal.js";
import { Lens } from "./lens.js";
import {
  HUMAN, actions, botToMove, botsFor, budgetOf, budgetsFor, canResign, canStudy, canUndo, gameNamed, opponent, personToMove, rivalFor,
  score, settingsOf, standing, suitable, workersFor,
} from "./state.js";
import { gameTitle, sides, status } from "./status.js";
import { capitalised, local, strings, texts } from "./strings.js";

/** @import { Game } from "./game.js" */
/** @import { Bot, Choices, Game as Rules, Option as Rule, Seat, Setting, State, Values } from "./state.js" */

/** Workers that may be asked for, however many cores there are: each takes some 250 MB. */
const MOST_WORKERS = 8;

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
  #standing = find("standing", HTMLElement);
  #suitable = find("suitable", HTMLElement);
  #budgetField = find("budget-field", HTMLElement);
  #budget = select("budget");
  #workersField = find("workers-field", HTMLElement);
  #workers = select("workers");
  #studyField = find("study-field", HTMLElement);
  #study = find("study", HTMLInputElement);
  #score = find("score", HTMLElement);
  #confirm = find("resign-dialog", HTMLDialogElement);

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    fillTexts();
    this.dialog = new NewGameDialog((choices, settings) => game.newGame(choices, settings));
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
    const most = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS);
    fill(this.#workers, Array.from({ length: most }, (_, index) => [String(index + 1), String(index + 1)]), "");
    this.#workers.addEventListener("change", () => game.setWorkers(Number(this.#workers.value)));
    this.#study.addEventListener("change", () => game.setStudying(this.#study.checked));
    this.lens = new Lens(game);
  }

  /** Show a state. @param {State} state */
  draw(state) {
    write(this.#status, status(state));
    write(find("title", HTMLElement), gameTitle(state));
    write(this.#goal, goal(state));
    this.#drawProblem(state);
    this.#drawWork(state);
    this.#drawActions(state);
    this.#undo.disabled = !canUndo(state);
    this.#resign.disabled = !canResign(state);
    this.#drawBudget(state);
    this.#drawWorkers(state);
    show(this.#studyField, canStudy(state));
    this.#study.checked = state.studying;
    this.#drawScore(state);
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
      const { progress, elapsed, playouts, parts = 1 } = thinking.info ?? { progress: 0, elapsed: 0, playouts: 0 };
      this.#measure(progress, strings.effort(elapsed, playouts, parts));
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
    if (names.map((name) => capitalised(local(name))).join() === shown.join()) return;
    this.#actions.replaceChildren(
      ...names.map((name) => {
        const node = document.createElement("button");
        node.type = "button";
        node.className = "offer";
        node.textContent = capitalised(local(name));
        node.addEventListener("click", () => this.game.choose(name));
        return node;
      }),
    );
  }

  /** @param {State} state */
  #drawScore(state) {
    const [first, second] = sides(state);
    const { wins, losses, draws } = score(state);
    const parts = { "score-first": first, "score-wins": wins, "score-losses": losses, "score-second": second };
    for (const [id, text] of Object.entries(parts)) write(find(id, HTMLElement), String(text));
    this.#score.setAttribute("aria-label", strings.score(first, wins, losses, second, draws));
    write(find("score-draws", HTMLElement), draws ? strings.draws(draws) : "");
    button("reset-score").disabled = wins + losses + draws === 0;
  }

  /** How strong the opponent is, or how long it may think. @param {State} state */
  #drawBudget(state) {
    const bot = opponent(state);
    const level = standing(gameNamed(state.describe, state.snapshot.game), state.snapshot.size, bot);
    show(this.#standing, level !== null);
    write(this.#standing, level ? strings.standing(level) : "");
    const better = suitable(state);
    show(this.#suitable, better !== null);
    write(this.#suitable, better ? strings.suitable(better.title) : "");
    show(this.#budgetField, bot?.budgeted ?? false);
    if (!bot?.budgeted) return;
    if (this.#budget.dataset.bot !== bot.name) this.#fillBudgets(bot);
    this.#budget.value = JSON.stringify(budgetOf(state, bot));
  }

  /** @param {State} state */
  #drawWorkers(state) {
    const { ready, missing } = state.helpers;
    const parallel = opponent(state)?.parallel ?? false;
    show(this.#workersField, this.#workers.length > 1 && parallel);
    this.#workers.value = String(Math.min(state.workers, this.#workers.length));
    write(find("workers-starting", HTMLElement), ready + missing + 1 < workersFor(state) ? strings.startingWorkers : "");
  }

  /** @param {Bot} bot */
  #fillBudgets(bot) {
    this.#budget.dataset.bot = bot.name;
    this.#budget.replaceChildren();
    for (const kind of /** @type {const} */ (["seconds", "playouts"])) {
      const group = document.createElement("optgroup");
      group.label = strings.budgetKinds[kind];
      group.append(...budgetsFor(bot).filter((budget) => kind in budget).map((budget) => new Option(strings.budget(budget), JSON.stringify(budget))));
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
  #settings = find("new-settings", HTMLElement);
  #options = find("new-options", HTMLElement);
  #seats = find("new-seats", HTMLElement);
  /** @type {State | null} */
  #state = null;

  /** @param {(choices: Choices, settings: Record<string, Values>) => void} chosen */
  constructor(chosen) {
    this.#form.addEventListener("submit", () => chosen(this.#read(), this.#readSettings()));
    this.#game.addEventListener("change", () => this.#fillGame());
    this.#opponent.addEventListener("change", () => this.#fillOpponent());
    this.#size.addEventListener("change", () => write(this.#summary, this.#summaryOf(this.#bot())));
    // A browser tells what is wrong with a number only where it can be seen.
    this.#settings.addEventListener("invalid", () => (find("new-settings-field", HTMLDetailsElement).open = true), true);
    button("new-cancel").addEventListener("click", () => this.#dialog.close());
  }

  /** @param {State} state */
  open(state) {
    const { describe, choices } = state;
    this.#state = state;
    fill(this.#game, describe.games.map(({ title, name }) => [title, name]), choices.game);
    show(find("new-game-field", HTMLElement), describe.games.length > 1);
    fill(this.#opponent, [], "");
    this.#fillGame();
    this.#dialog.showModal();
  }

  /** Sizes, options, seats and opponents of the chosen game. */
  #fillGame() {
    if (!this.#state) return;
    const { describe, choices } = this.#state;
    const game = gameNamed(describe, this.#game.value);
    const usual = { size: game.sizes.default, options: /** @type {Values} */ ({}) };
    const { size, options } = game.name === choices.game ? choices : usual;
    this.#fillSizes(game, size);
    this.#options.replaceChildren(
      ...game.options.map((option) =>
        control(`option-${option.name}`, option, options[option.name] ?? option.default, option.summary),
      ),
    );
    this.#fillSeats(game, choices.seat);
    this.#fillOpponents(game, rivalFor(describe, game.name, this.#opponent.value || choices.opponent));
    this.#fillOpponent();
  }

  /** Levels first, then the bots by name, then another person. @param {Rules} game @param {string} chosen */
  #fillOpponents(game, chosen) {
    const bots = this.#state ? botsFor(this.#state.describe, game.name) : [];
    const choices = (/** @type {boolean} */ isLevel) =>
      bots.filter(({ level }) => (level !== null) === isLevel).map(({ title, name }) => [title, name]);
    const [levels, others] = [choices(true), [...choices(false), [strings.twoPeople, HUMAN]]];
    if (!levels.length) fill(this.#opponent, others, chosen);
    else this.#opponent.replaceChildren(group(strings.levels, levels, chosen), group(strings.others, others, chosen));
  }

  /** @param {Rules} game @param {number} chosen */
  #fillSizes({ sizes: { min, max } }, chosen) {
    const sizes = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
    fill(this.#size, sizes.map((size) => [size, size]), String(chosen));
    show(find("new-size-field", HTMLElement), sizes.length > 1);
  }

  /** @param {Rules} game @param {Seat} chosen */
  #fillSeats({ players }, chosen) {
    const seats = players.map((player, index) => [strings.starts(player, index + 1), String(index + 1)]);
    this.#seats.replaceChildren(
      ...[...seats, [strings.random, "random"]].map(([title = "", value = ""]) => tick("radio", "seat", value, title, value === chosen)),
    );
  }

  #bot() {
    return this.#state?.describe.bots.find(({ name }) => name === this.#opponent.value);
  }

  /** What the chosen opponent is, and its settings. */
  #fillOpponent() {
    const bot = this.#bot();
    write(this.#summary, this.#summaryOf(bot));
    show(find("new-seats-field", HTMLElement), bot !== undefined);
    show(find("new-settings-field", HTMLElement), (bot?.settings.length ?? 0) > 0);
    const changed = this.#state && bot ? settingsOf(this.#state, bot) : {};
    this.#settings.replaceChildren(
      ...(bot?.settings ?? []).map((setting) => {
        const { name, default: usually, min, max } = setting;
        const bounds = min === undefined || max === undefined ? "" : strings.bounds(min, max);
        return control(`setting-${name}`, setting, changed[name] ?? usually, bounds);
      }),
    );
  }

  /** @param {Bot | undefined} bot */
  #summaryOf(bot) {
    const level = this.#state && bot && standing(gameNamed(this.#state.describe, this.#game.value), Number(this.#size.value), bot);
    return level ? strings.standing(level) : (bot?.summary ?? "");
  }

  /** @returns {Choices} */
  #read() {
    const data = new FormData(this.#form);
    return {
      game: this.#game.value,
      size: Number(this.#size.value),
      options: valuesIn(this.#options, "option-"),
      opponent: this.#opponent.value,
      seat: /** @type {Seat} */ (data.get("seat")),
    };
  }

  /** Every bot's settings that differ from its defaults, with those that the dialog shows. @returns {Record<string, Values>} */
  #readSettings() {
    const bot = this.#bot();
    const settings = this.#state?.settings ?? {};
    if (!bot) return settings;
    const shown = valuesIn(this.#settings, "setting-");
    const changed = Object.entries(shown).filter(([name, value]) => bot.settings.some((one) => one.name === name && one.default !== value));
    const { [bot.name]: _, ...others } = settings;
    return changed.length ? { ...others, [bot.name]: Object.fromEntries(changed) } : others;
  }
}

/** Offer these choices, each a title and a value. @param {HTMLSelectElement} node @param {string[][]} choices @param {string} chosen */
function fill(node, choices, chosen) {
  node.replaceChildren(...offered(choices, chosen));
}

/** @param {string[][]} choices @param {string} chosen */
const offered = (choices, chosen) => choices.map(([title, value]) => new Option(title, value, false, value === chosen));

/** Choices under a title. @param {string} label @param {string[][]} choices @param {string} chosen */
function group(label, choices, chosen) {
  const node = Object.assign(document.createElement("optgroup"), { label });
  node.append(...offered(choices, chosen));
  return node;
}

/**
 * A switch or a number to choose.
 * @param {string} name @param {Rule | Setting} choice @param {boolean | number} value @param {string} summary
 */
function control(name, choice, value, summary) {
  if (typeof value === "boolean") return tick("checkbox", name, "on", choice.title, value, summary);
  const label = document.createElement("label");
  label.className = "number";
  const step = "kind" in choice && choice.kind === "float" ? "any" : "1";
  const input = Object.assign(document.createElement("input"), { type: "number", name, step, required: true });
  Object.assign(input, { min: String(choice.min), max: String(choice.max), value: String(value) });
  label.append(titled(choice.title, summary), input);
  return label;
}

/** What is chosen by the controls of a part of the form. @param {HTMLElement} part @param {string} prefix @returns {Values} */
function valuesIn(part, prefix) {
  return Object.fromEntries(
    [...part.querySelectorAll("input")].map((input) => [
      input.name.replace(prefix, ""),
      input.type === "checkbox" ? input.checked : input.valueAsNumber,
    ]),
  );
}

/**
 * @param {"checkbox" | "radio"} type @param {string} name @param {string} value @param {string} title
 * @param {boolean} checked @param {string} [summary]
 */
function tick(type, name, value, title, checked, summary) {
  const label = document.createElement("label");
  label.className = type;
  const input = Object.assign(document.createElement("input"), { type, name, value, checked });
  label.append(input, titled(title, summary));
  return label;
}

/** A control's title, and what more there is to say about it. @param {string} title @param {string} [summary] */
function titled(title, summary) {
  const text = document.createElement("span");
  text.textContent = title;
  if (summary) {
    const small = document.createElement("small");
    small.textContent = summary;
    text.append(small);
  }
  return text;
}
