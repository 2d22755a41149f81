/** The page's state: one plain object. The engine's snapshot and layout tell which moves are legal, who has won and
 * what the board looks like. What follows from a state is in `queries.js`, how one follows from another in `steps.js`.
 */

import { gameNamed } from "./catalogue.js";
import { NO_CLOCK } from "./clock.js";
import { NO_COURSE } from "./lesson.js";
import { PREFERENCES } from "./preferences.js";
import { NO_TASKS } from "./problems.js";
import { NO_TRAINING } from "./trainer.js";
import { grown } from "./tree.js";

/** @import { Budget, Catalogue, Diagram, Info, Insight, Layout, Settings, Snapshot } from "messages" */
/** @import { Friend } from "./address.js" */
/** @import { Analysis, Hint, Lens } from "./analysis.js" */
/** @import { Clock, Control } from "./clock.js" */
/** @import { Glanced } from "./glance.js" */
/** @import { Proofs } from "./insight.js" */
/** @import { Learning } from "./learning.js" */
/** @import { Marking } from "./marks.js" */
/** @import { Guest } from "./guest.js" */
/** @import { Course } from "./lesson.js" */
/** @import { Book } from "./openings.js" */
/** @import { PlaceName } from "./places.js" */
/** @import { Preferences } from "./preferences.js" */
/** @import { Setup } from "./setup.js" */
/** @import { Shelf } from "../games/summary.js" */
/** @import { Tasks } from "./problems.js" */
/** @import { Card } from "./deck.js" */
/** @import { Practice } from "../problems/deck.js" */
/** @import { Training } from "./trainer.js" */
/** @import { Tree } from "./tree.js" */

/** @typedef {Record<string, boolean | number>} Values  by name of an option or a move
 * @typedef {"1" | "2" | "random" | "nobody"} Seat  which player the person is in the next game; nobody: two bots play
 * @typedef {{game: string, size: number, options: Values, opponent: string, other: string, seat: Seat,
 *   time: Control}} Choices  the choices for the next game; opponent: a bot's name, "human" or "friend"; other: where
 *   two bots play, the one that is player 2
 * @typedef {{kind: "link" | "new", asked: {record: string} | {game: {name: string, size: number, options: Values}},
 *   players: string[], friend?: Friend | null, own?: string}} Opening  friend: of a link in which a friend has
 * answered;
 *   own: the id of the game for which the page itself wrote the link, "" if none
 * @typedef {Pick<State, "id" | "begun" | "tree" | "snapshot" | "players" | "clock" | "counts" | "sent"> &
 *   {watching?: boolean}} Kept  what My games keeps of a game, in which the person plays; watching: of one that it
 * lacks
 * @typedef {{text: string, broken?: string, retry?: boolean}} Problem
 * @typedef {{name: string, opened?: number, [field: string]: any}} Dialog  by the name of its view, with what its view
 *   shows beside the rest of the state; opened: which of all openings of dialogs it is
 * @typedef {{title: string, self: boolean}} Named  the subject of a sentence; self: it is the person who reads it
 * @typedef {{record: string, exact: Record<string, number> | null, estimate: Record<string, number> | null}} Study
 *   the values of the moves in the position of that record, for the player to move: 1 a win, 0 a loss, 0.5 a draw
 * @typedef {{line?: {tree: Tree, left: Tree["nodes"]}, score?: Pick<State, "tally" | "latest"> & {rival: string,
 *   left: State["tally"]}}} Removed  line: the tree before moves were removed from it, and what was left of it;
 *   score: the results before those against a rival were reset, and what was left of them
 * @typedef {{phase: "loading" | "starting" | "ready" | "failed", done: number, total: number}} EngineState */

/** The person's options for playing and analysis, kept from visit to visit.
 * @typedef {object} Options
 * @property {Record<string, Settings>} settings by bot, those of its settings that the person has changed
 * @property {Record<string, Budget>} budgets by bot, what it may spend on a move if the person has said so
 * @property {number} workers how many may search together
 * @property {boolean} pondering whether a bot that gains from it thinks in the person's time
 * @property {boolean} studying whether the values of moves are shown where the engine knows them exactly
 * @property {boolean} analysing whether the position shown is analyzed
 * @property {Lens} lens how the analysis is shown
 * @property {boolean} openings whether the values of first stones and of answers to them are shown */

/** The most workers on offer, however many cores there are: each takes about 250 MB. */
export const MOST_WORKERS = 8;

/** @type {Readonly<Options>} */
export const OPTIONS = {
  settings: {},
  budgets: {},
  workers: 1,
  pondering: false,
  studying: false,
  analysing: false,
  lens: { shade: "visits", top: 5, alarm: false },
  openings: false,
};

/** @typedef {object} Review
 * @property {string | null} chosen the record before the mistake whose better line is shown there
 * @property {Snapshot | null} aside the position before the mistake at which the person points, which the board shows
 *   in place of that of the game
 * @property {Learning | null} learning the lesson of a player's mistakes
 * @property {number | null} ply the position at which the person points in the curve */

/** @type {Readonly<Review>} */
export const NO_REVIEW = { chosen: null, aside: null, learning: null, ply: null };

