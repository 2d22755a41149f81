// @ts-check
/** The room of the game: the players' strips, the notice, the list of moves and the buttons of the moment. */

export const texts = {
  lensOptions: "Display and warnings",
  more: "More",
  tipAnalyse: "Analyse (Space)",
  tipHint: "Hint (H)",
  tipKeys: "Shortcuts (?)",
  tipNew: "New game (N)",
  tipUndo: "Take back (Ctrl+Z)",
};

export const strings = {
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
