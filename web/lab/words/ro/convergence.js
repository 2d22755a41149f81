/** Romanian texts of the bench convergence, a module of the shape of ../en/convergence.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Convergence: "Convergență",
  "How many playouts does a search need until its value is right, and how many until its move is right?":
    "Câte simulări sunt necesare până când valoarea este corectă, și câte până când mutarea este corectă?",
  "Tic-tac-toe: the answer to a corner": "X și 0: răspunsul la un colț",
  "Tic-tac-toe: the empty board, two strengths of exploration": "X și 0: tabla goală, cu două grade de explorare",
  "Nim: a heap of 13": "Nim: o grămadă de 13",
  "Hex of size 4": "Hex de mărimea 4",
  "Bots with their settings": "Boți cu setările lor",
  "Most playouts": "Cel mult atâtea simulări",
  "Searches of each bot": "Căutări ale fiecărui bot",
  root: "rădăcină",
  distance: "distanță",
  "wrong from": "greșite, de la",
  "wrong to": "greșite, până la",
};

/** @type {typeof import("../en/convergence.js").strings} */ export const strings = {
  predict: "De la câte simulări încolo este corectă mutarea primului bot în cel puțin 95 % din căutările lui?",
  task: "",
  legend:
    "Fiecare punct este o căutare, așezată la valoarea mutării pe care o alege; un inel arată o căutare a cărei mutare nu este printre cele mai bune. Linie întreruptă: valoarea exactă. Sub axă: media și întinderea tuturor căutărilor. Deasupra punctelor: mutările alese și numărul căutărilor care le-au ales, cu ✓ dacă mutarea este printre cele mai bune. Pe tablă: valoarea exactă a fiecărei mutări, cu fondul cu atât mai intens cu cât o aleg mai multe căutări ale primului bot.",
  plotLegend:
    "Sus: valoarea mutării alese, media tuturor căutărilor cu intervalul ei de 95 %; linie întreruptă: valoarea exactă. La mijloc: distanța medie față de ea. Jos: proporția căutărilor a căror mutare este greșită, cu intervalul de 95 %.",
  seen: "Mutarea este corectă cu mult înaintea valorii. Valoarea este o medie peste toate simulările arborelui, inclusiv cele timpurii și cele de explorare, deci se apropie de cea exactă cu pași mici și o atinge doar la limită. Cu demonstrații valoarea sare: de îndată ce rezultatul este demonstrat, căutarea se încheie cu valoarea exactă. Pe tabla goală de X și 0 orice primă mutare duce la remiză, deci niciuna nu poate fi greșită, și totuși valoarea este departe de 0,5 după 20.000 de simulări; cu jumătate din explorare este mai aproape. La Hex de mărimea 4 valoarea este exactă după 10 simulări, dar numai din noroc: cea mai mare dintre câteva medii zgomotoase este prea mare, nouă căutări din zece aleg o mutare greșită, iar valoarea scade înainte să crească. Demonstrațiile nu schimbă nimic acolo, fiindcă niciun sfârșit de partidă nu este aproape. O grămadă de 13 are cu patru fise mai mult decât una de 9, deci arborele ei este cu două mutări mai adânc, iar ambii boți au nevoie de vreo zece ori mai multe simulări.",
  paragraphs: [
    "Aceste poziții sunt rezolvate: valorile lor exacte se cunosc, deci eroarea unei căutări se poate măsura. Fiecare bot caută în aceeași poziție de multe ori, de fiecare dată cu altă sămânță, iar după 10, 20, 50 și mai multe simulări spune ce mutare alege și cât valorează ea.",
    "Cu destulă explorare, UCT converge la valoarea exactă, iar probabilitatea unei mutări greșite scade ca o putere a numărului de simulări (Kocsis și Szepesvári). Constantele pot fi mari: în cel mai rău caz, numărul simulărilor crește mai repede decât orice exponențială a adâncimii (Coquelin și Munos). Motivul este că recompensele unui nod se schimbă cât timp arborele de sub el încă învață. Primele lui simulări, înșelătoare, rămân în medie, și numai mult mai multe simulări le pot contrabalansa.",
    "O căutare cu N simulări cere un timp O(N · D), unde D este lungimea unei partide: fiecare simulare coboară prin arbore și apoi joacă până la sfârșit. În fiecare nod de pe drum compară și toate mutările. Memoria crește cu cel mult un nod pe simulare, deci este O(N). Demonstrațiile costă puțin în plus: un nod este hotărât de îndată ce o mutare câștigă sau toate pierd, iar mutările hotărâte nu mai sunt căutate.",
    "Media unei căutări are nu doar zgomot, ci și o eroare sistematică. Mai multe căutări cu alte semințe îngustează intervalul, dar îl îngustează în jurul unei valori greșite; doar mai multe simulări în fiecare căutare o apropie de cea exactă.",
  ],
  pseudocode:
    "pentru fiecare bot, fiecare sămânță:\n  pentru n = 10, 20, 50, ... simulări:\n    mutare, valoare = căutare(n)\n    greșită = exact(mutare) < valoarea exactă\nmedia peste semințe, interval de 95 %",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).",
  ],
  why: {
    early:
      "Partidele aleatoare singure spun puțin despre cea mai bună mutare de aici. Arborele trebuie să găsească mai întâi, pentru fiecare mutare, cel mai bun răspuns al adversarului, iar asta cere mai multe simulări.",
    late: "Câte simulări sunt necesare depinde de cât de adânc se află respingerile și de cât de apropiate sunt valorile mutărilor. Aici căutarea a găsit cea mai bună mutare mai devreme decât credeai sau are nevoie de și mai multe simulări.",
    never:
      "Valoarea nu trebuie să fie exactă pentru ca mutarea să fie corectă: este destul ca una dintre cele mai bune mutări să primească cele mai multe vizite, iar asta se întâmplă mai devreme.",
  },
  early: (playouts) => `după cel mult ${number(playouts)}`,
  late: (from, to) => `după mai mult de ${number(from)}, dar cel mult ${number(to)}`,
  never: (playouts) => `nici după ${number(playouts)}`,
  settled: (bot, playouts, distance) =>
    `De la ${counted(playouts, "simulare", "simulări")} încolo, mutarea lui ${bot} este corectă în 95 % din căutările lui; valoarea ei se află atunci, în medie, la ${distance} de cea exactă.`,
  unsettled: (bot, wrong, playouts, distance) =>
    `După ${counted(playouts, "simulare", "simulări")}, mutarea lui ${bot} este încă greșită în ${wrong} % din căutările lui, iar valoarea ei se află, în medie, la ${distance} de cea exactă.`,
  marks: "un număr de simulări",
  before: (exact) => `Nicio căutare nu a început. Valoarea exactă este ${number(exact)}.`,
  after: (step, playouts) => `Pasul ${number(step)}: ${counted(playouts, "simulare", "simulări")}.`,
  estimated: (bot, value, right, count) =>
    `${bot} estimează în medie ${value}; căutări care aleg una dintre cele mai bune mutări: ${number(right)} din ${number(count)}.`,
  share: (bot, wrong, count) =>
    `${bot}: greșite ${number(wrong)} / ${number(count)} = ${number(Math.round((1000 * wrong) / count) / 10)} %`,
  quality: "calitate",
  best: "printre cele mai bune",
  worse: "greșită",
  exact: "valoarea exactă",
  acrossTitle: "Simulări",
  upTitle: "Valoarea mutării alese",
  distanceTitle: "Distanța față de valoarea exactă",
  wrongTitle: "Mutări greșite, %",
};
