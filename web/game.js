// @ts-check
/** The controller: turns the person's actions and the engine's answers into states, one change of the position at a
 * time. */

import { GRADES, cost, effort, nodes, studied } from "./model/analysis.js";
import { asks, atHand, attempted, learning, learntOn, told } from "./model/learning.js";
import { wantsGlance } from "./model/glance.js";
import { wantsBook } from "./model/openings.js";
import { chosen, nodeOf } from "./model/review.js";
import { flagged, looked, remaining } from "./model/clock.js";
import { relation } from "./model/address.js";
import {
  NO_REVIEW,
  answered,
  botOf,
  botToMove,
  budgetOf,
  canGo,
  canResign,
  canUndo,
  choose,
  confirmed,
  gone,
  held,
  identified,
  isPlaced,
  joined,
  link,
  moved,
  newGame,
  opened,
  person,
  personToMove,
  placed,
  played,
  playedFrom,
  punched,
  rematch,
  resetScore,
  resumed,
  seated,
  settingsOf,
  shared,
  studies,
  timed,
  undone,
  watched,
  workersFor,
} from "./model/state.js";
import { adopted, commented, ended, grown, last, recordOf, shownAt, tidied } from "./model/tree.js";
import { Analyst } from "./engine/analyst.js";
import { Engine, EngineError, EngineLost } from "./engine/client.js";
import { Pool } from "./engine/pool.js";
import { find, newId } from "./person/archive.js";
import { failure } from "./engine/failure.js";
import { refusal, say } from "./lang/texts.js";

/** @import { Store } from "./app/store.js" */
/** @import { Boot } from "./engine/client.js" */
/** @import { Bot, Catalogue, Form, GameSummary, Diagram, Settings, Snapshot, TimeLeft, Worths } from "messages" */
/** @import { Lens } from "./model/analysis.js" */
/** @import { Friend } from "./model/address.js" */
/** @import { Choices, Kept, Opening, Options, State } from "./model/state.js" */
/** @import { Mistake } from "./model/review.js" */
/** @import { Tree } from "./model/tree.js" */

/** The least milliseconds that a bot is told to have left: the engine refuses 0. */
const LEAST = 1;

/** The least milliseconds between a person's move and the answer, so that the person sees the own stone first; and
 * after a toss. */
const [ANSWER, TOSSED] = [333, 700];

/** Playouts of the estimates that are shown beside the exact values. */
const ESTIMATE = 1_000;

export class Game {
  /** The notices that the person has already been given. @type {Set<string>} */
  #told = new Set();
  #waking = { seen: performance.now(), slept: 0 };
  /** The person's move that the engine has not made yet. @type {{id: number, record: string, move: string} | null} */
  #sent = null;
  /** When the latest move of a bot was shown. */
  #shown = -Infinity;
  /** The mistake at which the person points. @type {Mistake | null} */
  #pointed = null;
  /** The timer that fires when the running clock reaches 0. */
  #flag = 0;
  /** The games of this visit as they were left, by id: My games does not keep all. @type {Map<string, State>} */
  #left = new Map();

