/** Spanish: the board. */

/** By theme of the board, the words for which it exchanges those for the players’ colours. @type {Record<string, import("../colours.js").Exchange>} */
export const colours = {
  "red-blue": {
    negras: "rojas",
    negra: "roja",
    negro: "rojo",
    negros: "rojos",
    blancas: "azules",
    blanca: "azul",
    blanco: "azul",
    blancos: "azules",
  },
};

export const texts = {
  redBlue: "Rojo y azul",
  turnOn: "Girar el tablero",
  tipTurn: "Girar el tablero (F)",
  mirror: "Reflejar el tablero",
};

export const strings = {
  /** Of the stone that the second player may take over, for screen readers. */
  takeOver: "elígela para quedártela",
  /** @param {number} count of the tokens that a move takes */
  takesLabel: (count) => `toma ${count}`,
};
