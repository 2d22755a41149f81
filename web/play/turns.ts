/** The turns of the game: sends the person's moves to the engine and lets the bots answer, one at a time. */

import type { Bot, Snapshot, TimeLeft } from "messages";
import { Controller } from "../app/controller.ts";
import type { Messages } from "../app/messages.ts";
import { type Engine, EngineError } from "../engine/client.ts";
import type { Pool } from "../engine/pool.ts";
import { judgement } from "../model/analysis.ts";
import { remaining } from "../model/clock.ts";
import * as queries from "../model/queries.ts";
import { moverAfter } from "../model/record.ts";
import { latestBlunder } from "../model/review.ts";
import type { State } from "../model/state.ts";
import { hold, punchClock, showMove, showPendingMove, showPosition, undo } from "../model/steps.ts";
import { recordOf } from "../model/tree.ts";
import { isStill } from "../platform.ts";
import type { Adviser } from "./adviser.ts";
import type { Analyst } from "./analyst.ts";
import type { Timekeeper } from "./timekeeper.ts";

const LEAST = 1; // the least time left that a bot is given, in milliseconds: the engine refuses 0

/** The least milliseconds between a person's move or a toss and the answer, so that it is seen first. */
const [ANSWER, TOSSED] = [333, 700];

const SLOW = 500; // milliseconds after which the page says that the person's move is being judged

type Needs = {
  engine: Engine;
  pool: Pool;
  analyst: Analyst;
  adviser: Adviser;
  timekeeper: Timekeeper;
  messages: Messages;
};

export class Turns extends Controller<Needs> {
  /** The person's move that the engine has not made yet. */
  #sent: { id: number; record: string; move: string } | null = null;
  #shown = -Infinity; // when the latest move of a bot was shown

  /** Cancel requests that the state no longer waits for. */
  override follow(state: State, previous: State) {
    const { pending, thinking, judging } = state;
    if (judging && !judgement(state)) this.#decide(judging.before);
    const sent = this.#sent;
    if (sent && (pending[0] !== sent.move || !this.isAt(sent.record))) {
      this.#sent = null;
      this.stop(sent.id, "cancel");
    }
    const ended = previous.thinking && thinking?.id !== previous.thinking.id ? previous.thinking : null;
    if (!ended) return;
    // However a search has ended, no worker needs to go on with it.
    this.needs.pool.stop();
    if (!ended.found) this.stop(ended.id, "cancel");
  }

