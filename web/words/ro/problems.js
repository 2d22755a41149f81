/** The place Problems. */

import { countedRo, formats } from "../numbers.js";

const { number } = formats("ro");

/** @type {typeof import("../en/problems.js").texts} */ export const texts = {
  allProblems: "Toate problemele",
  anyBoard: "Y și Hex",
  boards: "Table",
  copyLink: "Copiază linkul",
  dailyProblem: "Problema zilei",
  nextUnsolved: "Următoarea nerezolvată",
  playFromHere: "Joacă de aici",
  problemBoard: "Tabla problemei",
  tryAgain: "Mai încearcă",
};

/** @type {typeof import("../en/problems.js").strings} */ export const strings = {
  difficulty: { easy: "Ușor", medium: "Mediu", hard: "Greu", expert: "Foarte greu" },
  problemTitle: (place) => `Problema ${number(place)}`,
  boardOf: (game, size) => `${game} ${size}`,
  solvedOf: (done, all) => `${number(done)} din ${number(all)} rezolvate`,
  solvedAlone: "rezolvată",
  solvedHelped: "rezolvată cu un indiciu",
  unsolved: "nerezolvată",
  streak: (days) => `${countedRo(days, "zi", "zile")} la rând`,
  findMove: (player) => `Mută ${player} și câștigă: găsește singura mutare câștigătoare.`,
  toldArea: "Indiciu: mutarea este în zona marcată.",
  toldMove: (move) => `Indiciu: mutarea este ${move}.`,
  rightMove: (move) => `Corect: ${move} este singura mutare câștigătoare.`,
  rightLine: (player) => `Culoarea ${player} câștigă împotriva oricărei apărări, de exemplu:`,
  wrongMove: (move, ready) =>
    `${move} nu câștigă. ${ready ? "Se caută răspunsul…" : "Răspunsul apare după ce se încarcă motorul."}`,
  refuted: (move, player, answer) => `${move} nu câștigă: ${player} răspunde ${answer} și câștigă.`,
  unrefuted: (move) => `${move} nu câștigă: este demonstrat, dar motorul nu găsește o cale scurtă de a o arăta.`,
  linkCopied: "Linkul a fost copiat.",
  noProblem: "Acest link nu duce la nicio problemă din această versiune. Alege alta.",
  problemsNotLoaded: "Problemele nu au putut fi încărcate. Deschide din nou această secțiune când ai conexiune.",
};
