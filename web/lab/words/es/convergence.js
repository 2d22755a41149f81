// @ts-check
/** Spanish texts of the bench convergence, a module of the shape of ../en/convergence.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Convergence: "Convergencia",
  "How many playouts until the value is right, and how many until the move is?": "¿Cuántas simulaciones hacen falta para que acierte el valor, y cuántas para que acierte la jugada?",
  "Tic-tac-toe: the answer to a corner": "Tres en raya: la respuesta a una esquina",
  "Tic-tac-toe: the empty board, two strengths of exploration": "Tres en raya: el tablero vacío, con dos grados de exploración",
  "Nim: a heap of 13": "Nim: un montón de 13",
  "Hex of size 4": "Hex de tamaño 4",
  Position: "Posición",
  "Bots with their settings": "Bots con sus ajustes",
  "Most playouts": "Simulaciones como máximo",
  "Searches of each bot": "Búsquedas de cada bot",
  bot: "bot",
  value: "valor",
  root: "raíz",
  exact: "exacto",
  distance: "distancia",
  "wrong from": "erróneas, desde",
  "wrong to": "erróneas, hasta",
  moves: "jugadas",
  move: "jugada",
};

/** @type {typeof import("../en/convergence.js").strings} */
export const strings = {
  predict: "¿A partir de cuántas simulaciones acierta la jugada del primer bot en el 95 % de sus búsquedas, y sigue acertando?",
  task: "",
  legend: "Cada punto es una búsqueda, en el valor que da a su jugada; un aro es una búsqueda cuya jugada no está entre las mejores. Línea discontinua: el valor exacto. Bajo el eje: la media y el intervalo que abarcan todas las búsquedas. Sobre los puntos: las jugadas elegidas y por cuántas búsquedas, con ✓ si están entre las mejores. En el tablero: el valor exacto de cada jugada, con el fondo más intenso cuantas más búsquedas del primer bot la eligen.",
  plotLegend: "Arriba: el valor de la jugada elegida, media de todas las búsquedas con su intervalo del 95 %; línea discontinua: el valor exacto. En medio: la distancia media a él. Abajo: la proporción de búsquedas cuya jugada es errónea, con su intervalo del 95 %.",
  seen: "La jugada acierta mucho antes que el valor. El valor es una media de todas las simulaciones del árbol, también de las primeras y de las que exploran, así que se acerca al exacto a pasos pequeños y solo lo alcanza en el límite. Con demostraciones no converge, salta: en cuanto todas las respuestas están refutadas, la búsqueda termina con el valor exacto. Sin demostraciones no hay tal salto. En el tablero vacío del tres en raya cualquier primera jugada empata, así que ninguna puede ser errónea, y aun así el valor sigue lejos de 0,5 tras 20 000 simulaciones; con la mitad de exploración queda más cerca. En Hex de tamaño 4 el valor es exacto tras 10 simulaciones por puro azar: la mejor de unas medias ruidosas queda demasiado alta, nueve de cada diez jugadas son erróneas y el valor baja antes de poder subir; las demostraciones no cambian nada allí, porque ningún final está cerca. En un montón de 13 ambos necesitan unas diez veces las simulaciones de un montón de 9: cuatro fichas más, dos jugadas más de profundidad.",
  paragraphs: [
    "Estas posiciones están resueltas: se conocen sus valores exactos. Por eso se puede ver a qué distancia de la verdad está una búsqueda. Cada bot busca la misma posición muchas veces, cada vez con otra semilla, y tras 10, 20, 50 y más simulaciones se le pregunta por su jugada y por el valor de esa jugada.",
    "UCT converge al valor exacto, y la probabilidad de una jugada errónea decrece como una potencia del número de simulaciones (Kocsis y Szepesvári). Las constantes pueden ser grandes: en el peor caso el tiempo crece más deprisa que cualquier exponencial de la profundidad (Coquelin y Munos). La razón es que un bandido cuyas recompensas derivan, porque el árbol que tiene debajo aún aprende, debe olvidar lo que dijeron sus primeras simulaciones, y solo lo logra haciendo más.",
    "Una búsqueda de N simulaciones tarda un tiempo proporcional a N por D, donde D es la duración de una partida: cada simulación baja por el árbol y luego juega hasta el final. La memoria crece como mucho un nodo por simulación, es decir, O(N). Las demostraciones cuestan poco más: un nodo queda decidido en cuanto una jugada gana o todas pierden, y las jugadas decididas no se vuelven a buscar.",
    "La media tiene un sesgo, no solo ruido. Más búsquedas con otras semillas estrechan el intervalo, pero lo estrechan alrededor de un valor equivocado; solo más simulaciones en cada búsqueda lo acercan al exacto.",
  ],
  pseudocode: "por cada bot, cada semilla:\n  para n = 10, 20, 50, ... simulaciones:\n    jugada, valor = búsqueda(n)\n    errónea = exacto(jugada) < valor exacto\nmedia sobre las semillas, intervalo del 95 %",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).",
  ],
  why: {
    early: "Las partidas aleatorias por sí solas dicen poco de la mejor jugada: antes hay que encontrar en el árbol la mejor respuesta del rival a cada una, y eso cuesta simulaciones.",
    late: "Cuántas simulaciones hacen falta depende de lo profundas que estén las refutaciones y de lo próximos que sean los valores de las jugadas: aquí la respuesta llegó antes, o no llegó.",
    never: "El valor no tiene que ser exacto para que la jugada acierte: basta con que la mejor jugada quede la primera.",
  },
  early: (playouts) => `a partir de ${number(playouts)} como mucho`,
  late: (from, to) => `a partir de más de ${number(from)}, ${number(to)} como mucho`,
  never: (playouts) => `tampoco tras ${number(playouts)}`,
  settled: (bot, playouts, distance) => `La jugada de ${bot} acierta en el 95 % de sus búsquedas a partir de ${number(playouts)} simulaciones; su valor está entonces todavía a ${distance} del exacto.`,
  unsettled: (bot, wrong, playouts, distance) => `Tras ${number(playouts)} simulaciones la jugada de ${bot} sigue siendo errónea en el ${wrong} % de sus búsquedas, y su valor está a ${distance} del exacto.`,
  marks: "número de simulaciones",
  before: (exact) => `No ha empezado ninguna búsqueda. El valor exacto es ${number(exact)}.`,
  after: (step, playouts) => `Paso ${number(step)}: ${number(playouts)} simulaciones.`,
  estimated: (bot, value, right, count) => `${bot} estima ${value} de media, y ${number(right)} de sus ${number(count)} búsquedas eligen una de las mejores jugadas.`,
  share: (bot, wrong, count) => `${bot}: erróneas ${number(wrong)} / ${number(count)} = ${number(Math.round((1000 * wrong) / count) / 10)} %`,
  quality: "calidad",
  best: "de las mejores",
  worse: "errónea",
  exact: "valor exacto",
  acrossTitle: "Simulaciones",
  upTitle: "Valor de la jugada elegida",
  distanceTitle: "Distancia al valor exacto",
  wrongTitle: "Jugadas erróneas, %",
};
