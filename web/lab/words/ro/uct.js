/** Romanian texts of the bench uct, a module of the shape of ../en/uct.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "UCT, phase by phase": "UCT, fază cu fază",
  "How do random games grow a tree in which the best move gets most of the visits?":
    "Cum fac niște partide aleatoare să crească un arbore în care cea mai bună mutare primește cele mai multe vizite?",
  "The mistake: back up from the wrong perspective": "Greșeala: retropropagare din perspectiva greșită",
  "A forced win in tic-tac-toe": "O victorie forțată la X și 0",
  "A forced win for the second player": "O victorie forțată a celui de-al doilea jucător",
  "Ten thousand playouts": "Zece mii de simulări",
  "Nim with 5 tokens, the wrong perspective": "Nim cu 5 fise, perspectiva greșită",
  "Nim with 6 tokens, the wrong perspective": "Nim cu 6 fise, perspectiva greșită",
  "Nim with 9 tokens, the wrong perspective": "Nim cu 9 fise, perspectiva greșită",
  "Hex with 16 playouts an iteration and proofs": "Hex cu 16 simulări pe iterație și demonstrații",
  on: "da",
  off: "nu",
  choice: "alegere",
  shares: "proporții",
};

/** @type {typeof import("../en/uct.js").strings} */ export const strings = {
  predict: "De la ce simulare încolo ar juca mereu căutarea mutarea pe care o joacă la sfârșit?",
  task: "",
  legend:
    "Bare: pentru fiecare copil comparat, valoarea lui Q/N și, în continuare, bonusul; este selectat copilul cu bara cea mai lungă. Tablă: poziția nodului; pietrele în relief sunt mutări din arbore, cele plate sunt ale simulării, numerotate de la rădăcină. Celule umbrite: proporția vizitelor, cu valoarea în procente. Arbore: fiecare nod cu vizitele lui și cu valoarea lui pentru jucătorul a cărui mutare duce la el; cu cât muchia este mai groasă, cu atât proporția vizitelor este mai mare.",
  plotLegend:
    "Proporția vizitelor fiecărei mutări din rădăcină, pentru cel mult patru mutări, cele care au cele mai multe la sfârșit.",
  seen: "La început fiecare mutare primește o vizită, așa că proporțiile sunt egale, iar valorile sunt zgomot. Apoi bonusul unei mutări scade cu vizitele ei, iar arborele crește acolo unde valorile sunt mari: inegal. Valorile rămân mult timp departe de cele exacte, fiindcă fac media și peste joc slab; ordinea mutărilor este corectă mult mai devreme. Cu perspectiva greșită fiecare nod crede că adversarul ajută: căutarea devine sigură pe ea și pierde la Nim cu 5, 6 și 9 fise. Cu 3, 7 și 11 câștigă totuși, din noroc.",
  paragraphs: [
    "Fiecare iterație are patru faze. Selecția coboară în arbore, la fiecare nod spre copilul cu cea mai mare limită superioară de încredere. Expansiunea adaugă un copil. Simularea joacă de acolo o partidă aleatoare. Retropropagarea adaugă o vizită la numărul N al fiecărui nod de pe drum și scorul jucătorului a cărui mutare duce la acel nod la totalul său Q.",
    "Limita adună două părți: valoarea Q/N, datorită căreia mutările bune sunt reluate, și bonusul 2 Cp sqrt(ln N(părinte) / N), datorită căruia sunt încercate mutările puțin cunoscute. Este regula UCB1 a bandiților, aplicată în fiecare nod.",
    "O iterație cere un timp proporțional cu adâncimea arborelui înmulțită cu numărul de copii, plus o simulare; cu un copil pe iterație, memoria crește cu cel mult un nod. Pe măsură ce numărul simulărilor crește, valorile converg la cele ale jocului perfect, iar cu destulă explorare probabilitatea unei mutări greșite în rădăcină scade ca o putere a acelui număr (Kocsis și Szepesvári). Dar căutarea poate avea nevoie de foarte mult timp ca să vadă o capcană adâncă în arbore.",
    "Multe programe greșesc perspectiva. Un scor bun pentru un jucător este rău pentru celălalt, deci fiecare nod trebuie să îl numere pentru jucătorul care alege acel nod. Greșeala care se poate activa aici ia fiecare scor din perspectiva jucătorului din rădăcină și apoi îl întoarce la fiecare nivel, de la frunză în sus. Astfel, scorul pe care îl primește un nod depinde în mod greșit de cât de jos sub el se află frunza.",
  ],
  pseudocode:
    "pentru fiecare iterație:\n  nod = rădăcina\n  cât timp nod este expandat complet:\n    nod = copilul cu limita cea mai mare\n  nod = copil nou, mutare neîncercată\n  scor = partidă aleatoare din nod\n  pentru fiecare nod până la rădăcină:\n    N = N + 1\n    Q = Q + scorul celui care a mutat\njoacă mutarea cu cele mai multe vizite",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Cameron Browne și alții: A survey of Monte Carlo tree search methods (2012).",
    "Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008), despre demonstrații.",
  ],
  why: {
    early:
      "După o zecime din simulări, mutările au aici doar câteva vizite. Valorile lor sunt încă prea zgomotoase ca să le deosebească pe cele mai bune, așa că fruntașa se mai schimbă.",
    half: "Momentul din care fruntașa nu se mai schimbă depinde de diferența dintre valorile celor mai bune mutări. Aici diferența este mai mare, deci alegerea a venit mai devreme, sau mai mică, deci a venit mai târziu.",
    late: "O mutare vădit mai bună primește devreme cele mai multe vizite. Ca să o depășească, alta ar avea nevoie de și mai multe, iar asta nu se întâmplă aproape niciodată târziu.",
  },
  options: {
    early: "din prima zecime a simulărilor",
    half: "mai târziu, dar în prima jumătate",
    late: "abia în a doua jumătate",
  },
  settled: (move, settled, all, exact) =>
    `Alegerea este ${move} de la iterația ${number(settled)} din ${number(all)}.${exact === null ? "" : ` La joc perfect mutarea valorează ${number(exact)}: 1 este victorie, 0,5 remiză, 0 înfrângere.`}`,
  step: "un pas",
  phase: "o fază",
  stride: (count) => (count === 1 ? "o iterație" : counted(count, "iterație", "iterații")),
  at: (at, told) => `Pasul ${number(at)}: ${told}`,
  before: "arborele este doar rădăcina; nu a început nicio iterație.",
  select: (iteration, move, parts) =>
    `iterația ${number(iteration)}, selecție. ${parts ? `Este aleasă ${move}: ${parts}` : `${move} este aleasă la întâmplare dintre mutările fără vizite`}.`,
  expand: (iteration, moves) => `iterația ${number(iteration)}, expansiune. În arbore se adaugă: ${moves.join(", ")}.`,
  simulate: (iteration, { game, games, player, move, over }) =>
    `iterația ${number(iteration)}, simulare${games > 1 ? `, partida aleatoare ${number(game)} din ${number(games)}` : ""}. ${[move ? `La întâmplare, ${player} joacă ${move}.` : "Partida s-a terminat în acest nod.", over].filter(Boolean).join(" ")}`,
  won: (player) => `Câștigă ${player}.`,
  drawn: "Este remiză.",
  backup: (iteration, { score, player, games, nodes, leaf, choice, proofs }) =>
    `iterația ${number(iteration)}, retropropagare. ${games ? `Scorul pentru ${player} este ${number(score)}${games > 1 ? ` în ${counted(games, "simulare", "simulări")}` : ""}; ` : ""}ajunge la ${counted(nodes, "nod", "noduri")}, de la ${leaf} până la rădăcină. ${proofs.map((proof) => `${proof} `).join("")}Acum s-ar juca ${choice}.`,
  proof: (node, player) => `Demonstrat în ${node}: câștigă ${player}.`,
  bound: "limită = Q/N + 2 Cp sqrt(ln N(părinte) / N)",
  turned: "Greșeala: scorul este întors la fiecare nivel, oricine ar muta.",
  root: "rădăcină",
  two: (value) => number(Math.round(100 * value) / 100),
  count: (value) => number(value),
  unvisited: "fără vizite",
  proven: "demonstrat",
  node: (name, visits, value, winner) =>
    `${name}, ${visits ? `valoare ${value}, vizite ${number(visits)}` : "fără vizite"}${winner ? `, demonstrat: câștigă ${winner}` : ""}`,
  bars: "Valoare + bonus",
  barsOf: (some, all) => `Valoare + bonus, ${number(some)} din ${counted(all, "copil", "copii")}`,
  acrossTitle: "Simulări",
  upTitle: "Proporția vizitelor, %",
};
