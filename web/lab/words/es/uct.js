/** Spanish texts of the bench uct, a module of the shape of ../en/uct.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "UCT, phase by phase": "UCT, fase a fase",
  "How do random games grow a tree in which the best move gets most of the visits?":
    "¿Cómo hacen crecer unas partidas al azar un árbol en el que la mejor jugada recibe la mayoría de las visitas?",
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
  choice: "elección",
  shares: "proporciones",
};

/** @type {typeof import("../en/uct.js").strings} */ export const strings = {
  predict: "¿A partir de qué simulación haría la búsqueda siempre la jugada que hace al final?",
  task: "",
  legend:
    "Barras: por cada hijo que se compara, su valor Q/N y, a continuación, su bonificación; se selecciona el hijo de la barra más larga. Tablero: la posición del nodo; las piedras en relieve son jugadas del árbol; las planas, de la simulación; están numeradas desde la raíz. Casillas sombreadas: proporción de las visitas, con el valor en tanto por ciento. Árbol: cada nodo con sus visitas y su valor para el jugador cuya jugada lleva a él; cuanto más ancha la arista, mayor la proporción de las visitas.",
  plotLegend:
    "Proporción de las visitas que tiene cada jugada de la raíz, según las simulaciones; como mucho, de las cuatro jugadas con más visitas al final.",
  seen: "Al principio cada jugada recibe una visita, de modo que las proporciones son iguales y los valores son puro ruido. Después la bonificación de una jugada disminuye con sus visitas y el árbol crece donde los valores son altos: de forma desigual. Los valores quedan mucho tiempo lejos de los exactos, pues promedian también juego débil; el orden de las jugadas es correcto mucho antes. Con la perspectiva equivocada cada nodo cree que el rival ayuda: la búsqueda gana confianza y pierde al Nim con 5, 6 y 9 fichas. Con 3, 7 y 11 gana de todos modos, por suerte.",
  paragraphs: [
    "Cada iteración tiene cuatro fases. La selección baja por el árbol y toma en cada nodo el hijo con la mayor cota superior de confianza. La expansión añade un hijo al árbol. La simulación juega desde allí una partida al azar. La retropropagación suma una visita al contador N de cada nodo del camino y, a su total Q, la puntuación del jugador cuya jugada lleva a ese nodo.",
    "La cota es la suma de dos partes: el valor Q/N, que hace que la búsqueda repita las buenas jugadas, y la bonificación 2 Cp sqrt(ln N(padre) / N), que hace que pruebe las que tienen pocas visitas. Es la regla UCB1 de los bandidos, aplicada en cada nodo.",
    "Una iteración requiere un tiempo proporcional a la profundidad del árbol por el número de hijos, más una simulación; con un hijo por iteración la memoria crece como mucho un nodo. Al aumentar las simulaciones, los valores convergen a los del juego perfecto y, con exploración suficiente, la probabilidad de una jugada errónea en la raíz decrece como una potencia de su número (Kocsis y Szepesvári). Pero la búsqueda puede tardar mucho en ver una trampa en lo profundo del árbol.",
    "Muchos programas se equivocan de perspectiva. Una puntuación buena para un jugador es mala para el otro, así que cada nodo debe contarla para el jugador que elige ese nodo. El error que aquí se puede activar toma cada puntuación desde el punto de vista del jugador de la raíz y la invierte después en cada nivel desde la hoja. Así, la puntuación que recibe un nodo depende, erróneamente, de cuánto más abajo está la hoja.",
  ],
  pseudocode:
    "por cada iteración:\n  nodo = raíz\n  mientras nodo esté expandido del todo:\n    nodo = hijo de la mayor cota\n  nodo = hijo nuevo, jugada sin probar\n  puntos = partida al azar desde nodo\n  por cada nodo hasta la raíz:\n    N = N + 1\n    Q = Q + puntos de quien lo eligió\nhacer la jugada con más visitas",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008), sobre las demostraciones.",
  ],
  why: {
    early:
      "Tras una décima parte de las simulaciones las jugadas tienen aquí pocas visitas. Sus valores aún son demasiado ruidosos para distinguir las mejores, así que la favorita cambia más tarde.",
    half: "Cuándo deja de cambiar la favorita depende de la distancia entre los valores de las mejores jugadas. Aquí es mayor y la elección llegó antes, o es menor y llegó después.",
    late: "Una jugada claramente mejor recibe pronto la mayoría de las visitas. Para adelantarla, otra necesitaría aún más, y eso casi nunca ocurre tarde.",
  },
  options: {
    early: "desde la primera décima parte de las simulaciones",
    half: "más tarde, pero en la primera mitad",
    late: "solo en la segunda mitad",
  },
  settled: (move, settled, all, exact) =>
    `La elección es ${move} a partir de la iteración ${number(settled)} de ${number(all)}.${exact === null ? "" : ` Con juego perfecto esta jugada vale ${number(exact)}: 1 es una victoria; 0,5, tablas; 0, una derrota.`}`,
  step: "paso",
  phase: "fase",
  stride: (count) => (count === 1 ? "iteración" : `${number(count)} iteraciones`),
  at: (at, told) => `Paso ${number(at)}: ${told}`,
  before: "el árbol es solo la raíz; no ha empezado ninguna iteración.",
  select: (iteration, move, parts) =>
    `iteración ${number(iteration)}, selección. ${parts ? `Se elige ${move}: ${parts}` : `Se elige ${move} al azar entre las jugadas sin visitas`}.`,
  expand: (iteration, moves) =>
    `iteración ${number(iteration)}, expansión. Nodos añadidos al árbol: ${moves.join(", ")}.`,
  simulate: (iteration, { game, games, player, move, over }) =>
    `iteración ${number(iteration)}, simulación${games > 1 ? ` ${number(game)} de ${number(games)}` : ""}. ${[move ? `Jugada al azar de ${player}: ${move}.` : "La partida ha terminado en este nodo.", over].filter(Boolean).join(" ")}`,
  won: (player) => `Victoria de ${player}.`,
  drawn: "Son tablas.",
  backup: (iteration, { score, player, games, nodes, leaf, choice, proofs }) =>
    `iteración ${number(iteration)}, retropropagación. ${games ? `La puntuación de ${player} es ${number(score)}${games > 1 ? ` en ${number(games)} simulaciones` : ""}; llega` : "Llega"} a ${nodes === 1 ? "1 nodo" : `${number(nodes)} nodos`}, de ${leaf} hasta la raíz. ${proofs.map((proof) => `${proof} `).join("")}Ahora se jugaría ${choice}.`,
  proof: (node, player) => `Demostrado en ${node}: victoria de ${player}.`,
  bound: "cota = Q/N + 2 Cp sqrt(ln N(padre) / N)",
  turned: "El error: la puntuación se invierte en cada nivel, mueva quien mueva allí.",
  root: "raíz",
  two: (value) => number(Math.round(100 * value) / 100),
  count: (value) => number(value),
  unvisited: "sin visitas",
  proven: "demostrado",
  node: (name, visits, value, winner) =>
    `${name}, ${visits ? `valor ${value}, visitas ${number(visits)}` : "sin visitas"}${winner ? `, demostrado: victoria de ${winner}` : ""}`,
  bars: "Valor + bonificación",
  barsOf: (some, all) => `Valor + bonificación, ${number(some)} de ${number(all)} hijos`,
  acrossTitle: "Simulaciones",
  upTitle: "Proporción de las visitas, %",
};
