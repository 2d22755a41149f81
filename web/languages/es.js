// @ts-check
/** Spanish, a module of the shape of en.js. */

import { formats } from "../formats.js";

const { number, decimal, megabytes, percent, date } = formats("es");

/** What the engine says, by its English. @type {typeof import("./en.js").names} */
export const names = {
  // Games, players and goals
  "Tic-tac-toe": "Tres en raya",
  "Random-turn Y": "Y de turno al azar",
  "Random-turn Hex": "Hex de turno al azar",
  black: "negras",
  white: "blancas",
  swap: "intercambiar",
  heads: "cara",
  tails: "cruz",
  "Connect all three sides with one chain of your stones.": "Une los tres lados con una sola cadena de tus piedras.",
  "Take the last token.": "Toma la última ficha.",
  "Get three marks in a line.": "Consigue tres marcas en línea.",

  // Forms of games
  Moves: "Jugadas",
  "HexWorld link": "Enlace de HexWorld",

  // Options
  "Pie rule": "Regla del pastel",
  "After the first stone the second player may take it over.": "Tras la primera piedra, el segundo jugador puede quedarse con ella.",
  "Swap sides": "Cambiar de lados",
  "The stone taken over stays, and the players trade sides.": "La piedra tomada se queda en su sitio y los jugadores se cambian los lados.",
  "Largest take": "Máximo por turno",
  "How many tokens may be taken at once.": "Cuántas fichas se pueden tomar de una vez.",

  // Bots
  "Tree search over millions of random games a second. The strongest.": "Búsqueda en árbol sobre millones de partidas al azar por segundo. El más fuerte.",
  "A tree of bandits, each leaf judged by random games.": "Un árbol de bandidos; cada hoja se juzga con partidas al azar.",
  "UCT whose moves share what they learn.": "UCT cuyas jugadas comparten lo que aprenden.",
  "MCTS with chance": "MCTS con azar",
  "UCT for games in which dice are thrown.": "UCT para juegos en los que se tiran dados.",
  Heuristic: "Heurística",
  "Tree search that knows shortest paths, bridges and groups.": "Búsqueda en árbol que conoce caminos mínimos, puentes y grupos.",
  "Alpha-beta": "Alfa-beta",
  "Looks ahead and leaves out what cannot matter.": "Mira adelante y descarta lo que no puede importar.",
  "Looks ahead at every move.": "Mira adelante en todas las jugadas.",
  "Takes its opponent for a random player.": "Toma a su rival por un jugador al azar.",
  "Looks ahead, and averages over what chance may do.": "Mira adelante y promedia lo que puede hacer el azar.",
  "One bandit, whose arms are the legal moves.": "Un solo bandido, cuyos brazos son las jugadas legales.",
  "Flat Monte Carlo": "Monte Carlo plano",
  "Plays the same number of random games after every move.": "Juega el mismo número de partidas al azar tras cada jugada.",
  Random: "Azar",
  "Any legal move.": "Cualquier jugada legal.",

  // Settings
  "Descents that run together": "Descensos simultáneos",
  "Words of 64 playouts in each leaf": "Palabras de 64 partidas al azar por hoja",
  "Visits over the root of the cells at which a move's own results weigh as all moves as first":
    "Visitas, partidas por la raíz de las casillas, con las que los resultados propios de una jugada pesan tanto como los de todas como primera",
  "Deviation of the noise on a move's score, times the roots of visits + rave and of the cells":
    "Desviación del ruido en el valor de una jugada, por las raíces de visitas + rave y de las casillas",
  "Largest tree in MiB; when it is full, new leaves are not remembered": "Árbol máximo en MiB; cuando está lleno, no se recuerdan hojas nuevas",
  "Playouts draw neighbouring cells against each other": "Las partidas al azar reparten casillas vecinas una contra otra",
  "Weight of what is learnt about a move's surroundings": "Peso de lo aprendido sobre lo que rodea a una jugada",
  "Handicap: how far the values of the moves are misjudged in the end": "Hándicap: cuánto se yerra al final en el valor de las jugadas",
  "Exploration: Cp in Q/N + 2 Cp sqrt(ln N(parent) / N)": "Exploración: Cp en Q/N + 2 Cp sqrt(ln N(padre) / N)",
  "Exploration: Cp in Q/N + 2 Cp sqrt(ln N(all) / N)": "Exploración: Cp en Q/N + 2 Cp sqrt(ln N(todas) / N)",
  Exploration: "Exploración",
  "Playouts in an iteration": "Partidas al azar por iteración",
  "Largest tree in nodes; when it is full, it grows no more": "Árbol máximo en nodos; cuando está lleno, no crece más",
  "Playouts of a move at which all moves as first still weigh half, in sqrt(k / (3 N + k))":
    "Partidas de una jugada con las que todas las jugadas como primera aún pesan la mitad, en sqrt(k / (3 N + k))",
  "Weight of shortest paths to victory, either player's": "Peso de los caminos mínimos a la victoria, de ambos jugadores",
  "Weight of two-distances to victory, either player's": "Peso de las distancias dobles a la victoria, de ambos jugadores",
  "Weight of bridges to own stones and sides": "Peso de los puentes a piedras y lados propios",
  "Weight of the centre": "Peso del centro",
  "Weight of joining groups": "Peso de unir grupos",
  "Weight of empty cells around": "Peso de las casillas vacías alrededor",
  "Weight of nearness to the sides to be joined": "Peso de la cercanía a los lados por unir",
  "Weight of the promise of a move until it is visited more often": "Peso de lo que promete una jugada hasta que se visita más",
  "Moves in the tree at a node, squared, for each of its visits": "Jugadas de un nodo en el árbol, al cuadrado, por cada visita",
  "Random cells of which a playout takes the most promising": "Casillas al azar de las que una partida toma la más prometedora",
  "Moves of a playout, times the size of the board": "Jugadas de una partida al azar, por el tamaño del tablero",
  "Moves to look ahead at most": "Máximo de jugadas de anticipación",
  "Moves to look ahead at most, the throws of chance not counted": "Máximo de jugadas de anticipación, sin contar las tiradas del azar",
};

