/** The page's state: one plain object. `queries.ts` has what follows from a state, `steps.ts` how one follows from
 * another. */

import type { Boards, Budget, Catalogue, Diagram, Info, Insight, Layout, Settings, Snapshot } from "messages";
import type { Friend } from "./address.ts";
import type { Analysis, Hint, Lens } from "./analysis.ts";
import type { Clock, Control } from "./clock.ts";
import type { Exercise } from "./exercise.ts";
import type { PositionGlance } from "./glance.ts";
import type { Guest } from "./guest.ts";
import type { Proofs } from "./insight.ts";
import type { Learning } from "./learning.ts";
import type { Course } from "./lesson.ts";
import type { MarkingTool } from "./marks.ts";
import type { Book } from "./openings.ts";
import type { PlaceName } from "./places.ts";
import type { Preferences } from "./preferences.ts";
import type { Workbook } from "./problems.ts";
import type { Mistake } from "./review.ts";
import type { Setup } from "./setup.ts";
import type { Shelf } from "./shelf.ts";
import type { Practice } from "./trainer.ts";
import type { Tree } from "./tree.ts";

/** By name of an option or a move. */
export type OptionValues = Record<string, boolean | number>;

/** Which player the person is in the next game; nobody: two bots play. */
export type SeatChoice = "1" | "2" | "random" | "nobody";

/** The choices for the next game; opponent: a bot, "human" or "friend"; other: player 2 where two bots play. */
export interface Choices {
  game: string;
  size: number;
  options: OptionValues;
  opponent: string;
  other: string;
  seat: SeatChoice;
  time: Control;
  assisted: boolean; // whether hints and analyses are allowed in a game with a friend
}

/** Friend: of a link with a friend's answer; own: the id of the game whose link the page itself wrote, "" if none. */
export interface Opening {
  kind: "link" | "new";
  asked: { record: string } | { game: { name: string; size: number; options: OptionValues } };
  players: string[];
  friend?: Friend | null;
  own?: string;
  drawn?: boolean; // whether the page shows the position of the link already
}

/** A game of the person as My games keeps it; watching: it is not kept. Earlier versions tell none of the last. */
export type StoredGame = Pick<State, "id" | "begun" | "tree" | "snapshot" | "players" | "clock" | "counts" | "sent"> &
  Partial<Pick<State, "watching" | "helped" | "assisted">>;

/** Broken: a text to be copied; retry: the engine can start again; passing: it goes when another place is shown. */
type Trouble = { text: string; broken?: string; retry?: boolean; passing?: boolean };

/** Name: of its view, whose own fields follow; opened: a number that tells openings apart. */
type Dialog = { name: string; opened?: number; [field: string]: any };

/** The subject of a sentence; self: it is the person who reads it. */
export type Subject = { title: string; self: boolean };

/** The values of the moves after that record, for the player to move: 1 a win, 0 a loss, 0.5 a draw. */
type Study = { record: string; exact: Record<string, number> | null; estimate: Record<string, number> | null };

/** Line: the tree before moves were removed, and the nodes left. Score: the results before a reset against a rival,
 * with the game shown and without it, its id if it counted, and the results left. */
interface Removed {
  line?: { tree: Tree; left: Tree["nodes"] };
  score?: Record<"tally" | "before" | "left", State["tally"]> & { rival: string; ended: string };
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
  teaching: boolean; // whether a blunder against a level is taken back, with its reason
  lens: Lens; // how the analysis is shown
  openings: boolean; // whether the values of first stones and of answers to them are shown
}

export const MOST_WORKERS = 8; // the most workers on offer: each takes about 250 MB

export const OPTIONS: Readonly<Options> = {
  settings: {},
  budgets: {},
  workers: 1,
  pondering: false,
  studying: false,
  analysing: false,
  teaching: false,
  lens: { shade: "visits", top: 5, dots: true },
  openings: false,
};

