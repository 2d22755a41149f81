/** Spanish, a module of the shape of en.js. */

import { capitalised, formats } from "./numbers.js";
import * as board from "./es/board.js";
import * as games from "./es/games.js";
import * as levels from "./es/levels.js";
import { texts as places } from "./es/places.js";
import * as review from "./es/review.js";
import * as problems from "./es/problems.js";
import * as room from "./es/room.js";
import * as start from "./es/start.js";

const { number, decimal, megabytes, percent } = formats("es");

/** What the engine says, by its English. @type {typeof import("./en.js").names} */
export const names = {
  ...levels.names,
  // Games, players and goals
  "Tic-tac-toe": "Tres en raya",
  "Random-turn Y": "Y de turno al azar",
  "Random-turn Hex": "Hex de turno al azar",
  black: "negras",
  white: "blancas",
  swap: "intercambiar",
  pass: "pasar",
  heads: "cara",
  tails: "cruz",
  "Connect all three sides with one chain of your stones.": "Une los tres lados con una sola cadena de tus piedras.",
  "Whoever takes the last token wins.": "Gana quien toma la última ficha.",
  "Get three in a row.": "Consigue tres en raya.",

  // Reasons of outcomes
  "three sides connected": "tres lados unidos",
  "two sides connected": "dos lados unidos",
  "three in a line": "tres en línea",
  "board full": "tablero lleno",
  "last token taken": "última ficha tomada",
  resignation: "abandono",
  "out of time": "tiempo agotado",
  forfeit: "descalificación",

  // Formats of games
  Moves: "Jugadas",
  "My games": "Partidas",
  "HexWorld link": "Enlace de HexWorld",

  // Options
  "Pie rule": "Regla del pastel",
  "After the first stone the second player may take it over.":
    "Tras la primera piedra, el segundo jugador puede quedarse con ella.",
  "Swap sides": "Cambiar de lados",
  "The stone that is taken over stays in place, and the players trade sides.":
    "La piedra se queda en su sitio y los jugadores intercambian sus lados.",
  "Largest take": "Máximo por turno",
  "The most tokens that a player may take at once.": "Cuántas fichas puede tomar un jugador de una vez, como máximo.",

  // Bots
  Net: "Red",
  "Tree search guided by a small network that has learnt by playing against itself. The strongest.":
    "Búsqueda en árbol guiada por una pequeña red que ha aprendido jugando contra sí misma. El más fuerte.",
  "Tree search with millions of random games per second.":
    "Búsqueda en árbol con millones de partidas aleatorias por segundo.",
  "Tree search with a bandit at each node and random games at the leaves.":
    "Búsqueda en árbol con un bandido en cada nodo y partidas aleatorias en las hojas.",
  "UCT that shares what it learns among moves.": "UCT que comparte lo aprendido entre las jugadas.",
  "MCTS with chance": "MCTS con azar",
  "UCT for games with chance.": "UCT para juegos con azar.",
  Heuristic: "Heurística",
  "Tree search guided by shortest paths, bridges and groups.":
    "Búsqueda en árbol guiada por caminos mínimos, puentes y grupos.",
  "Alpha-beta": "Alfa-beta",
  "Looks ahead and cuts branches that cannot matter.": "Calcula y poda las ramas que no pueden importar.",
  "Looks ahead at every move.": "Calcula todas las jugadas.",
  "Assumes that its opponent moves at random.": "Supone que su rival juega al azar.",
  "Looks ahead and averages over chance.": "Calcula y promedia sobre el azar.",
  "One bandit, with the legal moves as its arms.": "Un solo bandido, cuyos brazos son las jugadas legales.",
  "Flat Monte Carlo": "Monte Carlo plano",
  "Plays the same number of random games after every move.":
    "Juega el mismo número de partidas aleatorias tras cada jugada.",
  Random: "Azar",
  "Plays any legal move.": "Hace cualquier jugada legal.",

  // Settings
  "Descents per batch": "Descensos por lote",
  "Words of 64 playouts per leaf": "Palabras de 64 simulaciones por hoja",
  "RAVE weight: visits / sqrt(cells) at which a move's own results equal AMAF":
    "Peso de RAVE: visitas / sqrt(casillas) con las que los resultados propios de una jugada igualan a AMAF",
  "Noise on a move's score: its standard deviation * sqrt(visits + RAVE weight) * sqrt(cells)":
    "Ruido en el valor de una jugada: desviación típica * sqrt(visitas + peso de RAVE) * sqrt(casillas)",
  "Positions that the network judges at a time": "Posiciones que la red juzga a la vez",
  "Exploration: c in Q + c * prior * sqrt(all visits) / (1 + visits)":
    "Exploración: c en Q + c * prior * sqrt(todas las visitas) / (1 + visitas)",
  "First-play urgency: by how much less than its position a move is worth that was never tried":
    "Urgencia de la primera visita: cuánto menos que su posición vale una jugada que nunca se probó",
  "Largest tree in MiB; a full tree drops the nodes with the fewest visits":
    "Tamaño máximo del árbol en MiB; lleno, pierde los nodos con menos visitas",
  "Playouts with replies: whoever loses one half of a link gets the other":
    "Simulaciones con respuestas: quien pierde la mitad de un enlace recibe la otra",
  "Weight of what the patterns on the board say of who wins":
    "Peso de lo que los patrones del tablero dicen sobre quién gana",
  "Weight of the learned patterns around a move": "Peso de los patrones aprendidos en torno a una jugada",
  "Handicap: size of the errors in judging the moves before one is chosen":
    "Hándicap: magnitud de los errores al valorar las jugadas antes de elegir",
  "Exploration: Cp in Q/N + 2 Cp sqrt(ln N(parent) / N)": "Exploración: Cp en Q/N + 2 Cp sqrt(ln N(padre) / N)",
  "Exploration: Cp in Q/N + 2 Cp sqrt(ln N(all) / N)": "Exploración: Cp en Q/N + 2 Cp sqrt(ln N(todas) / N)",
  Exploration: "Exploración",
  "Playouts per iteration (0: as many as the game plays at once)":
    "Simulaciones por iteración (0: tantas como el juego hace a la vez)",
  "Largest tree in nodes; a full tree grows no further": "Tamaño máximo del árbol en nodos; lleno, deja de crecer",
  "RAVE weight: playouts k of a move at which AMAF still counts for half, in sqrt(k / (3 N + k))":
    "Peso de RAVE: simulaciones k de una jugada con las que AMAF aún cuenta la mitad, en sqrt(k / (3 N + k))",
  "Weight of both players' shortest paths": "Peso de los caminos mínimos de ambos jugadores",
  "Weight of both players' two-distances": "Peso de las distancias dobles de ambos jugadores",
  "Weight of bridges to one's own stones and sides": "Peso de los puentes a piedras y lados propios",
  "Weight of nearness to the centre": "Peso de la cercanía al centro",
  "Weight of connecting chains": "Peso de conectar cadenas",
  "Weight of empty neighbouring cells": "Peso de las casillas vecinas vacías",
  "Weight of nearness to one's own sides": "Peso de la cercanía a los lados propios",
  "Progressive bias: weight of a move's promise / (visits + 1)":
    "Sesgo progresivo: peso de la promesa de una jugada / (visitas + 1)",
  "Progressive widening: (moves tried)^2 per visit": "Ensanchamiento progresivo: (jugadas probadas)^2 por visita",
  "Playouts: random cells from which the most promising is played":
    "Simulaciones: casillas al azar entre las que se juega la más prometedora",
  "Playouts: length in moves / size of the board": "Simulaciones: longitud en jugadas / tamaño del tablero",
  "Search depth in moves at most": "Profundidad máxima de búsqueda, en jugadas",
  "Search depth in moves at most, not counting moves of chance":
    "Profundidad máxima de búsqueda, en jugadas, sin contar las del azar",
  "Shortcuts: winning moves are played at once, and proven results are backed up":
    "Atajos: se juega al instante lo que gana y se retropropagan los resultados demostrados",
  Expansion: "Expansión",
  "one child": "un hijo",
  "all children": "todos los hijos",
  Backpropagation: "Retropropagación",
  "each playout counts as a visit": "cada simulación cuenta como una visita",
  "one visit and the sum of its playouts": "una visita y la suma de sus simulaciones",
  "one visit and the mean of its playouts": "una visita y la media de sus simulaciones",
  "Final move": "Jugada final",
  "most visits": "más visitas",
  "most visits; of equals the first tried": "más visitas; entre iguales, la primera probada",
  "highest value": "mayor valor",
  "highest upper confidence bound": "mayor cota superior de confianza",
  "Iterative deepening: one move deeper each time": "Profundización iterativa: cada vez una jugada más",
  "Quiet positions: looks beyond the depth while a move changes the evaluation by more than this":
    "Posiciones tranquilas: busca más allá de la profundidad mientras una jugada cambie la evaluación en más de esto",
  "Order of moves": "Orden de las jugadas",
  natural: "natural",
  random: "al azar",
  "history heuristic": "heurística de historia",
  "best first": "primero la mejor",
  "worst first": "primero la peor",
};