/** What the engine refuses, by its English. @type {typeof import("./en.js").refusals} */
export const refusals = {
  // Games and their settings
  "Unknown game {game!r}: expected {known}.": "Juego desconocido, «{game}»: se esperaba {known}.",
  "Size {size} is not a size of {title}: expected {smallest} to {largest}.": "{title} no tiene el tamaño {size}: se esperaba de {smallest} a {largest}.",
  "Unknown option {name!r} of {title}: expected none.": "{title} no tiene la opción «{name}»: no se esperaba ninguna.",
  "Unknown option {name!r} of {title}: expected {known}.": "{title} no tiene la opción «{name}»: se esperaba {known}.",
  "Option {name!r} of {title} is {choice}: {wrong}": "La opción «{name}» de {title} es {choice}: {wrong}",
  "expected on or off.": "se esperaba sí o no.",
  "expected {least} to {most}.": "se esperaba de {least} a {most}.",
  "expected a number from {least} to {most}.": "se esperaba un número de {least} a {most}.",
  "expected a whole number from {least} to {most}.": "se esperaba un número entero de {least} a {most}.",
  "{title} is no game for two: expected {known}.": "{title} no es un juego para dos: se esperaba {known}.",
  "{title} is too large for exact values: expected {known}.": "{title} es demasiado grande para dar valores exactos: se esperaba {known}.",
  "{title} with {empty} empty cells is too large to be solved: expected {most} at most.":
    "{title} con {empty} casillas vacías es demasiado grande para resolverlo: se esperaban {most} como mucho.",
  "This is too large to be solved: expected at most {largest} positions to look into.":
    "Es demasiado grande para resolverlo: se esperaban como mucho {largest} posiciones que mirar.",

  // Moves
  "{move!r} is not a move: expected a cell from {first} to {last}.": "«{move}» no es una jugada: se esperaba una casilla de {first} a {last}.",
  "{move!r} is not a move: expected one of {known}.": "«{move}» no es una jugada: se esperaba una de estas: {known}.",
  "{move!r} is not a move: expected {kind}, the swap of this game.": "«{move}» no es una jugada: se esperaba {kind}, el intercambio de esta partida.",
  "{move!r} cannot be played here: expected one of {count} legal moves.": "«{move}» no se puede jugar aquí: se esperaba una de las jugadas legales ({count}).",
  "{move!r} is out of turn: expected a move of the other player.": "«{move}» está fuera de turno: se esperaba una jugada del otro jugador.",
  "The game is over: expected no further move.": "La partida ha terminado: no se esperaba ninguna jugada más.",
  "The game is over: expected a position with a move to make.": "La partida ha terminado: se esperaba una posición en la que se pueda jugar.",
  "There is nothing to take back: expected a position after some move.": "No hay nada que deshacer: se esperaba una posición tras alguna jugada.",

  // Bots
  "Unknown bot {bot!r}: expected {known}.": "Bot desconocido, «{bot}»: se esperaba {known}.",
  "The bot {bot!r} does not play {title}: expected one that does.": "El bot «{bot}» no juega a {title}: se esperaba uno que lo haga.",
  "Unknown setting {name!r} of {bot}: expected no settings.": "{bot} no tiene el ajuste «{name}»: no se esperaba ninguno.",
  "Unknown setting {name!r} of {bot}: expected {names}.": "{bot} no tiene el ajuste «{name}»: se esperaba {names}.",
  "Setting {name!r} of {bot} is {value}: {wrong}": "El ajuste «{name}» de {bot} es {value}: {wrong}",
  "The setting {setting!r} is not understood: expected name=number.": "No se entiende el ajuste «{setting}»: se esperaba nombre=número.",
  "A budget is either seconds or playouts: expected exactly one of them.":
    "Lo que un bot puede pensar se da en segundos o en partidas al azar: se esperaba una de las dos cosas.",
  "A budget of {seconds} seconds: expected more than 0 and at most 86400.": "{seconds} segundos para pensar: se esperaban más de 0 y como mucho 86400.",
  "A budget of {playouts} playouts: expected 1 to {most}.": "{playouts} partidas al azar para pensar: se esperaban de 1 a {most}.",
  "{title} has no levels: expected a bot by its name.": "{title} no tiene niveles: se esperaba el nombre de un bot.",
  "Level {number}: expected 1 to {count}.": "Nivel {number}: se esperaba de 1 a {count}.",
  "The levels of {game} {size}: expected 1 to {count} in turn.": "Los niveles de {game} {size}: se esperaban de 1 a {count} en orden.",
  "{count} processes: expected 1 to {most}.": "{count} procesos: se esperaban de 1 a {most}.",
  "The bot {bot!r} thinks in one process: expected one of {known}.": "El bot «{bot}» piensa en un solo proceso: se esperaba uno de estos: {known}.",
  "A bot in several processes plays in one of several jobs: expected one job alone.":
    "Un bot en varios procesos juega en uno de varios trabajos: se esperaba un solo trabajo.",
  "The arms pay with chances {chances}: expected at least one, each 0 to 1.":
    "Los brazos pagan con probabilidades {chances}: se esperaba al menos una, cada una de 0 a 1.",
  "{steps} steps in {runs} runs: expected at least one of each.": "{steps} pasos en {runs} series: se esperaba al menos uno de cada.",
  "The engine is thinking already: expected a stop first.": "El motor ya está pensando: se esperaba que antes parase.",
  "The game has gone on: expected it to wait for the answer.": "La partida ha seguido: se esperaba que aguardase la respuesta.",
  "The request is for ply {ply}: expected ply {present}, where the game is now.":
    "La petición es para la jugada {ply}: se esperaba la {present}, en la que está la partida.",
  "The root tells of moves that are not legal: expected that of the same position.":
    "La raíz habla de jugadas que no son legales: se esperaba la de la misma posición.",

  // Games as text
  "{form}: {wrong}": "{form}: {wrong}",
  "{form}, line {line}, column {column}: {wrong}": "{form}, línea {line}, columna {column}: {wrong}",
  "The text is empty: expected a game.": "El texto está vacío: se esperaba una partida.",
  "The text has {count} characters: expected {most} at most.": "El texto tiene {count} caracteres: se esperaban {most} como mucho.",
  "The record has {count} characters: expected {most} at most.": "La partida tiene {count} caracteres: se esperaban {most} como mucho.",
  "{text!r} is not a game record: expected a form like 'y11-pie:f6.swap.c4'.": "«{text}» no es una partida: se esperaba algo como «y11-pie:f6.swap.c4».",
  "The record begins with {head!r}. {wrong}": "La partida empieza por «{head}». {wrong}",
  "Move {number} of the record cannot be played. {wrong}": "La jugada {number} de la partida no se puede hacer. {wrong}",
  "found {sign!r}, expected a move.": "hay «{sign}» y se esperaba una jugada.",
  "found {sign!r}, expected {expected}.": "hay «{sign}» y se esperaba {expected}.",
  "the text ends, expected {expected}.": "el texto acaba y se esperaba {expected}.",

  // HexWorld
  "expected the size of the board, as in '#11,a1b2'.": "se esperaba el tamaño del tablero, como en «#11,a1b2».",
  "the board has two sizes: expected a board with as many rows as columns.":
    "el tablero tiene dos tamaños: se esperaba uno con tantas filas como columnas.",
  "found {sign!r}, expected ',' before the moves.": "hay «{sign}» y se esperaba «,» antes de las jugadas.",
  "found {sign!r}, expected a move like 'c4' or ':s'.": "hay «{sign}» y se esperaba una jugada como «c4» o «:s».",
  "':p' passes: expected a game without passes.": "«:p» pasa el turno: se esperaba una partida en la que nadie pase.",

  // SGF
  "the first node has no GM: expected GM[11] for Hex or GM[Y].": "al primer nodo le falta GM: se esperaba GM[11] para Hex o GM[Y].",
  "the first node has no SZ: expected SZ and the size.": "al primer nodo le falta SZ: se esperaba SZ y el tamaño.",
  "GM[{kind}] is another game: expected GM[11] for Hex or GM[Y].": "GM[{kind}] es otro juego: se esperaba GM[11] para Hex o GM[Y].",
  "SZ[{size}] is no size: expected a whole number.": "SZ[{size}] no es un tamaño: se esperaba un número entero.",
  "expected a value in brackets for property {name}.": "se esperaba un valor entre corchetes para la propiedad {name}.",
  "property {name} stands twice in one node: expected it once.": "la propiedad {name} está dos veces en un nodo: se esperaba una.",
  "a position is set up after the start: expected a game from its start.": "se coloca una posición tras el comienzo: se esperaba una partida desde su comienzo.",
  "{ones} black and {twos} white stones are set up: expected as many of both where Black is to move, and one more black one where White is.":
    "piedras colocadas: negras, {ones}; blancas, {twos}. Se esperaban tantas de unas como de otras si juegan las negras, y una negra más si juegan las blancas.",
  "property {name} has {value!r}: expected cells from {first} to {last}, each of them once.":
    "la propiedad {name} tiene «{value}»: se esperaban casillas de {first} a {last}, cada una una sola vez.",
  "PL[{value}] is no player: expected PL[B] or PL[W].": "PL[{value}] no es un jugador: se esperaba PL[B] o PL[W].",
  "{title} cannot be written as SGF: expected {known}.": "{title} no se puede escribir en SGF: se esperaba {known}.",

  // YEN
  "this is no JSON: expected one object.": "esto no es JSON: se esperaba un objeto.",
  "the text is too deep or its numbers too long: expected one object.":
    "el texto es demasiado profundo o sus números demasiado largos: se esperaba un objeto.",
  "the text is no object: expected one with size, turn, players and layout.": "el texto no es un objeto: se esperaba uno con size, turn, players y layout.",
  "{name} is missing: expected size, turn, players and layout.": "falta {name}: se esperaban size, turn, players y layout.",
  "size is {found}: expected an integer.": "size es {found}: se esperaba un número entero.",
  "turn is {found}: expected 0 or 1.": "turn es {found}: se esperaba 0 o 1.",
  "players is {found}: expected two different letters.": "players es {found}: se esperaban dos letras distintas.",
  "layout is {found}: expected text.": "layout es {found}: se esperaba texto.",
  "the layout has {count} rows: expected {size}, separated by '/'.": "las filas de layout son {count}: se esperaban {size}, separadas por «/».",
  "row {number} of the layout has {count} cells: expected {number}.": "las casillas de la fila {number} de layout son {count}: se esperaban {number}.",
  "the layout has {sign!r} at {cell}: expected '{first}', '{second}' or '{empty}'.":
    "layout tiene «{sign}» en {cell}: se esperaba «{first}», «{second}» o «{empty}».",
  "there are {ones} and {twos} stones, and turn is {turn}: expected as many of both where turn is 0, and one more of the first where it is 1.":
    "las piedras son {ones} y {twos}, y turn es {turn}: se esperaban tantas de unas como de otras si turn es 0, y una más de las primeras si es 1.",
  "the game was over before the last stone: expected a position of a game.":
    "la partida acabó antes de la última piedra: se esperaba una posición de una partida.",
};

