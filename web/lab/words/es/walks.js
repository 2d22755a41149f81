/** Spanish texts of walks through game trees, a module of the shape of ../en/walks.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** @type {typeof import("../en/walks.js").strings} */ export const strings = {
  step: "paso",
  node: "nodo terminado",
  rootMove: "jugada de la raíz",
  nothing: "Antes del primer paso no se ha entrado en ningún nodo.",
  numbered: (step, told) => `Paso ${number(step)}: ${told}`,
  kinds: { max: "máx, jugador 1", min: "mín, jugador 2", mean: "azar", over: "fin de la partida" },
  short: { max: "máx", min: "mín", mean: "media", over: "fin" },
  leaves: {
    over: "la partida ha terminado",
    depth: "se ha alcanzado la profundidad",
    quiet: "la posición es tranquila",
    known: "la posición ya se había visto",
  },
  root: "raíz",
  out: "descartada",
  won: "victoria segura",
  open: "valor aún desconocido",
  window: (alpha, beta) => `Ventana: de ${alpha} a ${beta}.`,
  begin: (kind) => `la búsqueda empieza en la raíz (${kind}).`,
  entered: (move, kind) => `se prueba la jugada ${move}, que lleva a un nodo (${kind}).`,
  leaf: (move, reason, value) => `la jugada ${move} lleva a una hoja (${reason}); su valor es ${value}.`,
  inner: (move, kind, value) => `nodo terminado: ${move} (${kind}); su valor es ${value}.`,
  cut: {
    max: (move, alpha, beta, left) =>
      `la jugada ${move} sube alfa a ${alpha}, y beta es ${beta}: más arriba mín tiene una opción mejor y no dejará que la partida llegue aquí. Jugadas descartadas: ${left.join(", ")}.`,
    min: (move, alpha, beta, left) =>
      `la jugada ${move} baja beta a ${beta}, y alfa es ${alpha}: más arriba máx tiene una opción mejor y no dejará que la partida llegue aquí. Jugadas descartadas: ${left.join(", ")}.`,
  },
  certain: (move, left) =>
    `la jugada ${move} gana con seguridad, y ninguna puede ser mejor. Jugadas descartadas: ${left.join(", ")}.`,
  chosen: (move, value, leaves) =>
    `se elige la jugada ${move}; su valor para quien mueve es ${value}. Hojas visitadas: ${number(leaves)}.`,
  move: "jugada",
  kind: "nodo",
  share: "probabilidad",
  value: "valor",
};
