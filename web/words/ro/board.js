/** Romanian: the board. */

/** By theme of the board, the words for which it exchanges those for the players’ colours. @type {Record<string, import("../colours.js").Exchange>} */
export const colours = {
  "red-blue": {
    negru: "roșu",
    negrul: "roșul",
    negrului: "roșului",
    negre: "roșii",
    negrele: "roșiile",
    neagră: "roșie",
    alb: "albastru",
    albul: "albastrul",
    albului: "albastrului",
    albe: "albastre",
    albele: "albastrele",
    albă: "albastră",
  },
};

export const texts = {
  redBlue: "Roșu și albastru",
  turnOn: "Rotește tabla",
  tipTurn: "Rotește tabla (F)",
  mirror: "Oglindește tabla",
};

export const strings = {
  /** Of the stone that the second player may take over, for screen readers. */
  takeOver: "alege-o ca s-o preiei",
  /** @param {number} count of the tokens that a move takes */
  takesLabel: (count) => `ia ${count}`,
};
