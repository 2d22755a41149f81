/** Spanish texts of the lab, a module of the shape of en.js. */

import { formats } from "../../words/numbers.js";
import { texts as places } from "../../words/es/places.js";
import * as bandits from "./es/bandits.js";
import * as chance from "./es/chance.js";
import * as convergence from "./es/convergence.js";
import * as glance from "./es/glance.js";
import * as minimax from "./es/minimax.js";
import * as rave from "./es/rave.js";
import * as reduction from "./es/reduction.js";
import * as own from "./es/own.js";
import * as rooms from "./es/rooms.js";
import * as sequential from "./es/sequential.js";
import * as sweep from "./es/sweep.js";
import * as tournament from "./es/tournament.js";
import * as uct from "./es/uct.js";
import * as walks from "./es/walks.js";

const { number, figure, megabytes } = formats("es");

/** What the engine says in the lab, by its English. @type {typeof import("./en.js").names} */
export const names = {
  "Playouts per iteration": "Simulaciones por iteración",
  Runs: "Ejecuciones",
  Seed: "Semilla",
  from: "desde",
  to: "hasta",
  runs: "ejecuciones",
  chance: "probabilidad",
  mean: "media",
  playouts: "simulaciones",
  error: "error",
  "+-": "±",
  searches: "búsquedas",
  Position: "Posición",
  bot: "bot",
  value: "valor",
  exact: "exacto",
  moves: "jugadas",
  move: "jugada",
  depth: "profundidad",
  leaves: "hojas",
  nodes: "nodos",
  "share %": "proporción, %",
  chosen: "elegida",
  Playouts: "Simulaciones",
  visits: "visitas",
  bonus: "bonificación",
  pairs: "parejas",
  "Flat Monte Carlo for Y": "Monte Carlo plano para Y",
  Game: "Juego",
  "Random stones at the start of each game": "Piedras al azar al principio de cada partida",
  first: "primero",
  second: "segundo",
  "s/game": "s/partida",
  games: "partidas",
  game: "partida",
  score: "puntuación",
  record: "registro",
  ...minimax.names,
  ...chance.names,
  ...bandits.names,
  ...uct.names,
  ...rave.names,
  ...convergence.names,
  ...sweep.names,
  ...tournament.names,
  ...sequential.names,
  ...rooms.names,
  ...reduction.names,
  ...glance.names,
};

