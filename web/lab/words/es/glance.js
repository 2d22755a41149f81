/** Spanish texts of the bench glance, a module of the shape of ../en/glance.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Network: "Red",
  "What does a network see at a glance, and how long do searches take to find it with and without the network?":
    "¿Qué ve una red a simple vista y cuánto tardan las búsquedas en encontrarlo, con la red y sin ella?",
  "Y: a won position that playouts call lost": "Y: una posición ganada que las simulaciones dan por perdida",
  "Hex: a move on the edge": "Hex: una jugada en el borde",
  "Y: a large board": "Y: un tablero grande",
  "Playouts that judge without a search": "Simulaciones que juzgan sin búsqueda",
  "Most leaves of a search": "Máximo de hojas de una búsqueda",
  settled: "acordada",
  "settled %": "la acordada, %",
  by: "quién juzga",
  net: "net",
  wye: "wye",
  network: "red",
};

/** @type {typeof import("../en/glance.js").strings} */ export const strings = {
  predict:
    "Sin ninguna búsqueda, ¿cuál de las dos pone en primer lugar la jugada en la que coinciden las búsquedas más largas: la red o las simulaciones?",
  task: "",
  legend:
    "Cuatro jueces de la misma posición. La red sola: la parte de su preferencia que recibe cada jugada. Las simulaciones solas: la probabilidad de ganar si la casilla acaba siendo de quien mueve en una partida al azar (AMAF), sombreada de la peor casilla a la mejor. Las búsquedas: la proporción de sus visitas. Números: tanto por ciento, en las tres mejores casillas de cada tablero, si caben. Anillo: la jugada que elige el juez. En el título: esa jugada y la probabilidad de ganar de quien mueve.",
  plotLegend:
    "Arriba: la probabilidad de ganar de quien mueve. Abajo: la proporción de elecciones que son la jugada en la que coinciden las búsquedas más largas. Línea discontinua: los jueces que no buscan.",
  seen: "En la primera posición solo gana una jugada, b4, como ha demostrado un programa que la resuelve. La red la pone en primer lugar antes de que se pruebe una sola jugada. Las simulaciones ponen otra en primer lugar, por muchas que sean: más simulaciones reducen el ruido, pero no el error, que viene de que sus jugadores mueven al azar. Las dos búsquedas encuentran b4 al final, porque una búsqueda mira las respuestas. La que usa la red empieza por la jugada correcta y solo tiene que confirmarla; la que usa simulaciones tiene que descubrir antes que sus favoritas fallan, y eso le cuesta decenas o cientos de hojas. La red no siempre acierta: prueba otras posiciones.",
  paragraphs: [
    "La red es una función que de las piedras da una parte para cada jugada y un valor. Ha aprendido de partidas contra sí misma: las partes, de las jugadas que preferían sus propias búsquedas; el valor, de quién ganaba. Así que un vistazo resume muchas búsquedas de posiciones anteriores. Lo que nunca ha encontrado, como una escalera larga en un tablero grande, puede juzgarlo mal, y no puede saber que lo hace.",
    "Las simulaciones no saben nada y no necesitan aprender. Una partida al azar acierta sobre una posición si sus jugadores cometen los mismos tipos de errores; donde un bando tiene que responder con exactitud y el otro no, engañan. Wye remedia el caso más común: quien pierde una mitad de un puente recibe la otra. AMAF cuenta una simulación para cada casilla que el jugador consigue en ella, sea cuando sea, así que no distingue una jugada necesaria ahora de otra que puede esperar.",
    "Una búsqueda usa lo uno o lo otro como consejo sobre dónde mirar, y lo corrige con lo que encuentra. Una hoja cuesta una llamada a la red o unas cuantas simulaciones. Cuanto mejor es el consejo, menos hojas se desperdician. Pero en el límite decide la búsqueda: con hojas suficientes las dos demuestran el mismo resultado.",
  ],
  pseudocode:
    "red: partes, valor = f(piedras)\n  media sobre las simetrías\nsimulaciones: llenar al azar\n  casilla: victorias / veces propia\nbúsqueda: bajar por valor + consejo\n  net: hoja = valor de la red\n  wye: hoja = simulaciones ganadas",
  sources: [
    "David Silver y otros: Mastering the game of Go without human knowledge (2017), la red que guía una búsqueda y aprende de ella.",
    "Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017), la misma idea, para Hex.",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007), que usa AMAF.",
  ],
  why: {
    network:
      "Aquí las simulaciones también encuentran la jugada, o la red no la encuentra: juzga por lo que ha visto en sus propias partidas, y esta posición puede no parecerse a ellas.",
    playouts:
      "Aquí la red también encuentra la jugada, o las simulaciones no la encuentran: sus jugadores mueven al azar, así que un ataque que solo detiene una respuesta exacta suele tener éxito en ellas.",
    both: "Dos jueces que se equivocan de manera distinta no coinciden a menudo donde decide una sola jugada exacta.",
    neither:
      "Es más rara una posición que ninguna de las dos entiende: una de ellas ha puesto la jugada en primer lugar sin mirar adelante.",
  },
  options: { network: "solo la red", playouts: "solo las simulaciones", both: "ambas", neither: "ninguna" },
  told: (network, playouts, settled, chosen, searches) =>
    `La red pone en primer lugar ${network}; las simulaciones, ${playouts}. De las búsquedas más largas, ${number(chosen)} de ${number(searches)} eligen ${settled}.`,
  unit: "juicio",
  before: "Nadie ha mirado aún la posición.",
  step: (at) => `Paso ${number(at)}.`,
  judged: {
    network: "La red a simple vista",
    playouts: "Las simulaciones solas",
    net: "La búsqueda net",
    wye: "La búsqueda wye",
  },
  judges: (judge, leaves, move, chance) =>
    `${judge}${leaves ? ` tras ${number(leaves)} ${leaves === 1 ? "hoja" : "hojas"}` : ""}: ${move}, probabilidad de ganar ${chance} %.`,
  series: { network: "Red sola", playouts: "Simulaciones solas", net: "Búsqueda net", wye: "Búsqueda wye" },
  titled: (judge, move, chance) => `${judge}: ${move}, ${chance} %`,
  columns: ["jugada", "red, %", "AMAF, %", "net, % de visitas", "wye, % de visitas"],
  acrossTitle: "Hojas",
  upTitle: "Probabilidad de ganar",
  settledTitle: "Elecciones de la jugada acordada, %",
};
