// @ts-check
/** Wires the page together: state to board and panel, the person to the game, the game to storage and address. */

import { Board } from "./board.js";
import { OpenDialog, SaveDialog } from "./files.js";
import { Game } from "./game.js";
import { LibraryDialog } from "./library.js";
import { Loader } from "./loader.js";
import { Moves } from "./moves.js";
import { Panel } from "./panel.js";
import { linked, restore, save } from "./store.js";

/** @import { Describe, Position } from "./state.js" */
/** @import { RuntimeFile } from "./loader.js" */

/** @type {{describe: Describe, start: Position, runtime: RuntimeFile[], runtime_hash: string}} */
const built = JSON.parse(document.getElementById("start")?.textContent ?? "");

let drawing = 0;

function draw() {
  board.draw(game.state);
  panel.draw(game.state);
  moves.draw(game.state);
  for (const dialog of dialogs) dialog.draw(game.state);
  drawing = 0;
}

const loader = new Loader(built.runtime, built.runtime_hash);
const game = new Game(loader, restore(built.describe, built.start), built.start, (state, previous) => {
  save(state, previous);
  drawing ||= requestAnimationFrame(draw);
});
const board = new Board(/** @type {SVGSVGElement} */ (document.querySelector("#board")), (move) => game.choose(move));
const panel = new Panel(game);
const moves = new Moves(game);
const dialogs = [new OpenDialog(game), new SaveDialog(game, board.svg), new LibraryDialog(game)];

addEventListener("hashchange", () => {
  const record = linked();
  if (record !== game.state.snapshot.record) game.link(record);
});

draw();
game.engine.start();