/** What the engine refuses in the lab, by its English. @type {typeof import("./en.js").refusals} */
export const refusals = {
  "Parameter {name!r} of {experiment} is {value!r}: {wrong}":
    "El parámetro «{name}» de {experiment} es «{value}»: {wrong}",
  "{title} leaves nothing to choose: expected another experiment.":
    "En {title} no hay nada que elegir: se esperaba otro experimento.",
  "The text of the experiment has {count} characters: expected {most} at most.":
    "El texto del experimento tiene {count} caracteres: se esperaban {most} como mucho.",
  "Unknown experiment {name!r}: expected {known}.": "Experimento desconocido, «{name}»: se esperaba {known}.",
  "expected a game record.": "se esperaba el registro de una partida.",
  "The name {file!r} is no name for a bot: expected letters, digits, _ and -, with .py at the end.":
    "«{file}» no sirve como nombre de un bot: se esperaban letras, cifras, _ y -, con .py al final.",
  "{file}, line {line}: the same seed led to another game: expected all random numbers from dice.":
    "{file}, línea {line}: la misma semilla llevó a otra partida: se esperaba que todos los números aleatorios vinieran de «dice».",
  "The parameter {name!r} is given twice: expected it once.":
    "El parámetro «{name}» aparece dos veces: se esperaba una sola.",
  "Arm {arm} is not there: expected {least} to {most}.": "No existe el brazo {arm}: se esperaba de {least} a {most}.",
  "{count} rewards for {rooms} rooms: expected one for each room.":
    "Hay {count} recompensas para {rooms} habitaciones: se esperaba una por habitación.",
  "{count} rooms with a reward: expected 1 to {most}.":
    "Hay {count} habitaciones con recompensa: se esperaban de 1 a {most}.",
  "Both axes are {name!r}: expected two different ones.": "Ambos ajustes son «{name}»: se esperaban dos distintos.",
  "The axis {text!r} is not understood: expected different values, as sims=1,2,4.":
    "El ajuste «{text}» no se entiende: se esperaban valores distintos, como sims=1,2,4.",
  "{axis} is {value!r}: expected whole numbers of 1 or more.":
    "{axis} es «{value}»: se esperaban números enteros a partir de 1.",
  "{count} points: expected {most} at most.": "{count} puntos: se esperaban {most} como mucho.",
  "{title} is for one player alone: expected a game of two.":
    "{title} es para un solo jugador: se esperaba un juego de dos.",
  "{count} processes for {bot!r}: expected one here.": "{count} procesos para «{bot}»: aquí se esperaba uno.",
  "{what}: {value}, expected {least} to {most}.": "{what}: {value}, se esperaba de {least} a {most}.",
  "A sequential test with {count} bots: expected a match of 2.":
    "Una prueba secuencial con {count} bots: se esperaba un encuentro entre 2.",
  "A difference of {difference} Elo with {draws} of the games drawn: expected fewer draws.":
    "Una diferencia de {difference} puntos Elo con una proporción de partidas empatadas de {draws}: se esperaba una menor.",
  "{count} entrant: expected 2 at least.": "{count} participante: se esperaban 2 como mínimo.",
  "{name!r} is named twice: expected entrants that differ, as in 'flat@100'.":
    "«{name}» aparece dos veces: se esperaban participantes distintos, como «flat@100».",
  "SPRT from {elo0} to {elo1} Elo: expected -1000 <= elo0 < elo1 <= 1000.":
    "SPRT de {elo0} a {elo1} Elo: se esperaba -1000 <= elo0 < elo1 <= 1000.",
  "SPRT with {name} {value}: expected more than 0 and less than 0.5.":
    "SPRT con {name} {value}: se esperaba más de 0 y menos de 0,5.",
  "A tree of {branching} moves at each node, {depth} deep: expected 1 to {widest} moves, depth 1 to {deepest} and at most {most} leaves.":
    "Un árbol con {branching} jugadas por nodo y profundidad {depth}: se esperaban de 1 a {widest} jugadas, profundidad de 1 a {deepest} y {most} hojas como mucho.",
  "The tree has {count} leaves: expected {wanted} values, each 0 to 1.":
    "El árbol tiene {count} hojas: se esperaban {wanted} valores, cada uno de 0 a 1.",
  "The movers are {movers}: expected players 1 and 2, or {chance} for chance.":
    "Mueven {movers}: se esperaban los jugadores 1 y 2, o {chance} en el caso del azar.",
  "Minimax knows no chance: expected a position of two players without chance.":
    "Minimax no conoce el azar: se esperaba una posición de dos jugadores sin azar.",
  "The evaluation that ignores who moves belongs to Nim: expected one of its positions.":
    "La evaluación que ignora quién mueve es de Nim: se esperaba una de sus posiciones.",
  "Chance is added here: expected a position of two players without chance.":
    "El azar se añade aquí: se esperaba una posición de dos jugadores sin azar.",
  "The tree is too large: expected {most} nodes at most.":
    "El árbol es demasiado grande: se esperaban {most} nodos como mucho.",
  "{playouts} playouts here may have {count} moves: expected {most} at most.":
    "En {playouts} simulaciones puede haber aquí {count} jugadas: se esperaban {most} como mucho.",
  "A move wins at once: expected a position that is searched.":
    "Una jugada gana de inmediato: se esperaba una posición en la que haya que buscar.",
  "The game begins after {count} moves: expected none.":
    "La partida empieza tras {count} jugadas: no se esperaba ninguna.",
  "Chance is to move: expected a position in which a player is.":
    "Aquí mueve el azar: se esperaba una posición en la que mueva un jugador.",
};

