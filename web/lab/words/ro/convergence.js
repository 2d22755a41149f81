// @ts-check
/** Romanian texts of the bench convergence, a module of the shape of ../en/convergence.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Convergence: "Convergență",
  "How many playouts until the value is right, and how many until the move is?": "Câte simulări sunt necesare până când valoarea este corectă, și câte până când mutarea este corectă?",
  "Tic-tac-toe: the answer to a corner": "X și 0: răspunsul la un colț",
  "Tic-tac-toe: the empty board, two strengths of exploration": "X și 0: tabla goală, cu două grade de explorare",
  "Nim: a heap of 13": "Nim: o grămadă de 13",
  "Hex of size 4": "Hex de mărimea 4",
  Position: "Poziție",
  "Bots with their settings": "Boți cu setările lor",
  "Most playouts": "Cel mult atâtea simulări",
  "Searches of each bot": "Căutări ale fiecărui bot",
  bot: "bot",
  value: "valoare",
  root: "rădăcină",
  exact: "exact",
  distance: "distanță",
  "wrong from": "greșite, de la",
  "wrong to": "greșite, până la",
  moves: "mutări",
  move: "mutare",
};

/** @type {typeof import("../en/convergence.js").strings} */
export const strings = {
  predict: "De la câte simulări încolo este corectă mutarea primului bot în 95 % din căutările lui și rămâne corectă?",
  task: "",
  legend: "Fiecare punct este o căutare, la valoarea pe care o dă mutării sale; un inel este o căutare a cărei mutare nu este printre cele mai bune. Linie întreruptă: valoarea exactă. Sub axă: media și întinderea tuturor căutărilor. Deasupra punctelor: mutările alese și de câte căutări, cu ✓ dacă sunt printre cele mai bune. Pe tablă: valoarea exactă a fiecărei mutări, cu fondul cu atât mai intens cu cât o aleg mai multe căutări ale primului bot.",
  plotLegend: "Sus: valoarea mutării alese, media tuturor căutărilor cu intervalul ei de 95 %; linie întreruptă: valoarea exactă. La mijloc: distanța medie față de ea. Jos: proporția căutărilor a căror mutare este greșită, cu intervalul de 95 %.",
  seen: "Mutarea este corectă cu mult înaintea valorii. Valoarea este o medie peste toate simulările arborelui, și peste cele timpurii, și peste cele care explorează, deci se apropie de cea exactă cu pași mici și o atinge doar la limită. Cu demonstrații nu converge, ci sare: de îndată ce toate răspunsurile sunt respinse, căutarea se încheie cu valoarea exactă. Fără demonstrații nu există un asemenea salt. Pe tabla goală de X și 0 orice primă mutare duce la remiză, deci niciuna nu poate fi greșită, și totuși valoarea este departe de 0,5 după 20.000 de simulări; cu jumătate din explorare este mai aproape. La Hex de mărimea 4 valoarea este exactă după 10 simulări din pură întâmplare: cea mai bună dintre medii zgomotoase iese prea mare, nouă mutări din zece sunt greșite, iar valoarea scade înainte să poată crește; demonstrațiile nu schimbă nimic acolo, fiindcă niciun sfârșit de partidă nu este aproape. La o grămadă de 13 ambii boți au nevoie de vreo zece ori mai multe simulări decât la una de 9: patru fise în plus, două mutări mai adânc.",
  paragraphs: [
    "Aceste poziții sunt rezolvate: valorile lor exacte se cunosc. De aceea se poate vedea cât de departe de adevăr este o căutare. Fiecare bot caută în aceeași poziție de multe ori, de fiecare dată cu altă sămânță, iar după 10, 20, 50 și mai multe simulări este întrebat ce mutare alege și cât valorează ea.",
    "UCT converge la valoarea exactă, iar probabilitatea unei mutări greșite scade ca o putere a numărului de simulări (Kocsis și Szepesvári). Constantele pot fi mari: în cel mai rău caz timpul crește mai repede decât orice exponențială a adâncimii (Coquelin și Munos). Motivul este că un bandit ale cărui recompense se schimbă, fiindcă arborele de sub el încă învață, trebuie să uite ce au spus primele simulări și reușește doar făcând altele.",
    "O căutare cu N simulări ia un timp proporțional cu N ori D, unde D este lungimea unei partide: fiecare simulare coboară prin arbore și apoi joacă până la sfârșit. Memoria crește cu cel mult un nod pe simulare, deci O(N). Demonstrațiile costă puțin în plus: un nod este hotărât de îndată ce o mutare câștigă sau toate pierd, iar mutările hotărâte nu mai sunt căutate.",
    "Media are o abatere sistematică, nu doar zgomot. Mai multe căutări cu alte semințe îngustează intervalul, dar îl îngustează în jurul unei valori greșite; doar mai multe simulări în fiecare căutare o apropie de cea exactă.",
  ],
  pseudocode: "pentru fiecare bot, fiecare sămânță:\n  pentru n = 10, 20, 50, ... simulări:\n    mutare, valoare = căutare(n)\n    greșită = exact(mutare) < valoarea exactă\nmedia peste semințe, interval de 95 %",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).",
  ],
  why: {
    early: "Partidele aleatoare singure spun puțin despre cea mai bună mutare: mai întâi trebuie găsit în arbore cel mai bun răspuns al adversarului la fiecare, iar asta costă simulări.",
    late: "Câte simulări sunt necesare depinde de cât de adânc sunt respingerile și de cât de apropiate sunt valorile mutărilor: aici răspunsul a venit mai devreme sau nu a venit deloc.",
    never: "Valoarea nu trebuie să fie exactă pentru ca mutarea să fie corectă: este destul ca mutarea cea mai bună să fie prima.",
  },
  early: (playouts) => `de la cel mult ${number(playouts)}`,
  late: (from, to) => `de la mai mult de ${number(from)}, cel mult ${number(to)}`,
  never: (playouts) => `nici după ${number(playouts)}`,
  settled: (bot, playouts, distance) => `Simulări necesare: ${number(playouts)}. De acolo încolo mutarea lui ${bot} este corectă în 95 % din căutările lui, iar valoarea se află atunci încă la ${distance} de cea exactă.`,
  unsettled: (bot, wrong, playouts, distance) => `Simulări: ${number(playouts)}. Mutarea lui ${bot} este tot greșită în ${wrong} % din căutările lui, iar valoarea se află la ${distance} de cea exactă.`,
  marks: "numărul de simulări",
  before: (exact) => `Nicio căutare nu a început. Valoarea exactă este ${number(exact)}.`,
  after: (step, playouts) => `Pasul ${number(step)}: simulări ${number(playouts)}.`,
  estimated: (bot, value, right, count) => `${bot} estimează în medie ${value}; căutări care aleg una dintre cele mai bune mutări: ${number(right)} din ${number(count)}.`,
  share: (bot, wrong, count) => `${bot}: greșite ${number(wrong)} / ${number(count)} = ${number(Math.round((1000 * wrong) / count) / 10)} %`,
  quality: "calitate",
  best: "printre cele mai bune",
  worse: "greșită",
  exact: "valoarea exactă",
  acrossTitle: "Simulări",
  upTitle: "Valoarea mutării alese",
  distanceTitle: "Distanța față de valoarea exactă",
  wrongTitle: "Mutări greșite, %",
};
