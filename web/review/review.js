/** The review of a game in the panel: its analysis, the curve of win rates, the players' accuracy and their
 * mistakes. */

import { Curve } from "./curve.js";
import { Openings } from "./openings.js";
import { button, element, find, newButton, show, write } from "../dom.js";
import { progress, surveyed } from "../model/analysis.js";
import { asks, atHand, lessonsFor } from "../model/learning.js";
import { accuracy, mistakes } from "../model/review.js";
import { person, playerName } from "../model/state.js";
import { capitalised, local, say } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { Grade, Mistake } from "../model/review.js" */
/** @import { State } from "../model/state.js" */

const GRADES = /** @type {Grade[]} */ (["inaccuracy", "mistake", "blunder"]);

export class Review {
  /** What is known of each mistake listed, by the record before it, and its button. They stay while the analysis
   * refines them.
   * @type {Map<string, {mistake: Mistake, node: HTMLButtonElement}>} */
  #listed = new Map();

  constructor(/** @type {App} */ app) {
    this.app = app;
    this.curve = new Curve(app);
    this.openings = new Openings(app);
    button("survey").addEventListener("click", () => app.analysis.setSurvey(true));
    button("survey-stop").addEventListener("click", () => app.analysis.setSurvey(false));
    for (const player of [1, 2])
      button(`learn-${player}`).addEventListener("click", ({ detail }) => this.#learn(player, detail === 0));
    button("learning-back").addEventListener("click", () => app.reviewer.visitMistake());
  }

  draw(/** @type {State} */ state) {
    const { learning } = state.review;
    const found = mistakes(state);
    this.openings.draw(state);
    this.curve.draw(state, found);
    this.#drawSurvey(state);
    show("survey-field", learning === null);
    show("learning", learning !== null);
    if (learning) {
      const number = Math.min(learning.index + 1, learning.mistakes.length);
      write("learning-count", say("mistake-count", { number, total: learning.mistakes.length }));
      show("learning-back", atHand(state) !== null && !asks(state));
    }
    this.#drawMistakes(state, found);
  }

  #drawSurvey(/** @type {State} */ state) {
    const done = progress(state);
    const running = done !== null && done.done < done.total;
    show("survey", !running && (state.tree.tip === 0 || !surveyed(state)));
    button("survey").disabled = state.engine.phase !== "ready" || state.tree.tip === 0;
    show("survey-stop", running);
    const bar = find("survey-bar", HTMLProgressElement);
    show(bar, running);
    bar.value = done ? done.done / done.total : 0;
    write("survey-progress", done ? say("surveyed", { done: done.done, total: done.total }) : "");
  }

  #drawMistakes(/** @type {State} */ state, /** @type {Mistake[]} */ found) {
    const rows = [1, 2].map((player) => this.#drawPlayer(state, player));
    show("accuracy", rows.includes(true));
    const before = this.#listed;
    this.#listed = new Map(
      found.map((mistake) => [
        mistake.record,
        { mistake, node: before.get(mistake.record)?.node ?? this.#button(mistake.record) },
      ]),
    );
    if ([...this.#listed.keys()].join() !== [...before.keys()].join()) {
      find("mistakes", HTMLOListElement).replaceChildren(
        ...[...this.#listed.values()].map(({ node }) => element("li", {}, node)),
      );
    }
    show("mistakes", found.length > 0);
    const chosen = state.review.chosen?.record;
    for (const { mistake, node } of this.#listed.values()) {
      const { record, number, move, player, cost, grade, better } = mistake;
      const [sign, text] = node.children;
      node.className = `slip by-${player} ${grade}`;
      node.title = say(`grades-${grade}`, { count: 1 });
      write(/** @type {HTMLElement} */ (sign), say(`signs-${grade}`));
      write(
        /** @type {HTMLElement} */ (text),
        say("mistake", { number, move: local(move), cost: say("percent", { share: cost }), better: local(better) }),
      );
      node.setAttribute("aria-current", String(record === chosen && record === state.snapshot.record));
    }
  }

  /** How accurately a player has played, and the way to learn from it.
   * @param {State} state @param {number} player @returns {boolean} whether anything is known */
  #drawPlayer(state, player) {
    const name = capitalised(playerName(state, player));
    const found = accuracy(state, player);
    const counts = GRADES.filter((grade) => found?.grades[grade]).map((grade) =>
      say(`grades-${grade}`, { count: found?.grades[grade] ?? 0 }),
    );
    write(
      `accuracy-${player}`,
      found
        ? say("accuracy", {
            player: name,
            loss: say("percent", { share: found.loss }),
            counts: counts.join(", ") || say("no-mistakes"),
          })
        : name,
    );
    const learn = button(`learn-${player}`);
    show(learn, lessonsFor(state, player).length > 0);
    write(learn, person(state) === player ? say("learn") : say("learn-from", { player: name }));
    return found !== null;
  }

  /** @param {number} player @param {boolean} keys whether the person uses the keyboard */
  #learn(player, keys) {
    this.app.reviewer.learn(player);
    toBoard();
    if (keys) focusOn(BOARD);
  }

  /** @param {string} record before the mistake */
  #button(record) {
    const mistake = () => this.#listed.get(record)?.mistake ?? null;
    const act = () => {
      const chosen = mistake();
      if (chosen) this.app.reviewer.correct(chosen);
      toBoard();
    };
    const node = newButton({}, act, element("strong"), element("span"));
    for (const event of ["pointerenter", "focus"])
      node.addEventListener(event, () => this.app.reviewer.point(mistake()));
    for (const event of ["pointerleave", "blur"]) node.addEventListener(event, () => this.app.reviewer.point(null));
    return node;
  }
}

/** The cell that the Tab key reaches. */
const BOARD = '#board [tabindex="0"]';

/** Focus an element if there is one to be seen. @param {string} selector */
function focusOn(selector) {
  const node = document.querySelector(`${selector}:not([hidden])`);
  if (node instanceof HTMLElement || node instanceof SVGElement) node.focus({ preventScroll: true });
}

/** Have the board in view: in a narrow window the review lies below it. */
const toBoard = () => scrollTo({ top: 0 });
