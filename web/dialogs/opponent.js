/** The choice of a bot in the new-game dialog, with its summary and its settings. */

import { html, nothing } from "lit-html";

import { onValue, options, parameter } from "../app/controls.js";
import { say, words } from "../lang/texts.js";
import { withSetting } from "../model/draft.js";
import { botsFor, gameNamed } from "../model/catalogue.js";
import { settingsOf } from "../model/queries.js";
import { standing, standingTold } from "../model/strength.js";

/** @import { Bot } from "messages" */
/** @import { Change, Draft } from "../model/draft.js" */
/** @import { State } from "../model/state.js" */

/** Which of the bots: the opponent, or the second one where two of them play. @typedef {"opponent" | "other"} Which */

/** The list of bots, the levels first, and the settings of the chosen one.
 * @param {State} state @param {Draft} draft @param {Which} which @param {string} label
 * @param {Change} change @param {boolean} told whether the summary stands here, too */
export function botField(state, draft, which, label, change, told) {
  const id = `new-${which}`;
  const bots = botsFor(state.describe, draft.game);
  const [levels, others] = [true, false].map((isLevel) =>
    bots
      .filter(({ level }) => (level !== null) === isLevel)
      .map(({ name, title }) => /** @type {const} */ ([name, title])),
  );
  const chosen = draft[which];
  return html`<div class="field" id="${id}-field">
    <label for=${id} id="${id}-label">${label}</label>
    <select
      id=${id}
      aria-describedby="${id}-summary"
      @change=${onValue((name) => change(() => ({ [which]: name })))}
    >
      ${
        levels?.length
          ? [
              html`<optgroup label=${say("levels")}>${options(levels, chosen)}</optgroup>`,
              html`<optgroup label=${say("others")}>${options(others ?? [], chosen)}</optgroup>`,
            ]
          : options(others ?? [], chosen)
      }
    </select>
    ${told ? summary(state, draft, which) : nothing} ${settings(state, draft, which, change)}
  </div>`;
}

/** What is known of the chosen bot. @param {State} state @param {Draft} draft @param {Which} which */
export function summary({ describe }, draft, which) {
  const bot = chosenBot(describe.bots, draft, which);
  const level = bot && standing(gameNamed(describe, draft.game), draft.size, bot);
  return html`<small id="new-${which}-summary">${level ? standingTold(words, level) : (bot?.summary ?? "")}</small>`;
}

/** @param {Bot[]} bots @param {Draft} draft @param {Which} which */
const chosenBot = (bots, draft, which) => bots.find(({ name }) => name === draft[which]);

/** Two bots that are the same have the same settings.
 * @param {State} state @param {Draft} draft @param {Which} which @param {Change} change */
function settings({ describe }, draft, which, change) {
  const bot = chosenBot(describe.bots, draft, which);
  if (!bot?.settings.length || (which === "other" && draft.other === draft.opponent)) return nothing;
  const changed = settingsOf(draft, bot);
  return html`<details id="new-${which}-settings-field">
    <summary>${say("settings")}</summary>
    <div id="new-${which}-settings">
      ${bot.settings.map((setting) => {
        const { name, min, max } = setting;
        const bounds = min === undefined || max === undefined ? "" : say("bounds", { least: min, most: max });
        const act = (/** @type {boolean | number | string} */ value) =>
          change((latest) => ({ settings: withSetting(latest.settings, bot, name, value) }));
        return parameter(setting, `setting-${name}`, changed[name] ?? setting.default, act, bounds);
      })}
    </div>
  </details>`;
}
