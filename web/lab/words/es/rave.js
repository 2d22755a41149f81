/** Spanish texts of the bench rave, a module of the shape of ../en/rave.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("es");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "Which cells does AMAF judge wrongly, and when do their own results take over?":
    "¿Qué casillas juzga mal AMAF y cuándo toman el relevo sus propios resultados?",
  "AMAF finds a winning move early": "AMAF encuentra pronto una jugada ganadora",
  "The same without AMAF": "Lo mismo sin AMAF",
  "AMAF hides the only winning move": "AMAF oculta la única jugada ganadora",
  "The same, and AMAF never gives way": "Lo mismo, y AMAF no cede nunca",
  "Exact values beside the estimates": "Valores exactos junto a las estimaciones",
  "by own": "según los propios",
  "by own: exact": "exacto, según los propios",
  "by AMAF": "según AMAF",
  "by AMAF: exact": "exacto, según AMAF",
  "chosen: exact": "exacto de la elegida",
  "own order %": "orden según los propios, %",
  "AMAF order %": "orden según AMAF, %",
  leaders: "favoritas",
  own: "propio",
  amaf: "AMAF",
  weight: "peso de AMAF",
  mixed: "mezcla",
};

/** @type {typeof import("../en/rave.js").strings} */ export const strings = {
  predict:
    "Tras todas las simulaciones, ¿cuál de los dos pone en primer lugar una de las mejores jugadas: los resultados propios de las jugadas o AMAF?",
  task: "",
  legend:
    "Números: probabilidad de ganar, en tanto por ciento, de quien mueve; primero según las simulaciones que empiezan con la jugada (resultados propios), luego según todas aquellas en las que la hace en algún momento (AMAF) y, por último, según ambos, mezclados por su peso. Anillo continuo: una de las mejores jugadas según los valores exactos. Anillo discontinuo: una jugada que no está entre las mejores, pero tiene un valor más alto que todas ellas. Anillo interior: la jugada que elige la búsqueda.",
  plotLegend:
    "Las estimaciones de la jugada que la búsqueda elige al final, según las simulaciones. El peso es el de AMAF. Línea discontinua: el valor exacto.",
  seen: "Tras diez simulaciones, la mayoría de las jugadas no tiene ningún resultado propio, y una sola simulación perdida no dice nada, pero AMAF ya tiene un valor para cada casilla. Por eso la búsqueda vuelve a probar una buena jugada aunque perdiera su primera simulación. Más tarde AMAF engaña: cuando el jugador hace la mejor jugada en casi todas las simulaciones, cualquier otra casilla parece buena, porque suele ocuparla después de ella. El valor AMAF más alto corresponde entonces a menudo a una casilla buena más tarde, pero no ahora. Para entonces el peso ha pasado a los resultados propios. Si k es enorme, AMAF no cede nunca y la búsqueda puede quedarse con una jugada perdedora.",
  paragraphs: [
    "Una simulación prueba una sola jugada de la raíz, pero en ella el jugador hace muchas. «Todas las jugadas como primera» (all moves as first, AMAF) la cuenta para cada una de ellas, como si se hubiera hecho la primera. En Hex y en Y el orden de las jugadas suele importar poco, así que cien simulaciones dicen algo sobre cada casilla.",
    "El orden sí importa cuando una jugada es buena solo ahora, o solo después de otra. AMAF no distingue estos casos por muchas simulaciones que haya: tiene poca varianza, pero un sesgo que no desaparece. Los resultados propios de una jugada no tienen ese sesgo, pero necesitan muchas visitas. RAVE mezcla ambos y da a AMAF el peso sqrt(k / (3 N + k)), donde N es el número de visitas de la jugada. Tras k visitas ambos pesan lo mismo.",
    "Una iteración consta de un descenso, una simulación y la actualización de los contadores de todas las jugadas en cada nodo del camino, así que su tiempo es O(profundidad · casillas). Cada nodo en el que se sigue buscando guarda contadores de todas sus jugadas, de modo que n nodos ocupan una memoria O(n · casillas), más que en UCT. Al crecer N el peso de AMAF tiende a 0, así que el valor de una jugada que se visita una y otra vez viene de sus propios resultados, como en UCT. Pero no es seguro que RAVE encuentre la mejor jugada: puede que una que AMAF cree mala por error no se visite nunca, y entonces ningún resultado propio corrige a AMAF.",
  ],
  pseudocode:
    "cada jugada: una simulación imaginaria\nrepetir:\n  descender por mezcla + bonificación\n  partida aleatoria desde la hoja\n  para cada posición del camino:\n    propio: resultado de la jugada allí\n    AMAF: de todas desde allí\n  peso = sqrt(k / (3 visitas + k))\n  mezcla = (1 - peso) * propio\n         + peso * AMAF\nhacer la jugada más visitada",
  sources: [
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).",
    "Bernd Brügmann: Monte Carlo Go (1993), que introdujo AMAF.",
  ],
  why: {
    own: "Aquí AMAF también pone en primer lugar una de las mejores jugadas, o el resultado propio más alto procede de unas pocas simulaciones con suerte y es de una jugada que no está entre las mejores.",
    amaf: "Aquí los resultados propios también ponen en primer lugar una de las mejores jugadas, o AMAF se equivoca: juzga una casilla por simulaciones en las que antes se hicieron otras jugadas, así que su favorita puede ser buena más tarde, pero mala ahora.",
    both: "Los dos se equivocan de manera distinta, los resultados propios por suerte y AMAF por su sesgo, así que no es seguro que ambos pongan en primer lugar una de las mejores jugadas.",
    neither:
      "Tras tantas simulaciones al menos uno de los dos ha encontrado una de las mejores jugadas: los resultados propios, si se ha visitado mucho; AMAF, si el orden de las jugadas importa poco.",
  },
  options: { own: "solo los resultados propios", amaf: "solo AMAF", both: "ambos", neither: "ninguno" },
  named: (own, isOwn, amaf, isAmaf, chosen, isChosen) => {
    const is = (/** @type {boolean} */ best) =>
      best ? "que está entre las mejores jugadas" : "que no está entre las mejores";
    return `El resultado propio más alto es el de ${own}, ${is(isOwn)}; el valor AMAF más alto, el de ${amaf}, ${is(isAmaf)}. La búsqueda elige ${chosen}, ${is(isChosen)}.`;
  },
  unit: "consulta a la búsqueda",
  titles: { own: "Resultados propios", amaf: "AMAF", mixed: "Ambos, según el peso" },
  rings: { best: "una de las mejores", misled: "engaña", picked: "elegida" },
  series: { own: "propios", amaf: "AMAF", mixed: "ambos", weight: "peso", exact: "exacto" },
  columns: ["jugada", "visitas", "propio", "AMAF", "peso de AMAF", "mezcla", "exacto"],
  before: "Antes de la primera simulación no se sabe nada de ninguna jugada.",
  look: (step, playouts, chosen, own, amaf) =>
    `Paso ${number(step)}: tras ${number(playouts)} simulaciones la búsqueda elige ${chosen}. Los resultados propios ponen en primer lugar ${own}; AMAF, ${amaf}.`,
  misled: (moves) => `AMAF engaña: pone ${moves} por encima de todas las mejores jugadas.`,
  lost: (move) => `${move}: se ha demostrado que pierde y ya no tiene valor`,
  untried: (none) => `resultado propio: ${none}`,
  acrossTitle: "Simulaciones",
  upTitle: "Probabilidad de ganar y peso",
};