  /**
   * @param {Boot} boot @param {Store<State>} store @param {Diagram} start the position of a fresh board
   */
  constructor(boot, store, start) {
    this.store = store;
    this.start = start;
    this.engine = new Engine(boot, {
      loading: (done, total) => this.#set({ engine: { phase: "loading", done, total } }),
      starting: () => this.#phase("starting"),
      ready: () => {
        this.#phase("ready");
        this.#do(() => this.#open());
      },
      replaced: () => this.#set({ thinking: null, problem: { text: say("replaced") } }),
      failed: (error) => this.#failed(error),
    });
    this.analyst = new Analyst(
      this.engine,
      () => this.state,
      (next) => this.#set(next),
      (error) => this.#report(error),
    );
    this.pool = new Pool(boot, this.engine, (pool) => this.#set({ pool }));
  }

  get state() {
    return this.store.state;
  }

  /** Milliseconds of a monotonic clock, without those for which the device has slept; a person whose clock ran then is
   * told. */
  now() {
    const now = performance.now();
    const { slept } = this.#waking;
    this.#waking = looked(this.#waking, now);
    if (this.#waking.slept > slept && this.state?.clock?.running) queueMicrotask(() => this.tell(say("slept")));
    return now - this.#waking.slept;
  }

  // Actions of the person

  /** @param {string} move */
  choose(move) {
    if (asks(this.state)) return this.#set(attempted(this.state, move));
    this.#set(choose(this.state, move));
    this.#advance();
  }

  /**
   * @param {Choices} choices @param {Record<string, Settings>} settings those of bots that differ from their defaults
   * @param {Diagram | null} known the position from which the game begins if the page knows it: then nobody waits for
   * the engine
   */
  newGame(choices, settings, known = null) {
    const asked = { ...newGame(this.state, choices, coin()), settings };
    if (!known || !asked.opening) return this.#request(asked);
    this.#set(opened(asked, asked.opening, known));
    this.#advance();
  }

  /** Open a link: a game to be watched, or the answer of a friend.
   * @param {string} record @param {Friend | null} friend @param {string} own the game whose address it is, "" if none
   * */
  link(record, friend, own) {
    this.#request(link(this.state, record, friend, own));
  }

  /** Stay at the game shown, whatever link is on its way. */
  stay() {
    const { opening, engine } = this.state;
    if (opening?.kind !== "link") return;
    this.#set({ opening: null });
    if (engine.phase === "ready") this.#do(() => this.#confirm());
  }

  /** The same game once more, with the colours swapped. @param {string} [opponent] another one */
  rematch(opponent) {
    const again = rematch(this.state);
    this.newGame({ ...again, opponent: opponent ?? again.opponent }, this.state.settings);
  }

  /** Go on from the position watched, in a game of the person.
   * @param {number} seat the player as whom the person plays */
  playFrom(seat) {
    if (!this.state.watching || !isPlaced(this.state)) return;
    this.#set(playedFrom(this.state, seat));
    this.#advance();
  }

  /** Begin a game of the person at the end of a record. Rejects, and changes nothing, if it is none.
   * @param {string} record @param {number} seat the player as whom the person plays */
  async playAt(record, seat) {
    const position = await this.engine.call("position", { record });
    this.#set(shared(this.state, position, grown(null, position.snapshot)));
    this.playFrom(seat);
  }

  /** Go on with a game of My games, or look at it again. Rejects, and changes nothing, if its tree is not a valid game.
   * @param {Omit<Kept, "snapshot">} kept */
  async resume(kept) {
    this.#set(await this.#resumed(kept));
    this.#advance();
  }

  /** @param {Omit<Kept, "snapshot">} kept */
  async #resumed(kept) {
    const tree = last(tidied(adopted(kept.tree)));
    const position = await this.engine.call("position", { record: recordOf(tree) });
    return resumed(this.state, position, { ...kept, tree });
  }

  /** The person has taken the link of the position shown, to send it to the friend. */
  send() {
    this.#set({ sent: this.state.snapshot.record });
  }

  /** Put the card at the end away. */
  closeCard() {
    this.#set({ over: false });
  }

  /** Take a turn back. @returns {boolean} whether there was one */
  undo() {
    if (!canUndo(this.state)) return false;
    this.#set(undone(this.state));
    this.#do(() => this.#place());
    return true;
  }

  /**
   * Open a game from a text in any format. Rejects, and changes nothing, if the text holds none.
   * @param {string} text @param {number | null} number which one, from 0; null: not chosen yet
   * @returns {Promise<GameSummary[]>} the games to choose from, empty if one was opened
   */
  async open(text, number) {
    const { tree, games } = await this.engine.call("import", { text, number, record: recordOf(this.state.tree) });
    if (number === null && games.length > 1) return games;
    const found = adopted(tree);
    const position = await this.engine.call("position", { record: recordOf(found) });
    this.#set(shared(this.state, position, found));
    const { set_up: madeUp = 0, remarks = [] } = games[number ?? 0] ?? {};
    const told = [...(madeUp ? [say("set-up")] : []), ...remarks.map((remark) => refusal(remark))];
    if (told.length) this.#set({ problem: { text: told.join(" ") } });
    return [];
  }

  /** The game in every format that the engine can write. @returns {Promise<Form[]>} */
  async forms() {
    const told = this.state.watching ? {} : credits(this.state); // of a game to watch its tree tells
    try {
      return (await this.engine.call("export", { tree: tidied(this.state.tree), ...told })).forms;
    } catch (error) {
      this.#report(error);
      return [];
    }
  }

  /** Show another position of the game, or change its tree.
   * @param {(tree: Tree) => Tree} change @returns {boolean} whether anything changed */
  go(change) {
    const { tree } = this.state;
    const changed = change(tree);
    if (changed === tree || !canGo(this.state)) return false;
    this.#set(gone(this.state, changed));
    if (!isPlaced(this.state)) this.#do(() => this.#place());
    return true;
  }

  /** Set the comment on the position shown. @param {string} text */
  comment(text) {
    this.#set({ tree: commented(this.state.tree, text) });
  }

  resign() {
    const player = person(this.state) ?? this.state.snapshot.to_move;
    if (canResign(this.state)) this.#do(() => this.#lose(player, "resign"));
  }

  playNow() {
    const { thinking } = this.state;
    if (!thinking) return;
    this.#set({ thinking: { ...thinking, stopping: true } });
    this.#stop(thinking.id, "play");
  }

  cancel() {
    if (this.state.thinking) this.pause();
  }

  pause() {
    this.#set({ thinking: null, paused: true });
  }

  /** Have the bot to move make one move, and pause after it. */
  step() {
    this.#set({ paused: true });
    const bot = botToMove(this.state);
    if (bot && canGo(this.state) && isPlaced(this.state) && !this.state.thinking) this.#play(null, bot);
  }

  letMove() {
    this.#set({ paused: false, alarm: null });
    this.#advance();
  }

  /** Change some of the lasting options. @param {Partial<Options>} change */
  prefer(change) {
    this.#set(change);
    this.#advance();
  }

  /** @param {Partial<Lens>} change */
  setLens(change) {
    this.prefer({ lens: { ...this.state.lens, ...change } });
  }

  /** Go to a position of the line shown. @param {number} ply */
  goTo(ply) {
    this.go((tree) => shownAt(tree, nodes(tree)[ply] ?? tree.at));
  }

  /** Start or stop the analysis of every position of the line shown; results are kept, so that it resumes where it
   * stopped.
   * @param {boolean} on */
  setSurvey(on) {
    this.#set({ survey: on ? studied(this.state) : null });
  }

  // The review

  /** Show the position before a mistake, with the move made and the line of the better one. @param {Mistake} mistake */
  correct(mistake) {
    this.#visit(mistake);
    this.#set(chosen(this.state, mistake));
  }

  /** Have the board show the position before a mistake in place of that of the game, for as long as the person points
   * at it.
   * @param {Mistake | null} mistake */
  point(mistake) {
    this.#pointed = mistake;
    const { review } = this.state;
    if (review.aside && review.aside.mistake.record !== mistake?.record)
      this.#set({ review: { ...review, aside: null } });
    if (mistake && canGo(this.state)) this.#do(() => this.#showAside(mistake));
  }

  /** @param {Mistake} mistake */
  async #showAside(mistake) {
    const { snapshot } = await this.engine.call("play", { record: mistake.record });
    if (this.#pointed?.record === mistake.record)
      this.#set({ review: { ...this.state.review, aside: { mistake, snapshot } } });
  }

  /** Have a player look for better moves in place of the mistakes. @param {number} player */
  learn(player) {
    this.#set(learning(this.state, player));
    this.visitMistake();
  }

  /** Show the position of the mistake at hand. */
  visitMistake() {
    const mistake = atHand(this.state);
    if (mistake) this.#visit(mistake);
  }

  /** Show the answer to the mistake at hand. */
  tellAnswer() {
    this.#set(told(this.state));
  }

  /** On to the next mistake. */
  learnOn() {
    this.#set(learntOn(this.state));
    this.visitMistake();
  }

  /** Back to the review, at the end of the game. */
  endLearning() {
    this.#set({ review: NO_REVIEW });
    this.go(last);
  }

  /** Go to the position before a mistake. @param {Mistake} mistake */
  #visit({ record }) {
    const node = nodeOf(this.state, record);
    if (node !== undefined) this.go((tree) => shownAt(tree, node));
  }

