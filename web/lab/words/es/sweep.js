// @ts-check
/** Spanish texts of the bench sweep, a module of the shape of ../en/sweep.js. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Sweep: "Barrido de ajustes",
  "Which is better: more iterations, or more playouts in each?": "¿Qué es mejor: más iteraciones o más simulaciones en cada una?",
  "Tic-tac-toe study: one visit, sum of its playouts, final move by UCB": "Estudio del tres en raya: una visita, suma de sus simulaciones, jugada final por UCB",
  "Tic-tac-toe study: the same, final move by visits": "Estudio del tres en raya: lo mismo, jugada final por visitas",
  "Tic-tac-toe study: one visit, mean of its playouts": "Estudio del tres en raya: una visita, media de sus simulaciones",
  "Tic-tac-toe study: each playout a visit": "Estudio del tres en raya: cada simulación una visita",
  "Flat Monte Carlo for Y": "Monte Carlo plano para Y",
  Game: "Juego",
  "Bot, with the settings that do not vary": "Bot, con los ajustes que no varían",
  "Setting that varies by row, or iterations": "Ajuste que varía por filas, o iteraciones (iterations)",
  "Setting that varies by column; none if empty": "Ajuste que varía por columnas; vacío: ninguno",
  Opponent: "Rival",
  "Side of the bot": "Turno del bot",
  "Games at each point": "Partidas en cada punto",
  "Playouts per move where nothing else is said": "Simulaciones por jugada si no se dice otra cosa",
  "Random stones at the start of each game": "Piedras al azar al principio de cada partida",
  both: "alterno",
  first: "primero",
  second: "segundo",
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
  "s/game": "s/partida",
  games: "partidas",
  game: "partida",
  score: "puntuación",
  "score of the bot": "puntuación del bot",
  record: "registro",
};

/** @type {typeof import("../en/sweep.js").strings} */
export const strings = {
  predict: "¿Cuál de estos dos puntos de la cuadrícula pierde menos partidas? (Al abrir el banco, ambos gastan 40 simulaciones por jugada.)",
  task: "",
  legend: "Cada recuadro es un punto de la cuadrícula: partidas perdidas / empatadas / ganadas hasta ahora, y una barra con las perdidas a la izquierda, las empatadas en medio y las ganadas a la derecha. El marco señala el punto en el que se juega.",
  plotLegend: "Arriba: el mapa de calor; cuanto más intenso el color, mayor el número, y bajo cada número su intervalo del 95 % (Wilson). Abajo: lo mismo en líneas, una por columna, con intervalos del 95 %. Los segundos se miden en este equipo en este momento y nunca se repiten.",
  seen: "Al abrir el banco, más simulaciones por iteración parecen mejores que más iteraciones. No es una ley: esta búsqueda cuenta una iteración como una sola visita pero suma las victorias de todas sus simulaciones, de modo que cuatro simulaciones hacen la exploración cuatro veces menos importante, y juega la jugada de mayor cota superior, que tras pocas visitas suele ser una que apenas se ha probado. Con el preajuste en que cada simulación es una visita la comparación se invierte: casi el mismo número de simulaciones pierde el 11,5 % como 10 × 16 y el 3 % como 50 × 4, porque cada iteración deja que el árbol aprenda y crezca. Los detalles importan tanto como eso: con 10 iteraciones casi todas las jugadas tienen una visita, y decide cuál de las igualmente visitadas se juega. Si los empates se deshacen por el orden en que se probaron, 10 × 16 con la media pierde cerca del 20 % contra el azar, como en el estudio; si se deshacen por el valor, solo cerca del 8 %. En el estudio de Y, Monte Carlo plano apenas pierde una partida contra el azar desde 100 iteraciones; desde 500 ganó las 100.",
  paragraphs: [
    "Un barrido prueba todas las combinaciones de dos ajustes: partidas contra el mismo rival en cada punto, desde las mismas aperturas y con las mismas semillas, de modo que los puntos difieren solo en sus ajustes. Se puede variar cualquier ajuste de un bot, como sims, c, backup o final; iterations son las simulaciones de una jugada divididas entre las de una iteración.",
    "Una proporción de tantas partidas es incierta: con 200 partidas, un 10 % puede ser un 7 o un 15. Dos puntos difieren con seguridad solo si sus intervalos no se solapan; la prueba es estricta, así que puede haber una diferencia real donde se solapan un poco. El cuádruple de partidas reduce un intervalo a la mitad. Entre muchos puntos alguno parece el mejor por azar: repítelo con otra semilla antes de creerlo.",
    "Una jugada tarda un tiempo proporcional a las iteraciones por las simulaciones por la duración de una partida, O(N·D), y ocupa como mucho un nodo por iteración, O(n). Así que, con las mismas simulaciones, más por iteración ahorran memoria y algo del tiempo de bajar por el árbol, y pierden lo que el árbol habría aprendido entretanto.",
    "La paralelización en las hojas juega varias simulaciones desde una hoja. Cómo se cuentan cambia la búsqueda: si cada una es una visita, una iteración está tan segura de sí como simulaciones tiene; si una visita recibe su media, la exploración queda como estaba y el ruido disminuye; si una visita recibe su suma, el término de exploración de UCB queda en la práctica dividido entre su número. Monte Carlo plano no tiene árbol: reparte sus simulaciones entre todas las jugadas legales, 2000 entre 28 casillas son 71 por jugada, y nunca converge a la mejor jugada si para ello hace falta la mejor respuesta del rival.",
  ],
  pseudocode: "por cada valor del primer ajuste:\n  por cada valor del segundo:\n    jugar partidas, una semilla cada una\n    proporción de perdidas, empatadas,\n      ganadas, con intervalos del 95 %",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).",
    "Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).",
  ],
  why: {
    rows: "Más iteraciones dejan aprender al árbol solo si lo aprendido decide la jugada: mira cómo se cuentan las visitas y según qué se elige la jugada final.",
    columns: "Más simulaciones hacen más seguro el valor de una hoja, pero el árbol aprende solo entre iteraciones, y hay menos.",
    neither: "Que los intervalos se solapen significa que estas partidas no bastan para decidir; aquí están separados.",
  },
  neither: "sus intervalos se solapan: estas partidas no lo deciden",
  loses: (point, lost, from, to) => `En ${point} pierde el ${lost} % (de ${from} a ${to}).`,
  game: "partida",
  tenGames: "10 partidas",
  pointStep: "punto de la cuadrícula",
  results: { lost: "perdida", drawn: "empatada", won: "ganada" },
  counted: { lost: "perdidas", drawn: "empatadas", won: "ganadas" },
  games: "partidas",
  before: (points, games) => `No se ha jugado ninguna partida. Hay ${number(points)} puntos con ${number(games)} partidas cada uno.`,
  played: (game, point, result) => `Partida ${number(game)}: ${result} en ${point}.`,
  sofar: (lost, drawn, won) => `Hasta ahora en este punto: perdidas ${number(lost)}, empatadas ${number(drawn)}, ganadas ${number(won)}.`,
  share: (result, count, games) => `${result}: ${number(count)} / ${number(games)} = ${figure((100 * count) / games)} %`,
};
