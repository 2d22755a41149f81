/** What the engine offers: its games and its bots. */

import type { Catalogue } from "messages";

export function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The engine names no ${what}.`);
  return found;
}

export const gameNamed = ({ games }: Catalogue, game: string) =>
  known(
    games.find(({ name }) => name === game),
    `game "${game}"`,
  );

/** The bots that play a game. */
export const botsFor = ({ bots }: Catalogue, game: string) => bots.filter(({ games }) => games.includes(game));
