/** Opens games: new ones, those of links and files, and those that were played before. */

import type { Boards, Diagram, GameSummary, Remark, Settings } from "messages";
import { Controller } from "../app/controller.ts";
import type { Messages } from "../app/messages.ts";
import type { Store } from "../app/store.ts";
import { type Engine, EngineError } from "../engine/client.ts";
import { fetchData } from "../engine/files.ts";
import { refusal, say } from "../lang/texts.ts";
import { compareRecords, type Friend, type Link } from "../model/address.ts";
import { startOf } from "../model/beginning.ts";
import { atMainEnd, tidy } from "../model/editing.ts";
import { ladder, rungChoices } from "../model/ladder.ts";
import { isPlaced } from "../model/queries.ts";
import type { Choices, Opening, State, StoredGame } from "../model/state.ts";
import * as steps from "../model/steps.ts";
import { adopt, grow, last, makeUp, recordOf } from "../model/tree.ts";
import { find, type Keeper } from "../person/archive.ts";
import type { Turns } from "./turns.ts";

const FILE = "play/boards.json";

/** What follows from the state of the moment in which it is called: the person goes on while the engine answers. */
type Next = () => State;
type Needs = { start: Diagram; engine: Engine; turns: Turns; messages: Messages; keeper: Keeper };

export class Opener extends Controller<Needs> {
  #boards: Promise<Boards | null> = fetchData(FILE); // what the site knows of boards, null if it cannot be loaded now
  #left: Map<string, State> = new Map(); // the games of this visit as they were left, by id: My games does not keep all

  constructor(store: Store<State>, needs: Needs) {
    super(store, needs);
    this.#boards.then((boards) => boards && this.set({ pictures: boards.pictures, boards }));
    store.watch(({ id }, previous) => id !== previous.id && this.#left.set(previous.id, previous));
  }

  /** A game on a board that the page knows does not wait for the engine. @param settings of bots that are not usual */
  newGame(choices: Choices, settings: Record<string, Settings>) {
    const asked = { ...steps.requestGame(this.state, choices, coin()), settings };
    const known = this.state.engine.phase !== "failed" && startOf(this.state, choices);
    if (!known || !asked.opening) return this.#request(asked);
    this.set(steps.openGame(asked, asked.opening, known));
    this.needs.turns.advance();
  }

  /** Begin a game that is offered to newcomers, on a board that the site knows. */
  async newFirstGame(choices: Choices) {
    await this.#boards;
    this.newGame(choices, this.state.settings);
  }

  /** The same game once more, with the colours swapped. */
  rematch() {
    this.newGame(steps.rematch(this.state), this.state.settings);
  }

  /** A game against a level of the ladder, which a win beats. */
  climb(level: string) {
    this.set({ teaching: false });
    this.newGame(rungChoices(this.state, ladder(this.state).game, level), this.state.settings);
  }

  /** Open a link, to watch a game or read a friend's answer. @param own the game whose address it is, "" if none */
  link(link: Link, own: string) {
    this.#request(steps.requestLink(this.state, link, own));
  }

  /** Stay at the game shown, whatever link is on its way. */
  stay() {
    const { opening, engine } = this.state;
    if (opening?.kind !== "link") return;
    this.set({ opening: null });
    if (engine.phase === "ready") this.needs.messages.attempt(() => this.#confirm());
  }

  /** Go on from the position watched. @param seat the person's player */
  playFrom(seat: number) {
    if (!this.state.watching || !isPlaced(this.state)) return;
    this.set(steps.playFrom(this.state, seat));
    this.needs.turns.advance();
  }

  /** Begin a game at a position. Rejects, and changes nothing, if it is none. @param seat of the person */
  async playAt(record: string, seat: number) {
    await this.show(record);
    this.playFrom(seat);
  }

  /** Show a position, to which the moves of its record are made up. Rejects, and changes nothing, if it is none. */
  async show(record: string) {
    const position = await this.needs.engine.call("position", { record });
    this.set(steps.watch(this.state, position, makeUp(grow(null, position.snapshot))));
  }

  /** Go on with a game of My games. Rejects, and changes nothing, if its tree is not a valid game. */
  async resume(kept: Omit<StoredGame, "snapshot">) {
    const resumed = await this.#resumeFrom(kept);
    this.set(resumed());
    this.needs.turns.advance();
  }

  /** Open a game from a text of any format. Rejects, and changes nothing, if it holds none. @param number from 0; null:
   * not chosen yet @param remark on its text @returns the games to choose from, empty if one was opened */
  async open(text: string, number: number | null, remark: Remark | null = null): Promise<GameSummary[]> {
    const chosen = { text, number: number ?? undefined, record: recordOf(this.state.tree) };
    const { tree, games } = await this.needs.engine.call("import", chosen);
    if (number === null && games.length > 1) return games;
    const found = adopt(tree);
    const position = await this.needs.engine.call("position", { record: recordOf(found) });
    this.set(steps.watch(this.state, position, found));
    const { set_up: madeUp = 0, remarks = [] } = games[number ?? 0] ?? {};
    const all = [...(remark ? [remark] : []), ...remarks];
    const told = [...(madeUp ? [say("set-up")] : []), ...all.map((one) => refusal(one))];
    if (told.length) this.set({ problem: { text: told.join(" ") } });
    return [];
  }

  async #resumeFrom(kept: Omit<StoredGame, "snapshot">): Promise<Next> {
    const tree = last(tidy(adopt(kept.tree)));
    const position = await this.needs.engine.call("position", { record: recordOf(tree) });
    return () => steps.resume(this.state, position, { ...kept, tree });
  }

  #request(state: State) {
    this.set(state);
    if (state.engine.phase === "ready") this.begin();
  }

