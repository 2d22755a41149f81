/** The exercise that is shown: the base of the controllers of lessons, problems and cards. */

import type { Engine } from "../engine/client.ts";
import { say } from "../lang/texts.ts";
import { advance, attempt, type Exercise, goesOn, hint, retry, tell } from "../model/exercise.ts";
import { storeText } from "../person/storage.ts";
import { Controller } from "./controller.ts";
import type { Messages } from "./messages.ts";

const PAUSE = 700; // milliseconds between a move and its answer

export abstract class Exercises<Needs extends { engine: Engine; messages: Messages }> extends Controller<Needs> {
  #timer = 0; // the timer of the next move to be shown

  /** Called when the board has shown all that answers a move. */
  abstract judge(exercise: Exercise): void;

  /** Called when the person goes on: work for the latest move is of no use any more. */
  stop() {}

  /** Whether the board shows answers at once. */
  isStill() {
    return false;
  }

  try(move: string) {
    this.#act((exercise) => attempt(exercise, move));
  }

  /** Take a wrong move back. */
  again() {
    this.#act(retry);
  }

  /** Show the area of the move or, after that, the move. */
  hint() {
    this.#act(hint);
  }

  /** Show the answer. */
  tell() {
    this.#act(tell);
  }

  /** Show an exercise, in place of any other, and what follows by itself, move by move. */
  show(exercise: Exercise | null) {
    clearTimeout(this.#timer);
    let shown = exercise;
    if (this.isStill()) while (shown && goesOn(shown)) shown = advance(shown);
    this.set({ exercise: shown });
    if (!shown) return;
    const next = goesOn(shown) && advance(shown);
    if (next) this.#timer = setTimeout(() => this.show(next), PAUSE);
    else if (shown.reply && !shown.line) this.judge(shown);
  }

  #act(change: (exercise: Exercise) => Exercise) {
    const { exercise } = this.state;
    const next = exercise && change(exercise);
    if (!next || next === exercise) return;
    this.stop();
    this.show(next);
  }

  /** Store a value for the next visit, or tell the person once that it could not be. */
  protected keep(key: string, value: unknown) {
    if (!storeText(key, JSON.stringify(value))) this.needs.messages.tell(say("not-kept"));
  }
}
