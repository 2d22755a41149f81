/** English. The other languages are modules of this shape. */

import { capitalised, formats } from "./numbers.js";
import * as board from "./en/board.js";
import * as games from "./en/games.js";
import * as levels from "./en/levels.js";
import { texts as places } from "./en/places.js";
import * as review from "./en/review.js";
import * as problems from "./en/problems.js";
import * as room from "./en/room.js";
import * as start from "./en/start.js";

/** @import { Budget } from "messages" */
/** @import { Named } from "../model/state.js" */

const { number, decimal, megabytes, percent } = formats("en");

/** The engine speaks English already. @type {Record<string, string>} */
export const names = {};

/** Refusals of the engine by the template of their English, which has values in braces. @type {Record<string, string>} */
export const refusals = {};

export const { colours } = board;

/** Texts of elements with data-text, and accessible names of those with data-label. */
export const texts = {
  ...games.texts,
  ...places,
  ...board.texts,
  ...review.texts,
  ...problems.texts,
  ...room.texts,
  ...start.texts,
  board: "Board",
  broken: "Unreadable text",
  budget: "The bot thinks for",
  cancel: "Cancel",
  controls: "Controls",
  copy: "Copy",
  dismiss: "Dismiss",
  game: "Game",
  licences: "Licences",
  newGame: "New game",
  opponent: "Opponent",
  pause: "Pause",
  resetScore: "Reset score",
  resign: "Resign",
  resignQuestion: "Resign this game?",
  retry: "Try again",
  seat: "Your colour",
  settings: "Bot settings",
  size: "Size",
  start: "Start",
  studying: "Show exact values",
  ponder: "Think on my turn",
  undo: "Take back",
  workers: "Threads",

  // Two bots
  watching: "Two bots",
  step: "One move",
  pace: "Per move",

  // Clocks
  clock: "Clock",
  increment: "Increment per move",

  // Settings
  preferences: "Settings",
  language: "Language",
  theme: "Appearance",
  themeSystem: "System",
  themeLight: "Light",
  themeDark: "Dark",
  colours: "Board theme",
  wood: "Wood",
  slate: "Slate",
  meadow: "Meadow",
  turn: "Rotation",
  mirrored: "Mirrored",
  contrast: "High contrast",
  patterns: "Patterns on stones",
  coordinates: "Coordinates",
  numbers: "Move numbers",
  confirm: "Tap twice to play",
  sound: "Sound",
  close: "Close",

  // Keys
  move: "Move",
  play: "Play",
  keys: "Shortcuts",
  singleKeys: "Enable single-key shortcuts",

  // Analysis
  alarm: "Warn me about blunders",
  analyse: "Analyse",
  analysis: "Analysis",
  balance: "Win rate",
  candidates: "Candidates",
  hint: "Hint",
  shade: "Shading",
  survey: "Review this game",
  surveyStop: "Stop",

  // Moves and records
  comment: "Comment on this position",
  delete: "Delete",
  done: "Done",
  download: "Download",
  exportAll: "Download all games",
  file: "Or a file",
  firstMove: "First position",
  import: "Import",
  importAll: "Add games from a downloaded file",
  importGame: "Import a game",
  lastMove: "Last position",
  moves: "Moves",
  nextMove: "Next move",
  notes: "Comments and variations",
  open: "Open",
  pasted: "SGF, HexWorld link or moves",
  previousMove: "Previous move",
  rename: "Rename",
  promote: "Make this the main line",
  prune: "Delete from here",
  seeUct: "See UCT think about this position",
  share: "Share",
  shareGame: "Share this game",
  sure: "Really delete",

  // First steps and about
  about: "About",
  aboutText:
    "Wye is free software under the MIT licence. It loads a Python engine once; after that, everything runs in your own browser, even offline, and nothing you do leaves it.",
  strength: "Strength of the levels",
  strengthText:
    "Elo points above level 1, with 95 % confidence intervals. A lead of 200 points wins three games in four, a lead of 400 ten in eleven.",

  // Versions and storage
  updateWaits: "A new version of this page is ready. Your game is saved.",
  updateNow: "Update",
  updateLater: "Later",
  forget: "Delete all data",
  forgetQuestion: "Delete all that is stored?",
  forgetText:
    "This deletes all that this browser stores for the page: your games, the score, the settings, the analyses, the progress in the problems, the runs of the lab, your own bots and the files for offline play. The page then loads again from the network.",
};

