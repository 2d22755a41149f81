// @ts-check
/** Wires the page together: the state is drawn by board and panel, the person acts on the game, the game is kept in
 * storage and address. */

import { about } from "./dialogs/about.js";
import { Board } from "./board/board.js";
import { sceneOf } from "./board/scene.js";
import { built } from "./built.js";
import { button, find } from "./dom.js";
import { OpenDialog, SaveDialog } from "./dialogs/files.js";
import { App } from "./app/app.js";
import { steady } from "./gestures.js";
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
import { Store } from "./app/store.js";
import { Places } from "./places.js";
import { Problems } from "./problems/problems.js";
import { prepareNextVisit } from "./engine/nextvisit.js";
import { preferencesKept } from "./person/preferences.js";
import { Review } from "./review/review.js";
import { seen } from "./model/review.js";
import { drawDialog } from "./dialogs/dialogs.js";
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

/** @import { View } from "./app/app.js" */

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

const keeper = new Keeper(() => app.messages.tell(say("not-kept")));
const app = new App(loader, store, built.start);
store.watch((state, previous) => {
  if (!save(state, previous)) app.messages.tell(say("not-kept"));
  keeper.note(state, previous);
  const { sound, colours } = state.preferences;
  if (sound && state.snapshot.ply === previous.snapshot.ply + 1 && !previous.opening) click();
  // The players are called by their colours.
  if (colours !== previous.preferences.colours) app.game.call(localised(built.describe));
  redraw();
});
const board = new Board(
  /** @type {SVGSVGElement} */ (document.querySelector("#board")),
  (move) => app.game.choose(move),
  (move) => app.game.look(move),
  (move) => app.game.propose(move),
);
const panel = new Panel(app);
const review = new Review(app);
const welcome = new Welcome(app, built.examples, !location.hash);
const learn = new Learn(app, built.examples.lessons, (taught) => {
  welcome.play(taught);
  places.show("play");
});
about(() => app.store.state);
new Keys(
  () => app.store.state,
  (move) => app.game.choose(move),
  app,
);
const turnOn = () => app.settings.turnOn(store.state);
const turning = new Turning(turnOn, () => app.settings.mirror(store.state));
button("settings").addEventListener("click", () => app.dialogs.open("settings"));
app.keyboard.on(["f"], turnOn, { single: true });
const moves = new Moves(app, app.keyboard);
const card = new EndCard(app);
const saving = new SaveDialog(app, board.svg);
const dialogs = [new OpenDialog(app), saving];

const update = find("update", HTMLElement);
const takeUpdate = watchUpdates(built.build, () => (update.hidden = false));
button("update-now").addEventListener("click", takeUpdate);
button("update-later").addEventListener("click", () => (update.hidden = true));

const look = () => app.game.setAway(document.hidden);
document.addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
addEventListener("pagehide", () => {
  app.game.setAway(true);
  saveAnalyses(app.store.state);
  keeper.flush();
});
window.addEventListener("storage", ({ key }) => key === scoped(KEY) && app.messages.tell(say("other-window")));
addEventListener("hashchange", () => {
  seeAddress();
  const { record, friend } = readAddress(linked());
  if (!record) return;
  if (isOwn(app.store.state)) app.opener.stay();
  else app.opener.link(record, friend, writtenFor());
});
const games = new MyGames(
  app,
  () => keeper.flush(),
  () => places.show("play"),
);
const problems = new Problems(app, () => places.show("play"));
const places = new Places({ play: { open: writeAddress, close() {} }, learn, problems, games });

steady();
draw();
keeper.note(app.store.state, null);
app.engine.start();
prepareNextVisit(loader, app.engine);
