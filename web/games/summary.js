/** What the card of a game in My games says: pure functions on what is kept of it. */

import { credited } from "../model/names.js";
import { gameNamed } from "../model/catalogue.js";
import { person } from "../model/queries.js";
import { FRIEND, HUMAN } from "../model/state.js";
import { gameTitle } from "../model/status.js";

/** @import { Catalogue, Snapshot } from "messages" */
/** @import { Entry } from "../person/archive.js" */
/** @import { Words } from "../lang/fluent.js" */

/** How a game ended for the person, or that it goes on. */
export const RESULTS = /** @type {const} */ (["open", "won", "lost", "other"]);

/** @typedef {object} Shelf  the part of the state that belongs to My games
 * @property {Entry[] | null} games as they are listed, null before they are known
 * @property {number} most how many of them are shown
 * @property {string} sought words that their cards hold
 * @property {string} result how they ended, "" for any way
 * @property {string} told how the latest action went
 * @property {Entry | null} deleted the game that was deleted by it
 * @property {{id: string, text: string} | null} naming the game that is given a name, and the name as it is written
 * @property {string} renamed the game that was named last
 * @property {boolean} examined whether the engine has been asked for every picture */

/** @typedef {object} Summary
 * @property {typeof RESULTS[number]} kind
 * @property {string} title the name that the person has given the game, or the opponent
 * @property {string} game its rules; "" if unknown, as for a game from a file that was not looked at yet
 * @property {string} result or how far it has come; "" if unknown
 * @property {string} day when it was last played, or begun if it is over: a review is no play
 * @property {boolean} finished */

export function summary(/** @type {Words} */ words, /** @type {Catalogue} */ describe, /** @type {Entry} */ entry) {
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

/** Whether a game is over; of one that is not known yet, no. @param {Entry} entry */
const isFinished = ({ snapshot }) => Boolean(snapshot?.outcome);

/** @param {Entry} entry @returns {Summary["kind"]} */
function kindOf(entry) {
  const outcome = entry.snapshot?.outcome;
  const seat = person(entry);
  if (!outcome) return "open";
  if (!outcome.winner || seat === null) return "other";
  return outcome.winner === seat ? "won" : "lost";
}

/** The games that the person looks for. @template {{told: Summary}} Game @param {Game[]} games
 * @param {Pick<Shelf, "sought" | "result">} shelf */
export const found = (games, { sought, result }) =>
  games.filter(({ told }) => (!result || told.kind === result) && holds(told, sought.trim()));

/** Whether the card of a game holds all these words, each in one of its own, whatever their case and accents.
 * @param {Summary} told @param {string} sought */
export function holds({ title, game, result, day }, sought) {
  const card = plain([title, game, result, day].join(" "));
  return plain(sought)
    .split(/\s+/)
    .every((word) => card.includes(word));
}

const plain = (/** @type {string} */ text) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

const dated = (/** @type {Entry} */ entry) => (isFinished(entry) ? entry.begun : entry.saved);

/** The games as they are listed: unfinished ones first, the latest on top. @param {Entry[]} games */
export const sorted = (games) =>
  games.toSorted((one, other) => Number(isFinished(one)) - Number(isFinished(other)) || dated(other) - dated(one));

/** @param {Words} words @param {Catalogue} describe @param {Entry} entry */
function opponent({ say }, describe, { players, tree }) {
  const names = credited(tree);
  if (names.every(Boolean) && players.every((name) => name === HUMAN)) return names.join(" – ");
  const title = (/** @type {string} */ name) =>
    name === FRIEND ? say("friend") : (describe.bots.find((bot) => bot.name === name)?.title ?? name);
  const others = players.filter((name) => name !== HUMAN).map(title);
  return others.join(" – ") || say("two-at-board");
}

/** @param {Words} words @param {Catalogue} describe @param {Snapshot} snapshot
 * @param {number | null} seat the person's */
function result({ say, local }, describe, { game, outcome, steps }, seat) {
  const count = movesIn(steps);
  if (!outcome) return say("game-open", { count });
  const { winner, reason } = outcome;
  if (winner === 0) return say("game-drawn", { count });
  if (seat === null)
    return say("game-won-by", { winner: local(gameNamed(describe, game).players[winner - 1] ?? ""), count });
  return winner === seat ? say("game-won", { count, reason }) : say("game-lost", { count, reason });
}

/** How many moves the players have made. @param {Snapshot["steps"]} steps */
export const movesIn = (steps) =>
  steps.filter(({ player, kind }) => player <= 2 && (kind === "cell" || kind === "action")).length;
