// @ts-check
/** The flow of a game: what the person asks for and what the engine answers, one change of the position at a time. */

import { MISTAKE, WATCH, cost, nodes, positions } from "./analysis.js";
import { Analyst } from "./analyst.js";
import { allowance, flagged, remaining } from "./clock.js";
import { Engine, EngineError, EngineLost } from "./engine.js";
import { Helpers } from "./helpers.js";
import { Denied, LoadError } from "./loader.js";
import {
  applied, botToMove, budgetOf, canGo, canResign, canUndo, choose, going, gone, held, joined, link, newGame, opened, person, personToMove,
  played, punched, resetScore, seated, settingsOf, studies, timed, watched, workersFor,
} from "./state.js";
import { preferences } from "./preferences.js";
import { refusal, strings } from "./strings.js";
import { adopted, commented, recordOf, shownAt } from "./tree.js";

/** @import { Summary } from "./choice.js" */
/** @import { Boot } from "./engine.js" */
/** @import { Lens } from "./analysis.js" */
/** @import { Bot, Budget, Choices, Opening, Position, State, Values } from "./state.js" */
/** @import { Tree } from "./tree.js" */

/** Random games behind the estimates that stand beside the exact values. */
const ESTIMATE = 1_000;

export class Game {
  /** Changes of the position run one after the other, so that each one sees the ply of its predecessor. */
  #queue = Promise.resolve();
  /** What the person was told once. @type {Set<string>} */
  #told = new Set();
  /** When the latest move of a bot was shown. */
  #shown = -Infinity;
  /** Goes off when the time of the player whose clock runs is over. */
  #flag = 0;

  /**
   * @param {Boot} boot @param {State} state what is shown at first
   * @param {Position} start the position of a fresh board @param {(state: State, previous: State) => void} changed
   */
  constructor(boot, state, start, changed) {
    this.state = state;
    this.start = start;
    this.changed = changed;
    this.engine = new Engine(boot, {
      loading: (done, total) => this.#set({ engine: { phase: "loading", done, total } }),
      starting: () => this.#phase("starting"),
      ready: () => {
        this.#phase("ready");
        this.#enqueue(() => this.#open());
      },
      replaced: () => this.#set({ thinking: null, problem: { text: strings.replaced } }),
      failed: (error) => this.#failed(error),
    });
    this.analyst = new Analyst(this.engine, () => this.state, (next) => this.#set(next), (error) => this.#report(error));
    this.helpers = new Helpers(boot, this.engine, (helpers) => this.#set({ helpers }));
  }

  /** Milliseconds of a clock that never goes back. */
  now() {
    return performance.now();
  }

  // What the person asks for

  /** @param {string} move */
  choose(move) {
    this.#set(choose(this.state, move));
    this.#advance();
  }

  /** @param {Choices} choices @param {Record<string, Values>} settings those of bots that differ from their defaults */
  newGame(choices, settings) {
    this.#request({ ...newGame(this.state, choices, coin()), settings });
  }

  /** @param {string} record */
  link(record) {
    this.#request(link(this.state, record));
  }

  undo() {
    // Of two quick clicks the second may find nothing left to take back.
    this.#enqueue(async () => canUndo(this.state) && (await this.#change("undo", { player: person(this.state) })));
  }

  /**
   * Open a game of a text in any form. Rejects, and leaves all as it is, where it holds none.
   * @param {string} text @param {number | null} number which one, from 0; null: not chosen yet
   * @returns {Promise<Summary[]>} those of which one is to be chosen first, none where a game was opened
   */
  async open(text, number) {
    /** @type {{tree: Tree, games: Summary[]}} */
    const { tree, games } = await this.engine.call("import", { text, number });
    if (number === null && games.length > 1) return games;
    await this.openTree(adopted(tree), joined(this.state.players));
    if (games[number ?? 0]?.set_up) this.#set({ problem: { text: strings.setUp } });
    return [];
  }

  /** Open a game with its variations. Rejects, and leaves all as it is, where it is none. @param {Tree} tree @param {string[]} players */
  openTree(tree, players) {
    return this.#next(async () => {
      const fields = { record: recordOf(tree) };
      const position = await this.engine.call("load", fields);
      const asked = /** @type {Opening} */ ({ kind: "link", op: "load", fields, players, tree });
      this.#set({ ...opened(this.state, asked, position), pending: [] });
      this.#advance();
    });
  }

