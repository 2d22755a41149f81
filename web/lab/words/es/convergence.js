/** Spanish texts of the bench convergence, a module of the shape of ../en/convergence.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Convergence: "Convergencia",
  "How many playouts does a search need until its value is right, and how many until its move is right?":
    "¿Cuántas simulaciones hacen falta para que el valor sea correcto y cuántas para que lo sea la jugada?",
  "Tic-tac-toe: the answer to a corner": "Tres en raya: la respuesta a una esquina",
  "Tic-tac-toe: the empty board, two strengths of exploration":
    "Tres en raya: el tablero vacío, con dos grados de exploración",
  "Nim: a heap of 13": "Nim: un montón de 13",
  "Hex of size 4": "Hex de tamaño 4",
  "Bots with their settings": "Bots con sus ajustes",
  "Most playouts": "Simulaciones como máximo",
  "Searches of each bot": "Búsquedas de cada bot",
  root: "raíz",
  distance: "distancia",
  "wrong from": "erróneas, desde",
  "wrong to": "erróneas, hasta",
};

/** @type {typeof import("../en/convergence.js").strings} */ export const strings = {
  predict:
    "¿A partir de cuántas simulaciones es correcta la jugada del primer bot en al menos el 95 % de sus búsquedas?",
  task: "",
  legend:
    "Cada punto es una búsqueda, situada en el valor de la jugada que elige; un aro es una búsqueda cuya jugada no está entre las mejores. Línea discontinua: el valor exacto. Bajo el eje: la media y el rango de todas las búsquedas. Sobre los puntos: las jugadas elegidas y el número de búsquedas que las eligen, con ✓ si están entre las mejores. En el tablero: el valor exacto de cada jugada, con el fondo más intenso cuantas más búsquedas del primer bot la eligen.",
  plotLegend:
    "Arriba: el valor de la jugada elegida, media de todas las búsquedas con su intervalo del 95 %; línea discontinua: el valor exacto. En medio: la distancia media a él. Abajo: la proporción de búsquedas cuya jugada es errónea, con su intervalo del 95 %.",
  seen: "La jugada es correcta mucho antes de que lo sea el valor. El valor es una media de todas las simulaciones del árbol, también de las primeras y de las que exploran, así que se acerca al exacto a pasos pequeños y solo lo alcanza en el límite. Con demostraciones el valor da un salto: en cuanto se demuestra el resultado, la búsqueda termina con el valor exacto. En el tablero vacío del tres en raya cualquier primera jugada empata, así que ninguna puede ser errónea, y aun así el valor sigue lejos de 0,5 tras 20.000 simulaciones; con la mitad de exploración queda más cerca. En Hex de tamaño 4 el valor es exacto tras 10 simulaciones, pero solo por suerte: la mayor de varias medias ruidosas es demasiado alta, nueve de cada diez búsquedas eligen una jugada errónea y el valor baja antes de subir. Las demostraciones no cambian nada allí, porque ningún final de partida está cerca. Un montón de 13 tiene cuatro fichas más que uno de 9, con lo que su árbol es dos jugadas más profundo, y ambos bots necesitan para él unas diez veces más simulaciones.",
  paragraphs: [
    "Estas posiciones están resueltas: se conocen sus valores exactos, así que se puede medir el error de una búsqueda. Cada bot busca la misma posición muchas veces, cada vez con otra semilla, y da su jugada y el valor de esta tras 10, 20, 50 y más simulaciones.",
    "Con exploración suficiente, UCT converge al valor exacto, y la probabilidad de una jugada errónea decrece como una potencia del número de simulaciones (Kocsis y Szepesvári). Las constantes pueden ser grandes: en el peor caso el número de simulaciones crece más deprisa que cualquier exponencial de la profundidad (Coquelin y Munos). La razón es que las recompensas de un nodo cambian mientras el árbol que tiene debajo aún aprende. Sus primeras simulaciones, engañosas, siguen en la media, y solo muchas más pueden compensarlas.",
    "Una búsqueda de N simulaciones requiere un tiempo O(N · D), donde D es la longitud de una partida: cada simulación baja por el árbol y luego juega hasta el final. En cada nodo de la bajada compara además todas las jugadas. La memoria crece como mucho un nodo por simulación, así que es O(N). Las demostraciones cuestan poco más: un nodo queda decidido en cuanto una jugada gana o todas pierden, y las jugadas decididas no se vuelven a buscar.",
    "La media de una búsqueda no solo tiene ruido, sino también un sesgo. Más búsquedas con otras semillas estrechan el intervalo, pero lo estrechan alrededor de un valor equivocado; solo más simulaciones en cada búsqueda lo acercan al exacto.",
  ],
  pseudocode:
    "por cada bot, cada semilla:\n  para n = 10, 20, 50, ... simulaciones:\n    jugada, valor = búsqueda(n)\n    errónea = exacto(jugada) < valor exacto\nmedia sobre las semillas, intervalo del 95 %",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).",
  ],
  why: {
    early:
      "Las partidas aleatorias por sí solas dicen aquí poco sobre la mejor jugada. El árbol debe encontrar antes, para cada jugada, la mejor respuesta del rival, y eso requiere más simulaciones que estas.",
    late: "Cuántas simulaciones hacen falta depende de lo profundas que estén las refutaciones y de lo próximos que sean los valores de las jugadas. Aquí la búsqueda encontró la mejor jugada antes de lo que pensabas, o necesita aún más simulaciones.",
    never:
      "El valor no tiene que ser exacto para que la jugada sea correcta: basta con que una de las mejores reciba más visitas que ninguna otra, y eso ocurre antes.",
  },
  early: (playouts) => `a partir de ${number(playouts)} o menos`,
  late: (from, to) => `a partir de más de ${number(from)}, pero no más de ${number(to)}`,
  never: (playouts) => `ni siquiera tras ${number(playouts)}`,
  settled: (bot, playouts, distance) =>
    `La jugada de ${bot} es correcta en el 95 % de sus búsquedas a partir de ${number(playouts)} simulaciones; su valor queda entonces a ${distance} del exacto en promedio.`,
  unsettled: (bot, wrong, playouts, distance) =>
    `Tras ${number(playouts)} simulaciones la jugada de ${bot} sigue siendo errónea en el ${wrong} % de sus búsquedas, y su valor está a ${distance} del exacto en promedio.`,
  marks: "número de simulaciones",
  before: (exact) => `No ha empezado ninguna búsqueda. El valor exacto es ${number(exact)}.`,
  after: (step, playouts) => `Paso ${number(step)}: ${number(playouts)} simulaciones.`,
  estimated: (bot, value, right, count) =>
    `${bot} estima ${value} de media; búsquedas que eligen una de las mejores jugadas: ${number(right)} de ${number(count)}.`,
  share: (bot, wrong, count) =>
    `${bot}: erróneas ${number(wrong)} / ${number(count)} = ${number(Math.round((1000 * wrong) / count) / 10)} %`,
  quality: "calidad",
  best: "de las mejores",
  worse: "errónea",
  exact: "valor exacto",
  acrossTitle: "Simulaciones",
  upTitle: "Valor de la jugada elegida",
  distanceTitle: "Distancia al valor exacto",
  wrongTitle: "Jugadas erróneas, %",
};
