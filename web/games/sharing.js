// @ts-check
/** Hands the game on: in every format, and as a link. */

import { Controller } from "../app/controller.js";
import { words } from "../lang/texts.js";
import { credits } from "./credits.js";
import { tidied } from "../model/tree.js";

/** @import { Form } from "messages" */

export class Sharing extends Controller {
  /** The game in every format that the engine can write. @returns {Promise<Form[]>} */
  async forms() {
    const told = this.state.watching ? {} : credits(words, this.state); // of a game to watch its tree tells
    try {
      return (await this.app.engine.call("export", { tree: tidied(this.state.tree), ...told })).forms;
    } catch (error) {
      this.app.messages.report(error);
      return [];
    }
  }

  /** The person has taken the link of the position shown, to send it to the friend. */
  send() {
    this.set({ sent: this.state.snapshot.record });
  }
}
