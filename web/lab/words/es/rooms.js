// @ts-check
/** Spanish texts of the bench rooms, a module of the shape of ../en/rooms.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Rooms: "Habitaciones",
  "From which rooms does tree search still choose another move than value iteration?": "¿Desde qué habitaciones elige la búsqueda en árbol todavía otra jugada que la iteración de valores?",
  "Rooms a side": "Habitaciones por lado",
  "Charge in moves": "Carga, en jugadas",
  "Slips in a hundred moves": "Resbalones por cada cien jugadas",
  "Reward of each room, row by row; the usual ones if empty": "Recompensa de cada habitación, fila a fila; vacío: las habituales",
  "Playouts of tree search": "Simulaciones de la búsqueda en árbol",
  "Searches from each room": "Búsquedas desde cada habitación",
  rooms: "habitaciones",
  sweeps: "barridos",
  room: "habitación",
  best: "mejores",
  value: "valor",
  sweep: "barrido",
  loss: "pérdida",
  "wrong %": "erróneas, %",
  north: "norte",
  east: "este",
  south: "sur",
  west: "oeste",
};

/** @type {typeof import("../en/rooms.js").strings} */
export const strings = {
  predict: "¿En cuántas habitaciones elegirá la búsqueda en árbol, con todas sus simulaciones, una jugada que no está entre las mejores en al menos una búsqueda?",
  task: "",
  legend: "Primero: la iteración de valores tras este barrido. Segundo: la búsqueda en árbol con todas sus simulaciones, su valor medio y la jugada que elige más a menudo. Cuanto más intenso el color de una habitación, mayor su valor; las flechas son jugadas; un marco discontinuo señala una habitación en la que la búsqueda prefiere una jugada que no está entre las mejores.",
  plotLegend: "Proporción de búsquedas, desde todas las habitaciones, que eligen una jugada que no está entre las mejores.",
  seen: "El barrido k da los valores exactos para una batería de k jugadas, de modo que las recompensas se extienden una habitación en cada barrido y el último es exacto. La búsqueda en árbol no recorre todas las habitaciones, pero sus valores quedan bajos: promedian también sus propias jugadas de exploración. Sus jugadas son mejores que sus valores, y los errores quedan donde dos jugadas valen casi lo mismo.",
  paragraphs: [
    "Un robot recorre habitaciones y recoge recompensas hasta agotar la batería. Sus movimientos son inciertos: con cierta probabilidad resbala hacia la izquierda o la derecha de su rumbo. Qué jugada es mejor depende de lo que puede salir mal, así que los valores son esperanzas.",
    "La iteración de valores empieza con valores 0 y sustituye cada uno por la mejor recompensa esperada de una jugada más el valor posterior. Recorre todas las posiciones en cada barrido: el tiempo es proporcional a posiciones por jugadas por resultados, y la memoria, a las posiciones. Como cada jugada gasta batería, bastan tantos barridos como jugadas permite para obtener valores exactos.",
    "La búsqueda Monte Carlo en árbol mira una sola posición. Un bandido elige las jugadas del robot, el azar se sortea y una partida aleatoria estima lo que sigue. Al crecer las simulaciones, sus valores convergen a los exactos; hasta entonces cargan con el coste de explorar.",
  ],
  pseudocode: "valores = 0 en cada posición\npor cada jugada que permite la batería:\n    por cada posición:\n        valor = máximo entre las jugadas de la suma, sobre los resultados, de\n            probabilidad * (recompensa + valor posterior)",
  sources: [
    "Richard Bellman: Dynamic Programming (1957).",
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
  ],
  why: {
    none: "Donde dos jugadas valen casi lo mismo hacen falta más simulaciones para distinguirlas.",
    few: "Decide la diferencia entre la mejor jugada y la segunda: las habitaciones en que es pequeña son las difíciles, y aquí hay más o menos de las que pensabas.",
    half: "En la mayoría de las habitaciones una jugada es claramente la mejor, y la búsqueda la encuentra con pocas simulaciones.",
    most: "La búsqueda no necesita valores exactos para elegir bien: basta el orden de las jugadas, que es claro en la mayoría de las habitaciones.",
  },
  options: { none: "en ninguna", few: "en algunas, un cuarto como mucho", half: "en más de un cuarto, la mitad como mucho", most: "en más de la mitad" },
  wrongRooms: (wrong, all) => `La búsqueda en árbol se equivoca en ${number(wrong)} de ${number(all)} habitaciones.`,
  sweeps: "barrido",
  iteration: (sweep) => `Iteración de valores, barrido ${number(sweep)}`,
  search: (playouts) => `Búsqueda en árbol, ${number(playouts)} simulaciones`,
  before: "Antes del primer barrido todos los valores son 0.",
  swept: (sweep, change) => `Barrido ${number(sweep)}: el valor que más cambió lo hizo en ${change}. Los valores son ya exactos para una batería de ${sweep === 1 ? "una jugada" : `${number(sweep)} jugadas`}.`,
  acrossTitle: "Simulaciones",
  upTitle: "Jugadas erróneas, %",
  wrong: "erróneas",
  columns: ["habitación", "valor", "mejores jugadas", "valor de la búsqueda", "su jugada"],
};
