/** Spanish texts of the bench tournament, a module of the shape of ../en/tournament.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** Pairs of games in their number. @param {number} count */
const pairs = (count) => `${number(count)} ${count === 1 ? "pareja" : "parejas"}`;

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Tournament: "Torneo",
  "Which bot is stronger, by how much, and after how many games may one say so?":
    "¿Qué bot es más fuerte, por cuánto, y tras cuántas partidas se puede afirmar?",
  "Bots with settings and budgets": "Bots con ajustes y límites",
  "Pairs of games for any two bots": "Parejas de partidas entre cada dos bots",
  "Playouts per move of bots without a budget": "Simulaciones por jugada de los bots sin límite",
  "Stop when a sequential test of the two bots has ended": "Parar cuando acabe una prueba secuencial de los dos bots",
  "Elo points by which the first bot is stronger under H0": "Puntos Elo de ventaja del primer bot según H0",
  "Elo points of H1": "Puntos Elo de H1",
  "Chance to accept H1 where H0 holds": "Probabilidad de aceptar H1 cuando vale H0",
  "Chance to accept H0 where H1 holds": "Probabilidad de aceptar H0 cuando vale H1",

  // Presets
  "Heuristic against RAVE": "Heurística contra RAVE",
  "Sequential test of two settings": "Prueba secuencial de dos ajustes",

  // Columns
  elo: "Elo",
  won: "ganadas",
  drawn: "empatadas",
  lost: "perdidas",
  against: "contra",
  los: "probabilidad de ser mejor",
  played: "jugadas",
  "s first": "s, primero",
  "s second": "s, segundo",
  ratio: "razón",
  "H0 at": "H0 en",
  "H1 at": "H1 en",
  verdict: "veredicto",

  // Tables
  pairings: "emparejamientos",
  course: "evolución",
  walk: "recorrido",
};

