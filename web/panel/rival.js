/** A bot of the game in the panel: its strength, or its budget. */

import { find, select, show, write } from "../dom.js";
import { group } from "../dialogs/form.js";
import { budgetOf, budgetsFor, gameNamed } from "../model/state.js";
import { standing, standingTold } from "../model/strength.js";
import { say, words } from "../lang/texts.js";

/** @import { Bot, Budget } from "messages" */
/** @import { State } from "../model/state.js" */

export class Rival {
  #standing;
  #field;
  #label;
  #budget;

  /** @param {string} end the suffix of the ids of its elements
   * @param {(bot: string, budget: Budget) => void} changed */
  constructor(end, changed) {
    this.#standing = find(`standing${end}`);
    this.#field = find(`budget-field${end}`);
    this.#label = find(`budget-label${end}`);
    this.#budget = select(`budget${end}`);
    this.#budget.addEventListener("change", () =>
      changed(this.#budget.dataset.bot ?? "", JSON.parse(this.#budget.value)),
    );
  }

  /** @param {State} state @param {Bot | null} bot
   * @param {boolean} named whether its name is shown, to tell two bots apart */
  draw(state, bot, named) {
    const level = standing(gameNamed(state.describe, state.snapshot.game), state.snapshot.size, bot);
    show(this.#standing, level !== null);
    write(this.#standing, level ? standingTold(words, level) : "");
    show(this.#field, bot?.budgeted ?? false);
    if (!bot?.budgeted) return;
    write(this.#label, named ? say("thinks-for", { title: bot.title }) : String(say("budget")));
    if (this.#budget.dataset.bot !== bot.name) this.#fill(bot);
    this.#budget.value = JSON.stringify(budgetOf(state, bot));
  }

  #fill(/** @type {Bot} */ bot) {
    this.#budget.dataset.bot = bot.name;
    const choices = (/** @type {"seconds" | "playouts"} */ kind) =>
      budgetsFor(bot)
        .filter((budget) => kind in budget)
        .map((budget) => [
          "seconds" in budget ? say("budget-seconds", budget) : say("budget-playouts", budget),
          JSON.stringify(budget),
        ]);
    const kinds = /** @type {const} */ (["seconds", "playouts"]);
    this.#budget.replaceChildren(...kinds.map((kind) => group(say(`budget-kinds-${kind}`), choices(kind), "")));
  }
}
