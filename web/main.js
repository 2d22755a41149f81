// @ts-check
/** Wires the page together: state to board and panel, the person to the game, the game to storage and address. */

import { about } from "./about.js";
import { Board } from "./board.js";
import { button, find } from "./dom.js";
import { OpenDialog, SaveDialog } from "./files.js";
import { Game } from "./game.js";
import { Keys } from "./keys.js";
import { Lessons } from "./lessons.js";
import { LibraryDialog } from "./library.js";
import { Loader } from "./loader.js";
import { Moves } from "./moves.js";
import { Panel } from "./panel.js";
import { preferences } from "./preferences.js";
import { SettingsDialog, asPreferred, dress } from "./settings.js";
import { click } from "./sound.js";
import { KEY, linked, restore, save, saveAnalyses } from "./store.js";
import { localised, strings } from "./strings.js";
import { watchUpdates } from "./updates.js";

/** @import { Describe, Position } from "./state.js" */
/** @import { RuntimeFile } from "./loader.js" */

/** @type {{describe: Describe, start: Position, runtime: RuntimeFile[], runtime_hash: string}} */
const built = JSON.parse(document.getElementById("start")?.textContent ?? "");

let drawing = 0;

function draw() {
  const state = asPreferred(game.state);
  board.draw(state, preferences);
  panel.draw(state);
  lessons.draw(state);
  moves.draw(state);
  for (const dialog of dialogs) dialog.draw(state);
  drawing = 0;
}

const redraw = () => (drawing ||= requestAnimationFrame(draw));

const loader = new Loader(built.runtime, built.runtime_hash);
const game = new Game(loader, restore(localised(built.describe), built.start), built.start, (state, previous) => {
  if (!save(state, previous)) game.tell(strings.notKept);
  if (preferences.sound && state.snapshot.ply === previous.snapshot.ply + 1 && !previous.opening) click();
  redraw();
});
const board = new Board(/** @type {SVGSVGElement} */ (document.querySelector("#board")), (move) => game.choose(move), (move) => game.look(move));
const panel = new Panel(game);
const lessons = new Lessons(game);
about(() => game.state);
new Keys(() => game.state, (move) => game.choose(move));
new SettingsDialog(() => game.state, redraw);
const moves = new Moves(game);
const dialogs = [new OpenDialog(game), new SaveDialog(game, board.svg), new LibraryDialog(game)];

const update = find("update", HTMLElement);
const takeUpdate = watchUpdates(() => (update.hidden = false));
button("update-now").addEventListener("click", takeUpdate);
button("update-later").addEventListener("click", () => (update.hidden = true));

const look = () => game.setAway(document.hidden);
document.addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
addEventListener("pagehide", () => {
  game.setAway(true);
  saveAnalyses(game.state);
});
window.addEventListener("storage", ({ key }) => key === KEY && game.tell(strings.otherWindow));
addEventListener("hashchange", () => {
  const record = linked();
  if (record !== game.state.snapshot.record) game.link(record);
});

dress();
draw();
game.engine.start();
