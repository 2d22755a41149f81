/** The analysis in the panel: what to show, the win rates of the position, and hints. */

import { balance, shadeOf, shades, shown } from "../model/analysis.js";
import { glance } from "../model/glance.js";
import { find, select, show, write } from "../dom.js";
import { playerName, watched } from "../model/state.js";
import { capitalised, local, say } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { Keyboard } from "./keyboard.js" */
/** @import { Shade } from "../model/analysis.js" */
/** @import { State } from "../model/state.js" */

export class Lens {
  #shade = select("shade");
  #top = find("candidates", HTMLInputElement);
  #alarm = find("alarm", HTMLInputElement);

  constructor(/** @type {App} */ app, /** @type {Keyboard} */ keyboard) {
    this.app = app;
    this.#shade.addEventListener("change", () =>
      app.analysis.setLens({ shade: /** @type {Shade} */ (this.#shade.value) }),
    );
    this.#top.addEventListener("input", () => app.analysis.setLens({ top: this.#top.valueAsNumber }));
    this.#alarm.addEventListener("change", () => app.analysis.setLens({ alarm: this.#alarm.checked }));
    keyboard.on([" "], () => app.game.prefer({ analysing: !app.store.state.analysing }), { single: true });
    keyboard.on(["Escape"], () => app.game.prefer({ analysing: false }));
  }

  draw(/** @type {State} */ state) {
    const { analysing, lens } = state;
    show("lens", analysing && !state.review.learning); // it would tell the answer
    show(
      "review",
      analysing || state.survey !== null || state.review.learning !== null || state.snapshot.outcome !== null,
    );
    const offered = shades(state);
    if (this.#shade.length !== offered.length)
      this.#shade.replaceChildren(...offered.map((shade) => new Option(say(`shades-${shade}`), shade)));
    this.#shade.value = shadeOf(state);
    this.#top.value = String(lens.top);
    write("candidates-number", String(lens.top));
    this.#alarm.checked = lens.alarm;
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
    write("balance-first", say("favours", { player: String(first), share: say("percent", { share: chance }) }));
    write("balance-second", say("favours", { player: String(second), share: say("percent", { share: 1 - chance }) }));
  }
}

/** What the shading of the board shows, in words. @param {State} state */
function legend(state) {
  if (state.snapshot.outcome) return say("legend-over");
  return glanced(state) ?? searched(state);
}

/** What the network sees before any search; null if that is not shown. @param {State} state */
function glanced(state) {
  const seen = glance(state);
  const [best] = seen?.moves ?? [];
  if (!seen || !best) return null;
  const player = capitalised(playerName(state, state.snapshot.to_move));
  const told = say("glance", {
    move: best[0],
    share: say("percent", { share: best[1] }),
    player,
    chance: say("percent", { share: seen.value }),
  });
  return seen.takeover ? `${told} ${say("glance-takeover")}` : told;
}

/** What the search has found. @param {State} state */
function searched(state) {
  const analysis = shown(state);
  const best = analysis?.candidates[0];
  if (!analysis || !best) return watched(state) ? say("legend-paused") : say("legend-none");
  return say("legend", {
    move: local(best.move),
    chance: say("percent", { share: best.value }),
    playouts: analysis.playouts,
  });
}
