/** The place Problems. */

import { formats } from "../numbers.js";

const { number } = formats("es");

/** @type {typeof import("../en/problems.js").texts} */ export const texts = {
  allProblems: "Todos los problemas",
  anyBoard: "Y y Hex",
  boards: "Tableros",
  copyLink: "Copiar enlace",
  dailyProblem: "Problema del día",
  nextUnsolved: "Siguiente sin resolver",
  playFromHere: "Jugar desde aquí",
  problemBoard: "Tablero del problema",
  tryAgain: "Otra vez",
};

/** @type {typeof import("../en/problems.js").strings} */ export const strings = {
  difficulty: { easy: "Fácil", medium: "Medio", hard: "Difícil", expert: "Muy difícil" },
  problemTitle: (place) => `Problema ${number(place)}`,
  boardOf: (game, size) => `${game} ${size}`,
  solvedOf: (done, all) => `${number(done)} de ${number(all)} resueltos`,
  solvedAlone: "resuelto",
  solvedHelped: "resuelto con una pista",
  unsolved: "sin resolver",
  streak: (days) => `${number(days)} ${days === 1 ? "día seguido" : "días seguidos"}`,
  findMove: (player) => `Juegan ${player} y ganan: encuentra la única jugada ganadora.`,
  toldArea: "Pista: la jugada está en la zona marcada.",
  toldMove: (move) => `Pista: la jugada es ${move}.`,
  rightMove: (move) => `Correcto: ${move} es la única jugada ganadora.`,
  rightLine: (player) => `Las ${player} ganan contra cualquier defensa, por ejemplo:`,
  wrongMove: (move, ready) =>
    `${move} no gana. ${ready ? "Buscando la respuesta…" : "La respuesta llega cuando el motor se haya cargado."}`,
  refuted: (move, player, answer) => `${move} no gana: las ${player} responden ${answer} y ganan.`,
  unrefuted: (move) => `${move} no gana: está demostrado, pero el motor no encuentra una forma corta de mostrarlo.`,
  linkCopied: "El enlace está copiado.",
  noProblem: "Este enlace no corresponde a ningún problema de esta versión. Elige otro.",
  problemsNotLoaded: "No se han podido cargar los problemas. Vuelve a abrir esta sección cuando tengas conexión.",
};
