/** The room of the game: the players' strips, the notice, the list of moves and the buttons of the moment. */

/** @type {typeof import("../en/room.js").texts} */ export const texts = {
  backward: "Anterior",
  forward: "Siguiente",
  lensOptions: "Vista y avisos",
  more: "Más",
  tipAnalyse: "Analizar (espacio)",
  tipHint: "Pista (H)",
  tipKeys: "Atajos (?)",
  tipNew: "Nueva partida (N)",
  tipUndo: "Deshacer (Ctrl+Z)",
};

/** @param {string[]} offers the moves beside a stone */
const stoneOr = (offers) => `una piedra o ${offers.map((name) => `«${name}»`).join(" o ")}`;

/** @type {typeof import("../en/room.js").strings} */ export const strings = {
  yourMove: (player, offers) =>
    offers.length ? `Te toca: ${stoneOr(offers)}.` : `Te toca.${player && ` Juegas con ${player}.`}`,
  toMove: (player, offers) => `${[`Turno de ${player}`, ...(offers.length ? [stoneOr(offers)] : [])].join(": ")}.`,
  why: "¿Por qué?",
  tapAgain: (move) => `Toca otra vez para jugar ${move}.`,
  verbs: {
    swap: (name, { owner, cell, traded }) =>
      `${name.self ? "Intercambias" : `${name.title} intercambia`}: ${traded ? "los jugadores cambian de lados." : `la piedra es ahora de las ${owner.toLowerCase()}${cell ? `, en la casilla simétrica ${cell}` : ""}.`}`,
  },
  reasons: {
    swap: {
      title: "La regla del pastel",
      text: "Empezar es una ventaja. La regla del pastel la compensa, como cuando un niño corta un pastel y el otro elige: tras la primera piedra, el segundo jugador puede quedarse con ella en vez de poner una. Si los jugadores unen lados distintos, la piedra pasa a su casilla simétrica, donde vale lo mismo para su nuevo dueño. Por eso conviene abrir con una piedra ni demasiado fuerte ni demasiado débil.",
    },
  },
  takes: (name, count) => (name.self ? `Tomas ${count}.` : `${name.title} toma ${count}.`),
  mayTake: (most) => (most > 1 ? `Toma de 1 a ${most}.` : "Toma la última."),
  takeBack: "Deshacer",
  playNow: "Jugar ya",
  pauseBot: "Pausar",
  playOn: "Seguir",
  rival: (title) => `${title}: fuerza y ajustes`,
  pageTitle: (news, page) => `${news} – ${page}`,
  yourTurn: "Te toca",
};