/** The game on the board: the part of Opener, Game and Turns, with what the next game begins with. */
interface Match {
  describe: Catalogue; // what the engine offers
  pictures: Diagram[]; // a position of each game, as its picture; none before they have arrived
  boards: Pick<Boards, "starts" | "takeovers">; // what the page can draw of links by itself
  tree: Tree; // the game and its variations, at the position to show
  snapshot: Snapshot; // the position shown; it lags behind the tree until the engine has answered
  layout: Layout; // the board shown
  id: string; // the name under which My games keeps the game; "" until it has been given one
  begun: number; // when the game began, in milliseconds since 1970; 0 until that has been noted
  players: string[]; // who plays as player 1 and player 2: "human", "friend" (by link) or a bot's name
  watching: boolean; // whether the game is shown to be watched, as one from a link: nobody moves in it
  sent: string; // the latest record whose link the person has taken to send it to the friend
  helped: boolean; // whether the person had help, as a hint, or began at a position: then the game beats no level
  assisted: boolean; // whether both have agreed on hints and analyses in a game with a friend
  over: boolean; // whether the game has just ended, so that the card at the end is shown
  counts: boolean; // whether this game's outcome counts for the score
  /** Results of earlier games by `scoreKeyFor`: wins, losses and draws of the person, or of player 1 if two play. */
  tally: Record<string, number[]>;
  beaten: string[]; // the levels that the person has beaten, by the same key
  choices: Choices; // the last choices of the new-game dialog
  pool: { ready: number; missing: number }; // of the additional workers: how many are ready, and how many failed
  focus: string | null; // the move at which the person points
  proposed: { record: string; move: string } | null; // the cell tapped once, where a move takes two taps
  pending: string[]; // moves that the person has chosen and the engine has not yet played, the oldest first
  opening: Opening | null; // the game that the engine is opening; the board is inert until it has
  /** The running search; found: it has ended, and its move waits to be shown. */
  thinking: { id: number; info: Info | null; stopping: boolean; found?: boolean } | null;
  paused: boolean; // whether the bot to move waits for the person
  clock: Clock | null; // the players' clocks, if the game has any
  away: boolean; // whether the page is hidden
  removed: Removed; // what the person has deleted last, as long as it can be brought back
}

/** What is known of positions: the part of Adviser and Analyst. */
interface Knowledge {
  analyses: Record<string, Analysis>; // by record
  survey: string[] | null; // the records of the positions to analyze one after the other
  study: Study | null; // the values of the moves, as far as they have arrived
  book: Book | null; // what is known of first stones, as the engine has last told it
  glance: PositionGlance | null; // what the network sees, as the engine has last told it
  insights: Record<string, Insight>; // what the engine has proven, by topic
  positions: Record<string, Snapshot>; // those before mistakes that have been shown, by record
  proofs: Proofs | null; // the position of which the person wants to see what is proven
  hint: Hint | null; // the hint that the person has asked for
  /** The person's move is judged; before: the position in which it was made; slow: the page says so. */
  judging: { before: Snapshot; slow: boolean } | null;
  blunder: Mistake | null; // the move that was just taken back
}

/** The marks of the person: the part of Marking. */
interface Marks {
  marking: MarkingTool | null; // the tool with which the cells that are chosen are marked; null: they are played
  drawing: MarkingTool | null; // what the person draws with a finger or a button of the mouse held down
}

/** What is shown of the game's mistakes: the part of Reviewer. */
interface Review {
  chosen: string | null; // the record before the mistake whose better line is shown there
  aside: string | null; // the record before the mistake at which the person points, shown instead of the game's
  learning: Learning | null; // the lesson of a player's mistakes
  ply: number | null; // the position at which the person points in the curve
}

/** The page around the game: the part of Settings, Messages, Places, Dialogs and Typist. */
interface Frame {
  engine: EngineState;
  problem: Trouble | null; // what went wrong, until the person dismisses it
  update: boolean; // whether a new version waits
  preferences: Preferences; // how the person wants the page
  portrait: boolean; // whether the window is higher than wide
  place: PlaceName; // the place that is shown
  dialog: Dialog | null; // the dialog that is open
  typing: { text: string; answer: string } | null; // the move that the person types, and what is said of it
}

/** The places beside the game, each with the part of its own controller. */
interface PlaceStates {
  course: Course; // the lessons
  guest: Guest; // the card for somebody who is new here
  shelf: Shelf; // My games
  workbook: Workbook; // the problems, and which of them is shown
  practice: Practice; // the person's own mistakes and openings, and the one at hand
  exercise: Exercise | null; // that of the task, the problem or the card that is shown
  setup: Setup | null; // the position that the person sets up, null before there is one
}

export type State = Match & Options & Knowledge & Marks & { review: Review } & Frame & PlaceStates;

export const NO_ADVICE: Pick<State, "hint" | "focus" | "judging" | "blunder" | "proofs"> = {
  hint: null,
  focus: null,
  judging: null,
  blunder: null,
  proofs: null,
};
export const IDLE: Pick<State, "pending" | "thinking" | "opening"> = { pending: [], thinking: null, opening: null };
export const NO_REVIEW: Readonly<Review> = { chosen: null, aside: null, learning: null, ply: null };
export const NEW_GAME = {
  ...NO_ADVICE,
  ...IDLE,
  ...{ id: "", begun: 0, watching: false, sent: "", helped: false, assisted: false, over: false },
  ...{ paused: false, clock: null },
  ...{ marking: null, drawing: null, study: null, survey: null, review: NO_REVIEW, problem: null },
};
