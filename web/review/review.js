// @ts-check
/** The review of a game in the panel: its analysis, the curve of win rates, the players' accuracy and their mistakes. */

import { Curve } from "./curve.js";
import { Openings } from "./openings.js";
import { button, find, show, write } from "../dom.js";
import { progress } from "../model/analysis.js";
import { asks, atHand, lessonsFor } from "../model/learning.js";
import { accuracy, mistakes } from "../model/review.js";
import { person, playerName } from "../model/state.js";
import { capitalised, local, strings } from "../words/strings.js";

/** @import { Game } from "../game.js" */
/** @import { Grade, Mistake } from "../model/review.js" */
/** @import { State } from "../model/state.js" */

const GRADES = /** @type {Grade[]} */ (["inaccuracy", "mistake", "blunder"]);

export class Review {
  #list = find("mistakes", HTMLOListElement);
  #accuracy = find("accuracy", HTMLElement);
  /** What the list and the table were last drawn with, as JSON. */
  #drawn = "";
  /** The button of each mistake listed. @type {[HTMLButtonElement, Mistake][]} */
  #buttons = [];

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.curve = new Curve(game);
    this.openings = new Openings(game);
    button("survey").addEventListener("click", () => game.setSurvey(true));
    button("survey-stop").addEventListener("click", () => game.setSurvey(false));
    button("learning-back").addEventListener("click", () => game.visitMistake());
    // By keyboard, a lesson is gone through without looking for what to press next.
    for (const name of ["next-mistake", "answer"]) button(name).addEventListener("click", ({ detail }) => detail === 0 && requestAnimationFrame(() => focusOn(name === "answer" ? "#next-mistake" : BOARD)));
    document.querySelector("#board")?.addEventListener("keydown", () => game.state.review.learning && requestAnimationFrame(() => focusOn("#next-mistake")));
  }

  /** Show a state. @param {State} state */
  draw(state) {
    const { learning } = state.review;
    const found = mistakes(state);
    this.openings.draw(state);
    this.curve.draw(state, found);
    this.#drawSurvey(state);
    show(find("survey-field", HTMLElement), learning === null);
    show(find("learning", HTMLElement), learning !== null);
    if (learning) {
      const number = Math.min(learning.index + 1, learning.mistakes.length);
      write(find("learning-count", HTMLElement), strings.mistakeCount(number, learning.mistakes.length));
      show(button("learning-back"), atHand(state) !== null && !asks(state));
    }
    this.#drawMistakes(state, found);
  }

  /** @param {State} state */
  #drawSurvey(state) {
    const done = progress(state);
    const running = done !== null && done.done < done.total;
    show(button("survey"), !running);
    button("survey").disabled = state.engine.phase !== "ready" || state.tree.tip === 0;
    show(button("survey-stop"), running);
    const bar = find("survey-bar", HTMLProgressElement);
    show(bar, running);
    bar.value = done ? done.done / done.total : 0;
    write(find("survey-progress", HTMLElement), done ? strings.surveyed(done.done, done.total) : "");
  }

  /** @param {State} state @param {Mistake[]} found */
  #drawMistakes(state, found) {
    const players = [1, 2].map((player) => ({ player, accuracy: accuracy(state, player), lessons: lessonsFor(state, player).length }));
    const drawn = JSON.stringify([found, players, person(state)]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#accuracy.replaceChildren(...players.map(({ player, accuracy, lessons }) => this.#summary(state, player, accuracy, lessons)));
      show(this.#accuracy, players.some(({ accuracy }) => accuracy !== null));
      this.#buttons = found.map((mistake) => [this.#button(mistake), mistake]);
      this.#list.replaceChildren(...this.#buttons.map(([node]) => element("li", "", [node])));
      show(this.#list, found.length > 0);
    }
    const chosen = state.review.chosen?.record;
    for (const [node, { record }] of this.#buttons) node.setAttribute("aria-current", String(record === chosen && record === state.snapshot.record));
  }

  /** How accurately a player has played, and the way to learn from it. @param {State} state @param {number} player @param {ReturnType<typeof accuracy>} found @param {number} lessons */
  #summary(state, player, found, lessons) {
    const name = capitalised(playerName(state, player));
    const counts = GRADES.filter((grade) => found?.grades[grade]).map((grade) => strings.grades[grade](found?.grades[grade] ?? 0));
    const told = found ? strings.accuracy(name, strings.percent(found.loss), counts) : name;
    const row = element("div", `player by-${player}`, [element("p", "", [told])]);
    const own = person(state);
    if (lessons && (own === null || own === player)) {
      const learn = Object.assign(document.createElement("button"), { type: "button", className: "learn" });
      learn.textContent = own === player ? strings.learn : strings.learnFrom(name);
      learn.addEventListener("click", ({ detail }) => this.#learn(player, detail === 0));
      row.append(learn);
    }
    return row;
  }

  /** @param {number} player @param {boolean} keys whether the person uses the keyboard */
  #learn(player, keys) {
    this.game.learn(player);
    toBoard();
    if (keys) focusOn(BOARD);
  }

  /** @param {Mistake} mistake */
  #button(mistake) {
    const { ply, move, player, cost, grade, better } = mistake;
    const node = Object.assign(document.createElement("button"), { type: "button", className: `slip by-${player}` });
    node.textContent = strings.mistake(ply, local(move), strings.percent(cost), local(better));
    node.prepend(element("strong", grade, [strings.signs[grade]]));
    node.title = strings.grades[grade](1);
    node.addEventListener("click", () => {
      this.game.correct(mistake);
      toBoard();
    });
    for (const [event, at] of /** @type {[string, Mistake | null][]} */ ([["pointerenter", mistake], ["focus", mistake], ["pointerleave", null], ["blur", null]]))
      node.addEventListener(event, () => this.game.point(at));
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

/** Have the board in view, above which a narrow window may be scrolled. */
const toBoard = () => document.getElementById("table")?.scrollIntoView({ block: "nearest" });

/** @param {string} name @param {string} style its class @param {(Node | string)[]} children */
function element(name, style, children) {
  const node = document.createElement(name);
  if (style) node.className = style;
  node.append(...children);
  return node;
}
