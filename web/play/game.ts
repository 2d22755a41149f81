/** The game on the board, as the person plays it. */

import type { Catalogue } from "messages";
import { Controller } from "../app/controller.ts";
import { nodes } from "../model/analysis.ts";
import { isPruned, noted, pruned } from "../model/editing.ts";
import { asks, attempted } from "../model/learning.ts";
import { botToMove, canGo, canResign, canUndo, isPlaced, person } from "../model/queries.ts";
import { resetScore, restoreScore } from "../model/score.ts";
import type { Options } from "../model/state.ts";
import { choose, gone, undone } from "../model/steps.ts";
import { shownAt, type Tree } from "../model/tree.ts";

export class Game extends Controller {
  choose(move: string) {
    if (asks(this.state)) return this.set(attempted(this.state, move));
    this.set(choose(this.state, move));
    this.app.turns.advance();
  }

  /** Take a turn back. @returns whether there was one */
  undo(): boolean {
    if (!canUndo(this.state)) return false;
    this.set(undone(this.state));
    this.app.messages.attempt(() => this.app.turns.place());
    return true;
  }

  /** Show another position of the game, or change its tree. @returns whether anything changed */
  go(change: (tree: Tree) => Tree): boolean {
    const { tree } = this.state;
    const changed = change(tree);
    if (changed === tree || !canGo(this.state)) return false;
    this.set(gone(this.state, changed));
    if (!isPlaced(this.state)) this.app.messages.attempt(() => this.app.turns.place());
    return true;
  }

  /** Go to a position of the line shown. */
  goTo(ply: number) {
    this.go((tree) => shownAt(tree, nodes(tree)[ply] ?? tree.at));
  }

  /** Remove the move shown and all that follows it. */
  prune() {
    const { tree, removed } = this.state;
    if (this.go(pruned)) this.set({ removed: { ...removed, line: { tree, left: this.state.tree.nodes } } });
  }

  /** Bring the moves back that were removed last. */
  regrow() {
    const { line } = this.state.removed;
    if (line && isPruned(this.state)) this.go(() => line.tree);
  }

  /** Set the comment on the position shown. */
  comment(text: string) {
    this.set({ tree: noted(this.state.tree, { comment: text }) });
  }

  resign() {
    const player = person(this.state) ?? this.state.snapshot.to_move;
    if (canResign(this.state)) this.app.messages.attempt(() => this.app.turns.lose(player, "resign"));
  }

  playNow() {
    const { thinking } = this.state;
    if (!thinking) return;
    this.set({ thinking: { ...thinking, stopping: true } });
    this.app.turns.stop(thinking.id, "play");
  }

  cancel() {
    if (this.state.thinking) this.pause();
  }

  pause() {
    this.set({ thinking: null, paused: true });
  }

  /** Have the bot to move make one move, and pause after it. */
  step() {
    this.set({ paused: true });
    const bot = botToMove(this.state);
    if (bot && canGo(this.state) && isPlaced(this.state) && !this.state.thinking) this.app.turns.play(null, bot);
  }

  letMove() {
    this.set({ paused: false, alarm: null });
    this.app.turns.advance();
  }

  /** The person points at a move, or at none. */
  look(move: string | null) {
    if (move !== this.state.focus) this.set({ focus: move });
  }

  /** The person has tapped a cell once where a move takes two taps. @param move "": the proposal is withdrawn */
  propose(move: string) {
    this.set({ proposed: move ? { record: this.state.snapshot.record, move } : null });
  }

  /** Change some of the lasting options. */
  prefer(change: Partial<Options>) {
    this.set(change);
    this.app.turns.advance();
  }

  /** Put the card at the end away. */
  closeCard() {
    this.set({ over: false });
  }

  resetScore() {
    this.set(resetScore(this.state));
  }

  restoreScore() {
    this.set(restoreScore(this.state));
  }

  /** Call games, players and bots by other names. */
  call(describe: Catalogue) {
    this.set({ describe });
  }

  /** @param away whether the page is hidden */
  setAway(away: boolean) {
    this.set({ away });
  }
}
