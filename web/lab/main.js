/** Wires the lab together: its state is drawn by its views, and the address says which bench is open. */

import { render } from "lit-html";

import { root } from "../app/root.js";
import { Store } from "../app/store.js";
import { drawDialog } from "../dialogs/dialogs.js";
import { preferences } from "../dialogs/settings.js";
import { watchUpdates } from "../engine/updates.js";
import { steady } from "../gestures.js";
import { wordsOf } from "../lang/fluent.js";
import { language, sources } from "../lang/language.js";
import { speak } from "../lang/texts.js";
import { preferencesKept } from "../person/preferences.js";
import { Lab } from "./app.js";
import { begun } from "./state.js";
import { head, room, titled } from "./views/page.js";

/** @import { Built } from "./state.js" */

const kept = preferencesKept();
speak(wordsOf(language, await sources, () => document.documentElement.dataset.colours ?? kept.colours));

/** @type {Built} */ const built = JSON.parse(root("start", HTMLScriptElement).textContent ?? "");
const narrow = matchMedia("(max-width: 34rem)");
const embedded = new URLSearchParams(location.search).has("embed");
const store = new Store(begun(built, kept, { narrow: narrow.matches, embedded }, navigator.hardwareConcurrency));
const app = new Lab(built, store);
const [top, lab, dialogs] = [root("top", HTMLElement), root("lab", HTMLElement), root("dialogs", HTMLElement)];
let waits = false;
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
