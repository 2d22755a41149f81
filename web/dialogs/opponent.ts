/** The choice of a bot in the new-game dialog, with its summary and its settings. */

import { html, nothing } from "lit-html";
import type { Bot } from "messages";
import { onValue, options, parameter } from "../app/controls.ts";
import { say, words } from "../lang/texts.ts";
import { botsFor, gameNamed } from "../model/catalogue.ts";
import { type Change, type Draft, withSetting } from "../model/draft.ts";
import { settingsOf } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { standing, standingTold } from "../model/strength.ts";

/** Which of the bots: the opponent, or the second one where two of them play. */
type Which = "opponent" | "other";

/** The list of bots, the levels first, and the settings of the chosen one. @param told whether the summary stands
 * here, too */
export function botField(state: State, draft: Draft, which: Which, label: string, change: Change, told: boolean) {
  const id = `new-${which}`;
  const bots = botsFor(state.describe, draft.game);
  const [levels, others] = [true, false].map((isLevel) =>
    bots.filter(({ level }) => (level !== null) === isLevel).map(({ name, title }) => [name, title] as const),
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

/** What is known of the chosen bot. */
export function summary({ describe }: State, draft: Draft, which: Which) {
  const bot = chosenBot(describe.bots, draft, which);
  const level = bot && standing(gameNamed(describe, draft.game), draft.size, bot);
  return html`<small id="new-${which}-summary">${level ? standingTold(words, level) : (bot?.summary ?? "")}</small>`;
}

const chosenBot = (bots: Bot[], draft: Draft, which: Which) => bots.find(({ name }) => name === draft[which]);

/** Two bots that are the same have the same settings. */
function settings({ describe }: State, draft: Draft, which: Which, change: Change) {
  const bot = chosenBot(describe.bots, draft, which);
  if (!bot?.settings.length || (which === "other" && draft.other === draft.opponent)) return nothing;
  const changed = settingsOf(draft, bot);
  return html`<details id="new-${which}-settings-field">
    <summary>${say("settings")}</summary>
    <div id="new-${which}-settings">
      ${bot.settings.map((setting) => {
        const { name, min, max } = setting;
        const bounds = min === undefined || max === undefined ? "" : say("bounds", { least: min, most: max });
        const act = (value: boolean | number | string) =>
          change((latest) => ({ settings: withSetting(latest.settings, bot, name, value) }));
        return parameter(setting, `setting-${name}`, changed[name] ?? setting.default, act, bounds);
      })}
    </div>
  </details>`;
}
