/** The review of a game, learning from mistakes, and the openings. */

/** @type {typeof import("../en/review.js").texts} */ export const texts = {
  learning: "Aprende de tus errores",
  learningBack: "Volver a la posición",
  openings: "Aperturas",
};

/** @type {typeof import("../en/review.js").strings} */ export const strings = {
  winRate: (share) => `gana el ${share}`,
  signs: { inaccuracy: "?!", mistake: "?", blunder: "??" },
  grades: {
    inaccuracy: (count) => (count === 1 ? "1 imprecisión" : `${count} imprecisiones`),
    mistake: (count) => (count === 1 ? "1 error" : `${count} errores`),
    blunder: (count) => (count === 1 ? "1 error grave" : `${count} errores graves`),
  },
  mistake: (number, move, cost, better) => `${number}. ${move} cuesta un ${cost}, mejor era ${better}`,
  accuracy: (player, loss, counts) =>
    `${player}: un ${loss} perdido por jugada de media · ${counts.join(", ") || "sin errores"}`,
  curveAt: (move, player, chance) => `${move || "Inicio"} · ${player} ${chance}`,
  learn: "Aprende de tus errores",
  learnFrom: (player) => `Aprender de los errores de ${player}`,
  mistakeCount: (number, total) => `Error ${number} de ${total}`,
  showAnswer: "Ver la respuesta",
  nextMistake: "Siguiente",
  endLearning: "Terminar",
  verdicts: {
    ask: ({ move }) => `Busca una jugada mejor que ${move}.`,
    judging: ({ tried }) => `¿Es mejor ${tried}? El motor lo estudia …`,
    best: ({ tried }) => `Correcto: ${tried} es la mejor jugada.`,
    good: ({ tried, better }) => `Correcto: ${tried} es tan buena como ${better}.`,
    worse: ({ tried, cost }) => `No es mejor: ${tried} cuesta un ${cost} de las opciones de ganar. Inténtalo otra vez.`,
    told: ({ better }) => `La respuesta es ${better}.`,
    done: ({ found, total }) => `Has encontrado ${found} de ${total} jugadas mejores.`,
  },
  evenStones: (best) => `Primeras piedras más justas, sin intercambio: ${best.slice(0, 2).join(", ")}.`,
  answers: (swap, taken, answered, best) =>
    `${swap} gana el ${taken}. ${best ? `Mejor respuesta: ${best}` : `Responder: ${answered}`}.`,
  openingsOffer: (ply) => (ply ? "¿Conviene intercambiar esta piedra?" : "¿Cuán igualada es cada primera piedra?"),
  stonesLegend: (games) =>
    `Azul: la más igualada. Número: % de victorias de la piedra sin intercambio, según ${games ? `hasta ${games} partidas de Wye contra sí mismo` : "una búsqueda de Wye"}.`,
  answersLegend: (games) =>
    `Número: % de victorias de la respuesta, según hasta ${games} partidas rápidas de Wye contra sí mismo. Más tenue: menos partidas.`,
  noAnswers: (games) =>
    `${games ? `Según hasta ${games} partidas de Wye contra sí mismo` : "Según una búsqueda de Wye"}. Las respuestas a esta piedra no se han medido.`,
};
