/** Romanian texts of the bench bandits, a module of the shape of ../en/bandits.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Bandits: "Bandiți",
  "Which arm should a player pull next to have the least regret in the long run?":
    "De ce braț să tragi acum pentru ca, pe termen lung, regretul să fie minim?",
  "Chance that each arm pays": "Probabilitatea de plată a fiecărui braț",
  "Pulls in a run": "Trageri într-o rulare",
  "Share of random pulls of epsilon-greedy": "Proporția tragerilor la întâmplare la epsilon-greedy",
  "Strategy of the run that is shown": "Strategia rulării afișate",

  // Strategies
  ucb1: "UCB1",
  thompson: "Thompson",
  "epsilon-greedy": "epsilon-greedy",
  uniform: "uniform",

  // Columns
  strategy: "strategie",
  pulls: "trageri",
  regret: "regret",
  "lower bound": "limită inferioară",
  "bound of UCB1": "limita lui UCB1",
  arms: "brațe",
  arm: "braț",
};

/** @type {typeof import("../en/bandits.js").strings} */ export const strings = {
  predict: "Care strategie va avea cel mai mic regret după ultima tragere, în medie pe toate rulările?",
  task: "Iată aceleași brațe într-o ordine necunoscută. Trage de ele și compară regretul tău cu al strategiilor după tot atâtea trageri.",
  legend:
    "Punct: recompensa medie de până acum. Bară: intervalul ei de încredere, medie ± sqrt(2 ln n / T). Linie întreruptă: probabilitatea adevărată. Săgeata arată brațul de care se trage în continuare.",
  plotLegend:
    "Regretul mediu al fiecărei strategii, cu intervalul lui de 95 %. Linie întreruptă: c ln n. Pe termen lung, nicio strategie care merge bine la orice alegere a brațelor nu poate avea un regret mai mic (Lai și Robbins).",
  seen: "Alegerea uniformă plătește la fel la fiecare tragere, deci regretul ei este o dreaptă. UCB1 și Thompson se aplatizează: cu tragerile pe scară logaritmică tind spre drepte, pentru că regretul lor crește ca ln n. Epsilon-greedy explorează mereu în același ritm, deci pe termen lung regretul ei este din nou liniar, oricât de bună pare la început. Ritmul liniei întrerupte este valabil doar la limită: după puține trageri o strategie poate fi sub ea.",
  paragraphs: [
    "Un bandit are brațe care plătesc cu probabilități necunoscute. Cine trage mereu de brațul cu cea mai bună medie poate să nu afle niciodată că altul este mai bun; cine le încearcă mereu pe toate plătește pentru asta. Regretul măsoară acest preț: recompensa așteptată dacă s-ar trage mereu de cel mai bun braț, minus cea a tragerilor făcute.",
    "UCB1 adaugă la fiecare medie jumătate din lățimea unui interval de încredere și trage de brațul al cărui capăt superior este cel mai înalt. Așadar trage de un braț fie pentru că este bun, fie pentru că este puțin cunoscut; fiecare tragere îi îngustează intervalul. Eșantionarea Thompson păstrează pentru probabilitatea fiecărui braț o distribuție, extrage din fiecare câte o valoare și trage de brațul cu cea mai mare.",
    "O alegere a lui UCB1 cere timp și memorie proporționale cu numărul brațelor: două numere pentru fiecare braț. Regretul așteptat al lui UCB1 este cel mult 8 ln n ori suma valorilor 1 / diferență pentru brațele mai slabe, plus o constantă, pentru orice recompense de la 0 la 1; diferența unui braț este distanța dintre media lui și cea mai bună. Fiindcă regretul crește doar ca ln n, proporția tragerilor de cel mai bun braț tinde la 1. Căutarea în arbore UCT aplică aceeași regulă în fiecare nod.",
  ],
  pseudocode:
    "trage o dată de fiecare braț\npentru n = numărul brațelor, n + 1, ...:\n    trage de brațul cu cea mai mare valoare medie + sqrt(2 ln n / trageri)\n    actualizează-i tragerile și media",
  sources: [
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).",
    "William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).",
  ],
  why: {
    ucb1: "UCB1 este prudentă: intervalele ei sunt valabile pentru orice recompense de la 0 la 1, așa că trage de brațele mai slabe mai mult decât ar fi nevoie.",
    thompson:
      "Eșantionarea Thompson este de obicei greu de întrecut, fiindcă încearcă un braț exact atât de des cât îl crede cel mai bun. La puține trageri sau la puține rulări, norocul poate pune altă strategie pe primul loc.",
    "epsilon-greedy":
      "Epsilon-greedy nu încetează să exploreze: o parte fixă din trageri merge la brațe la întâmplare, oricât de multe știe.",
    uniform: "Alegerea uniformă nu învață nimic din recompense: plătește diferența medie la fiecare tragere.",
  },
  ranking: (told) => `Regretul, de la cel mai mic: ${told.join("; ")}.`,
  stride: (count) => (count === 1 ? "o tragere" : counted(count, "tragere", "trageri")),
  arm: (arm) => `Brațul ${number(arm)}`,
  pullArm: (arm) => `Trage de brațul ${number(arm)}`,
  pulls: "Trageri",
  you: "tu",
  untried: "Încă nu s-a tras de niciun braț.",
  pulled: (count, arm, reward, mean, regret) =>
    `Tragerea ${number(count)}: brațul ${number(arm)} plătește ${number(reward)}; media lui este acum ${mean}. Regretul de până acum: ${regret}.`,
  next: (arm) => `Urmează brațul ${number(arm)}.`,
  acrossTitle: "Trageri",
  upTitle: "Regret",
};
