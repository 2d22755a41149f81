// @ts-check
/** The analysis in the panel: what to show, the win rates, their curve over the game, and hints. */

import {
  balance, candidates, curve, mistakes, nodes, progress, shown,
} from "../model/analysis.js";
import { button, find, select, show, write } from "../dom.js";
import { personToMove, playerName, watched } from "../model/state.js";
import { shape } from "../svg.js";
import { capitalised, local, strings } from "../words/strings.js";

/** @import { Game } from "../game.js" */
/** @import { Keyboard } from "./keyboard.js" */
/** @import { Shade } from "../model/analysis.js" */
/** @import { State } from "../model/state.js" */

/** The size of the curve's drawing. */
const [WIDTH, HEIGHT] = [100, 40];

export class Lens {
  #analyse = button("analyse");
  #shade = select("shade");
  #top = find("candidates", HTMLInputElement);
  #alarm = find("alarm", HTMLInputElement);
  #curve = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.getElementById("curve")));
  /** What the curve was last drawn with, as JSON. */
  #drawn = "";

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
    button("survey").addEventListener("click", () => game.setSurvey(true));
    button("survey-stop").addEventListener("click", () => game.setSurvey(false));
    this.#curve.addEventListener("click", (event) => this.#jump(event));
    keyboard.on(["h"], () => this.#hinted(), { single: true });
    keyboard.on([" "], () => game.prefer({ analysing: !game.state.analysing }), { single: true, presses: true });
    keyboard.on(["Escape"], () => game.prefer({ analysing: false }));
  }

  /** Give a hint, if there can be one. @returns {boolean} whether there can */
  #hinted() {
    if (button("hint").disabled) return false;
    this.game.hint();
    return true;
  }

  /** Show a state. @param {State} state */
  draw(state) {
    const { analysing, lens } = state;
    this.#analyse.setAttribute("aria-pressed", String(analysing));
    show(find("lens", HTMLElement), analysing);
    show(find("review", HTMLElement), analysing || state.survey !== null || state.snapshot.outcome !== null);
    this.#shade.value = lens.shade;
    this.#top.value = String(lens.top);
    write(find("candidates-number", HTMLElement), String(lens.top));
    this.#alarm.checked = lens.alarm;
    button("hint").disabled = !personToMove(state);
    this.#drawBalance(state);
    write(find("legend", HTMLElement), legend(state));
    this.#drawSurvey(state);
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

  /** @param {State} state */
  #drawSurvey(state) {
    const done = progress(state);
    const running = done !== null && done.done < done.total;
    show(button("survey"), !running);
    button("survey").disabled = state.engine.phase !== "ready" || state.tree.tip === 0;
    show(button("survey-stop"), running);
    write(find("survey-progress", HTMLElement), done ? strings.surveyed(done.done, done.total) : "");
    this.#drawCurve(state);
  }

  /** @param {State} state */
  #drawCurve(state) {
    const chances = curve(state);
    const worst = mistakes(state, chances);
    const here = nodes(state.tree).indexOf(state.tree.at);
    const drawn = JSON.stringify([chances, worst, here, state.snapshot.record]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#curve.toggleAttribute("hidden", chances.filter((chance) => chance !== null).length < 2);
    const across = (/** @type {number} */ ply) => (ply / Math.max(1, chances.length - 1)) * WIDTH;
    const points = chances.flatMap((chance, ply) => (chance === null ? [] : [{ ply, x: across(ply), y: (1 - chance) * HEIGHT }]));
    const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
    const marked = new Set(worst.map(({ ply }) => ply));
    this.#curve.replaceChildren(
      shape("line", { class: "even", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      shape("line", { class: "here", x1: across(here), x2: across(here), y1: 0, y2: HEIGHT }),
      shape("polyline", { points: line }),
      ...points.filter(({ ply }) => marked.has(ply)).map(({ x, y }) => shape("path", { class: "mistake", d: `M${x - 1.5},${y} l1.5,-3 1.5,3 -1.5,3 z` })),
    );
    const first = capitalised(playerName(state, 1));
    this.#curve.setAttribute("aria-label", strings.curve(first, chances.map((chance) => (chance === null ? null : strings.percent(chance)))));
    const list = find("mistakes", HTMLOListElement);
    show(list, worst.length > 0);
    list.replaceChildren(
      ...worst.map(({ ply, move, cost }) => {
        const item = document.createElement("li");
        const there = Object.assign(document.createElement("button"), { type: "button", className: "quiet" });
        there.textContent = strings.mistake(ply, local(move), strings.percent(cost));
        there.addEventListener("click", () => this.game.goTo(ply));
        item.append(there);
        return item;
      }),
    );
  }

  /** Go to the position of the curve nearest to the pointer. @param {MouseEvent} event */
  #jump({ clientX }) {
    const { left, width } = this.#curve.getBoundingClientRect();
    this.game.goTo(Math.round(((clientX - left) / width) * (nodes(this.game.state.tree).length - 1)));
  }
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
