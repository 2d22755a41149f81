/** The game that the dialog for a new game is about to begin. */

import { levelsOf } from "./beginning.js";
import { gameNamed } from "./catalogue.js";
import { rivalFor } from "./queries.js";
import { FRIEND, HUMAN } from "./state.js";

/** @import { Bot, Catalogue, Game, Settings } from "messages" */
/** @import { Choices, Seat, State } from "./state.js" */

/** Whom the person plays, or watches. */
export const RIVALS = /** @type {const} */ (["computer", "friend", "link", "bots"]);

/** @typedef {typeof RIVALS[number]} Rival
 * @typedef {Omit<Choices, "seat"> & {rival: Rival, seat: string, settings: Record<string, Settings>}} Draft  opponent
 *   and other: always bots; settings: by bot, those that differ from its defaults
 * @typedef {(made: (latest: Draft) => Partial<Draft>) => void} Change  makes a choice beside those made last */

/** The opponents that are no bots. @type {Partial<Record<Rival, string>>} */
const PEOPLE = { friend: HUMAN, link: FRIEND };

/** The last choices, as the dialog begins. @param {State} state @returns {Draft} */
export function draftOf(state) {
  const { choices, settings } = state;
  const { opponent, seat } = choices;
  const rival = RIVALS.find((name) => PEOPLE[name] === opponent) ?? (seat === "nobody" ? "bots" : "computer");
  const draft = { ...choices, rival, seat: seat === "nobody" ? "1" : seat, settings };
  return { ...draft, ...botsOf(state, draft, gameNamed(state.describe, choices.game)) };
}

/** What a change of the game changes: its size and options are the last ones, or the usual ones.
 * @param {State} state @param {Draft} draft @param {Game} game @returns {Partial<Draft>} */
export function withGame(state, draft, game) {
  const { choices } = state;
  const { size, options } = game.name === choices.game ? choices : { size: game.sizes.default, options: {} };
  return { game: game.name, size, options, ...botsOf(state, draft, game) };
}

/** Bots that play a game, the chosen ones if they do. @param {State} state @param {Draft} draft @param {Game} game */
function botsOf({ describe }, { opponent, other }, { name, opponent: usual }) {
  const bot = (/** @type {string} */ chosen) =>
    rivalFor(describe, name, Object.values(PEOPLE).includes(chosen) ? usual : chosen);
  return { opponent: bot(opponent), other: bot(other) };
}

/** The levels of the chosen game. @param {Catalogue} describe @param {Draft} draft */
export const levelsIn = (describe, { game }) => levelsOf(describe, game);

/** The choices as the game begins. @param {Draft} draft @returns {Choices} */
export function choicesOf({ rival, settings: _, seat, ...choices }) {
  const person = /** @type {Seat} */ (seat);
  return { ...choices, opponent: PEOPLE[rival] ?? choices.opponent, seat: rival === "bots" ? "nobody" : person };
}

/** Every bot's settings that differ from its defaults, after a change of one.
 * @param {Record<string, Settings>} settings @param {Bot} bot @param {string} name
 * @param {boolean | number | string} value @returns {Record<string, Settings>} */
export function withSetting(settings, bot, name, value) {
  const { [bot.name]: changed = {}, ...others } = settings;
  const { [name]: _, ...kept } = changed;
  const usual = bot.settings.find((setting) => setting.name === name)?.default;
  const next = value === usual ? kept : { ...kept, [name]: value };
  return Object.keys(next).length ? { ...others, [bot.name]: next } : others;
}
