/** The place in which a position is set up: a board, and beside it the choices. */

import { html, nothing } from "lit-html";
import type { App } from "../app/app.ts";
import { board } from "../app/boards.ts";
import { onValue, options, parameter, radio, sizing } from "../app/controls.ts";
import { sceneOf } from "../board/scene.ts";
import { capitalised, say, words } from "../lang/texts.ts";
import { gameNamed } from "../model/catalogue.ts";
import { goal } from "../model/goal.ts";
import { layoutOf } from "../model/orientation.ts";
import * as model from "../model/setup.ts";
import type { State } from "../model/state.ts";

export function setup(state: State, app: App) {
  if (!state.setup) return nothing;
  const position = model.shown(state.setup);
  const shown = { ...position, layout: layoutOf(state, position) };
  return html`<div id="setup-room">
    <div id="setup-place" .style=${`--ratio: ${shown.layout.height / shown.layout.width}`}>
      ${board("setup-board", say("board"), sceneOf(shown, { chosen: true }, words), (cell) => app.setup.put(cell))}
    </div>
    <div id="setup-choices">
      <h2 id="setup-title">${say("set-up-position")}</h2>
      ${stones(state.setup, app)} ${rules(state, state.setup, app)}
      <p id="setup-goal" class="soft">${goal(words, shown)}</p>
      ${ways(state, state.setup, app)}
    </div>
  </div>`;
}

/** What a cell gets that is chosen, and whose turn it is. */
function stones({ board: { snapshot }, stone, to_move }: model.Setup, { setup }: App) {
  const players = snapshot.players.map((player, index) => [String(index + 1), capitalised(words.local(player))]);
  const group = (name: string, title: string, choices: string[][], of = 0) =>
    html`<fieldset>
      <legend>${title}</legend>
      <div class="segments">
        ${choices.map(([value = "", text = ""]) =>
          radio(name, value, text, String(of), (one) => setup.change({ [name]: Number(one) })),
        )}
      </div>
    </fieldset>`;
  return [
    group("stone", say("set-up-stone"), [...players, ["0", capitalised(say("empty"))]], stone),
    group("to_move", say("set-up-turn"), players, to_move),
  ];
}

/** The game, its size and its options. */
function rules({ describe, engine }: State, position: model.Setup, { setup }: App) {
  const { game: name, size } = position.board.snapshot;
  const game = gameNamed(describe, name);
  const lasting = game.options.filter((option) => game.set_up?.includes(option.name));
  return html`<fieldset ?disabled=${engine.phase !== "ready"}>
    <legend class="unseen">${say("game")}</legend>
    <p class="field">
      <label for="setup-game">${say("game")}</label>
      <select
        id="setup-game"
        @change=${onValue((one) => setup.choose(one, gameNamed(describe, one).sizes.default, {}))}
      >
        ${options(
          model.games(describe).map((one) => [one.name, one.title] as const),
          name,
        )}
      </select>
    </p>
    ${sizing("setup-size", game.sizes, size, (one) => setup.choose(name, one, position.options))}
    ${lasting.map((option) =>
      parameter(
        option,
        `setup-${option.name}`,
        position.options[option.name] ?? option.default,
        (value) =>
          typeof value === "string" || setup.change({ options: { ...position.options, [option.name]: value } }),
      ),
    )}
  </fieldset>`;
}

/** What can be done with the position. */
function ways({ engine }: State, { told, problem }: model.Setup, { setup }: App) {
  const way = (id: string, text: string, act: () => unknown, kind = "") =>
    html`<button id=${id} type="button" class=${kind} ?disabled=${engine.phase !== "ready"} @click=${act}>
      ${text}
    </button>`;
  return html`<div class="buttons">
      ${way("setup-play", say("play-from-here"), () => setup.play(), "main")}
      ${way("setup-analyse", say("analyse"), () => setup.analyse())}
      ${way("setup-copy", say("copy-link"), () => setup.copyLink())}
      ${way("setup-problem", say("make-problem"), () => setup.makeProblem())}
      ${way("setup-clear", say("clear-board"), () => setup.clear())}
    </div>
    <div id="setup-news">
      <p id="setup-told" role="status">${told}</p>
      ${problem ? html`<p><a class="press" href=${`#problems/${problem}`}>${say("open-problem")}</a></p>` : nothing}
    </div>`;
}
