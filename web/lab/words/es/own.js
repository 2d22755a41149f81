/** Spanish texts of the bench of the reader's own bots. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("es");

/** @type {typeof import("../en/own.js").strings} */ export const strings = {
  texts: {
    title: "Tu propio bot",
    question: "¿Puedes escribir un bot que gane a los del motor?",
    write: "Escríbelo",
    kept: "Tus bots",
    name: "Nombre del archivo",
    source: "Código en Python",
    keys: "Tab añade sangría y Mayús+Tab la quita. Para salir del editor con el teclado, pulsa Escape y después Tab.",
    foreign:
      "Este bot viene de un enlace o de un archivo. Léelo primero: nada de él se ejecuta ni se guarda hasta que lo compruebes, juegues con él o lo guardes.",
    keep: "Guardarlo",
    check: "Comprobar",
    stop: "Parar",
    open: "Abrir un archivo",
    save: "Guardar como archivo",
    remove: "Borrar",
    printed: "Texto impreso por tus bots",
    link: "Enlace que muestra este bot a otras personas",
    command: "El archivo guardado en la línea de órdenes",
    against: "Juega contra él",
    game: "Juego",
    opponent: "Rival",
    side: "Tu bot mueve",
    first: "primero",
    second: "segundo",
    playouts: "Simulaciones por jugada",
    play: "Empezar la partida",
    board: "Tablero",
    measured: "Mídelo",
    measure:
      "En los experimentos, un bot tuyo se llama como su archivo, con ajustes y límite como cualquier otro: my_bot.py@500.",
    tournament: "Tu bot en un torneo",
    sweep: "Tu bot en un barrido",
    explanation: "Explicación",
  },
  template: `def search(state, dice, playouts):
    """Juega partidas al azar tras cada jugada y prefiere la que gana más."""
    moves = state.legal()
    wins = [0.0] * len(moves)
    for games in range(1, playouts // len(moves) + 2):
        for i, move in enumerate(moves):
            score = state.play(move).playouts(1, dice)  # 1: ha ganado el jugador 1, 0: el 2
            wins[i] += score if state.to_move == 1 else 1 - score
        best = max(range(len(moves)), key=wins.__getitem__)
        yield moves[best], wins[best] / games  # la mejor jugada hasta ahora y cuánto gana
`,
  fresh: "uno nuevo, a partir de la plantilla",
  you: "tú",
  starting: "Iniciando un Python aparte para tus bots.",
  checking: "Tu bot juega dos partidas contra sí mismo.",
  playing: "La partida está en marcha.",
  stopped: "Detenido.",
  checked: (seconds, settings) =>
    `Sin fallos: tu bot ha jugado dos partidas contra sí mismo y la misma semilla dio la misma partida. Una jugada con 100 simulaciones tarda ${figure(1000 * seconds)} ms. ${settings.length ? `Ajustes: ${settings.join(", ")}.` : "No tiene ajustes."}`,
  lost: "El hilo de tu bot dejó de responder y se ha reiniciado: busca un paso que tarde mucho o que necesite muchísima memoria.",
  full: "En este navegador ya no queda espacio, así que el bot solo se conserva hasta que salgas de la página: guárdalo como archivo.",
  brokenLink: "Este enlace no muestra ningún bot: se esperaba el nombre de un archivo y su código.",
  goTo: (line) => `Ir a la línea ${number(line)}`,
  seat: (colour, name) => `${name} (${colour})`,
  wins: (seat, reason) => `Ganador: ${seat}. Motivo: ${reason}.`,
  draw: "Tablas.",
  stoppedGame: (moves) => `La partida se detuvo tras ${number(moves)} ${moves === 1 ? "jugada" : "jugadas"}.`,
  yourMove: (colour) => `Te toca mover con ${colour}: elige una casilla.`,
  thinks: (seat) => `${seat} está pensando.`,
  paragraphs: [
    "Un bot es un generador llamado search. Recibe una posición (state), unos dados (dice) y un número de simulaciones (playouts). Entrega con yield una jugada con su valor y después puede entregar otras mejores, tantas veces como quiera; el motor juega la última que entregó. Todas las búsquedas del motor funcionan así: quien pregunta puede dejar de preguntar en cualquier momento, así que ninguna búsqueda tiene que mirar el reloj. La plantilla es Monte Carlo plano: una jugada requiere un tiempo proporcional a las simulaciones por la longitud de una partida, y la memoria de un número por jugada legal. Con más simulaciones sus valores convergen, pero a la probabilidad de ganar si ambos juegan al azar, así que su favorita no tiene por qué ser la mejor jugada.",
    "Una posición no cambia nunca: state.legal() da las jugadas, que son números; state.play(move) devuelve la posición siguiente; state.to_move es el jugador al que le toca mover (1 o 2); state.outcome es None hasta que termina la partida, y entonces state.outcome.score(1) es 1, 0.5 o 0. state.playouts(count, dice) juega partidas al azar y devuelve su puntuación total para el jugador 1. En state.cells están las piedras, un byte por casilla: 0 si está vacía; si no, el número del jugador.",
    "El valor que entregas es la probabilidad de ganar, de 0 a 1, del jugador al que le toca mover, después de esa jugada. Las simulaciones devuelven la puntuación del jugador 1, así que el bot tiene que contar 1 menos la puntuación cuando le toca al jugador 2. Equivocarse de perspectiva es el error más frecuente: un bot así juega bien como jugador 1, pero ayuda a su rival como jugador 2.",
    "Saca de los dados todos los números aleatorios: dice.below(n) es un entero de 0 a n - 1 y dice.share() un número de 0 a 1. Entonces la misma semilla da otra vez la misma partida, aquí y en la línea de órdenes, de modo que un resultado se puede repetir y un fallo se puede encontrar. El módulo random daría una partida distinta cada vez.",
    "Los demás parámetros de search cuyo valor inicial es un número o un valor lógico son ajustes: con def search(state, dice, playouts, c=1.4), my_bot.py(c=0.5) es otro bot, y un barrido puede variar c. Las variables definidas fuera de search, por ejemplo un árbol, duran una partida.",
    "Una jugada puede tardar cinco segundos. Tus bots se ejecutan en un hilo que no tiene acceso ni a la red ni al almacenamiento. Si un bot falla o no acaba nunca, el mensaje indica en qué línea.",
  ],
  sources: [
    "Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), la idea de la plantilla.",
    "Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012), ideas para seguir probando.",
  ],
};
