/** The curve of the win rates over a game: areas in the players' colours, mistakes as dots, and a slider for the
 * position. */

import { find, show, write } from "../dom.js";
import { curve, nodes } from "../model/analysis.js";
import { keyOf } from "../model/keys.js";
import { areas } from "../model/review.js";
import { playerName } from "../model/state.js";
import { moveNumber, path } from "../model/tree.js";
import { shape } from "../svg.js";
import { capitalised, has, local, say } from "../lang/texts.js";

/** @import { App } from "../app/app.js" */
/** @import { Mistake, Point } from "../model/review.js" */
/** @import { State } from "../model/state.js" */

/** The size of the drawing. */
const [WIDTH, HEIGHT] = [100, 40];
/** By how much of the height the drawing keeps away from the edges, so that a dot there is whole. */
const EDGE = 0.1;

export class Curve {
  #svg = find("curve", SVGSVGElement);
  /** The line that marks the position at which the pointer is. */
  #mark = shape("line", { class: "pointed", y1: 0, y2: HEIGHT });
  /** What was last drawn, as JSON. */
  #drawn = "";
  /** The position at which the pointer is, null if there is none. @type {number | null} */
  #pointed = null;

  constructor(/** @type {App} */ app) {
    this.app = app;
    this.#svg.addEventListener("click", (event) => app.game.goTo(this.#plyAt(event)));
    this.#svg.addEventListener("pointermove", (event) => this.#point(this.#plyAt(event)));
    this.#svg.addEventListener("pointerleave", () => this.#point(null));
    // Left, right, Home and End step through the game wherever the focus is; up and down would change the variation.
    this.#svg.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[keyOf(event)];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      app.game.goTo(Math.min(this.#last, Math.max(0, this.#here + step)));
    });
  }

  /** The number of the last position. */
  get #last() {
    return nodes(this.app.store.state.tree).length - 1;
  }

  /** The number of the position shown. */
  get #here() {
    return nodes(this.app.store.state.tree).indexOf(this.app.store.state.tree.at);
  }

  /** Show a state. @param {State} state @param {Mistake[]} mistakes */
  draw(state, mistakes) {
    const chances = curve(state);
    const drawn = JSON.stringify([chances, mistakes, this.#here, state.snapshot.record]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const points = chances.flatMap((chance, ply) => (chance === null ? [] : [{ x: this.#across(ply), y: chance }]));
    show("curve-field", points.length > 1);
    const { above, below } = areas(points, 0.5);
    const here = this.#across(this.#here);
    this.#svg.replaceChildren(
      shape("polygon", { class: "area-1", points: drawnAs(above) }),
      shape("polygon", { class: "area-2", points: drawnAs(below) }),
      shape("line", { class: "even", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      shape("polyline", { points: drawnAs(points) }),
      shape("line", { class: "here", x1: here, x2: here, y1: 0, y2: HEIGHT }),
      this.#mark,
      ...mistakes.flatMap(({ ply, player, grade }) =>
        this.#dot(`slip by-${player} ${grade}`, ply, chances[ply] ?? 0.5),
      ),
    );
    const first = capitalised(playerName(state, 1));
    const told = {
      label: say("curve", {
        player: first,
        chances: chances.map((chance) => (chance === null ? "–" : say("percent", { share: chance }))).join(", "),
      }),
      valuetext: this.#textAt(this.#here),
    };
    for (const [name, text] of Object.entries({
      ...told,
      valuemin: "0",
      valuemax: String(this.#last),
      valuenow: String(this.#here),
    }))
      this.#svg.setAttribute(`aria-${name}`, text);
    this.#point(this.#pointed);
  }

  /** A dot of the same shape however the drawing is stretched: the ends of a line without length, on top of those of
   * its rim. */
  #dot(/** @type {string} */ style, /** @type {number} */ ply, /** @type {number} */ chance) {
    const d = `M${this.#across(ply)},${down(chance)}h0.001`;
    return [shape("path", { class: `${style} rim`, d }), shape("path", { class: style, d })];
  }

  #across(/** @type {number} */ ply) {
    return (ply / Math.max(1, this.#last)) * WIDTH;
  }

  /** The position nearest to the pointer. @param {MouseEvent} event */
  #plyAt({ clientX }) {
    const { left, width } = this.#svg.getBoundingClientRect();
    return Math.min(this.#last, Math.max(0, Math.round(((clientX - left) / width) * this.#last)));
  }

  /** Tell the win rate at a position, or at the one shown. @param {number | null} ply */
  #point(ply) {
    this.#pointed = ply;
    const x = this.#across(ply ?? this.#here);
    for (const end of ["x1", "x2"]) this.#mark.setAttribute(end, String(x));
    this.#mark.classList.toggle("seen", ply !== null);
    write("curve-told", this.#textAt(ply ?? this.#here));
  }

  /** The move that led to a position, and the win rate there. @param {number} ply */
  #textAt(ply) {
    const { state } = this.app.game;
    const at = path(state.tree, state.tree.tip)[ply - 1] ?? 0;
    const { kind = "", player = 0, move = "" } = state.tree.nodes[at] ?? {};
    const number = moveNumber(state.tree, at);
    const made =
      (number ? `${number}. ` : "") +
      (has(`forfeits-${kind}`) ? say(`forfeits-${kind}`, { player: playerName(state, player) }) : local(move));
    const chance = curve(state)[ply] ?? null;
    return say("curve-at", {
      move: made || say("curve-start"),
      player: capitalised(playerName(state, 1)),
      chance: chance === null ? "–" : say("percent", { share: chance }),
    });
  }
}

/** @param {number} chance of player 1, whose side is the upper one */
const down = (chance) => (EDGE + (1 - 2 * EDGE) * (1 - chance)) * HEIGHT;

const drawnAs = (/** @type {Point[]} */ points) => points.map(({ x, y }) => `${x},${down(y)}`).join(" ");
