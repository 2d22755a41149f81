/** Partidas, los enlaces, los amigos y la tarjeta del final de una partida. */

import { capitalised, formats } from "../numbers.js";

/** @import { Named } from "../../model/state.js" */

const { number, date } = formats("es");

const moves = (/** @type {number} */ count) => `${number(count)} ${count === 1 ? "jugada" : "jugadas"}`;

/** Games won and lost off the board, by reason. */
const WON = new Map([
  ["resign", "Ganada por abandono"],
  ["time", "Ganada por tiempo"],
  ["fault", "Ganada por descalificación"],
]);
const LOST = new Map([
  ["resign", "Perdida por abandono"],
  ["time", "Perdida por tiempo"],
  ["fault", "Perdida por descalificación"],
]);

export const texts = {
  copyLink: "Copiar enlace",
  continueGame: "Continuar",
  deleteGame: "Borrar",
  dropHint: "También puedes soltar un archivo en cualquier lugar de la página.",
  findGames: "Buscar una partida",
  friendLinkTitle: "Enlace para tu amigo",
  friendSteps: "Envía este enlace a tu amigo. Él lo abre, responde con una jugada y te devuelve otro enlace.",
  gamesNote: "Tus partidas se guardan solo en este navegador. Descárgalas para tener una copia.",
  keepGame: "Guardar la partida del tablero",
  moreGames: "Mostrar más",
  noGames:
    "Aún no hay partidas. Cada partida que juegas aparece aquí por sí sola, para que puedas continuarla o volver a verla.",
  pickFile: "Elegir un archivo…",
  pickGames: "Añadir partidas de un archivo…",
  rematch: "Revancha",
  reviewGame: "Revisar",
  scanCode: "Código QR",
  sendLink: "Enviar…",
  startGame: "Empezar una partida",
};

export const strings = {
  player: "Jugador",
  shareLink: "Enlace",
  friend: "Tu amigo",
  friendToMove: "Ahora envía el enlace a tu amigo.",
  friendSent: "A la espera del enlace de tu amigo.",
  sendLink: "Enviar el enlace",
  friendLink: {
    longer: "",
    same: "",
    older: "Este enlace es anterior a la partida que hay aquí. La partida queda como está.",
    other: "Este enlace contradice la partida que hay aquí, que queda como está. Las jugadas del enlace:",
  },
  noneFound: "Ninguna partida de aquí tiene estas palabras.",
  watching: "Partida compartida. Continúa:",
  playAs: (/** @type {string} */ player) => `Con ${capitalised(player)}`,
  won: (/** @type {Named} */ winner) => (winner.self ? "Has ganado" : `Ha ganado ${winner.title}`),
  drawn: "Tablas",
  inMoves(/** @type {number} */ count, /** @type {string} */ reason, /** @type {Named | null} */ loser) {
    if (reason === "resign")
      return loser?.self
        ? `Te has rendido tras ${moves(count)}.`
        : `${loser?.title} se ha rendido tras ${moves(count)}.`;
    if (reason === "time")
      return loser?.self
        ? `Se te ha acabado el tiempo tras ${moves(count)}.`
        : `A ${loser?.title} se le ha acabado el tiempo tras ${moves(count)}.`;
    if (reason === "fault") return `Descalificación${loser?.self ? "" : ` de ${loser?.title}`} tras ${moves(count)}.`;
    return `En ${moves(count)}.`;
  },
  tryLevel: (/** @type {string} */ title) => `Jugar contra ${title}`,

  /** @param {number} count @param {string} reason */
  gameWon: (count, reason) => WON.get(reason) ?? `Ganada en ${moves(count)}`,
  /** @param {number} count @param {string} reason */
  gameLost: (count, reason) => LOST.get(reason) ?? `Perdida en ${moves(count)}`,
  /** @param {string} winner @param {number} count */
  gameWonBy: (winner, count) => `${capitalised(winner)} ganó en ${moves(count)}`,
  gameDrawn: (/** @type {number} */ count) => `Tablas en ${moves(count)}`,
  gameOpen: (/** @type {number} */ count) => `Sin terminar, ${moves(count)}`,
  twoAtBoard: "Dos personas",
  day: date,
  unreadableGame: "Esta versión no puede mostrar esta partida.",
};
