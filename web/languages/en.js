// @ts-check
/** English. The other languages are modules of this shape. */

import { capitalised, formats } from "../formats.js";

/** @import { Budget, Named } from "../state.js" */

/** @typedef {{title: string, text: string, done: string, again: string}} LessonTexts */

const { number, decimal, megabytes, percent, date } = formats("en");

/** What the engine says is English already. @type {Record<string, string>} */
export const names = {};

/** What the engine refuses, by the template of its English, which has values in braces. @type {Record<string, string>} */
export const refusals = {};

/** Texts that stand in the page from the first: of elements with data-text, and names of those with data-label. */
export const texts = {
  board: "Board",
  broken: "The text that could not be read",
  budget: "The bot thinks for",
  cancel: "Cancel",
  controls: "Controls",
  copy: "Copy",
  dismiss: "Dismiss",
  game: "Game",
  keepPlaying: "Keep playing",
  licences: "Licences",
  newGame: "New game",
  opponent: "Opponent",
  playNow: "Play now",
  resetScore: "Reset score",
  resign: "Resign",
  resignQuestion: "Resign this game?",
  retry: "Try again",
  seat: "Who starts",
  settings: "Settings of the bot",
  size: "Size",
  start: "Start",
  studying: "Exact values",
  undo: "Undo",
  workers: "Workers",

  // Two bots
  watching: "Two bots play",
  step: "One move",
  pace: "Speed",

  // Clocks
  clock: "Clock",
  increment: "Added per move",

  // Settings
  preferences: "Settings",
  language: "Language",
  theme: "Appearance",
  themeSystem: "As the system",
  themeLight: "Light",
  themeDark: "Dark",
  colours: "Board",
  wood: "Wood",
  slate: "Slate",
  meadow: "Meadow",
  turn: "Turn of this game’s board",
  mirrored: "Mirrored",
  contrast: "High contrast",
  patterns: "Patterns on the stones",
  coordinates: "Coordinates",
  numbers: "Numbers of the moves",
  confirm: "A second tap confirms a move",
  sound: "Sound",
  close: "Close",

  // Keys
  move: "Move",
  play: "Play",
  keys: "Keys",
  singleKeys: "Single keys act outside of the board",

  // Analysis
  alarm: "Warn me of a move that loses much",
  analyse: "Analyse",
  analysis: "Analysis",
  balance: "Chances",
  candidates: "Candidates",
  hint: "Hint",
  shade: "Shading shows",
  survey: "Analyse all moves",
  surveyStop: "Stop",

  // Moves and records
  comment: "Comment on this position",
  delete: "Delete",
  done: "Done",
  download: "Download",
  exportAll: "Download all as one file",
  file: "Or a file",
  firstMove: "First position",
  importAll: "Add the games of such a file",
  lastMove: "Last position",
  library: "My games",
  moves: "Moves",
  name: "Name of this game",
  nextMove: "Next move",
  notes: "Comment and lines",
  open: "Open",
  openGame: "Open a game",
  pasted: "A game as text, in any of the usual forms, or a link",
  previousMove: "Previous move",
  rename: "Rename",
  promote: "Make this the main line",
  prune: "Delete from here",
  save: "Save",
  saveGame: "Save this game",
  sure: "Really delete",

  // First steps and about
  lessons: "First steps",
  searchOn: "Search on",
  visits: "Tried",
  won: "Won",
  back: "Back",
  next: "Next",
  about: "About",
  aboutText: "Wye is free software under the MIT licence. The page loads a Python engine once; after that everything runs in your own browser, without a network, and nothing that you do leaves it.",
  strength: "How strong the levels are",
  strengthText: "Elo points above the first level, with the 95 % interval: 200 points more win three games of four, 400 ten of eleven.",

  // Versions and storage
  updateWaits: "A new version of this page is ready. Your game is kept.",
  updateNow: "Update",
  updateLater: "Later",
  forget: "Delete stored data",
  forgetQuestion: "Delete all that this browser keeps?",
  forgetText: "The game, the score, the settings and the files for playing without a network will be gone. The page then loads again from the network.",
  keep: "Keep it",
};