/** @typedef {object} Playing
 * @property {Catalogue} describe what the engine offers
 * @property {Tree} tree the game and its variations, at the position to show
 * @property {Snapshot} snapshot the position shown; it lags behind the tree until the engine has answered
 * @property {Layout} layout the board shown
 * @property {string} id the name under which My games keeps the game; "" until it has been given one
 * @property {number} begun when the game began, in milliseconds since 1970; 0 until that has been noted
 * @property {string[]} players who plays as player 1 and player 2: "human", "friend" (by link) or a bot's name
 * @property {boolean} watching whether the game is shown to be watched, as one from a link: nobody moves in it
 * @property {string} sent the latest record whose link the person has taken to send it to the friend
 * @property {boolean} over whether the game has just ended, so that the card at the end is shown
 * @property {boolean} counts whether this game's outcome counts for the score
 * @property {Record<string, number[]>} tally results of earlier games by game and opponent (resultsOf): wins, losses
 *   and draws of the person, or of player 1 if two people play
 * @property {Record<string, number[]>} latest scores of the last games by game and opponent, seen alike: 1 a win, 0 a
 *   loss, 0.5 a draw
 * @property {Choices} choices the last choices of the new-game dialog
 * @property {{ready: number, missing: number}} pool of the additional workers, how many are ready, and how many
 *   could not be started
 * @property {Study | null} study the values of the moves, as far as they have arrived
 * @property {Record<string, Analysis>} analyses the analyses of positions, by record
 * @property {string[] | null} survey the records of the positions to analyze one after the other
 * @property {Review} review what is shown of the game's mistakes
 * @property {Book | null} book what is known of first stones, as the engine has last told it
 * @property {Glanced | null} glance what the network sees, as the engine has last told it
 * @property {Record<string, Insight>} insights what the engine has proven, by topic
 * @property {Proofs | null} proofs the position of which the person wants to see what is proven
 * @property {Hint | null} hint the hint that the person has asked for
 * @property {Marking | null} marking the tool with which the cells that are chosen are marked; null: they are played
 * @property {Marking | null} drawing what the person draws with a finger or a button of the mouse held down
 * @property {string | null} focus the move at which the person points
 * @property {{record: string, cost: number} | null} alarm the record after a mistake, and the win rate that it cost
 * @property {{record: string, move: string} | null} proposed the cell that was tapped once in the position of that
 *   record, where a move takes two taps
 * @property {string[]} pending moves that the person has chosen and the engine has not yet played, the oldest first
 * @property {Opening | null} opening the game that the engine is opening; the board is inert until it has
 * @property {{id: number, info: Info | null, stopping: boolean, found?: boolean} | null} thinking the running search;
 *   found: it has ended, and its move waits to be shown
 * @property {boolean} paused whether the bot to move waits for the person; where two bots play, a single step leaves
 *   the game paused
 * @property {Clock | null} clock the players' clocks, if the game has any
 * @property {boolean} away whether the page is hidden
 * @property {EngineState} engine
 * @property {Problem | null} problem what went wrong, until the person dismisses it
 * @property {Preferences} preferences how the person wants the page
 * @property {boolean} portrait whether the window is higher than wide
 * @property {Dialog | null} dialog the dialog that is open
 * @property {PlaceName} place the place that is shown
 * @property {Course} course the lessons
 * @property {Guest} guest the card for somebody who is new here
 * @property {Shelf} shelf My games
 * @property {Tasks} tasks the problems, and what the person does with the one shown
 * @property {Setup | null} setup the position that the person sets up, null before there is one
 * @property {{cards: Card[], practising: boolean, practice: Practice | null}} deck the person's own mistakes, and the
 *   one at hand
 * @property {Training} training the trainer of openings
 * @property {Removed} removed what the person has deleted last, as long as it can be brought back
 * @property {{text: string, answer: string} | null} typing the move that the person types, and what is said of it
 * @property {boolean} update whether a new version waits
 * @typedef {Playing & Options} State */

export const HUMAN = "human";
/** A person elsewhere, who answers by links. */
export const FRIEND = "friend";
/** Nobody is greeted yet. @type {Readonly<Guest>} */
const NO_GUEST = { card: null, record: "", familiar: false, recalls: 0 };
/** My games before the first look at them. @type {Readonly<Shelf>} */
const NO_SHELF = {
  games: null,
  most: 0,
  sought: "",
  result: "",
  told: "",
  deleted: null,
  naming: null,
  renamed: "",
  examined: false,
};

/** What nobody has asked for yet in a position. */
export const UNASKED = { hint: null, focus: null, alarm: null, proofs: null };

/** Nothing that is under way. @type {Pick<State, "pending" | "thinking" | "opening">} */
export const IDLE = { pending: [], thinking: null, opening: null };

/** A game that has just begun. */
export const BEGUN = {
  ...UNASKED,
  ...IDLE,
  id: "",
  begun: 0,
  watching: false,
  sent: "",
  over: false,
  marking: null,
  drawing: null,
  paused: false,
  clock: null,
  study: null,
  survey: null,
  review: NO_REVIEW,
  problem: null,
};

/** The state of a first visit.
 * @param {Catalogue} describe
 * @param {Diagram} start
 * @returns {State} */
export function fresh(describe, { snapshot, layout }) {
  const { game, size, options } = snapshot;
  const { opponent } = gameNamed(describe, game);
  return {
    ...OPTIONS,
    ...BEGUN,
    describe,
    snapshot,
    layout,
    tree: grown(null, snapshot),
    players: [HUMAN, opponent],
    counts: true,
    tally: {},
    latest: {},
    choices: { game, size, options, opponent, other: opponent, seat: "1", time: NO_CLOCK },
    pool: { ready: 0, missing: 0 },
    analyses: {},
    book: null,
    glance: null,
    insights: {},
    proposed: null,
    away: false,
    engine: { phase: "loading", done: 0, total: 0 },
    preferences: PREFERENCES,
    portrait: false,
    dialog: null,
    place: "play",
    tasks: NO_TASKS,
    setup: null,
    deck: { cards: [], practising: false, practice: null },
    training: NO_TRAINING,
    shelf: NO_SHELF,
    course: NO_COURSE,
    guest: NO_GUEST,
    removed: {},
    typing: null,
    update: false,
  };
}