  /** Open what waits for the engine. */
  begin() {
    this.needs.messages.attempt(() => this.#open());
  }

  /** Open the requested game, or confirm the position shown. A link that cannot be opened changes nothing. */
  async #open() {
    const { opening } = this.state;
    if (!opening) return this.#confirm();
    try {
      const friend = opening.friend ?? null;
      const known = opening.own ? await this.#findLeft(opening.own) : null;
      const [next, problem] = known ?? (await (friend ? this.#meet(opening, friend) : this.#openRequest(opening)));
      await this.needs.keeper.flush(); // a game is kept before another takes its place
      if (this.state.opening === opening) this.set({ ...next(), problem });
    } catch (error) {
      if (opening.kind !== "link" || !(error instanceof EngineError)) throw error;
      if (this.state.opening !== opening) return;
      const told = refusal(error);
      const text =
        error.type === "record" ? `${told} ${say("broken-told", { kind: "link" })}` : say("refused", { message: told });
      const broken = "record" in opening.asked ? opening.asked.record : "";
      this.set({ opening: null, problem: { text, broken, passing: true } });
      return this.#confirm();
    }
    this.needs.turns.advance();
  }

  /** The game of that id as it was left, null if it is not known any more. */
  async #findLeft(id: string): Promise<[Next, null] | null> {
    const kept = (await find(id, this.state.describe)) ?? this.#left.get(id);
    return kept ? [await this.#resumeFrom(kept), null] : null;
  }

  async #openRequest(opening: Opening): Promise<[Next, null]> {
    const { position, tree } = await this.#askFor(opening);
    return [() => steps.openGame(this.state, opening, position, tree), null];
  }

  /** The requested position, and the tree of a link, read like any text: it may have been edited. */
  async #askFor({ kind, asked }: Opening) {
    const { engine } = this.needs;
    if (kind !== "link" || !("record" in asked)) return { position: await engine.call("position", asked), tree: null };
    const tree = adopt((await engine.call("import", { text: asked.record })).tree);
    return { position: await engine.call("position", { record: recordOf(tree) }), tree };
  }

  /** Open the link of a friend. A known game goes on if the link does, else it stays as it is. */
  async #meet(opening: Opening, friend: Friend): Promise<[Next, State["problem"]]> {
    const told = "record" in opening.asked ? opening.asked.record : "";
    const { position: link } = await this.#askFor(opening);
    const kept = this.state.id === friend.id ? this.state : await find(friend.id, this.state.describe);
    if (!kept) return [() => steps.answerLink(this.state, link, friend, null), null];
    const known = recordOf(atMainEnd(kept.tree));
    const news = compareRecords(known, link.snapshot.record);
    const position = news === "longer" ? link : await this.needs.engine.call("position", { record: known });
    const text = say(`friend-link-${news}`);
    const problem = text ? { text, ...(news === "other" ? { broken: told } : {}) } : null;
    return [() => steps.answerLink(this.state, position, friend, kept), problem];
  }

  /** Have the engine check the position shown: a stored one may be broken or from another version. */
  async #confirm() {
    const record = recordOf(this.state.tree);
    try {
      const position = await this.needs.engine.call("position", { record });
      if (recordOf(this.state.tree) === record && !this.state.opening)
        this.set(steps.confirmPosition(this.state, position));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      await this.#openFresh(error, record);
    }
    this.needs.turns.advance();
  }

  /** A fresh board in place of a stored game that cannot be opened. @param broken its record */
  async #openFresh(error: EngineError, broken: string) {
    const text =
      error.type === "record" ? say("broken-told", { kind: "stored" }) : say("refused", { message: refusal(error) });
    const { record } = this.needs.start.snapshot;
    const players = steps.withPerson(steps.seatPlayers(this.state.choices, coin()));
    const fresh: Opening = { kind: "new", asked: { record }, players };
    const position = await this.needs.engine.call("position", fresh.asked);
    this.set({ ...steps.openGame(this.state, fresh, position), problem: { text, broken } });
  }
}

const coin = () => Math.floor(Math.random() * 2);
