/** The dialog of the person's preferences: every change shows at once and is stored. */

import { button, controls, find, select, setValue, getValue } from "../dom.js";
import { shapeAt, turnsOf } from "../board/orientation.js";
import { layoutOf, orient, orientationOf } from "../person/orientation.js";
import { prefer, preferences } from "../person/preferences.js";
import { forget } from "../person/storage.js";
import { LANGUAGES, colour, language, say } from "../lang/texts.js";

/** @import { State } from "../model/state.js" */
/** @import { Preferences } from "../person/preferences.js" */

/** Set the preferences that style sheets read on the page's root element, and call the players by their colours. */
export function dress() {
  const { theme, contrast, colours, patterns, coordinates } = preferences;
  const root = document.documentElement;
  const marks = {
    theme,
    contrast: contrast ? "more" : "",
    colours,
    patterns: onOrOff(patterns),
    coordinates: onOrOff(coordinates),
  };
  Object.assign(root.dataset, marks);
  colour(colours);
  const paper = getComputedStyle(root).backgroundColor;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
}

const onOrOff = (/** @type {boolean} */ on) => (on ? "on" : "off");

/** The state with its board in the preferred orientation. @param {State} state @returns {State} */
export const asPreferred = (state) => ({ ...state, layout: layoutOf(state) });

/** @typedef {HTMLInputElement | HTMLSelectElement} Control  of the dialog; with a name, that of a preference */

/** The dialog on a page without a game. */
export class PreferencesDialog {
  #form = find("settings-form", HTMLFormElement);

  /** @param {() => void} changed called when something looks different */
  constructor(changed) {
    this.changed = changed;
    button("settings").addEventListener("click", () => this.open());
    this.#form.addEventListener("change", ({ target }) => this.change(/** @type {Control} */ (target)));
    const languages = /** @type {HTMLSelectElement} */ (this.#form.elements.namedItem("language"));
    languages.append(
      ...Object.entries(LANGUAGES).map(([tag, name]) => Object.assign(new Option(name, tag), { lang: tag })),
    );
  }

  open() {
    for (const control of controls(this.#form, "[name]"))
      setValue(control, { ...preferences, language }[/** @type {keyof Preferences} */ (control.name)]);
    find("settings-dialog", HTMLDialogElement).showModal();
  }

  change(/** @type {Control} */ control) {
    if (control.name) prefer({ [control.name]: getValue(control) });
    // Each language is a module that is loaded at the start; the game survives the reload.
    if (control.name === "language") location.reload();
    dress();
    this.changed();
  }
}

export class SettingsDialog extends PreferencesDialog {
  #turn = select("turn");
  #mirrored = find("mirrored", HTMLInputElement);

  /** @param {() => State} present @param {() => void} changed called when something looks different */
  constructor(present, changed) {
    super(changed);
    this.present = present;
    button("forget").addEventListener("click", () => find("forget-dialog", HTMLDialogElement).showModal());
    button("forget-sure").addEventListener("click", () => forgetAll());
  }

  /** @override */
  open() {
    const state = this.present();
    const { layout } = state;
    const { turn, mirrored } = orientationOf(state);
    this.#turn.replaceChildren(
      ...turnsOf(layout).map(
        (degrees) => new Option(say("turn-by", { degrees, shape: shapeAt(layout, degrees) }), String(degrees)),
      ),
    );
    this.#turn.value = String(turn);
    this.#mirrored.checked = mirrored;
    super.open();
  }

  /** @override @param {Control} control */
  change(control) {
    if (!control.name) orient(this.present(), { turn: Number(this.#turn.value), mirrored: this.#mirrored.checked });
    super.change(control);
  }
}

/** Delete all that is stored, and begin as on a first visit. */
async function forgetAll() {
  await forget();
  history.replaceState(null, "", location.pathname);
  location.reload();
}
