/** A game on the board between the person or a bot of the engine and the reader's own bot. */

import type { Diagram } from "messages";
import { Controller } from "../../app/controller.ts";
import type { LabState } from "../state.ts";
import type { Hand } from "../workers.ts";
import type { Seat, Table } from "./state.ts";

export class OwnGame extends Controller<void, LabState> {
  /** Ends the wait for the person's move. */
  #answer: (move: string | null) => void = () => {};
  /** The search that runs. */
  #search: { hand: Hand; target: number } | null = null;

  /** Play a game to its end. Rejects as the engine's answers do, above all with an EngineError for a fault of a bot.
   * @param beginning as y5 @param playouts for each move of a bot */
  async play(hand: Hand, beginning: string, seats: Seat[], playouts: number) {
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

  /** The person's move. */
  choose(move: string) {
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

  #show(table: Table) {
    this.set({ bot: { ...this.state.bot, table } });
  }

  #end() {
    if (this.#table) this.#show({ ...this.#table, over: true });
  }

  async #move(hand: Hand, { placed: { snapshot, layout }, seats }: Table, playouts: number) {
    const { record, ply, to_move, legal } = snapshot;
    const moved = (after: Omit<Diagram, "layout">) => {
      if (this.#table) this.#show({ ...this.#table, placed: { ...after, layout } });
    };
    const bot = seats[to_move - 1] ?? null;
    if (bot === null) {
      const move = await new Promise<string | null>((resolve) => (this.#answer = resolve));
      this.#answer = () => {};
      if (move !== null && legal.includes(move)) moved(await hand.call("play", { record, move }));
      return;
    }
    const { id, answer } = hand.request("play", { record, bot, budget: { playouts }, seed: ply });
    this.#search = { hand, target: id };
    moved(await answer.finally(() => (this.#search = null)));
  }
}
