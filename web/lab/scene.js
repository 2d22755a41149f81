/** One step of the recording: picture, board and tree, the pseudocode and the formula, a sentence and a table. */

import { Board } from "../board/board.js";
import { sceneOf } from "../board/scene.js";
import { element, find, show, write } from "../dom.js";
import { draw, drawing, tabulate } from "./drawing.js";
import { bench, open } from "./open.js";
import { Player } from "./player.js";
import { TreeView } from "./tree.js";
import { say, words } from "../lang/texts.js";

const picture = drawing("scene");
const boardPlace = drawing("scene-board");
const code = find("pseudocode");
/** Where two pictures stand one above the other. */
const narrow = matchMedia("(max-width: 34rem)");

const board = new Board(boardPlace);
const tree = new TreeView(find("scene-tree"));
const player = new Player(drawScene);
narrow.addEventListener("change", () => redraw());

/** Show the pseudocode of the bench. @param {string} text */
export function drawCode(text) {
  code.replaceChildren(...text.split("\n").map((line) => element("span", {}, `${line}\n`)));
}

/** The bench is left: nothing of its recording goes on. */
export const leave = () => player.stop();

/** Draw the step shown anew. */
export const redraw = () => drawScene(player.at);

/** Take the recording of what is shown, at its start. */
export function record() {
  tree.forget();
  if (open.ran) player.load(bench().units(open.ran, words));
}

function drawScene(/** @type {number} */ at) {
  if (!open.ran) return;
  const shown = bench().scene(open.ran, at, words, narrow.matches);
  picture.toggleAttribute("hidden", !shown.picture);
  boardPlace.toggleAttribute("hidden", !shown.board);
  show("scene-tree", shown.tree !== undefined);
  if (shown.picture) draw(picture, shown.picture, say("lab-scene-table") ?? "");
  if (shown.board) board.set({ scene: sceneOf(shown.board.placed, shown.board.overlay, words) });
  if (shown.tree)
    tree.draw(shown.tree, {
      narrow: narrow.matches,
      name: say("lab-scene-table") ?? "",
      more: (count) => say("lab-more", { count }),
    });
  for (const [number, line] of [...code.children].entries())
    line.classList.toggle("current", shown.lines?.includes(number) ?? false);
  find("formula").replaceChildren(...(shown.formula ?? []).map((line) => element("span", {}, line)));
  tabulate(find("scene-table", HTMLTableElement), shown.grid);
  write("sentence", shown.sentence);
}
