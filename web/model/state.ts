/** The page's state: one plain object. The engine's snapshot and layout tell which moves are legal, who has won and
 * what the board looks like. What follows from a state is in `queries.ts`, how one follows from another in `steps.ts`.
 */

import type { Budget, Catalogue, Diagram, Info, Insight, Layout, Settings, Snapshot } from "messages";
import type { Shelf } from "../games/summary.ts";
import type { Practice } from "../problems/deck.ts";
import type { Friend } from "./address.ts";
import type { Analysis, Hint, Lens } from "./analysis.ts";
import { gameNamed } from "./catalogue.ts";
import { type Clock, type Control, NO_CLOCK } from "./clock.ts";
import type { Card } from "./deck.ts";
import type { Glanced } from "./glance.ts";
import type { Guest } from "./guest.ts";
import type { Proofs } from "./insight.ts";
import type { Learning } from "./learning.ts";
import { type Course, NO_COURSE } from "./lesson.ts";
import type { Marking } from "./marks.ts";
import type { Book } from "./openings.ts";
import type { PlaceName } from "./places.ts";
import { PREFERENCES, type Preferences } from "./preferences.ts";
import { NO_TASKS, type Tasks } from "./problems.ts";
import type { Setup } from "./setup.ts";
import { NO_TRAINING, type Training } from "./trainer.ts";
import { grown, type Tree } from "./tree.ts";

/** By name of an option or a move. */
export type Values = Record<string, boolean | number>;

/** Which player the person is in the next game; nobody: two bots play. */
export type Seat = "1" | "2" | "random" | "nobody";

/** The choices for the next game; opponent: a bot's name, "human" or "friend"; other: where two bots play, the one
 * that is player 2. */
export interface Choices {
  game: string;
  size: number;
  options: Values;
  opponent: string;
  other: string;
  seat: Seat;
  time: Control;
}

/** Friend: of a link in which a friend has answered; own: the id of the game for which the page itself wrote the
 * link, "" if none. */
export interface Opening {
  kind: "link" | "new";
  asked: { record: string } | { game: { name: string; size: number; options: Values } };
  players: string[];
  friend?: Friend | null;
  own?: string;
}

/** What My games keeps of a game, in which the person plays; watching: of one that it lacks. */
export type Kept = Pick<State, "id" | "begun" | "tree" | "snapshot" | "players" | "clock" | "counts" | "sent"> & {
  watching?: boolean;
};

export type Problem = { text: string; broken?: string; retry?: boolean };

/** By the name of its view, with what its view shows beside the rest of the state; opened: which of all openings of
 * dialogs it is. */
type Dialog = { name: string; opened?: number; [field: string]: any };

/** The subject of a sentence; self: it is the person who reads it. */
export type Named = { title: string; self: boolean };

/** The values of the moves in the position of that record, for the player to move: 1 a win, 0 a loss, 0.5 a draw. */
type Study = { record: string; exact: Record<string, number> | null; estimate: Record<string, number> | null };

/** Line: the tree before moves were removed from it, and what was left of it; score: the results before those against
 * a rival were reset, and what was left of them. */
interface Removed {
  line?: { tree: Tree; left: Tree["nodes"] };
  score?: Pick<State, "tally" | "latest"> & { rival: string; left: State["tally"] };
}

export type EngineState = { phase: "loading" | "starting" | "ready" | "failed"; done: number; total: number };

/** The person's options for playing and analysis, kept from visit to visit. */
export interface Options {
  settings: Record<string, Settings>; // by bot, those of its settings that the person has changed
  budgets: Record<string, Budget>; // by bot, what it may spend on a move if the person has said so
  workers: number; // how many may search together
  pondering: boolean; // whether a bot that gains from it thinks in the person's time
  studying: boolean; // whether the values of moves are shown where the engine knows them exactly
  analysing: boolean; // whether the position shown is analyzed
  lens: Lens; // how the analysis is shown
  openings: boolean; // whether the values of first stones and of answers to them are shown
}

/** The most workers on offer, however many cores there are: each takes about 250 MB. */
export const MOST_WORKERS = 8;

export const OPTIONS: Readonly<Options> = {
  settings: {},
  budgets: {},
  workers: 1,
  pondering: false,
  studying: false,
  analysing: false,
  lens: { shade: "visits", top: 5, alarm: false },
  openings: false,
};

interface Review {
  chosen: string | null; // the record before the mistake whose better line is shown there
  /** The position before the mistake at which the person points, which the board shows in place of that of the game. */
  aside: Snapshot | null;
  learning: Learning | null; // the lesson of a player's mistakes
  ply: number | null; // the position at which the person points in the curve
}

