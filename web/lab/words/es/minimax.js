/** Spanish texts of the bench minimax, a module of the shape of ../en/minimax.js. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "Minimax and its cuts": "Minimax y sus podas",
  "How many leaves can alpha-beta leave out, and how much depends on the order of moves?":
    "¿Cuántas hojas puede descartar alfa-beta, y cuánto depende del orden de las jugadas?",
  "The tree of Knuth and Moore, best moves first": "El árbol de Knuth y Moore, primero las mejores jugadas",
  "Nim with an evaluation that ignores who moves: find the mistake":
    "Nim con una evaluación que ignora quién mueve: encuentra el error",
  "Tic-tac-toe with open lines": "Tres en raya con líneas abiertas",
  "Tic-tac-toe, searched on until the position is quiet": "Tres en raya, hasta que la posición esté tranquila",
  "Tic-tac-toe, as deep as a tenth of a second allows":
    "Tres en raya, con la profundidad que permite una décima de segundo",
  "Position; empty for a uniform tree": "Posición; vacío: un árbol uniforme",
  "Moves at each node of the uniform tree": "Jugadas en cada nodo del árbol uniforme",
  "Depth in moves": "Profundidad en jugadas",
  "Algorithm that is shown": "Algoritmo mostrado",
  "Order in which alpha-beta tries the moves": "Orden en que alfa-beta prueba las jugadas",
  "Most leaves of a search": "Hojas por búsqueda como máximo",
  "Time limit of a search in seconds, not repeatable; 0 for no limit":
    "Límite de tiempo por búsqueda, en segundos, no repetible; 0: sin límite",
  "Nim: an evaluation that ignores who took the last token":
    "Nim: una evaluación que ignora quién tomó la última ficha",
  minimax: "minimax",
  alphabeta: "alfa-beta",
  history: "por historia",
  "best-first": "mejores primero",
  "worst-first": "peores primero",
  order: "orden",
  branching: "factor de ramificación",
  fewest: "mínimo posible",
  "finished %": "terminadas, %",
  bound: "cota",
  lower: "inferior",
  upper: "superior",
  yes: "sí",
  no: "no",
};

/** @type {typeof import("../en/minimax.js").strings} */ export const strings = {
  predict:
    "Si alfa-beta toma las jugadas en su orden natural, ¿qué parte de las hojas de minimax visita a la mayor profundidad, en promedio sobre todas las ejecuciones?",
  task: "",
  legend:
    "Los valores son probabilidades de ganar del jugador 1: máx los quiere altos; mín, bajos. Entre corchetes, la ventana de alfa a beta con la que se entra en un nodo. ≥ y ≤ señalan cotas: tras una poda el valor verdadero puede estar más allá. Una arista discontinua y tachada es una jugada descartada, con su motivo al lado.",
  plotLegend:
    "Número medio de hojas con su intervalo del 95 %, según la profundidad de la búsqueda. En la escala logarítmica un crecimiento exponencial es una recta, y su pendiente es el logaritmo del factor de ramificación. Línea discontinua: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, el mínimo posible (Knuth y Moore).",
  seen: "Todos los órdenes encuentran el valor de minimax; solo cambia el trabajo. Con la mejor jugada primero, alfa-beta visita el mínimo que demuestran Knuth y Moore, 53 de 729 hojas en el árbol habitual: su factor de ramificación efectivo es aproximadamente la raíz cuadrada del de minimax, así que con el mismo trabajo se llega a casi el doble de profundidad. Sin ordenar se descartan unos dos tercios, y con la peor jugada primero, casi nada. La heurística de historia no aprende nada de hojas aleatorias, pero sí algo en el tres en raya. En el preajuste con el error, toda jugada de Nim vale 0 y se elige la primera: la evaluación dice que el jugador 1 ha perdido siempre que el montón está vacío. Debería preguntar quién tomó la última ficha, porque ese jugador ha ganado.",
  paragraphs: [
    "Minimax mira algunas jugadas hacia delante y valora con una evaluación las posiciones a las que llega. El jugador 1, máx, elige el valor mayor, y el jugador 2, mín, el menor, de modo que los valores suben de las hojas a la raíz. Alfa-beta lleva consigo una ventana: por las elecciones hechas en el camino hasta este nodo, máx ya tiene asegurado al menos alfa, y mín, como mucho beta. En cuanto alfa alcanza a beta, uno de los dos tiene más arriba una opción al menos tan buena como este nodo, así que las demás jugadas no importan aquí: esto es una poda.",
    "Con b jugadas en cada nodo y profundidad d, minimax visita b^d hojas. Alfa-beta visita b^⌈d/2⌉ + b^⌊d/2⌋ − 1 con la mejor jugada primero en cada nodo, y en el peor caso todas las b^d, así que un buen orden de las jugadas vale más que un ordenador más rápido. La memoria es proporcional a b por d, porque la búsqueda solo guarda un camino.",
    "El valor es exacto si todos los caminos llegan al final de la partida. Si la búsqueda se detiene antes, el valor solo es tan bueno como la evaluación. Una búsqueda puede detenerse a una profundidad fija, tras un tiempo fijo (la profundización iterativa devuelve entonces el resultado de la última profundidad terminada) o donde la posición es tranquila, es decir, donde la última jugada apenas cambió la evaluación. Alfa-beta encuentra siempre en la raíz el mismo valor que minimax, con menos trabajo.",
  ],
  pseudocode:
    "valor(nodo, profundidad, alfa, beta):\n    si la partida ha terminado o profundidad = 0: devolver la evaluación\n    si mueve el jugador 1:\n        por cada jugada:\n            alfa = max(alfa, valor(hijo, profundidad - 1, alfa, beta))\n            si alfa >= beta: descartar las demás jugadas\n        devolver el mayor valor encontrado\n    si mueve el jugador 2:\n        por cada jugada:\n            beta = min(beta, valor(hijo, profundidad - 1, alfa, beta))\n            si alfa >= beta: descartar las demás jugadas\n        devolver el menor valor encontrado",
  sources: [
    "Claude Shannon: Programming a computer for playing chess (1950).",
    "Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).",
    "Jonathan Schaeffer: The history heuristic (1983).",
  ],
  options: {
    tenth: "menos de un décimo",
    quarter: "entre un décimo y un cuarto",
    half: "entre un cuarto y la mitad",
    more: "la mitad o más",
  },
  why: {
    tenth:
      "Alfa-beta solo visita tan pocas hojas si la mejor jugada va primero en casi todos los nodos, y sin ordenar rara vez hay tanta suerte.",
    quarter:
      "Solo se poda después de una buena jugada. Con qué frecuencia va pronto una así en el orden natural depende del árbol: aquí va pronto con menos frecuencia, o con más, de la que requiere tu respuesta.",
    half: "Es lo habitual en árboles pequeños con hojas aleatorias. Aquí el orden natural es mejor o peor que uno al azar, o el árbol es tan profundo o tan poco profundo que las podas ahorran otra proporción.",
    more: "El orden no tiene que ser perfecto: basta una buena jugada entre las primeras para podar, y una poda en lo alto del árbol elimina ramas enteras.",
  },
  measured: (share, leaves, best) =>
    `En el orden natural alfa-beta visita el ${figure(share)} % de las hojas de minimax (hojas: ${figure(leaves)})${best === null ? "" : `; con la mejor jugada primero, ${figure(best)}`}.`,
  acrossTitle: "Profundidad",
  upTitle: "Hojas",
  least: "mínimo posible",
  puzzle: {
    task: "Aquí hay un árbol pequeño con los valores de sus hojas. Marca las jugadas que alfa-beta descartará si las prueba de arriba abajo: elige un nodo con un clic, o con las flechas e Intro. Lo que queda debajo de un nodo marcado se descarta con él.",
    marked: (marked, all) => `Hojas que descartas: ${number(marked)} de ${number(all)}.`,
    told: (hits, out, misses) =>
      hits === out && !misses
        ? "Correcto: estas son exactamente las hojas que alfa-beta descarta."
        : `Hojas que alfa-beta descarta: ${number(out)}; de ellas has encontrado ${number(hits)}. Hojas que has marcado y alfa-beta sí visita: ${number(misses)}. Cada poda muestra alfa ≥ beta.`,
    out: "descartada",
    visited: "visitada",
    missed: "descartada, sin marcar",
    unmarked: "sin marcar",
    cutHere: "poda:",
    leaf: "hoja",
    yours: "tu respuesta",
    alphabeta: "alfa-beta",
  },
};
