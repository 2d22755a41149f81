/** My games: what this browser keeps, what is looked for among it, and what the person does with it. */

import { Controller } from "../app/controller.ts";
import { download } from "../dialogs/takeout.ts";
import { EngineError } from "../engine/client.ts";
import { say } from "../lang/texts.ts";
import { tidied } from "../model/editing.ts";
import { adopted, last, recordOf } from "../model/tree.ts";
import { add, all, change, type Entry, newId, read, remove, snapshotOf, written } from "../person/archive.ts";
import { fault } from "./importing.ts";
import { type Shelf, sorted } from "./summary.ts";

/** How many cards are shown at first, and how many more on demand. */
const SHOWN = 24;

export class Library extends Controller {
  /** Keeps the running game as it is now. */
  flush: () => Promise<void> = async () => {};

  /** Whether the pictures of all games have been asked for. */
  #completed = false;

  get #shelf() {
    return this.state.shelf;
  }

  #change(change: Partial<Shelf>) {
    this.set({ shelf: { ...this.#shelf, ...change } });
  }

  open() {
    this.#change({ most: SHOWN, sought: "", result: "", told: "", deleted: null, naming: null });
    this.#completed = false;
    this.#try(async () => {
      await this.flush();
      return "";
    });
  }

  close() {
    this.#change({ games: null });
  }

  /** Look for games by words. */
  seek(sought: string) {
    this.#change({ sought, most: SHOWN });
  }

  /** List the games that ended so. */
  sift(result: string) {
    this.#change({ result, most: SHOWN });
  }

  more() {
    this.#change({ most: this.#shelf.most + SHOWN });
  }

  /** Name a game anew, or no longer. */
  name(id: string, text: string) {
    const { naming } = this.#shelf;
    this.#change({ naming: id ? { id, text } : null, renamed: id ? "" : (naming?.id ?? "") });
  }

  /** Keep the name that was written. */
  rename() {
    const { naming, games } = this.#shelf;
    const entry = games?.find(({ id }) => id === naming?.id);
    const name = naming?.text.trim();
    this.#change({ naming: null, renamed: naming?.id ?? "" });
    if (!entry || !name || name === entry.name) return;
    this.#try(async () => {
      await change(entry.id, { name });
      return say("renamed", { name });
    });
  }

  /** Delete a game, which can be taken back; the one on the board is only to be watched from then on, and no longer
   * keeps itself. */
  delete(entry: Entry, title: string) {
    this.#try(async () => {
      if (entry.id === this.state.id) {
        this.set({ watching: true });
        await this.flush();
      }
      await remove(entry.id);
      this.#change({ deleted: entry });
      return say("deleted", { name: title });
    });
  }

  /** Bring the game back that was deleted last. */
  restore() {
    const { deleted } = this.#shelf;
    if (!deleted) return;
    this.#try(async () => {
      await change(deleted.id, deleted);
      if (deleted.id === this.state.id) this.set({ watching: false });
      return "";
    });
  }

  /** Go on with a game, or look at it again. */
  resume({ id, begun, tree, players, counts, sent, clock }: Entry) {
    this.#try(async () => {
      await this.app.opener.resume({ id, begun, tree, players, counts, sent, clock });
      this.app.places.show("play");
      return "";
    });
  }

  /** Keep the game on the board, which is not kept by itself. */
  keep() {
    this.#try(async () => {
      const id = newId();
      await change(id, { ...snapshotOf(this.state), id });
      return say("kept-game", { name: say("games", { count: 1 }) });
    });
  }

  download() {
    this.#try(async () => {
      const games = await all(this.state.describe);
      download(new Blob([written(games)], { type: "application/json" }), "games.json");
      return say("downloaded", { title: say("games", { count: games.length }) });
    });
  }

  /** Add the games of a file. */
  add(file: File) {
    this.#try(async () => {
      const games = read(await file.text());
      if (!games) return say("no-library");
      this.#completed = false;
      await add(games);
      return say("kept-game", { name: say("games", { count: games.length }) });
    });
  }

  /** Perform an action, tell how it went or why it failed, and list the games again. */
  async #try(act: () => Promise<string>) {
    try {
      const before = this.#shelf.deleted;
      const told = await act();
      const { deleted } = this.#shelf;
      this.#change({ told, deleted: deleted === before ? null : deleted });
      await this.#list();
    } catch (error) {
      this.#change({ told: say("library-fault", { reason: fault(error) }) });
    }
  }

  async #list() {
    const games = sorted(await all(this.state.describe));
    if (this.state.place !== "games") return;
    this.#change({ games });
    if (this.state.engine.phase === "ready") await this.complete();
  }

  /** Have the engine tell the pictures of games that have none, as those of a file. */
  async complete() {
    const bare = this.#shelf.games?.filter(({ snapshot }) => !snapshot) ?? [];
    if (this.#completed || !bare.length) return;
    this.#completed = true;
    for (const entry of bare) {
      try {
        const record = recordOf(last(tidied(adopted(entry.tree))));
        const { snapshot, layout } = await this.app.engine.call("position", { record });
        await change(entry.id, { snapshot, layout });
      } catch (error) {
        // The card says that the game cannot be shown.
        if (!(error instanceof EngineError)) throw error;
      }
    }
    await this.#list();
    this.#change({ examined: true });
  }
}
