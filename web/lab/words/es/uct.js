// @ts-check
/** Spanish texts of the bench uct, a module of the shape of ../en/uct.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "UCT, phase by phase": "UCT, fase a fase",
  "How do random games grow a tree in which the best move gets most of the visits?": "¿Cómo hacen crecer unas partidas al azar un árbol en el que la mejor jugada recibe la mayoría de las visitas?",
  Playouts: "Simulaciones",
  "The mistake: back up from the wrong perspective": "El error: retropropagar desde la perspectiva equivocada",
  "A forced win in tic-tac-toe": "Una victoria forzada en el tres en raya",
  "A forced win for the second player": "Una victoria forzada del segundo jugador",
  "Ten thousand playouts": "Diez mil simulaciones",
  "Nim with 5 tokens, the wrong perspective": "Nim con 5 fichas, la perspectiva equivocada",
  "Nim with 6 tokens, the wrong perspective": "Nim con 6 fichas, la perspectiva equivocada",
  "Nim with 9 tokens, the wrong perspective": "Nim con 9 fichas, la perspectiva equivocada",
  "Hex with 16 playouts an iteration and proofs": "Hex con 16 simulaciones por iteración y demostraciones",
  on: "sí",
  off: "no",
  one: "un hijo",
  all: "todos los hijos",
  each: "cada simulación, una visita",
  sum: "suma",
  ucb: "cota superior",
  visits: "visitas",
  bonus: "bonificación",
  nodes: "nodos",
  depth: "profundidad",
  "share %": "proporción, %",
  choice: "elección",
  shares: "proporciones",
};

/** @type {typeof import("../en/uct.js").strings} */
export const strings = {
  predict: "¿Cuándo se decide la búsqueda: desde qué simulación jugaría siempre la jugada que juega al final?",
  task: "",
  legend: "Barras: por cada hijo que se compara, su valor Q/N y, a continuación, su bonificación; se selecciona el hijo de la barra más larga. Tablero: la posición del nodo; las piedras en relieve son jugadas del árbol, las planas son de la simulación, numeradas desde la raíz. Casillas sombreadas: proporción de las visitas, con el valor en tanto por ciento. Árbol: cada nodo con su valor para quien juega allí y sus visitas; cuanto más ancha la arista, mayor la proporción de las visitas.",
  plotLegend: "Proporción de las visitas de cada jugada en la raíz, de hasta cuatro jugadas, las que más tienen al final.",
  seen: "Al principio cada jugada recibe una visita, de modo que las proporciones son iguales y los valores, puro ruido. Después la bonificación de una jugada disminuye con sus visitas y el árbol crece donde los valores son altos: de forma desigual. Los valores quedan mucho tiempo lejos de los exactos, pues promedian también juego débil; el orden de las jugadas es correcto mucho antes. Con la perspectiva equivocada cada nodo cree que el rival ayuda: la búsqueda gana confianza y pierde al Nim con 5, 6 y 9 fichas. Con 3, 7 y 11 gana igualmente, por suerte.",
  paragraphs: [
    "Cada iteración tiene cuatro fases. La selección baja por el árbol, en cada nodo hacia el hijo con la mayor cota superior de confianza. La expansión añade un hijo. La simulación juega desde allí una partida al azar. La retropropagación suma su puntuación a todos los nodos del camino, vista por quien movió hacia cada uno.",
    "La cota suma dos partes: el valor Q/N, por el que se repiten las buenas jugadas, y la bonificación 2 Cp sqrt(ln N(padre) / N), por la que se prueban las poco conocidas. Es la regla UCB1 de los bandidos, aplicada en cada nodo.",
    "Una iteración cuesta un tiempo proporcional a la profundidad del árbol por el número de hijos, más una simulación; la memoria crece en un nodo. Al aumentar las simulaciones, los valores convergen a los del juego perfecto y la probabilidad de una jugada errónea en la raíz disminuye de forma polinómica. Una trampa en lo profundo del árbol puede tardar mucho en verse.",
    "La perspectiva es donde fallan los programas. Una puntuación buena para un jugador es mala para el otro, así que cada nodo debe contarla para el jugador que elige ese nodo. Con el error que aquí se puede activar, todos los nodos se toman como del jugador de la raíz y la puntuación se invierte en cada nivel desde la hoja: lo que recibe un nodo depende de cuánto más abajo está la hoja.",
  ],
  pseudocode: "por cada iteración:\n  nodo = raíz\n  mientras nodo esté expandido del todo:\n    nodo = hijo de la mayor cota\n  nodo = hijo nuevo, jugada sin probar\n  puntos = partida al azar desde nodo\n  por cada nodo hasta la raíz:\n    N = N + 1\n    Q = Q + puntos de quien movió allí\njugar la jugada con más visitas",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008), sobre las demostraciones.",
  ],
  why: {
    early: "Una décima parte de las simulaciones da aquí pocas visitas a cada jugada: los valores de las mejores aún se solapan, y la primera cambia.",
    half: "Cuándo la primera deja de cambiar depende de la distancia entre los valores de las mejores jugadas; aquí es mayor, o menor, que eso.",
    late: "La bonificación de una jugada baja cuando crecen sus visitas, así que a una primera claramente mejor casi nunca la adelantan tarde.",
  },
  options: { early: "desde la primera décima parte de las simulaciones", half: "más tarde, pero en la primera mitad", late: "solo en la segunda mitad" },
  settled: (move, settled, all, exact) => `La elección es ${move} desde la iteración ${number(settled)} de ${number(all)}.${exact === null ? "" : ` Con juego perfecto esta jugada vale ${number(exact)}: 1 es victoria, 0,5 tablas, 0 derrota.`}`,
  step: "paso",
  phase: "fase",
  stride: (count) => (count === 1 ? "iteración" : `${number(count)} iteraciones`),
  at: (at, told) => `Paso ${number(at)}: ${told}`,
  before: "el árbol es solo la raíz; no ha empezado ninguna iteración.",
  select: (iteration, move, parts) => `iteración ${number(iteration)}, selección. ${parts ? `Se elige ${move}: ${parts}` : `Se elige ${move} al azar entre las jugadas sin visitas`}.`,
  expand: (iteration, moves) => `iteración ${number(iteration)}, expansión. Se añade al árbol: ${moves.join(", ")}.`,
  simulate: (iteration, { game, games, player, move, over }) => `iteración ${number(iteration)}, simulación${games > 1 ? ` ${number(game)} de ${number(games)}` : ""}. ${[move ? `Al azar, ${player} juega ${move}.` : "La partida ha terminado en este nodo.", over].filter(Boolean).join(" ")}`,
  won: (player) => `El ganador es ${player}.`,
  drawn: "Son tablas.",
  backup: (iteration, { score, player, games, nodes, leaf, choice, proofs }) => `iteración ${number(iteration)}, retropropagación. ${games ? `La puntuación de ${player} es ${number(score)}${games > 1 ? ` en ${number(games)} simulaciones` : ""}; ` : ""}llega a ${number(nodes)} nodos, de ${leaf} hasta la raíz. ${proofs.map((proof) => `${proof} `).join("")}Ahora se jugaría ${choice}.`,
  proof: (node, player) => `Demostrado en ${node}: gana ${player}.`,
  bound: "cota = Q/N + 2 Cp sqrt(ln N(padre) / N)",
  turned: "El error: la puntuación se invierte en cada nivel, sea quien sea el que mueve.",
  root: "raíz",
  two: (value) => number(Math.round(100 * value) / 100),
  count: (value) => number(value),
  unvisited: "sin visitas",
  proven: "demostrado",
  node: (name, visits, value, winner) => `${name}, ${visits ? `valor ${value}, visitas ${number(visits)}` : "sin visitas"}${winner ? `, demostrado: gana ${winner}` : ""}`,
  bars: "Valor + bonificación",
  barsOf: (some, all) => `Valor + bonificación, ${number(some)} de ${number(all)} hijos`,
  acrossTitle: "Simulaciones",
  upTitle: "Proporción de las visitas, %",
};
