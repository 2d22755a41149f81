// @ts-check
/** The analysis in the panel: what to show, the win rates of the position, and hints. */

import { balance, candidates, hintPending, hintedCells, hintedMove, shown } from "../model/analysis.js";
import { button, find, select, show, write } from "../dom.js";
import { playerName, watched } from "../model/state.js";
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

  /** @param {Game} game @param {Keyboard} keyboard */
  constructor(game, keyboard) {
    this.game = game;
    const shades = /** @type {Shade[]} */ (Object.keys(strings.shades));
    this.#shade.replaceChildren(...shades.map((shade) => new Option(strings.shades[shade], shade)));
    this.#analyse.addEventListener("click", () => game.prefer({ analysing: !game.state.analysing }));
    button("hint").addEventListener("click", () => game.hint());
    this.#shade.addEventListener("change", () => game.setLens({ shade: /** @type {Shade} */ (this.#shade.value) }));
    this.#top.addEventListener("input", () => game.setLens({ top: this.#top.valueAsNumber }));
    this.#alarm.addEventListener("change", () => game.setLens({ alarm: this.#alarm.checked }));
    keyboard.on([" "], () => game.prefer({ analysing: !game.state.analysing }), { single: true, presses: true });
    keyboard.on(["Escape"], () => game.prefer({ analysing: false }));
  }

  /** Show a state. @param {State} state */
  draw(state) {
    const { analysing, lens } = state;
    this.#analyse.setAttribute("aria-pressed", String(analysing));
    show(find("lens", HTMLElement), analysing);
    this.#shade.value = lens.shade;
    this.#top.value = String(lens.top);
    write(find("candidates-number", HTMLElement), String(lens.top));
    this.#alarm.checked = lens.alarm;
    button("hint").disabled = state.snapshot.outcome !== null;
    this.#drawHint(state);
    this.#drawBalance(state);
    write(find("legend", HTMLElement), legend(state));
  }

  /** @param {State} state */
  #drawHint(state) {
    const text = advice(state);
    const node = find("hint-text", HTMLElement);
    show(node, text !== "");
    write(node, text);
  }

  /** @param {State} state */
  #drawBalance(state) {
    const chance = balance(state);
    const field = find("balance-field", HTMLElement);
    show(field, chance !== null);
    if (chance === null) return;
    const [first, second] = [1, 2].map((player) => capitalised(playerName(state, player)));
    const meter = find("balance", HTMLMeterElement);
    meter.value = chance;
    write(find("balance-first", HTMLElement), strings.favours(String(first), strings.percent(chance)));
    write(find("balance-second", HTMLElement), strings.favours(String(second), strings.percent(1 - chance)));
  }
}

/** The warning about a mistake or the text of a hint, empty for neither. @param {State} state */
function advice(state) {
  if (state.alarm) return strings.alarm(strings.percent(state.alarm.cost));
  if (hintPending(state)) return strings.hintWaits;
  const move = hintedMove(state);
  if (move) return strings.hintTold(local(move));
  return hintedCells(state).size ? strings.hintSomewhere : "";
}

/** The sentence about the best move and the numbers behind it. @param {State} state */
function legend(state) {
  if (state.snapshot.outcome) return strings.legendOver;
  const analysis = shown(state);
  const best = analysis?.candidates[0];
  if (!analysis || !best) return watched(state) ? strings.legendPaused : strings.legendNone;
  const share = candidates(state).get(best.move)?.share ?? best.visits / Math.max(1, analysis.total);
  return strings.legend(local(best.move), strings.percent(best.value), strings.percent(share), analysis.playouts);
}
