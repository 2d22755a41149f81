// @ts-check
/** Which of the games of a text is to be opened: a field that is shown where there are several. */

import { find, show, write } from "./dom.js";
import { gameNamed } from "./state.js";
import { strings } from "./strings.js";

/** @import { Describe } from "./state.js" */

/**
 * @typedef {{name: string, players: string[], game: string, size: number, moves: number, set_up: number}} Summary  of a game among
 *   others; name: "" where it has none; set_up: how many of its moves were made up for a position without a history
 */

export class GameChoice {
  #field = find("open-games-field", HTMLElement);
  #label = find("open-games-label", HTMLElement);
  #games = find("open-games", HTMLSelectElement);

  /** The number of the chosen game; null where there is no choice. */
  get number() {
    return this.#field.hidden ? null : this.#games.selectedIndex;
  }

  /** Ask the person which of the games. @param {Summary[]} games @param {Describe} describe */
  show(games, describe) {
    write(this.#label, strings.severalGames(games.length));
    this.#games.replaceChildren(...games.map((game, index) => new Option(title(index + 1, game, describe))));
    show(this.#field, true);
    this.#games.focus();
  }

  hide() {
    show(this.#field, false);
  }
}

/** What a game is called in the list. @param {number} number @param {Summary} summary @param {Describe} describe */
function title(number, { name, players, game, size, moves }, describe) {
  const { title, sizes } = gameNamed(describe, game);
  return strings.gameChoice(number, name || players.join(" – "), sizes.min < sizes.max ? `${title} ${size}` : title, moves);
}
