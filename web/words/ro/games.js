/** Partidele, linkurile, prietenii și cartonașul de la sfârșitul unei partide. */

import { capitalised, countedRo, formats } from "../numbers.js";

/** @import { Named } from "../../model/state.js" */

const { date } = formats("ro");

const moves = (/** @type {number} */ count) => countedRo(count, "mutare", "mutări");

/** Games won and lost off the board, by reason. */
const WON = new Map([
  ["resign", "Câștigată prin cedare"],
  ["time", "Câștigată la timp"],
  ["fault", "Câștigată prin descalificare"],
]);
const LOST = new Map([
  ["resign", "Pierdută prin cedare"],
  ["time", "Pierdută la timp"],
  ["fault", "Pierdută prin descalificare"],
]);

export const texts = {
  copyLink: "Copiază linkul",
  continueGame: "Continuă",
  deleteGame: "Șterge",
  dropHint: "Poți și să tragi un fișier oriunde pe pagină.",
  findGames: "Caută o partidă",
  friendLinkTitle: "Link pentru prietenul tău",
  friendSteps:
    "Trimite-i prietenului tău acest link. El îl deschide, răspunde cu o mutare și îți trimite înapoi un link.",
  gamesNote: "Partidele tale se păstrează numai în acest browser. Descarcă-le ca să ai o copie.",
  keepGame: "Păstrează partida de pe tablă",
  moreGames: "Arată mai multe",
  noGames:
    "Încă nu ai partide. Fiecare partidă pe care o joci apare aici de la sine, ca să o poți continua sau revedea.",
  pickFile: "Alege un fișier…",
  pickGames: "Adaugă partide dintr-un fișier…",
  rematch: "Revanșă",
  reviewGame: "Analizează",
  scanCode: "Cod QR",
  sendLink: "Trimite…",
  startGame: "Începe o partidă",
};

export const strings = {
  player: "Jucător",
  shareLink: "Link",
  friend: "Prietenul tău",
  friendToMove: "Acum trimite linkul prietenului tău.",
  friendSent: "Se așteaptă linkul prietenului tău.",
  sendLink: "Trimite linkul",
  friendLink: {
    longer: "",
    same: "",
    older: "Acest link este mai vechi decât partida de aici. Partida rămâne cum este.",
    other: "Acest link contrazice partida de aici, care rămâne cum este. Mutările din link:",
  },
  noneFound: "Nicio partidă de aici nu are aceste cuvinte.",
  watching: "Partidă primită. Continuă:",
  playAs: (/** @type {string} */ player) => `Cu ${capitalised(player)}`,
  won: (/** @type {Named} */ winner) => (winner.self ? "Ai câștigat" : `${winner.title} a câștigat`),
  drawn: "Remiză",
  inMoves(/** @type {number} */ count, /** @type {string} */ reason, /** @type {Named | null} */ loser) {
    if (reason === "resign")
      return loser?.self ? `Ai cedat după ${moves(count)}.` : `${loser?.title} a cedat după ${moves(count)}.`;
    if (reason === "time")
      return loser?.self
        ? `Ți s-a terminat timpul după ${moves(count)}.`
        : `${loser?.title} a rămas fără timp după ${moves(count)}.`;
    if (reason === "fault") return `Descalificare${loser?.self ? "" : ` (${loser?.title})`} după ${moves(count)}.`;
    return `În ${moves(count)}.`;
  },
  tryLevel: (/** @type {string} */ title) => `Joacă contra ${title}`,

  /** @param {number} count @param {string} reason */
  gameWon: (count, reason) => WON.get(reason) ?? `Câștigată în ${moves(count)}`,
  /** @param {number} count @param {string} reason */
  gameLost: (count, reason) => LOST.get(reason) ?? `Pierdută în ${moves(count)}`,
  /** @param {string} winner @param {number} count */
  gameWonBy: (winner, count) => `${capitalised(winner)} a câștigat în ${moves(count)}`,
  gameDrawn: (/** @type {number} */ count) => `Remiză în ${moves(count)}`,
  gameOpen: (/** @type {number} */ count) => `Neterminată, ${moves(count)}`,
  twoAtBoard: "Două persoane",
  day: date,
  unreadableGame: "Această versiune nu poate arăta partida.",
};
