/** The turns of the game on the board: sends the person's moves to the engine and has the bots answer, one change of
 * the position at a time. */

import type { Bot, Snapshot, TimeLeft } from "messages";
import type { App } from "../app/app.ts";
import { Controller } from "../app/controller.ts";
import { EngineError } from "../engine/client.ts";
import { cost, effort, GRADES } from "../model/analysis.ts";
import { remaining } from "../model/clock.ts";
import { moverAfter } from "../model/mover.ts";
import {
  botOf,
  botToMove,
  budgetOf,
  canGo,
  isPlaced,
  personToMove,
  settingsOf,
  studies,
  watched,
  workersFor,
} from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { held, moved, placed, played, punched } from "../model/steps.ts";
import { recordOf } from "../model/tree.ts";
import { isStill } from "../platform.ts";

/** The least milliseconds that a bot is told to have left: the engine refuses 0. */
const LEAST = 1;

/** The least milliseconds between a person's move and the answer, so that the person sees the own stone first; and
 * after a toss. */
const [ANSWER, TOSSED] = [333, 700];

export class Turns extends Controller {
  /** The person's move that the engine has not made yet. */
  #sent: { id: number; record: string; move: string } | null = null;
  /** When the latest move of a bot was shown. */
  #shown = -Infinity;

  constructor(app: App) {
    super(app);
    app.store.watch((state, previous) => this.#forgo(state, previous));
  }

  /** Have the engine drop what the state no longer waits for. */
  #forgo({ pending, thinking }: State, previous: State) {
    const sent = this.#sent;
    if (sent && (pending[0] !== sent.move || !this.isAt(sent.record))) {
      this.#sent = null;
      this.stop(sent.id, "cancel");
    }
    const ended = previous.thinking && thinking?.id !== previous.thinking.id ? previous.thinking : null;
    if (!ended) return;
    // However a search has ended, no worker needs to go on with it.
    this.app.pool.stop();
    if (!ended.found) this.stop(ended.id, "cancel");
  }

  /** Take the next step: send a pending move, have the bot think, or ask for the values of the moves. */
  advance() {
    const { state } = this;
    if (!canGo(state) || !isPlaced(state)) return;
    this.app.pool.resize(workersFor(state) - 1);
    this.app.analysis.inform();
    if (state.thinking) return;
    const bot = botToMove(state);
    if (bot && !state.paused) this.play(null, bot);
    const [move] = state.pending;
    if (move !== undefined && personToMove(state)) {
      if (!this.#sent) this.play(move, state.lens.alarm ? null : botOf(state, moverAfter(state.snapshot, 1)));
    } else if (studies(state) && state.study?.record !== state.snapshot.record) this.app.analysis.study();
  }

  /** Show the position of the tree; an answer is dropped if the person has moved on in the meantime. */
  async place() {
    const record = recordOf(this.state.tree);
    const { snapshot } = await this.app.engine.call("play", { record });
    if (this.state.opening || recordOf(this.state.tree) !== record) return;
    this.set(placed(this.state, snapshot));
    this.advance();
  }

  /** Have the engine make a person's move, if there is one, and the bot answer, if there is one: in one request.
   * @param move null: the bot is to move @param bot null: it has to wait, or a person is to answer */
  async play(move: string | null, bot: Bot | null) {
    const { record, to_move: mover } = this.state.snapshot;
    const player = move === null ? mover : moverAfter(this.state.snapshot, 1);
    const how = bot && {
      bot: bot.name,
      budget: budgetOf(this.state, bot),
      settings: settingsOf(this.state, bot),
      clock: this.#timeLeft(player),
      parts: bot.parallel ? this.state.pool.ready + 1 : 1,
    };
    let seen = 0;
    const thinks = () => this.state.thinking?.id === id;
    if (how) this.app.analyst.rest();
    const { id, answer } = this.app.engine.request("play", { record, move, player, ...how }, ({ placed, info }) => {
      if (placed && how) {
        seen = this.app.timekeeper.now() + (placed.steps.at(-1)?.kind === "chance" ? TOSSED : ANSWER);
        if (this.#sent?.id === id) this.#made(placed, { id, info: null, stopping: false });
        if (thinks()) this.app.pool.think(id, { ...how, record: placed.record });
      } else if (info && thinks()) this.set({ thinking: { id, stopping: false, ...this.state.thinking, info } });
    });
    if (move === null) this.set({ thinking: { id, info: null, stopping: false } });
    else this.#sent = { id, record, move };
    try {
      const { snapshot, move: reply } = await answer;
      if (this.#sent?.id === id) {
        this.#made(snapshot, null);
        if (this.state.lens.alarm && botToMove(this.state)) await this.#judge(record, mover);
      } else {
        if (!reply || !thinks()) return;
        this.set({ thinking: { id, info: null, ...this.state.thinking, stopping: true, found: true } });
        await this.#due(seen);
        if (!thinks()) return;
        this.#shown = this.app.timekeeper.now();
        this.set(moved(punched(this.state, this.#shown), snapshot));
      }
      this.advance();
    } catch (error) {
      const waits = this.#sent?.id === id;
      if (waits) this.#sent = null;
      // A move sent to a worker that is then lost stays pending for the next one.
      if (waits && error instanceof EngineError) this.set({ pending: [] });
      if (waits || thinks()) this.app.messages.report(error);
    }
  }

  /** The move that was sent has been made. @param thinking the answer to it, if a bot thinks about one */
  #made(snapshot: Snapshot, thinking: State["thinking"]) {
    this.#sent = null;
    this.set({ ...played(punched(this.state, this.app.timekeeper.now()), snapshot), thinking });
  }

  /** If the person's move was a mistake, pause the bot and warn the person. @param before the record */
  async #judge(before: string, player: number) {
    const { record } = this.state.snapshot;
    await this.app.analyst.ask(record, effort(this.state));
    const lost = cost(this.state, before, record, player);
    if (this.state.snapshot.record === record && lost !== null && lost >= GRADES.mistake)
      this.set({ paused: true, alarm: { record, cost: lost } });
  }

  /** The clock of a bot, null without one. @param player as whom it plays */
  #timeLeft(player: number): TimeLeft | null {
    const { clock } = this.state;
    if (!clock) return null;
    const left = Math.max(LEAST, remaining(clock, player, this.app.timekeeper.now()));
    return { seconds: left / 1_000, increment: clock.increment / 1_000 };
  }

  /** Wait until the previous move has been visible long enough: in a watched game for the person's pace, otherwise,
   * where motion is welcome, until a moment that suits the motion. */
  async #due(seen: number) {
    const { preferences } = this.state;
    const due = watched(this.state) ? this.#shown + preferences.pace * 1_000 : isStill() ? 0 : seen;
    const rest = due - this.app.timekeeper.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }

  /** End the game by a forfeit. @param player the loser */
  async lose(player: number, reason: "resign" | "time") {
    const { record, forfeits } = this.state.snapshot;
    this.set(held(this.state));
    const { snapshot } = await this.app.engine.call("play", { record, move: forfeits[reason]?.[player - 1] });
    if (!this.isAt(record)) return;
    this.set(moved(this.state, snapshot));
    this.advance();
  }

  stop(target: number, how: "play" | "cancel") {
    this.app.engine.call("stop", { target, how }).catch((error) => this.app.messages.report(error));
  }

  /** Whether the position shown is that of a record, and no other one is on its way. */
  isAt(record: string) {
    return isPlaced(this.state) && this.state.snapshot.record === record;
  }
}
