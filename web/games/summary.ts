/** What the card of a game in My games says: pure functions on what is kept of it. */

import type { Catalogue, Snapshot } from "messages";
import type { Words } from "../lang/fluent.ts";
import { findGame } from "../model/catalogue.ts";
import { sgfNames } from "../model/names.ts";
import { FRIEND, HUMAN } from "../model/players.ts";
import { person } from "../model/queries.ts";
import type { Entry, Shelf } from "../model/shelf.ts";
import { gameTitle } from "../model/status.ts";
import { movesIn } from "../model/tree.ts";

export const RESULTS = ["open", "won", "lost", "other"] as const; // how a game ended for the person, or that it goes on

export interface Summary {
  kind: (typeof RESULTS)[number];
  title: string; // the name that the person has given the game, or the opponent
  game: string; // its rules; "" if unknown, as for a game from a file that was not looked at yet
  result: string; // or how far it has come; "" if unknown
  day: string; // when it was last played, or begun if it is over: a review is no play
  finished: boolean;
}

export function summary(words: Words, describe: Catalogue, entry: Entry) {
  const { snapshot } = entry;
  return {
    title: entry.name || opponent(words, describe, entry),
    game: snapshot ? gameTitle(words, { describe, snapshot }) : "",
    result: snapshot ? result(words, describe, snapshot, person(entry)) : "",
    day: words.say("day", { day: new Date(dayOf(entry)) }),
    kind: kindOf(entry),
    finished: isFinished(entry),
  };
}

/** Whether a game is over; of one that is not known yet, no. */
const isFinished = ({ snapshot }: Entry) => Boolean(snapshot?.outcome);

function kindOf(entry: Entry): Summary["kind"] {
  const outcome = entry.snapshot?.outcome;
  const seat = person(entry);
  if (!outcome) return "open";
  if (!outcome.winner || seat === null) return "other";
  return outcome.winner === seat ? "won" : "lost";
}

export const matchingGames = <Game extends { told: Summary }>(
  games: Game[],
  { sought, result }: Pick<Shelf, "sought" | "result">,
) => games.filter(({ told }) => (!result || told.kind === result) && holds(told, sought.trim()));

/** Whether the card of a game holds all these words, each in one of its own, whatever their case and accents. */
export function holds({ title, game, result, day }: Summary, sought: string) {
  const card = plain([title, game, result, day].join(" "));
  return plain(sought)
    .split(/\s+/)
    .every((word) => card.includes(word));
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

const dayOf = (entry: Entry) => (isFinished(entry) ? entry.begun : entry.saved);

/** The games as they are listed: unfinished ones first, the latest on top. */
export const sortGames = (games: Entry[]) =>
  games.toSorted((one, other) => Number(isFinished(one)) - Number(isFinished(other)) || dayOf(other) - dayOf(one));

function opponent({ say }: Words, describe: Catalogue, { players, tree }: Entry) {
  const names = sgfNames(tree);
  if (names.every(Boolean) && players.every((name) => name === HUMAN)) return names.join(" – ");
  const title = (name: string) =>
    name === FRIEND ? say("friend") : (describe.bots.find((bot) => bot.name === name)?.title ?? name);
  const others = players.filter((name) => name !== HUMAN).map(title);
  return others.join(" – ") || say("two-at-board");
}

/** @param seat the person's */
function result(
  { say, playerWord }: Words,
  describe: Catalogue,
  { game, outcome, steps }: Snapshot,
  seat: number | null,
) {
  const count = movesIn(steps);
  if (!outcome) return say("game-open", { count });
  const { winner, reason } = outcome;
  if (winner === 0) return say("game-drawn", { count });
  if (seat === null)
    return say("game-won-by", { winner: playerWord(findGame(describe, game).players[winner - 1] ?? ""), count });
  return winner === seat ? say("game-won", { count, reason }) : say("game-lost", { count, reason });
}
