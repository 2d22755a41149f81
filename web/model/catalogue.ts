/** What the engine offers: its games and its bots. */

import type { Catalogue } from "messages";

export function ensure<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The engine names no ${what}.`);
  return found;
}

export const findGame = ({ games }: Catalogue, game: string) =>
  ensure(
    games.find(({ name }) => name === game),
    `game "${game}"`,
  );

export const botsFor = ({ bots }: Catalogue, game: string) => bots.filter(({ games }) => games.includes(game));
