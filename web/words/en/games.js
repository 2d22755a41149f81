/** My games, links, friends and the card at the end of a game. */

import { capitalised, formats } from "../numbers.js";

/** @import { Named } from "../../model/state.js" */

const { number, date } = formats("en");

const moves = (/** @type {number} */ count) => `${number(count)} ${count === 1 ? "move" : "moves"}`;

/** Games won and lost off the board, by reason. */
const WON = new Map([
  ["resign", "Won by resignation"],
  ["time", "Won on time"],
  ["fault", "Won by forfeit"],
]);
const LOST = new Map([
  ["resign", "Resigned"],
  ["time", "Lost on time"],
  ["fault", "Lost by forfeit"],
]);

export const texts = {
  copyLink: "Copy link",
  continueGame: "Continue",
  deleteGame: "Delete",
  dropHint: "You can also drop a file anywhere on the page.",
  findGames: "Find a game",
  friendLinkTitle: "Link for your friend",
  friendSteps: "Send your friend this link. Your friend opens it, answers with a move and sends a link back to you.",
  gamesNote: "Your games are kept in this browser only. Download them to keep a copy.",
  keepGame: "Keep the game on the board",
  moreGames: "Show more",
  noGames: "No games yet. Every game you play appears here by itself, so you can go on with it or look at it again.",
  pickFile: "Choose a file …",
  pickGames: "Add games from a file …",
  rematch: "Rematch",
  reviewGame: "Review",
  scanCode: "QR code",
  sendLink: "Send …",
  startGame: "Start a game",
};

export const strings = {
  /** The person, as a game file calls them. */
  player: "Player",
  shareLink: "Link",
  friend: "Your friend",
  friendToMove: "Now send the link to your friend.",
  friendSent: "Waiting for your friend’s link.",
  sendLink: "Send the link",
  /** What is told of a friend’s link, by how it relates to the game known; "": nothing. */
  friendLink: {
    longer: "",
    same: "",
    older: "This link is older than the game here. The game stays as it is.",
    other: "This link contradicts the game here, which stays as it is. The moves of the link:",
  },
  noneFound: "No game here has these words.",
  watching: "Shared game. Continue as:",
  playAs: (/** @type {string} */ player) => `As ${capitalised(player)}`,
  won: (/** @type {Named} */ winner) => `${winner.self ? "You" : winner.title} won`,
  drawn: "A draw",
  /** @param {number} count @param {string} reason @param {Named | null} loser null in a draw */
  inMoves(count, reason, loser) {
    const who = loser?.self ? "You" : loser?.title;
    if (reason === "resign") return `${who} resigned after ${moves(count)}.`;
    if (reason === "time") return `${who} ran out of time after ${moves(count)}.`;
    if (reason === "fault") return `${who} forfeited after ${moves(count)}.`;
    return `In ${moves(count)}.`;
  },
  /** @param {string} title of a level */
  tryLevel: (title) => `Play ${title}`,

  gameWon: (/** @type {number} */ count, /** @type {string} */ reason) => WON.get(reason) ?? `Won in ${moves(count)}`,
  /** @param {number} count @param {string} reason */
  gameLost: (count, reason) => LOST.get(reason) ?? `Lost in ${moves(count)}`,
  /** @param {string} winner @param {number} count */
  gameWonBy: (winner, count) => `${capitalised(winner)} won in ${moves(count)}`,
  gameDrawn: (/** @type {number} */ count) => `A draw in ${moves(count)}`,
  gameOpen: (/** @type {number} */ count) => `Unfinished, ${moves(count)}`,
  twoAtBoard: "Two people",
  day: date,
  unreadableGame: "This version cannot show this game.",
};