  /** Give a hint: first an area, then the move. */
  hint() {
    const { hint, snapshot } = this.state;
    this.#set({ hint: { record: snapshot.record, step: hint?.record === snapshot.record ? 2 : 1 } });
  }

  /** The person points at a move, or at none. @param {string | null} move */
  look(move) {
    if (move !== this.state.focus) this.#set({ focus: move });
  }

  /** The person has tapped a cell once where a move takes two taps.
   * @param {string} move "": the proposal is withdrawn */
  propose(move) {
    this.#set({ proposed: move ? { record: this.state.snapshot.record, move } : null });
  }

  /** @param {boolean} away whether the page is hidden */
  setAway(away) {
    this.#set({ away });
  }

  /** Call games, players and bots by other names. @param {Catalogue} describe */
  call(describe) {
    this.#set({ describe });
  }

  resetScore() {
    this.#set(resetScore(this.state));
  }

  /** Tell the person something, once. @param {string} text */
  tell(text) {
    if (this.#told.has(text)) return;
    this.#told.add(text);
    this.#set({ problem: { text } });
  }

  dismiss() {
    this.#set({ problem: null });
  }

  retry() {
    this.#set({ problem: null });
    this.engine.start();
  }

  // Internals

  /** @param {Partial<State>} change */
  #set(change) {
    const previous = this.state;
    this.store.set(timed(identified({ ...previous, ...change }, newId, Date.now()), this.now()));
    if (previous.id !== this.state.id) this.#left.set(previous.id, previous);
    if (this.state.clock !== previous.clock) this.#awaitFlag();
    const sent = this.#sent;
    if (sent && (this.state.pending[0] !== sent.move || !this.#isAt(sent.record))) {
      this.#sent = null;
      this.#stop(sent.id, "cancel");
    }
    const ended = previous.thinking && this.state.thinking?.id !== previous.thinking.id ? previous.thinking : null;
    if (ended) {
      // However a search has ended, no worker needs to go on with it.
      this.pool.stop();
      if (!ended.found) this.#stop(ended.id, "cancel");
    }
    this.analyst.look();
  }

  #awaitFlag() {
    clearTimeout(this.#flag);
    const { clock } = this.state;
    if (clock?.running)
      this.#flag = setTimeout(() => this.#do(() => this.#flagged()), remaining(clock, clock.running, this.now()));
  }

  /** End the game of a player whose time has run out, unless a move came first. */
  async #flagged() {
    const { clock } = this.state;
    const player = clock && flagged(clock, this.now());
    if (player) await this.#lose(player, "time");
    else this.#awaitFlag();
  }

