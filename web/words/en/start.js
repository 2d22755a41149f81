/** The welcome, the lessons and the dialog for a new game. */

/** @typedef {{title: string, text: string, done: string, again: string}} LessonTexts */

export const texts = {
  // The welcome
  welcome: "Welcome",
  welcomeText: "Y is a game for two: whoever connects all three sides with a single chain of stones wins.",
  welcomeAgain: "Show the welcome",
  wayLearn: "Learn in a minute",
  wayLearnText: "Six small positions to try",
  wayEasy: "Play an easy game",
  wayEasyText: "A small board and a gentle opponent",
  wayFamiliar: "I know Hex",
  wayFamiliarText: "See what differs, then play",
  familiarText:
    "Y is Hex on a triangle. Both players have the same goal, a chain that touches all three sides, so the sides have no colours. Bridges, ladders and the swap work as in Hex.",

  // Learn
  tryAgain: "Try again",
  back: "Back",
  firstGame: "Play your first game",
  goOnWith: "Go on",
  next: "Next",
  searchOn: "Search further",
  searchWaits: "The computer is still loading. The search can start in a moment.",
  lessonSteps: "Steps",
  toLab: "The lab",
  toLabText: "Experiments with the searches behind the bots",
  toProblems: "Problems",
  toProblemsText: "Find the one winning move",
  visits: "Visits",
  won: "Win rate",

  // A new game
  levelLabel: "Level",
  moreChoices: "More options",
  runningKept: "Your current game is saved in My games.",
};

export const strings = {
  // The welcome
  startGame: (/** @type {string} */ title, /** @type {number} */ size) => `Play ${title} ${size}`,
  engineReady: "Ready to play",

  // Learn
  /** By name. done: the answer to a right move; again: to any other move. */
  lessons: /** @type {Record<string, LessonTexts>} */ ({
    chain: {
      title: "Three sides",
      text: "Two players take turns placing stones; stones never move. You are Black. You win with one chain of stones that touches all three sides. One move is missing: where?",
      done: "One chain, three sides: you win.",
      again: "Not yet: your chain does not reach the bottom. Look for a cell beside the chain on the bottom side.",
    },
    corner: {
      title: "Corners",
      text: "A corner belongs to both its sides. Your chain on the left touches two sides. Which cell adds the third?",
      done: "The corner is part of the left and of the right side: you win.",
      again: "White takes the corner, and White’s chain touches all three sides. Try again.",
    },
    full: {
      title: "No draws",
      text: "Two cells are empty. On a full board exactly one player has connected all three sides, so a game of Y never ends in a draw. Take the cell that makes it you.",
      done: "You win. Had White taken this cell, White would have won.",
      again: "White takes the last cell and wins. Somebody always wins.",
    },
    bridge: {
      title: "Bridges",
      text: "Your stones b3 and d4 share two empty neighbours: a bridge. If White takes one of them, you take the other. White has just played c4. Answer!",
      done: "Your stones are connected. Strong players build with bridges: they are as good as connected, and reach further.",
      again: "White cuts the bridge. Take its other cell at once.",
    },
    two: {
      title: "Two ways to win",
      text: "You win in two moves. A bridge already connects a3 with c4. Which move leaves White without a defence?",
      done: "White can take only one cell of the bridge, and you take the other: you win.",
      again: "White takes c5, connects all three sides and wins. Stop that with a move that helps you, too.",
    },
    takeover: {
      title: "The swap",
      text: "The first stone is an advantage. To be fair, the second player may swap, which means to take over that stone. One cuts the cake, the other chooses. Now you are White, and Black has taken the centre. What do you do?",
      done: "The stone is yours, and Black moves next. So open with a stone that is neither too strong nor too weak.",
      again: "That is allowed, but Black’s centre would win with best play. Choose the swap.",
    },
    edge: {
      title: "Hex",
      text: "Hex is played on a rhombus: Black connects top and bottom, White connects left and right. A stone can form a bridge to an edge, too. White has just played b4. You are Black and can win at once.",
      done: "Top and bottom are connected: you win.",
      again: "White cuts your chain from the bottom row and wins. Reach it now.",
    },
    search: {
      title: "How the computer thinks",
      text: "Monte Carlo tree search repeats four steps. It walks down its tree of moves, preferring those that have won often or were tried rarely (selection). It adds a position (expansion), plays a random game from there (simulation), and counts the result for every move on the path (backpropagation). The longer it searches, the more visits the winning move gets.",
      done: "",
      again: "On this board you only watch. Let the computer search.",
    },
  }),
  lessonBoard: "Board of the lesson",
  lessonCount: (/** @type {number} */ step, /** @type {number} */ count) => `Step ${step} of ${count}`,
  /** What a lesson that may be left out is about, by its name. @type {Record<string, string>} */
  lessonCards: { edge: "The same idea on a rhombus", search: "Watch a tree search at work" },
  lessonFurther: "For the curious",
  /** The name of a step's link. @param {number} step @param {string} title @param {boolean} solved */
  lessonStep: (step, title, solved) => `Step ${step}: ${title}${solved ? ", solved" : ""}`,

  // A new game
  /** The kinds of opponents. */
  rivals: { computer: "Computer", friend: "Friend on this device", link: "Friend by link", bots: "Two bots" },
};