/** What the engine refuses, by its English. @type {typeof import("./en.js").refusals} */
export const refusals = {
  // Games and their settings
  "Unknown game {game!r}: expected {known}.": "Juego desconocido, «{game}»: se esperaba {known}.",
  "Size {size} is not a size of {title}: expected {smallest} to {largest}.":
    "{title} no tiene el tamaño {size}: se esperaba de {smallest} a {largest}.",
  "{owner} has no {name!r}: expected none.": "{owner} no tiene «{name}»: no se esperaba nada.",
  "{owner} has no {name!r}: expected {known}.": "{owner} no tiene «{name}»: se esperaba {known}.",
  "{part!r} is not understood: expected name=value.": "«{part}» no se entiende: se esperaba nombre=valor.",
  "Option {name!r} of {title} is {value}: {wrong}": "La opción «{name}» de {title} es {value}: {wrong}",
  "expected a text.": "se esperaba un texto.",
  "expected {least} to {most} values.": "se esperaban de {least} a {most} valores.",
  "expected on or off.": "se esperaba sí o no.",
  "expected {known}.": "se esperaba {known}.",
  "expected a number from {least} to {most}.": "se esperaba un número de {least} a {most}.",
  "expected a whole number from {least} to {most}.": "se esperaba un número entero de {least} a {most}.",
  "{title} is no game for two: expected {known}.": "{title} no es un juego para dos: se esperaba {known}.",
  "{title} has no network: expected {known}.": "{title} no tiene red: se esperaba {known}.",
  "{title} is not decided by Y: expected Y or Hex.": "{title} no se decide por las reglas de Y: se esperaba Y o Hex.",
  "{title} is too large for exact values: expected {known}.":
    "{title} es demasiado grande para dar valores exactos: se esperaba {known}.",
  "{title} with {empty} empty cells is too large to be solved: expected {most} at most.":
    "{title} con {empty} casillas vacías es demasiado grande para resolverlo: se esperaban {most} como mucho.",
  "This is too large to be solved: expected at most {largest} positions to examine.":
    "Es demasiado grande para resolverlo: se esperaban como mucho {largest} posiciones que examinar.",

  // Moves
  "{move!r} is not a move: expected a cell from {first} to {last}.":
    "«{move}» no es una jugada: se esperaba una casilla de {first} a {last}.",
  "{move!r} is not a move: expected {known}.": "«{move}» no es una jugada: se esperaba {known}.",
  "{move!r} is not a move: expected {kind}, the swap of this game.":
    "«{move}» no es una jugada: se esperaba {kind}, el intercambio de esta partida.",
  "{move!r} cannot be played here: expected one of {count} legal moves.":
    "«{move}» no se puede jugar aquí: se esperaba una de las jugadas legales ({count}).",
  "In {title} nobody can pass: expected a move.": "En {title} nadie puede pasar: se esperaba una jugada.",
  "Both players have passed: expected a move.": "Los dos jugadores han pasado: se esperaba una jugada.",
  "The game is over: expected no further move.": "La partida ha terminado: no se esperaba ninguna jugada más.",
  "The game is over: expected a position with a move to make.":
    "La partida ha terminado: se esperaba una posición en la que se pueda jugar.",
  "There is nothing to take back: expected a position after some move.":
    "No hay ninguna jugada que deshacer: se esperaba una posición posterior a una jugada.",

  // Bots
  "Unknown bot {bot!r}: expected {known}.": "Bot desconocido, «{bot}»: se esperaba {known}.",
  "The bot {bot!r} does not play {title}: expected one that does.":
    "El bot «{bot}» no juega a {title}: se esperaba uno que lo haga.",
  "Setting {name!r} of {bot} is {value}: {wrong}": "El ajuste «{name}» de {bot} es {value}: {wrong}",
  "Invalid budget {text!r}: expected playouts as 500 or seconds as 0.5s.":
    "Límite no válido, «{text}»: se esperaban simulaciones, como 500, o segundos, como 0.5s.",
  "Invalid bot {text!r}: expected a form like wye, wye@0.5s or wye*2@0.5s.":
    "Bot no válido, «{text}»: se esperaba algo como wye, wye@0.5s o wye*2@0.5s.",
  "A budget is either seconds or playouts: expected exactly one of them.":
    "El límite de un bot se da en segundos o en simulaciones: se esperaba exactamente uno de los dos.",
  "A budget of {seconds} seconds: {wrong}": "Un límite de {seconds} segundos: {wrong}",
  "A budget of {playouts} playouts: {wrong}": "Un límite de {playouts} simulaciones: {wrong}",
  "{title} has no levels: expected a bot by its name.": "{title} no tiene niveles: se esperaba el nombre de un bot.",
  "There is no bot in the file {bot!r}: expected a file that can be read.":
    "No hay ningún bot en el archivo «{bot}»: se esperaba un archivo que se pueda leer.",
  "{file}, line {line}: the file is no text: expected UTF-8, or the encoding that its first lines name.":
    "{file}, línea {line}: el archivo no es texto: se esperaba UTF-8, o la codificación que nombran sus primeras líneas.",
  "{file}, line {line}: the file has {count} characters: expected {most} at most.":
    "{file}, línea {line}: el archivo tiene {count} caracteres: se esperaban {most} como mucho.",
  "{file}, line {line}: this is not Python ({reason}): expected valid code.":
    "{file}, línea {line}: esto no es Python ({reason}): se esperaba código válido.",
  "{file}, line {line}: there is no search that yields: expected def search(state, dice, playouts) with a yield in it.":
    "{file}, línea {line}: no hay ningún search que entregue jugadas: se esperaba def search(state, dice, playouts) con algún yield.",
  "{file}, line {line}: search({given}) cannot be called: expected def search(state, dice, playouts), where further parameters have defaults.":
    "{file}, línea {line}: no se puede llamar a search({given}): se esperaba def search(state, dice, playouts), con valores iniciales para los demás parámetros.",
  "{file}, line {line}: search has ended without a move: expected a yield before its end.":
    "{file}, línea {line}: search ha terminado sin jugada: se esperaba un yield antes del final.",
  "{file}, line {line}: yield {said} names no move with its value: expected one of state.legal() and a number from 0 to 1.":
    "{file}, línea {line}: yield {said} no da una jugada con su valor: se esperaba una de state.legal() y un número de 0 a 1.",
  "{file}, line {line}: the time is over: expected a move within {seconds} seconds.":
    "{file}, línea {line}: se acabó el tiempo: se esperaba una jugada en {seconds} segundos.",
  "{file}, line {line}: functions call each other too deeply: expected a recursion that ends.":
    "{file}, línea {line}: las funciones se llaman unas a otras demasiadas veces: se esperaba una recursión que termine.",
  "{file}, line {line}: {kind} ({reason}): expected code that raises nothing.":
    "{file}, línea {line}: {kind} ({reason}): se esperaba código que no lance ninguna excepción.",
  "{file}, line {line}: {wrong}": "{file}, línea {line}: {wrong}",
  "Level {number}: expected 1 to {count}.": "Nivel {number}: se esperaba de 1 a {count}.",
  "The levels of {game} {size}: expected 1 to {count} in turn.":
    "Los niveles de {game} {size}: se esperaban de 1 a {count} en orden.",
  "{count} processes: expected 1 to {most}.": "{count} procesos: se esperaban de 1 a {most}.",
  "The bot {bot!r} cannot use several processes: expected {known}.":
    "El bot «{bot}» no puede usar varios procesos: se esperaba {known}.",
  "The engine is thinking already: expected a stop first.": "El motor ya está pensando: se esperaba que antes parase.",
  "The root tells of moves that are not legal: expected that of the same position.":
    "La raíz habla de jugadas que no son legales: se esperaba la de la misma posición.",

  // Games as text
  "{form}, line {line}, column {column}: {wrong}": "{form}, línea {line}, columna {column}: {wrong}",
  "The text is empty: expected a game.": "El texto está vacío: se esperaba una partida.",
  "The text has {count} characters: expected {most} at most.":
    "El texto tiene {count} caracteres: se esperaban {most} como mucho.",
  "The record has {count} characters: expected {most} at most.":
    "La partida tiene {count} caracteres: se esperaban {most} como mucho.",
  "{text!r} is not a game record: expected something like 'y11-pie:f6.swap.c4'.":
    "«{text}» no es una partida: se esperaba algo como «y11-pie:f6.swap.c4».",
  "The record begins with {head!r}. {wrong}": "La partida empieza por «{head}». {wrong}",
  "Move {number} of the record cannot be played. {wrong}":
    "La jugada {number} de la partida no se puede hacer. {wrong}",
  "found {sign!r}, expected a move.": "se encontró «{sign}» y se esperaba una jugada.",
  "found {sign!r}, expected {expected}.": "se encontró «{sign}» y se esperaba {expected}.",
  "the text ends, expected {expected}.": "el texto acaba y se esperaba {expected}.",

  "The list tells only who won: a resignation is assumed.":
    "La lista solo dice quién ganó: se supone que el otro abandonó.",
  "There are no moves in this link: expected one of this page or of HexWorld, SGF, or the moves themselves.":
    "En este enlace no hay jugadas: se esperaba uno de esta página o de HexWorld, SGF o las jugadas mismas.",
  "The result {said!r} was left out.": "El resultado «{said}» se ha omitido.",
  "found number {found}, expected {number}.": "se encontró el número {found} y se esperaba {number}.",
  "two moves of one colour in a row: expected a pass between them.":
    "dos jugadas seguidas de un color: se esperaba un pase entre ellas.",
  "found no move, expected one at least.": "no se encontró ninguna jugada y se esperaba al menos una.",
  "{form}, game {number}: {wrong}": "{form}, partida {number}: {wrong}",
  "expected a game as My games keeps it.": "se esperaba una partida como las guarda Partidas.",
  "There is no game in this file: expected one at least.":
    "En este archivo no hay ninguna partida: se esperaba al menos una.",
  "this is no game of Hex: expected one.": "esto no es una partida de Hex: se esperaba una.",

  // HexWorld
  "expected the size of the board, as in '#11,a1b2'.": "se esperaba el tamaño del tablero, como en «#11,a1b2».",
  "the board has two sizes: expected a board with as many rows as columns.":
    "el tablero tiene dos tamaños: se esperaba uno con tantas filas como columnas.",
  "found {sign!r}, expected ',' before the moves.": "se encontró «{sign}» y se esperaba «,» antes de las jugadas.",
  "found {sign!r}, expected a move like 'c4' or ':s'.":
    "se encontró «{sign}» y se esperaba una jugada como «c4» o «:s».",

  "{file} holds no levels: expected a new file, or one with levels.":
    "{file} no contiene niveles: se esperaba un archivo nuevo o uno con niveles.",
  "{file} holds no first stones: expected a new file, or one with some.":
    "{file} no contiene primeras piedras: se esperaba un archivo nuevo o uno con algunas.",

  // SGF
  "the first node has no GM: expected GM[11] for Hex or GM[Y].":
    "al primer nodo le falta GM: se esperaba GM[11] para Hex o GM[Y].",
  "the first node has no SZ: expected SZ and the size.": "al primer nodo le falta SZ: se esperaba SZ y el tamaño.",
  "GM[{kind}] is another game: expected GM[11] for Hex or GM[Y].":
    "GM[{kind}] es otro juego: se esperaba GM[11] para Hex o GM[Y].",
  "SZ[{size}] is not a size: expected a whole number.": "SZ[{size}] no es un tamaño: se esperaba un número entero.",
  "expected a value in brackets for property {name}.": "se esperaba un valor entre corchetes para la propiedad {name}.",
  "property {name} occurs twice in one node: expected it once.":
    "la propiedad {name} aparece dos veces en un nodo: se esperaba una.",
  "stones are taken away after the start: expected stones that are added.":
    "se retiran piedras tras el comienzo: se esperaban piedras que se añaden.",
  "property {name} has {value!r}: expected cells from {first} to {last}, each once.":
    "la propiedad {name} tiene «{value}»: se esperaban casillas de {first} a {last}, cada una una sola vez.",
  "{title} is assumed.": "Se supone {title}.",
  "Size {size} is assumed.": "Se supone el tamaño {size}.",
  "Games of other kinds were skipped: {count}.": "Partidas de otros juegos omitidas: {count}.",
  "Properties without a value were left out: {count}.": "Propiedades sin valor omitidas: {count}.",
  "Values of PL that are no player were left out: {count}.": "Valores de PL que no son un jugador omitidos: {count}.",
  "Moves after the end of the game were left out: {count}.":
    "Jugadas después del final de la partida omitidas: {count}.",
  "{title} cannot be written as SGF: expected {known}.": "{title} no se puede escribir en SGF: se esperaba {known}.",

  // YEN
  "this is not JSON: expected one object.": "esto no es JSON: se esperaba un objeto.",
  "the text is nested too deeply or a number is too long: expected one object.":
    "el texto está anidado demasiado o un número es demasiado largo: se esperaba un objeto.",
  "this is not an object: expected one with size, turn, players and layout.":
    "esto no es un objeto: se esperaba uno con size, turn, players y layout.",
  "{name} is missing: expected size, turn, players and layout.":
    "falta {name}: se esperaban size, turn, players y layout.",
  "size is {found}: expected an integer.": "size es {found}: se esperaba un número entero.",
  "turn is {found}: expected 0 or 1.": "turn es {found}: se esperaba 0 o 1.",
  "players is {found}: expected two different letters.": "players es {found}: se esperaban dos letras distintas.",
  "layout is {found}: expected text.": "layout es {found}: se esperaba texto.",
  "the layout has {count} rows: expected {size}, separated by '/'.":
    "las filas de layout son {count}: se esperaban {size}, separadas por «/».",
  "row {number} of the layout has {count} cells: expected {number}.":
    "las casillas de la fila {number} de layout son {count}: se esperaban {number}.",
  "the layout has {sign!r} at {cell}: expected '{first}', '{second}' or '{empty}'.":
    "layout tiene «{sign}» en {cell}: se esperaba «{first}», «{second}» o «{empty}».",
  "the game was over before the last stone: expected a position that can occur in a game.":
    "la partida acabó antes de la última piedra: se esperaba una posición que pueda darse en una partida.",
};