/** Sentences and names made from what happens. */
export const strings = {
  you: "You",
  twoPeople: "Two people at this board",
  random: "Random",
  nobody: "Nobody: two bots play",
  /** The label of the bot that is that player. @param {string} player */
  botFor: (player) => `${capitalised(player)} is played by`,
  /** @param {string} player @param {number} seat */
  starts: (player, seat) => (seat === 1 ? `You start (${player})` : `You answer (${player})`),

  // Cells, as the screen reader names them: name and content first.
  empty: "empty",
  pendingCell: "waiting",
  lastMove: "last move",
  winning: "winning",
  proposed: "tap again to play",
  moveNumber: (/** @type {number} */ number) => `move ${number}`,
  token: "token",
  /** @param {string} player */
  taken: (player) => `taken by ${player}`,
  /** What a move is worth to the player to move. @param {number} value @returns {string} */
  exact: (value) => (value > 0.5 ? "win" : value < 0.5 ? "loss" : "draw"),
  exactSign: (/** @type {number} */ value) => (value > 0.5 ? "+" : value < 0.5 ? "−" : "="),
  percent,
  exactLabel: (/** @type {string} */ word) => `exact value: ${word}`,
  estimateLabel: (/** @type {string} */ share) => `estimate: ${share}`,

  // Status
  opening: { link: "Opening the position of the link.", new: "Setting up the new game." },
  /** A bot that plays against another one. @param {string} title @param {string} player */
  seated: (title, player) => `${title} (${player})`,
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
  isPaused: (title) => `Paused. ${title} is to move.`,
  /** @param {string} title */
  willMove: (title) => `${title} moves once Python is ready.`,
  /** @param {string[]} moves */
  kept: (moves) => `${moves.join(", ")} ${moves.length === 1 ? "is" : "are"} kept until Python is ready.`,
  /** @param {Named} winner @param {Named} loser @param {string} player @param {string} reason */
  outcome(winner, loser, player, reason) {
    const wins = winner.self ? "You win" : `${winner.title} wins`;
    if (reason === "resign") return `${wins}: ${loser.self ? "you" : loser.title} resigned.`;
    if (reason === "time") {
      return `${loser.self ? "You have" : `${loser.title} has`} run out of time: ${winner.self ? "you win" : `${winner.title} wins`}.`;
    }
    const how = /** @type {Record<string, string>} */ ({
      chain: `: ${player}’s chain is complete.`,
      line: `: ${player}’s line is complete.`,
      last: `: ${player} took the last one.`,
    });
    return wins + (how[reason] ?? ".");
  },

  // Clocks
  /** @param {number} minutes for each player */
  minutes: (minutes) => (minutes ? `${number(minutes)} ${minutes === 1 ? "minute" : "minutes"}` : "None"),
  /** @param {number} seconds */
  increment: (seconds) => (seconds ? `${number(seconds)} seconds` : "Nothing"),
  /** @param {string} player @param {boolean} runs */
  clockOf: (player, runs) => `${player}’s clock${runs ? ", running" : ""}`,
  /** @param {{minutes: number, seconds: number, exact: boolean}} face exact: to the tenth of a second */
  clockFace: ({ minutes, seconds, exact }) => (exact ? decimal(seconds) : `${minutes}:${String(seconds).padStart(2, "0")}`),
  /** @param {Named} player @param {number} seconds */
  timeLeft: (player, seconds) => `${player.self ? "You have" : `${player.title} has`} ${number(seconds)} seconds left.`,

  // Thinking and loading
  /** @param {number} seconds @param {number} playouts @param {number} workers */
  effort: (seconds, playouts, workers) =>
    `${decimal(seconds)} s · ${number(playouts)} playouts${workers > 1 ? ` · ${workers} workers` : ""}`,
  letMove: (/** @type {string} */ title) => `Let ${title} move`,
  pause: "Pause",
  goOn: "Go on",
  /** @param {number} seconds */
  pace: (seconds) => (seconds ? `At least ${number(seconds)} s a move` : "As fast as they play"),
  /** @param {string} title */
  thinksFor: (title) => `${title} thinks for`,
  /** @param {string} title */
  ponders: (title) => `${title} thinks in your time, too`,
  /** @param {number} done @param {number} total */
  loadingBytes: (done, total) => `Loading: ${megabytes(done)} of ${megabytes(total)} MB`,
  startingPython: "Starting Python",
  startingWorkers: "starting",

  // Levels
  levels: "Levels",
  others: "Others",
  level: (/** @type {number} */ level) => `Level ${level}`,
  /** @param {number} level @param {number} count */
  levelOf: (level, count) => `Level ${level} of ${count}`,
  /** @param {string} title */
  suitable: (title) => `By your results ${title} would suit you better.`,
  /** @param {{summary: string, sizes: number[], elo: number | null, error: number | null}} standing points above the weakest */
  standing({ summary, sizes, elo, error }) {
    if (elo === null) return `${summary} · not measured at this size, set ${sizes.length > 1 ? "between sizes" : "as at size"} ${sizes.join(" and ")}`;
    return `${summary} · Elo ${elo}${error ? ` ± ${error}` : ""} above the first level`;
  },

  // Analysis
  shades: { visits: "where the search looked", owners: "who will own what", none: "nothing" },
  /** @param {number} order */
  choice: (order) => (["best", "second", "third", "fourth", "fifth"][order - 1] ?? `number ${order}`) + " choice",
  /** @param {string} player @param {string} share */
  favours: (player, share) => `${player} ${share}`,
  /** @param {string} player @param {string} share */
  willOwn: (player, share) => `${player}’s in ${share} of the playouts`,
  hintArea: "hint: somewhere here",
  hintMove: "hint",
  /** @param {string} move @param {string} chance @param {string} share @param {number} playouts */
  legend: (move, chance, share, playouts) =>
    `Blue is the best move, ${move}: the search came back to it most often, in ${share} of its visits, and wins ${chance}. Orange moves were looked at less, faded ones hardly: more wins there have less behind them. ${number(playouts)} playouts.`,
  legendNone: "The search begins once it is your turn.",
  legendPaused: "The search begins once the game is paused.",
  legendOver: "The game is over.",
  /** @param {number} done @param {number} total */
  surveyed: (done, total) => `${number(done)} of ${number(total)} positions`,
  /** @param {string} player @param {(string | null)[]} chances */
  curve: (player, chances) => `${player}’s chances after each move: ${chances.map((one) => one ?? "–").join(", ")}`,
  /** @param {number} ply @param {string} move @param {string} cost */
  mistake: (ply, move, cost) => `${ply}. ${move}: −${cost}`,
  /** @param {string} cost */
  alarm: (cost) => `That move has cost about ${cost} of your chances. Take it back, or let the game go on.`,
  hintWaits: "Looking for a hint …",
  /** @param {string} move */
  hintTold: (move) => `Hint: ${move}.`,
  hintSomewhere: "Hint: a good move lies in the marked area.",

  // The list of moves
  moveText: (/** @type {number} */ ply, /** @type {string} */ move) => `${ply} ${move}`,
  commentSign: " …",
  /** @param {string} text @param {string} player "": chance @param {string} comment */
  moveLabel: (text, player, comment) => [text, player || "chance", comment].filter(Boolean).join(", "),

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
  severalGames: (count) => `The text holds ${number(count)} games. Which one is to be opened?`,
  /** @param {number} order @param {string} name "": it has none @param {string} title @param {number} moves */
  gameChoice: (order, name, title, moves) => `${name ? `${order}. ${name}` : `Game ${order}`} (${title}, ${number(moves)} ${moves === 1 ? "move" : "moves"})`,
  setUp: "The text tells of a position, not of how it came about. The moves that lead to it here are made up.",
  /** @param {number} count */
  games: (count) => (count === 1 ? "1 game" : `${number(count)} games`),
  /** @param {string} name */
  keptGame: (name) => `${name}: kept in this browser.`,
  /** @param {string} name */
  renamed: (name) => `${name}: renamed.`,
  /** @param {string} name */
  deleted: (name) => `${name}: deleted.`,
  /** @param {Date} when @param {string[]} bots */
  saved: (when, bots) => [date(when), ...bots].join(" · "),
  noLibrary: "This file holds no games of this page: expected one that “Download all as one file” has made.",
  /** @param {string} reason */
  libraryFault: (reason) => `${reason} The game at the board and the games kept before are as they were.`,

  // Game
  /** Of the game in which either player joins two sides, by how the way between the first player's lies. */
  goals: {
    upright: "Black connects top and bottom, White connects left and right.",
    level: "White connects top and bottom, Black connects left and right.",
    falling: "Black connects upper left and lower right, White connects upper right and lower left.",
    rising: "White connects upper left and lower right, Black connects upper right and lower left.",
  },
  /** @param {string} title @param {number | null} size @param {string[]} options */
  gameTitle: (title, size, options) => [size === null ? title : `${title}, size ${size}`, ...options.map((name) => name.toLowerCase())].join(" · "),
  budgetKinds: { seconds: "Time a move", playouts: "Playouts a move" },
  /** @param {Budget} budget */
  budget: (budget) =>
    "seconds" in budget
      ? `${number(budget.seconds)} ${budget.seconds === 1 ? "second" : "seconds"}`
      : `${number(budget.playouts)} playouts`,
  /** @param {string} first @param {number} wins @param {number} losses @param {string} second @param {number} draws */
  score: (first, wins, losses, second, draws) =>
    [`${first} ${wins}`, `${second} ${losses}`, ...(draws ? [strings.draws(draws)] : [])].join(", "),
  /** @param {number} count */
  draws: (count) => (count === 1 ? "1 draw" : `${count} draws`),
  /** @param {number} least @param {number} most */
  bounds: (least, most) => `${number(least)} to ${number(most)}`,

  // First steps and about
  /** By name. done: what is said of a right move; again: of another one. */
  lessons: /** @type {Record<string, LessonTexts>} */ ({
    chain: {
      title: "Three sides",
      text: "Y is played on a triangle. Two players set stones in turn, and stones never move. Whoever first has one chain that touches all three sides wins; a corner belongs to both its sides. Black is to move and can win at once. Where?",
      done: "One chain, three sides: Black has won. There is never a draw in Y.",
      again: "Not yet: that leaves the chain short of the bottom side. Look for a cell that touches both.",
    },
    bridge: {
      title: "Bridges",
      text: "Two black stones with two empty cells between them are as good as connected: if White takes one cell, Black takes the other. White has just intruded at c4. What does Black answer?",
      done: "The bridge is closed and the stones are one chain. Strong play builds chains of bridges instead of solid lines.",
      again: "White would cut there. Take the other cell of the bridge.",
    },
    edge: {
      title: "Hex",
      text: "Hex is played on a rhombus: Black joins top and bottom, White joins left and right. Bridges reach to an edge, too. White has intruded at b4; Black can finish.",
      done: "Top and bottom are joined: Black has won.",
      again: "That is not enough: the chain from the top must reach the bottom row now.",
    },
    takeover: {
      title: "The swap",
      text: "The first stone is an advantage, so there is a pie rule, as with one who cuts and one who chooses: instead of answering, the second player may take the first stone over. Here Black has opened in the middle. What does White do?",
      done: "Right: the middle of a small board wins, so White takes it. Whoever opens should choose a stone that is neither too good nor too bad.",
      again: "You may answer, but with best play Black would win: choose the swap.",
    },
    search: {
      title: "How the bot thinks",
      text: "Monte Carlo tree search repeats four steps: it goes down the tree of moves that it knows, by what has won so far and what has been tried little (selection); adds a position (expansion); plays a game from there at random (simulation); and counts the result for every move on the way (backpropagation). Let it search from this position, longer and longer: what wins is tried more and more.",
      done: "",
      again: "This board is for looking on. Let it search.",
    },
  }),
  lessonBoard: "Board of the lesson",
  /** @param {number} step @param {number} count */
  lessonCount: (step, count) => `Step ${number(step)} of ${number(count)}`,
  searched: (/** @type {number} */ playouts) => `After ${number(playouts)} random games at most:`,
  count: number,
  version: (/** @type {string} */ version) => `Version ${version}`,
  unmeasured: "The levels have not been measured yet.",
  /** @param {number} points @param {number} error */
  elo: (points, error) => `${number(points)}${error ? ` ± ${number(error)}` : ""}`,
  ofSize: (/** @type {number} */ size) => `size ${size}`,

  // Keys
  /** Keys, apart by spaces, and what they do. @type {[string, string][]} */
  keys: [
    ["← ↑ → ↓", "on the board from cell to cell, elsewhere through the game and between its lines"],
    ["Home End", "on the board to the ends of the row, elsewhere to those of the game"],
    ["PageUp PageDown", "one move back, one move on"],
    ["Enter Space", "on the board: play on the cell"],
    ["Space", "elsewhere: analyse, or no more"],
    ["Ctrl+Z Ctrl+Y", "take back, play again"],
    ["/", "type a move, such as a1"],
    ["?", "this list"],
    ["Esc", "close what is open, end the analysis"],
    ["Tab", "from control to control"],
  ],
  unplayable: (/** @type {string} */ text) => `“${text}” cannot be played now.`,

  // Settings
  /** @param {number} degrees @param {"flat" | "wide" | "tall" | null} shape @returns {string} */
  turn: (degrees, shape) => `${degrees}°${shape ? ` · ${{ flat: "parallelogram", wide: "wide diamond", tall: "tall diamond" }[shape]}` : ""}`,

  // Faults
  /** @param {string} path @param {string} reason */
  loadFailed: (path, reason) => `Loading failed: ${path} ${reason}. The game starts when it has arrived.`,
  storageDenied: "Python cannot start: this browser forbids the page to store data. Allow it for this site and try again.",
  unreachable: "could not be reached",
  /** @param {number} status */
  answered: (status) => `was answered with status ${status}`,
  damaged: "arrived damaged",
  /** @param {"link" | "stored" | "new"} kind @returns {string} */
  broken: (kind) =>
    kind === "link"
      ? "This link holds no game that can be read. Here is a fresh board; the text of the link was:"
      : "The game stored in this browser cannot be read. Here is a fresh board; the stored text was:",
  notKept: "This browser has no more room for the page: the game goes on, but may not be here at the next visit. Save it to a file to be sure.",
  otherWindow: "The page is open in another window, too. Both play on; the next visit finds the game that was moved in last.",
  replaced: "The engine stopped answering. It was replaced and goes on with your game.",
  /** @param {number} running @param {number} wanted */
  fewerWorkers: (running, wanted) => `Only ${running} of ${wanted} workers could be started.`,
  /** @param {string} reason of which the last line is shown: a traceback ends with what it is about */
  engineFailed: (reason) => `The engine failed twice in a row: ${reason.trim().split("\n").at(-1)} Your game is kept.`,
  /** @param {string} message */
  engineError: (message) => `The engine refused: ${message}`,
};
