/** Spanish texts of the bench reduction, a module of the shape of ../en/reduction.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");
const given = (/** @type {number} */ count) =>
  count > 1
    ? `${number(count)} casillas pasan al otro jugador`
    : `${count ? "una" : "ninguna"} casilla pasa al otro jugador`;

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Reduction: "Reducción",
  "Who has won a full board, and how many operations does it take to find out?":
    "¿Quién ha ganado un tablero lleno y cuántas operaciones hacen falta para saberlo?",
  "Hex: a board in the corner of a triangle": "Hex: un tablero en la esquina de un triángulo",
  "Speed of this machine": "Velocidad de este equipo",
  "Position of Y or Hex": "Posición de Y o Hex",
  "Boards in a word": "Tableros en una palabra",
  "Playouts in a round of the speed test; 0 for no test":
    "Simulaciones por ronda de la prueba de velocidad; 0: sin prueba",
  boards: "tableros",
  speed: "velocidad",
  side: "lado",
  cells: "casillas",
  operations: "operaciones",
  "operations so far": "operaciones en total",
  "board after board": "tablero a tablero",
  "player 1 %": "jugador 1, %",
  board: "tablero",
  winner: "ganador",
  replies: "respuestas",
  stage: "etapa",
  cell: "casilla",
  "owner before": "dueño anterior",
  owner: "dueño",
  inside: "interior",
  edges: "bordes",
  bridges: "puentes",
  seconds: "segundos",
  "playouts a second": "simulaciones por segundo",
  "leaves a second": "hojas por segundo",
};

