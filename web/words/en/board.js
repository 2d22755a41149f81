/** English: the board. */

/** By theme of the board, the words for which it exchanges those for the players’ colours. @type {Record<string, import("../colours.js").Exchange>} */
export const colours = { "red-blue": { black: "red", white: "blue" } };

export const texts = {
  redBlue: "Red and blue",
  turnOn: "Turn the board",
  tipTurn: "Turn the board (F)",
  mirror: "Mirror the board",
};

export const strings = {
  /** Of the stone that the second player may take over, for screen readers. */
  takeOver: "choose it to take it over",
  /** @param {number} count of the tokens that a move takes */
  takesLabel: (count) => `takes ${count}`,
};