export const { colours } = board;

/** @type {typeof import("./en.js").texts} */ export const texts = {
  ...games.texts,
  ...places,
  ...board.texts,
  ...review.texts,
  ...problems.texts,
  ...room.texts,
  ...start.texts,
  board: "Tablero",
  broken: "Texto ilegible",
  budget: "El bot piensa durante",
  cancel: "Cancelar",
  controls: "Controles",
  copy: "Copiar",
  dismiss: "Cerrar",
  game: "Juego",
  licences: "Licencias",
  newGame: "Nueva partida",
  opponent: "Rival",
  pause: "Pausar",
  resetScore: "Borrar marcador",
  resign: "Abandonar",
  resignQuestion: "¿Abandonar esta partida?",
  retry: "Reintentar",
  seat: "Tu color",
  settings: "Ajustes del bot",
  size: "Tamaño",
  start: "Empezar",
  studying: "Mostrar valores exactos",
  ponder: "Pensar en mi turno",
  undo: "Deshacer",
  workers: "Hilos",

  // Two bots
  watching: "Dos bots",
  step: "Una jugada",
  pace: "Por jugada",

  // Clocks
  clock: "Reloj",
  increment: "Incremento por jugada",

  // Settings
  preferences: "Configuración",
  language: "Idioma",
  theme: "Apariencia",
  themeSystem: "Sistema",
  themeLight: "Claro",
  themeDark: "Oscuro",
  colours: "Tema del tablero",
  wood: "Madera",
  slate: "Pizarra",
  meadow: "Prado",
  turn: "Rotación",
  mirrored: "Reflejado",
  contrast: "Contraste alto",
  patterns: "Tramas en las piedras",
  coordinates: "Coordenadas",
  numbers: "Números de jugada",
  confirm: "Tocar dos veces para jugar",
  sound: "Sonido",
  close: "Cerrar",

  // Keys
  move: "Jugada",
  play: "Jugar",
  keys: "Atajos",
  singleKeys: "Activar los atajos de una sola tecla",

  // Analysis
  alarm: "Avisarme de los errores graves",
  analyse: "Analizar",
  analysis: "Análisis",
  balance: "Probabilidad de ganar",
  candidates: "Candidatas",
  hint: "Pista",
  shade: "Sombreado",
  survey: "Revisar la partida",
  surveyStop: "Parar",

  // Moves and records
  comment: "Comentario sobre esta posición",
  delete: "Borrar",
  done: "Listo",
  download: "Descargar",
  exportAll: "Descargar todas las partidas",
  file: "O un archivo",
  firstMove: "Primera posición",
  import: "Importar",
  importAll: "Añadir partidas de un archivo descargado",
  importGame: "Importar una partida",
  lastMove: "Última posición",
  moves: "Jugadas",
  nextMove: "Jugada siguiente",
  notes: "Comentarios y variantes",
  open: "Abrir",
  pasted: "SGF, enlace de HexWorld o jugadas",
  previousMove: "Jugada anterior",
  rename: "Renombrar",
  promote: "Convertir en línea principal",
  prune: "Borrar desde aquí",
  seeUct: "Ver cómo piensa UCT en esta posición",
  share: "Compartir",
  shareGame: "Compartir esta partida",
  sure: "Borrar de verdad",

  // First steps and about
  about: "Acerca de",
  aboutText:
    "Wye es software libre con licencia MIT. Carga una sola vez un motor en Python; después todo funciona en tu propio navegador, incluso sin conexión, y nada de lo que haces sale de él.",
  strength: "Fuerza de los niveles",
  strengthText:
    "Puntos Elo sobre el nivel 1, con intervalos de confianza del 95 %. Con 200 puntos de ventaja se ganan tres partidas de cada cuatro; con 400, diez de cada once.",

  // Versions and storage
  updateWaits: "Hay una nueva versión de esta página. Tu partida está guardada.",
  updateNow: "Actualizar",
  updateLater: "Más tarde",
  forget: "Borrar todos los datos",
  forgetQuestion: "¿Borrar todo lo guardado?",
  forgetText:
    "Se borrará todo lo que este navegador guarda para la página: tus partidas, el marcador, la configuración, los análisis, el progreso en los problemas, las ejecuciones del laboratorio, tus propios bots y los archivos para jugar sin conexión. Después la página se carga de nuevo desde la red.",
};

