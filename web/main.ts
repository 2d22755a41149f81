/** Wires the page together: board and panel draw the state, the person acts on it, storage and address keep it. */

import { html, render } from "lit-html";
import { defer } from "./app/chunks.ts";
import { root } from "./app/root.ts";
import type { Screen } from "./app/screen.ts";
import { Store } from "./app/store.ts";
import { Board } from "./board/board.ts";
import { boardScene } from "./board/scene.ts";
import { about } from "./dialogs/about.ts";
import { keys, more, resigning, why } from "./dialogs/asides.ts";
import { drawDialog } from "./dialogs/dialogs.ts";
import { importing } from "./dialogs/import.ts";
import { newGame } from "./dialogs/newgame.ts";
import { rival } from "./dialogs/rival.ts";
import { forgetting, settings } from "./dialogs/settings.ts";
import { sharing } from "./dialogs/share.ts";
import { fetchSpeech } from "./engine/files.ts";
import { Loader } from "./engine/loader.ts";
import { prepareNextVisit } from "./engine/nextvisit.ts";
import { takeOver } from "./first.ts";
import { fresh } from "./fresh.ts";
import { endCard } from "./games/endcard.ts";
import { steady } from "./gestures.ts";
import { wordsOf } from "./lang/fluent.ts";
import { localise, say, speak, words } from "./lang/texts.ts";
import { guest } from "./learn/guest.ts";
import { readAddress } from "./model/address.ts";
import { isKnown, isRunning } from "./model/ladder.ts";
import { withLink } from "./model/link.ts";
import { layoutOf } from "./model/orientation.ts";
import { gameOverlay } from "./model/overlay.ts";
import { PLACES } from "./model/places.ts";
import { isReviewed, withAside } from "./model/review.ts";
import type { State } from "./model/state.ts";
import { headline } from "./model/status.ts";
import { type Built, connect, type Page } from "./page.ts";
import { actionBar } from "./panel/bar.ts";
import { pageHead } from "./panel/head.ts";
import { messages } from "./panel/messages.ts";
import { moves } from "./panel/moves.ts";
import { notice } from "./panel/notice.ts";
import { listenToKeys } from "./panel/shortcuts.ts";
import { playerStrips } from "./panel/strips.ts";
import { introduction } from "./panel/told.ts";
import { turning } from "./panel/turning.ts";
import { type Speech, speech } from "./person/language.ts";
import { loadPreferences } from "./person/preferences.ts";
import * as session from "./person/session.ts";
import { click } from "./person/sound.ts";
import { scopedName } from "./person/storage.ts";
import { openings } from "./review/openings.ts";

const built: Built = JSON.parse(root("start", HTMLScriptElement).textContent ?? "");
const kept = loadPreferences();
/** Speak a language from now on. */
function changeLanguage({ language, sources }: Speech) {
  speak(wordsOf(language, sources, () => document.documentElement.dataset.colours ?? kept.colours));
  document.documentElement.lang = language;
}
changeLanguage(speech);

const first = fresh(localise(built.describe), built.start);
const store = new Store({ ...session.restore(first, built.start), preferences: kept });
/** Draws its part of the page from the state alone; actions go to controllers. */
type View = (state: State, page: Page) => unknown;

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

const players: View = (state, page) => html`${playerStrips(state, page)}${notice(state, page)}`;
const review = defer("review/review.ts", async () => (await import("./review/review.ts")).review);
const side: View = (state, page) => html`<section id="line" role="group" aria-label=${say("moves")}>
    <div id="game-told">${introduction(state)}</div>
    ${moves(state, page)} ${openings(state, page)}
  </section>
  ${endCard(state, page)} ${review(isReviewed(state), state, page)} ${actionBar(state, page)}`;
