/** A game on the board between the person or a bot of the engine and the reader's own bot. */

import { Controller } from "../controller.js";

/** @import { Diagram } from "messages" */
/** @import { Hand } from "../workers.js" */
/** @import { Seat, Table } from "./state.js" */

export class Game extends Controller {
  /** Ends the wait for the person's move. @type {(move: string | null) => void} */
  #answer = () => {};
  /** The search that runs. @type {{hand: Hand, target: number} | null} */
  #search = null;

  /** Play a game to its end. Rejects as the engine's answers do, above all with an EngineError for a fault of a bot.
   * @param {Hand} hand @param {string} beginning as y5 @param {Seat[]} seats
   * @param {number} playouts for each move of a bot */
  async play(hand, beginning, seats, playouts) {
    const [placed, described] = await Promise.all([
      hand.call("position", { record: beginning.includes(":") ? beginning : `${beginning}:` }),
      hand.call("describe", {}),
    ]);
    const tokens = described.games.some(({ name, tokens }) => name === placed.snapshot.game && tokens);
    this.#show({ placed, seats, tokens, over: false });
    try {
      for (let table = this.#table; table && !table.over && table.placed.snapshot.to_move; table = this.#table)
        await this.#move(hand, table, playouts);
    } finally {
      this.#end();
    }
  }

  /** The person's move. @param {string} move */
  choose(move) {
    this.#answer(move);
  }

  /** End the game; what was played stays on the board. */
  stop() {
    this.#end();
    this.#answer(null);
    const { hand, target } = this.#search ?? {};
    // Its search ends with the worker, too.
    hand?.call("stop", { target: Number(target), how: "cancel" }).catch(() => {});
  }

  get #table() {
    return this.state.bot.table;
  }

  #show(/** @type {Table} */ table) {
    this.app.bot.change({ table });
  }

  #end() {
    if (this.#table) this.#show({ ...this.#table, over: true });
  }

  /** @param {Hand} hand @param {Table} table @param {number} playouts */
  async #move(hand, { placed: { snapshot, layout }, seats }, playouts) {
    const { record, ply, to_move, legal } = snapshot;
    const moved = (/** @type {Omit<Diagram, "layout">} */ after) => {
      if (this.#table) this.#show({ ...this.#table, placed: { ...after, layout } });
    };
    const bot = seats[to_move - 1] ?? null;
    if (bot === null) {
      const move = await new Promise((resolve) => (this.#answer = resolve));
      this.#answer = () => {};
      if (move !== null && legal.includes(move)) moved(await hand.call("play", { record, move }));
      return;
    }
    const { id, answer } = hand.request("play", { record, bot, budget: { playouts }, seed: ply });
    this.#search = { hand, target: id };
    moved(await answer.finally(() => (this.#search = null)));
  }
}
