// @ts-check
/** Wires the page together: the state is drawn by board and panel, the person acts on the game, the game is kept in
 * storage and address. */

import { about } from "./dialogs/about.js";
import { Board } from "./board/board.js";
import { sceneOf } from "./board/scene.js";
import { built } from "./built.js";
import { button, find } from "./dom.js";
import { OpenDialog, SaveDialog } from "./dialogs/files.js";
import { Game } from "./game.js";
import { steady } from "./gestures.js";
import { Keyboard } from "./panel/keyboard.js";
import { Keys } from "./panel/keys.js";
import { Learn } from "./learn/learn.js";
import { EndCard } from "./games/endcard.js";
import { Keeper } from "./person/archive.js";
import { loader } from "./engine/early.js";
import { MyGames } from "./games/games.js";
import { overlayOf } from "./model/overlay.js";
import { readAddress } from "./model/address.js";
import { Moves } from "./panel/moves.js";
import { Panel } from "./panel/panel.js";
import { mirror, turnOn, watchWindow } from "./person/orientation.js";
import { Places } from "./places.js";
import { Problems } from "./problems/problems.js";
import { prepareNextVisit } from "./engine/nextvisit.js";
import { preferences } from "./person/preferences.js";
import { Review } from "./review/review.js";
import { seen } from "./model/review.js";
import { SettingsDialog, asPreferred, dress } from "./dialogs/settings.js";
import { click } from "./person/sound.js";
import { scoped } from "./person/storage.js";
import {
  KEY,
  isOwn,
  linked,
  restore,
  save,
  saveAnalyses,
  seeAddress,
  writeAddress,
  writtenFor,
} from "./person/session.js";
import { Turning } from "./panel/turning.js";
import { localised, say, words } from "./lang/texts.js";
import { watchUpdates } from "./engine/updates.js";
import { Welcome } from "./learn/welcome.js";

/** @import { State } from "./model/state.js" */

let drawing = 0;

function draw() {
  const state = asPreferred(game.state);
  const shown = seen(state);
  board.draw(sceneOf(shown, overlayOf(shown, preferences), words));
  turning.draw(state.layout);
  panel.draw(state);
  review.draw(state);
  learn.draw(state);
  welcome.draw(state);
  problems.draw(state);
  moves.draw(state);
  card.draw(state);
  games.draw(state);
  for (const dialog of dialogs) dialog.draw(state);
  drawing = 0;
}

const redraw = () => (drawing ||= requestAnimationFrame(draw));

/** Turn or mirror the board. @param {(state: State) => void} way */
function reoriented(way) {
  way(game.state);
  redraw();
}

const keeper = new Keeper(() => game.tell(say("not-kept")));
const game = new Game(loader, restore(localised(built.describe), built.start), built.start, (state, previous) => {
  if (!save(state, previous)) game.tell(say("not-kept"));
  keeper.note(state, previous);
  if (preferences.sound && state.snapshot.ply === previous.snapshot.ply + 1 && !previous.opening) click();
  redraw();
});
const board = new Board(
  /** @type {SVGSVGElement} */ (document.querySelector("#board")),
  (move) => game.choose(move),
  (move) => game.look(move),
  (move) => game.propose(move),
);
const keyboard = new Keyboard();
const panel = new Panel(game, keyboard);
const review = new Review(game);
const welcome = new Welcome(game, built.examples, !location.hash);
const learn = new Learn(game, built.examples.lessons, (taught) => {
  welcome.play(taught);
  places.show("play");
});
about(() => game.state);
new Keys(
  () => game.state,
  (move) => game.choose(move),
  keyboard,
);
new SettingsDialog(
  () => game.state,
  () => game.call(localised(built.describe)),
);
const turning = new Turning(
  () => reoriented(turnOn),
  () => reoriented(mirror),
);
keyboard.on(["f"], () => reoriented(turnOn), { single: true });
const moves = new Moves(game, keyboard);
const card = new EndCard(game);
const saving = new SaveDialog(game, board.svg);
const dialogs = [new OpenDialog(game), saving];

const update = find("update", HTMLElement);
const takeUpdate = watchUpdates(built.build, () => (update.hidden = false));
button("update-now").addEventListener("click", takeUpdate);
button("update-later").addEventListener("click", () => (update.hidden = true));

const look = () => game.setAway(document.hidden);
document.addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
addEventListener("pagehide", () => {
  game.setAway(true);
  saveAnalyses(game.state);
  keeper.flush();
});
window.addEventListener("storage", ({ key }) => key === scoped(KEY) && game.tell(say("other-window")));
addEventListener("hashchange", () => {
  seeAddress();
  const { record, friend } = readAddress(linked());
  if (!record) return;
  if (isOwn(game.state)) game.stay();
  else game.link(record, friend, writtenFor());
});
const games = new MyGames(
  game,
  () => keeper.flush(),
  () => places.show("play"),
);
const problems = new Problems(game, () => places.show("play"));
const places = new Places({ play: { open: writeAddress, close() {} }, learn, problems, games });

watchWindow(redraw);
steady();
dress();
draw();
keeper.note(game.state, null);
game.engine.start();
prepareNextVisit(loader, game.engine);
