// @ts-check
/** The dialog for a new game: its rules, the opponent, the person's colour and the clock. */

import { BotChoice } from "./opponent.js";
import { INCREMENTS, MINUTES } from "../model/clock.js";
import { button, find, select, show, write } from "../dom.js";
import { control, fill, tick, valuesIn } from "./form.js";
import { FRIEND, HUMAN, gameNamed, rivalFor } from "../model/state.js";
import { capitalised, strings, texts } from "../words/strings.js";

/** @import { Game as Rules, Settings } from "../engine/messages.js" */
/** @import { Choices, Seat, State, Values } from "../model/state.js" */

export class NewGameDialog {
  #dialog = find("new-dialog", HTMLDialogElement);
  #form = find("new-form", HTMLFormElement);
  #game = select("new-game");
  #size = select("new-size");
  #options = find("new-options", HTMLElement);
  #seats = find("new-seats", HTMLElement);
  #opponent = new BotChoice("new-opponent", () => this.#drawBots());
  /** The second bot, if the person only watches. */
  #other = new BotChoice("new-other", () => this.#drawBots());
  #minutes = select("new-minutes");
  #increment = select("new-increment");
  /** @type {State | null} */
  #state = null;

  /** @param {(choices: Choices, settings: Record<string, Settings>) => void} chosen */
  constructor(chosen) {
    this.#form.addEventListener("submit", () => chosen(this.#read(), this.#opponent.read(this.#other.read(this.#state?.settings ?? {}))));
    this.#game.addEventListener("change", () => this.#fillGame());
    this.#size.addEventListener("change", () => this.#tell());
    this.#seats.addEventListener("change", () => this.#drawBots());
    this.#minutes.addEventListener("change", () => this.#drawClock());
    button("new-cancel").addEventListener("click", () => this.#dialog.close());
  }

  /** @param {State} state */
  open(state) {
    const { describe, choices } = state;
    this.#state = state;
    fill(this.#game, describe.games.map(({ title, name }) => [title, name]), choices.game);
    show(find("new-game-field", HTMLElement), describe.games.length > 1);
    for (const choice of [this.#opponent, this.#other]) fill(choice.select, [], "");
    fill(this.#minutes, MINUTES.map((minutes) => [strings.minutes(minutes), String(minutes)]), String(choices.time.minutes));
    fill(this.#increment, INCREMENTS.map((seconds) => [strings.increment(seconds), String(seconds)]), String(choices.time.increment));
    this.#drawClock();
    this.#fillGame();
    this.#dialog.showModal();
  }

  /** Sizes, options, seats and bots of the chosen game. */
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
    const chosen = (/** @type {BotChoice} */ choice, /** @type {string} */ last) => rivalFor(describe, game.name, choice.select.value || last);
    this.#opponent.offer(this.#state, game.name, [[strings.twoPeople, HUMAN], [strings.friendByLink, FRIEND]], chosen(this.#opponent, choices.opponent));
    this.#other.offer(this.#state, game.name, [], chosen(this.#other, choices.other));
    this.#drawBots();
  }

  /** @param {Rules} game @param {number} chosen */
  #fillSizes({ sizes: { min, max } }, chosen) {
    const sizes = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
    fill(this.#size, sizes.map((size) => [size, size]), String(chosen));
    show(find("new-size-field", HTMLElement), sizes.length > 1);
  }

  /** @param {Rules} game @param {Seat} chosen */
  #fillSeats({ players }, chosen) {
    const seats = players.map((player, index) => [capitalised(player), String(index + 1)]);
    this.#seats.replaceChildren(
      ...[...seats, [strings.random, "random"], [strings.watchBots, "nobody"]].map(([title = "", value = ""]) =>
        tick("radio", "seat", value, title, value === chosen),
      ),
    );
  }

  /** The person's seat. */
  get #seat() {
    return /** @type {Seat} */ (new FormData(this.#form).get("seat"));
  }

  /** The choices that depend on the opponent and the person's seat. */
  #drawBots() {
    if (!this.#state) return;
    const { players } = gameNamed(this.#state.describe, this.#game.value);
    const against = this.#opponent.select.value !== HUMAN;
    const friend = this.#opponent.select.value === FRIEND;
    const two = against && !friend && this.#seat === "nobody";
    show(find("new-seats-field", HTMLElement), against);
    show(find("new-clock", HTMLElement), !friend);
    show(find("new-other-field", HTMLElement), two);
    const [first, second] = players.map(strings.botFor);
    write(find("new-opponent-label", HTMLElement), String(two ? first : texts.opponent));
    write(find("new-other-label", HTMLElement), String(second));
    this.#opponent.drawSettings(true);
    this.#other.drawSettings(two && this.#other.bot !== this.#opponent.bot);
    this.#tell();
  }

  #drawClock() {
    show(find("new-increment-field", HTMLElement), this.#minutes.value !== "0");
  }

  #tell() {
    for (const choice of [this.#opponent, this.#other]) choice.tell(this.#game.value, Number(this.#size.value));
  }

  /** @returns {Choices} */
  #read() {
    return {
      game: this.#game.value,
      size: Number(this.#size.value),
      options: /** @type {Values} */ (valuesIn(this.#options, "option-")),
      opponent: this.#opponent.select.value,
      other: this.#other.select.value,
      seat: this.#seat,
      time: { minutes: Number(this.#minutes.value), increment: Number(this.#increment.value) },
    };
  }
}
