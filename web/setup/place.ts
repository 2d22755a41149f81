/** The place in which a position is set up: a board, and beside it the choices. */

import { html, nothing } from "lit-html";
import { liveBoard } from "../app/boards.ts";
import { button, listField, parameter, radio, sizing } from "../app/controls.ts";
import { boardScene } from "../board/scene.ts";
import { capitalised, say, words } from "../lang/texts.ts";
import { findGame } from "../model/catalogue.ts";
import { goal } from "../model/goal.ts";
import { layoutOf } from "../model/orientation.ts";
import * as model from "../model/setup.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";

export function setup(state: State, page: Page) {
  if (!state.setup) return nothing;
  const position = model.preview(state.setup);
  const shown = { ...position, layout: layoutOf(state, position) };
  const scene = boardScene(shown, { chosen: true }, words);
  return html`<div id="setup-room">
    <div id="setup-place" .style=${`--ratio: ${shown.layout.height / shown.layout.width}`}>
      ${liveBoard("setup-board", say("board"), scene, (cell) => page.setup.put(cell))}
    </div>
    <div id="setup-choices">
      <h2 id="setup-title">${say("set-up-position")}</h2>
      ${stones(state.setup, page)} ${rules(state, state.setup, page)}
      <p id="setup-goal" class="soft">${goal(words, shown)}</p>
      ${ways(state, state.setup, page)}
    </div>
  </div>`;
}

/** What a cell gets that is chosen, and whose turn it is. */
function stones({ board: { snapshot }, stone, to_move }: model.Setup, { setup }: Page) {
  const players = snapshot.players.map((player, index) => [String(index + 1), capitalised(words.playerWord(player))]);
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

function rules({ describe, engine }: State, position: model.Setup, { setup }: Page) {
  const { game: name, size } = position.board.snapshot;
  const game = findGame(describe, name);
  const games = model.setupGames(describe).map((one) => [one.name, one.title] as const);
  const lasting = game.options.filter((option) => game.set_up?.includes(option.name));
  return html`<fieldset ?disabled=${engine.phase !== "ready"}>
    <legend class="unseen">${say("game")}</legend>
    ${listField("setup-game", say("game"), games, name, (one) =>
      setup.choose(one, findGame(describe, one).sizes.default, {}),
    )}
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

function ways({ engine }: State, { told, problem }: model.Setup, { setup }: Page) {
  const disabled = engine.phase !== "ready";
  return html`<div class="buttons">
      ${button("setup-play", say("play-from-here"), () => setup.play(), { main: true, disabled })}
      ${button("setup-analyse", say("analyse"), () => setup.analyse(), { disabled })}
      ${button("setup-copy", say("copy-link"), () => setup.copyLink(), { disabled })}
      ${button("setup-problem", say("make-problem"), () => setup.makeProblem(), { disabled })}
      ${button("setup-clear", say("clear-board"), () => setup.clear(), { disabled })}
    </div>
    <div id="setup-news">
      <p id="setup-told" role="status">${told}</p>
      ${problem ? html`<p><a class="press" href=${`#problems/${problem}`}>${say("open-problem")}</a></p>` : nothing}
    </div>`;
}
