/** English texts of the bench of the reader's own bots. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("en");

export const strings = {
  texts: {
    title: "Your own bot",
    question: "Can you write a bot that beats those of the engine?",
    write: "Write it",
    kept: "Your bots",
    name: "Name of the file",
    source: "Python source",
    keys: "Tab indents, Shift+Tab takes back. To leave the editor by keyboard, press Escape, then Tab.",
    foreign:
      "This bot comes from a link or a file. Read it first: nothing of it runs or is kept until you check it, play it or keep it.",
    keep: "Keep it",
    check: "Check",
    stop: "Stop",
    open: "Open a file",
    save: "Save as a file",
    remove: "Delete",
    printed: "Printed by your bots",
    link: "Link that shows this bot to others",
    command: "The saved file on the command line",
    against: "Play against it",
    game: "Game",
    opponent: "Opponent",
    side: "Your bot moves",
    first: "first",
    second: "second",
    playouts: "Playouts per move",
    play: "Start the game",
    board: "Board",
    measured: "Measure it",
    measure:
      "In the experiments a bot of yours is called by the name of its file, with settings and budget like any other: my_bot.py@500.",
    tournament: "Your bot in a tournament",
    sweep: "Your bot in a sweep",
    explanation: "Explanation",
  },
  template: `def search(state, dice, playouts):
    """Plays random games after every move and prefers the move that wins most of them."""
    moves = state.legal()
    wins = [0.0] * len(moves)
    for games in range(1, playouts // len(moves) + 2):
        for i, move in enumerate(moves):
            score = state.play(move).playouts(1, dice)  # 1: player 1 has won, 0: player 2
            wins[i] += score if state.to_move == 1 else 1 - score
        best = max(range(len(moves)), key=wins.__getitem__)
        yield moves[best], wins[best] / games  # the best move so far, and how often it wins
`,
  fresh: "a new one, from the template",
  you: "you",
  starting: "Starting a Python of its own for your bots.",
  checking: "Your bot plays two games against itself.",
  playing: "The game is on.",
  stopped: "Stopped.",
  checked: (/** @type {number} */ seconds, /** @type {string[]} */ settings) =>
    `No fault: your bot has played two games against itself, and the same seed gave the same game. A move with 100 playouts takes ${figure(1000 * seconds)} ms. ${settings.length ? `Settings: ${settings.join(", ")}.` : "It has no settings."}`,
  lost: "The worker of your bot stopped responding and was restarted: look for one step that takes very long or needs very much memory.",
  full: "This browser has no room left, so the bot is kept only until you leave the page: save it as a file.",
  brokenLink: "This link shows no bot: expected the name of a file and its source.",
  goTo: (/** @type {number} */ line) => `Go to line ${number(line)}`,
  seat: (/** @type {string} */ colour, /** @type {string} */ name) => `${name} (${colour})`,
  wins: (/** @type {string} */ seat, /** @type {string} */ reason) => `Won by ${seat}: ${reason}.`,
  draw: "A draw.",
  stoppedGame: (/** @type {number} */ moves) => `The game was stopped after ${number(moves)} moves.`,
  yourMove: (/** @type {string} */ colour) => `Your turn as ${colour}: choose a cell.`,
  thinks: (/** @type {string} */ seat) => `${seat} is thinking.`,
  paragraphs: [
    "A bot is a generator called search. It gets a position, dice and a number of playouts. It yields a move with its value, and may then yield better moves as often as it likes; the engine plays the move that was yielded last. All searches of the engine work this way: the caller may stop asking at any time, so no search has to look at the clock. The template is flat Monte Carlo: a move takes time in proportion to playouts times the length of a game, and memory of one number for each legal move. With more playouts its values converge, but to the chance of winning if both sides play at random, so its favourite need not be the best move.",
    "A position never changes: state.legal() lists the moves, which are numbers, state.play(move) returns the position after one, state.to_move is the player to move (1 or 2), state.outcome is None until the game is over, and then state.outcome.score(1) is 1, 0.5 or 0. state.playouts(count, dice) plays random games and returns their total score for player 1. state.cells has the stones, one byte for each cell: 0 if it is empty, else the number of the player.",
    "The value that you yield is the winning chance, 0 to 1, of the player to move, after that move. The playouts return scores of player 1, so a bot has to count 1 minus the score when player 2 is to move. A wrong perspective is the most frequent mistake: such a bot plays well as player 1 but helps its opponent as player 2.",
    "Take every random number from dice: dice.below(n) is a whole number from 0 to n - 1, dice.share() a number from 0 to 1. Then the same seed gives the same game again, here and on the command line, so that a result can be repeated and a fault found. The module random would give another game each time.",
    "Further parameters of search with numbers or switches as defaults are settings: with def search(state, dice, playouts, c=1.4), my_bot.py(c=0.5) is another bot, and a sweep can vary c. Variables outside of search, such as a tree, last for one game.",
    "A move may take five seconds. Your bots run in a worker that has access neither to the network nor to storage. If a bot fails or never ends, the message names the line.",
  ],
  sources: [
    "Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), the idea of the template.",
    "Cameron Browne and others: A survey of Monte Carlo tree search methods (2012), what to try next.",
  ],
};