export const NO_REVIEW: Readonly<Review> = { chosen: null, aside: null, learning: null, ply: null };

interface Playing {
  describe: Catalogue; // what the engine offers
  tree: Tree; // the game and its variations, at the position to show
  snapshot: Snapshot; // the position shown; it lags behind the tree until the engine has answered
  layout: Layout; // the board shown
  id: string; // the name under which My games keeps the game; "" until it has been given one
  begun: number; // when the game began, in milliseconds since 1970; 0 until that has been noted
  players: string[]; // who plays as player 1 and player 2: "human", "friend" (by link) or a bot's name
  watching: boolean; // whether the game is shown to be watched, as one from a link: nobody moves in it
  sent: string; // the latest record whose link the person has taken to send it to the friend
  over: boolean; // whether the game has just ended, so that the card at the end is shown
  counts: boolean; // whether this game's outcome counts for the score
  /** Results of earlier games by game and opponent (resultsOf): wins, losses and draws of the person, or of player 1
   * if two people play. */
  tally: Record<string, number[]>;
  /** Scores of the last games by game and opponent, seen alike: 1 a win, 0 a loss, 0.5 a draw. */
  latest: Record<string, number[]>;
  choices: Choices; // the last choices of the new-game dialog
  /** Of the additional workers, how many are ready, and how many could not be started. */
  pool: { ready: number; missing: number };
  study: Study | null; // the values of the moves, as far as they have arrived
  analyses: Record<string, Analysis>; // the analyses of positions, by record
  survey: string[] | null; // the records of the positions to analyze one after the other
  review: Review; // what is shown of the game's mistakes
  book: Book | null; // what is known of first stones, as the engine has last told it
  glance: Glanced | null; // what the network sees, as the engine has last told it
  insights: Record<string, Insight>; // what the engine has proven, by topic
  proofs: Proofs | null; // the position of which the person wants to see what is proven
  hint: Hint | null; // the hint that the person has asked for
  marking: Marking | null; // the tool with which the cells that are chosen are marked; null: they are played
  drawing: Marking | null; // what the person draws with a finger or a button of the mouse held down
  focus: string | null; // the move at which the person points
  alarm: { record: string; cost: number } | null; // the record after a mistake, and the win rate that it cost
  /** The cell that was tapped once in the position of that record, where a move takes two taps. */
  proposed: { record: string; move: string } | null;
  pending: string[]; // moves that the person has chosen and the engine has not yet played, the oldest first
  opening: Opening | null; // the game that the engine is opening; the board is inert until it has
  /** The running search; found: it has ended, and its move waits to be shown. */
  thinking: { id: number; info: Info | null; stopping: boolean; found?: boolean } | null;
  /** Whether the bot to move waits for the person; where two bots play, a single step leaves the game paused. */
  paused: boolean;
  clock: Clock | null; // the players' clocks, if the game has any
  away: boolean; // whether the page is hidden
  engine: EngineState;
  problem: Problem | null; // what went wrong, until the person dismisses it
  preferences: Preferences; // how the person wants the page
  portrait: boolean; // whether the window is higher than wide
  dialog: Dialog | null; // the dialog that is open
  place: PlaceName; // the place that is shown
  course: Course; // the lessons
  pictures: Diagram[]; // a position of each game, as its picture; none before they have arrived
  guest: Guest; // the card for somebody who is new here
  shelf: Shelf; // My games
  tasks: Tasks; // the problems, and what the person does with the one shown
  setup: Setup | null; // the position that the person sets up, null before there is one
  /** The person's own mistakes, and the one at hand. */
  deck: { cards: Card[]; practising: boolean; practice: Practice | null };
  training: Training; // the trainer of openings
  removed: Removed; // what the person has deleted last, as long as it can be brought back
  typing: { text: string; answer: string } | null; // the move that the person types, and what is said of it
  update: boolean; // whether a new version waits
}

export type State = Playing & Options;

export const HUMAN = "human";
/** A person elsewhere, who answers by links. */
export const FRIEND = "friend";
/** Nobody is greeted yet. */
const NO_GUEST: Readonly<Guest> = { card: null, record: "", familiar: false, recalls: 0 };
/** My games before the first look at them. */
const NO_SHELF: Readonly<Shelf> = {
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

/** Nothing that is under way. */
export const IDLE: Pick<State, "pending" | "thinking" | "opening"> = { pending: [], thinking: null, opening: null };

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

/** The state of a first visit. */
export function fresh(describe: Catalogue, { snapshot, layout }: Diagram): State {
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
    pictures: [],
    guest: NO_GUEST,
    removed: {},
    typing: null,
    update: false,
  };
}
