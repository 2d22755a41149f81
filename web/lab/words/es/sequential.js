/** Spanish texts of the bench sequential, a module of the shape of ../en/sequential.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${number(count)} ${count === 1 ? one : many}`;

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "Sequential test": "Prueba secuencial",
  "How often does a sequential test of two equal bots end with the wrong verdict?":
    "¿Con qué frecuencia acaba una prueba secuencial de dos bots iguales con el veredicto erróneo?",
  "True difference of the bots in Elo points": "Diferencia verdadera de los bots, en puntos Elo",
  "Share of drawn games": "Proporción de partidas empatadas",
  "Elo points of H0": "Puntos Elo de H0",
  Tests: "Pruebas",
  "Pairs of games after which a test is given up": "Parejas de partidas tras las que una prueba se abandona",

  // Columns and verdicts
  "ratio at": "razón en",
  tests: "pruebas",
  "%": "%",
  "promised %": "prometido, %",
  none: "ninguno",
  "pairs from": "parejas, desde",
  "pairs to": "parejas, hasta",
  H0: "H0",
  H1: "H1",
  lengths: "longitudes",
};

/** @type {typeof import("../en/sequential.js").strings} */ export const strings = {
  predict: "¿En cuántas de las pruebas será erróneo el veredicto?",
  task: "",
  legend:
    "Cada línea es el recorrido de una prueba: el logaritmo de la razón de verosimilitudes entre H1 y H0 tras cada pareja de partidas. En la cota superior se acepta H1; en la inferior, H0. La línea gruesa es la última prueba; las finas, las anteriores.",
  plotLegend:
    "Errores: proporción de pruebas con veredicto erróneo, con su intervalo del 95 %; línea discontinua: la que se promete como máximo. Longitudes: cuántas pruebas requirieron cuántas parejas de partidas.",
  seen: "Casi todas las pruebas de dos bots iguales aceptan H0, y el 4,5 % de 200 acepta H1 aunque vale H0. La promesa se cumple a la larga: con las cotas de Wald los veredictos erróneos son como mucho alfa / (1 − beta), aquí el 5,3 %. Una muestra de 200 pruebas puede tener más: con las semillas 2 a 4 salen el 6, el 5,5 y el 8 %, pero los tres intervalos llegan por debajo del 5,3 %. De 10.000 pruebas dio un veredicto erróneo el 4,6 % (de 4,2 a 5,0 %). La mayoría acaba tras 50 a 200 parejas y algunas requieren más de 500: nadie puede saber la longitud de antemano. Un recorrido puede acercarse a la cota errónea y dar la vuelta, así que una prueba que no ha acabado no demuestra nada.",
  paragraphs: [
    "Aquí no juega ningún bot: los resultados de las partidas se sortean para dos bots cuya diferencia en puntos Elo se conoce. Así se ve lo que un experimentador con bots reales no ve nunca: qué veredictos son erróneos y si la prueba cumple su promesa.",
    "La prueba pregunta si el primer bot aventaja al otro en los puntos de H1 o solo en los de H0. Tras cada pareja de partidas calcula el logaritmo de la razón de verosimilitudes, es decir, de cuántas veces más verosímiles son los resultados hasta ahora según H1 que según H0. Sigue jugando mientras queda entre dos cotas, que dependen solo de las tasas de error alfa y beta (Wald). Entre todas las pruebas con estas tasas es la que menos partidas requiere de media, tanto si vale exactamente H0 como si vale H1 (Wald y Wolfowitz).",
    "No se sabe de antemano con qué frecuencia acaba una pareja 2 : 0, 1 : 1 o de otra forma. Por eso la prueba toma, para H0 y para H1, la distribución con la puntuación esperada de esa hipótesis que hace más verosímiles los resultados observados (Van den Bergh). El límite de Wald para los veredictos erróneos vale estrictamente si las distribuciones se conocen de antemano y, por tanto, aquí solo de forma aproximada.",
    "Si la verdad está entre H0 y H1, ningún veredicto es erróneo y las pruebas tardan más. Un experimentador que se detuviera en el primer marcador favorable, en vez de en una cota, se equivocaría mucho más a menudo de lo que dice alfa, porque un paseo aleatorio sin deriva alcanza alguna vez cualquier valor. La prueba necesita un contador para cada una de las cinco puntuaciones posibles de una pareja, así que apenas cuesta tiempo y memoria en comparación con las partidas.",
  ],
  pseudocode:
    "puntuaciones = ninguna\nhasta que la prueba se abandone:\n    jugar dos partidas, colores cambiados\n    añadir su puntuación\n    razón = ln(verosimilitud, H1 / H0)\n    si razón >= ln((1 - beta) / alfa):\n        aceptar H1\n    si razón <= ln(beta / (1 - alfa)):\n        aceptar H0",
  sources: [
    "Abraham Wald: Sequential tests of statistical hypotheses (1945).",
    "Abraham Wald, Jacob Wolfowitz: Optimum character of the sequential probability ratio test (1948).",
    "Michel Van den Bergh: A practical introduction to the GSPRT (2020).",
  ],
  why: {
    rare: "La prueba no comete menos errores de los necesarios: sus cotas están casi tan cerca como permite la promesa. Errores más raros necesitarían cotas más alejadas y, con ello, más partidas.",
    promised:
      "La proporción solo se acerca a la prometida con muchas pruebas y si H0 o H1 vale exactamente. Con pocas pruebas, otras tasas de error o una verdad más allá de H0 o H1, la proporción es otra.",
    often:
      "El azar empuja muchos recorridos hacia la cota errónea, pero pocos la alcanzan: con tasas de error del 5 %, los resultados deberían ser unas 20 veces más verosímiles según la hipótesis errónea que según la correcta.",
    coin: "El veredicto no se echa a cara o cruz: cada pareja añade indicios, y la prueba sigue hasta que son suficientes.",
  },
  options: { rare: "en menos del 2 %", promised: "en el 2 al 8 %", often: "en el 8 al 25 %", coin: "en el 25 % o más" },
  views: { errors: "Errores", lengths: "Longitudes" },
  stride: (count) => (count === 1 ? "prueba" : `${number(count)} pruebas`),
  before: "Aún no se ha hecho ninguna prueba.",
  ended: (test, pairs, ratio, verdict) =>
    `Prueba ${number(test)}: ${verdict ? `acepta ${verdict}` : "se abandona"} tras ${counted(pairs, "pareja", "parejas")} de partidas, con razón ${ratio}.`,
  counted: (low, high, none) =>
    `Hasta ahora: H0, ${counted(low, "vez", "veces")}; H1, ${counted(high, "vez", "veces")}${none ? `; sin veredicto, ${counted(none, "vez", "veces")}` : ""}.`,
  ratio: (low, ratio, high) => `H0 en ${low}, razón ${ratio}, H1 en ${high}`,
  erred: (wrong, tests, share, from, to, promised) =>
    `Veredictos erróneos: ${number(wrong)} de ${number(tests)}, el ${share} %, con un intervalo del 95 % de ${from} a ${to} %; se promete como mucho el ${promised} %.`,
  kept: "Esto concuerda con la promesa.",
  broken: "Es más de lo prometido.",
  neither: "La verdad está entre H0 y H1, así que ningún veredicto es erróneo.",
  accepted: (verdict) => `${verdict} aceptada`,
  givenUp: "abandonada",
  tested: (share, tests) => `${share} % (${number(tests)})`,
  share: "Proporción de las pruebas, %",
  tests: "Pruebas",
  acrossTitle: "Parejas de partidas",
  upTitle: "Logaritmo de la razón de verosimilitudes",
};
