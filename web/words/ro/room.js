// @ts-check
/** The room of the game: the players' strips, the notice, the list of moves and the buttons of the moment. */

/** @type {typeof import("../en/room.js").texts} */
export const texts = {
  lensOptions: "Afișare și avertismente",
  more: "Mai mult",
  tipAnalyse: "Analizează (spațiu)",
  tipHint: "Indiciu (H)",
  tipKeys: "Scurtături (?)",
  tipNew: "Partidă nouă (N)",
  tipUndo: "Retrage (Ctrl+Z)",
};

/** @type {typeof import("../en/room.js").strings} */
export const strings = {
  takeBack: "Retrage",
  playNow: "Mută acum",
  pauseBot: "Pauză",
  playOn: "Continuă",
  rival: (title) => `${title}: putere și setări`,
  pageTitle: (news, page) => `${news} – ${page}`,
  yourTurn: "E rândul tău",
};
