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
import { Settings } from "./person/settings.js";
import { Store } from "./app/store.js";
import { Places } from "./places.js";
import { Problems } from "./problems/problems.js";
import { prepareNextVisit } from "./engine/nextvisit.js";
import { preferencesKept } from "./person/preferences.js";
import { Review } from "./review/review.js";
import { seen } from "./model/review.js";
import { drawDialog, Dialogs } from "./dialogs/dialogs.js";
import { forgetting, settings } from "./dialogs/settings.js";
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
import { wordsOf } from "./lang/fluent.js";
import { language, sources } from "./lang/language.js";
import { localised, say, speak, words } from "./lang/texts.js";
import { layoutOf } from "./model/orientation.js";
import { watchUpdates } from "./engine/updates.js";
import { Welcome } from "./learn/welcome.js";

/** @import { App, View } from "./app/app.js" */

const kept = preferencesKept();
speak(wordsOf(language, await sources, () => document.documentElement.dataset.colours ?? kept.colours));

const store = new Store({ ...restore(localised(built.describe), built.start), preferences: kept });
/** @type {Record<string, View>} */
const dialogViews = { settings, forget: forgetting };
const dialogPlace = find("dialogs");

let drawing = 0;

function draw() {
  const state = { ...store.state, layout: layoutOf(store.state, store.state) };
  const shown = seen(state);
  board.draw(sceneOf(shown, overlayOf(shown, state.preferences), words));
  const { dialog } = state;
  drawDialog(dialogPlace, dialog, dialog ? () => dialogViews[dialog.name]?.(state, app) : undefined, app.dialogs);
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

const keeper = new Keeper(() => game.tell(say("not-kept")));
const game = new Game(loader, store, built.start);
store.watch((state, previous) => {
  if (!save(state, previous)) game.tell(say("not-kept"));
  keeper.note(state, previous);
  const { sound, colours } = state.preferences;
  if (sound && state.snapshot.ply === previous.snapshot.ply + 1 && !previous.opening) click();
  // The players are called by their colours.
  if (colours !== previous.preferences.colours) game.call(localised(built.describe));
  redraw();
});
const board = new Board(
  /** @type {SVGSVGElement} */ (document.querySelector("#board")),
  (move) => game.choose(move),
  (move) => game.look(move),
  (move) => game.propose(move),
);
const keyboard = new Keyboard(() => store.state);
/** @type {App} */
const app = { store, engine: game.engine, game, settings: new Settings(store), dialogs: new Dialogs(store), keyboard };
const panel = new Panel(app);
const review = new Review(game);
const welcome = new Welcome(app, built.examples, !location.hash);
const learn = new Learn(game, built.examples.lessons, (taught) => {
  welcome.play(taught);
  places.show("play");
});
about(() => game.state);
new Keys(
  () => game.state,
  (move) => game.choose(move),
  app,
);
const turnOn = () => app.settings.turnOn(store.state);
const turning = new Turning(turnOn, () => app.settings.mirror(store.state));
button("settings").addEventListener("click", () => app.dialogs.open("settings"));
keyboard.on(["f"], turnOn, { single: true });
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
const problems = new Problems(app, () => places.show("play"));
const places = new Places({ play: { open: writeAddress, close() {} }, learn, problems, games });

steady();
draw();
keeper.note(game.state, null);
game.engine.start();
prepareNextVisit(loader, game.engine);
