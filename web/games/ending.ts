/** What the card at the end of a game says. */

import type { Words } from "../lang/fluent.ts";
import { reasons, topicOf, worst } from "../model/insight.ts";
import { called } from "../model/names.ts";
import { opponent, person } from "../model/queries.ts";
import { suitable } from "../model/score.ts";
import type { State } from "../model/state.ts";
import { movesIn } from "./summary.ts";

interface Ending {
  kind: "won" | "lost" | "other"; // for the person
  title: string;
  text: string;
  level: { name: string; level: number; text: string } | null; // the opponent that would suit the person better
}

/** The card of a game that has just ended, null if there is none. */
export function ending(words: Words, state: State): Ending | null {
  const { outcome, steps } = state.snapshot;
  if (!state.over || !outcome) return null;
  const { say } = words;
  const { winner, reason } = outcome;
  const self = opponent(state) ? person(state) : null;
  const [won, lost] = [called(words, state, winner || 1), called(words, state, 3 - (winner || 1))];
  const kind = !self || !winner ? "other" : winner === self ? "won" : "lost";
  const better = suitable(state) ?? (kind === "won" ? nextLevel(state) : null);
  const text = say("in-moves", { count: movesIn(steps), reason, loser: lost.title, self: lost.self });
  return {
    kind,
    title: winner ? say("won-by", { winner: won.title, winnerSelf: won.self }) : say("drawn"),
    text: [text, kind === "lost" ? turningPoint(words, state) : ""].filter(Boolean).join(" "),
    level: better?.level ? { name: better.name, level: better.level, text: say("try-level", better) } : null,
  };
}

/** The level above the opponent, null at the top. */
function nextLevel(state: State) {
  const level = opponent(state)?.level;
  return (
    state.describe.bots.find((bot) => level && bot.level === level + 1 && bot.games.includes(state.snapshot.game)) ??
    null
  );
}

/** The person's worst mistake, as far as the game has been analyzed. */
function turningPoint(words: Words, state: State) {
  const { say, local } = words;
  const mistake = worst(state);
  if (!mistake) return "";
  const told = say("turning-point", {
    number: mistake.ply,
    move: local(mistake.move),
    cost: say("percent", { share: mistake.cost }),
    better: local(mistake.better),
  });
  const [why = ""] = reasons(words, state, topicOf(mistake));
  return [told, why].filter(Boolean).join(" ");
}
