/** The page's state: one plain object. The engine's snapshot and layout tell which moves are legal, who has won and
 * what the board looks like. What follows from a state is in `queries.js`, how one follows from another in `steps.js`.
 */

import { gameNamed } from "./catalogue.ts";
import { NO_CLOCK } from "./clock.ts";
import { NO_COURSE } from "./lesson.ts";
import { PREFERENCES } from "./preferences.ts";
import { NO_TASKS } from "./problems.ts";
import { NO_TRAINING } from "./trainer.ts";
import { grown } from "./tree.ts";

import type { Budget, Catalogue, Diagram, Info, Insight, Layout, Settings, Snapshot } from "messages";
import type { Friend } from "./address.ts";
import type { Analysis, Hint, Lens } from "./analysis.ts";
import type { Clock, Control } from "./clock.ts";
import type { Glanced } from "./glance.ts";
import type { Proofs } from "./insight.ts";
import type { Learning } from "./learning.ts";
import type { Marking } from "./marks.ts";
import type { Guest } from "./guest.ts";
import type { Course } from "./lesson.ts";
import type { Book } from "./openings.ts";
import type { PlaceName } from "./places.ts";
import type { Preferences } from "./preferences.ts";
import type { Setup } from "./setup.ts";
import type { Shelf } from "../games/summary.ts";
import type { Tasks } from "./problems.ts";
import type { Card } from "./deck.ts";
import type { Practice } from "../problems/deck.ts";
import type { Training } from "./trainer.ts";
import type { Tree } from "./tree.ts";

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

export interface Problem {
  text: string;
  broken?: string;
  retry?: boolean;
}

/** By the name of its view, with what its view shows beside the rest of the state; opened: which of all openings of
 * dialogs it is. */
interface Dialog {
  name: string;
  opened?: number;
  [field: string]: any;
}

/** The subject of a sentence; self: it is the person who reads it. */
export interface Named {
  title: string;
  self: boolean;
}

/** The values of the moves in the position of that record, for the player to move: 1 a win, 0 a loss, 0.5 a draw. */
interface Study {
  record: string;
  exact: Record<string, number> | null;
  estimate: Record<string, number> | null;
}

/** Line: the tree before moves were removed from it, and what was left of it; score: the results before those against
 * a rival were reset, and what was left of them. */
interface Removed {
  line?: { tree: Tree; left: Tree["nodes"] };
  score?: Pick<State, "tally" | "latest"> & { rival: string; left: State["tally"] };
}

export interface EngineState {
  phase: "loading" | "starting" | "ready" | "failed";
  done: number;
  total: number;
}

/** The person's options for playing and analysis, kept from visit to visit. */
export interface Options {
  /** By bot, those of its settings that the person has changed. */
  settings: Record<string, Settings>;
  /** By bot, what it may spend on a move if the person has said so. */
  budgets: Record<string, Budget>;
  /** How many may search together. */
  workers: number;
  /** Whether a bot that gains from it thinks in the person's time. */
  pondering: boolean;
  /** Whether the values of moves are shown where the engine knows them exactly. */
  studying: boolean;
  /** Whether the position shown is analyzed. */
  analysing: boolean;
  /** How the analysis is shown. */
  lens: Lens;
  /** Whether the values of first stones and of answers to them are shown. */
  openings: boolean;
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
  /** The record before the mistake whose better line is shown there. */
  chosen: string | null;
  /** The position before the mistake at which the person points, which the board shows in place of that of the game. */
  aside: Snapshot | null;
  /** The lesson of a player's mistakes. */
  learning: Learning | null;
  /** The position at which the person points in the curve. */
  ply: number | null;
}

export const NO_REVIEW: Readonly<Review> = { chosen: null, aside: null, learning: null, ply: null };

