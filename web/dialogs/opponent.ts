/** The choice of a bot in the new-game dialog, with its summary and its settings. */

import { html, nothing } from "lit-html";
import type { Bot, Budget } from "messages";
import { onValue, options, parameter } from "../app/controls.ts";
import { say, words } from "../lang/texts.ts";
import { botsFor, findGame } from "../model/catalogue.ts";
import { type Change, type Draft, withSetting } from "../model/draft.ts";
import { amountOf, BUDGETS, type BudgetKind, budgetFrom, budgetOf, kindOf, settingsOf } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import { levelText } from "../model/strength.ts";

/** The list of bots, the levels first, and the settings of the chosen one. @param which the opponent, or the second bot
 * where two play @param told whether to add its summary */
export function botField(
  state: State,
  draft: Draft,
  which: "opponent" | "other",
  label: string,
  change: Change,
  told: boolean,
) {
  const id = `new-${which}`;
  const bots = botsFor(state.describe, draft.game);
  const bot = bots.find(({ name }) => name === draft[which]) ?? null;
  const level = levelText(words, findGame(state.describe, draft.game), bot);
  const isShared = which === "other" && draft.other === draft.opponent; // two equal bots share budget and settings
  const [levels, others] = [true, false].map((isLevel) =>
    bots.filter(({ level }) => (level !== null) === isLevel).map(({ name, title }) => [name, title] as const),
  );
  return html`<div class="field" id="${id}-field">
    <label for=${id} id="${id}-label">${label}</label>
    <select id=${id} aria-describedby="${id}-summary" @change=${onValue((name) => change(() => ({ [which]: name })))}>
      ${
        levels?.length
          ? [
              html`<optgroup label=${say("levels")}>${options(levels, draft[which])}</optgroup>`,
              html`<optgroup label=${say("others")}>${options(others ?? [], draft[which])}</optgroup>`,
            ]
          : options(others ?? [], draft[which])
      }
    </select>
    ${told ? html`<small id="${id}-summary">${level || bot?.summary}</small>` : nothing}
    ${bot && !isShared ? [spending(id, bot, draft, change), settings(id, bot, draft, change)] : nothing}
  </div>`;
}

/** How much a bot may spend on a move: any number of playouts or seconds, or one of those that are offered. */
export function budgetField(id: string, label: string, budget: Budget, act: (budget: Budget) => void) {
  const kind = kindOf(budget);
  const { offered, min, max, step } = BUDGETS[kind];
  const amount = amountOf(budget);
  const units = (Object.keys(BUDGETS) as BudgetKind[]).map((one) => [one, say(`budget-kinds-${one}`)] as const);
  const change = (kind: string) => act(budgetFrom(kind as BudgetKind, BUDGETS[kind as BudgetKind].offered[2] ?? 1));
  const chip = (one: number) => html`<button type="button" aria-pressed=${one === amount}
    @click=${() => act(budgetFrom(kind, one))}>${say("number", { value: one })}</button>`;
  return html`<fieldset class="budget" id="${id}-field">
    <legend>${label}</legend>
    <p class="control">
      <input id=${id} type="number" aria-label=${label} required min=${min} max=${max} step=${step}
        .value=${String(amount)}
        @input=${({ currentTarget: field }: Event) => {
          if (!(field instanceof HTMLInputElement) || !field.validity.valid) return;
          const unit = field.nextElementSibling; // which may have been chosen after this was drawn
          if (unit instanceof HTMLSelectElement) act(budgetFrom(unit.value as BudgetKind, field.valueAsNumber));
        }} />
      <select id="${id}-kind" aria-label=${say("budget-kind")} @change=${onValue(change)}>
        ${options(units, kind)}
      </select>
    </p>
    <p class="chips">${offered.map(chip)}</p>
  </fieldset>`;
}

function spending(id: string, bot: Bot, draft: Draft, change: Change) {
  const budget = budgetOf(draft, bot);
  if (!bot.budgeted || !budget) return nothing;
  const act = (chosen: Budget) => change(({ budgets }) => ({ budgets: { ...budgets, [bot.name]: chosen } }));
  return budgetField(`${id}-budget`, say("budget"), budget, act);
}

function settings(id: string, bot: Bot, draft: Draft, change: Change) {
  if (!bot.settings.length) return nothing;
  const changed = settingsOf(draft, bot);
  return html`<details id="${id}-settings-field">
    <summary>${say("settings")}</summary>
    <div id="${id}-settings">
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
