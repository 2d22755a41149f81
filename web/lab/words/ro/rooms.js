// @ts-check
/** Romanian texts of the bench rooms, a module of the shape of ../en/rooms.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Rooms: "Camere",
  "From which rooms does tree search still choose another move than value iteration?": "Din ce camere alege căutarea în arbore încă altă mutare decât iterarea valorilor?",
  "Rooms a side": "Camere pe latură",
  "Charge in moves": "Încărcare, în mutări",
  "Slips in a hundred moves": "Alunecări la o sută de mutări",
  "Reward of each room, row by row; the usual ones if empty": "Recompensa fiecărei camere, rând cu rând; gol: cele obișnuite",
  "Playouts of tree search": "Simulări ale căutării în arbore",
  "Searches from each room": "Căutări din fiecare cameră",
  rooms: "camere",
  sweeps: "treceri",
  room: "cameră",
  best: "cele mai bune",
  value: "valoare",
  sweep: "trecere",
  loss: "pierdere",
  "wrong %": "greșite, %",
  north: "nord",
  east: "est",
  south: "sud",
  west: "vest",
};

/** @type {typeof import("../en/rooms.js").strings} */
export const strings = {
  predict: "În câte camere va alege căutarea în arbore, cu toate simulările ei, o mutare care nu este printre cele mai bune în cel puțin o căutare?",
  task: "",
  legend: "Întâi: iterarea valorilor după această trecere. Apoi: căutarea în arbore cu toate simulările, valoarea ei medie și mutarea pe care o alege cel mai des. Cu cât culoarea unei camere este mai intensă, cu atât valoarea ei este mai mare; săgețile sunt mutări; un chenar întrerupt arată o cameră în care căutarea preferă o mutare care nu este printre cele mai bune.",
  plotLegend: "Proporția căutărilor, din toate camerele, care aleg o mutare ce nu este printre cele mai bune.",
  seen: "Trecerea k dă valorile exacte pentru o baterie de k mutări, deci recompensele se întind cu o cameră la fiecare trecere, iar ultima este exactă. Căutarea în arbore nu trece prin toate camerele, dar valorile ei sunt prea mici: fac media și peste propriile mutări de explorare. Mutările ei sunt mai bune decât valorile, iar greșelile rămân acolo unde două mutări valorează aproape la fel.",
  paragraphs: [
    "Un robot umblă prin camere și adună recompense până i se golește bateria. Mișcările lui sunt nesigure: cu o anumită probabilitate alunecă la stânga sau la dreapta direcției sale. Ce mutare este mai bună depinde de ce poate merge rău, deci valorile sunt medii.",
    "Iterarea valorilor începe cu valori 0 și o înlocuiește pe fiecare cu cea mai bună recompensă așteptată a unei mutări plus valoarea de după ea. La fiecare trecere se uită la toate pozițiile: timpul este proporțional cu poziții ori mutări ori rezultate, iar memoria cu pozițiile. Cum fiecare mutare consumă baterie, atâtea treceri câte mutări are bateria dau valori exacte.",
    "Căutarea Monte Carlo în arbore se uită la o singură poziție. Un bandit alege mutările robotului, întâmplarea este trasă la sorți, iar o partidă aleatoare estimează ce urmează. Când numărul simulărilor crește, valorile ei converg la cele exacte; până atunci poartă costul explorării.",
  ],
  pseudocode: "valori = 0 în fiecare poziție\npentru fiecare mutare pe care o permite bateria:\n    pentru fiecare poziție:\n        valoare = maximul peste mutări al sumei, peste rezultate, de\n            probabilitate * (recompensă + valoarea de după)",
  sources: [
    "Richard Bellman: Dynamic Programming (1957).",
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
  ],
  why: {
    none: "Acolo unde două mutări valorează aproape la fel, este nevoie de mai multe simulări pentru a le deosebi.",
    few: "Hotărăște diferența dintre cea mai bună mutare și a doua: camerele în care este mică sunt cele grele, iar aici sunt mai multe sau mai puține decât credeai.",
    half: "În cele mai multe camere o mutare este clar cea mai bună, iar căutarea o găsește cu puține simulări.",
    most: "Căutarea nu are nevoie de valori exacte ca să aleagă bine: ajunge ordinea mutărilor, care este clară în cele mai multe camere.",
  },
  options: { none: "în niciuna", few: "în câteva, cel mult un sfert", half: "în mai mult de un sfert, cel mult jumătate", most: "în mai mult de jumătate" },
  wrongRooms: (wrong, all) => `Căutarea în arbore greșește în ${number(wrong)} din ${number(all)} camere.`,
  sweeps: "o trecere",
  iteration: (sweep) => `Iterarea valorilor, trecerea ${number(sweep)}`,
  search: (playouts) => `Căutare în arbore, simulări: ${number(playouts)}`,
  before: "Înainte de prima trecere toate valorile sunt 0.",
  swept: (sweep, change) => `Trecerea ${number(sweep)}: valoarea care s-a schimbat cel mai mult s-a schimbat cu ${change}. Valorile sunt acum exacte pentru o baterie de ${sweep === 1 ? "o mutare" : `${number(sweep)} mutări`}.`,
  acrossTitle: "Simulări",
  upTitle: "Mutări greșite, %",
  wrong: "greșite",
  columns: ["cameră", "valoare", "cele mai bune mutări", "valoarea căutării", "mutarea ei"],
};
