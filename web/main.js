/** Wires the page together: the state is drawn by board and panel, the person acts on the game, the game is kept in
 * storage and address. */

import { html, render } from "lit-html";

import { about } from "./dialogs/about.js";
import { importing } from "./dialogs/import.js";
import { newGame } from "./dialogs/newgame.js";
import { sharing } from "./dialogs/share.js";
import { games } from "./games/place.js";
import { home } from "./home/home.js";
import { learn } from "./learn/place.js";
import { isKnown, isRunning } from "./model/ladder.js";
import { guest } from "./learn/guest.js";
import { Board } from "./board/board.js";
import { sceneOf } from "./board/scene.js";
import { built } from "./built.js";
import { App } from "./app/app.js";
import { root } from "./app/root.js";
import { steady } from "./gestures.js";
import { endCard } from "./games/endcard.js";
import { Keeper } from "./person/archive.js";
import { loader } from "./engine/early.js";
import { overlayOf } from "./model/overlay.js";
import { readAddress } from "./model/address.js";
import { Store } from "./app/store.js";
import { PLACES } from "./model/places.js";
import { problems } from "./problems/place.js";
import { setup } from "./setup/place.js";
import { prepareNextVisit } from "./engine/nextvisit.js";
import { preferencesKept } from "./person/preferences.js";
import { headline } from "./model/status.js";
import { moves } from "./panel/moves.js";
import { openings } from "./review/openings.js";
import { review } from "./review/review.js";
import { seen } from "./model/review.js";
import { drawDialog } from "./dialogs/dialogs.js";
import { keys, more, resigning, why } from "./dialogs/asides.js";
import { rival } from "./dialogs/rival.js";
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
import { bar } from "./panel/bar.js";
import { head } from "./panel/head.js";
import { messages } from "./panel/messages.js";
import { notice } from "./panel/notice.js";
import { register } from "./panel/shortcuts.js";
import { strips } from "./panel/strips.js";
import { gameTold } from "./panel/told.js";
import { turning } from "./panel/turning.js";
import { wordsOf } from "./lang/fluent.js";
import { language, sources } from "./lang/language.js";
import { localised, say, speak, words } from "./lang/texts.js";
import { layoutOf } from "./model/orientation.js";
import { watchUpdates } from "./engine/updates.js";

/** @import { View } from "./app/app.js" */

const kept = preferencesKept();
speak(wordsOf(language, await sources, () => document.documentElement.dataset.colours ?? kept.colours));

const store = new Store({ ...restore(localised(built.describe), built.start), preferences: kept });
/** @type {Record<string, View>} */
const dialogViews = {
  about,
  forget: forgetting,
  keys,
  more,
  new: newGame,
  open: importing,
  resign: resigning,
  rival,
  save: sharing,
  settings,
  why,
};
const dialogPlace = root("dialogs", HTMLElement);

/** @type {View} */
const players = (state, app) => html`${strips(state, app)}${notice(state, app)}`;
/** @type {View} */
const side = (state, app) => html`<section id="line" role="group" aria-label=${say("moves")}>
    <div id="game-told">${gameTold(state, app)}</div>
    ${moves(state, app)} ${openings(state, app)}
  </section>
  ${endCard(state, app)} ${review(state, app)} ${bar(state, app)}`;
/** The parts of the page: each has its view, and lies in an element. @type {[view: View, place: HTMLElement][]} */
const parts = [
  [head, root("top", HTMLElement)],
  [messages, root("messages", HTMLElement)],
  [turning, root("table", HTMLElement)],
  [players, root("players", HTMLElement)],
  [side, root("side", HTMLElement)],
  [guest, root("guest", HTMLElement)],
  [home, root("place-home", HTMLElement)],
  [learn, root("place-learn", HTMLElement)],
  [problems, root("place-problems", HTMLElement)],
  [setup, root("place-setup", HTMLElement)],
  [games, root("place-games", HTMLElement)],
];

let drawing = 0;

function draw() {
  drawing = 0;
  const state = { ...store.state, layout: layoutOf(store.state, store.state) };
  const shown = seen(state);
  board.set({ scene: sceneOf(shown, overlayOf(shown, state.preferences), words) });
  root("place-play", HTMLElement).style.setProperty("--ratio", `${state.layout.height / state.layout.width}`);
  for (const [view, place] of parts) render(view(state, app), place);
  const { dialog } = state;
  drawDialog(dialogPlace, dialog, dialog ? () => dialogViews[dialog.name]?.(state, app) : undefined, app.dialogs);
  for (const name of PLACES) root(`place-${name}`, HTMLElement).hidden = name !== state.place;
  document.documentElement.dataset.place = state.place;
  document.title = say("page-title", { news: headline(words, state), page: "Wye" });
}

const redraw = () => (drawing ||= requestAnimationFrame(draw));

const keeper = new Keeper(() => app.messages.tell(say("not-kept")));
const app = new App(loader, store, built);
store.watch((state, previous) => {
  if (!save(state, previous)) app.messages.tell(say("not-kept"));
  keeper.note(state, previous);
  const { sound, colours } = state.preferences;
  if (sound && state.snapshot.ply === previous.snapshot.ply + 1 && !previous.opening) click();
  // The players are called by their colours.
  if (colours !== previous.preferences.colours) app.game.call(localised(built.describe));
  // A dialog is there at once, for the keys that follow.
  if (state.dialog && state.dialog.opened !== previous.dialog?.opened) draw();
  else redraw();
});
root("place-play", HTMLElement).ariaLabel = say("place-play");
const grid = root("board", SVGSVGElement);
grid.ariaLabel = say("board");
const board = new Board(grid, {
  chosen: (cell) => (store.state.marking ? app.marking : app.game).choose(cell),
  begun: (from, other) => app.marking.begin(from, other),
  drawn: (from, to) => app.marking.draw(from, to),
  looked: (cell) => app.game.look(cell),
  proposed: (cell) => app.game.propose(cell),
});
register(app);
app.messages.takeUpdate = watchUpdates(built.build, () => store.set({ update: true }));
app.draw = draw;
app.drawing = () => board.svg;
app.library.flush = () => keeper.flush();
app.toBoard = () => {
  draw();
  board.focus();
};
app.toContent = () => {
  const { place } = store.state;
  if (place === "play") board.focus();
  else root(`place-${place}`, HTMLElement).focus();
};
app.timekeeper.tick = () => render(players(store.state, app), root("players", HTMLElement));

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
// Whoever returns finds more than an empty board.
if (!location.hash && isKnown(store.state) && !isRunning(store.state)) history.replaceState(null, "", "#home");
app.places.start({
  play: { open: writeAddress, close() {} },
  home: { open: () => app.problems.load(), close() {} },
  learn: app.lessons,
  problems: app.problems,
  setup: app.setup,
  games: app.library,
});

app.guests.greet();
app.importing.start();
steady();
draw();
keeper.note(app.store.state, null);
app.engine.start();
prepareNextVisit(loader, app.engine);
