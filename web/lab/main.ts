/** Wires the lab together: its state is drawn by its views, and the address says which bench is open. */

import { render } from "lit-html";

import { root } from "../app/root.ts";
import { Store } from "../app/store.ts";
import { drawDialog } from "../dialogs/dialogs.ts";
import { preferences } from "../dialogs/settings.ts";
import { watchUpdates } from "../engine/updates.ts";
import { steady } from "../gestures.ts";
import { wordsOf } from "../lang/fluent.ts";
import { speak } from "../lang/texts.ts";
import { speech } from "../person/language.ts";
import { loadPreferences } from "../person/preferences.ts";
import { connect } from "./page.ts";
import { type Built, initialState, isAlone } from "./state.ts";
import { head, pageTitle, room } from "./views/page.ts";
import { translateOffer } from "./words.ts";

const kept = loadPreferences();
speak(wordsOf(speech.language, speech.sources, () => document.documentElement.dataset.colours ?? kept.colours));

const built: Built = translateOffer(JSON.parse(root("start", HTMLScriptElement).textContent ?? ""));
const narrow = matchMedia("(max-width: 34rem)");
const embed = new URLSearchParams(location.search).get("embed");
const frame = embed === null ? "page" : embed === "picture" ? embed : "bench";
const store = new Store(initialState(built, kept, { narrow: narrow.matches, frame }, navigator.hardwareConcurrency));
const [top, lab, dialogs] = [root("top", HTMLElement), root("lab", HTMLElement), root("dialogs", HTMLElement)];
let waits = false;
const page = connect(built, store, {
  draw,
  focusContent: () => lab.focus(),
  focusField(name) {
    draw();
    const field = lab.querySelector(`[name="${CSS.escape(name)}"]`);
    if (field instanceof HTMLElement) field.focus();
  },
});

function draw() {
  waits = false;
  const { state } = store;
  const { documentElement: whole } = document;
  whole.dataset.frame = isAlone(state) ? "picture" : state.frame;
  whole.toggleAttribute("data-projected", state.projected);
  render(head(page), top);
  render(room(state, page), lab);
  drawDialog(dialogs, state.dialog, () => preferences(state, page.settings), page.dialogs);
  document.title = pageTitle(state);
  document.getElementById("wait")?.remove();
}

store.watch(() => {
  if (!waits) queueMicrotask(draw);
  waits = true;
});
narrow.addEventListener("change", ({ matches }) => store.set({ narrow: matches }));
addEventListener("hashchange", () => page.visitor.enter());
document.addEventListener("keydown", (event) => page.player.press(event));
document.addEventListener("fullscreenchange", () => document.fullscreenElement || store.set({ projected: false }));
// A new version is offered on the board; when it is taken there, this page reloads too.
watchUpdates(built.version, () => {});

steady();
page.visitor.enter();
page.engine.start();
