/** The dialog of the person's preferences: every change shows at once and is stored. */

import { html, nothing } from "lit-html";
import type { Id } from "texts";
import { button, checkbox, onValue, options } from "../app/controls.ts";
import type { Settings } from "../app/settings.ts";
import { shapeAt, turnsOf } from "../board/orientation.ts";
import { LANGUAGES } from "../lang/languages.ts";
import { say } from "../lang/texts.ts";
import { type GameBoard, orientationOf, type Viewer } from "../model/orientation.ts";
import type { State } from "../model/state.ts";
import type { Page } from "../page.ts";
import { forget } from "../person/storage.ts";

const THEMES = ["system", "light", "dark"] as const;
const COLOURS = ["wood", "slate", "meadow", "red-blue"] as const;
/** The switches: on both pages, and of the board that is played on. */
const SWITCHES = ["contrast", "patterns", "coordinates"] as const;
const PLAYING = ["numbers", "confirm", "sound"] as const;

/** The dialog on the board's page. */
export const settings = (state: State, page: Page) =>
  form(state, page.settings, [...SWITCHES, ...PLAYING], {
    board: orientation(state, state, page.settings),
    more: button("forget", say("forget"), () => page.dialogs.open("forget")),
  });

/** The dialog on a page without a game. */
export const preferences = (seen: Viewer, settings: Settings) =>
  form(seen, settings, SWITCHES, { board: nothing, more: nothing });

/** @param parts board: the controls of the board shown; more: buttons */
function form(
  { preferences }: Viewer,
  settings: Settings,
  switches: readonly ((typeof SWITCHES)[number] | (typeof PLAYING)[number])[],
  { board, more }: Record<"board" | "more", unknown>,
) {
  const { language, theme, colours } = preferences;
  const themes = THEMES.map((name): [string, string] => [name, say(`theme-${name}`)]);
  const boards = COLOURS.map((name): [string, string] => [name, say(name)]);
  const choice = (name: string, choices: [string, string][], chosen: string) =>
    pair(name, choices, chosen, (value) => settings.prefer({ [name]: value }));
  return html`<form id="settings-form" class="aside" method="dialog">
    <h2 id="settings-title">${say("preferences")}</h2>
    ${choice("language", Object.entries(LANGUAGES), language || document.documentElement.lang)}
    ${choice("theme", themes, theme)} ${choice("colours", boards, colours)}
    ${board}
    <div>
      ${switches.map((name) => checkbox(say(name), preferences[name], (on) => settings.prefer({ [name]: on }), name))}
    </div>
    <div class="buttons"><button class="main">${say("close")}</button>${more}</div>
  </form>`;
}

function orientation(seen: Viewer, { snapshot, layout }: GameBoard, settings: Settings) {
  const { turn, mirrored } = orientationOf(seen, { snapshot, layout });
  const { game } = snapshot;
  const turns = turnsOf(layout).map(
    (degrees) => [String(degrees), say("turn-by", { degrees, shape: shapeAt(layout, degrees) })] as [string, string],
  );
  return html`${pair("turn", turns, String(turn), (value) => settings.orient(game, { turn: Number(value), mirrored }))}
    <div>
      ${checkbox(say("mirrored"), mirrored, (on) => settings.orient(game, { turn, mirrored: on }), "mirrored")}
    </div>`;
}

/** A choice with its name before it. */
const pair = (name: string, choices: [string, string][], chosen: string, act: (value: string) => void) =>
  html`<label class="pair"><span>${say(name as Id)}</span
    ><select name=${name} id=${name} @change=${onValue(act)}>
      ${options(choices, chosen)}
    </select></label
  >`;

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
