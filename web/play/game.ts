/** The game on the board, as the person plays it. */

import { Controller } from "../app/controller.ts";
import type { Messages } from "../app/messages.ts";
import { say } from "../lang/texts.ts";
import { lineNodes } from "../model/analysis.ts";
import { annotate, isPruned, prune } from "../model/editing.ts";
import { asks, tryMove } from "../model/learning.ts";
import { botToMove, canGo, canResign, canUndo, isPlaced, person } from "../model/queries.ts";
import type { Options } from "../model/state.ts";
import { choose, goTo, undo } from "../model/steps.ts";
import { showAt, type Tree } from "../model/tree.ts";
import type { Turns } from "./turns.ts";

export class Game extends Controller<{ turns: Turns; messages: Messages }> {
  choose(move: string) {
    if (asks(this.state)) return this.set(tryMove(this.state, move));
    this.set(choose(this.state, move));
    this.needs.turns.advance();
  }

  /** Take a turn back. @returns whether there was one */
  undo(): boolean {
    const { clock, snapshot } = this.state;
    if (!canUndo(this.state)) return false;
    this.set(undo(this.state));
    if (clock && snapshot.outcome?.reason === "time") this.set({ problem: { text: say("clock-off") } });
    this.needs.messages.attempt(() => this.needs.turns.place());
    return true;
  }

  /** Show another position of the game, or change its tree. @returns whether anything changed */
  go(change: (tree: Tree) => Tree): boolean {
    const { tree } = this.state;
    const changed = change(tree);
    if (changed === tree || !canGo(this.state)) return false;
    this.set(goTo(this.state, changed));
    if (!isPlaced(this.state)) this.needs.messages.attempt(() => this.needs.turns.place());
    return true;
  }

  /** Go to a position of the line shown. */
  goTo(ply: number) {
    this.go((tree) => showAt(tree, lineNodes(tree)[ply] ?? tree.at));
  }

  prune() {
    const { tree, removed } = this.state;
    if (this.go(prune)) this.set({ removed: { ...removed, line: { tree, left: this.state.tree.nodes } } });
  }

  /** Bring the moves back that were removed last. */
  regrow() {
    const { line } = this.state.removed;
    if (line && isPruned(this.state)) this.go(() => line.tree);
  }

  comment(text: string) {
    this.set({ tree: annotate(this.state.tree, { comment: text }) });
  }

  resign() {
    const player = person(this.state) ?? this.state.snapshot.to_move;
    if (canResign(this.state)) this.needs.messages.attempt(() => this.needs.turns.lose(player, "resign"));
  }

  playNow() {
    const { thinking } = this.state;
    if (!thinking) return;
    this.set({ thinking: { ...thinking, stopping: true } });
    this.needs.turns.stop(thinking.id, "play");
  }

  pause() {
    this.set({ thinking: null, paused: true });
  }

  /** Have the bot to move make one move, and pause after it. */
  step() {
    this.set({ paused: true });
    const bot = botToMove(this.state);
    if (bot && canGo(this.state) && isPlaced(this.state) && !this.state.thinking) this.needs.turns.play(null, bot);
  }

  letMove() {
    this.set({ paused: false, judging: null });
    this.needs.turns.advance();
  }

  /** The person points at a move, or at none. */
  look(move: string | null) {
    if (move !== this.state.focus) this.set({ focus: move });
  }

  /** The person has tapped a cell once where a move takes two taps. @param move "": the proposal is withdrawn */
  propose(move: string) {
    this.set({ proposed: move ? { record: this.state.snapshot.record, move } : null });
  }

  prefer(change: Partial<Options>) {
    this.set(change);
    this.needs.turns.advance();
  }
}
