/** What the engine offers: its games and its bots. */

/** @import { Catalogue } from "messages" */

/** @template T @param {T | undefined} found @param {string} what @returns {T} */
export function known(found, what) {
  if (found === undefined) throw new Error(`The engine names no ${what}.`);
  return found;
}

/** @param {Catalogue} describe @param {string} game */
export const gameNamed = ({ games }, game) =>
  known(
    games.find(({ name }) => name === game),
    `game "${game}"`,
  );

/** The bots that play a game. @param {Catalogue} describe @param {string} game */
export const botsFor = ({ bots }, game) => bots.filter(({ games }) => games.includes(game));
