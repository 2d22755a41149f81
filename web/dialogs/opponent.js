/** The choice of a bot in the new-game dialog, with its summary and its settings. */

import { find, select, show, write } from "../dom.js";
import { control, group, fill, valuesIn } from "./form.js";
import { botsFor, gameNamed, settingsOf } from "../model/state.js";
import { standing, standingTold } from "../model/strength.js";
import { say, words } from "../lang/texts.js";

/** @import { Settings } from "messages" */
/** @import { State } from "../model/state.js" */

export class BotChoice {
  /** The sentence about the chosen bot, and the field that holds everything else. */
  summary;
  field;
  #details;
  #settings;
  /** @type {State | null} */ #state = null;
  /** The chosen game and size. */
  #board = { game: "", size: 0 };

  /** @param {string} id of the select; the ids of the other elements begin with it @param {() => void} changed */
  constructor(id, changed) {
    this.select = select(id);
    this.summary = find(`${id}-summary`);
    this.field = find(`${id}-field`);
    this.#details = find(`${id}-settings-field`, HTMLDetailsElement);
    this.#settings = find(`${id}-settings`);
    this.select.addEventListener("change", changed);
    // A browser reports an invalid number only if its field is visible.
    this.#settings.addEventListener("invalid", () => (this.#details.open = true), true);
  }

  /** Offer the levels first, then the other bots.
   * @param {State} state @param {string} game @param {string} chosen */
  offer(state, game, chosen) {
    this.#state = state;
    const bots = botsFor(state.describe, game);
    const choices = (/** @type {boolean} */ isLevel) =>
      bots.filter(({ level }) => (level !== null) === isLevel).map(({ title, name }) => [title, name]);
    const [levels, others] = [choices(true), choices(false)];
    if (!levels.length) fill(this.select, others, chosen);
    else this.select.replaceChildren(group(say("levels"), levels, chosen), group(say("others"), others, chosen));
  }

  /** The chosen bot. */
  get bot() {
    return this.#state?.describe.bots.find(({ name }) => name === this.select.value);
  }

  /** Describe the chosen bot for a game and a size. @param {string} game @param {number} size */
  tell(game, size) {
    this.#board = { game, size };
    write(this.summary, this.#told());
  }

  /** Show or hide the settings of the chosen bot. @param {boolean} shown */
  drawSettings(shown) {
    const { bot } = this;
    const changed = this.#state && bot ? settingsOf(this.#state, bot) : {};
    const settings = shown ? (bot?.settings ?? []) : [];
    show(this.#details, settings.length > 0);
    this.#settings.replaceChildren(
      ...settings.map((setting) => {
        const { name, default: usually, min, max } = setting;
        const bounds = min === undefined || max === undefined ? "" : say("bounds", { least: min, most: max });
        return control(`setting-${name}`, setting, changed[name] ?? usually, bounds);
      }),
    );
  }

  /** Every bot's settings that differ from its defaults, with those that are shown here. */
  read(/** @type {Record<string, Settings>} */ settings) {
    const { bot } = this;
    if (!bot || this.#details.hidden) return settings;
    const shown = valuesIn(this.#settings, "setting-");
    const changed = Object.entries(shown).filter(([name, value]) =>
      bot.settings.some((one) => one.name === name && one.default !== value),
    );
    const { [bot.name]: _, ...others } = settings;
    return changed.length ? { ...others, [bot.name]: Object.fromEntries(changed) } : others;
  }

  #told() {
    const { game, size } = this.#board;
    const level = this.#state && this.bot && standing(gameNamed(this.#state.describe, game), size, this.bot);
    return level ? standingTold(words, level) : (this.bot?.summary ?? "");
  }
}
