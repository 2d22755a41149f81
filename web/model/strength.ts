/** The measured strength of the levels of play. */

import type { Bot, Catalogue, Game } from "messages";
import type { Words } from "../lang/fluent.ts";

/** Levels: each with its title and its Elo at each of the sizes. */
export type Strength = { title: string; sizes: number[]; levels: { title: string; elo: string[] }[] };

/** The strength of a level at a size of a game, how many levels that has, and the sizes from which its settings come;
 * null for other bots. */
export function standing({ levels: count, ladders }: Game, size: number, bot: Bot | null) {
  const ladder = bot?.level && ladders.find(({ first, last }) => first <= size && size <= last);
  if (!bot?.level || !ladder) return null;
  const { sizes, elo, error } = ladder;
  return { level: bot.level, count, sizes, elo: elo?.[bot.level - 1] ?? null, error: error?.[bot.level - 1] ?? null };
}

/** How strong a level is, in words. */
export function standingTold(
  { say }: Pick<Words, "say">,
  { level, count, sizes, elo }: NonNullable<ReturnType<typeof standing>>,
) {
  const [smaller = 0, larger = smaller] = sizes;
  const tens = elo && 10 * Math.round(elo / 10);
  return say("standing", { level, count, sizes: sizes.length, smaller, larger, elo: tens });
}

/** The Elo of a game's levels at each measured size; null if none was measured. */
export function strengthOf(
  { say }: Pick<Words, "say">,
  { bots }: Pick<Catalogue, "bots">,
  { title, ladders }: Pick<Game, "title" | "ladders">,
): Strength | null {
  const measured = ladders.filter(({ elo }) => elo !== null);
  if (!measured.length) return null;
  const levels = (measured[0]?.elo ?? []).map((_, index) => ({
    title: bots.find(({ level }) => level === index + 1)?.title ?? "",
    elo: measured.map(({ elo, error }) => say("elo", { points: Number(elo?.[index]), error: error?.[index] ?? 0 })),
  }));
  return { title, sizes: measured.map(({ first }) => first), levels };
}
