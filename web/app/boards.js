// @ts-check
/** Boards within views: each is made with its element, and drawn with its view. */

import { ref } from "lit-html/directives/ref.js";

import { Board } from "../board/board.js";

/** @import { Scene } from "../board/scene.js" */

/** What belongs to an element: its board, and what a choice does at present.
 * @type {WeakMap<Element, {board: Board, choose: (move: string) => void}>} */
const boards = new WeakMap();

/** The directive for the element of a board. @param {Scene} scene @param {(move: string) => void} choose */
export const board = (scene, choose) =>
  ref((element) => {
    if (!(element instanceof SVGSVGElement)) return;
    const known = boards.get(element) ?? made(element);
    known.choose = choose;
    known.board.draw(scene);
  });

/** @param {SVGSVGElement} element */
function made(element) {
  const one = { board: new Board(element, (move) => one.choose(move)), choose: (/** @type {string} */ _) => {} };
  boards.set(element, one);
  return one;
}