/** @type {typeof import("./en.js").texts} */
export const texts = {
  board: "Tablero",
  broken: "El texto que no se pudo leer",
  budget: "El bot piensa durante",
  cancel: "Cancelar",
  controls: "Mandos",
  copy: "Copiar",
  dismiss: "Cerrar",
  game: "Juego",
  keepPlaying: "Seguir jugando",
  licences: "Licencias",
  newGame: "Nueva partida",
  opponent: "Rival",
  playNow: "Jugar ya",
  resetScore: "Borrar marcador",
  resign: "Abandonar",
  resignQuestion: "¿Abandonar esta partida?",
  retry: "Reintentar",
  seat: "Quién empieza",
  settings: "Ajustes del bot",
  size: "Tamaño",
  start: "Empezar",
  studying: "Valores exactos",
  undo: "Deshacer",
  workers: "Procesos",

  // Two bots
  watching: "Juegan dos bots",
  step: "Una jugada",
  pace: "Velocidad",

  // Clocks
  clock: "Reloj",
  increment: "Añadido por jugada",

  // Settings
  preferences: "Configuración",
  language: "Idioma",
  theme: "Apariencia",
  themeSystem: "Como el sistema",
  themeLight: "Claro",
  themeDark: "Oscuro",
  colours: "Tablero",
  wood: "Madera",
  slate: "Pizarra",
  meadow: "Prado",
  turn: "Giro del tablero de este juego",
  mirrored: "Reflejado",
  contrast: "Contraste alto",
  patterns: "Tramas en las piedras",
  coordinates: "Coordenadas",
  numbers: "Números de las jugadas",
  confirm: "Un segundo toque confirma la jugada",
  sound: "Sonido",
  close: "Cerrar",

  // Keys
  move: "Jugada",
  play: "Jugar",
  keys: "Teclas",
  singleKeys: "Las teclas sueltas actúan fuera del tablero",

  // Analysis
  alarm: "Avisarme de una jugada que pierde mucho",
  analyse: "Analizar",
  analysis: "Análisis",
  balance: "Posibilidades",
  candidates: "Candidatas",
  hint: "Pista",
  shade: "El sombreado muestra",
  survey: "Analizar todas las jugadas",
  surveyStop: "Parar",

  // Moves and records
  comment: "Comentario sobre esta posición",
  delete: "Borrar",
  done: "Listo",
  download: "Descargar",
  exportAll: "Descargar todas en un archivo",
  file: "O un archivo",
  firstMove: "Primera posición",
  importAll: "Añadir las partidas de un archivo así",
  lastMove: "Última posición",
  library: "Mis partidas",
  moves: "Jugadas",
  name: "Nombre de esta partida",
  nextMove: "Jugada siguiente",
  notes: "Comentario y variantes",
  open: "Abrir",
  openGame: "Abrir una partida",
  pasted: "Una partida como texto, en cualquiera de las formas usuales, o un enlace",
  previousMove: "Jugada anterior",
  rename: "Renombrar",
  promote: "Hacer de esta la línea principal",
  prune: "Borrar desde aquí",
  save: "Guardar",
  saveGame: "Guardar esta partida",
  sure: "Borrar de verdad",

  // First steps and about
  lessons: "Primeros pasos",
  searchOn: "Seguir buscando",
  visits: "Probada",
  won: "Ganadas",
  back: "Atrás",
  next: "Siguiente",
  about: "Acerca de",
  aboutText: "Wye es software libre con licencia MIT. La página carga una vez un motor en Python; después todo funciona en tu propio navegador, sin red, y nada de lo que haces sale de él.",
  strength: "La fuerza de los niveles",
  strengthText: "Puntos Elo sobre el primer nivel, con el intervalo del 95 %: 200 puntos más ganan tres partidas de cada cuatro; 400, diez de cada once.",

  // Versions and storage
  updateWaits: "Hay una nueva versión de esta página. Tu partida se conserva.",
  updateNow: "Actualizar",
  updateLater: "Más tarde",
  forget: "Borrar los datos",
  forgetQuestion: "¿Borrar todo lo que guarda este navegador?",
  forgetText: "Se perderán la partida, el marcador, la configuración y los archivos para jugar sin red. Después la página se carga de nuevo desde la red.",
  keep: "Conservarlo",
};

