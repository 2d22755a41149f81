/** Spanish texts of the bench bandits, a module of the shape of ../en/bandits.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Bandits: "Bandidos",
  "Which arm should a player pull next to have the least regret in the long run?":
    "¿De qué brazo conviene tirar ahora para tener a la larga el menor arrepentimiento?",
  "Chance that each arm pays": "Probabilidad de que pague cada brazo",
  "Pulls in a run": "Tiradas por ejecución",
  "Share of random pulls of epsilon-greedy": "Proporción de tiradas al azar de épsilon-voraz",
  "Strategy of the run that is shown": "Estrategia de la ejecución mostrada",

  // Strategies
  ucb1: "UCB1",
  thompson: "Thompson",
  "epsilon-greedy": "épsilon-voraz",
  uniform: "uniforme",

  // Columns
  strategy: "estrategia",
  pulls: "tiradas",
  regret: "arrepentimiento",
  "lower bound": "cota inferior",
  "bound of UCB1": "cota de UCB1",
  arms: "brazos",
  arm: "brazo",
};

/** @type {typeof import("../en/bandits.js").strings} */ export const strings = {
  predict:
    "¿Qué estrategia tendrá el menor arrepentimiento tras la última tirada, en promedio sobre todas las ejecuciones?",
  task: "Aquí están los mismos brazos en un orden desconocido. Tira de ellos y compara tu arrepentimiento con el de las estrategias tras el mismo número de tiradas.",
  legend:
    "Punto: recompensa media hasta ahora. Barra: su intervalo de confianza, media ± sqrt(2 ln n / T). Trazo discontinuo: la probabilidad verdadera. La flecha señala el brazo del que se tira a continuación.",
  plotLegend:
    "Arrepentimiento medio de cada estrategia con su intervalo del 95 %. Línea discontinua: c ln n. A la larga, ninguna estrategia que funcione bien con cualquier elección de brazos puede tener menos arrepentimiento (Lai y Robbins).",
  seen: "La elección uniforme paga lo mismo en cada tirada: su arrepentimiento es una recta. Las curvas de UCB1 y del muestreo de Thompson se aplanan: con las tiradas en escala logarítmica tienden a rectas, porque su arrepentimiento crece como ln n. Épsilon-voraz explora siempre al mismo ritmo, así que a la larga su arrepentimiento crece en línea recta, por bueno que parezca al principio. El ritmo de la línea discontinua solo vale en el límite: con pocas tiradas, el arrepentimiento de una estrategia puede quedar por debajo.",
  paragraphs: [
    "Un bandido tiene brazos que pagan con probabilidades desconocidas. Un jugador que tira siempre del brazo con la mejor media hasta entonces puede no descubrir nunca que otro es mejor; uno que no deja de probarlos todos malgasta tiradas en los malos. El arrepentimiento mide esa pérdida: la recompensa esperada de tirar siempre del mejor brazo, menos la recompensa esperada de las tiradas hechas.",
    "UCB1 suma a cada media la semiamplitud de un intervalo de confianza y tira del brazo cuyo extremo superior es más alto. Así, tira de un brazo porque es bueno o porque se sabe poco de él; cada tirada estrecha el intervalo de ese brazo. El muestreo de Thompson mantiene una distribución de probabilidad para la probabilidad de pago de cada brazo, extrae un valor de cada distribución y tira del brazo con el valor más alto.",
    "Cada elección de UCB1 requiere un tiempo proporcional al número de brazos, y la memoria también lo es: dos números por brazo. El arrepentimiento esperado de UCB1 es como mucho 8 ln n por la suma de 1 / diferencia sobre los brazos peores, más una constante, para cualesquiera recompensas de 0 a 1; la diferencia de un brazo es la distancia de su media a la mejor. Como el arrepentimiento solo crece como ln n, la proporción de tiradas del mejor brazo tiende a 1. La búsqueda en árbol con UCT aplica la misma regla en cada nodo.",
  ],
  pseudocode:
    "tirar una vez de cada brazo\npara n = número de brazos, n + 1, ...:\n    tirar del brazo con el mayor valor de media + sqrt(2 ln n / tiradas)\n    actualizar sus tiradas y su media",
  sources: [
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).",
    "William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).",
  ],
  why: {
    ucb1: "UCB1 es prudente: sus intervalos valen para cualesquiera recompensas de 0 a 1, así que son más anchos de lo que requieren brazos que pagan 0 o 1, y tira de los brazos peores más a menudo de lo necesario.",
    thompson:
      "El muestreo de Thompson suele ser difícil de superar, porque prueba cada brazo exactamente con la frecuencia con que lo cree el mejor. Con pocas tiradas, o en promedio sobre pocas ejecuciones, la suerte puede poner en cabeza a otra estrategia.",
    "epsilon-greedy":
      "Épsilon-voraz nunca deja de explorar: una proporción fija de sus tiradas va a brazos al azar, por mucho que sepa; y al principio puede quedarse con un brazo peor que pagó bien por suerte.",
    uniform: "La elección uniforme no aprende nada de las recompensas: paga la diferencia media en cada tirada.",
  },
  ranking: (told) => `Arrepentimiento, de menor a mayor: ${told.join("; ")}.`,
  stride: (count) => (count === 1 ? "tirada" : `${number(count)} tiradas`),
  arm: (arm) => `Brazo ${number(arm)}`,
  pullArm: (arm) => `Tirar del brazo ${number(arm)}`,
  pulls: "Tiradas",
  you: "tú",
  untried: "Aún no se ha tirado de ningún brazo.",
  pulled: (count, arm, reward, mean, regret) =>
    `Tirada ${number(count)}: el brazo ${number(arm)} paga ${number(reward)}; su media es ahora ${mean}. Arrepentimiento hasta ahora: ${regret}.`,
  next: (arm) => `A continuación: brazo ${number(arm)}.`,
  acrossTitle: "Tiradas",
  upTitle: "Arrepentimiento",
};
