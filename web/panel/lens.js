/** The analysis in the panel: what to show, the win rates of the position, and hints. */

import { balance, shadeOf, shades, shown } from "../model/analysis.js";
import { glance } from "../model/glance.js";
import { button, find, select, show, write } from "../dom.js";
import { personToMove, playerName, watched } from "../model/state.js";
import { capitalised, local, strings } from "../words/strings.js";

/** @import { Game } from "../game.js" */
/** @import { Keyboard } from "./keyboard.js" */
/** @import { Shade } from "../model/analysis.js" */
/** @import { State } from "../model/state.js" */

export class Lens {
  #analyse = button("analyse");
  #shade = select("shade");
  #top = find("candidates", HTMLInputElement);
  #alarm = find("alarm", HTMLInputElement);

  constructor(/** @type {Game} */ game, /** @type {Keyboard} */ keyboard) {
    this.game = game;
    this.#analyse.addEventListener("click", () => game.prefer({ analysing: !game.state.analysing }));
    button("hint").addEventListener("click", () => game.hint());
    this.#shade.addEventListener("change", () => game.setLens({ shade: /** @type {Shade} */ (this.#shade.value) }));
    this.#top.addEventListener("input", () => game.setLens({ top: this.#top.valueAsNumber }));
    this.#alarm.addEventListener("change", () => game.setLens({ alarm: this.#alarm.checked }));
    keyboard.on(["h"], () => this.#hinted(), { single: true });
    keyboard.on([" "], () => game.prefer({ analysing: !game.state.analysing }), { single: true });
    keyboard.on(["Escape"], () => game.prefer({ analysing: false }));
  }

  /** Give a hint, if there can be one. @returns {boolean} whether there can */
  #hinted() {
    if (button("hint").disabled) return false;
    this.game.hint();
    return true;
  }

  draw(/** @type {State} */ state) {
    const { analysing, lens } = state;
    this.#analyse.setAttribute("aria-pressed", String(analysing));
    show("lens", analysing && !state.review.learning); // it would tell the answer
    show(
      "review",
      analysing || state.survey !== null || state.review.learning !== null || state.snapshot.outcome !== null,
    );
    const offered = shades(state);
    if (this.#shade.length !== offered.length)
      this.#shade.replaceChildren(...offered.map((shade) => new Option(strings.shades[shade], shade)));
    this.#shade.value = shadeOf(state);
    this.#top.value = String(lens.top);
    write("candidates-number", String(lens.top));
    this.#alarm.checked = lens.alarm;
    button("hint").disabled = !personToMove(state);
    this.#drawBalance(state);
    write("legend", legend(state));
  }

  #drawBalance(/** @type {State} */ state) {
    const chance = balance(state);
    const field = find("balance-field");
    show(field, chance !== null);
    if (chance === null) return;
    const [first, second] = [1, 2].map((player) => capitalised(playerName(state, player)));
    const meter = find("balance", HTMLMeterElement);
    meter.value = chance;
    write("balance-first", strings.favours(String(first), strings.percent(chance)));
    write("balance-second", strings.favours(String(second), strings.percent(1 - chance)));
  }
}

/** What the shading of the board shows, in words. @param {State} state */
function legend(state) {
  if (state.snapshot.outcome) return strings.legendOver;
  return glanced(state) ?? searched(state);
}

/** What the network sees before any search; null if that is not shown. @param {State} state */
function glanced(state) {
  const seen = glance(state);
  const [best] = seen?.moves ?? [];
  if (!seen || !best) return null;
  const player = capitalised(playerName(state, state.snapshot.to_move));
  const told = strings.glance(best[0], strings.percent(best[1]), player, strings.percent(seen.value));
  return seen.takeover ? `${told} ${strings.glanceSwap}` : told;
}

/** What the search has found. @param {State} state */
function searched(state) {
  const analysis = shown(state);
  const best = analysis?.candidates[0];
  if (!analysis || !best) return watched(state) ? strings.legendPaused : strings.legendNone;
  return strings.legend(local(best.move), strings.percent(best.value), analysis.playouts);
}
