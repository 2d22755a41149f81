/** The problem shown. Right and wrong, and the defences, are known from the data at once; how the game goes on after a
 * wrong move or the last one, the engine shows. */

import type { Line } from "messages";
import { Controller } from "../app/controller.ts";
import { copy } from "../dialogs/takeout.ts";
import { unlessLost } from "../engine/client.ts";
import type { Attempt, Problem } from "../model/problems.ts";
import * as model from "../model/problems.ts";
import { isStill } from "../platform.ts";
import { addressOf } from "./captions.ts";

/** Playouts for each move of the line that answers a try: more if fewer do not show who wins. */
const EFFORTS = [256, 4096];

/** Everybody sees the same answer. */
const SEED = 1;

/** Milliseconds between two moves of a line. */
const STEP = 650;

export class Solving extends Controller {
  /** The timer of the next move of a line. */
  #timer = 0;
  /** The number of the engine's present work for the problem, 0 if there is none. */
  #asked = 0;

  get #tasks() {
    return this.state.tasks;
  }

  /** Show a problem; one that is shown already goes on. */
  open(problem: Problem) {
    if (this.#tasks.problem === problem) return;
    this.app.problems.change({ problem });
    this.#begin(model.UNTRIED);
  }

  /** The problem is not shown any more: nothing of it goes on. */
  close() {
    this.#rest();
    this.app.problems.change({ problem: null });
  }

  /** Try a move. */
  choose(move: string) {
    const { collection, problem, attempt } = this.#tasks;
    if (!collection || !problem || !model.playable(collection, problem, attempt).includes(move)) return;
    const tried = model.withMove(problem, attempt, move);
    this.#begin(tried);
    if (model.isAwaiting(tried)) return this.#defend(model.next(problem, tried));
    if (model.isSolved(problem, tried)) this.app.problems.solved();
    this.explain();
  }

  /** Take back the wrong move. */
  again() {
    const { played, tries, hints, helped } = this.#tasks.attempt;
    this.#begin({ ...model.UNTRIED, played, tries, hints, helped });
  }

  /** Show the area of the move, or after that the move. */
  hint() {
    const given = this.#tasks.attempt.hints === 0 ? 1 : 2;
    this.again();
    this.#try({ hints: given, helped: true });
  }

  /** Go on from the position shown in a game. */
  async play() {
    const { problem, attempt } = this.#tasks;
    if (!problem) return;
    await this.app.opener.playAt(model.recordOf(problem, attempt), problem.to_move);
    this.app.places.show("play");
  }

  async share() {
    const { problem } = this.#tasks;
    if (!problem) return;
    const copied = await copy(new URL(addressOf(problem), location.href).href);
    this.app.problems.change({ copied });
  }

  /** Have the engine show how the game goes on after the move that was tried, as soon as it can. */
  async explain() {
    const { problem, attempt } = this.#tasks;
    const { tried, line } = attempt;
    if (!problem || !tried || line || this.#asked || this.state.engine.phase !== "ready") return;
    const winner = model.playerAt(problem, model.isSolved(problem, attempt) ? 0 : 1);
    const record = model.recordOf(problem, attempt);
    try {
      const reached = await this.#reached(record);
      if (this.#tasks.attempt !== attempt) return;
      const moves = reached.outcome ? [] : await this.#lineTo(winner, record);
      if (!moves) return;
      const { winning_cells } = await this.#reached([record, ...moves].join("."));
      if (this.#tasks.problem !== problem || this.#tasks.attempt !== attempt) return;
      this.#asked = 0;
      this.#try({ line: [tried, ...moves], shown: 1, chain: moves.length ? [] : winning_cells });
      if (moves.length) this.#step(winning_cells);
    } catch (error) {
      unlessLost(error);
      this.#asked = 0;
    }
  }

  /** Go on from an attempt. */
  #begin(attempt: Attempt) {
    this.#rest();
    this.app.problems.change({ attempt, copied: false });
  }

  /** Let the opponent answer after a while. */
  #defend(defence: string[]) {
    const answer = () => this.#try({ played: [...this.#tasks.attempt.played, ...defence] });
    if (isStill()) answer();
    else this.#timer = setTimeout(answer, STEP);
  }

  #try(change: Partial<Attempt>) {
    this.app.problems.change({ attempt: { ...this.#tasks.attempt, ...change } });
  }

  /** Stop what the engine and the clock do for the problem. */
  #rest() {
    clearTimeout(this.#timer);
    const target = this.#asked;
    this.#asked = 0;
    if (target) this.app.engine.call("stop", { target, how: "cancel" }).catch(unlessLost);
  }

  /** The position after a record. */
  async #reached(record: string) {
    return (await this.app.engine.call("play", { record })).snapshot;
  }

  /** The moves after a record up to the end of the game that this player wins; none if the engine finds none, and
   * null if the person has gone on to something else. */
  async #lineTo(winner: number, record: string): Promise<string[] | null> {
    for (const playouts of EFFORTS) {
      const { id, answer } = this.app.engine.request("line", { record, playouts, seed: SEED });
      this.#asked = id;
      const found: Line = await answer;
      if (this.#asked !== id) return null;
      if (found.winner === winner) return found.moves;
    }
    return [];
  }

  /** Show one more move of the line after a while, and at its end the winning chain. */
  #step(chain: number[]) {
    const all = this.#tasks.attempt.line?.length ?? 0;
    if (isStill()) return this.#try({ shown: all, chain });
    this.#timer = setTimeout(() => {
      const shown = this.#tasks.attempt.shown + 1;
      this.#try({ shown, chain: shown === all ? chain : [] });
      if (shown < all) this.#step(chain);
    }, STEP);
  }
}
