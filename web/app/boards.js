// @ts-check
/** Boards within views: each is made with its element, and drawn with its view. */

import { ref } from "lit-html/directives/ref.js";

import { Board } from "../board/board.js";

/** @import { Scene } from "../board/scene.js" */

/** The board of each element. @type {WeakMap<Element, Board>} */
const boards = new WeakMap();

/** The directive for the element of a board. @param {Scene} scene @param {(move: string) => void} chosen */
export const board = (scene, chosen) =>
  ref((element) => {
    if (!(element instanceof SVGSVGElement)) return;
    const known = boards.get(element) ?? new Board(element);
    boards.set(element, known);
    known.set({ scene, chosen });
  });
