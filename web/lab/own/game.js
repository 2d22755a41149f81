/** A game on the board between the person or a bot of the engine and the reader's own bot. */

import { local, say, words } from "../../lang/texts.js";
import { Board } from "../../board/board.js";
import { sceneOf } from "../../board/scene.js";
import { find, newButton, show, write } from "../../dom.js";

/** @import { Diagram } from "messages" */
/** @import { Hand } from "../workers.js" */

/** @typedef {string | null} Seat  the name of a bot; null for the person */

export class Game {
  #svg = find("own-board", SVGSVGElement);
  #board = new Board(this.#svg, { chosen: (move) => this.#answer(move) });
  /** @type {Diagram | null} */ #placed = null;
  /** The player of each colour. @type {Seat[]} */
  #seats = [];
  #tokens = false;
  /** Ends the wait for the person's move. @type {(move: string | null) => void} */
  #answer = () => {};
  /** The search that runs. @type {{hand: Hand, target: number} | null} */
  #search = null;
  #over = true;

  /** Play a game to its end. Rejects as the engine's answers do, above all with an EngineError for a fault of a bot.
   * @param {Hand} hand @param {string} beginning as y5 @param {Seat[]} seats
   * @param {number} playouts for each move of a bot */
  async play(hand, beginning, seats, playouts) {
    const [placed, described] = await Promise.all([
      hand.call("position", { record: beginning.includes(":") ? beginning : `${beginning}:` }),
      hand.call("describe", {}),
    ]);
    this.#tokens = described.games.some(({ name, tokens }) => name === placed.snapshot.game && tokens);
    [this.#placed, this.#seats, this.#over] = [placed, seats, false];
    show("own-table", true);
    try {
      while (!this.#over && this.#placed.snapshot.to_move) await this.#move(hand, this.#placed, playouts);
    } finally {
      this.#over = true;
      this.draw();
    }
  }

  /** End the game; what was played stays on the board. */
  stop() {
    this.#over = true;
    this.#answer(null);
    const { hand, target } = this.#search ?? {};
    // Its search ends with the worker, too.
    hand?.call("stop", { target: Number(target), how: "cancel" }).catch(() => {});
  }

  async #move(/** @type {Hand} */ hand, /** @type {Diagram} */ { snapshot, layout }, /** @type {number} */ playouts) {
    const { record, ply } = snapshot;
    const bot = this.#seats[snapshot.to_move - 1] ?? null;
    this.draw();
    if (bot === null) {
      const move = await new Promise((resolve) => (this.#answer = resolve));
      this.#answer = () => {};
      if (move !== null && snapshot.legal.includes(move))
        this.#placed = { ...(await hand.call("play", { record, move })), layout };
      return;
    }
    const { id, answer } = hand.request("play", { record, bot, budget: { playouts }, seed: ply });
    this.#search = { hand, target: id };
    this.#placed = { ...(await answer.finally(() => (this.#search = null))), layout };
  }

  /** Show the position, and say who is to move or who has won. */
  draw() {
    if (!this.#placed) return;
    const { snapshot, layout } = this.#placed;
    const person = !this.#over && snapshot.to_move > 0 && this.#seats[snapshot.to_move - 1] === null;
    const playable = person ? snapshot.legal : [];
    this.#board.set({ scene: sceneOf(this.#placed, { playable, tokens: this.#tokens }, words) });
    const cells = new Set(layout.cells.map(({ name }) => name));
    find("own-moves").replaceChildren(...playable.filter((move) => !cells.has(move)).map((move) => this.#button(move)));
    write("own-status", this.#told());
    write("own-record", snapshot.record);
  }

  /** A move that is not made on a cell, with a button of its own. @param {string} move */
  #button(move) {
    return newButton({}, () => this.#answer(move), local(move));
  }

  #told() {
    if (!this.#placed) return "";
    const { to_move, players, outcome, ply } = this.#placed.snapshot;
    const colour = (/** @type {number} */ player) => local(players[player - 1] ?? "");
    const named = (/** @type {number} */ player) =>
      say("lab-own-seat", { colour: colour(player), name: this.#seats[player - 1] ?? say("lab-own-you") });
    if (outcome)
      return outcome.winner
        ? say("lab-own-wins", { seat: named(outcome.winner), reason: local(outcome.title) })
        : say("lab-own-draw");
    if (this.#over) return say("lab-own-stopped-game", { moves: ply });
    return this.#seats[to_move - 1] === null
      ? say("lab-own-your-move", { colour: colour(to_move) })
      : say("lab-own-thinks", { seat: named(to_move) });
  }
}