interface Playing {
  /** What the engine offers. */
  describe: Catalogue;
  /** The game and its variations, at the position to show. */
  tree: Tree;
  /** The position shown; it lags behind the tree until the engine has answered. */
  snapshot: Snapshot;
  /** The board shown. */
  layout: Layout;
  /** The name under which My games keeps the game; "" until it has been given one. */
  id: string;
  /** When the game began, in milliseconds since 1970; 0 until that has been noted. */
  begun: number;
  /** Who plays as player 1 and player 2: "human", "friend" (by link) or a bot's name. */
  players: string[];
  /** Whether the game is shown to be watched, as one from a link: nobody moves in it. */
  watching: boolean;
  /** The latest record whose link the person has taken to send it to the friend. */
  sent: string;
  /** Whether the game has just ended, so that the card at the end is shown. */
  over: boolean;
  /** Whether this game's outcome counts for the score. */
  counts: boolean;
  /** Results of earlier games by game and opponent (resultsOf): wins, losses and draws of the person, or of player 1
   * if two people play. */
  tally: Record<string, number[]>;
  /** Scores of the last games by game and opponent, seen alike: 1 a win, 0 a loss, 0.5 a draw. */
  latest: Record<string, number[]>;
  /** The last choices of the new-game dialog. */
  choices: Choices;
  /** Of the additional workers, how many are ready, and how many could not be started. */
  pool: { ready: number; missing: number };
  /** The values of the moves, as far as they have arrived. */
  study: Study | null;
  /** The analyses of positions, by record. */
  analyses: Record<string, Analysis>;
  /** The records of the positions to analyze one after the other. */
  survey: string[] | null;
  /** What is shown of the game's mistakes. */
  review: Review;
  /** What is known of first stones, as the engine has last told it. */
  book: Book | null;
  /** What the network sees, as the engine has last told it. */
  glance: Glanced | null;
  /** What the engine has proven, by topic. */
  insights: Record<string, Insight>;
  /** The position of which the person wants to see what is proven. */
  proofs: Proofs | null;
  /** The hint that the person has asked for. */
  hint: Hint | null;
  /** The tool with which the cells that are chosen are marked; null: they are played. */
  marking: Marking | null;
  /** What the person draws with a finger or a button of the mouse held down. */
  drawing: Marking | null;
  /** The move at which the person points. */
  focus: string | null;
  /** The record after a mistake, and the win rate that it cost. */
  alarm: { record: string; cost: number } | null;
  /** The cell that was tapped once in the position of that record, where a move takes two taps. */
  proposed: { record: string; move: string } | null;
  /** Moves that the person has chosen and the engine has not yet played, the oldest first. */
  pending: string[];
  /** The game that the engine is opening; the board is inert until it has. */
  opening: Opening | null;
  /** The running search; found: it has ended, and its move waits to be shown. */
  thinking: { id: number; info: Info | null; stopping: boolean; found?: boolean } | null;
  /** Whether the bot to move waits for the person; where two bots play, a single step leaves the game paused. */
  paused: boolean;
  /** The players' clocks, if the game has any. */
  clock: Clock | null;
  /** Whether the page is hidden. */
  away: boolean;
  engine: EngineState;
  /** What went wrong, until the person dismisses it. */
  problem: Problem | null;
  /** How the person wants the page. */
  preferences: Preferences;
  /** Whether the window is higher than wide. */
  portrait: boolean;
  /** The dialog that is open. */
  dialog: Dialog | null;
  /** The place that is shown. */
  place: PlaceName;
  /** The lessons. */
  course: Course;
  /** A position of each game, as its picture; none before they have arrived. */
  pictures: Diagram[];
  /** The card for somebody who is new here. */
  guest: Guest;
  /** My games. */
  shelf: Shelf;
  /** The problems, and what the person does with the one shown. */
  tasks: Tasks;
  /** The position that the person sets up, null before there is one. */
  setup: Setup | null;
  /** The person's own mistakes, and the one at hand. */
  deck: { cards: Card[]; practising: boolean; practice: Practice | null };
  /** The trainer of openings. */
  training: Training;
  /** What the person has deleted last, as long as it can be brought back. */
  removed: Removed;
  /** The move that the person types, and what is said of it. */
  typing: { text: string; answer: string } | null;
  /** Whether a new version waits. */
  update: boolean;
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
