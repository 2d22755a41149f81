/** The list of problems: the one of the day, and a tile for each. */

import { thumbnail } from "../board/thumbnail.js";
import { element, find, select, write } from "../dom.js";
import { say } from "../lang/texts.js";
import { addressOf, boardOf, linkNext, progressKept, stateOf, titleOf } from "./captions.js";
import * as model from "./model.js";

/** @import { App } from "../app/app.js" */
/** @import { Collection, Problem, Progress } from "./model.js" */

export class List {
  #boards = select("problem-boards");
  /** The problems shown, null before. @type {Collection | null} */ #shown = null;
  /** The day whose problem is offered, 0 before one is. */
  day = 0;

  constructor(/** @type {App} */ app) {
    this.app = app;
    this.#boards.addEventListener("change", () => this.#shown && this.draw(this.#shown));
  }

  /** Offer another problem on another day. */
  look() {
    if (this.#shown && this.day !== model.dayOf(new Date())) this.draw(this.#shown);
  }

  /** @param {Collection} collection */
  draw({ problems, boards }) {
    const { describe } = this.app.store.state;
    const progress = progressKept();
    this.#shown = { problems, boards };
    this.day = model.dayOf(new Date());
    const daily = model.ofDay(problems, this.day);
    const days = model.streak(progress, this.day);
    const link = find("problem-daily", HTMLAnchorElement);
    link.href = addressOf(daily);
    find("problem-daily-picture").replaceChildren(thumbnail(model.position({ problems, boards }, daily)));
    write("problem-daily-told", [boardOf(describe, daily), say(`difficulty-${model.groupOf(daily)}`)].join(" · "));
    write("problem-daily-state", stateOf(progress, daily));
    write("problem-streak", days ? say("streak", { days }) : "");
    const done = problems.filter(({ id }) => progress.solved[id]).length;
    write("problem-count", say("solved-of", { done, all: problems.length }));
    linkNext(find("problem-next", HTMLAnchorElement), problems, null);
    this.#drawBoards(problems);
    const wanted = problems.filter(
      ({ game, size }) => !this.#boards.value || `${game}${size}`.startsWith(this.#boards.value),
    );
    const number = new Map(problems.map(({ id }, place) => [id, place + 1]));
    find("problem-groups").replaceChildren(
      ...model.groups(wanted).map(({ name, problems }) => {
        const solved = problems.filter(({ id }) => progress.solved[id]).length;
        const count = element("small", {}, say("solved-of", { done: solved, all: problems.length }));
        const tiles = problems.map((one) => this.#tile(one, Number(number.get(one.id)), progress));
        const heading = element("h3", {}, say(`difficulty-${name}`), " ", count);
        return element("section", {}, heading, element("ol", {}, ...tiles));
      }),
    );
  }

  /** Offer the games, and the sizes of each. @param {Problem[]} problems */
  #drawBoards(problems) {
    if (this.#boards.length) return;
    const { describe } = this.app.store.state;
    const games = [...new Set(problems.map(({ game }) => game))].sort().reverse();
    const sizes = (/** @type {string} */ name) =>
      [...new Set(problems.filter(({ game }) => game === name).map(({ size }) => size))].sort(
        (one, other) => one - other,
      );
    const options = games.flatMap((game) => [
      new Option(titleOf(describe, game), game),
      ...sizes(game).map(
        (size) => new Option(say("board-of", { game: titleOf(describe, game), size }), `${game}${size}`),
      ),
    ]);
    this.#boards.replaceChildren(new Option(say("any-board"), ""), ...options);
  }

  #tile(/** @type {Problem} */ problem, /** @type {number} */ number, /** @type {Progress} */ progress) {
    const board = boardOf(this.app.store.state.describe, problem);
    const told = [say("problem-title", { place: number }), board, stateOf(progress, problem)].join(", ");
    const link = { href: addressOf(problem), className: progress.solved[problem.id] ?? "" };
    const seen = [
      element("b", { ariaHidden: "true" }, String(number)),
      element("small", { ariaHidden: "true" }, board),
    ];
    return element("li", {}, element("a", link, element("span", { className: "unseen" }, told), ...seen));
  }
}
