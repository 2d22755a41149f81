// @ts-check
/** Spanish texts of the lab, a module of the shape of en.js. */

import { formats } from "../../words/numbers.js";

const { number, figure, megabytes } = formats("es");

/** What the engine says in the lab, by its English. @type {typeof import("./en.js").names} */
export const names = {
  Bandits: "Bandidos",
  "Which arm to pull next, to regret least in the long run?": "¿De qué brazo tirar ahora para acumular a la larga el menor arrepentimiento?",
  "Chance of each arm to pay": "Probabilidad de pago de cada brazo",
  "Pulls in a run": "Tiradas por ejecución",
  Runs: "Ejecuciones",
  "Share of random pulls of epsilon-greedy": "Proporción de tiradas al azar de épsilon-voraz",
  "Strategy of the run that is shown": "Estrategia de la ejecución mostrada",
  Seed: "Semilla",

  // Strategies
  ucb1: "UCB1",
  thompson: "Thompson",
  "epsilon-greedy": "épsilon-voraz",
  uniform: "uniforme",

  // Columns
  strategy: "estrategia",
  pulls: "tiradas",
  regret: "arrepentimiento",
  from: "desde",
  to: "hasta",
  "lower bound": "cota inferior",
  "bound of UCB1": "cota de UCB1",
  runs: "ejecuciones",
  arm: "brazo",
  chance: "probabilidad",
  mean: "media",

  // Rooms
  Rooms: "Habitaciones",
  "From which rooms does tree search still choose another move than value iteration?": "¿Desde qué habitaciones elige la búsqueda en árbol todavía otra jugada que la iteración de valores?",
  "Rooms a side": "Habitaciones por lado",
  "Charge in moves": "Carga, en jugadas",
  "Slips in a hundred moves": "Resbalones por cada cien jugadas",
  "Reward of each room, row by row; the usual ones if empty": "Recompensa de cada habitación, fila a fila; vacío: las habituales",
  "Playouts of tree search": "Simulaciones de la búsqueda en árbol",
  "Searches from each room": "Búsquedas desde cada habitación",
  playouts: "simulaciones",
  error: "error",
  loss: "pérdida",
  "wrong %": "erróneas, %",
  searches: "búsquedas",
  north: "norte",
  east: "este",
  south: "sur",
  west: "oeste",
};

/** What the engine refuses in the lab, by its English. @type {typeof import("./en.js").refusals} */
export const refusals = {
  "Parameter {name!r} of {experiment} is {value!r}: {wrong}": "El parámetro «{name}» de {experiment} es «{value}»: {wrong}",
  "{title} leaves nothing to choose: expected another experiment.": "En {title} no hay nada que elegir: se esperaba otro experimento.",
  "The text of the experiment has {count} characters: expected {most} at most.": "El texto del experimento tiene {count} caracteres: se esperaban {most} como mucho.",
  "Unknown experiment {name!r}: expected {known}.": "Experimento desconocido, «{name}»: se esperaba {known}.",
  "expected a text.": "se esperaba un texto.",
  "expected a game record.": "se esperaba el registro de una partida.",
  "expected {least} to {most} values.": "se esperaban de {least} a {most} valores.",
  "{part!r} is not understood: expected name=value.": "«{part}» no se entiende: se esperaba nombre=valor.",
  "Unknown parameter {name!r} of {experiment}: expected {known}.": "{experiment} no tiene el parámetro «{name}»: se esperaba {known}.",
  "The parameter {name!r} is given twice: expected it once.": "El parámetro «{name}» aparece dos veces: se esperaba una sola.",
  "Arm {arm} is not there: expected {least} to {most}.": "No existe el brazo {arm}: se esperaba de {least} a {most}.",
  "{count} rewards for {rooms} rooms: expected one for each room.": "Hay {count} recompensas para {rooms} habitaciones: se esperaba una por habitación.",
  "{count} rooms with a reward: expected 1 to {most}.": "Hay {count} habitaciones con recompensa: se esperaban de 1 a {most}.",
};

/** @type {typeof import("./en.js").texts} */
export const texts = {
  again: "Empezar de nuevo",
  asTable: "Lo mismo en una tabla",
  axes: "Escala",
  back: "Atrás",
  benches: "Bancos de pruebas",
  broken: "El enlace ilegible",
  cancel: "Cancelar",
  command: "Orden que hace lo mismo",
  covered: "Elige arriba una predicción y el resultado aparecerá aquí.",
  csv: "Descargar en CSV",
  defaults: "Valores iniciales",
  dismiss: "Cerrar",
  experiment: "El experimento",
  explanation: "Explicación",
  first: "Al principio",
  goOn: "Continuar",
  hand: "Elige tú",
  handTable: "Estado de tu propia ejecución",
  lab: "Laboratorio de Wye",
  last: "Al final",
  link: "Enlace a este experimento",
  on: "Adelante",
  player: "Grabación",
  position: "Posición en la grabación",
  prediction: "Tu predicción",
  pseudocode: "Pseudocódigo",
  repeat: "Para repetirlo",
  replay: "Paso a paso",
  result: "El resultado",
  resultTable: "Resultado",
  retry: "Reintentar",
  run: "Ejecutar",
  sceneTable: "Estado en este paso",
  seen: "Lo que deberías haber visto",
  svg: "Descargar en SVG",
  toBoard: "Jugar en el tablero",
  unit: "Avanzar de",
};