/** The parts of the page: each has its view, and lies in an element. */
const parts: [view: View, place: HTMLElement][] = [
  [pageHead, root("top", HTMLElement)],
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
  const linked = withLink(store.state);
  const state = { ...linked, layout: layoutOf(linked, linked) };
  const shown = withAside(state);
  board.set({ scene: boardScene(shown, gameOverlay(shown, state.preferences), words) });
  root("place-play", HTMLElement).style.setProperty("--ratio", `${state.layout.height / state.layout.width}`);
  root("place-play", HTMLElement).ariaLabel = say("place-play");
  grid.ariaLabel = say("board");
  for (const [view, place] of parts) render(view(state, page), place);
  for (const [name, view] of lateViews)
    render(view(name === state.place, state, page), root(`place-${name}`, HTMLElement));
  const { dialog } = state;
  drawDialog(dialogPlace, dialog, dialog ? () => dialogViews[dialog.name]?.(state, page) : undefined, page.dialogs);
  for (const name of PLACES) root(`place-${name}`, HTMLElement).hidden = name !== state.place;
  document.documentElement.dataset.place = state.place;
  document.title = say("page-title", { news: headline(words, state), page: "Wye" });
}

const redraw = () => (drawing ||= requestAnimationFrame(draw));

const screen: Screen = {
  async speak(language) {
    const texts = await fetchSpeech(language).catch(() => location.reload()); // then the guard says what is missing
    if (!texts || language !== store.state.preferences.language) return; // another was chosen since
    changeLanguage(texts);
    store.set({ describe: localise(built.describe) });
  },
  draw,
  drawClocks: () => render(players(store.state, page), root("players", HTMLElement)),
  board: () => board.svg,
  focusBoard() {
    draw();
    board.focus();
  },
  focusContent() {
    const { place } = store.state;
    if (place === "play") board.focus();
    else root(`place-${place}`, HTMLElement).focus();
  },
};
const loader = new Loader(built);
const page = connect(loader, store, built, screen);
const { game, marking, messages: reports, keeper, opener } = page;
// Python is on its way before the page is drawn.
page.engine.start();
store.watch((state, previous) => {
  session.save(state, previous, () => reports.tell(say("not-kept")));
  keeper.note(state, previous);
  const { sound, colours } = state.preferences;
  if (sound && state.snapshot.ply === previous.snapshot.ply + 1 && !previous.opening) click();
  // The players are called by their colours.
  if (colours !== previous.preferences.colours) store.set({ describe: localise(built.describe) });
  // A dialog is there at once, for the keys that follow.
  if (state.dialog && state.dialog.opened !== previous.dialog?.opened) draw();
  else redraw();
});
const grid = root("board", SVGSVGElement);
const early = takeOver(grid);
const board = new Board(grid, {
  chosen: (cell) => (store.state.marking ? marking : game).choose(cell),
  begun: (from, other) => marking.begin(from, other),
  drawn: (from, to) => marking.draw(from, to),
  looked: (cell) => game.look(cell),
  proposed: (cell) => game.propose(cell),
});
listenToKeys(page);

const look = () => store.set({ away: document.hidden });
document.addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
addEventListener("pagehide", () => {
  store.set({ away: true });
  session.flush();
  session.saveAnalyses(store.state);
  keeper.flush();
});
window.addEventListener("storage", ({ key }) => key === scopedName(session.KEY) && reports.tell(say("other-window")));
addEventListener("hashchange", () => {
  session.seeAddress();
  const link = readAddress(session.linkInAddress());
  if (!link.record) return;
  if (session.isOwnAddress(store.state)) opener.stay();
  else opener.link(link, session.writtenFor());
});
// A returning visitor finds more than an empty board.
if (!location.hash && isKnown(store.state) && !isRunning(store.state)) history.replaceState(null, "", "#home");
page.places.start({
  play: { open: session.writeAddress, close() {} },
  home: { open: () => page.problems.load(), close() {} },
  learn: page.lessons,
  problems: page.problems,
  setup: page.setup,
  games: page.library,
});

page.guests.greet();
page.importing.start();
steady();
redraw();
requestAnimationFrame(() => document.getElementById("wait")?.remove()); // once the page is drawn
keeper.note(store.state, null);
if (early) game.choose(early);
prepareNextVisit(loader, page.engine);
