/** Romanian texts of the bench minimax, a module of the shape of ../en/minimax.js. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "Minimax and its cuts": "Minimax și retezările sale",
  "How many leaves can alpha-beta leave out, and how much depends on the order of moves?":
    "Câte frunze poate reteza alfa-beta și cât depinde de ordinea mutărilor?",
  "The tree of Knuth and Moore, best moves first": "Arborele lui Knuth și Moore, întâi mutările cele mai bune",
  "Nim with an evaluation that ignores who moves: find the mistake":
    "Nim cu o evaluare care nu ține seama de cine mută: găsește greșeala",
  "Tic-tac-toe with open lines": "X și 0 cu linii deschise",
  "Tic-tac-toe, searched on until the position is quiet": "X și 0, până când poziția este liniștită",
  "Tic-tac-toe, as deep as a tenth of a second allows": "X și 0, atât de adânc cât permite o zecime de secundă",
  "Position; empty for a uniform tree": "Poziția; gol: un arbore uniform",
  "Moves at each node of the uniform tree": "Mutări în fiecare nod al arborelui uniform",
  "Depth in moves": "Adâncimea în mutări",
  "Algorithm that is shown": "Algoritmul arătat",
  "Order in which alpha-beta tries the moves": "Ordinea în care alfa-beta încearcă mutările",
  "Most leaves of a search": "Frunze ale unei căutări, cel mult",
  "Time limit of a search in seconds, not repeatable; 0 for no limit":
    "Secunde ale unei căutări, cel mult, ceea ce nu se poate repeta; 0: fără limită",
  "Nim: an evaluation that ignores who took the last token":
    "Nim: o evaluare care nu ține seama de cine a luat ultima fisă",
  minimax: "minimax",
  alphabeta: "alfa-beta",
  history: "după istoric",
  "best-first": "întâi cele bune",
  "worst-first": "întâi cele rele",
  order: "ordine",
  branching: "factor de ramificare",
  fewest: "minimul posibil",
  "finished %": "încheiate, %",
  bound: "limită",
  lower: "inferioară",
  upper: "superioară",
  yes: "da",
  no: "nu",
};

/** @type {typeof import("../en/minimax.js").strings} */ export const strings = {
  predict:
    "Dacă alfa-beta ia mutările în ordinea lor naturală, ce parte din frunzele lui minimax vizitează la adâncimea cea mai mare, în medie pe toate rulările?",
  task: "",
  legend:
    "Valorile sunt șanse de câștig ale jucătorului 1: max le vrea mari, min le vrea mici. Parantezele drepte cuprind fereastra de la alfa la beta cu care căutarea intră într-un nod. ≥ și ≤ arată limite: după o retezare, valoarea adevărată poate fi dincolo de număr. O muchie întreruptă și tăiată este o mutare retezată; motivul stă alături.",
  plotLegend:
    "Numărul mediu de frunze cu intervalul lui de 95 %, în funcție de adâncimea căutării. Pe scara logaritmică, o creștere exponențială este o dreaptă, a cărei pantă este logaritmul factorului de ramificare. Linie întreruptă: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, cel mai mic număr posibil (Knuth și Moore).",
  seen: "Orice ordine găsește valoarea lui minimax; diferă doar munca. Dacă cea mai bună mutare vine prima, alfa-beta vizitează exact atât de puține frunze cât demonstrează Knuth și Moore, 53 din 729 în arborele obișnuit: factorul său efectiv de ramificare este cam rădăcina pătrată din cel al lui minimax, deci cu aceeași muncă vede de aproape două ori mai adânc. În ordine nesortată, alfa-beta retează cam două treimi, iar cu cea mai rea mutare la început nu retează aproape nimic. Euristica istoricului nu învață nimic din frunze aleatoare, dar învață ceva la X și 0. În presetarea cu greșeala, orice mutare la Nim are valoarea 0, iar căutarea o alege pe prima: evaluarea spune că jucătorul 1 a pierdut ori de câte ori grămada este goală. Ea ar trebui să întrebe cine a luat ultima fisă, căci acel jucător a câștigat.",
  paragraphs: [
    "Minimax calculează câteva mutări înainte și judecă pozițiile de acolo printr-o evaluare. Jucătorul 1, max, alege valoarea cea mai mare, iar jucătorul 2, min, pe cea mai mică, astfel că valorile urcă de la frunze la rădăcină. Alfa-beta poartă cu sine o fereastră: prin alegerile de pe drumul până la acest nod, max și-a asigurat deja cel puțin alfa, iar min cel mult beta. De îndată ce alfa atinge beta, unul dintre cei doi are mai sus o alegere cel puțin la fel de bună ca acest nod, așa că celelalte mutări de aici nu mai contează: aceasta este o retezare.",
    "Cu b mutări în fiecare nod și adâncimea d, minimax vizitează b^d frunze. Alfa-beta vizitează b^⌈d/2⌉ + b^⌊d/2⌋ − 1 dacă cea mai bună mutare vine prima în fiecare nod, iar în cel mai rău caz toate cele b^d, deci o ordine bună a mutărilor valorează mai mult decât un calculator mai rapid. Memoria este proporțională cu b ori d, fiindcă se păstrează un singur drum.",
    "Valoarea este exactă dacă fiecare drum ajunge la sfârșitul partidei. Dacă o căutare se oprește mai devreme, valoarea este doar atât de bună cât evaluarea. O căutare se poate opri la o adâncime fixă, după un timp fix (adâncirea iterativă întoarce atunci rezultatul ultimei adâncimi încheiate) sau unde poziția este liniștită, adică unde ultima mutare aproape că nu a schimbat evaluarea. Alfa-beta găsește mereu în rădăcină aceeași valoare ca minimax, cu mai puțină muncă.",
  ],
  pseudocode:
    "valoare(nod, adâncime, alfa, beta):\n    dacă partida s-a încheiat sau adâncime = 0: întoarce evaluarea\n    dacă mută jucătorul 1:\n        pentru fiecare mutare:\n            alfa = max(alfa, valoare(copil, adâncime - 1, alfa, beta))\n            dacă alfa >= beta: retează celelalte mutări\n        întoarce cea mai mare valoare găsită\n    dacă mută jucătorul 2:\n        pentru fiecare mutare:\n            beta = min(beta, valoare(copil, adâncime - 1, alfa, beta))\n            dacă alfa >= beta: retează celelalte mutări\n        întoarce cea mai mică valoare găsită",
  sources: [
    "Claude Shannon: Programming a computer for playing chess (1950).",
    "Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).",
    "Jonathan Schaeffer: The history heuristic (1983).",
  ],
  options: {
    tenth: "sub o zecime",
    quarter: "între o zecime și un sfert",
    half: "între un sfert și jumătate",
    more: "jumătate sau mai mult",
  },
  why: {
    tenth:
      "Alfa-beta vizitează atât de puține frunze doar dacă cea mai bună mutare vine prima în aproape fiecare nod, iar mutările nesortate au rareori un asemenea noroc.",
    quarter:
      "O retezare vine abia după o mutare bună. Cât de des vine aceasta devreme în ordinea naturală depinde de arbore: aici vine mai rar sau mai des decât cere răspunsul tău.",
    half: "Aceasta este proporția obișnuită în arbori mici cu frunze aleatoare. Aici ordinea naturală este mai bună sau mai rea decât una aleatoare, sau arborele are o altă adâncime, la care retezările economisesc altă parte.",
    more: "Ordinea nu trebuie să fie perfectă: o mutare bună printre primele ajunge pentru o retezare, iar una sus în arbore înlătură ramuri întregi.",
  },
  measured: (share, leaves, best) =>
    `În ordinea naturală, alfa-beta vizitează ${figure(share)} % din frunzele lui minimax (frunze: ${figure(leaves)})${best === null ? "" : `; cu cea mai bună mutare la început, ${figure(best)}`}.`,
  acrossTitle: "Adâncime",
  upTitle: "Frunze",
  least: "minimul posibil",
  puzzle: {
    task: "Iată un arbore mic cu valorile frunzelor sale. Marchează mutările pe care alfa-beta le va reteza dacă încearcă mutările de sus în jos: alege un nod printr-un clic, sau cu săgețile și Enter. Tot ce se află sub un nod marcat se retează odată cu el.",
    marked: (marked, all) => `Frunze pe care le retezi: ${number(marked)} din ${number(all)}.`,
    told: (hits, out, misses) =>
      hits === out && !misses
        ? "Corect: acestea sunt exact frunzele pe care alfa-beta le retează."
        : `Dintre frunze, alfa-beta retează ${number(out)}; ai găsit ${number(hits)} dintre ele și ai marcat ${number(misses)} pe care le vizitează. Fiecare retezare arată alfa ≥ beta.`,
    out: "retezată",
    visited: "vizitată",
    missed: "retezată, nemarcată",
    unmarked: "nemarcată",
    cutHere: "retezare:",
    leaf: "frunză",
    yours: "a ta",
    alphabeta: "alfa-beta",
  },
};
