/** The dialog for a new game: its rules, the opponent, the person's colour and the clock. */

import { named } from "../lang/fluent.js";
import { thumbnail } from "../board/thumbnail.js";
import { built } from "../built.js";
import { button, find, select, show, write } from "../dom.js";
import { levelsOf } from "../model/beginning.js";
import { INCREMENTS, MINUTES } from "../model/clock.js";
import { FRIEND, HUMAN, gameNamed, rivalFor } from "../model/state.js";
import { capitalised, say } from "../lang/texts.js";
import { control, fill, tick, valuesIn } from "./form.js";
import { BotChoice } from "./opponent.js";

/** @import { Game as Rules, Settings } from "messages" */
/** @import { Choices, Seat, State, Values } from "../model/state.js" */

/** @typedef {"computer" | "friend" | "link" | "bots"} Rival  whom the person plays, or watches */

/** The opponents that are no bots. @type {Partial<Record<Rival, string>>} */
const PEOPLE = { friend: HUMAN, link: FRIEND };

export class NewGameDialog {
  #dialog = find("new-dialog", HTMLDialogElement);
  #form = find("new-form", HTMLFormElement);
  #games = find("new-game");
  #size = find("new-size", HTMLInputElement);
  #options = find("new-options");
  #rivals = find("new-rival");
  #level = find("new-level", HTMLInputElement);
  #more = find("new-more", HTMLDetailsElement);
  #opponent = new BotChoice("new-opponent", () => this.#drawBots());
  /** The second bot, if the person only watches. */
  #other = new BotChoice("new-other", () => this.#drawBots());
  #minutes = select("new-minutes");
  #increment = select("new-increment");
  /** @type {State | null} */ #state = null;

  constructor(/** @type {(choices: Choices, settings: Record<string, Settings>) => void} */ chosen) {
    this.#form.addEventListener("submit", () =>
      chosen(this.#read(), this.#opponent.read(this.#other.read(this.#state?.settings ?? {}))),
    );
    this.#games.addEventListener("change", () => this.#fillGame());
    this.#size.addEventListener("input", () => this.#tell());
    this.#rivals.addEventListener("change", () => this.#drawBots());
    this.#level.addEventListener("input", () => this.#chooseLevel());
    this.#minutes.addEventListener("change", () => this.#drawClock());
    // A browser reports an invalid number only if its field is visible.
    this.#more.addEventListener("invalid", () => (this.#more.open = true), true);
    button("new-cancel").addEventListener("click", () => this.#dialog.close());
  }

  open(/** @type {State} */ state) {
    const { describe, choices, snapshot } = state;
    this.#state = state;
    this.#games.replaceChildren(...describe.games.map((game) => card(game, game.name === choices.game)));
    this.#fillRivals(choices);
    for (const choice of [this.#opponent, this.#other]) fill(choice.select, [], "");
    fill(
      this.#minutes,
      choicesOf(MINUTES, (minutes) => say("minutes", { minutes })),
      String(choices.time.minutes),
    );
    fill(
      this.#increment,
      choicesOf(INCREMENTS, (seconds) => say("increment-of", { seconds })),
      String(choices.time.increment),
    );
    this.#drawClock();
    this.#fillGame();
    this.#more.open = false;
    show("new-kept", snapshot.ply > 0 && snapshot.outcome === null);
    this.#dialog.showModal();
  }

  #fillRivals(/** @type {Choices} */ { opponent, seat }) {
    const chosen =
      Object.entries(PEOPLE).find(([, name]) => name === opponent)?.[0] ?? (seat === "nobody" ? "bots" : "computer");
    this.#rivals.replaceChildren(
      ...named("rivals", ["computer", "friend", "link", "bots"], say).map(([name, title]) =>
        tick("radio", "rival", name, title, name === chosen),
      ),
    );
  }

  /** Sizes, options, seats and bots of the chosen game. */
  #fillGame() {
    if (!this.#state) return;
    const { describe, choices } = this.#state;
    const game = gameNamed(describe, this.#chosen("game"));
    const usual = { size: game.sizes.default, options: /** @type {Values} */ ({}) };
    const { size, options } = game.name === choices.game ? choices : usual;
    this.#fillSizes(game, size);
    this.#options.replaceChildren(
      ...game.options.map((option) =>
        control(`option-${option.name}`, option, options[option.name] ?? option.default, option.summary),
      ),
    );
    this.#fillSeats(game, choices.seat);
    const last = (/** @type {string} */ name) => (Object.values(PEOPLE).includes(name) ? game.opponent : name);
    const chosen = (/** @type {BotChoice} */ choice, /** @type {string} */ before) =>
      rivalFor(describe, game.name, choice.select.value || last(before));
    this.#opponent.offer(this.#state, game.name, chosen(this.#opponent, choices.opponent));
    this.#other.offer(this.#state, game.name, chosen(this.#other, choices.other));
    this.#drawBots();
  }

  #fillSizes(/** @type {Rules} */ { sizes: { min, max } }, /** @type {number} */ chosen) {
    Object.assign(this.#size, { min: String(min), max: String(max), value: String(chosen) });
    show("new-size-field", max > min);
  }

  #fillSeats(/** @type {Rules} */ { players }, /** @type {Seat} */ last) {
    const seats = players.map((player, index) => [capitalised(player), String(index + 1)]);
    const chosen = last === "nobody" ? "1" : last;
    find("new-seats").replaceChildren(
      ...[...seats, [say("random"), "random"]].map(([title = "", value = ""]) => {
        const seat = tick("radio", "seat", value, title, value === chosen);
        seat.dataset.seat = value;
        return seat;
      }),
    );
  }

