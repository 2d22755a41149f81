/** Boards within views: each is made with its element, and drawn with its view. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

import { Board } from "../board/board.js";

/** @import { Scene } from "../board/scene.js" */

/** The board of each element. @type {WeakMap<Element, Board>} */
const boards = new WeakMap();

/** A board. @param {string} id @param {string} name what it shows @param {Scene} scene
 * @param {(move: string) => void} [chosen] called with the move that the person chooses */
export const board = (id, name, scene, chosen = () => {}) =>
  html`<svg id=${id} viewBox="0 0 1 1" role="grid" aria-label=${name} ${drawn(scene, chosen)}></svg>`;

/** The directive for the element of a board. @param {Scene} scene @param {(move: string) => void} chosen */
const drawn = (scene, chosen) =>
  ref((element) => {
    if (!(element instanceof SVGSVGElement)) return;
    const known = boards.get(element) ?? new Board(element);
    boards.set(element, known);
    known.set({ scene, chosen });
  });
