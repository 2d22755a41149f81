/** Romanian texts of the bench chance, a module of the shape of ../en/chance.js. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Chance: "Hazardul",
  "Against which opponents does expectimax choose the wrong move?": "Când pierde mutarea lui expectimax?",
  "Trees four moves deep": "Arbori cu adâncimea de patru mutări",
  "Tic-tac-toe: a trap that costs the draw": "X și 0: o capcană care costă remiza",
  "Nim, lost against a perfect opponent": "Nim, pierdut contra unui adversar perfect",
  "Position; empty for uniform trees": "Poziția; gol: arbori uniformi",
  "Moves at each node of a uniform tree": "Mutări în fiecare nod al unui arbore uniform",
  "Depth of a uniform tree in moves": "Adâncimea unui arbore uniform, în mutări",
  "Random replies of the opponent in a hundred, decided by the coin":
    "Mutări la întâmplare ale adversarului dintr-o sută, după monedă",
  "Uniform trees": "Arbori uniformi",
  "best reply": "cel mai bun răspuns",
  "random reply": "răspuns la întâmplare",
  expectimax: "expectimax",
  expectiminimax: "expectiminimax",
  "random %": "la întâmplare, %",
  result: "rezultat",
  trees: "arbori",
  "chosen by": "aleasă de",
  "other move": "altă mutare",
  crossing: "intersecție",
  lead: "avantaj",
  "lead from": "avantaj de la",
  "lead to": "avantaj până la",
};

/** @type {typeof import("../en/chance.js").strings} */ export const strings = {
  predict:
    "Câte răspunsuri ale adversarului dintr-o sută trebuie să fie la întâmplare pentru ca expectimax să se poată aștepta la mai mult decât minimax, în medie pe toți arborii?",
  task: "",
  legend:
    "Același arbore de trei ori. Minimax: adversarul dă cel mai rău răspuns. Expectimax: un răspuns la întâmplare, deci contează media. Expectiminimax: înainte de fiecare răspuns o monedă decide dacă este cel mai bun sau unul la întâmplare. Lângă o mutare a hazardului stă probabilitatea ei. Valorile sunt șanse de câștig ale jucătorului 1.",
  plotLegend:
    "Avantajul mediu față de ceea ce poate aștepta minimax în același arbore, cu intervalul de 95 %: peste 0 se câștigă mai mult decât cu minimax, sub 0 mai puțin. Adversarii merg de la perfect (stânga) la aleator (dreapta); expectiminimax știe câte răspunsuri sunt la întâmplare. Tabelul are rezultatele însele, de la înfrângere (0) la victorie (1).",
  seen: "Linia lui expectimax o intersectează pe cea a lui minimax. Contra unui adversar perfect, minimax se așteaptă la mai mult, căci expectimax se bizuie pe greșeli care nu vin; contra unuia aleator, expectimax se așteaptă la mai mult, căci minimax se apără de răspunsuri date rareori. În arbori cu adâncimea de două mutări, rezultatul se schimbă liniar cu proporția răspunsurilor la întâmplare, iar liniile se întâlnesc aproape de jumătate. Expectiminimax nu este niciodată sub vreuna dintre ele, dar trebuie să cunoască această proporție. În presetarea cu capcana, expectimax renunță la o remiză sigură pentru șansa ca adversarul să greșească: merită doar dacă cel puțin vreo 46 de răspunsuri dintr-o sută sunt la întâmplare. Minimax ia prima dintre mutările cu aceeași garanție, chiar dacă alta întinde o capcană fără niciun risc.",
  paragraphs: [
    "Valoarea unei mutări depinde de răspunsul adversarului. Minimax ia cea mai mică valoare a răspunsurilor: o garanție contra oricărui adversar. Expectimax ia media lor, ca și cum adversarul ar muta la întâmplare. Expectiminimax are trei feluri de noduri: max, min și noduri de hazard, cu probabilitățile rezultatelor lor. Aici hazardul este o monedă care decide înainte de fiecare răspuns dacă se dă cel mai bun sau unul la întâmplare.",
    "Toate trei vizitează fiecare nod: cu b mutări în fiecare nod și adâncimea d, timpul crește ca b^d, iar fiecare monedă de pe drum îl dublează. Memoria este proporțională cu b ori d, pentru un singur drum; căutările de aici țin minte și pozițiile întâlnite, ca să nu caute de două ori în niciuna. Într-un nod de hazard contează în medie fiecare rezultat, așa că o căutare poate reteza acolo doar dacă știe între ce limite se află valorile (star-minimax, Ballard).",
    "Dacă se caută până la sfârșitul partidei, fiecare este optim contra adversarului pe care îl presupune: minimax contra unuia perfect, expectimax contra unuia aleator, expectiminimax dacă probabilitățile sunt corecte. Expectimax pierde acolo unde mutarea sa are o medie mare, dar permite un răspuns nimicitor, iar adversarul îl găsește.",
  ],
  pseudocode:
    "valoare(nod):\n    dacă partida s-a încheiat: întoarce rezultatul\n    dacă muți tu: întoarce cea mai mare valoare a mutărilor\n    dacă mută un adversar perfect: întoarce cea mai mică valoare a răspunsurilor\n    dacă mută un adversar aleator: întoarce media răspunsurilor\n    dacă se aruncă moneda: întoarce (1 - p) * valoare(cel mai bun răspuns) + p * valoare(răspuns la întâmplare)",
  sources: [
    "Donald Michie: Game-playing and game-learning automata (1966).",
    "Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).",
  ],
  options: {
    low: "33 sau mai puține",
    middle: "de la 34 la 66",
    high: "67 sau mai multe",
    never: "nu poate niciodată",
  },
  why: {
    low: "Un adversar care răspunde de obicei bine găsește tocmai răspunsurile pe care expectimax le crede improbabile, iar ele costă mai mult decât aduc puținele greșeli.",
    middle:
      "Aici una dintre cele două erori costă vizibil mai mult: compară distanța dintre linii la capătul din stânga și la cel din dreapta.",
    high: "Minimax își plătește garanția cu o medie mai mică. Chiar și la mai puține răspunsuri la întâmplare, asta costă mai mult decât economisește garanția.",
    never:
      "Contra unui adversar aleator nicio mutare nu este mai bună decât cea a lui expectimax, deci el trebuie să conducă la capătul din dreapta, în afară de cazul în care ambele căutări se așteaptă acolo la același rezultat.",
  },
  measured: (share, other, trees) =>
    `${share === null ? "Expectimax nu se așteaptă niciodată la mai mult decât minimax." : `Expectimax se așteaptă la mai mult dacă cel puțin ${figure(share)} % dintre răspunsuri sunt la întâmplare.`} Arbori în care cei doi încep cu mutări diferite: ${number(other)} din ${number(trees)}.`,
  coin: (share) => `Moneda face ca ${number(share)} % dintre răspunsuri să fie la întâmplare.`,
  walk: "o căutare",
  acrossTitle: "Răspunsuri la întâmplare ale adversarului, %",
  upTitle: "Avantaj față de minimax",
};