/** @type {typeof import("./en.js").strings} */ export const strings = {
  ...board.strings,
  ...games.strings,
  ...levels.strings,
  ...review.strings,
  ...problems.strings,
  ...room.strings,
  ...start.strings,
  you: "Tú",
  twoPeople: "Dos personas en este tablero",
  random: "Al azar",
  botFor: (player) => `Bot que juega con ${player}`,

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

  opening: { link: "Abriendo la posición enlazada.", new: "Preparando una nueva partida." },
  plays: (name, move) => (name.self ? `Juegas ${move}.` : `${name.title}: ${move}.`),
  chance: (result, player) => `${capitalised(result)}: juegan ${player}.`,
  draw: "Tablas.",
  isThinking: (title) => `${title} está pensando.`,
  isWaiting: (title) => `${title} está en pausa.`,
  isPaused: (title) => `En pausa. Juega ${title}.`,
  willMove: (title) => `${title} jugará cuando el motor esté listo.`,
  kept: (moves) =>
    `${moves.length === 1 ? `Tu jugada ${moves.join()} está fijada` : `Tus jugadas ${moves.join(", ")} están fijadas`}; el motor aún se está cargando.`,
  outcome(winner, loser, title, reason) {
    const wins = winner.self ? "Has ganado" : `Victoria de ${winner.title}`;
    if (reason === "resign") return `${wins}: ${loser.self ? "has abandonado" : `abandono de ${loser.title}`}.`;
    if (reason === "time")
      return `${wins}: ${loser.self ? "se te ha acabado el tiempo" : `tiempo agotado de ${loser.title}`}.`;
    if (reason === "fault") return `${wins}: descalificación${loser.self ? "" : ` de ${loser.title}`}.`;
    return `${wins}: ${title}.`;
  },

  forfeits: {
    resign: (player) => `${capitalised(player)} abandonan`,
    time: (player) => `Tiempo agotado: ${player}`,
    fault: (player) => `Descalificación: ${player}`,
  },

  // Clocks
  minutes: (minutes) => (minutes ? `${number(minutes)} ${minutes === 1 ? "minuto" : "minutos"}` : "Ninguno"),
  increment: (seconds) => (seconds ? `${number(seconds)} segundos` : "Ninguno"),
  clockOf: (player, runs) => `Reloj de ${player}${runs ? ", en marcha" : ""}`,
  clockFace: ({ minutes, seconds, exact }) =>
    exact ? decimal(seconds) : `${minutes}:${String(seconds).padStart(2, "0")}`,
  timeLeft: (player, seconds) =>
    `${player.self ? "Te quedan" : `${player.title}: quedan`} ${number(seconds)} segundos.`,

  effort: (seconds, playouts, workers) =>
    `${decimal(seconds)} s · ${number(playouts)} simulaciones${workers > 1 ? ` · ${workers} hilos` : ""}`,
  letMove: (title) => `Que juegue ${title}`,
  resume: "Reanudar",
  pace: (seconds) => (seconds ? `${number(seconds)} s` : "Máxima"),
  thinksFor: (title) => `${title} piensa durante`,
  loadingBytes: (done, total) => `Cargando: ${megabytes(done)} de ${megabytes(total)} MB`,
  startingPython: "Iniciando el motor",
  startingWorkers: "iniciando…",

  shades: { visits: "Visitas", owners: "Dominio", glance: "Red, a simple vista", none: "Ninguno" },
  choice: (order) => `${["mejor", "segunda", "tercera", "cuarta", "quinta"][order - 1] ?? `${order}.ª`} opción`,
  favoured: (choice, share) => `${choice} de la red, ${share}`,
  glance: (move, share, player, chance) =>
    `A simple vista, la red prefiere ${move} (${share}); probabilidad de ganar: ${player} ${chance}. Número: parte de su preferencia en %. La barra muestra la búsqueda.`,
  glanceSwap: "La red no tiene en cuenta el intercambio.",
  favours: (player, share) => `${player} ${share}`,
  willOwn: (player, share) => `de ${player} en el ${share} de las simulaciones`,
  hintArea: "pista: en esta zona",
  hintMove: "pista",
  legend: (move, chance, playouts) =>
    `La mejor: ${move}, gana el ${chance}. Los números tenues son inseguros. ${number(playouts)} simulaciones.`,
  legendNone: "El análisis empieza en tu turno.",
  legendPaused: "El análisis empieza cuando la partida está en pausa.",
  legendOver: "La partida ha terminado.",
  surveyed: (done, total) => `${number(done)} de ${number(total)} posiciones`,
  curve: (player, chances) =>
    `Probabilidad de ganar de ${player} tras cada jugada: ${chances.map((one) => one ?? "–").join(", ")}`,
  alarm: (cost) => `Esa jugada ha reducido tu probabilidad de ganar en cerca del ${cost}.`,
  hintWaits: "Buscando una pista…",
  hintTold: (move) => `Pista: ${move}.`,
  hintSomewhere: "Pista: hay una buena jugada en la zona marcada.",

  moveText: (number, move) => (number ? `${number} ${move}` : move),
  commentSign: " …",
  moveLabel: (text, player, comment) => [text, player || "azar", comment].filter(Boolean).join(", "),

  drawing: "Imagen (SVG)",
  bitmap: "Imagen (PNG)",
  copied: (title) => `${title}: copiado.`,
  downloaded: (title) => `${title}: descargado.`,
  notCopied: "El navegador impide copiar. Descárgalo.",
  copyByHand:
    "Este navegador no deja copiar a la página. El texto está seleccionado: cópialo con Ctrl+C o con una pulsación larga.",
  saveByHand: "Si este navegador no guarda ningún archivo, copia el texto: está seleccionado.",
  notReady: "El motor aún no está listo. Inténtalo de nuevo en un momento.",
  severalGames: (count) => `El texto contiene ${number(count)} partidas. ¿Cuál quieres abrir?`,
  gameChoice: (order, name, title, moves) =>
    `${name ? `${order}. ${name}` : `Partida ${order}`} (${title}, ${number(moves)} ${moves === 1 ? "jugada" : "jugadas"})`,
  setUp: "El texto describe una posición sin su historia. Las jugadas que aquí llevan a ella son inventadas.",
  games: (count) => (count === 1 ? "1 partida" : `${number(count)} partidas`),
  keptGame: (name) => `${name}: guardada en este navegador.`,
  renamed: (name) => `${name}: renombrada.`,
  deleted: (name) => `${name}: borrada.`,
  noLibrary: "Este archivo no contiene partidas guardadas: se esperaba uno de «Descargar todas las partidas».",
  libraryFault: (reason) => `${reason} La partida actual y las guardadas no han cambiado.`,

  tossed: "Antes de cada jugada, una moneda decide quién la hace.",
  goals: {
    upright: "Las negras unen arriba y abajo, las blancas izquierda y derecha.",
    level: "Las blancas unen arriba y abajo, las negras izquierda y derecha.",
    falling:
      "Las negras unen los lados superior izquierdo e inferior derecho, las blancas el superior derecho y el inferior izquierdo.",
    rising:
      "Las blancas unen los lados superior izquierdo e inferior derecho, las negras el superior derecho y el inferior izquierdo.",
  },
  gameTitle: (title, size, options) =>
    [size === null ? title : `${title}, tamaño ${size}`, ...options.map((name) => name.toLowerCase())].join(" · "),
  budgetKinds: { seconds: "Tiempo por jugada", playouts: "Simulaciones por jugada" },
  budget: (budget) =>
    "seconds" in budget
      ? `${number(budget.seconds)} ${budget.seconds === 1 ? "segundo" : "segundos"}`
      : `${number(budget.playouts)} simulaciones`,
  score: (first, wins, losses, second, draws) =>
    [`${first} ${wins}`, `${second} ${losses}`, ...(draws ? [strings.draws(draws)] : [])].join(", "),
  draws: (count) => `${count} tablas`,
  bounds: (least, most) => `de ${number(least)} a ${number(most)}`,

  // First steps and about
  searched: (playouts) => `Tras ${number(playouts)} partidas al azar:`,
  count: number,
  version: (version) => `Versión ${version}`,
  unmeasured: "Los niveles aún no se han medido.",
  elo: (points, error) => `${number(points)}${error ? ` ± ${number(error)}` : ""}`,
  ofSize: (size) => `tamaño ${size}`,

  // Keys
  keys: [
    ["← ↑ → ↓", "en el tablero: ir de casilla en casilla; fuera: recorrer la partida y sus variantes"],
    ["Inicio Fin", "en el tablero: ir a los extremos de la fila; fuera: al principio y al final de la partida"],
    ["RePág AvPág", "jugada anterior, jugada siguiente"],
    ["Intro Espacio", "en el tablero: jugar en la casilla"],
    ["Espacio", "fuera: empezar o parar el análisis"],
    ["Ctrl+Z Ctrl+Y", "deshacer, rehacer"],
    ["H N F", "pista, nueva partida, girar el tablero"],
    ["/", "escribir una jugada, como a1"],
    ["?", "mostrar esta lista"],
    ["Esc", "cerrar el diálogo, parar el análisis"],
    ["Tab", "ir al control siguiente"],
  ],
  unplayable: (text) => `Ahora no se puede jugar «${text}».`,

  // Settings
  turn: (degrees, shape) =>
    `${degrees}°${shape ? ` · ${{ flat: "paralelogramo", wide: "rombo ancho", tall: "rombo alto" }[shape]}` : ""}`,

  loadFailed: (path, reason) => `Error al cargar: ${path} ${reason}. La partida empieza cuando se haya cargado.`,
  /** What the engine cannot start without. */
  denied: {
    storage:
      "El motor no puede arrancar: este navegador no deja que la página guarde datos. Permítelo para este sitio o abre la página en su propia pestaña, e inténtalo de nuevo.",
    python:
      "El motor no puede arrancar: este navegador no tiene WebAssembly o tiene uno antiguo. Usa una versión actual de Firefox, Chrome, Edge o Safari y desactiva su modo de aislamiento o más estricto para este sitio.",
  },
  unreachable: "no está accesible",
  answered: (status) => `devolvió el estado ${status}`,
  damaged: "llegó dañado",
  broken: (kind) =>
    kind === "link"
      ? "Este enlace no contiene ninguna partida legible. Tu partida no ha cambiado. El texto del enlace:"
      : "La partida guardada en este navegador no se puede leer. Aquí tienes un tablero nuevo; el texto guardado era:",
  notKept:
    "Este navegador no guarda nada de esta página o ya no tiene sitio para ella. Sigue jugando, pero quizá la próxima visita no encuentre esta partida; usa «Compartir» para guardar una copia.",
  otherWindow:
    "Esta página está abierta también en otra ventana. Puedes jugar en ambas; tu próxima visita continúa la partida con la última jugada.",
  slept: "El dispositivo estuvo suspendido un rato. Mientras tanto, los relojes de la partida no corrieron.",
  replaced: "El motor dejó de responder y se ha reiniciado. Tu partida continúa.",
  fewerWorkers: (running, wanted) => `Solo se pudieron iniciar ${running} de ${wanted} hilos.`,
  engineFailed: (reason) =>
    `El motor falló dos veces seguidas: ${reason.trim().split("\n").at(-1)} Tu partida está guardada.`,
  engineError: (message) => `El motor lo rechazó: ${message}`,
};