  /** Take the next step: send a pending move, have the bot think, or ask for the values of the moves. */
  advance() {
    const { state } = this;
    if (!queries.canGo(state) || !queries.isPlaced(state)) return;
    this.needs.pool.resize(queries.workersFor(state) - 1);
    this.needs.adviser.inform();
    if (state.thinking || state.judging) return;
    const bot = queries.botToMove(state);
    if (bot && !state.paused) this.play(null, bot);
    const [move] = state.pending;
    if (move !== undefined && queries.canPersonMove(state)) {
      const judges = queries.isTaught(state) && move !== state.blunder?.move;
      if (!this.#sent) this.play(move, judges ? null : queries.botOf(state, moverAfter(state.snapshot, 1)));
    } else if (queries.showsWorths(state) && state.study?.record !== state.snapshot.record) this.needs.adviser.study();
  }

  /** Show the position of the tree; an answer is dropped if the person has moved on in the meantime. */
  async place() {
    const record = recordOf(this.state.tree);
    const { snapshot } = await this.needs.engine.call("play", { record });
    if (this.state.opening || recordOf(this.state.tree) !== record) return;
    this.set(showPosition(this.state, snapshot));
    this.advance();
  }

  /** Make a person's move and let the bot answer, in one request. @param move null: the bot is to move @param bot null:
   * no bot answers now */
  async play(move: string | null, bot: Bot | null) {
    const { snapshot: before, blunder } = this.state;
    const { record, to_move: mover } = before;
    const judges = !bot && queries.isTaught(this.state) && move !== blunder?.move;
    const player = move === null ? mover : moverAfter(this.state.snapshot, 1);
    const how = bot && {
      bot: bot.name,
      budget: queries.budgetOf(this.state, bot) ?? undefined,
      settings: queries.settingsOf(this.state, bot),
      clock: this.#timeLeft(player) ?? undefined,
      parts: bot.parallel ? this.state.pool.ready + 1 : 1,
    };
    let seen = 0;
    const thinks = () => this.state.thinking?.id === id;
    if (how) this.needs.analyst.rest();
    const { id, answer } = this.needs.engine.request(
      "play",
      { record, move: move ?? undefined, player, ...how },
      ({ placed, info }) => {
        if (placed && how) {
          seen = this.needs.timekeeper.now() + (placed.steps.at(-1)?.kind === "chance" ? TOSSED : ANSWER);
          if (this.#sent?.id === id) this.#showMade(placed, { id, info: null, stopping: false });
          if (thinks()) this.needs.pool.think(id, { ...how, record: placed.record });
        } else if (info && thinks()) this.set({ thinking: { id, stopping: false, ...this.state.thinking, info } });
      },
    );
    if (move === null) this.set({ thinking: { id, info: null, stopping: false } });
    else this.#sent = { id, record, move };
    try {
      const { snapshot, move: reply } = await answer;
      if (this.#sent?.id === id) {
        this.#showMade(snapshot, null);
        if (judges && queries.botToMove(this.state)) this.#judge(before);
      } else {
        if (!reply || !thinks()) return;
        this.set({ thinking: { id, info: null, ...this.state.thinking, stopping: true, found: true } });
        await this.#due(seen);
        if (!thinks()) return;
        this.#shown = this.needs.timekeeper.now();
        this.set(showMove(punchClock(this.state, this.#shown), snapshot));
      }
      this.advance();
    } catch (error) {
      const waits = this.#sent?.id === id;
      if (waits) this.#sent = null;
      // A move sent to a worker that is then lost stays pending for the next one.
      if (waits && error instanceof EngineError) this.set({ pending: [] });
      if (waits || thinks()) this.needs.messages.report(error);
    }
  }

  /** The move that was sent has been made. @param thinking the answer to it, if a bot thinks about one */
  #showMade(snapshot: Snapshot, thinking: State["thinking"]) {
    this.#sent = null;
    this.set({ ...showPendingMove(punchClock(this.state, this.needs.timekeeper.now()), snapshot), thinking });
  }

  /** Have the person's move judged before the bot answers. @param before the position in which it was made */
  #judge(before: Snapshot) {
    const isJudged = () => this.state.judging?.before === before;
    setTimeout(() => isJudged() && this.set({ judging: { before, slow: true } }), SLOW);
    this.set({ judging: { before, slow: false } });
  }

  /** The person's move is judged: take a blunder back, else let the bot answer. */
  #decide(before: Snapshot) {
    const blunder = latestBlunder(this.state);
    this.set(blunder ? { ...showPosition(undo(this.state), before), blunder } : { judging: null });
    this.advance();
  }

  #timeLeft(player: number): TimeLeft | null {
    const { clock } = this.state;
    if (!clock) return null;
    const left = Math.max(LEAST, remaining(clock, player, this.needs.timekeeper.now()));
    return { seconds: left / 1_000, increment: clock.increment / 1_000 };
  }

  /** Wait until the previous move has been visible long enough, by the pace of watched games or to suit the motion. */
  async #due(seen: number) {
    const { preferences } = this.state;
    const due = queries.isBotGame(this.state) ? this.#shown + preferences.pace * 1_000 : isStill() ? 0 : seen;
    const rest = due - this.needs.timekeeper.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }

  /** End the game by a forfeit. @param player the loser */
  async lose(player: number, reason: "resign" | "time") {
    const { record, forfeits } = this.state.snapshot;
    this.set(hold(this.state));
    const { snapshot } = await this.needs.engine.call("play", { record, move: forfeits[reason]?.[player - 1] });
    if (!this.isAt(record)) return;
    this.set(showMove(this.state, snapshot));
    this.advance();
  }

  stop(target: number, how: "play" | "cancel") {
    this.needs.engine.call("stop", { target, how }).catch((error) => this.needs.messages.report(error));
  }

  /** Whether the position shown is that of a record, and no other one is on its way. */
  isAt(record: string) {
    return queries.isPlaced(this.state) && this.state.snapshot.record === record;
  }
}
