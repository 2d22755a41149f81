/** The choice among several games in a text: a field that is hidden if there is only one. */

import { find, show, write } from "../dom.js";
import { gameNamed } from "../model/state.js";
import { say } from "../lang/texts.js";

/** @import { Catalogue } from "messages" */

/** @typedef {{name: string, players: string[], date: string, result: string, game: string, size: number, moves: number,
 *   set_up: number}} Summary one game of a text; name, date and result: "" if it has none; set_up: moves invented to
 *   reach a position given without a history */

export class GameChoice {
  #games = find("open-games", HTMLSelectElement);

  /** The number of the chosen game; null where there is no choice. */
  get number() {
    return find("open-games-field").hidden ? null : this.#games.selectedIndex;
  }

  /** Ask the person to choose one of the games. @param {Summary[]} games @param {Catalogue} describe */
  show(games, describe) {
    write("open-games-label", say("several-games", { count: games.length }));
    this.#games.replaceChildren(...games.map((game, index) => new Option(title(index + 1, game, describe))));
    show("open-games-field", true);
    this.#games.focus();
  }

  hide() {
    show("open-games-field", false);
  }
}

/** The title of a game in the list. @param {number} number @param {Summary} summary @param {Catalogue} describe */
function title(number, { name, players, date, result, game, size, moves }, describe) {
  const { title, sizes } = gameNamed(describe, game);
  const called = [name || players.join(" – "), result, date].filter(Boolean).join(", ");
  return say("game-choice", {
    order: number,
    name: called,
    hasName: called !== "",
    title: sizes.min < sizes.max ? `${title} ${size}` : title,
    moves,
  });
}
