/** Romanian texts of the bench rooms, a module of the shape of ../en/rooms.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Rooms: "Camere",
  "From which rooms does tree search still choose a worse move than value iteration?":
    "Din ce camere mai alege căutarea în arbore altă mutare decât iterarea valorilor?",
  "Rooms a side": "Camere pe latură",
  "Charge in moves": "Încărcare, în mutări",
  "Slips in a hundred moves": "Alunecări la o sută de mutări",
  "Reward of each room, row by row; the usual ones if empty":
    "Recompensa fiecărei camere, rând cu rând; gol: cele obișnuite",
  "Playouts of tree search": "Simulări ale căutării în arbore",
  "Searches from each room": "Căutări din fiecare cameră",
  rooms: "camere",
  sweeps: "treceri",
  room: "cameră",
  best: "cele mai bune",
  sweep: "trecere",
  loss: "pierdere",
  "wrong %": "greșite, %",
  north: "nord",
  east: "est",
  south: "sud",
  west: "vest",
};

/** @type {typeof import("../en/rooms.js").strings} */ export const strings = {
  predict:
    "Pentru câte camere va alege cel puțin o căutare în arbore, cu toate simulările ei, o mutare care nu este printre cele mai bune?",
  task: "",
  legend:
    "Întâi: iterarea valorilor după această trecere. Apoi: căutarea în arbore cu toate simulările ei; fiecare cameră arată valoarea medie și mutarea aleasă cel mai des. Cu cât culoarea unei camere este mai intensă, cu atât valoarea ei este mai mare; săgețile sunt mutări; un chenar întrerupt arată o cameră în care căutarea preferă o mutare care nu este printre cele mai bune.",
  plotLegend:
    "Proporția căutărilor, din toate camerele la un loc, care aleg o mutare ce nu este printre cele mai bune.",
  seen: "Trecerea k dă valorile exacte pentru o baterie de k mutări, deci influența unei recompense se întinde cu o cameră la fiecare trecere, iar ultima trecere este exactă. Căutarea în arbore nu trece prin toate camerele, dar valorile ei sunt prea mici, fiindcă fac media nu doar peste cele mai bune mutări, ci și peste cele de explorare și cele aleatoare. Mutările ei sunt mai demne de încredere decât valorile; mutări greșite rămân mai ales acolo unde două mutări au aproape aceeași valoare.",
  paragraphs: [
    "Un robot umblă prin camere și adună recompense până i se golește bateria. Mișcările lui sunt nesigure: cu o anumită probabilitate alunecă la stânga sau la dreapta direcției sale. Cea mai bună mutare depinde de tot ce poate merge rău, deci valoarea unei camere este o valoare așteptată.",
    "Iterarea valorilor începe cu valori 0 și o înlocuiește pe fiecare cu cea mai bună recompensă așteptată a unei mutări plus valoarea de după ea. O poziție este o cameră împreună cu recompensele rămase, deci r recompense dau 2^r poziții pentru fiecare cameră. Timpul unei treceri este proporțional cu poziții ori mutări ori rezultate, iar memoria cu numărul pozițiilor. Fiecare mutare consumă baterie, așa că după atâtea treceri câte mutări are bateria valorile sunt exacte.",
    "Căutarea Monte Carlo în arbore se uită la o singură poziție. Un bandit alege mutările robotului în arbore, alunecările sunt trase la sorți, iar o partidă aleatoare estimează recompensele care urmează. Timpul unei căutări este proporțional cu simulările ori încărcarea bateriei, iar memoria crește cu cel mult câteva noduri pe simulare, oricâte poziții ar fi. Când numărul simulărilor crește, valorile converg la cele exacte; până atunci cuprind și costul explorării.",
  ],
  pseudocode:
    "valori = 0 în fiecare poziție\npentru fiecare mutare pe care o permite bateria:\n    pentru fiecare poziție:\n        valoare = maximul peste mutări al sumei, peste rezultate, de\n            probabilitate * (recompensă + valoarea de după)",
  sources: [
    "Richard Bellman: Dynamic Programming (1957).",
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
  ],
  why: {
    none: "În unele camere două mutări au aproape aceeași valoare, iar căutarea în arbore are nevoie de mai multe simulări ca să le deosebească.",
    few: "O cameră este grea dacă valoarea celei mai bune mutări este aproape de a celei de-a doua. Aici asemenea camere sunt mai multe sau mai puține decât credeai.",
    half: "În cele mai multe camere o mutare este clar cea mai bună, iar căutarea o găsește cu puține simulări.",
    most: "Căutarea nu are nevoie de valori exacte ca să aleagă bine: este destul ca mutarea cea mai bună să fie prima, iar în cele mai multe camere ea este clar în frunte.",
  },
  options: {
    none: "în niciuna",
    few: "în câteva, cel mult un sfert",
    half: "în mai mult de un sfert, cel mult jumătate",
    most: "în mai mult de jumătate",
  },
  wrongRooms: (wrong, all) =>
    `Cel puțin o căutare în arbore greșește în ${number(wrong)} din ${counted(all, "cameră", "camere")}.`,
  sweeps: "o trecere",
  iteration: (sweep) => `Iterarea valorilor, trecerea ${number(sweep)}`,
  search: (playouts) => `Căutare în arbore, ${counted(playouts, "simulare", "simulări")}`,
  before: "Înainte de prima trecere toate valorile sunt 0.",
  swept: (sweep, change) =>
    `Trecerea ${number(sweep)}: valoarea care s-a schimbat cel mai mult s-a schimbat cu ${change}. Valorile sunt acum exacte pentru o baterie de ${sweep === 1 ? "o mutare" : counted(sweep, "mutare", "mutări")}.`,
  acrossTitle: "Simulări",
  upTitle: "Mutări greșite, %",
  wrong: "mutări greșite",
  columns: ["cameră", "valoare", "cele mai bune mutări", "valoarea căutării în arbore", "mutarea ei"],
};
