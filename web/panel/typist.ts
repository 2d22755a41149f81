/** Takes moves that are typed by their names. */

import { Controller } from "../app/controller.ts";
import type { Screen } from "../app/screen.ts";
import { say, words } from "../lang/texts.ts";
import { findMove } from "../model/queries.ts";
import type { Game } from "../play/game.ts";

export class Typist extends Controller<{ game: Game; screen: Screen }> {
  /** The field is there at once, for the keys that follow. */
  open() {
    this.set({ typing: { text: "", answer: "" } });
    this.needs.screen.draw();
  }

  close() {
    if (this.state.typing) this.set({ typing: null });
  }

  /** A second press of the key that opens the field writes nothing. */
  write(text: string) {
    this.set({ typing: { text: text.replace(/^\/+/, ""), answer: "" } });
  }

  /** Play the move that is written, or say that there is none of that name. */
  play() {
    const text = this.state.typing?.text.trim() ?? "";
    const move = findMove(words, this.state, text);
    const answer = move === null && text ? say("unplayable", { text }) : "";
    this.set({ typing: { text: move === null ? text : "", answer } });
    if (move !== null) this.needs.game.choose(move);
  }
}
