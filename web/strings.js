// @ts-check
/** Every sentence of the page, so that another language is another module of this shape. */

/** @import { Budget, Named } from "./state.js" */

const number = new Intl.NumberFormat("en");
const decimal = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const date = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const megabytes = (/** @type {number} */ bytes) => decimal.format(bytes / 1e6);

/** @param {string} text */
export const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts that stand in the page from the first: of elements with data-text, and names of those with data-label. */
export const texts = /** @type {Record<string, string>} */ ({
  board: "Board",
  broken: "The text that could not be read",
  budget: "The bot thinks for",
  cancel: "Cancel",
  comment: "Comment on this position",
  controls: "Controls",
  copy: "Copy",
  delete: "Delete",
  dismiss: "Dismiss",
  done: "Done",
  download: "Download",
  exportAll: "Download all as one file",
  file: "Or a file",
  first: "First position",
  game: "Game",
  keepPlaying: "Keep playing",
  importAll: "Add the games of such a file",
  last: "Last position",
  library: "My games",
  licences: "Licences",
  moves: "Moves",
  name: "Name of this game",
  newGame: "New game",
  next: "Next move",
  notes: "Comment and lines",
  open: "Open",
  openGame: "Open a game",
  opponent: "Opponent",
  pasted: "A game as text, in any of the usual forms, or a link",
  playNow: "Play now",
  previous: "Previous move",
  promote: "Make this the main line",
  prune: "Delete from here",
  resetScore: "Reset score",
  resign: "Resign",
  resignQuestion: "Resign this game?",
  retry: "Try again",
  save: "Save",
  saveGame: "Save this game",
  seat: "Who starts",
  settings: "Settings",
  size: "Size",
  start: "Start",
  studying: "Exact values",
  sure: "Really delete",
  undo: "Undo",
  workers: "Workers",
});