  /** The value chosen among radio buttons. @param {"game" | "rival" | "seat"} name */
  #chosen(name) {
    return String(new FormData(this.#form).get(name));
  }

  /** The slider moves among the levels; the list of all bots follows it. */
  #chooseLevel() {
    const level = this.#levels[this.#level.valueAsNumber];
    if (level) this.#opponent.select.value = level.name;
    this.#drawBots();
  }

  get #levels() {
    return this.#state ? levelsOf(this.#state.describe, this.#chosen("game")) : [];
  }

  /** The choices that depend on the opponent. */
  #drawBots() {
    if (!this.#state) return;
    const { players } = gameNamed(this.#state.describe, this.#chosen("game"));
    const rival = /** @type {Rival} */ (this.#chosen("rival"));
    const [bots, two] = [!(rival in PEOPLE), rival === "bots"];
    const [first, second] = players.map((player) => say("bot-for", { player }));
    const sliding = bots && !two && this.#levels.length > 0;
    this.#drawLevel(sliding);
    // Where the slider chooses a level, the list of all bots is one of the further options.
    find(sliding ? "new-other-bots" : "new-bots").prepend(this.#opponent.field);
    if (sliding) find("new-level-field").after(this.#opponent.summary);
    else this.#opponent.select.after(this.#opponent.summary);
    show(this.#opponent.field, bots);
    show(this.#opponent.summary, bots);
    show(this.#other.field, two);
    show("new-seats-field", !two && rival !== "friend");
    show("new-clock", rival !== "link");
    write("new-opponent-label", String(two ? first : say("opponent")));
    write("new-other-label", String(second));
    this.#opponent.drawSettings(bots);
    this.#other.drawSettings(two && this.#other.bot !== this.#opponent.bot);
    this.#tell();
  }

  #drawLevel(/** @type {boolean} */ shown) {
    const levels = this.#levels;
    const { bot } = this.#opponent;
    const place = levels.findIndex(({ name }) => name === bot?.name);
    show("new-level-field", shown);
    this.#level.max = String(levels.length - 1);
    if (place >= 0) this.#level.value = String(place);
    this.#level.classList.toggle("unset", place < 0); // another bot is chosen
    this.#level.setAttribute("aria-valuetext", bot?.title ?? "");
    write("new-level-name", bot?.title ?? "");
  }

  #drawClock() {
    show("new-increment-field", this.#minutes.value !== "0");
  }

  #tell() {
    write("new-size-number", this.#size.value);
    for (const choice of [this.#opponent, this.#other]) choice.tell(this.#chosen("game"), this.#size.valueAsNumber);
  }

  /** @returns {Choices} */
  #read() {
    const rival = /** @type {Rival} */ (this.#chosen("rival"));
    return {
      game: this.#chosen("game"),
      size: this.#size.valueAsNumber,
      options: /** @type {Values} */ (valuesIn(this.#options, "option-")),
      opponent: PEOPLE[rival] ?? this.#opponent.select.value,
      other: this.#other.select.value,
      seat: rival === "bots" ? "nobody" : /** @type {Seat} */ (this.#chosen("seat")),
      time: { minutes: Number(this.#minutes.value), increment: Number(this.#increment.value) },
    };
  }
}

/** @param {readonly number[]} values @param {(value: number) => string} title */
const choicesOf = (values, title) => values.map((value) => [title(value), String(value)]);

/** A game to be chosen, by its picture and title. @param {Rules} game @param {boolean} chosen */
function card({ name, title, tokens }, chosen) {
  const node = tick("radio", "game", name, title, chosen);
  node.classList.add("card");
  const picture = built.examples.pictures.find(({ snapshot }) => snapshot.game === name);
  if (picture) node.prepend(thumbnail(picture, tokens));
  return node;
}