  /** The game in every form in which the engine can write it. @returns {Promise<{title: string, extension: string, text: string}[]>} */
  async forms() {
    try {
      return (await this.engine.call("export", { tree: this.state.tree })).forms;
    } catch (error) {
      this.#report(error);
      return [];
    }
  }

  /** Show another position of the game, or change its tree. @param {(tree: Tree) => Tree} change @returns {boolean} whether it does */
  go(change) {
    const tree = this.state.going ?? this.state.tree;
    const changed = change(tree);
    if (changed === tree || !canGo(this.state)) return false;
    if (!this.state.going && recordOf(changed) === this.state.snapshot.record) {
      this.#set({ tree: changed });
      return true;
    }
    this.#set(going(this.state, changed));
    this.#enqueue(() => this.#go());
    return true;
  }

  /** Write about the position shown. @param {string} text */
  comment(text) {
    const { tree, going } = this.state;
    this.#set(going ? { going: commented(going, text) } : { tree: commented(tree, text) });
  }

  resign() {
    const player = () => person(this.state) ?? this.state.snapshot.to_move;
    this.#enqueue(async () => canResign(this.state) && (await this.#change("resign", { player: player() })));
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
    const { thinking } = this.state;
    if (thinking) this.#stop(thinking.id, "cancel"); // before an analysis takes its place
    this.#set({ thinking: null, paused: true });
  }

  /** Have a bot make its move, and no other one after it. */
  step() {
    this.#set({ paused: true });
    const bot = botToMove(this.state);
    if (bot && canGo(this.state) && !this.state.going && !this.state.thinking) this.#think(bot);
  }

  letMove() {
    this.#set({ paused: false, alarm: null });
    this.#advance();
  }

  /** @param {string} bot its name @param {Budget} budget */
  setBudget(bot, budget) {
    this.#set({ budgets: { ...this.state.budgets, [bot]: budget } });
  }

  /** @param {number} workers */
  setWorkers(workers) {
    this.#set({ workers });
    this.#advance();
  }

  /** @param {boolean} pondering */
  setPondering(pondering) {
    this.#set({ pondering });
  }

  /** @param {boolean} studying */
  setStudying(studying) {
    this.#set({ studying });
    this.#advance();
  }

  /** @param {boolean} analysing */
  setAnalysing(analysing) {
    this.#set({ analysing });
  }

  /** @param {Partial<Lens>} change */
  setLens(change) {
    this.#set({ lens: { ...this.state.lens, ...change } });
  }

  /** Go to a position of the line shown. @param {number} ply */
  goTo(ply) {
    this.go((tree) => shownAt(tree, nodes(tree)[ply] ?? tree.at));
  }

  /** Analyze every position of the line shown, or stop that; what is known is kept, so that it goes on where it stopped. @param {boolean} on */
  setSurvey(on) {
    this.#set({ survey: on ? positions(this.state) : null });
  }

  /** A hint: at first about where, then which move. */
  hint() {
    const { hint, snapshot } = this.state;
    this.#set({ hint: { record: snapshot.record, step: hint?.record === snapshot.record ? 2 : 1 } });
  }

  /** The person looks at a move, or at none. @param {string | null} move */
  look(move) {
    if (move !== this.state.focus) this.#set({ focus: move });
  }

  /** @param {boolean} away whether nobody sees the page */
  setAway(away) {
    this.#set({ away });
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

  // How it is done

  /** @param {Partial<State>} change */
  #set(change) {
    const previous = this.state;
    this.state = timed({ ...previous, ...change }, this.now());
    if (this.state.clock !== previous.clock) this.#awaitFlag();
    // However a search has ended, nobody needs to go on with it.
    if (previous.thinking && this.state.thinking?.id !== previous.thinking.id) this.helpers.stop();
    this.changed(this.state, previous);
    this.analyst.look();
  }

  #awaitFlag() {
    clearTimeout(this.#flag);
    const { clock } = this.state;
    if (clock?.running) this.#flag = setTimeout(() => this.#enqueue(() => this.#flagged()), remaining(clock, clock.running, this.now()));
  }

