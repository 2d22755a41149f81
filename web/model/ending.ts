/** The card at the end of a game. */

import type { Id } from "texts";
import { joinSentences, type Words } from "../lang/fluent.ts";
import { isLineJudged, progress } from "./analysis.ts";
import { topicKey, topicOf } from "./insight.ts";
import { ladder } from "./ladder.ts";
import { subject } from "./names.ts";
import { opponent, owesResult, person } from "./queries.ts";
import { practice } from "./ranked.ts";
import { chancesOf, type Mistake, picturedMistakes } from "./review.ts";
import type { State } from "./state.ts";
import { movesIn } from "./tree.ts";

interface Ending {
  kind: "won" | "lost" | "other"; // for the person
  title: string;
  text: string;
  practice: string; // why the game beats no level, "" where it might
  face: number | null; // the level of the opponent
  beaten: string; // what a beaten level says, "" elsewhere
  rungs: string; // how many levels are beaten, where a win counts
  mistake: Mistake | null; // the one to try again after a loss
  level: { name: string; text: string } | null; // the next opponent on the ladder
}

/** The card of a game that has just ended, null if there is none. */
export function ending(words: Words, state: State): Ending | null {
  const { outcome, steps } = state.snapshot;
  if (!state.over || !outcome) return null;
  const { say } = words;
  const { winner, reason } = outcome;
  const self = opponent(state) ? person(state) : null;
  const [won, lost] = [subject(words, state, winner || 1), subject(words, state, 3 - (winner || 1))];
  const kind = !self || !winner ? "other" : winner === self ? "won" : "lost";
  const level = opponent(state)?.level;
  const { rungs } = ladder(state);
  const next = level ? rungs.find(({ next }) => next)?.bot : null;
  const isNew = next?.level !== level || kind === "won"; // else a rematch is the same
  const told = kind === "won" ? practice(words, state) : "";
  const [mistake = null] = kind === "lost" ? picturedMistakes(state) : [];
  const text = say("in-moves", { count: movesIn(steps), reason, loser: lost.title, self: lost.self });
  const news = mistake ? cause(words, state, mistake) : kind === "lost" ? seeking(words, state) : "";
  const untold = owesResult(state) ? say("friend-to-tell") : "";
  const beaten = rungs.filter(({ beaten }) => beaten).length;
  return {
    kind,
    title: winner ? say("won-by", { winner: won.title, winnerSelf: won.self }) : say("drawn"),
    text: joinSentences(text, news, untold),
    practice: told,
    face: kind === "other" ? null : (level ?? null),
    beaten: kind === "won" && level ? say(`beaten-${level}` as Id) : "",
    rungs: kind === "won" && level && !told ? say("beaten-of", { beaten, all: rungs.length }) : "",
    mistake,
    level: next && isNew ? { name: next.name, text: say("try-level", next) } : null,
  };
}

/** How far the search for the turning point is, "" once it is over. */
function seeking({ say }: Words, state: State) {
  const found = progress(state);
  if (!found?.total || isLineJudged(state)) return "";
  return found.done < found.total ? say("seeking", found) : `${say("surveyed", found)}.`;
}

/** What a mistake led to, and the winning chances before and after it; it does not tell the better move. */
function cause(words: Words, state: State, mistake: Mistake) {
  const { say, moveWord } = words;
  const [claim] = state.insights[topicKey(topicOf(mistake))]?.claims ?? [];
  const [before, after] = chancesOf(state, mistake);
  const [left, right] = [before, after].map((share) => say("percent", { share }));
  const loss = left === right ? "lost" : before > 0.5 && after < 0.5 ? "turned" : "most";
  const kind = CAUSES[claim?.kind ?? ""] ?? loss;
  const told = say("cause", { kind, move: moveWord(mistake.move), number: mistake.number });
  return joinSentences(told, left === right ? "" : `${left}\u00a0→\u00a0${right}.`);
}

/** What the claims come to that prove a mistake. */
const CAUSES: Record<string, string> = {
  ...{ wins: "missed", double: "missed", must: "threat", loses: "forced", doubled: "forced" },
  ...{ "broken-bridge": "cut", "broken-template": "cut", "broken-connection": "cut", cut: "cut" },
  ...{ joins: "joined", "ladder-joins": "joined" },
};
