// @ts-check
/** Spanish texts of the bench of the reader's own bots. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("es");

/** @type {typeof import("../en/own.js").strings} */
export const strings = {
  texts: {
    title: "Tu propio bot",
    question: "¿Puedes escribir un bot que gane a los del motor?",
    write: "Escríbelo",
    kept: "Tus bots",
    name: "Nombre del archivo",
    source: "Código en Python",
    keys: "Tab añade sangría y Mayús+Tab la quita. Para salir del editor con el teclado, pulsa Escape y después Tab.",
    foreign: "Este bot viene de un enlace o de un archivo. Léelo primero: nada de él se ejecuta ni se guarda hasta que lo compruebes, juegues con él o lo guardes.",
    keep: "Guardarlo",
    check: "Comprobar",
    stop: "Parar",
    open: "Abrir un archivo",
    save: "Guardar como archivo",
    remove: "Borrar",
    printed: "Texto que han impreso tus bots",
    link: "Enlace que muestra este bot a otras personas",
    command: "El archivo guardado en la línea de órdenes",
    against: "Juega contra él",
    game: "Juego",
    opponent: "Adversario",
    side: "Tu bot mueve",
    first: "primero",
    second: "segundo",
    playouts: "Simulaciones por jugada",
    play: "Empezar la partida",
    board: "Tablero",
    measured: "Mídelo",
    measure: "En los experimentos, un bot tuyo se llama como su archivo, con ajustes y presupuesto como cualquier otro: my_bot.py@500.",
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
  starting: "Se inicia un Python propio para tus bots.",
  checking: "Tu bot juega dos partidas contra sí mismo.",
  playing: "La partida está en marcha.",
  stopped: "Parado.",
  checked: (seconds, settings) =>
    `Sin fallos: tu bot ha jugado dos partidas contra sí mismo y la misma semilla dio la misma partida. Una jugada con 100 simulaciones tarda ${figure(1000 * seconds)} ms. ${settings.length ? `Ajustes: ${settings.join(", ")}.` : "No tiene ajustes."}`,
  lost: "El proceso de tu bot dejó de responder y se reinició: busca un paso que tarde mucho o que necesite muchísima memoria.",
  full: "En este navegador ya no queda sitio, así que el bot solo se conserva hasta que salgas de la página: guárdalo como archivo.",
  brokenLink: "Este enlace no muestra ningún bot: se esperaba el nombre de un archivo y su código.",
  goTo: (line) => `Ir a la línea ${number(line)}`,
  seat: (colour, name) => `${name} (${colour})`,
  wins: (seat, reason) => `Gana ${seat}: ${reason}.`,
  draw: "Tablas.",
  stoppedGame: (moves) => `La partida se paró después de ${number(moves)} jugadas.`,
  yourMove: (colour) => `Te toca mover con ${colour}: elige una casilla.`,
  thinks: (seat) => `${seat} está pensando.`,
  paragraphs: [
    "Un bot es un generador llamado search. Recibe una posición, unos dados y un número de simulaciones, y entrega con yield una jugada con su valor, luego otra mejor, tantas veces como quiera; se juega la última que entregó. Todas las búsquedas del motor cumplen este contrato: quien pregunta puede dejar de preguntar en cualquier momento, y por eso el reloj no aparece nunca en una búsqueda.",
    "Una posición no cambia nunca: state.legal() da las jugadas, que son números; state.play(move) devuelve la posición siguiente; state.to_move es el jugador al que le toca mover (1 o 2); state.outcome es None hasta que termina la partida, y entonces state.outcome.score(1) es 1, 0,5 o 0. state.playouts(count, dice) juega partidas al azar y devuelve su puntuación total para el jugador 1. En state.cells están las piedras, un byte por casilla.",
    "El valor que entregas es la probabilidad de ganar, de 0 a 1, del jugador al que le toca mover, después de esa jugada. Las simulaciones dan la puntuación del jugador 1, así que el bot tiene que invertirla cuando le toca al jugador 2. Equivocarse en esta perspectiva es el error más frecuente: ese bot juega bien como jugador 1 y ayuda a su adversario como jugador 2.",
    "Toma de dice todos los números aleatorios: dice.below(n) es un entero de 0 a n - 1 y dice.share() un número de 0 a 1. Entonces la misma semilla da otra vez la misma partida, aquí y en la línea de órdenes, de modo que un resultado se puede repetir y un fallo se puede encontrar. El módulo random daría una partida distinta cada vez.",
    "Los demás parámetros de search cuyo valor inicial es un número o un interruptor son ajustes: con def search(state, dice, playouts, c=1.4), my_bot.py(c=0.5) es otro bot, y un barrido puede variar c. Lo que el archivo guarda fuera de search dura una partida, por ejemplo un árbol.",
    "Una jugada puede tardar cinco segundos. Tus bots se ejecutan en un proceso que no tiene red ni almacenamiento, y si un bot falla o no acaba nunca, se indica en qué línea.",
  ],
  sources: [
    "Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), la idea de la plantilla.",
    "Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012), para seguir probando.",
  ],
};