/** @type {typeof import("./en.js").texts} */ export const texts = {
  ...places,
  again: "Empezar de nuevo",
  asTable: "Lo mismo en una tabla",
  axes: "Escala",
  back: "Atrás",
  benches: "Bancos de pruebas",
  broken: "Enlace ilegible",
  cancel: "Cancelar",
  command: "Orden que hace lo mismo",
  covered: "Elige arriba una predicción y el resultado aparecerá aquí.",
  csv: "Descargar en CSV",
  defaults: "Valores iniciales",
  dismiss: "Cerrar",
  earlierRun: "Superponer una ejecución anterior",
  experiment: "El experimento",
  explanation: "Explicación",
  first: "Al principio",
  formula: "Fórmula",
  games: "Descargar las partidas en SGF",
  goOn: "Continuar",
  hand: "Elige tú",
  handTable: "Estado de tu propia ejecución",
  lab: "Laboratorio de Wye",
  last: "Al final",
  lastRuns: "Últimas ejecuciones",
  link: "Enlace a este experimento",
  on: "Adelante",
  pause: "Pausar",
  play: "Reproducir",
  player: "Grabación",
  position: "Posición en la grabación",
  prediction: "Tu predicción",
  preset: "Preajuste",
  pseudocode: "Pseudocódigo",
  quiz: "Marca las podas",
  quizTell: "Mostrar la solución",
  quizTree: "Árbol del problema",
  repeat: "Para repetirlo",
  replay: "Paso a paso",
  result: "El resultado",
  resultTable: "Resultado",
  retry: "Reintentar",
  run: "Ejecutar",
  sceneBoard: "Tablero",
  sceneTable: "Estado en este paso",
  seen: "Lo que deberías haber visto",
  shown: "Se muestra",
  svg: "Descargar en SVG",
  unit: "Avanzar por",
  unrepeatable: "Los límites en segundos dependen del equipo: estos números no volverán a salir iguales.",
  workers: "Hilos",
};

/** @type {typeof import("./en.js").strings} */ export const strings = {
  number: figure,
  none: "–",
  timed: (column) => `${column} (no repetible)`,
  earlier: (name) => `${name}, anterior`,
  more: (count) => `${number(count)} más`,

  loading: (done, total) =>
    `Cargando Python: ${megabytes(done)} de ${megabytes(total)} MB. Lo que ves es un resultado guardado.`,
  starting: "Iniciando Python. Lo que ves es un resultado guardado.",
  replaced: "El motor dejó de responder y se ha reiniciado. Ejecuta de nuevo el experimento o continúalo.",
  loadFailed: (path, reason) => `Error al cargar: ${path} ${reason}.`,
  engineFailed: (reason) => `El motor falló dos veces seguidas: ${reason.trim().split("\n").at(-1)}`,

  progress: (done, of, seconds) =>
    `${of ? `Parte ${number(done)} de ${number(of)}` : "En marcha"}${seconds === null ? "" : `, tiempo restante aproximado: ${number(Math.ceil(seconds))} s`}`,
  finished: "La ejecución ha terminado.",
  stopped: (done, of) =>
    `Ejecución detenida tras la parte ${number(done)} de ${number(of)}; el resultado muestra lo terminado.`,
  full: "Al navegador no le queda espacio para guardar esta ejecución. El experimento continúa, pero se perdería al recargar la página.",
  linked: "Estos son los valores del enlace. Pulsa «Ejecutar» para repetir el experimento.",
  brokenLink: (reason) =>
    `Este enlace no se puede leer: ${reason} Aquí está el experimento con sus valores iniciales; el enlace era:`,
  axes: {
    linear: "lineal",
    logX: "eje horizontal logarítmico",
    logY: "eje vertical logarítmico",
    log: "ambos ejes logarítmicos",
  },

  ownValues: "Valores propios",
  noPrediction: "Sin predicción: mostrar el resultado",
  right: "Has acertado.",
  wrong: "No es lo que habías predicho.",

  minimax: minimax.strings,
  chance: chance.strings,
  bandits: bandits.strings,
  uct: uct.strings,
  rave: rave.strings,
  convergence: convergence.strings,
  sweep: sweep.strings,
  tournament: tournament.strings,
  sequential: sequential.strings,
  own: own.strings,
  rooms: rooms.strings,
  reduction: reduction.strings,
  glance: glance.strings,
  walks: walks.strings,
};