/** @type {typeof import("./en.js").strings} */
export const strings = {
  number: figure,
  none: "–",

  loading: (done, total) => `Cargando Python: ${megabytes(done)} de ${megabytes(total)} MB. Lo que ves es un resultado guardado.`,
  starting: "Iniciando Python. Lo que ves es un resultado guardado.",
  replaced: "El motor dejó de responder y se ha reiniciado. Ejecuta de nuevo el experimento o continúalo.",
  loadFailed: (path, reason) => `La carga ha fallado: ${path} ${reason}.`,
  engineFailed: (reason) => `El motor ha fallado dos veces seguidas: ${reason.trim().split("\n").at(-1)}`,

  progress: (done, of, seconds) => `${of ? `Parte ${number(done)} de ${number(of)}` : "En marcha"}${seconds === null ? "" : `, quedan unos ${number(Math.ceil(seconds))} s`}`,
  finished: "La ejecución ha terminado.",
  stopped: (done, of) => `Detenido tras la parte ${number(done)} de ${number(of)}; el resultado muestra lo terminado.`,
  linked: "Estos son los valores del enlace. Pulsa «Ejecutar» para repetir el experimento.",
  brokenLink: (reason) => `Este enlace no se puede leer: ${reason} Aquí está el experimento con sus valores iniciales; el enlace era:`,
  axes: { linear: "lineal", logX: "eje horizontal logarítmico", log: "ambos ejes logarítmicos" },

  noPrediction: "Sin predicción, solo mostrarlo",
  right: "Has acertado.",
  wrong: "No es lo que predijiste.",

  bandits: {
    predict: "¿Qué estrategia tendrá el menor arrepentimiento tras la última tirada, de media sobre todas las ejecuciones?",
    task: "Aquí están los mismos brazos en un orden desconocido. Tira de ellos y compara tu arrepentimiento con el de las estrategias tras otras tantas tiradas.",
    legend: "Punto: recompensa media hasta ahora. Barra: su intervalo de confianza, media ± sqrt(2 ln n / T). Trazo discontinuo: la probabilidad verdadera. La flecha señala el brazo del que se tira a continuación.",
    plotLegend: "Arrepentimiento medio de cada estrategia con su intervalo del 95 %. Discontinua: c ln n, el ritmo por debajo del cual ninguna estrategia se mantiene a la larga (Lai y Robbins).",
    seen: "La elección uniforme paga lo mismo en cada tirada: su arrepentimiento es una recta. UCB1 y Thompson se aplanan: con las tiradas en escala logarítmica tienden a rectas, porque su arrepentimiento crece como ln n. Épsilon-voraz explora siempre al mismo ritmo, así que a la larga su arrepentimiento vuelve a ser lineal, por bueno que parezca al principio. El ritmo de la línea discontinua vale solo en el límite: con pocas tiradas, una estrategia puede quedar por debajo.",
    paragraphs: [
      "Un bandido tiene brazos que pagan con probabilidades desconocidas. Quien tira siempre del brazo con la mejor media puede no descubrir nunca que otro es mejor; quien no deja de probarlos todos paga por ello. El arrepentimiento mide ese precio: la recompensa esperada de tirar siempre del mejor brazo, menos la de las tiradas hechas.",
      "UCB1 suma a cada media la mitad de la anchura de un intervalo de confianza y tira del brazo cuyo extremo superior es más alto. Se tira de un brazo porque es bueno o porque se conoce poco; cada tirada estrecha su intervalo. El muestreo de Thompson sortea una probabilidad para cada brazo según lo que se cree de él y tira del mejor.",
      "Cada elección requiere tiempo y memoria proporcionales al número de brazos. El arrepentimiento de UCB1 es como mucho 8 ln n por la suma de 1 / diferencia sobre los brazos peores, más una constante, para cualesquiera recompensas de 0 a 1. La búsqueda en árbol UCT aplica la misma regla en cada nodo.",
    ],
    pseudocode: "tirar una vez de cada brazo\npara n = número de brazos, n + 1, ...:\n    tirar del brazo con el mayor valor de media + sqrt(2 ln n / tiradas)\n    actualizar sus tiradas y su media",
    sources: [
      "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
      "Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).",
      "William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).",
    ],
    why: {
      ucb1: "UCB1 es prudente: sus intervalos valen para cualesquiera recompensas de 0 a 1, así que tira de los brazos peores más tiempo del necesario.",
      thompson: "El muestreo de Thompson suele explorar lo justo; aquí el azar o una ejecución corta favorecieron a otra estrategia.",
      "epsilon-greedy": "Épsilon-voraz nunca deja de explorar: una proporción fija de sus tiradas va a brazos al azar, por mucho que sepa.",
      uniform: "La elección uniforme no aprende nada de las recompensas: paga la diferencia media en cada tirada.",
    },
    ranking: (told) => `Arrepentimiento, de menor a mayor: ${told.join("; ")}.`,
    stride: (count) => (count === 1 ? "tirada" : `${number(count)} tiradas`),
    arm: (arm) => `Brazo ${number(arm)}`,
    pullArm: (arm) => `Tirar del brazo ${number(arm)}`,
    pulls: "Tiradas",
    you: "tú",
    untried: "Aún no se ha tirado de ningún brazo.",
    pulled: (count, arm, reward, mean, regret) => `Tirada ${number(count)}: el brazo ${number(arm)} paga ${number(reward)}; su media es ahora ${mean}. Arrepentimiento hasta ahora: ${regret}.`,
    next: (arm) => `A continuación: brazo ${number(arm)}.`,
    acrossTitle: "Tiradas",
    upTitle: "Arrepentimiento",
  },

  rooms: {
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
  },
};
