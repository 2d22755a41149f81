/** Spanish texts of the bench sweep, a module of the shape of ../en/sweep.js. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Sweep: "Barrido de ajustes",
  "Which is better: more iterations, or more playouts in each?":
    "¿Qué es mejor: más iteraciones o más simulaciones en cada una?",
  "Tic-tac-toe study: one visit, sum of its playouts, final move by UCB":
    "Estudio del tres en raya: una visita, suma de sus simulaciones, jugada final por UCB",
  "Tic-tac-toe study: the same, final move by visits": "Estudio del tres en raya: lo mismo, jugada final por visitas",
  "Tic-tac-toe study: one visit, mean of its playouts":
    "Estudio del tres en raya: una visita, media de sus simulaciones",
  "Tic-tac-toe study: each playout a visit": "Estudio del tres en raya: cada simulación, una visita",
  "Bot, with the settings that do not vary": "Bot, con los ajustes que no varían",
  "Setting that varies by row, or iterations": "Ajuste que varía por filas, o iteraciones (iterations)",
  "Setting that varies by column; none if empty": "Ajuste que varía por columnas; vacío: ninguno",
  Opponent: "Rival",
  "Side of the bot": "Turno del bot",
  "Games at each point": "Partidas en cada punto",
  "Playouts per move unless a bot or the grid sets them":
    "Simulaciones por jugada si no las fijan el bot ni la cuadrícula",
  both: "ambos",
  iterations: "iteraciones",
  sims: "simulaciones por iteración",
  "lost %": "perdidas, %",
  "lost from": "perdidas, desde",
  "lost to": "perdidas, hasta",
  "drawn %": "empatadas, %",
  "drawn from": "empatadas, desde",
  "drawn to": "empatadas, hasta",
  "won %": "ganadas, %",
  "won from": "ganadas, desde",
  "won to": "ganadas, hasta",
  "score of the bot": "puntuación del bot",
};

/** @type {typeof import("../en/sweep.js").strings} */ export const strings = {
  predict:
    "¿Cuál de estos dos puntos de la cuadrícula pierde menos partidas? (Con los valores iniciales, ambos gastan 40 simulaciones por jugada.)",
  task: "",
  legend:
    "Cada recuadro es un punto de la cuadrícula: partidas perdidas / empatadas / ganadas hasta ahora, y una barra con las perdidas a la izquierda, las empatadas en medio y las ganadas a la derecha. El marco señala el punto en el que se juega.",
  plotLegend:
    "Arriba: el mapa de calor; cuanto más intenso el color, mayor el número, y bajo cada número está su intervalo del 95 % (Wilson). Abajo: los mismos números en líneas, una por columna, con intervalos del 95 %. Los segundos se miden en este equipo en este momento, así que otra ejecución dará otros.",
  seen: "Con los valores iniciales, más simulaciones por iteración parecen mejores que más iteraciones. No es una ley: esta búsqueda cuenta una iteración como una sola visita, pero suma las victorias de todas sus simulaciones, de modo que cuatro simulaciones hacen la exploración cuatro veces menos importante, y hace la jugada de mayor cota superior, que tras pocas visitas suele ser una que apenas se ha probado. En el preajuste en que cada simulación es una visita la comparación se invierte: 10 iteraciones de 16 simulaciones pierden el 11,5 %, pero 50 iteraciones de 4 simulaciones solo el 3 %, porque cada iteración deja que el árbol aprenda y crezca. Los detalles pequeños importan lo mismo: tras 10 iteraciones casi todas las jugadas tienen una visita, así que el resultado depende de la regla que elige entre las igualmente visitadas. Si se juega la que se probó primero, 10 × 16 con la media pierde cerca del 20 % contra el azar, como en el estudio; si se juega la de mayor valor, solo cerca del 8 %. En el estudio de Y, Monte Carlo plano apenas pierde alguna partida contra el azar a partir de 100 iteraciones; a partir de 500 ganó las 100 partidas.",
  paragraphs: [
    "Un barrido prueba todas las combinaciones de dos ajustes: partidas contra el mismo rival en cada punto, desde las mismas aperturas y con las mismas semillas, de modo que los puntos difieren solo en sus ajustes. Se puede variar cualquier ajuste de un bot, por ejemplo sims (las simulaciones de una iteración), c, backup o final; iterations son las simulaciones de una jugada divididas entre las de una iteración.",
    "Una proporción de tantas partidas es incierta: un 10 % de 200 partidas puede corresponder a una proporción verdadera del 7 o del 15 %. Si los intervalos de dos puntos no se solapan, la diferencia difícilmente es casual. La prueba es estricta: puede haber una diferencia real aunque los intervalos se solapen un poco. El cuádruple de partidas reduce un intervalo a la mitad. Entre muchos puntos algunos parecen los mejores por azar, así que repite el mejor con otra semilla antes de creerlo.",
    "Con n iteraciones de s simulaciones cada una y partidas de longitud D, una jugada requiere un tiempo O(n · s · D) y una memoria O(n), como mucho un nodo por iteración. Así que, con el mismo número de simulaciones, hacer más por iteración ahorra memoria y algo del tiempo de bajar por el árbol, pero el árbol aprende con menos frecuencia. Sean cuales sean los dos números, UCT solo encuentra con seguridad la mejor jugada en el límite de muchas iteraciones.",
    "La paralelización en las hojas juega varias simulaciones desde una hoja. La búsqueda depende de cómo las cuenta. Si cada simulación es una visita, la bonificación de una jugada disminuye con sus simulaciones. Si una iteración es una visita con la media de sus simulaciones, la bonificación es tan grande como con una sola y solo disminuye el ruido. Si es una visita con su suma, los valores son hasta s veces mayores, así que en la práctica la exploración se divide entre s. Monte Carlo plano no tiene árbol: reparte sus simulaciones entre todas las jugadas legales, de modo que 2000 entre 28 casillas son 71 por jugada. Sus valores convergen a los del juego al azar, así que quizá no encuentre nunca una jugada que solo es la mejor contra las mejores respuestas.",
  ],
  pseudocode:
    "por cada valor del primer ajuste:\n  por cada valor del segundo:\n    jugar partidas, una semilla cada una\n    proporción de perdidas, empatadas,\n      ganadas, con intervalos del 95 %",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).",
    "Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).",
  ],
  why: {
    rows: "Más iteraciones solo ayudan si el árbol puede aprovecharlas. Si una visita recibe la suma de sus simulaciones, o si se juega la jugada de mayor cota superior, la búsqueda puede acabar con una jugada que apenas se ha probado; entonces más simulaciones por iteración hacen más seguros los valores.",
    columns:
      "Más simulaciones hacen más seguro el valor de una hoja, pero el árbol solo aprende entre iteraciones. Con menos iteraciones ve menos jugadas hacia delante.",
    neither:
      "Estas partidas solo dejan de decidirlo si los intervalos se solapan. Aquí están separados, así que el azar por sí solo difícilmente explica la diferencia.",
  },
  neither: "sus intervalos se solapan: estas partidas no lo deciden",
  loses: (point, lost, from, to) => `En ${point} pierde el ${lost} % (de ${from} a ${to}).`,
  game: "partida",
  tenGames: "10 partidas",
  pointStep: "punto de la cuadrícula",
  results: { lost: "perdida", drawn: "empatada", won: "ganada" },
  counted: { lost: "perdidas", drawn: "empatadas", won: "ganadas" },
  games: "partidas",
  before: (points, games) =>
    `No se ha jugado ninguna partida. Puntos: ${number(points)}; partidas en cada uno: ${number(games)}.`,
  played: (game, point, result) => `Partida ${number(game)}: ${result} en ${point}.`,
  sofar: (lost, drawn, won) =>
    `Hasta ahora en este punto: perdidas, ${number(lost)}; empatadas, ${number(drawn)}; ganadas, ${number(won)}.`,
  share: (result, count, games) =>
    `${result}: ${number(count)} / ${number(games)} = ${figure((100 * count) / games)} %`,
};
