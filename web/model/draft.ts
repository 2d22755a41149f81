/** The game that the new-game dialog is about to begin. */

import type { Bot, Game, Settings } from "messages";
import { findGame } from "./catalogue.ts";
import { NO_CLOCK } from "./clock.ts";
import { FRIEND, HUMAN } from "./players.ts";
import { botFor } from "./queries.ts";
import type { Choices, SeatChoice, State } from "./state.ts";

export const RIVALS = ["computer", "friend", "link", "bots"] as const; // whom the person plays, or watches

type Rival = (typeof RIVALS)[number];

/** Opponent and other are always bots. */
export type Draft = Omit<Choices, "seat"> &
  Pick<State, "settings" | "budgets" | "teaching"> & { rival: Rival; seat: string };

export type Change = (made: (latest: Draft) => Partial<Draft>) => void;

/** The opponents that are no bots. */
const PEOPLE: Partial<Record<Rival, string>> = { friend: HUMAN, link: FRIEND };

/** The draft as the dialog opens, from the last choices; a clock is for one game. */
export function draftOf(state: State): Draft {
  const { choices, settings, budgets, teaching } = state;
  const { opponent, seat } = choices;
  const rival = RIVALS.find((name) => PEOPLE[name] === opponent) ?? (seat === "nobody" ? "bots" : "computer");
  const kept = { ...choices, settings, budgets, teaching, time: NO_CLOCK };
  const draft = { ...kept, rival, seat: seat === "nobody" ? "1" : seat };
  return { ...draft, ...botsOf(state, draft, findGame(state.describe, choices.game)) };
}

/** What a change of the game changes: the size and the options become the last ones, or the usual ones. */
export function withGame(state: State, draft: Draft, game: Game): Partial<Draft> {
  const { choices } = state;
  const { size, options } = game.name === choices.game ? choices : { size: game.sizes.default, options: {} };
  return { game: game.name, size, options, ...botsOf(state, draft, game) };
}

/** The chosen bots if they play the game, else its usual opponent. */
const botsOf = ({ describe }: State, { opponent, other }: Draft, { name }: Game) => ({
  opponent: botFor(describe, name, opponent),
  other: botFor(describe, name, other),
});

export function choicesOf({ rival, settings: _, budgets: __, teaching: ___, seat, ...choices }: Draft): Choices {
  const person = seat as SeatChoice;
  return { ...choices, opponent: PEOPLE[rival] ?? choices.opponent, seat: rival === "bots" ? "nobody" : person };
}

/** All settings that differ from the defaults, after a change of one. */
export function withSetting(
  settings: Record<string, Settings>,
  bot: Bot,
  name: string,
  value: boolean | number | string,
): Record<string, Settings> {
  const { [bot.name]: changed = {}, ...others } = settings;
  const { [name]: _, ...kept } = changed;
  const usual = bot.settings.find((setting) => setting.name === name)?.default;
  const next = value === usual ? kept : { ...kept, [name]: value };
  return Object.keys(next).length ? { ...others, [bot.name]: next } : others;
}
