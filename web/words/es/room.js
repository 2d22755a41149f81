// @ts-check
/** The room of the game: the players' strips, the notice, the list of moves and the buttons of the moment. */

/** @type {typeof import("../en/room.js").texts} */
export const texts = {
  lensOptions: "Vista y avisos",
  more: "Más",
  tipAnalyse: "Analizar (espacio)",
  tipHint: "Pista (H)",
  tipKeys: "Atajos (?)",
  tipNew: "Nueva partida (N)",
  tipUndo: "Deshacer (Ctrl+Z)",
};

/** @type {typeof import("../en/room.js").strings} */
export const strings = {
  takeBack: "Deshacer",
  playNow: "Jugar ya",
  pauseBot: "Pausar",
  playOn: "Seguir",
  rival: (title) => `${title}: fuerza y ajustes`,
  pageTitle: (news, page) => `${news} – ${page}`,
  yourTurn: "Te toca",
};
