/** Spanish texts of the bench chance, a module of the shape of ../en/chance.js. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Chance: "Azar",
  "Against which opponents does expectimax choose the wrong move?":
    "¿Contra qué rivales elige expectimax la jugada errónea?",
  "Trees four moves deep": "Árboles de cuatro jugadas de profundidad",
  "Tic-tac-toe: a trap that costs the draw": "Tres en raya: una trampa que cuesta las tablas",
  "Nim, lost against a perfect opponent": "Nim, perdido contra un rival perfecto",
  "Position; empty for uniform trees": "Posición; vacío: árboles uniformes",
  "Moves at each node of a uniform tree": "Jugadas en cada nodo de un árbol uniforme",
  "Depth of a uniform tree in moves": "Profundidad de un árbol uniforme, en jugadas",
  "Random replies of the opponent in a hundred, decided by the coin":
    "Respuestas al azar del rival por cada cien, que decide la moneda",
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

/** @type {typeof import("../en/chance.js").strings} */ export const strings = {
  predict:
    "¿Cuántas respuestas del rival, de cada cien, tienen que ser al azar para que expectimax pueda esperar un resultado mejor que minimax, en promedio sobre todos los árboles?",
  task: "",
  legend:
    "El mismo árbol tres veces. Minimax supone que el rival da la respuesta peor para ti. Expectimax supone una respuesta al azar, así que cuenta la media. Expectiminimax supone que antes de cada respuesta una moneda decide si el rival da la mejor o una al azar. Junto a cada jugada del azar está su probabilidad. Los valores son probabilidades de ganar del jugador 1.",
  plotLegend:
    "Ventaja media sobre lo que minimax puede esperar en el mismo árbol, con su intervalo del 95 %: por encima de 0 se gana más que con minimax; por debajo, menos. Los rivales van de perfectos (izquierda) a aleatorios (derecha); expectiminimax sabe cuántas respuestas son al azar. La tabla da los propios resultados, de la derrota (0) a la victoria (1).",
  seen: "Expectimax cruza la línea de minimax. Contra un rival perfecto minimax espera un resultado mejor, porque expectimax cuenta con errores que nunca llegan; contra uno aleatorio lo espera expectimax, porque minimax se protege de respuestas que casi nunca se dan. En árboles de dos jugadas de profundidad el resultado varía linealmente con la proporción de respuestas al azar, y las líneas se cortan cerca de la mitad. Expectiminimax nunca queda por debajo de ninguna de las dos, pero tiene que conocer esa proporción. En el preajuste de la trampa, expectimax renuncia a unas tablas seguras por la posibilidad de que el rival se equivoque: solo compensa si unas 46 respuestas o más de cada cien son al azar. Minimax toma la primera de varias jugadas con la misma garantía, aunque otra de ellas tienda una trampa sin riesgo.",
  paragraphs: [
    "El valor de una jugada depende de cómo responde el rival. Minimax toma el menor valor de las respuestas, que es una garantía contra cualquier rival. Expectimax toma su media, como si el rival jugara al azar. Expectiminimax tiene tres clases de nodos: nodos máx, nodos mín y nodos de azar con las probabilidades de sus resultados. Aquí el azar es una moneda que decide antes de cada respuesta si se da la mejor o una al azar.",
    "Los tres visitan todos los nodos: con b jugadas por nodo y profundidad d, el tiempo crece como b^d, y cada moneda de un camino lo duplica. La memoria es proporcional a b por d, para un solo camino; las búsquedas de aquí recuerdan además las posiciones que han encontrado, para no buscar ninguna dos veces. En un nodo de azar todos los resultados cuentan en la media, así que solo se puede podar allí si se conocen cotas de los valores (star-minimax, de Ballard).",
    "Si la búsqueda llega al final de la partida, cada uno es óptimo contra el rival que supone: minimax contra uno perfecto, expectimax contra uno aleatorio, expectiminimax si las probabilidades son correctas. Expectimax pierde cuando su jugada tiene una media alta, pero permite una respuesta terrible, y el rival la encuentra.",
  ],
  pseudocode:
    "valor(nodo):\n    si la partida ha terminado: devolver el resultado\n    si mueves tú: devolver el mayor valor de las jugadas\n    si mueve un rival perfecto: devolver el menor valor de las respuestas\n    si mueve un rival aleatorio: devolver la media de las respuestas\n    si se lanza una moneda: devolver (1 - p) * valor(mejor respuesta) + p * valor(respuesta al azar)",
  sources: [
    "Donald Michie: Game-playing and game-learning automata (1966).",
    "Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).",
  ],
  options: { low: "33 o menos", middle: "de 34 a 66", high: "67 o más", never: "nunca puede" },
  why: {
    low: "Un rival que casi siempre responde bien encuentra las respuestas a las que expectimax da poco peso; en estos árboles le cuestan más de lo que le dan los pocos errores del rival.",
    middle:
      "Aquí uno de los dos supuestos erróneos cuesta claramente más que el otro, así que las líneas no se cortan cerca del centro: compara la distancia entre ellas en el extremo izquierdo y en el derecho.",
    high: "Minimax paga su garantía con una media más baja. Incluso con menos respuestas al azar, eso cuesta más de lo que ahorra la garantía.",
    never:
      "Contra un rival aleatorio ninguna jugada es mejor que la de expectimax, así que expectimax debe ir por delante en el extremo derecho, salvo que ambas búsquedas esperen allí lo mismo.",
  },
  measured: (share, other, trees) =>
    `${share === null ? "Expectimax nunca espera un resultado mejor que minimax." : `Expectimax espera un resultado mejor que minimax a partir de un ${figure(share)} % de respuestas al azar.`} Árboles en los que ambos empiezan con jugadas distintas: ${number(other)} de ${number(trees)}.`,
  coin: (share) => `La moneda hace que el ${number(share)} % de las respuestas sea al azar.`,
  walk: "búsqueda",
  acrossTitle: "Respuestas al azar del rival, %",
  upTitle: "Ventaja sobre minimax",
};