/** @type {typeof import("../en/reduction.js").strings} */ export const strings = {
  predict: "¿Cuántas operaciones con palabras hacen falta para saber quién ha ganado en cada uno de estos tableros?",
  task: "",
  legend:
    "Primero: uno de los tableros. Segundo: todos los tableros de una palabra; el número y la intensidad del color dicen en cuántos de ellos la casilla es de las negras. Un marco señala las tres casillas cuya mayoría se toma, y el punto entre ellas es esa mayoría. Debajo: las tres palabras y su mayoría, un cuadrado por tablero. Tras el último triángulo: una simulación tal como la hace wye, etapa por etapa, con piedras pequeñas en las casillas vacías; un marco señala cada casilla que la etapa ha dado al otro jugador.",
  plotLegend:
    "Operaciones acumuladas, con todos los tableros en una palabra y tablero a tablero, según los triángulos reducidos.",
  seen: "Cada triángulo tiene una fila menos que el anterior, y el color de la última casilla es el del ganador. Con 64 tableros en una palabra, las mismas operaciones deciden 64 partidas, porque «y» y «o» tratan cada bit por separado. Del triángulo mayor al menor, las proporciones se alejan de la mitad, porque el ganador de un tablero posee una parte cada vez mayor.",
  paragraphs: [
    "Un programa podría hallar al ganador de un tablero lleno de Y siguiendo las cadenas. La reducción es más sencilla: sustituye cada trío de casillas que forma un triángulo pequeño orientado como el tablero por una sola casilla, con el color que tienen al menos dos de ellas. El resultado es un tablero lleno con una fila menos. Si se repite, queda al final una sola casilla, cuyo color es el del ganador.",
    "El resultado siempre es correcto, porque cada paso conserva al ganador. Tomemos una cadena que toca los tres lados. Cada dos casillas vecinas de ella están en un triángulo pequeño, que se convierte en una casilla del mismo color. Los triángulos de pares consecutivos comparten una casilla, así que las casillas nuevas se tocan. Forman en el tablero menor una cadena que toca los mismos lados que la antigua. Exactamente un jugador tiene una cadena así antes del paso, y exactamente uno después. Un tablero de Hex es parte de un tablero mayor de Y cuyas otras dos esquinas pertenecen ya a los jugadores.",
    "Un triángulo de lado n tiene n(n + 1)/2 casillas, de modo que la reducción a una casilla requiere (n³ − n)/6 mayorías. La mayoría de tres bits, a & b | (a | b) & c, cuesta cuatro operaciones, tanto para un bit como para una palabra de 64. Así, el tiempo es O(n³) para hasta 64 tableros juntos. La memoria es O(n²), una palabra por casilla, porque cada triángulo puede escribirse sobre el anterior.",
    "Si una partida aleatoria sigue hasta llenar el tablero, su ganador no cambia, así que una simulación es un tablero lleno al azar. La búsqueda wye empieza por dar cada casilla vacía a un jugador al azar. Así se rompen conexiones que ningún jugador dejaría romper. Una conexión pasa por dos casillas vacías, de las que basta una cualquiera: un puente lleva de una piedra a otra, y junto a un borde una conexión lleva de una piedra a la fila siguiente. Si el rival ocupa una de las dos casillas, un jugador responde con la otra. Por eso wye repara el tablero: si el rival recibió las dos casillas de una conexión, el dueño de esta recibe una de ellas, cualquiera de las dos con la misma frecuencia. Wye empieza en el interior del tablero, con los puentes que salen de una piedra de la posición, en dos tercios de las simulaciones. Sigue con los bordes que un jugador debe alcanzar: desde cada piedra de la cuarta fila hasta la tercera en una cuarta parte de las simulaciones, desde la tercera hasta la segunda en la mitad, y desde la segunda hasta el borde en todas. Reparar más sería demasiado, porque los jugadores también ceden un enlace a cambio de otro. Por último, las dos casillas de cada puente intacto entre piedras de la posición van a jugadores distintos en todas las simulaciones, porque su dueño responde a cada ataque. En los tableros de hasta cinco casillas por lado, wye solo da este último paso.",
    "En el preajuste de la velocidad, wye y UCT buscan en el tablero vacío y se cuentan sus simulaciones y hojas por segundo. Wye evalúa una hoja con dos palabras de simulaciones, uct con 16 simulaciones y uct(sims=1) con una sola, como en los libros. Los segundos dependen del equipo y son más si trabajan varios hilos a la vez; los números de simulaciones y hojas son siempre los mismos.",
  ],
  pseudocode:
    "una palabra por casilla, un bit por tablero\npara lado = n - 1, ..., 2, 1:\n  para cada casilla (i, j) de ese lado:\n    a, b, c = (i, j), (i, j+1), (i+1, j)\n    (i, j) = a & b | (a | b) & c\nganadores = la última casilla\n\nuna simulación de wye:\n  palabra al azar por casilla vacía\n  por conexión, bordes al final:\n    si su dueño no tiene casilla:\n      una casilla = su dueño\n  por puente intacto:\n    una casilla = no la otra",
  sources: [
    "Jack van Rijswijck: Search and evaluation in Hex (2002).",
    "Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Broderick Arneson, Ryan Hayward, Philip Henderson: Monte Carlo tree search in Hex (2010).",
  ],
  why: {
    tens: "Cada casilla de cada triángulo menor cuesta cuatro operaciones, y un tablero tiene unas n³/6 de esas casillas.",
    hundreds:
      "El número de mayorías crece con el cubo del lado: un tablero del doble de lado necesita ocho veces más operaciones. Cuenta (n³ − n)/6 mayorías de cuatro operaciones cada una.",
    thousands:
      "Son (n³ − n)/6 mayorías de cuatro operaciones cada una. El número de tableros no importa mientras quepan en una palabra.",
    more: "La reducción necesitaría tantas operaciones si fuera tablero a tablero, o en un tablero mayor. Pero una operación con una palabra trabaja en todos sus tableros a la vez.",
  },
  options: { tens: "menos de 100", hundreds: "de 100 a 999", thousands: "de 1000 a 9999", more: "10.000 o más" },
  counted: (made, each, boards) =>
    `Hacen falta ${number(made)} operaciones para ${boards === 1 ? "un tablero" : `los ${number(boards)} tableros`}; tablero a tablero serían ${number(each)}.`,
  units: { cell: "casilla", row: "fila", triangle: "triángulo" },
  series: { word: "en una palabra", each: "uno a uno" },
  stages: {
    coins: "Simulación: piedras al azar",
    inside: "Interior reparado",
    edges: "Bordes reparados",
    bridges: "Puentes intactos a salvo",
  },
  columns: ["casilla", "primer tablero", "palabra de todos los tableros", "mayoría", "su palabra"],
  majorityOf: "mayoría",
  first: (side) => `El primer tablero, lado ${number(side)}`,
  all: (side, boards) =>
    boards === 1 ? `El único tablero, lado ${number(side)}` : `Los ${number(boards)} tableros, lado ${number(side)}`,
  full: (side, boards) =>
    `${boards === 1 ? "Un tablero lleno" : `${number(boards)} tableros llenos`} en un triángulo de lado ${number(side)}: las piedras de la posición y las casillas vacías repartidas al azar.`,
  majority: (step, cell, three, result) => `Paso ${number(step)}: ${cell} = mayoría(${three}) = ${result}.`,
  won: (winner, count, boards) =>
    `Por tanto, las ${winner} han ganado el primer tablero; las negras han ganado ${number(count)} de ${number(boards)}.`,
  playout: {
    coins: (step) => `Paso ${number(step)}: wye da cada casilla vacía a un jugador al azar.`,
    inside: (step, count) =>
      `Paso ${number(step)}: ${given(count)}. Quien perdió las dos casillas de un puente del interior recibe una de ellas, como habría respondido un jugador.`,
    edges: (step, count) =>
      `Paso ${number(step)}: ${given(count)}. Quien perdió las dos casillas de una conexión con la fila siguiente hacia un borde recibe una de ellas, como habría respondido un jugador.`,
    bridges: (step, count) =>
      `Paso ${number(step)}: ${given(count)}. Las dos casillas de un puente intacto entre piedras de la posición siempre van a jugadores distintos.`,
  },
  speed: (step, round, bot, playouts, leaves, seconds) =>
    `Paso ${number(step)}: en la ronda ${number(round)}, ${bot} hace ${number(playouts)} simulaciones desde ${number(leaves)} hojas en ${seconds} s.`,
  acrossTitle: "Triángulos reducidos",
  upTitle: "Operaciones con palabras",
};
