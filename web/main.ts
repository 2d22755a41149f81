/** Wires the page together: the state is drawn by board and panel, the person acts on the game, the game is kept in
 * storage and address. */

import { html, render } from "lit-html";
import { App, type View } from "./app/app.ts";
import { defer } from "./app/chunks.ts";
import { root } from "./app/root.ts";
import { Store } from "./app/store.ts";
import { Board } from "./board/board.ts";
import { sceneOf } from "./board/scene.ts";
import { built } from "./built.ts";
import { about } from "./dialogs/about.ts";
import { keys, more, resigning, why } from "./dialogs/asides.ts";
import { drawDialog } from "./dialogs/dialogs.ts";
import { importing } from "./dialogs/import.ts";
import { newGame } from "./dialogs/newgame.ts";
import { rival } from "./dialogs/rival.ts";
import { forgetting, settings } from "./dialogs/settings.ts";
import { sharing } from "./dialogs/share.ts";
import { Loader } from "./engine/loader.ts";
import { prepareNextVisit } from "./engine/nextvisit.ts";
import { watchUpdates } from "./engine/updates.ts";
import { takeOver } from "./first.ts";
import { endCard } from "./games/endcard.ts";
import { steady } from "./gestures.ts";
import { wordsOf } from "./lang/fluent.ts";
import { speech } from "./lang/language.ts";
import { localised, say, speak, words } from "./lang/texts.ts";
import { guest } from "./learn/guest.ts";
import { readAddress } from "./model/address.ts";
import { isKnown, isRunning } from "./model/ladder.ts";
import { layoutOf } from "./model/orientation.ts";
import { overlayOf } from "./model/overlay.ts";
import { PLACES } from "./model/places.ts";
import { isReviewed, seen } from "./model/review.ts";
import { headline } from "./model/status.ts";
import { bar } from "./panel/bar.ts";
import { head } from "./panel/head.ts";
import { messages } from "./panel/messages.ts";
import { moves } from "./panel/moves.ts";
import { notice } from "./panel/notice.ts";
import { register } from "./panel/shortcuts.ts";
import { strips } from "./panel/strips.ts";
import { gameTold } from "./panel/told.ts";
import { turning } from "./panel/turning.ts";
import { Keeper } from "./person/archive.ts";
import { preferencesKept } from "./person/preferences.ts";
import {
  isOwn,
  KEY,
  linked,
  restore,
  save,
  saveAnalyses,
  seeAddress,
  writeAddress,
  writtenFor,
} from "./person/session.ts";
import { click } from "./person/sound.ts";
import { scoped } from "./person/storage.ts";
import { openings } from "./review/openings.ts";

const kept = preferencesKept();
speak(wordsOf(speech.language, speech.sources, () => document.documentElement.dataset.colours ?? kept.colours));

const store = new Store({ ...restore(localised(built.describe), built.start), preferences: kept });
const dialogViews: Record<string, View> = {
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

const players: View = (state, app) => html`${strips(state, app)}${notice(state, app)}`;
const review = defer("review/review.ts", async () => (await import("./review/review.ts")).review);
const side: View = (state, app) => html`<section id="line" role="group" aria-label=${say("moves")}>
    <div id="game-told">${gameTold(state, app)}</div>
    ${moves(state, app)} ${openings(state, app)}
  </section>
  ${endCard(state, app)} ${review(isReviewed(state), state, app)} ${bar(state, app)}`;
/** The parts of the page: each has its view, and lies in an element. */
const parts: [view: View, place: HTMLElement][] = [
  [head, root("top", HTMLElement)],
  [messages, root("messages", HTMLElement)],
  [turning, root("table", HTMLElement)],
  [players, root("players", HTMLElement)],
  [side, root("side", HTMLElement)],
  [guest, root("guest", HTMLElement)],
];
/** The places beside the game, which a first visitor does not see at once. */
const lateViews = Object.entries({
  home: defer("home/home.ts", async () => (await import("./home/home.ts")).home),
  learn: defer("learn/place.ts", async () => (await import("./learn/place.ts")).learn),
  problems: defer("problems/place.ts", async () => (await import("./problems/place.ts")).problems),
  setup: defer("setup/place.ts", async () => (await import("./setup/place.ts")).setup),
  games: defer("games/place.ts", async () => (await import("./games/place.ts")).games),
});

let drawing = 0;

function draw() {
  drawing = 0;
  const state = { ...store.state, layout: layoutOf(store.state, store.state) };
  const shown = seen(state);
  board.set({ scene: sceneOf(shown, overlayOf(shown, state.preferences), words) });
  root("place-play", HTMLElement).style.setProperty("--ratio", `${state.layout.height / state.layout.width}`);
  for (const [view, place] of parts) render(view(state, app), place);
  for (const [name, view] of lateViews)
    render(view(name === state.place, state, app), root(`place-${name}`, HTMLElement));
  const { dialog } = state;
  drawDialog(dialogPlace, dialog, dialog ? () => dialogViews[dialog.name]?.(state, app) : undefined, app.dialogs);
  for (const name of PLACES) root(`place-${name}`, HTMLElement).hidden = name !== state.place;
  document.documentElement.dataset.place = state.place;
  document.title = say("page-title", { news: headline(words, state), page: "Wye" });
  document.getElementById("wait")?.remove();
}

const redraw = () => (drawing ||= requestAnimationFrame(draw));

const keeper = new Keeper(() => app.messages.tell(say("not-kept")));
const loader = new Loader(built);
const app = new App(loader, store, built);
// Python is on its way before the page is drawn.
app.engine.start();
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
const early = takeOver(grid);
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
redraw();
keeper.note(app.store.state, null);
if (early) app.game.choose(early);
prepareNextVisit(loader, app.engine);
