/** What the card of a game in My games says: pure functions on what is kept of it. */

import type { Catalogue, Snapshot } from "messages";
import type { Words } from "../lang/fluent.ts";
import { gameNamed } from "../model/catalogue.ts";
import { credited } from "../model/names.ts";
import { person } from "../model/queries.ts";
import { FRIEND, HUMAN } from "../model/state.ts";
import { gameTitle } from "../model/status.ts";
import type { Entry } from "../person/archive.ts";

/** How a game ended for the person, or that it goes on. */
export const RESULTS = ["open", "won", "lost", "other"] as const;

/** The part of the state that belongs to My games. */
export interface Shelf {
  games: Entry[] | null; // as they are listed, null before they are known
  most: number; // how many of them are shown
  sought: string; // words that their cards hold
  result: string; // how they ended, "" for any way
  told: string; // how the latest action went
  deleted: Entry | null; // the game that was deleted by it
  naming: { id: string; text: string } | null; // the game that is given a name, and the name as it is written
  renamed: string; // the game that was named last
  examined: boolean; // whether the engine has been asked for every picture
}

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
    day: words.say("day", { day: new Date(dated(entry)) }),
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

/** The games that the person looks for. */
export const found = <Game extends { told: Summary }>(
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

const dated = (entry: Entry) => (isFinished(entry) ? entry.begun : entry.saved);

/** The games as they are listed: unfinished ones first, the latest on top. */
export const sorted = (games: Entry[]) =>
  games.toSorted((one, other) => Number(isFinished(one)) - Number(isFinished(other)) || dated(other) - dated(one));

function opponent({ say }: Words, describe: Catalogue, { players, tree }: Entry) {
  const names = credited(tree);
  if (names.every(Boolean) && players.every((name) => name === HUMAN)) return names.join(" – ");
  const title = (name: string) =>
    name === FRIEND ? say("friend") : (describe.bots.find((bot) => bot.name === name)?.title ?? name);
  const others = players.filter((name) => name !== HUMAN).map(title);
  return others.join(" – ") || say("two-at-board");
}

/** @param seat the person's */
function result({ say, local }: Words, describe: Catalogue, { game, outcome, steps }: Snapshot, seat: number | null) {
  const count = movesIn(steps);
  if (!outcome) return say("game-open", { count });
  const { winner, reason } = outcome;
  if (winner === 0) return say("game-drawn", { count });
  if (seat === null)
    return say("game-won-by", { winner: local(gameNamed(describe, game).players[winner - 1] ?? ""), count });
  return winner === seat ? say("game-won", { count, reason }) : say("game-lost", { count, reason });
}

/** How many moves the players have made. */
export const movesIn = (steps: Snapshot["steps"]) =>
  steps.filter(({ player, kind }) => player <= 2 && (kind === "cell" || kind === "action")).length;
