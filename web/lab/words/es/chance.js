// @ts-check
/** Spanish texts of the bench chance, a module of the shape of ../en/chance.js. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Chance: "Azar",
  "When does the move of expectimax lose?": "¿Cuándo pierde la jugada de expectimax?",
  "Trees four moves deep": "Árboles de cuatro jugadas de profundidad",
  "Tic-tac-toe: a trap that costs the draw": "Tres en raya: una trampa que cuesta las tablas",
  "Nim, lost against a perfect opponent": "Nim, perdido contra un rival perfecto",
  "Position; empty for uniform trees": "Posición; vacío: árboles uniformes",
  "Moves at each node of a uniform tree": "Jugadas en cada nodo de un árbol uniforme",
  "Depth of a uniform tree in moves": "Profundidad de un árbol uniforme, en jugadas",
  "Random moves of the opponent in a hundred, by the coin": "Jugadas al azar del rival por cada cien, según la moneda",
  "Uniform trees": "Árboles uniformes",
  "best reply": "mejor respuesta",
  "random reply": "respuesta al azar",
  expectimax: "expectimax",
  expectiminimax: "expectiminimax",
  "random %": "al azar, %",
  result: "resultado",
  trees: "árboles",
  "chosen by": "elegida por",
  "other move": "otra jugada",
  crossing: "cruce",
  lead: "ventaja",
  "lead from": "ventaja desde",
  "lead to": "ventaja hasta",
};

/** @type {typeof import("../en/chance.js").strings} */
export const strings = {
  predict: "¿Cuántas respuestas del rival, de cada cien, tienen que ser al azar para que expectimax pueda esperar más que minimax, en la media de todos los árboles?",
  task: "",
  legend: "El mismo árbol tres veces. Minimax: el rival da la peor respuesta. Expectimax: una respuesta al azar, así que cuenta la media. Expectiminimax: antes de cada respuesta una moneda decide si es la mejor o una al azar. Junto a cada jugada del azar está su probabilidad. Los valores son probabilidades de victoria del jugador 1.",
  plotLegend: "Ventaja media sobre lo que minimax puede esperar en el mismo árbol, con su intervalo del 95 %: por encima de 0 se gana más que con minimax, por debajo menos. Los rivales van de perfectos (izquierda) a aleatorios (derecha); expectiminimax sabe cuántas respuestas son al azar. La tabla tiene los resultados mismos, de la derrota (0) a la victoria (1).",
  seen: "Expectimax cruza la línea de minimax. Contra un rival perfecto minimax espera más, porque expectimax cuenta con errores que nunca llegan; contra uno aleatorio es al revés, porque minimax se protege de respuestas que casi nunca se dan. En árboles de dos jugadas el resultado cambia en línea recta con la proporción de respuestas al azar, y las líneas se cortan cerca de la mitad. Expectiminimax queda por encima de ambas, pero tiene que conocer esa proporción. En el caso de la trampa, expectimax entrega unas tablas por la posibilidad de que el rival se equivoque: acierta a partir de unas 46 respuestas al azar de cada cien. Minimax, por su parte, toma la primera de varias jugadas con la misma garantía, aunque otra tienda una trampa sin coste alguno.",
  paragraphs: [
    "El valor de una jugada depende de quién responde. Minimax toma el menor valor de las respuestas: una garantía, sea quien sea el rival. Expectimax toma su media, como si el rival jugara al azar. Expectiminimax conoce tres clases de nodos: máx, mín y azar con las probabilidades de sus resultados. Aquí el azar es una moneda que dice antes de cada respuesta si se da la mejor o una al azar.",
    "Los tres visitan todos los nodos: el tiempo es b^d con b jugadas por nodo y profundidad d, más un factor por cada moneda del camino, y la memoria, b por d para un solo camino. En los nodos de azar no se puede podar como en alfa-beta salvo que los valores estén acotados (star-minimax, de Ballard), porque en la media cuentan todos los resultados.",
    "Cada uno es el mejor contra el rival que supone: minimax contra uno perfecto, expectimax contra uno aleatorio, expectiminimax si las probabilidades son correctas. Expectimax pierde donde su jugada tiene una media alta y una respuesta terrible, y el rival encuentra esa respuesta.",
  ],
  pseudocode:
    "valor(nodo):\n    si la partida ha terminado: devolver el resultado\n    si mueves tú: devolver el mayor valor de las jugadas\n    si mueve un rival perfecto: devolver el menor valor de las respuestas\n    si mueve un rival aleatorio: devolver la media de las respuestas\n    si se lanza una moneda: devolver (1 - p) * valor(mejor respuesta) + p * valor(respuesta al azar)",
  sources: [
    "Donald Michie: Game-playing and game-learning automata (1966).",
    "Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).",
  ],
  options: { low: "33 o menos", middle: "de 34 a 66", high: "67 o más", never: "nunca puede" },
  why: {
    low: "Un rival que casi siempre responde bien encuentra justo las respuestas que expectimax cree improbables, y cuestan más de lo que dan sus pocos errores.",
    middle: "Aquí uno de los dos errores cuesta claramente más: compara la distancia entre las líneas en el extremo izquierdo y en el derecho.",
    high: "Minimax paga su garantía con la media, y eso cuesta más de lo que ahorra ya con menos respuestas al azar.",
    never: "Contra un rival aleatorio ninguna jugada es mejor que la de expectimax, así que debe ir por delante en el extremo derecho salvo que ambos jueguen igual.",
  },
  measured: (share, other, trees) =>
    `${share === null ? "Expectimax nunca espera más que minimax." : `Expectimax espera más a partir de un ${figure(share)} % de respuestas al azar.`} Árboles en que empiezan con jugadas distintas: ${number(other)} de ${number(trees)}.`,
  coin: (share) => `La moneda hace que el ${number(share)} % de las respuestas sea al azar.`,
  walk: "búsqueda",
  acrossTitle: "Respuestas al azar del rival, %",
  upTitle: "Ventaja sobre minimax",
};
