/** Opens games: new ones, those of links and files, and those that were played before. */

import type { Boards, Diagram, GameSummary, Settings } from "messages";
import type { App } from "../app/app.ts";
import { Controller } from "../app/controller.ts";
import { fetched } from "../app/fetched.ts";
import { EngineError } from "../engine/client.ts";
import { refusal, say } from "../lang/texts.ts";
import { type Friend, relation } from "../model/address.ts";
import { ended, tidied } from "../model/editing.ts";
import { isPlaced } from "../model/queries.ts";
import type { Choices, Kept, Opening, State } from "../model/state.ts";
import {
  answered,
  confirmed,
  joined,
  link,
  newGame,
  opened,
  playedFrom,
  rematch,
  resumed,
  seated,
  shared,
} from "../model/steps.ts";
import { adopted, grown, last, recordOf } from "../model/tree.ts";
import { find } from "../person/archive.ts";

const FILE = "play/boards.json";

export class Opener extends Controller {
  /** What the site knows of boards, null if it cannot be loaded now. */
  #boards: Promise<Boards | null> = fetched(FILE);

  /** The games of this visit as they were left, by id: My games does not keep all. */
  #left: Map<string, State> = new Map();

  /** @param start the position of a fresh board */
  constructor(
    app: App,
    public start: Diagram,
  ) {
    super(app);
    this.#boards.then((boards) => this.set({ pictures: boards?.pictures ?? [] }));
    app.store.watch(({ id }, previous) => id !== previous.id && this.#left.set(previous.id, previous));
  }

  /** @param settings those of bots that differ from their defaults @param known the position from which the game
   * begins if the page knows it: then nobody waits for the engine */
  newGame(choices: Choices, settings: Record<string, Settings>, known: Diagram | null = null) {
    const asked = { ...newGame(this.state, choices, coin()), settings };
    if (!known || !asked.opening) return this.#request(asked);
    this.set(opened(asked, asked.opening, known));
    this.app.turns.advance();
  }

  /** Begin a game of those that are offered to somebody new here, on a board that the site knows. */
  async newFirstGame(choices: Choices) {
    const { game, size } = choices;
    const boards = await this.#boards;
    const known = boards?.starts.find(({ snapshot }) => snapshot.game === game && snapshot.size === size);
    this.newGame(choices, this.state.settings, known);
  }

  /** The same game once more, with the colours swapped. @param opponent another one */
  rematch(opponent?: string) {
    const again = rematch(this.state);
    this.newGame({ ...again, opponent: opponent ?? again.opponent }, this.state.settings);
  }

  /** Open a link: a game to be watched, or the answer of a friend. @param own the game whose address it is, "" if
   * none */
  link(record: string, friend: Friend | null, own: string) {
    this.#request(link(this.state, record, friend, own));
  }

  /** Stay at the game shown, whatever link is on its way. */
  stay() {
    const { opening, engine } = this.state;
    if (opening?.kind !== "link") return;
    this.set({ opening: null });
    if (engine.phase === "ready") this.app.messages.attempt(() => this.#confirm());
  }

  /** Go on from the position watched, in a game of the person. @param seat the player as whom the person plays */
  playFrom(seat: number) {
    if (!this.state.watching || !isPlaced(this.state)) return;
    this.set(playedFrom(this.state, seat));
    this.app.turns.advance();
  }

  /** Begin a game of the person at the end of a record. Rejects, and changes nothing, if it is none. @param seat the
   * player as whom the person plays */
  async playAt(record: string, seat: number) {
    await this.show(record);
    this.playFrom(seat);
  }

  /** Show a game at the end of its record. Rejects, and changes nothing, if it is none. */
  async show(record: string) {
    const position = await this.app.engine.call("position", { record });
    this.set(shared(this.state, position, grown(null, position.snapshot)));
  }

  /** Go on with a game of My games, or look at it again. Rejects, and changes nothing, if its tree is not a valid
   * game. */
  async resume(kept: Omit<Kept, "snapshot">) {
    this.set(await this.#resumed(kept));
    this.app.turns.advance();
  }

  /** Open a game from a text in any format. Rejects, and changes nothing, if the text holds none. @param number which
   * one, from 0; null: not chosen yet @returns the games to choose from, empty if one was opened */
  async open(text: string, number: number | null): Promise<GameSummary[]> {
    const { tree, games } = await this.app.engine.call("import", { text, number, record: recordOf(this.state.tree) });
    if (number === null && games.length > 1) return games;
    const found = adopted(tree);
    const position = await this.app.engine.call("position", { record: recordOf(found) });
    this.set(shared(this.state, position, found));
    const { set_up: madeUp = 0, remarks = [] } = games[number ?? 0] ?? {};
    const told = [...(madeUp ? [say("set-up")] : []), ...remarks.map((remark) => refusal(remark))];
    if (told.length) this.set({ problem: { text: told.join(" ") } });
    return [];
  }

  async #resumed(kept: Omit<Kept, "snapshot">) {
    const tree = last(tidied(adopted(kept.tree)));
    const position = await this.app.engine.call("position", { record: recordOf(tree) });
    return resumed(this.state, position, { ...kept, tree });
  }

  /** @param state one in which something is to be opened */
  #request(state: State) {
    this.set(state);
    if (state.engine.phase === "ready") this.begin();
  }

  /** Open what waits for the engine. */
  begin() {
    this.app.messages.attempt(() => this.#open());
  }

  /** Open the requested game, or have a new worker confirm the position shown. A link that cannot be opened changes
   * nothing. */
  async #open() {
    const { opening } = this.state;
    if (!opening) return this.#confirm();
    try {
      const friend = opening.friend ?? null;
      const known = opening.own ? await this.#returned(opening.own) : null;
      const [state, problem] = known ?? (await (friend ? this.#meet(opening, friend) : this.#opened(opening)));
      await this.app.library.flush(); // a game is kept before another takes its place
      if (this.state.opening === opening) this.set({ ...state, problem });
    } catch (error) {
      if (opening.kind !== "link" || !(error instanceof EngineError)) throw error;
      if (this.state.opening !== opening) return;
      const told = refusal(error);
      const text =
        error.type === "record"
          ? `${told} ${say("broken-told", { kind: "link" })}`
          : say("engine-error", { message: told });
      const broken = "record" in opening.asked ? opening.asked.record : "";
      this.set({ opening: null, problem: { text, broken } });
      return this.#confirm();
    }
    this.app.turns.advance();
  }

  /** The game of that id as it was left, null if it is not known any more. */
  async #returned(id: string): Promise<[State, null] | null> {
    const kept = (await find(id, this.state.describe)) ?? this.#left.get(id);
    return kept ? [await this.#resumed(kept), null] : null;
  }

  async #opened(opening: Opening): Promise<[State, null]> {
    const { position, tree } = await this.#asked(opening);
    return [opened(this.state, opening, position, tree), null];
  }

  /** The position that is asked for, and the game of a link, read as any text is: others may have handed it on. */
  async #asked({ kind, asked }: Opening) {
    const { engine } = this.app;
    if (kind !== "link" || !("record" in asked)) return { position: await engine.call("position", asked), tree: null };
    const tree = adopted((await engine.call("import", { text: asked.record })).tree);
    return { position: await engine.call("position", { record: recordOf(tree) }), tree };
  }

  /** Open the link of a friend. A game that is known goes on if the link goes on from there; otherwise it stays as it
   * is known. */
  async #meet(opening: Opening, friend: Friend): Promise<[State, State["problem"]]> {
    const told = "record" in opening.asked ? opening.asked.record : "";
    const { position: link } = await this.#asked(opening);
    const kept = this.state.id === friend.id ? this.state : await find(friend.id, this.state.describe);
    if (!kept) return [answered(this.state, link, friend, null), null];
    const known = recordOf(ended(kept.tree));
    const news = relation(known, link.snapshot.record);
    const position = news === "longer" ? link : await this.app.engine.call("position", { record: known });
    const text = say(`friend-link-${news}`);
    return [
      answered(this.state, position, friend, kept),
      text ? { text, ...(news === "other" ? { broken: told } : {}) } : null,
    ];
  }

  /** Have the engine check the position shown: a stored one may be broken or from another version. */
  async #confirm() {
    const record = recordOf(this.state.tree);
    try {
      const position = await this.app.engine.call("position", { record });
      if (recordOf(this.state.tree) === record && !this.state.opening) this.set(confirmed(this.state, position));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      await this.#openFresh(error, record);
    }
    this.app.turns.advance();
  }

  /** A fresh board in place of a stored game that cannot be opened. @param broken its record */
  async #openFresh(error: EngineError, broken: string) {
    const text =
      error.type === "record"
        ? say("broken-told", { kind: "stored" })
        : say("engine-error", { message: refusal(error) });
    const { record } = this.start.snapshot;
    const fresh = { kind: "new", asked: { record }, players: joined(seated(this.state.choices, coin())) } as Opening;
    const position = await this.app.engine.call("position", fresh.asked);
    this.set({ ...opened(this.state, fresh, position), problem: { text, broken } });
  }
}

const coin = () => Math.floor(Math.random() * 2);
