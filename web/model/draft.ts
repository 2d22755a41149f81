/** The game that the dialog for a new game is about to begin. */

import type { Bot, Catalogue, Game, Settings } from "messages";
import { levelsOf } from "./beginning.ts";
import { gameNamed } from "./catalogue.ts";
import { rivalFor } from "./queries.ts";
import { type Choices, FRIEND, HUMAN, type Seat, type State } from "./state.ts";

/** Whom the person plays, or watches. */
export const RIVALS = ["computer", "friend", "link", "bots"] as const;

type Rival = (typeof RIVALS)[number];

/** Opponent and other: always bots; settings: by bot, those that differ from its defaults. */
export type Draft = Omit<Choices, "seat"> & { rival: Rival; seat: string; settings: Record<string, Settings> };

/** Makes a choice beside those made last. */
export type Change = (made: (latest: Draft) => Partial<Draft>) => void;

/** The opponents that are no bots. */
const PEOPLE: Partial<Record<Rival, string>> = { friend: HUMAN, link: FRIEND };

/** The last choices, as the dialog begins. */
export function draftOf(state: State): Draft {
  const { choices, settings } = state;
  const { opponent, seat } = choices;
  const rival = RIVALS.find((name) => PEOPLE[name] === opponent) ?? (seat === "nobody" ? "bots" : "computer");
  const draft = { ...choices, rival, seat: seat === "nobody" ? "1" : seat, settings };
  return { ...draft, ...botsOf(state, draft, gameNamed(state.describe, choices.game)) };
}

/** What a change of the game changes: its size and options are the last ones, or the usual ones. */
export function withGame(state: State, draft: Draft, game: Game): Partial<Draft> {
  const { choices } = state;
  const { size, options } = game.name === choices.game ? choices : { size: game.sizes.default, options: {} };
  return { game: game.name, size, options, ...botsOf(state, draft, game) };
}

/** Bots that play a game, the chosen ones if they do. */
function botsOf({ describe }: State, { opponent, other }: Draft, { name, opponent: usual }: Game) {
  const bot = (chosen: string) => rivalFor(describe, name, Object.values(PEOPLE).includes(chosen) ? usual : chosen);
  return { opponent: bot(opponent), other: bot(other) };
}

/** The levels of the chosen game. */
export const levelsIn = (describe: Catalogue, { game }: Draft) => levelsOf(describe, game);

/** The choices as the game begins. */
export function choicesOf({ rival, settings: _, seat, ...choices }: Draft): Choices {
  const person = seat as Seat;
  return { ...choices, opponent: PEOPLE[rival] ?? choices.opponent, seat: rival === "bots" ? "nobody" : person };
}

/** Every bot's settings that differ from its defaults, after a change of one. */
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
