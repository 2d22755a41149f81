/** My games: what this browser keeps, searches in it, and what the person does with it. */

import { Controller } from "../app/controller.ts";
import { fault } from "../app/messages.ts";
import type { Places } from "../app/places.ts";
import { download } from "../app/takeout.ts";
import { type Engine, EngineError } from "../engine/client.ts";
import { say } from "../lang/texts.ts";
import { atMainEnd, endOf, tidy } from "../model/editing.ts";
import type { Entry, Shelf } from "../model/shelf.ts";
import { adopt, last, recordOf, showAt, type Tree } from "../model/tree.ts";
import * as archive from "../person/archive.ts";
import type { Opener } from "../play/opener.ts";
import { sortGames } from "./summary.ts";

const SHOWN = 24; // the number of cards shown at first, and of further ones on demand

export class Library extends Controller<{ keeper: archive.Keeper; engine: Engine; opener: Opener; places: Places }> {
  #completed = false; // whether the pictures of all games have been asked for

  #change(change: Partial<Shelf>) {
    this.set({ shelf: { ...this.state.shelf, ...change } });
  }

  open() {
    this.#change({ most: SHOWN, sought: "", result: "", told: "", deleted: null, naming: null });
    this.#completed = false;
    this.#try(() => this.needs.keeper.flush());
  }

  close() {
    this.#change({ games: null });
  }

  seek(sought: string) {
    this.#change({ sought, most: SHOWN });
  }

  /** List the games with a result. */
  sift(result: string) {
    this.#change({ result, most: SHOWN });
  }

  more() {
    this.#change({ most: this.state.shelf.most + SHOWN });
  }

  /** Begin or end renaming a game. */
  name(id: string, text: string) {
    const { naming } = this.state.shelf;
    this.#change({ naming: id ? { id, text } : null, renamed: id ? "" : (naming?.id ?? "") });
  }

  rename() {
    const { naming, games } = this.state.shelf;
    const entry = games?.find(({ id }) => id === naming?.id);
    const name = naming?.text.trim();
    this.#change({ naming: null, renamed: naming?.id ?? "" });
    if (!entry || !name || name === entry.name) return;
    this.#try(async () => {
      await archive.change(entry.id, { name });
      return say("renamed", { name });
    });
  }

  /** Delete a game, which can be undone; the one on the board is then only watched. */
  delete(entry: Entry, title: string) {
    this.#try(async () => {
      if (entry.id === this.state.id) {
        this.set({ watching: true });
        await this.needs.keeper.flush();
      }
      await archive.remove(entry.id);
      return say("deleted", { name: title });
    }, entry);
  }

  restore() {
    const { deleted } = this.state.shelf;
    if (!deleted) return;
    this.#try(async () => {
      await archive.change(deleted.id, deleted);
      if (deleted.id === this.state.id) this.set({ watching: false });
    });
  }

  /** Go on with a game, or look at the end of a finished one. */
  resume(entry: Entry) {
    this.#try(async () => {
      const end = endOf(entry.tree, entry.snapshot);
      await this.needs.opener.resume(end ? { ...entry, tree: showAt(entry.tree, end) } : entry);
      this.needs.places.show("play");
    });
  }

  /** Keep the game on the board, which is not kept by itself. */
  keep() {
    this.#try(async () => {
      const id = archive.newId();
      await archive.change(id, { ...archive.snapshotOf(this.state), id });
      return say("kept-game", { name: say("games", { count: 1 }) });
    });
  }

  download() {
    this.#try(async () => {
      const games = await archive.allGames(this.state.describe);
      download(new Blob([archive.formatGames(games)], { type: "application/json" }), "games.json");
      return say("downloaded", { title: say("games", { count: games.length }) });
    });
  }

  add(file: File) {
    this.#try(async () => {
      const games = archive.parseGames(await file.text());
      if (!games) return say("no-library");
      this.#completed = false;
      await archive.add(games);
      return say("kept-game", { name: say("games", { count: games.length }) });
    });
  }

  /** Perform an action, tell what it returns or why it failed, and list the games again. @param deleted by it */
  async #try(act: () => Promise<unknown>, deleted: Entry | null = null) {
    try {
      const told = await act();
      this.#change({ told: typeof told === "string" ? told : "", deleted });
      await this.#list();
    } catch (error) {
      this.#change({ told: say("library-fault", { reason: fault(error) }) });
    }
  }

  async #list() {
    const games = sortGames(await archive.allGames(this.state.describe));
    if (this.state.place !== "games") return;
    this.#change({ games });
    if (this.state.engine.phase === "ready") await this.complete();
  }

  /** Get the missing pictures from the engine, as for games of a file. */
  async complete() {
    const bare = this.state.shelf.games?.filter(({ snapshot }) => !snapshot) ?? [];
    if (this.#completed || !bare.length) return;
    this.#completed = true;
    for (const entry of bare) {
      try {
        const tree = adopt(entry.tree);
        const ask = (shown: Tree) => this.needs.engine.call("position", { record: recordOf(shown) });
        const end = await ask(atMainEnd(tree));
        const { snapshot, layout } = end.snapshot.outcome ? end : await ask(last(tidy(tree)));
        await archive.change(entry.id, { snapshot, layout });
      } catch (error) {
        // The card says that the game cannot be shown.
        if (!(error instanceof EngineError)) throw error;
      }
    }
    await this.#list();
    this.#change({ examined: true });
  }
}
