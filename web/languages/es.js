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
  "Black connects top and bottom, White connects left and right.": "Las negras unen arriba y abajo, las blancas izquierda y derecha.",
  "White connects top and bottom, Black connects left and right.": "Las blancas unen arriba y abajo, las negras izquierda y derecha.",
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
  "Visits at which a move's own results weigh as much as all moves as first":
    "Visitas con las que los resultados propios de una jugada pesan tanto como los de todas las jugadas como primera",
  "Deviation of the noise on a move's score, times the root of its visits + rave":
    "Desviación del ruido en el valor de una jugada, por la raíz de sus visitas + rave",
  "Largest tree in MiB; when it is full, new leaves are not remembered": "Árbol máximo en MiB; cuando está lleno, no se recuerdan hojas nuevas",
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
  severalGames: (count) => `El texto contiene ${number(count)} partidas. Esta es la primera.`,
  games: (count) => (count === 1 ? "1 partida" : `${number(count)} partidas`),
  keptGame: (name) => `${name}: guardada en este navegador.`,
  deleted: (name) => `${name}: borrada.`,
  saved: (when, bots) => [date(when), ...bots].join(" · "),
  noLibrary: "Este archivo no contiene partidas de esta página: se esperaba uno hecho con «Descargar todas en un archivo».",
  libraryFault: (reason) => `${reason} La partida del tablero y las guardadas antes siguen como estaban.`,

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