/** Sentences and names made from what happens. */
export const strings = {
  you: "You",
  twoPeople: "Two people at this board",
  random: "Random",
  /** @param {string} player @param {number} seat */
  starts: (player, seat) => (seat === 1 ? `You start (${player})` : `You answer (${player})`),

  // Cells, as the screen reader names them: name and content first.
  empty: "empty",
  pendingCell: "waiting",
  lastMove: "last move",
  winning: "winning",
  token: "token",
  /** @param {string} player */
  taken: (player) => `taken by ${player}`,
  /** What a move is worth to the player to move. @param {number} value */
  exact: (value) => (value > 0.5 ? "win" : value < 0.5 ? "loss" : "draw"),
  exactSign: (/** @type {number} */ value) => (value > 0.5 ? "+" : value < 0.5 ? "−" : "="),
  percent: (/** @type {number} */ share) => `${Math.round(100 * share)} %`,
  exactLabel: (/** @type {string} */ word) => `exact value: ${word}`,
  estimateLabel: (/** @type {string} */ share) => `estimate: ${share}`,

  // The list of moves
  moveText: (/** @type {number} */ ply, /** @type {string} */ move) => `${ply} ${move}`,
  commentSign: " …",
  /** @param {string} text @param {string} player "": chance @param {string} comment */
  moveLabel: (text, player, comment) => [text, player || "chance", comment].filter(Boolean).join(", "),

  // Status
  opening: { link: "Opening the position of the link.", new: "Setting up the new game." },
  /** @param {Named} name @param {string} move */
  plays: (name, move) => (name.self ? `You play ${move}.` : `${name.title} plays ${move}.`),
  /** @param {string} result */
  chance: (result) => `Chance says ${result}.`,
  draw: "A draw.",
  /** @param {string} player */
  yourMove: (player) => `Your move: ${player}.`,
  /** @param {string} player */
  toMove: (player) => `${capitalised(player)} to move.`,
  /** @param {string[]} actions */
  offer: (actions) => `Place a stone or choose ${actions.map((name) => `“${name}”`).join(" or ")}.`,
  /** @param {string} title */
  isThinking: (title) => `${title} is thinking.`,
  /** @param {string} title */
  isWaiting: (title) => `${title} waits until you let it move.`,
  /** @param {string} title */
  willMove: (title) => `${title} moves once Python is ready.`,
  /** @param {string[]} moves */
  kept: (moves) => `${moves.join(", ")} ${moves.length === 1 ? "is" : "are"} kept until Python is ready.`,
  /** @param {Named} winner @param {Named} loser @param {string} player @param {string} reason */
  outcome(winner, loser, player, reason) {
    const wins = winner.self ? "You win" : `${winner.title} wins`;
    if (reason === "resign") return `${wins}: ${loser.self ? "you" : loser.title} resigned.`;
    const how = /** @type {Record<string, string>} */ ({
      chain: `: ${player}’s chain is complete.`,
      line: `: ${player}’s line is complete.`,
      last: `: ${player} took the last one.`,
    });
    return wins + (how[reason] ?? ".");
  },

  // Thinking and loading
  /** @param {number} seconds @param {number} playouts @param {number} workers */
  effort: (seconds, playouts, workers) =>
    `${decimal.format(seconds)} s · ${number.format(playouts)} playouts${workers > 1 ? ` · ${workers} workers` : ""}`,
  letMove: (/** @type {string} */ title) => `Let ${title} move`,
  /** @param {number} done @param {number} total */
  loadingBytes: (done, total) => `Loading: ${megabytes(done)} of ${megabytes(total)} MB`,
  startingPython: "Starting Python",
  startingWorkers: "starting",

  // Levels
  levels: "Levels",
  others: "Others",
  /** @param {{summary: string, sizes: number[], elo: number | null, error: number | null}} standing points above the weakest */
  standing({ summary, sizes, elo, error }) {
    if (elo === null) return `${summary} · not measured at this size, set ${sizes.length > 1 ? "between sizes" : "as at size"} ${sizes.join(" and ")}`;
    return `${summary} · Elo ${elo}${error ? ` ± ${error}` : ""} above the first level`;
  },

  // Game
  /** @param {string} title @param {number | null} size @param {string[]} options */
  gameTitle: (title, size, options) => [size === null ? title : `${title}, size ${size}`, ...options.map((name) => name.toLowerCase())].join(" · "),
  budgetKinds: { seconds: "Time a move", playouts: "Playouts a move" },
  /** @param {Budget} budget */
  budget: (budget) =>
    "seconds" in budget
      ? `${number.format(budget.seconds)} ${budget.seconds === 1 ? "second" : "seconds"}`
      : `${number.format(budget.playouts)} playouts`,
  /** @param {string} first @param {number} wins @param {number} losses @param {string} second @param {number} draws */
  score: (first, wins, losses, second, draws) =>
    [`${first} ${wins}`, `${second} ${losses}`, ...(draws ? [strings.draws(draws)] : [])].join(", "),
  /** @param {number} count */
  draws: (count) => (count === 1 ? "1 draw" : `${count} draws`),
  /** @param {number} least @param {number} most */
  bounds: (least, most) => `${number.format(least)} to ${number.format(most)}`,

  // Games from and to files, and those kept in this browser
  link: "Link to this position",
  drawing: "Picture (SVG)",
  bitmap: "Picture (PNG)",
  /** @param {string} title */
  copied: (title) => `${title}: copied.`,
  /** @param {string} title */
  downloaded: (title) => `${title}: downloaded.`,
  notCopied: "The browser does not let the page copy. Download it instead.",
  notReady: "Python is not ready yet. Try again in a moment.",
  /** @param {number} count */
  severalGames: (count) => `The text holds ${number.format(count)} games. This is the first one.`,
  /** @param {number} count */
  games: (count) => (count === 1 ? "1 game" : `${number.format(count)} games`),
  /** @param {string} name */
  keptGame: (name) => `${name}: kept in this browser.`,
  /** @param {string} name */
  deleted: (name) => `${name}: deleted.`,
  /** @param {Date} when @param {string[]} bots */
  saved: (when, bots) => [date.format(when), ...bots].join(" · "),
  noLibrary: "This file holds no games of this page: expected one that “Download all as one file” has made.",
  /** @param {string} reason */
  libraryFault: (reason) => `${reason} The game at the board and the games kept before are as they were.`,

  // Faults
  /** @param {string} path @param {string} reason */
  loadFailed: (path, reason) => `Loading failed: ${path} ${reason}. The game starts when it has arrived.`,
  storageDenied: "Python cannot start: this browser forbids the page to store data. Allow it for this site and try again.",
  unreachable: "could not be reached",
  /** @param {number} status */
  answered: (status) => `was answered with status ${status}`,
  damaged: "arrived damaged",
  /** @param {"link" | "stored" | "new"} kind */
  broken: (kind) =>
    kind === "link"
      ? "This link holds no game that can be read. Here is a fresh board; the text of the link was:"
      : "The game stored in this browser cannot be read. Here is a fresh board; the stored text was:",
  replaced: "The engine stopped answering. It was replaced and goes on with your game.",
  /** @param {number} running @param {number} wanted */
  fewerWorkers: (running, wanted) => `Only ${running} of ${wanted} workers could be started.`,
  /** @param {string} reason of which the last line is shown: a traceback ends with what it is about */
  engineFailed: (reason) => `The engine failed twice in a row: ${reason.trim().split("\n").at(-1)} Your game is kept.`,
  /** @param {string} message */
  engineError: (message) => `The engine refused: ${message}`,
};