/** @type {typeof import("./en.js").strings} */
export const strings = {
  you: "Tú",
  twoPeople: "Dos personas en este tablero",
  random: "Al azar",
  nobody: "Nadie: juegan dos bots",
  botFor: (player) => `Bot que juega con ${player}`,
  starts: (player, seat) => (seat === 1 ? `Empiezas tú (${player})` : `Respondes tú (${player})`),

  empty: "vacía",
  pendingCell: "en espera",
  lastMove: "última jugada",
  winning: "ganadora",
  proposed: "toca otra vez para jugar",
  moveNumber: (number) => `jugada ${number}`,
  token: "ficha",
  taken: (player) => `tomada por ${player}`,
  exact: (value) => (value > 0.5 ? "gana" : value < 0.5 ? "pierde" : "tablas"),
  exactSign: (value) => (value > 0.5 ? "+" : value < 0.5 ? "−" : "="),
  percent,
  exactLabel: (word) => `valor exacto: ${word}`,
  estimateLabel: (share) => `estimación: ${share}`,

  opening: { link: "Abriendo la posición del enlace.", new: "Preparando la nueva partida." },
  seated: (title, player) => `${title} (${player})`,
  plays: (name, move) => (name.self ? `Juegas ${move}.` : `${name.title}: ${move}.`),
  chance: (result) => `El azar dice ${result}.`,
  draw: "Tablas.",
  yourMove: (player) => `Te toca: ${player}.`,
  toMove: (player) => `Turno de ${player}.`,
  offer: (actions) => `Pon una piedra o elige ${actions.map((name) => `«${name}»`).join(" o ")}.`,
  isThinking: (title) => `${title} está pensando.`,
  isWaiting: (title) => `${title} espera a que le dejes jugar.`,
  isPaused: (title) => `En pausa. Juega ${title}.`,
  willMove: (title) => `${title} jugará cuando Python esté listo.`,
  kept: (moves) => `Jugada guardada hasta que Python esté listo: ${moves.join(", ")}.`,
  outcome(winner, loser, player, reason) {
    const wins = winner.self ? "Has ganado" : `Victoria de ${winner.title}`;
    if (reason === "resign") return `${wins}: ${loser.self ? "has abandonado" : `abandono de ${loser.title}`}.`;
    if (reason === "time") return `${wins}: ${loser.self ? "se te ha acabado el tiempo" : `tiempo agotado de ${loser.title}`}.`;
    const how = /** @type {Record<string, string>} */ ({
      chain: `: cadena completa de ${player}.`,
      line: `: línea completa de ${player}.`,
      last: `: la última ficha es de ${player}.`,
    });
    return wins + (how[reason] ?? ".");
  },

  // Clocks
  minutes: (minutes) => (minutes ? `${number(minutes)} ${minutes === 1 ? "minuto" : "minutos"}` : "Ninguno"),
  increment: (seconds) => (seconds ? `${number(seconds)} segundos` : "Nada"),
  clockOf: (player, runs) => `Reloj de ${player}${runs ? ", en marcha" : ""}`,
  clockFace: ({ minutes, seconds, exact }) => (exact ? decimal(seconds) : `${minutes}:${String(seconds).padStart(2, "0")}`),
  timeLeft: (player, seconds) => `${player.self ? "Te quedan" : `${player.title}: quedan`} ${number(seconds)} segundos.`,

  effort: (seconds, playouts, workers) =>
    `${decimal(seconds)} s · ${number(playouts)} partidas al azar${workers > 1 ? ` · ${workers} procesos` : ""}`,
  letMove: (title) => `Dejar jugar a ${title}`,
  pause: "Pausa",
  goOn: "Seguir",
  pace: (seconds) => (seconds ? `Al menos ${number(seconds)} s por jugada` : "Tan rápido como jueguen"),
  thinksFor: (title) => `${title} piensa durante`,
  ponders: (title) => `${title} piensa también en tu turno`,
  loadingBytes: (done, total) => `Cargando: ${megabytes(done)} de ${megabytes(total)} MB`,
  startingPython: "Iniciando Python",
  startingWorkers: "iniciando",

  levels: "Niveles",
  others: "Otros",
  level: (level) => `Nivel ${level}`,
  levelOf: (level, count) => `Nivel ${level} de ${count}`,
  suitable: (title) => `Según tus resultados, te convendría más: ${title}.`,
  standing({ summary, sizes, elo, error }) {
    if (elo === null) return `${summary} · sin medir en este tamaño, ajustado ${sizes.length > 1 ? "entre los tamaños" : "como en el tamaño"} ${sizes.join(" y ")}`;
    return `${summary} · Elo ${elo}${error ? ` ± ${error}` : ""} sobre el primer nivel`;
  },

  shades: { visits: "dónde miró la búsqueda", owners: "de quién será cada casilla", none: "nada" },
  choice: (order) => `${["mejor", "segunda", "tercera", "cuarta", "quinta"][order - 1] ?? `${order}.ª`} opción`,
  favours: (player, share) => `${player} ${share}`,
  willOwn: (player, share) => `de ${player} en el ${share} de las simulaciones`,
  hintArea: "pista: por aquí",
  hintMove: "pista",
  legend: (move, chance, share, playouts) =>
    `En azul la mejor jugada, ${move}: la búsqueda volvió a ella más que a ninguna, en el ${share} de sus visitas, y gana el ${chance}. A las naranjas miró menos y a las pálidas apenas: si ganan más, es con menos detrás. ${number(playouts)} simulaciones.`,
  legendNone: "La búsqueda empieza cuando te toque.",
  legendPaused: "La búsqueda empieza cuando la partida esté en pausa.",
  legendOver: "La partida ha terminado.",
  surveyed: (done, total) => `${number(done)} de ${number(total)} posiciones`,
  curve: (player, chances) => `Posibilidades de ${player} tras cada jugada: ${chances.map((one) => one ?? "–").join(", ")}`,
  mistake: (ply, move, cost) => `${ply}. ${move}: −${cost}`,
  alarm: (cost) => `Esa jugada te ha costado cerca del ${cost} de tus posibilidades. Retírala o deja que la partida siga.`,
  hintWaits: "Buscando una pista…",
  hintTold: (move) => `Pista: ${move}.`,
  hintSomewhere: "Pista: hay una buena jugada en la zona marcada.",

  moveText: (ply, move) => `${ply} ${move}`,
  commentSign: " …",
  moveLabel: (text, player, comment) => [text, player || "azar", comment].filter(Boolean).join(", "),

  link: "Enlace a esta posición",
  drawing: "Imagen (SVG)",
  bitmap: "Imagen (PNG)",
  copied: (title) => `${title}: copiado.`,
  downloaded: (title) => `${title}: descargado.`,
  notCopied: "El navegador no deja copiar a la página. Descárgalo.",
  notReady: "Python aún no está listo. Inténtalo de nuevo en un momento.",
  severalGames: (count) => `El texto contiene ${number(count)} partidas. ¿Cuál se abre?`,
  gameChoice: (order, name, title, moves) => `${name ? `${order}. ${name}` : `Partida ${order}`} (${title}, ${number(moves)} ${moves === 1 ? "jugada" : "jugadas"})`,
  setUp: "El texto contiene una posición y no cómo se llegó a ella. Las jugadas que aquí la preceden son inventadas.",
  games: (count) => (count === 1 ? "1 partida" : `${number(count)} partidas`),
  keptGame: (name) => `${name}: guardada en este navegador.`,
  renamed: (name) => `${name}: renombrada.`,
  deleted: (name) => `${name}: borrada.`,
  saved: (when, bots) => [date(when), ...bots].join(" · "),
  noLibrary: "Este archivo no contiene partidas de esta página: se esperaba uno hecho con «Descargar todas en un archivo».",
  libraryFault: (reason) => `${reason} La partida del tablero y las guardadas antes siguen como estaban.`,

  goals: {
    upright: "Las negras unen arriba y abajo, las blancas izquierda y derecha.",
    level: "Las blancas unen arriba y abajo, las negras izquierda y derecha.",
    falling: "Las negras unen los lados superior izquierdo e inferior derecho, las blancas el superior derecho y el inferior izquierdo.",
    rising: "Las blancas unen los lados superior izquierdo e inferior derecho, las negras el superior derecho y el inferior izquierdo.",
  },
  gameTitle: (title, size, options) => [size === null ? title : `${title}, tamaño ${size}`, ...options.map((name) => name.toLowerCase())].join(" · "),
  budgetKinds: { seconds: "Tiempo por jugada", playouts: "Partidas al azar por jugada" },
  budget: (budget) =>
    "seconds" in budget
      ? `${number(budget.seconds)} ${budget.seconds === 1 ? "segundo" : "segundos"}`
      : `${number(budget.playouts)} partidas`,
  score: (first, wins, losses, second, draws) =>
    [`${first} ${wins}`, `${second} ${losses}`, ...(draws ? [strings.draws(draws)] : [])].join(", "),
  draws: (count) => `${count} tablas`,
  bounds: (least, most) => `de ${number(least)} a ${number(most)}`,

  // First steps and about
  lessons: {
    chain: {
      title: "Tres lados",
      text: "Y se juega en un triángulo. Dos jugadores ponen piedras por turno y las piedras nunca se mueven. Gana quien primero tiene una sola cadena que toca los tres lados; una esquina pertenece a sus dos lados. Juegan negras y pueden ganar ya. ¿Dónde?",
      done: "Una cadena, tres lados: han ganado las negras. En Y nunca hay tablas.",
      again: "Todavía no: así la cadena no llega al lado de abajo. Busca una casilla que toque las dos cosas.",
    },
    bridge: {
      title: "Puentes",
      text: "Dos piedras negras con dos casillas vacías entre ellas están casi unidas: si las blancas toman una, las negras toman la otra. Las blancas acaban de entrar en c4. ¿Qué responden las negras?",
      done: "El puente está cerrado y las piedras son una cadena. El buen juego construye cadenas de puentes en vez de líneas macizas.",
      again: "Ahí cortarían las blancas. Toma la otra casilla del puente.",
    },
    edge: {
      title: "Hex",
      text: "Hex se juega en un rombo: las negras unen arriba y abajo, las blancas izquierda y derecha. Los puentes también llegan hasta un borde. Las blancas han entrado en b4; las negras pueden terminar.",
      done: "Arriba y abajo están unidos: han ganado las negras.",
      again: "No basta: la cadena de arriba debe llegar ya a la fila de abajo.",
    },
    takeover: {
      title: "El intercambio",
      text: "La primera piedra es una ventaja; por eso existe la regla del pastel, como cuando uno corta y el otro elige: en vez de responder, el segundo jugador puede quedarse con la primera piedra. Aquí las negras han abierto en el centro. ¿Qué hacen las blancas?",
      done: "Bien: el centro de un tablero pequeño gana, así que las blancas lo toman. Quien abre debe elegir una piedra ni demasiado buena ni demasiado mala.",
      again: "Puedes responder, pero con el mejor juego ganarían las negras: elige el intercambio.",
    },
    search: {
      title: "Cómo piensa el bot",
      text: "La búsqueda Monte Carlo en árbol repite cuatro pasos: baja por el árbol de jugadas que conoce, según lo que ha ganado hasta ahora y lo que se ha probado poco (selección); añade una posición (expansión); juega desde allí una partida al azar (simulación); y anota el resultado en cada jugada del camino (retropropagación). Deja que busque desde esta posición, cada vez más: lo que gana se prueba cada vez más.",
      done: "",
      again: "Este tablero es para mirar. Deja que busque.",
    },
  },
  lessonBoard: "Tablero de la lección",
  lessonCount: (step, count) => `Paso ${number(step)} de ${number(count)}`,
  searched: (playouts) => `Tras ${number(playouts)} partidas al azar como mucho:`,
  count: number,
  version: (version) => `Versión ${version}`,
  unmeasured: "Los niveles aún no se han medido.",
  elo: (points, error) => `${number(points)}${error ? ` ± ${number(error)}` : ""}`,
  ofSize: (size) => `tamaño ${size}`,

  // Keys
  keys: [
    ["← ↑ → ↓", "en el tablero, de casilla en casilla; fuera, por la partida y entre sus variantes"],
    ["Inicio Fin", "en el tablero, a los extremos de la fila; fuera, a los de la partida"],
    ["RePág AvPág", "una jugada atrás, una adelante"],
    ["Intro Espacio", "en el tablero: jugar en la casilla"],
    ["Espacio", "fuera: analizar o dejar de hacerlo"],
    ["Ctrl+Z Ctrl+Y", "deshacer, rehacer"],
    ["/", "escribir una jugada, como a1"],
    ["?", "esta lista"],
    ["Esc", "cerrar lo que esté abierto, terminar el análisis"],
    ["Tab", "de mando en mando"],
  ],
  unplayable: (text) => `Ahora no se puede jugar «${text}».`,

  // Settings
  turn: (degrees, shape) => `${degrees}°${shape ? ` · ${{ flat: "paralelogramo", wide: "rombo ancho", tall: "rombo alto" }[shape]}` : ""}`,

  loadFailed: (path, reason) => `Error al cargar: ${path} ${reason}. La partida empieza cuando haya llegado.`,
  storageDenied: "Python no puede arrancar: este navegador prohíbe a la página guardar datos. Permítelo para este sitio e inténtalo de nuevo.",
  unreachable: "no está accesible",
  answered: (status) => `obtuvo la respuesta ${status}`,
  damaged: "llegó dañado",
  broken: (kind) =>
    kind === "link"
      ? "Este enlace no contiene ninguna partida legible. Aquí tienes un tablero nuevo; el texto del enlace era:"
      : "La partida guardada en este navegador no se puede leer. Aquí tienes un tablero nuevo; el texto guardado era:",
  notKept: "Este navegador no tiene más espacio para la página: la partida sigue, pero quizá no esté aquí en la próxima visita. Guárdala en un archivo para estar a salvo.",
  otherWindow: "La página está abierta también en otra ventana. Ambas siguen; la próxima visita encontrará la partida en que se jugó la última.",
  replaced: "El motor dejó de responder. Se ha sustituido y sigue con tu partida.",
  fewerWorkers: (running, wanted) => `Solo se pudieron iniciar ${running} de ${wanted} procesos.`,
  engineFailed: (reason) => `El motor falló dos veces seguidas: ${reason.trim().split("\n").at(-1)} Tu partida está guardada.`,
  engineError: (message) => `El motor lo rechazó: ${message}`,
};