/** @type {typeof import("../en/tournament.js").strings} */ export const strings = {
  predict: "¿Cuántos puntos Elo sacará el primero de la tabla final al segundo?",
  task: "",
  legend:
    "El tablero muestra la partida tras esta jugada. Los puntos son las valoraciones tras las partidas que nombra la frase, en puntos Elo; su media es 0. Las barras son sus intervalos del 95 %.",
  plotLegend:
    "Tabla cruzada: porcentaje de los puntos que el bot de la fila ha obtenido contra el de la columna; cuanto más intenso el color, más puntos. Elo: las valoraciones con sus intervalos del 95 %. Recorrido: el logaritmo de la razón de verosimilitudes tras cada pareja de partidas; no hay veredicto hasta que alcanza una cota discontinua.",
  seen: "En este tablero pequeño, cinco veces más simulaciones hacen a Monte Carlo plano claramente más fuerte, y el juego al azar pierde casi todas las partidas. Los intervalos son anchos: tras 40 partidas una valoración tiene todavía una incertidumbre de más de 100 puntos, y un intervalo la mitad de ancho requiere el cuádruple de partidas. Con el preajuste de Monte Carlo plano para Y, 100 simulaciones pierden una partida de 20 contra el azar, y 500 o más ganan las 20; con 100 rondas pierden 5 de 200 y ninguna. Cada aumento de las simulaciones hace más fuerte al bot, pero el último solo un poco: en 200 partidas, 20.000 simulaciones solo obtienen el 57 % de los puntos contra 5000. Con el preajuste de la prueba secuencial bastan 26 parejas de partidas para distinguir 400 simulaciones de 200. Con 8,9 s por jugada, el bot heurístico ganó 10 de 18 partidas de Hex 7 contra RAVE, muy pocas para decidir cuál es más fuerte. Si el límite se da en segundos, un equipo más lento juega otras partidas.",
  paragraphs: [
    "Los puntos Elo miden la fuerza por los resultados: una ventaja de d puntos significa una puntuación esperada de 1 / (1 + 10^(−d / 400)); así, 0 puntos son el 50 %, 100 puntos el 64 % y 400 puntos el 91 %. Las valoraciones son aquí las fuerzas con las que el conjunto de los resultados es más verosímil (Bradley y Terry), y se calculan repitiendo un paso sencillo hasta que nada cambia (Hunter). Un empate añadido entre cada dos bots impide que la valoración de un bot que lo ganó todo crezca sin límite.",
    "El primer jugador suele tener ventaja, y las piedras al azar favorecen a uno de los bandos. Por eso se juega por parejas de partidas: ambas parten de las mismas piedras al azar, con los colores cambiados. Así cada bot tiene la ventaja una vez, y la prueba secuencial cuenta parejas, no partidas.",
    "Un experimentador que mira el marcador tras cada partida y se detiene en cuanto le gusta encuentra diferencias donde no las hay. La prueba secuencial de la razón de probabilidades (Wald) sí puede mirar tras cada pareja. Compara dos verosimilitudes de los resultados: la que tienen si el primer bot aventaja al otro en los puntos de H1 y la que tienen si lo aventaja en los de H0. Se detiene en cuanto su razón alcanza una cota. Hasta entonces no tiene veredicto, por cerca que pase de una cota. Cuando se detiene, el veredicto tiene aproximadamente las tasas de error prometidas, pero la valoración de ese momento es, en promedio, demasiado extrema.",
    "Un torneo de b bots con r rondas tiene b (b − 1) r partidas. Su tiempo es el de estas partidas; su memoria solo crece con el número y la longitud de estas, y las valoraciones necesitan una puntuación por cada dos bots. Las valoraciones son correctas en el límite de muchas partidas si la fuerza de cada bot es un solo número, como supone el modelo. Los errores solo bajan como 1 / sqrt(partidas): hacen falta miles para detectar una ventaja de 10 puntos Elo. Si la fuerza de dos bots difiere claramente, la prueba secuencial necesita muchas menos partidas que una de longitud fija; tarda más cuando la verdad está entre H0 y H1.",
    "Un bot se escribe con su nombre, sus ajustes entre paréntesis y, tras @, sus simulaciones o segundos por jugada: flat@500, uct(c=0.5)@0.2s. Donde un juego tiene niveles, level(3) es uno de ellos.",
  ],
  pseudocode:
    "en cada ronda:\n    apertura = piedras al azar\n    por cada dos bots A y B:\n        partida desde ella, empieza A\n        partida desde ella, empieza B\n        prueba: parar si la razón\n            ha alcanzado una cota\nvaloraciones = fuerzas con las que los\n    resultados son más verosímiles",
  sources: [
    "Arpad E. Elo: The Rating of Chessplayers, Past and Present (1978).",
    "Ralph A. Bradley, Milton E. Terry: Rank analysis of incomplete block designs (1952).",
    "David R. Hunter: MM algorithms for generalized Bradley-Terry models (2004).",
    "Abraham Wald: Sequential tests of statistical hypotheses (1945).",
    "Michel Van den Bergh: A practical introduction to the GSPRT (2020).",
  ],
  why: {
    small:
      "Una ventaja de menos de 50 puntos significa el 57 % de los puntos como mucho. Tan cerca solo están bots de fuerza casi igual, y aquí el primero obtiene más contra el segundo.",
    clear:
      "Una ventaja de 50 a 150 puntos significa del 57 al 70 % de los puntos. Los resultados de estos dos bots están más próximos o más alejados: mira la tabla cruzada.",
    large:
      "Una ventaja de 150 a 300 puntos significa del 70 al 85 % de los puntos, así que, sin tablas, el bot más débil gana entre una partida de cada tres y una de cada siete. La tabla cruzada muestra cuántas ganó.",
    huge: "Una ventaja de más de 300 puntos significa más del 85 % de los puntos, así que el bot más débil gana menos de una partida de cada seis. En un tablero pequeño, hasta un bot débil encuentra buenas jugadas más a menudo.",
  },
  options: { small: "menos de 50", clear: "de 50 a 150", large: "de 150 a 300", huge: "300 o más" },
  views: { cross: "Tabla cruzada", elo: "Elo", walk: "Recorrido de la prueba" },
  led: (first, second, lead) => `${first} saca a ${second} ${lead} puntos Elo.`,
  unsettled:
    "Sus propias partidas no deciden cuál de los dos es más fuerte: el intervalo del 95 % de la diferencia contiene el 0.",
  accepted: (verdict, count) => `La prueba aceptó ${verdict} tras ${pairs(count)} de partidas.`,
  undecided: (count) => `La prueba no tiene veredicto tras ${pairs(count)} de partidas.`,
  move: "jugada",
  game: "partida",
  pair: "pareja de partidas",
  before: "Aún no se ha jugado ninguna partida.",
  moved: (count, move, game, games, first, second) =>
    `Jugada ${number(count)} de la partida ${number(game)} de ${number(games)}: ${move}. ${first} juega contra ${second}.`,
  won: (winner) => `Gana ${winner}.`,
  drawn: "La partida acaba en tablas.",
  paired: (score, bot) => `De esta pareja ${bot} obtiene ${number(score)} de 2 puntos.`,
  rated: (games) =>
    games ? `Valoraciones tras ${number(games)} partidas.` : "No hay valoraciones hasta que acabe la primera pareja.",
  elo: "Puntos Elo",
  rating: (elo, error, percent, games) => `${elo} ± ${error}, ${percent} % de ${number(games)}`,
  ratio: (low, ratio, high) => `H0 en ${low}, razón ${ratio}, H1 en ${high}`,
  columns: ["bot", "partidas", "puntuación", "Elo", "±"],
  walk: "razón",
  acrossTitle: "Parejas de partidas",
  upTitle: "Logaritmo de la razón de verosimilitudes",
};
