/** Sets up a position, to be played on, analysed, handed on by its link, or made a problem. */

import type { Diagram } from "messages";
import { Controller } from "../app/controller.ts";
import { fault } from "../app/messages.ts";
import type { Places } from "../app/places.ts";
import { copy } from "../app/takeout.ts";
import type { Engine } from "../engine/client.ts";
import { playerWord, say } from "../lang/texts.ts";
import * as model from "../model/setup.ts";
import type { OptionValues } from "../model/state.ts";
import type { Game } from "../play/game.ts";
import type { Opener } from "../play/opener.ts";

export class SetUp extends Controller<{ start: Diagram; engine: Engine; game: Game; opener: Opener; places: Places }> {
  /** Begin from the position on the board. */
  take() {
    const found = model.copyPosition(this.state.describe, this.state);
    if (found) this.set({ setup: found });
    this.needs.places.show("setup");
    if (!found) return;
    return this.#try(async () => {
      const { game } = model.positionRequest(found);
      this.set({ setup: model.rebase(found, await this.needs.engine.call("position", { game })) });
    });
  }

  open() {
    if (!this.state.setup) this.set({ setup: model.emptySetup(this.needs.start, {}) });
  }

  close() {}

  /** Choose another board, which is empty. */
  choose(name: string, size: number, options: OptionValues) {
    return this.#try(async () => {
      const board = await this.needs.engine.call("position", { game: { name, size, options } });
      this.set({ setup: model.emptySetup(board, options) });
    });
  }

  /** Change a part of the position, or what chosen cells get. */
  change(change: Partial<model.Setup>) {
    const { setup } = this.state;
    if (setup) this.set({ setup: { ...setup, told: "", problem: "", ...change } });
  }

  put(cell: string) {
    const { setup } = this.state;
    if (setup) this.set({ setup: model.putStone(setup, cell) });
  }

  clear() {
    const { setup } = this.state;
    if (setup) this.change({ cells: "0".repeat(setup.cells.length) });
  }

  play() {
    return this.#with(async (record, { to_move }) => {
      await this.needs.opener.playAt(record, to_move);
      this.needs.places.show("play");
    });
  }

  analyse() {
    return this.#with(async (record) => {
      await this.needs.opener.show(record);
      this.needs.game.prefer({ analysing: true });
      this.needs.places.show("play");
    });
  }

  copyLink() {
    return this.#with(async (record) => this.change({ told: (await this.#copy(record)) ? say("link-copied") : "" }));
  }

  /** Make it a problem, if the engine proves that a single move wins. */
  makeProblem() {
    return this.#with(async (record, { to_move, board }) => {
      this.change({ told: say("proving") });
      const { moves } = await this.needs.engine.call("solve", { record });
      const [one = "", other] = moves;
      const player = playerWord(board.snapshot.players[to_move - 1] ?? "");
      if (!one) return this.change({ told: say("problem-none", { player }) });
      if (other) return this.change({ told: say("problem-several", { one, other }) });
      await this.#copy(`problems/${record}`);
      this.change({ told: say("problem-made"), problem: record });
    });
  }

  /** @param address what follows its "#" */
  #copy(address: string) {
    return copy(new URL(`#${address}`, location.href).href);
  }

  /** Have the engine make the record of the position, and go on with it. */
  #with(act: (record: string, setup: model.Setup) => Promise<void>) {
    const { setup } = this.state;
    if (!setup) return;
    return this.#try(async () => {
      const { snapshot } = await this.needs.engine.call("position", model.positionRequest(setup));
      await act(snapshot.record, setup);
    });
  }

  /** Do something, or tell why it cannot be done. */
  async #try(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      this.change({ told: fault(error) });
    }
  }
}
