/** Spanish texts of the bench rooms, a module of the shape of ../en/rooms.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Rooms: "Habitaciones",
  "From which rooms does tree search still choose a worse move than value iteration?":
    "¿Desde qué habitaciones elige todavía la búsqueda en árbol una jugada peor que la iteración de valores?",
  "Rooms a side": "Habitaciones por lado",
  "Charge in moves": "Carga de la batería, en jugadas",
  "Slips in a hundred moves": "Resbalones por cada cien jugadas",
  "Reward of each room, row by row; the usual ones if empty":
    "Recompensa de cada habitación, fila a fila; vacío: las habituales",
  "Playouts of tree search": "Simulaciones de la búsqueda en árbol",
  "Searches from each room": "Búsquedas desde cada habitación",
  rooms: "habitaciones",
  sweeps: "barridos",
  room: "habitación",
  best: "mejores",
  sweep: "barrido",
  loss: "pérdida",
  "wrong %": "erróneas, %",
  north: "norte",
  east: "este",
  south: "sur",
  west: "oeste",
};

/** @type {typeof import("../en/rooms.js").strings} */ export const strings = {
  predict:
    "¿Desde cuántas habitaciones habrá al menos una búsqueda en árbol que, con todas sus simulaciones, elija una jugada que no está entre las mejores?",
  task: "",
  legend:
    "Primero: la iteración de valores tras este barrido. Segundo: la búsqueda en árbol con todas sus simulaciones, su valor medio y la jugada que elige más a menudo. Cuanto más intenso el color de una habitación, mayor su valor; las flechas son jugadas; un marco discontinuo señala una habitación en la que la búsqueda prefiere una jugada que no está entre las mejores.",
  plotLegend:
    "Proporción de búsquedas, desde todas las habitaciones, que eligen una jugada que no está entre las mejores.",
  seen: "El barrido k da los valores exactos para una batería de k jugadas, de modo que la influencia de una recompensa se extiende una habitación en cada barrido, y el último es exacto. La búsqueda en árbol no recorre todas las habitaciones, pero sus valores son demasiado bajos, porque en la media entran jugadas de exploración y al azar además de las mejores. Sus jugadas son más fiables que sus valores; las erróneas quedan sobre todo donde dos jugadas valen casi lo mismo.",
  paragraphs: [
    "Un robot recorre habitaciones y recoge recompensas hasta agotar la batería. Sus jugadas son inciertas: con cierta probabilidad resbala hacia la izquierda o la derecha de su rumbo. Qué jugada es la mejor depende de todo lo que puede salir mal, así que el valor de una habitación es una esperanza matemática.",
    "La iteración de valores empieza con valores 0 y sustituye cada uno por la mejor suma esperada de la recompensa de una jugada y el valor posterior. Una posición es una habitación junto con las recompensas que quedan, así que r recompensas dan 2^r posiciones por habitación. Un barrido requiere un tiempo proporcional a posiciones por jugadas por resultados, y una memoria proporcional a las posiciones. Cada jugada gasta batería, así que los valores son exactos tras tantos barridos como jugadas permite la batería.",
    "La búsqueda de Monte Carlo en árbol mira una sola posición. Un bandido elige las jugadas del robot en el árbol, los resbalones se sortean y una partida aleatoria estima las recompensas que siguen. Una búsqueda requiere un tiempo proporcional a las simulaciones por la carga, y su memoria crece como mucho unos pocos nodos por simulación, por muchas posiciones que haya. Al aumentar las simulaciones, sus valores convergen a los exactos; hasta entonces incluyen el coste de explorar.",
  ],
  pseudocode:
    "valores = 0 en cada posición\npor cada jugada que permite la batería:\n    por cada posición:\n        valor = máximo entre las jugadas de la suma, sobre los resultados, de\n            probabilidad * (recompensa + valor posterior)",
  sources: [
    "Richard Bellman: Dynamic Programming (1957).",
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
  ],
  why: {
    none: "Algunas habitaciones tienen dos jugadas que valen casi lo mismo, y la búsqueda en árbol necesita más simulaciones que estas para distinguirlas.",
    few: "Una habitación es difícil si los valores de su mejor jugada y de la segunda están próximos. Aquí hay más o menos habitaciones así de las que pensabas.",
    half: "En la mayoría de las habitaciones una jugada es claramente la mejor, y la búsqueda la encuentra con pocas simulaciones.",
    most: "La búsqueda no necesita valores exactos para elegir bien: basta con que la mejor jugada quede la primera, y en la mayoría de las habitaciones lo está con claridad.",
  },
  options: {
    none: "desde ninguna",
    few: "desde algunas, un cuarto como mucho",
    half: "desde más de un cuarto, la mitad como mucho",
    most: "desde más de la mitad",
  },
  wrongRooms: (wrong, all) =>
    `Habitaciones desde las que se equivoca al menos una búsqueda en árbol: ${number(wrong)} de ${number(all)}.`,
  sweeps: "barrido",
  iteration: (sweep) => `Iteración de valores, barrido ${number(sweep)}`,
  search: (playouts) => `Búsqueda en árbol, ${number(playouts)} simulaciones`,
  before: "Antes del primer barrido todos los valores son 0.",
  swept: (sweep, change) =>
    `Barrido ${number(sweep)}: el valor que más ha cambiado lo ha hecho en ${change}. Los valores son ya exactos para una batería de ${sweep === 1 ? "una jugada" : `${number(sweep)} jugadas`}.`,
  acrossTitle: "Simulaciones",
  upTitle: "Jugadas erróneas, %",
  wrong: "jugadas erróneas",
  columns: ["habitación", "valor", "mejores jugadas", "valor de la búsqueda", "su jugada"],
};
