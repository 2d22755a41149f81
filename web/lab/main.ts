/** Wires the lab together: its state is drawn by its views, and the address says which bench is open. */

import { render } from "lit-html";

import { root } from "../app/root.ts";
import { Store } from "../app/store.ts";
import { drawDialog } from "../dialogs/dialogs.ts";
import { preferences } from "../dialogs/settings.ts";
import { watchUpdates } from "../engine/updates.ts";
import { steady } from "../gestures.ts";
import { wordsOf } from "../lang/fluent.ts";
import { speech } from "../lang/language.ts";
import { speak } from "../lang/texts.ts";
import { preferencesKept } from "../person/preferences.ts";
import { Lab } from "./app.ts";
import { type Built, begun } from "./state.ts";
import { head, room, titled } from "./views/page.ts";

const kept = preferencesKept();
speak(wordsOf(speech.language, speech.sources, () => document.documentElement.dataset.colours ?? kept.colours));

const built: Built = JSON.parse(root("start", HTMLScriptElement).textContent ?? "");
const narrow = matchMedia("(max-width: 34rem)");
const embedded = new URLSearchParams(location.search).has("embed");
const store = new Store(begun(built, kept, { narrow: narrow.matches, embedded }, navigator.hardwareConcurrency));
const app = new Lab(built, store);
const [top, lab, dialogs] = [root("top", HTMLElement), root("lab", HTMLElement), root("dialogs", HTMLElement)];
let waits = false;
app.draw = draw;
app.toContent = () => lab.focus();
app.toField = (name) => {
  draw();
  const field = lab.querySelector(`[name="${CSS.escape(name)}"]`);
  if (field instanceof HTMLElement) field.focus();
};
document.documentElement.toggleAttribute("data-embedded", embedded);

function draw() {
  waits = false;
  const { state } = store;
  render(head(state, app), top);
  render(room(state, app), lab);
  drawDialog(dialogs, state.dialog, () => preferences(state, app.settings), app.dialogs);
  document.title = titled(state);
  document.getElementById("wait")?.remove();
}

store.watch(() => {
  app.recorder.look();
  if (!waits) queueMicrotask(draw);
  waits = true;
});
narrow.addEventListener("change", ({ matches }) => store.set({ narrow: matches }));
addEventListener("hashchange", () => app.visitor.enter());
// A new version is offered on the board; when it is taken there, this page loads anew too.
watchUpdates(built.build, () => {});

steady();
app.visitor.enter();
app.engine.start();