  /** End the game of a player whose time is over, unless a move has come first. */
  async #flagged() {
    const { clock } = this.state;
    const player = clock && flagged(clock, this.now());
    if (player) await this.#change("flag", { player });
    else this.#awaitFlag();
  }

  /** @param {"starting" | "ready" | "failed"} phase */
  #phase(phase) {
    this.#set({ engine: { ...this.state.engine, phase } });
  }

  /** @param {() => Promise<unknown>} task */
  #enqueue(task) {
    this.#next(() => task().catch((error) => this.#report(error)));
  }

  /** Do something after all that was asked for before; whoever asks is told how it fails. @param {() => Promise<unknown>} task */
  #next(task) {
    const done = this.#queue.then(task);
    this.#queue = done.then(() => {}, () => {});
    return done;
  }

  /** @param {State} state one in which something is to be opened */
  #request(state) {
    this.#set(state);
    if (state.engine.phase === "ready") this.#enqueue(() => this.#open());
  }

  /** Open what is asked for, or bring a new worker to the position shown. */
  async #open() {
    const { opening, snapshot, players } = this.state;
    const asked = opening ?? { kind: "stored", op: "load", fields: { record: snapshot.record }, players };
    try {
      this.#set(opened(this.state, asked, await this.engine.call(asked.op, asked.fields)));
    } catch (error) {
      if (asked.op !== "load" || !(error instanceof EngineError)) throw error;
      await this.#openFresh(asked, error);
    }
    this.#advance();
  }

  /** A fresh board in place of one that cannot be opened. @param {Opening} asked @param {EngineError} error */
  async #openFresh({ kind, fields }, error) {
    const { record } = this.start.snapshot;
    const { state } = this;
    const text = error.type === "record" ? strings.broken(kind) : strings.engineError(refusal(error));
    const fresh = /** @type {Opening} */ ({ kind: "new", op: "load", fields: { record }, players: joined(seated(state.choices, coin())) });
    const position = await this.engine.call(fresh.op, fresh.fields);
    this.#set({ ...opened(state, fresh, position), problem: { text, broken: String(fields.record) } });
  }

  /** Do what is next: send a kept move, have the bot think, or find out what the moves are worth. */
  #advance() {
    const { state } = this;
    if (!canGo(state) || state.going) return;
    this.helpers.resize(workersFor(state) - 1);
    if (state.thinking) return;
    const bot = botToMove(state);
    if (bot && !state.paused) this.#think(bot);
    const [move] = state.pending;
    if (move !== undefined && personToMove(state)) this.#enqueue(() => this.#play(move));
    else if (studies(state) && state.study?.record !== state.snapshot.record) this.#study();
  }

  /** @param {string} move a person's */
  async #play(move) {
    const { state } = this;
    if (state.pending[0] !== move) return;
    try {
      const { ply, record, to_move: player } = state.snapshot;
      const { snapshot } = await this.engine.call("play", { ply, move });
      this.#set(played(punched(this.state, this.now()), snapshot));
      if (state.lens.alarm && botToMove(this.state)) await this.#judge(record, player);
    } catch (error) {
      // A move on its way to a worker that is lost is kept for the next one.
      if (error instanceof EngineError) this.#set({ pending: [] });
      throw error;
    }
    this.#advance();
  }

  /** Hold the bot back and tell the person, if the move just made has lost much. @param {string} before the record @param {number} player */
  async #judge(before, player) {
    const { record } = this.state.snapshot;
    await this.analyst.ask(record, WATCH);
    const lost = cost(this.state, before, player);
    if (this.state.snapshot.record === record && lost !== null && lost > MISTAKE) this.#set({ paused: true, alarm: { record, cost: lost } });
  }

  /** A change of the position that ends any search. @param {string} op @param {Record<string, unknown>} fields */
  async #change(op, fields) {
    const { ply } = this.state.snapshot;
    const answer = this.engine.call(op, { ply, ...fields });
    this.#set(held(this.state));
    const { snapshot } = await answer;
    this.#set(applied(this.state, snapshot));
    this.#advance();
  }

  /** Bring the engine to the latest position asked for. */
  async #go() {
    const { going } = this.state;
    if (!going) return;
    const record = recordOf(going);
    const { snapshot } = await this.engine.call("load", { record });
    if (!this.state.going || recordOf(this.state.going) !== record) return;
    this.#set(gone(this.state, snapshot));
    this.#advance();
  }

  /** Ask what the moves are worth, exactly and by estimate; answers for a position that is gone are dropped. */
  #study() {
    const { ply, record } = this.state.snapshot;
    this.#set({ study: { record, exact: null, estimate: null } });
    const current = () => this.state.study?.record === record && this.state.snapshot.record === record;
    const ask = async (/** @type {"exact" | "estimate"} */ op, /** @type {Record<string, unknown>} */ fields) => {
      try {
        const { values } = await this.engine.call(op, { ply, ...fields });
        const { study } = this.state;
        if (study && current()) this.#set({ study: { ...study, [op]: values } });
      } catch (error) {
        if (current()) this.#report(error);
      }
    };
    ask("exact", {});
    ask("estimate", { playouts: ESTIMATE });
  }

  /** @param {Bot} bot */
  async #think(bot) {
    const { ply, record } = this.state.snapshot;
    const limit = this.#limit();
    const budget = within(budgetOf(this.state, bot), limit);
    const settings = settingsOf(this.state, bot);
    const current = () => this.state.thinking?.id === id;
    const fields = { ply, bot: bot.name, budget, settings, limit, parts: bot.parallel ? this.state.helpers.ready + 1 : 1 };
    this.analyst.rest();
    const { id, answer } = this.engine.request("think", fields, (info) => {
      if (current()) this.#set({ thinking: { id, stopping: false, ...this.state.thinking, info } });
    });
    this.#set({ thinking: { id, info: null, stopping: false } });
    this.helpers.think(id, record, fields);
    try {
      const { move } = await answer;
      if (current() && move !== null) this.#set({ thinking: { id, info: null, ...this.state.thinking, stopping: true, found: true } });
      await this.#due();
      if (current() && move !== null) this.#enqueue(() => this.#reply(record, move));
    } catch (error) {
      if (current()) this.#report(error);
    }
  }

  /** Seconds that the bot to move may think by its clock, null without one. */
  #limit() {
    const { clock, snapshot } = this.state;
    // Half of the empty cells are one's own, and most games end with half of the board empty.
    const moves = [...snapshot.cells].filter((content) => content === "0").length / 4;
    return clock && allowance(clock, snapshot.to_move, this.now(), moves);
  }

  /** Play a bot's move, unless the position is no longer the one it was found for. @param {string} record @param {string} move */
  async #reply(record, move) {
    const { ply, record: present } = this.state.snapshot;
    if (record !== present || !this.state.thinking) return;
    const { snapshot } = await this.engine.call("play", { ply, move });
    this.#shown = this.now();
    this.#set(applied(punched(this.state, this.#shown), snapshot));
    this.#advance();
  }

  /** Wait until a move may follow the one before: who watches wants to see it. */
  async #due() {
    const rest = this.#shown + preferences.pace * 1_000 - this.now();
    if (watched(this.state) && rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }

  /** @param {number} target @param {"play" | "cancel"} how */
  #stop(target, how) {
    this.engine.call("stop", { target, how }).catch((error) => this.#report(error));
  }

  /** @param {unknown} error */
  #report(error) {
    // Of a lost worker the person is told when it is replaced or given up.
    if (error instanceof EngineLost) return;
    if (!(error instanceof EngineError)) throw error;
    this.#set({ opening: null, going: null, thinking: null, paused: true, problem: { text: strings.engineError(refusal(error)) } });
  }

  /** @param {unknown} error */
  #failed(error) {
    this.#set({ thinking: null, problem: { text: failure(error), retry: true } });
    this.#phase("failed");
  }
}

/** @param {unknown} error */
function failure(error) {
  if (error instanceof LoadError) return strings.loadFailed(error.path, error.reason);
  if (error instanceof Denied) return error.message;
  return strings.engineFailed(error instanceof Error ? error.message : String(error));
}

/** A budget of time cut to a limit of seconds, if there is one. @param {Budget | null} budget @param {number | null} limit @returns {Budget | null} */
const within = (budget, limit) => (budget && limit !== null && "seconds" in budget ? { seconds: Math.min(budget.seconds, limit) } : budget);

const coin = () => Math.floor(Math.random() * 2);
