// @ts-check
/** Spanish texts of the bench rave, a module of the shape of ../en/rave.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "Which cells does AMAF judge wrongly, and when do their own results take over?": "¿Qué casillas juzga mal AMAF y cuándo toman el relevo sus propios resultados?",
  "AMAF finds a winning move early": "AMAF encuentra pronto una jugada ganadora",
  "The same without AMAF": "Lo mismo sin AMAF",
  "AMAF hides the only winning move": "AMAF oculta la única jugada ganadora",
  "The same, and AMAF never gives way": "Lo mismo, y AMAF no cede nunca",
  "Exact values beside the estimates": "Valores exactos junto a las estimaciones",
  "by own": "según los propios",
  "by own: exact": "exacto, según los propios",
  "by AMAF": "según AMAF",
  "by AMAF: exact": "exacto, según AMAF",
  chosen: "elegida",
  "chosen: exact": "exacto de la elegida",
  "own order %": "orden de los propios, %",
  "AMAF order %": "orden de AMAF, %",
  Playouts: "Simulaciones",
  Position: "Posición",
  leaders: "favoritas",
  move: "jugada",
  visits: "visitas",
  own: "propio",
  amaf: "AMAF",
  weight: "peso de AMAF",
  mixed: "mezcla",
  bonus: "exploración",
  exact: "exacto",
};

/** @type {typeof import("../en/rave.js").strings} */
export const strings = {
  predict: "Al final, ¿cuál de los dos valores es máximo en una de las mejores jugadas: el resultado propio o el valor AMAF?",
  task: "",
  legend: "Números: probabilidad de ganar, en tanto por ciento, de quien mueve; primero según las simulaciones que empiezan con la jugada (resultados propios), luego según todas aquellas en las que la hace en algún momento (AMAF) y, por último, según ambos. Anillo continuo: una de las mejores jugadas según los valores exactos. Anillo discontinuo: una jugada que no está entre las mejores, pero tiene un valor más alto que todas ellas. Anillo interior: la jugada que elige la búsqueda.",
  plotLegend: "Lo que se sabe de la jugada elegida al final. El peso es el de AMAF; la línea discontinua sin intervalo es el valor exacto.",
  seen: "Tras diez simulaciones, la mayoría de las jugadas no tiene ningún resultado propio, y una sola simulación perdida no dice nada, pero AMAF opina ya de todas las casillas. Por eso se vuelve a probar una buena jugada que tuvo mala suerte. Más tarde AMAF engaña: cuando casi todas las simulaciones empiezan con la mejor jugada, cualquier otra casilla parece buena, porque suele ocuparse después de ella. El valor más alto corresponde entonces a una casilla buena más tarde, no ahora. El peso pasa a tiempo a los resultados propios; si k es enorme, AMAF no cede nunca y la búsqueda puede quedarse con una jugada perdedora.",
  paragraphs: [
    "Una simulación habla de una sola jugada de la raíz, pero en ella el jugador hace muchas. «Todas las jugadas como primera» (AMAF) la cuenta para cada una de ellas, como si se hubiera hecho la primera. En Hex y en Y el orden de las jugadas suele importar poco, así que cien simulaciones dicen algo de cada casilla.",
    "El orden sí importa cuando una jugada es buena solo ahora, o solo después de otra. AMAF no distingue estos casos por muchas simulaciones que haya: tiene poca varianza y un sesgo que no desaparece. Los resultados propios no tienen ese sesgo, pero necesitan muchas visitas. RAVE mezcla ambos: el peso de AMAF es sqrt(k / (3 N + k)), donde N es el número de visitas y k las visitas con las que ambos pesan lo mismo.",
    "Una iteración cuesta un descenso, una simulación y la actualización de todas las jugadas del camino: tiempo O(profundidad · casillas) y dos cuentas más por jugada y nodo en memoria. Al crecer N el peso tiende a 0, de modo que una jugada que se visita una y otra vez alcanza su propio valor. Solo la exploración o AMAF salvan a una jugada del olvido: los resultados propios de pocas visitas son suerte.",
  ],
  pseudocode: "cada jugada: una simulación imaginaria\nrepetir:\n  descender por mezcla + exploración\n  partida aleatoria desde la hoja\n  para cada posición del camino:\n    propio: resultado de la jugada allí\n    AMAF: de todas desde allí\n  peso = sqrt(k / (3 visitas + k))\n  mezcla = (1 - peso) * propio\n         + peso * AMAF\njugar la jugada más visitada",
  sources: [
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).",
    "Bernd Brügmann: Monte Carlo Go (1993), que introdujo AMAF.",
  ],
  why: {
    own: "O bien AMAF también señala una de las mejores jugadas, o bien el resultado propio más alto procede de pocas simulaciones y es suerte.",
    amaf: "AMAF juzga una casilla por simulaciones en las que antes hubo otras jugadas; su favorita puede ser buena más tarde y mala ahora, o los resultados propios pueden señalar también una de las mejores.",
    both: "Los dos se equivocan de manera distinta, los resultados propios por azar y AMAF por su sesgo, así que no tienen por qué coincidir en una de las mejores jugadas.",
    neither: "Con suficientes simulaciones al menos uno lo averigua: los resultados propios donde una jugada se visitó mucho, AMAF donde el orden importa poco.",
  },
  options: { own: "solo el resultado propio", amaf: "solo AMAF", both: "ambos", neither: "ninguno" },
  named: (own, isOwn, amaf, isAmaf, chosen, isChosen) => {
    const is = (/** @type {boolean} */ best) => (best ? "que está entre las mejores jugadas" : "que no está entre las mejores");
    return `El resultado propio más alto es el de ${own}, ${is(isOwn)}; el valor AMAF más alto, el de ${amaf}, ${is(isAmaf)}. La búsqueda elige ${chosen}, ${is(isChosen)}.`;
  },
  unit: "vistazo a la búsqueda",
  titles: { own: "Resultados propios", amaf: "AMAF", mixed: "Ambos, según el peso" },
  rings: { best: "una de las mejores", misled: "engaña", picked: "elegida" },
  series: { own: "propios", amaf: "AMAF", mixed: "ambos", weight: "peso", exact: "exacto" },
  columns: ["jugada", "visitas", "propio", "AMAF", "peso de AMAF", "mezcla", "exacto"],
  before: "Antes de la primera simulación no se sabe nada de ninguna jugada.",
  look: (step, playouts, chosen, own, amaf) => `Paso ${number(step)}: tras ${number(playouts)} simulaciones la búsqueda elige ${chosen}. Los resultados propios ponen primero ${own}; AMAF, ${amaf}.`,
  misled: (moves) => `AMAF engaña: pone ${moves} por encima de todas las mejores jugadas.`,
  lost: (move) => `${move}: se ha demostrado que pierde y ya no tiene valor`,
  untried: (none) => `resultado propio: ${none}`,
  acrossTitle: "Simulaciones",
  upTitle: "Probabilidad de ganar y peso",
};
