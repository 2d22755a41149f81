/** The measured strength of the levels of play. */

import type { Bot, Catalogue, Game } from "messages";
import type { Words } from "../lang/fluent.ts";

/** Levels: each with its title and its Elo at each of the sizes. */
export type Strength = { title: string; sizes: number[]; levels: { title: string; elo: string[] }[] };

/** The place of a level among those of its game; empty for other bots. */
export const levelText = ({ say }: Pick<Words, "say">, { levels: count }: Game, bot: Bot | null) =>
  bot?.level ? say("level-of", { level: bot.level, count }) : "";

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