  /** @param {"starting" | "ready" | "failed"} phase */
  #phase(phase) {
    this.#set({ engine: { ...this.state.engine, phase } });
  }

  /** @param {() => Promise<unknown>} task */
  #do(task) {
    task().catch((error) => this.#report(error));
  }

  /** @param {State} state one in which something is to be opened */
  #request(state) {
    this.#set(state);
    if (state.engine.phase === "ready") this.#do(() => this.#open());
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
      if (this.state.opening === opening) this.#set({ ...state, problem });
    } catch (error) {
      if (opening.kind !== "link" || !(error instanceof EngineError)) throw error;
      if (this.state.opening !== opening) return;
      const told = refusal(error);
      const text =
        error.type === "record"
          ? `${told} ${say("broken-told", { kind: "link" })}`
          : say("engine-error", { message: told });
      const broken = "record" in opening.asked ? opening.asked.record : "";
      this.#set({ opening: null, problem: { text, broken } });
      return this.#confirm();
    }
    this.#advance();
  }

  /** The game of that id as it was left, null if it is not known any more.
   * @param {string} id @returns {Promise<[State, null] | null>} */
  async #returned(id) {
    const kept = (await find(id, this.state.describe)) ?? this.#left.get(id);
    return kept ? [await this.#resumed(kept), null] : null;
  }

  /** @param {Opening} opening @returns {Promise<[State, null]>} */
  async #opened(opening) {
    const position = await this.#asked(opening);
    return [opened(this.state, opening, position), null];
  }

  /** The position that is asked for. A link is read as any text is: others may have handed it on.
   * @param {Opening} opening */
  async #asked({ kind, asked }) {
    if (kind !== "link" || !("record" in asked)) return this.engine.call("position", asked);
    const { tree } = await this.engine.call("import", { text: asked.record });
    return this.engine.call("position", { record: recordOf(adopted(tree)) });
  }

  /**
   * Open the link of a friend. A game that is known goes on if the link goes on from there; otherwise it stays as it is
   * known.
   * @param {Opening} opening @param {Friend} friend @returns {Promise<[State, State["problem"]]>}
   */
  async #meet(opening, friend) {
    const told = "record" in opening.asked ? opening.asked.record : "";
    const link = await this.#asked(opening);
    const kept = this.state.id === friend.id ? this.state : await find(friend.id, this.state.describe);
    if (!kept) return [answered(this.state, link, friend, null), null];
    const known = recordOf(ended(kept.tree));
    const news = relation(known, link.snapshot.record);
    const position = news === "longer" ? link : await this.engine.call("position", { record: known });
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
      const position = await this.engine.call("position", { record });
      if (recordOf(this.state.tree) === record && !this.state.opening) this.#set(confirmed(this.state, position));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      await this.#openFresh(error, record);
    }
    this.#advance();
  }

  /** A fresh board in place of a stored game that cannot be opened.
   * @param {EngineError} error @param {string} broken its record */
  async #openFresh(error, broken) {
    const text =
      error.type === "record"
        ? say("broken-told", { kind: "stored" })
        : say("engine-error", { message: refusal(error) });
    const { record } = this.start.snapshot;
    const fresh = /** @type {Opening} */ ({
      kind: "new",
      asked: { record },
      players: joined(seated(this.state.choices, coin())),
    });
    const position = await this.engine.call("position", fresh.asked);
    this.#set({ ...opened(this.state, fresh, position), problem: { text, broken } });
  }

  /** Show the position of the tree; an answer is dropped if the person has moved on in the meantime. */
  async #place() {
    const record = recordOf(this.state.tree);
    const { snapshot } = await this.engine.call("play", { record });
    if (this.state.opening || recordOf(this.state.tree) !== record) return;
    this.#set(placed(this.state, snapshot));
    this.#advance();
  }

  /** Take the next step: send a pending move, have the bot think, or ask for the values of the moves. */
  #advance() {
    const { state } = this;
    if (!canGo(state) || !isPlaced(state)) return;
    this.pool.resize(workersFor(state) - 1);
    if (wantsBook(state)) this.#do(() => this.#lookUp());
    if (wantsGlance(state)) this.#do(() => this.#glance());
    if (state.thinking) return;
    const bot = botToMove(state);
    if (bot && !state.paused) this.#play(null, bot);
    const [move] = state.pending;
    if (move !== undefined && personToMove(state)) {
      if (!this.#sent) this.#play(move, state.lens.alarm ? null : botOf(state, 3 - state.snapshot.to_move));
    } else if (studies(state) && state.study?.record !== state.snapshot.record) this.#study();
  }

  /** Ask what is known of the first stones or of the answers to one. */
  async #lookUp() {
    const { record } = this.state.snapshot;
    const { moves } = await this.engine.call("openings", { record });
    this.#set({ book: { record, moves } });
  }

  /** Ask what the network sees in the position shown. */
  async #glance() {
    const { record } = this.state.snapshot;
    this.#set({ glance: { record, ...(await this.engine.call("glance", { record })) } });
  }

  /**
   * Have the engine make a person's move, if there is one, and the bot answer, if there is one: in one request.
   * @param {string | null} move null: the bot is to move
   * @param {Bot | null} bot null: it has to wait, or a person is to answer
   */
  async #play(move, bot) {
    const { record, to_move: mover } = this.state.snapshot;
    const player = move === null ? mover : 3 - mover;
    const how = bot && {
      bot: bot.name,
      budget: budgetOf(this.state, bot),
      settings: settingsOf(this.state, bot),
      clock: this.#timeLeft(player),
      parts: bot.parallel ? this.state.pool.ready + 1 : 1,
    };
    let seen = 0;
    const thinks = () => this.state.thinking?.id === id;
    if (how) this.analyst.rest();
    const { id, answer } = this.engine.request("play", { record, move, player, ...how }, ({ placed, info }) => {
      if (placed && how) {
        seen = this.now() + (placed.steps.at(-1)?.kind === "chance" ? TOSSED : ANSWER);
        if (this.#sent?.id === id) this.#made(placed, { id, info: null, stopping: false });
        if (thinks()) this.pool.think(id, { ...how, record: placed.record });
      } else if (info && thinks()) this.#set({ thinking: { id, stopping: false, ...this.state.thinking, info } });
    });
    if (move === null) this.#set({ thinking: { id, info: null, stopping: false } });
    else this.#sent = { id, record, move };
    try {
      const { snapshot, move: reply } = await answer;
      if (this.#sent?.id === id) {
        this.#made(snapshot, null);
        if (this.state.lens.alarm && botToMove(this.state)) await this.#judge(record, mover);
      } else {
        if (!reply || !thinks()) return;
        this.#set({ thinking: { id, info: null, ...this.state.thinking, stopping: true, found: true } });
        await this.#due(seen);
        if (!thinks()) return;
        this.#shown = this.now();
        this.#set(moved(punched(this.state, this.#shown), snapshot));
      }
      this.#advance();
    } catch (error) {
      const waits = this.#sent?.id === id;
      if (waits) this.#sent = null;
      // A move sent to a worker that is then lost stays pending for the next one.
      if (waits && error instanceof EngineError) this.#set({ pending: [] });
      if (waits || thinks()) this.#report(error);
    }
  }

  /** The move that was sent has been made.
   * @param {Snapshot} snapshot @param {State["thinking"]} thinking the answer to it, if a bot thinks about one */
  #made(snapshot, thinking) {
    this.#sent = null;
    this.#set({ ...played(punched(this.state, this.now()), snapshot), thinking });
  }

  /** Whether the position shown is that of a record, and no other one is on its way. @param {string} record */
  #isAt(record) {
    return isPlaced(this.state) && this.state.snapshot.record === record;
  }

  /** If the person's move was a mistake, pause the bot and warn the person.
   * @param {string} before the record @param {number} player */
  async #judge(before, player) {
    const { record } = this.state.snapshot;
    await this.analyst.ask(record, effort(this.state));
    const lost = cost(this.state, before, record, player);
    if (this.state.snapshot.record === record && lost !== null && lost >= GRADES.mistake)
      this.#set({ paused: true, alarm: { record, cost: lost } });
  }

  /** End the game by a forfeit. @param {number} player the loser @param {"resign" | "time"} reason */
  async #lose(player, reason) {
    const { record, forfeits } = this.state.snapshot;
    this.#set(held(this.state));
    const { snapshot } = await this.engine.call("play", { record, move: forfeits[reason]?.[player - 1] });
    if (!this.#isAt(record)) return;
    this.#set(moved(this.state, snapshot));
    this.#advance();
  }

  /** Ask for the exact and the estimated values of the moves; answers for a position no longer shown are dropped. */
  #study() {
    const { record } = this.state.snapshot;
    this.#set({ study: { record, exact: null, estimate: null } });
    const current = () => this.state.study?.record === record && this.state.snapshot.record === record;
    const learn = async (/** @type {"exact" | "estimate"} */ kind, /** @type {Promise<Worths>} */ answer) => {
      try {
        const { values } = await answer;
        const { study } = this.state;
        if (study && current()) this.#set({ study: { ...study, [kind]: values } });
      } catch (error) {
        if (current()) this.#report(error);
      }
    };
    learn("exact", this.engine.call("exact", { record }));
    learn("estimate", this.engine.call("estimate", { record, playouts: ESTIMATE }));
  }

  /** The clock of a bot, null without one. @param {number} player as whom it plays @returns {TimeLeft | null} */
  #timeLeft(player) {
    const { clock } = this.state;
    if (!clock) return null;
    const left = Math.max(LEAST, remaining(clock, player, this.now()));
    return { seconds: left / 1_000, increment: clock.increment / 1_000 };
  }

  /** Wait until the previous move has been visible long enough: in a watched game for the person's pace, otherwise,
   * where motion is welcome, until a moment that suits the motion.
   * @param {number} seen */
  async #due(seen) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { preferences } = this.state;
    const due = watched(this.state) ? this.#shown + preferences.pace * 1_000 : still ? 0 : seen;
    const rest = due - this.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }

  /** @param {number} target @param {"play" | "cancel"} how */
  #stop(target, how) {
    this.engine.call("stop", { target, how }).catch((error) => this.#report(error));
  }

  /** @param {unknown} error */
  #report(error) {
    // The person is told of a lost worker when it is replaced or given up.
    if (error instanceof EngineLost) return;
    if (!(error instanceof EngineError)) throw error;
    this.#set({
      opening: null,
      thinking: null,
      paused: true,
      problem: { text: say("engine-error", { message: refusal(error) }) },
    });
  }

  /** @param {unknown} error */
  #failed(error) {
    this.#set({ thinking: null, problem: { text: failure(error), retry: true } });
    this.#phase("failed");
  }
}

/** What a game file says of a game: the players and the date. @param {State} state */
export function credits({ watching, players, describe, begun, tree }) {
  const { PB, PW, DT } = tree.nodes[0]?.properties ?? {};
  if (watching) return { first: PB?.[0] ?? "", second: PW?.[0] ?? "", date: DT?.[0] ?? "" };
  const called = (/** @type {string} */ name) => describe.bots.find((bot) => bot.name === name)?.title ?? say("player");
  const [first = "", second = ""] = players.map(called);
  return { first, second, date: day(new Date(begun)) };
}

/** A day as 2026-11-22, where the person is. @param {Date} when */
const day = (when) =>
  [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

const coin = () => Math.floor(Math.random() * 2);
