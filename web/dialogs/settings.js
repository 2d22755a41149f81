/** The dialog of the person's preferences: every change shows at once and is stored. */

import { html, nothing } from "lit-html";

import { checkbox, onValue, options } from "../app/controls.js";
import { shapeAt, turnsOf } from "../board/orientation.js";
import { LANGUAGES } from "../lang/languages.js";
import { named } from "../lang/fluent.js";
import { say } from "../lang/texts.js";
import { orientationOf } from "../model/orientation.js";
import { forget } from "../person/storage.js";

/** @import { Id } from "texts" */
/** @import { Position, Seen } from "../model/orientation.js" */
/** @import { View } from "../app/app.js" */
/** @import { Settings } from "../person/settings.js" */

const THEMES = /** @type {const} */ (["system", "light", "dark"]);
const COLOURS = /** @type {const} */ (["wood", "slate", "meadow", "red-blue"]);
/** What can be switched: on both pages, and of the board that is played on. */
const SWITCHES = /** @type {const} */ (["contrast", "patterns", "coordinates"]);
const PLAYING = /** @type {const} */ (["numbers", "confirm", "sound"]);

/** The dialog on the board's page. @type {View} */
export const settings = (state, app) =>
  form(state, app.settings, [...SWITCHES, ...PLAYING], {
    board: orientation(state, state, app.settings),
    more: html`<button id="forget" type="button" @click=${() => app.dialogs.open("forget")}>${say("forget")}</button>`,
  });

/** The dialog on a page without a game. @param {Seen} seen @param {Settings} settings */
export const preferences = (seen, settings) => form(seen, settings, SWITCHES, { board: nothing, more: nothing });

/** @param {Seen} seen @param {Settings} settings
 * @param {readonly (typeof SWITCHES[number] | typeof PLAYING[number])[]} switches
 * @param {Record<"board" | "more", unknown>} parts  board: the controls of the board shown; more: buttons */
function form({ preferences }, settings, switches, { board, more }) {
  const { language, theme, colours } = preferences;
  const choice = (
    /** @type {string} */ name,
    /** @type {[string, string][]} */ choices,
    /** @type {string} */ chosen,
  ) => pair(name, choices, chosen, (value) => settings.prefer({ [name]: value }));
  return html`<form id="settings-form" class="aside" method="dialog">
    <h2 id="settings-title">${say("preferences")}</h2>
    ${choice("language", Object.entries(LANGUAGES), language || document.documentElement.lang)}
    ${choice("theme", named("theme", [...THEMES], say), theme)}
    ${choice(
      "colours",
      COLOURS.map((name) => [name, say(name)]),
      colours,
    )}
    ${board}
    <div>
      ${switches.map((name) => checkbox(say(name), preferences[name], (on) => settings.prefer({ [name]: on }), name))}
    </div>
    <div class="buttons"><button class="main">${say("close")}</button>${more}</div>
  </form>`;
}

/** How the board shown is turned. @param {Seen} seen @param {Position} position @param {Settings} settings */
function orientation(seen, { snapshot, layout }, settings) {
  const { turn, mirrored } = orientationOf(seen, { snapshot, layout });
  const { game } = snapshot;
  const turns = turnsOf(layout).map(
    (degrees) =>
      /** @type {[string, string]} */ ([String(degrees), say("turn-by", { degrees, shape: shapeAt(layout, degrees) })]),
  );
  return html`${pair("turn", turns, String(turn), (value) => settings.orient(game, { turn: Number(value), mirrored }))}
    <div>
      ${checkbox(say("mirrored"), mirrored, (on) => settings.orient(game, { turn, mirrored: on }), "mirrored")}
    </div>`;
}

/** A choice with its name before it.
 * @param {string} name @param {[string, string][]} choices @param {string} chosen
 * @param {(value: string) => void} act */
const pair = (name, choices, chosen, act) =>
  html`<label class="pair"
    ><span>${say(/** @type {Id} */ (name))}</span
    ><select name=${name} id=${name} @change=${onValue(act)}>
      ${options(choices, chosen)}
    </select></label
  >`;

/** The question before all that is stored is deleted. @type {View} */
export const forgetting = () =>
  html`<form method="dialog">
    <h2 id="forget-title">${say("forget-question")}</h2>
    <p>${say("forget-text")}</p>
    <div class="buttons">
      <button id="forget-sure" class="main" @click=${forgetAll}>${say("forget")}</button>
      <button>${say("cancel")}</button>
    </div>
  </form>`;

/** Delete all that is stored, and begin as on a first visit. */
async function forgetAll() {
  await forget();
  history.replaceState(null, "", location.pathname);
  location.reload();
}
