/** Sets up a position, to be played on, analysed, handed on by its link, or made a problem. */

import { Controller } from "../app/controller.ts";
import { copy } from "../dialogs/takeout.ts";
import { fault } from "../games/importing.ts";
import { local, say } from "../lang/texts.ts";
import * as model from "../model/setup.ts";
import type { Values } from "../model/state.ts";

export class SetUp extends Controller {
  /** Begin from the position on the board. */
  take() {
    const found = model.taken(this.state.describe, this.state);
    if (found) this.set({ setup: found });
    this.app.places.show("setup");
    if (!found) return;
    return this.#try(async () => {
      const { game } = model.asked(found);
      this.set({ setup: model.from(found, await this.app.engine.call("position", { game })) });
    });
  }

  open() {
    if (!this.state.setup) this.set({ setup: model.emptied(this.app.built.start, {}) });
  }

  close() {}

  /** Choose another board, which is empty. */
  choose(name: string, size: number, options: Values) {
    return this.#try(async () => {
      const board = await this.app.engine.call("position", { game: { name, size, options } });
      this.set({ setup: model.emptied(board, options) });
    });
  }

  /** Change a part of the position, or what chosen cells get. */
  change(change: Partial<model.Setup>) {
    const { setup } = this.state;
    if (setup) this.set({ setup: { ...setup, told: "", problem: "", ...change } });
  }

  /** Put a stone on a cell, or take it away. */
  put(cell: string) {
    const { setup } = this.state;
    if (setup) this.set({ setup: model.put(setup, cell) });
  }

  clear() {
    const { setup } = this.state;
    if (setup) this.change({ cells: "0".repeat(setup.cells.length) });
  }

  /** Play on as the player to move. */
  play() {
    return this.#with(async (record, { to_move }) => {
      await this.app.opener.playAt(record, to_move);
      this.app.places.show("play");
    });
  }

  analyse() {
    return this.#with(async (record) => {
      await this.app.opener.show(record);
      this.app.game.prefer({ analysing: true });
      this.app.places.show("play");
    });
  }

  copyLink() {
    return this.#with(async (record) => this.#tell((await this.#copied(record)) ? say("link-copied") : ""));
  }

  /** Make it a problem, if the engine proves that a single move wins. */
  makeProblem() {
    return this.#with(async (record, { to_move, board }) => {
      this.#tell(say("proving"));
      const { moves } = await this.app.engine.call("solve", { record });
      const [one = "", other] = moves;
      const player = local(board.snapshot.players[to_move - 1] ?? "");
      if (!one) return this.#tell(say("problem-none", { player }));
      if (other) return this.#tell(say("problem-several", { one, other }));
      await this.#copied(`problems/${record}`);
      this.change({ told: say("problem-made"), problem: record });
    });
  }

  /** @param address what follows its "#" */
  #copied(address: string) {
    return copy(new URL(`#${address}`, location.href).href);
  }

  #tell(told: string) {
    this.change({ told });
  }

  /** Have the engine make the record of the position, and go on with it. */
  #with(act: (record: string, setup: model.Setup) => Promise<void>) {
    const { setup } = this.state;
    if (!setup) return;
    return this.#try(async () => {
      const { snapshot } = await this.app.engine.call("position", model.asked(setup));
      await act(snapshot.record, setup);
    });
  }

  /** Do something, or tell why it cannot be done. */
  async #try(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      this.#tell(fault(error));
    }
  }
}
