// @ts-check
/** Spanish texts of the bench reduction, a module of the shape of ../en/reduction.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Reduction: "Reducción",
  "Who has won a full board, and how many operations does it take to find out?": "¿Quién ha ganado un tablero lleno y cuántas operaciones hacen falta para saberlo?",
  "Hex: a board in the corner of a triangle": "Hex: un tablero en la esquina de un triángulo",
  "Speed of this machine": "Velocidad de este equipo",
  "Position of Y or Hex": "Posición de Y o Hex",
  "Boards in a word": "Tableros en una palabra",
  "Playouts in a round of the speed test; 0 for no test": "Simulaciones por ronda de la prueba de velocidad; 0: sin prueba",
  boards: "tableros",
  pairs: "parejas",
  speed: "velocidad",
  side: "lado",
  cells: "casillas",
  operations: "operaciones",
  "operations so far": "operaciones en total",
  "board after board": "tablero a tablero",
  "player 1 %": "jugador 1, %",
  board: "tablero",
  winner: "ganador",
  third: "tercio",
  "pair of": "pareja de",
  cell: "casilla",
  owner: "dueño",
  other: "la otra",
  "its owner": "su dueño",
  bridges: "puente",
  edges: "borde",
  inside: "interior",
  bot: "bot",
  leaves: "hojas",
  seconds: "segundos",
  "playouts a second": "simulaciones por segundo",
  "leaves a second": "hojas por segundo",
};

/** @type {typeof import("../en/reduction.js").strings} */
export const strings = {
  predict: "¿Cuántas operaciones con palabras hacen falta para saber quién gana en todos estos tableros?",
  task: "",
  legend: "Primero: uno de los tableros. Segundo: todos los tableros de una palabra; el número y la intensidad del color dicen en cuántos de ellos la casilla es de las negras. Un marco señala las tres casillas cuya mayoría se toma, y el punto entre ellas es esa mayoría. Debajo: las tres palabras y su mayoría, un cuadrado por tablero. Tras el último triángulo: tableros llenos tal como los sortea wye, con piedras pequeñas en las casillas vacías; una línea une dos casillas que siempre van a jugadores distintos.",
  plotLegend: "Operaciones hechas hasta entonces, para todos los tableros de una palabra y tablero a tablero, según los triángulos reducidos.",
  seen: "Cada triángulo tiene una fila menos, y el color de la última casilla es el del ganador: siguiéndolo hacia atrás se encuentra la cadena ganadora. Con 64 tableros en una palabra, las mismas operaciones deciden 64 partidas, porque «y» y «o» tratan cada bit por separado. Del triángulo mayor al menor, las proporciones se alejan de la mitad: el ganador de un tablero posee cada vez más de él.",
  paragraphs: [
    "¿Quién ha ganado un tablero lleno de Y? Se podrían seguir las cadenas. La reducción no las necesita: toma cada tres casillas que forman un triángulo pequeño orientado como el tablero y las sustituye por el color que tienen al menos dos de ellas. Queda un tablero lleno con una fila menos y, al final, una sola casilla, cuyo color es el del ganador.",
    "El ganador se conserva en cada paso. Si una cadena toca los tres lados, sus casillas vecinas están en triángulos comunes, así que las casillas en que se convierten vuelven a tocarse: forman una cadena en el tablero menor, y donde la antigua tocaba un lado también lo toca la nueva. Antes, exactamente un jugador tiene una cadena así; después, también. Un tablero de Hex es la parte de un tablero mayor de Y cuyas otras dos esquinas pertenecen ya a los jugadores.",
    "Un triángulo de lado n tiene n(n + 1)/2 casillas, de modo que hasta llegar a una hay (n³ − n)/6 mayorías. La mayoría de tres bits, a & b | (a | b) & c, cuesta cuatro operaciones, tanto para un bit como para una palabra de 64. El tiempo es O(n³) para 64 tableros; la memoria, una palabra por casilla, porque cada triángulo puede escribirse sobre el anterior.",
    "Seguir una partida aleatoria hasta llenar el tablero no cambia quién la gana, así que una simulación es un tablero lleno al azar. La búsqueda wye sortea juntas las dos casillas de un puente: decide un bit y la otra casilla recibe el contrario. Así el puente entre piedras aguanta en todas las simulaciones, pues ningún jugador dejaría que se rompiera. Por la misma razón se alternan las vecinas a lo largo de un borde, y en el interior se emparejan vecinas en una dirección distinta en cada tercio de las simulaciones. Los tableros de hasta cinco casillas por lado solo tienen parejas en los puentes.",
    "El preajuste de la velocidad hace que wye y UCT busquen en el tablero vacío y cuenta simulaciones y hojas por segundo. Wye evalúa una hoja con dos palabras de simulaciones, uct con 16 simulaciones y uct(sims=1) con una sola, como en los libros. Los segundos dependen del equipo, y varios procesos a la vez se estorban; las cuentas no cambian.",
  ],
  pseudocode: "una palabra por casilla, un bit por tablero\npara lado = n - 1, ..., 2, 1:\n  para cada casilla (i, j) de ese lado:\n    a, b, c = (i, j), (i, j+1), (i+1, j)\n    (i, j) = a & b | (a | b) & c\nganadores = la última casilla\n\nun tablero lleno de wye:\n  palabra al azar por casilla vacía\n  para cada pareja de casillas:\n    una = no otra",
  sources: [
    "Jack van Rijswijck: Search and evaluation in Hex (2002).",
    "Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
  ],
  why: {
    tens: "Cada casilla de cada triángulo menor cuesta cuatro operaciones, y un tablero tiene unas n³/6 de esas casillas.",
    hundreds: "El número de mayorías crece con el cubo del lado: el doble de lado, ocho veces más operaciones.",
    thousands: "El número de mayorías es (n³ − n)/6, a cuatro operaciones cada una. Los tableros no cuentan mientras quepan en una palabra.",
    more: "Tantas harían falta tablero a tablero, o en un tablero mayor: una operación con una palabra trabaja en todos sus tableros a la vez.",
  },
  options: { tens: "menos de 100", hundreds: "de 100 a 999", thousands: "de 1000 a 9999", more: "10 000 o más" },
  counted: (made, each, boards) => `Hacen falta ${number(made)} operaciones para ${boards === 1 ? "un tablero" : `los ${number(boards)} tableros`}; tablero a tablero serían ${number(each)}.`,
  units: { cell: "casilla", row: "fila", triangle: "triángulo" },
  series: { word: "en una palabra", each: "uno a uno" },
  kinds: { bridges: "puente", edges: "borde", inside: "interior" },
  columns: ["casilla", "primer tablero", "palabra de todos", "mayoría", "su palabra"],
  majorityOf: "mayoría",
  first: (side) => `El primer tablero, lado ${number(side)}`,
  all: (side, boards) => (boards === 1 ? `El único tablero, lado ${number(side)}` : `Los ${number(boards)} tableros, lado ${number(side)}`),
  third: (third) => `Un tablero lleno del tercio ${number(third)}`,
  full: (side, boards) => `${boards === 1 ? "Un tablero lleno" : `${number(boards)} tableros llenos`} en un triángulo de lado ${number(side)}: las piedras de la posición y las casillas vacías repartidas al azar.`,
  majority: (step, cell, three, result) => `Paso ${number(step)}: ${cell} = mayoría(${three}) = ${result}.`,
  won: (winner, count, boards) => `Así que el primer tablero lo ganan las ${winner}; las negras ganan ${number(count)} de ${number(boards)}.`,
  fill: (step, third, bridges, edges, inside) => `Paso ${number(step)}: en el tercio ${number(third)} de sus simulaciones wye da estas casillas a jugadores distintos: ${number(bridges)} parejas en puentes, ${number(edges)} en los bordes y ${number(inside)} en el interior.`,
  speed: (step, round, bot, playouts, leaves, seconds) => `Paso ${number(step)}: en la ronda ${number(round)}, ${bot} hace ${number(playouts)} simulaciones desde ${number(leaves)} hojas en ${seconds} s.`,
  acrossTitle: "Triángulos reducidos",
  upTitle: "Operaciones con palabras",
};
