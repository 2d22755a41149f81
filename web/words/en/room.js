/** The room of the game: the players' strips, the notice, the list of moves and the buttons of the moment. */

import { capitalised } from "../numbers.js";

/** @import { Named } from "../../model/state.js" */

export const texts = {
  backward: "Previous",
  forward: "Next",
  lensOptions: "Display and warnings",
  more: "More",
  tipAnalyse: "Analyse (Space)",
  tipHint: "Hint (H)",
  tipKeys: "Shortcuts (?)",
  tipNew: "New game (N)",
  tipUndo: "Take back (Ctrl+Z)",
};

/** @param {string[]} offers the moves beside a stone */
const stoneOr = (offers) => `a stone or ${offers.map((name) => `“${name}”`).join(" or ")}`;

export const strings = {
  /** Whose turn it is; offers: the moves beside a stone. @param {string} player empty where the colour is plain @param {string[]} offers */
  yourMove: (player, offers) =>
    offers.length ? `Your move: ${stoneOr(offers)}.` : `Your move.${player && ` You are ${capitalised(player)}.`}`,
  toMove: (/** @type {string} */ player, /** @type {string[]} */ offers) =>
    `${[`${capitalised(player)} to move`, ...(offers.length ? [stoneOr(offers)] : [])].join(": ")}.`,
  why: "Why?",
  tapAgain: (/** @type {string} */ move) => `Tap again to play ${move}.`,
  /**
   * Sentences for moves that have a verb of their own, by the engine’s name of the move. owner: who owns the stone now; cell:
   * where it lies if it has moved, else empty; traded: whether the players have traded their sides instead.
   */
  verbs: /** @type {Record<string, (name: Named, how: {owner: string, cell: string, traded: boolean}) => string>} */ ({
    swap: (name, { owner, cell, traded }) =>
      `${name.self ? "You swap" : `${name.title} swaps`}: ${traded ? "the players trade sides." : `the stone is ${owner}’s now${cell ? `, on the mirror cell ${cell}` : ""}.`}`,
  }),
  /** Explanations of such moves. @type {Record<string, {title: string, text: string}>} */
  reasons: {
    swap: {
      title: "Why a swap?",
      text: "Moving first is an advantage. The pie rule makes it fair, as when one child cuts a cake and the other chooses: after the first stone, the second player may take it over instead of placing one. Where the players connect different sides, the stone moves to its mirror cell, on which it is worth the same to its new owner. So open with a stone that is neither too strong nor too weak.",
    },
  },
  /** @param {Named} name @param {number} count */
  takes: (name, count) => `${name.self ? "You take" : `${name.title} takes`} ${count}.`,
  mayTake: (/** @type {number} */ most) => (most > 1 ? `Take 1 to ${most}.` : "Take the last one."),
  takeBack: "Take back",
  playNow: "Play now",
  pauseBot: "Pause",
  playOn: "Play on",
  /** The name of the button that opens the settings of a bot. @param {string} title */
  rival: (title) => `${title}: strength and settings`,
  /** @param {string} news what is going on @param {string} page */
  pageTitle: (news, page) => `${news} – ${page}`,
  yourTurn: "Your move",
};
