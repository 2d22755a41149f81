/** Runs the board alone: positions from the build, and stones where the person chooses. */

import type { Diagram } from "messages";
import { Board } from "../board/board.ts";
import { boardScene } from "../board/scene.ts";
import { wordsOf } from "../lang/fluent.ts";
import { speech } from "../person/language.ts";

const positions: Diagram[] = JSON.parse(document.getElementById("start")?.textContent ?? "").positions;
const words = wordsOf(speech.language, speech.sources, () => "wood");
const [svg, told] = [document.querySelector("svg"), document.querySelector("#told")];
if (!svg || !told) throw new Error("The page has no board.");

let number = 0;
let shown = positions[0];
let marked = false;

const board = new Board(svg, {
  chosen: place,
  looked: (cell) => {
    told.textContent = cell ?? "";
  },
});
draw();
document.getElementById("wait")?.remove();

function place(name: string) {
  if (!shown) return;
  const { snapshot, layout } = shown;
  const at = layout.cells.findIndex((cell) => cell.name === name);
  const { cells, to_move } = snapshot;
  const stones = cells.slice(0, at) + to_move + cells.slice(at + 1);
  const last = snapshot.last && { ...snapshot.last, cells: [at] };
  shown = { layout, snapshot: { ...snapshot, cells: stones, to_move: 3 - to_move, last } };
  draw();
}

/** Show the position, with candidates if they are wanted. */
function draw() {
  if (!shown) return;
  const { snapshot, layout } = shown;
  const free = layout.cells.filter((_, index) => snapshot.cells[index] === "0").map(({ name }) => name);
  const look = (order: number) => ({ order, chance: 0.7 - 0.1 * order, faded: order > 3 });
  const looks = new Map(marked ? free.slice(0, 4).map((name, index) => [name, look(index + 1)]) : []);
  board.set({ scene: boardScene(shown, { playable: snapshot.to_move ? free : [], looks }, words) });
}

const on = (id: string, act: (button: Element) => void) => {
  const button = document.getElementById(id);
  button?.addEventListener("click", () => act(button));
};
on("next", () => {
  number = (number + 1) % positions.length;
  shown = positions[number];
  draw();
});
on("overlay", (button) => {
  marked = !marked;
  button.setAttribute("aria-pressed", String(marked));
  draw();
});
on("end", () => board.destroy());