/** Sentences and labels that depend on the state of the game. */
export const strings = {
  ...board.strings,
  ...games.strings,
  ...levels.strings,
  ...review.strings,
  ...problems.strings,
  ...room.strings,
  ...start.strings,
  you: "You",
  twoPeople: "Two people at this board",
  random: "Random",
  /** The label of the choice of a player’s bot. @param {string} player */
  botFor: (player) => `${capitalised(player)} is played by`,

  // Labels of cells for screen readers
  empty: "empty",
  pendingCell: "waiting",
  lastMove: "last move",
  winning: "winning",
  proposed: "tap again to play",
  moveNumber: (/** @type {number} */ number) => `move ${number}`,
  token: "token",
  taken: (/** @type {string} */ player) => `taken by ${player}`,
  /** The exact value of a move for the player to move. @param {number} value @returns {string} */
  exact: (value) => (value > 0.5 ? "win" : value < 0.5 ? "loss" : "draw"),
  exactSign: (/** @type {number} */ value) => (value > 0.5 ? "+" : value < 0.5 ? "−" : "="),
  percent,
  exactLabel: (/** @type {string} */ word) => `exact value: ${word}`,
  estimateLabel: (/** @type {string} */ share) => `estimate: ${share}`,

  // Status
  opening: { link: "Opening the linked position.", new: "Setting up a new game." },
  /** @param {Named} name @param {string} move */
  plays: (name, move) => (name.self ? `You play ${move}.` : `${name.title} plays ${move}.`),
  /** @param {string} result of a throw of chance @param {string} player to move after it */
  chance: (result, player) => `${capitalised(result)}: ${capitalised(player)} moves.`,
  draw: "A draw.",
  isThinking: (/** @type {string} */ title) => `${title} is thinking.`,
  isWaiting: (/** @type {string} */ title) => `${title} is paused.`,
  isPaused: (/** @type {string} */ title) => `Paused. ${title} to move.`,
  willMove: (/** @type {string} */ title) => `${title} moves when the engine is ready.`,
  kept: (/** @type {string[]} */ moves) =>
    `Your ${moves.length === 1 ? `move ${moves.join()} is` : `moves ${moves.join(", ")} are`} set; the engine is still loading.`,
  /** @param {Named} winner @param {Named} loser @param {string} title of the reason @param {string} reason */
  outcome(winner, loser, title, reason) {
    const wins = winner.self ? "You win" : `${winner.title} wins`;
    const by = loser.self ? "you" : loser.title;
    if (reason === "resign") return `${wins}: ${by} resigned.`;
    if (reason === "time") return `${wins}: ${by} ran out of time.`;
    if (reason === "fault") return `${wins}: ${by} forfeited the game.`;
    return `${wins}: ${title}.`;
  },

  /** A game lost off the board, in the list of moves. @type {Record<string, (player: string) => string>} */
  forfeits: {
    resign: (player) => `${capitalised(player)} resigns`,
    time: (player) => `${capitalised(player)} runs out of time`,
    fault: (player) => `${capitalised(player)} forfeits`,
  },

  // Clocks
  /** @param {number} minutes for each player */
  minutes: (minutes) => (minutes ? `${number(minutes)} ${minutes === 1 ? "minute" : "minutes"}` : "None"),
  increment: (/** @type {number} */ seconds) => (seconds ? `${number(seconds)} seconds` : "None"),
  clockOf: (/** @type {string} */ player, /** @type {boolean} */ runs) => `${player}’s clock${runs ? ", running" : ""}`,
  /** @param {{minutes: number, seconds: number, exact: boolean}} face exact: to the tenth of a second */
  clockFace: ({ minutes, seconds, exact }) =>
    exact ? decimal(seconds) : `${minutes}:${String(seconds).padStart(2, "0")}`,
  /** @param {Named} player @param {number} seconds */
  timeLeft: (player, seconds) => `${player.self ? "You have" : `${player.title} has`} ${number(seconds)} seconds left.`,

  // Thinking and loading
  effort: (/** @type {number} */ seconds, /** @type {number} */ playouts, /** @type {number} */ workers) =>
    `${decimal(seconds)} s · ${number(playouts)} playouts${workers > 1 ? ` · ${workers} threads` : ""}`,
  letMove: (/** @type {string} */ title) => `Let ${title} move`,
  resume: "Resume",
  pace: (/** @type {number} */ seconds) => (seconds ? `${number(seconds)} s` : "Fastest"),
  thinksFor: (/** @type {string} */ title) => `${title} thinks for`,
  /** @param {number} done @param {number} total */
  loadingBytes: (done, total) => `Loading: ${megabytes(done)} of ${megabytes(total)} MB`,
  startingPython: "Starting the engine",
  startingWorkers: "starting …",

  // Analysis
  shades: { visits: "Visits", owners: "Ownership", glance: "Network, at a glance", none: "None" },
  /** @param {number} order */
  choice: (order) => `${["best", "second", "third", "fourth", "fifth"][order - 1] ?? `number ${order}`} choice`,
  favoured: (/** @type {string} */ choice, /** @type {string} */ share) => `${choice} of the network, ${share}`,
  /** What the network sees before any search. @param {string} move @param {string} share @param {string} player @param {string} chance */
  glance: (move, share, player, chance) =>
    `At a glance, the network favours ${move} (${share}); winning chance: ${player} ${chance}. Number: share of its favour in %. The bar shows the search.`,
  glanceSwap: "The network leaves the swap aside.",
  favours: (/** @type {string} */ player, /** @type {string} */ share) => `${player} ${share}`,
  willOwn: (/** @type {string} */ player, /** @type {string} */ share) => `${player}’s in ${share} of playouts`,
  hintArea: "hint: in this area",
  hintMove: "hint",
  /** @param {string} move @param {string} chance @param {number} playouts */
  legend: (move, chance, playouts) =>
    `Best: ${move}, wins ${chance}. Faint numbers are uncertain. ${number(playouts)} playouts.`,
  legendNone: "The analysis starts on your turn.",
  legendPaused: "The analysis starts when the game is paused.",
  legendOver: "The game is over.",
  /** @param {number} done @param {number} total */
  surveyed: (done, total) => `${number(done)} of ${number(total)} positions`,
  /** @param {string} player @param {(string | null)[]} chances */
  curve: (player, chances) => `${player}’s win rate after each move: ${chances.map((one) => one ?? "–").join(", ")}`,
  alarm: (/** @type {string} */ cost) => `That move lowered your win rate by about ${cost}.`,
  hintWaits: "Looking for a hint …",
  hintTold: (/** @type {string} */ move) => `Hint: ${move}.`,
  hintSomewhere: "Hint: a good move lies in the marked area.",

  // The list of moves
  /** @param {number} number 0 for a move of chance @param {string} move */
  moveText: (number, move) => (number ? `${number} ${move}` : move),
  commentSign: " …",
  /** @param {string} text @param {string} player "": chance @param {string} comment */
  moveLabel: (text, player, comment) => [text, player || "chance", comment].filter(Boolean).join(", "),

  // Games from and to files, and those kept in this browser
  drawing: "Picture (SVG)",
  bitmap: "Picture (PNG)",
  copied: (/** @type {string} */ title) => `${title}: copied.`,
  downloaded: (/** @type {string} */ title) => `${title}: downloaded.`,
  notCopied: "The browser blocks copying. Download it instead.",
  copyByHand: "This browser does not let the page copy. The text is selected: copy it with Ctrl+C, or by a long press.",
  saveByHand: "If this browser saves no file, copy the text: it is selected.",
  notReady: "The engine is not ready yet. Try again in a moment.",
  /** @param {number} count */
  severalGames: (count) => `The text contains ${number(count)} games. Which one do you want to open?`,
  /** @param {number} order @param {string} name "": it has none @param {string} title @param {number} moves */
  gameChoice: (order, name, title, moves) =>
    `${name ? `${order}. ${name}` : `Game ${order}`} (${title}, ${number(moves)} ${moves === 1 ? "move" : "moves"})`,
  setUp: "The text describes a position without its history. The moves that lead to it here are made up.",
  games: (/** @type {number} */ count) => (count === 1 ? "1 game" : `${number(count)} games`),
  keptGame: (/** @type {string} */ name) => `${name}: saved in this browser.`,
  renamed: (/** @type {string} */ name) => `${name}: renamed.`,
  deleted: (/** @type {string} */ name) => `${name}: deleted.`,
  noLibrary: "This file contains no saved games: expected a file from “Download all games”.",
  libraryFault: (/** @type {string} */ reason) => `${reason} The current game and your saved games are unchanged.`,

  // Game
  /** Goals of a game in which each player connects two sides, by the direction from one side of player 1 to the other. */
  tossed: "Before each move a coin decides who makes it.",
  goals: {
    upright: "Black connects top and bottom, White connects left and right.",
    level: "White connects top and bottom, Black connects left and right.",
    falling: "Black connects upper left and lower right, White connects upper right and lower left.",
    rising: "White connects upper left and lower right, Black connects upper right and lower left.",
  },
  gameTitle: (/** @type {string} */ title, /** @type {number | null} */ size, /** @type {string[]} */ options) =>
    [size === null ? title : `${title}, size ${size}`, ...options.map((name) => name.toLowerCase())].join(" · "),
  budgetKinds: { seconds: "Time per move", playouts: "Playouts per move" },
  budget: (/** @type {Budget} */ budget) =>
    "seconds" in budget
      ? `${number(budget.seconds)} ${budget.seconds === 1 ? "second" : "seconds"}`
      : `${number(budget.playouts)} playouts`,
  /** @param {string} first @param {number} wins @param {number} losses @param {string} second @param {number} draws */
  score: (first, wins, losses, second, draws) =>
    [`${first} ${wins}`, `${second} ${losses}`, ...(draws ? [strings.draws(draws)] : [])].join(", "),
  draws: (/** @type {number} */ count) => (count === 1 ? "1 draw" : `${count} draws`),
  bounds: (/** @type {number} */ least, /** @type {number} */ most) => `${number(least)} to ${number(most)}`,

  // First steps and about
  searched: (/** @type {number} */ playouts) => `After ${number(playouts)} random games:`,
  count: number,
  version: (/** @type {string} */ version) => `Version ${version}`,
  unmeasured: "The levels have not been measured yet.",
  /** @param {number} points @param {number} error */
  elo: (points, error) => `${number(points)}${error ? ` ± ${number(error)}` : ""}`,
  ofSize: (/** @type {number} */ size) => `size ${size}`,

  // Keys
  /** Keys, separated by spaces, and their actions. @type {[string, string][]} */
  keys: [
    ["← ↑ → ↓", "on the board: go from cell to cell; elsewhere: step through the game and its variations"],
    ["Home End", "on the board: go to the ends of the row; elsewhere: to the start and the end of the game"],
    ["PageUp PageDown", "previous move, next move"],
    ["Enter Space", "on the board: play on the cell"],
    ["Space", "elsewhere: start or stop the analysis"],
    ["Ctrl+Z Ctrl+Y", "undo, redo"],
    ["H N F", "hint, new game, turn the board"],
    ["/", "type a move, such as a1"],
    ["?", "show this list"],
    ["Esc", "close the dialog, stop the analysis"],
    ["Tab", "go to the next control"],
  ],
  unplayable: (/** @type {string} */ text) => `“${text}” cannot be played now.`,

  // Settings
  turn: (/** @type {number} */ degrees, /** @type {"flat" | "wide" | "tall" | null} */ shape) =>
    `${degrees}°${shape ? ` · ${{ flat: "parallelogram", wide: "wide diamond", tall: "tall diamond" }[shape]}` : ""}`,

  // Faults
  /** @param {string} path @param {string} reason */
  loadFailed: (path, reason) => `Loading failed: ${path} ${reason}. The game starts once it has loaded.`,
  /** What the engine cannot start without. */
  denied: {
    storage:
      "The engine cannot start: this browser does not let the page store data. Allow it for this site, or open the page in a tab of its own, and try again.",
    python:
      "The engine cannot start: this browser has no WebAssembly, or an old one. Use a current Firefox, Chrome, Edge or Safari, and turn off its lockdown or strictest mode for this site.",
  },
  unreachable: "could not be reached",
  answered: (/** @type {number} */ status) => `returned status ${status}`,
  damaged: "arrived damaged",
  /** @param {"link" | "stored" | "new"} kind @returns {string} */
  broken: (kind) =>
    kind === "link"
      ? "This link contains no readable game. Your own game is unchanged. The text of the link:"
      : "The game stored in this browser cannot be read. Here is a new board; the stored text was:",
  notKept:
    "This browser keeps nothing for this page, or has no more room for it. Play on, but your next visit may not find this game; use “Share” to keep a copy.",
  otherWindow:
    "This page is also open in another window. You can play in both; your next visit resumes the game with the latest move.",
  slept: "The device slept for a while. The clocks of the game stood still meanwhile.",
  replaced: "The engine stopped responding and was restarted. Your game goes on.",
  /** @param {number} running @param {number} wanted */
  fewerWorkers: (running, wanted) => `Only ${running} of ${wanted} threads could be started.`,
  /** @param {string} reason shown by its last line: a traceback ends with its message */
  engineFailed: (reason) => `The engine failed twice in a row: ${reason.trim().split("\n").at(-1)} Your game is saved.`,
  engineError: (/** @type {string} */ message) => `The engine refused: ${message}`,
};
