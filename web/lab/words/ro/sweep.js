/** Romanian texts of the bench sweep, a module of the shape of ../en/sweep.js. */

import { countedRo, formats } from "../../../words/numbers.js";

const { number, figure } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Sweep: "Baleierea setărilor",
  "Which is better: more iterations, or more playouts in each?":
    "Ce este mai bine: mai multe iterații sau mai multe simulări în fiecare?",
  "Tic-tac-toe study: one visit, sum of its playouts, final move by UCB":
    "Studiul X și 0: o vizită, suma simulărilor ei, mutarea finală după UCB",
  "Tic-tac-toe study: the same, final move by visits": "Studiul X și 0: la fel, mutarea finală după vizite",
  "Tic-tac-toe study: one visit, mean of its playouts": "Studiul X și 0: o vizită, media simulărilor ei",
  "Tic-tac-toe study: each playout a visit": "Studiul X și 0: fiecare simulare o vizită",
  "Bot, with the settings that do not vary": "Bot, cu setările care nu variază",
  "Setting that varies by row, or iterations": "Setarea care variază pe rânduri, sau iterațiile (iterations)",
  "Setting that varies by column; none if empty": "Setarea care variază pe coloane; gol: niciuna",
  Opponent: "Adversar",
  "Side of the bot": "Rândul botului",
  "Games at each point": "Partide în fiecare punct",
  "Playouts per move unless a bot or the grid sets them": "Simulări pe mutare dacă nu se spune altceva",
  both: "alternativ",
  iterations: "iterații",
  sims: "simulări pe iterație",
  "lost %": "pierdute, %",
  "lost from": "pierdute, de la",
  "lost to": "pierdute, până la",
  "drawn %": "remize, %",
  "drawn from": "remize, de la",
  "drawn to": "remize, până la",
  "won %": "câștigate, %",
  "won from": "câștigate, de la",
  "won to": "câștigate, până la",
  "score of the bot": "scorul botului",
};

/** @type {typeof import("../en/sweep.js").strings} */ export const strings = {
  predict:
    "Care dintre aceste două puncte ale grilei pierde mai puține partide? (La deschidere, ambele folosesc 40 de simulări pe mutare.)",
  task: "",
  legend:
    "Fiecare câmp este un punct al grilei: partidele pierdute / remize / câștigate până acum și o bară cu cele pierdute la stânga, remizele la mijloc și cele câștigate la dreapta. Chenarul arată punctul în care se joacă.",
  plotLegend:
    "Sus: harta termică; cu cât culoarea este mai intensă, cu atât numărul este mai mare, iar sub fiecare număr stă intervalul lui de 95 % (Wilson). Jos: aceleași numere ca linii, una pentru fiecare coloană, cu intervale de 95 %. Secundele sunt măsurate pe acest calculator în acest moment, așa că altă rulare va da alte secunde.",
  seen: "La deschidere, mai multe simulări în fiecare iterație par mai bune decât mai multe iterații. Nu este o lege: această căutare numără o iterație drept o singură vizită, dar adună victoriile tuturor simulărilor ei, deci patru simulări fac explorarea de patru ori mai puțin importantă, și joacă mutarea cu cea mai mare limită superioară, care după puține vizite este adesea una abia încercată. În presetarea în care fiecare simulare este o vizită, comparația se inversează: 10 iterații cu câte 16 simulări pierd 11,5 %, dar 50 de iterații cu câte 4 simulări doar 3 %, fiindcă la fiecare iterație arborele învață și crește. Amănuntele cântăresc la fel de mult: după 10 iterații cele mai multe mutări au o singură vizită, deci rezultatul depinde de regula care alege dintre mutările cu tot atâtea vizite. Dacă se joacă cea încercată prima, 10 × 16 cu media pierde cam 20 % împotriva jocului la întâmplare, ca în studiu; dacă se joacă cea cu valoarea cea mai mare, doar cam 8 %. În studiul despre Y, Monte Carlo plat nu pierde aproape nicio partidă împotriva jocului la întâmplare de la 100 de iterații în sus; de la 500 le-a câștigat pe toate cele 100.",
  paragraphs: [
    "O baleiere încearcă toate combinațiile a două setări: partide împotriva aceluiași adversar în fiecare punct, din aceleași deschideri și cu aceleași semințe, astfel încât punctele diferă doar prin setările lor. Orice setare a unui bot poate varia, de exemplu sims (simulările unei iterații), c, backup sau final; iterations înseamnă simulările unei mutări împărțite la cele ale unei iterații.",
    "O proporție din atâtea partide este nesigură: 10 % din 200 de partide pot însemna o proporție adevărată de 7 sau de 15 %. Dacă intervalele a două puncte nu se suprapun, diferența cu greu este întâmplătoare. Testul este strict: o diferență poate fi reală chiar dacă intervalele se suprapun puțin. De patru ori mai multe partide înjumătățesc un interval. Dintre multe puncte, unele par cele mai bune din întâmplare, așa că repetă-l pe cel mai bun cu altă sămânță înainte de a-l crede.",
    "Cu n iterații de câte s simulări și partide de lungime D, o mutare cere timp O(n · s · D) și memorie O(n), cel mult un nod pe iterație. La același număr de simulări, mai multe simulări în fiecare iterație economisesc deci memorie și o parte din timpul coborârii în arbore, dar arborele învață mai rar. Oricare ar fi cele două numere, UCT găsește sigur cea mai bună mutare doar la limită, după multe iterații.",
    "Paralelizarea la frunze joacă mai multe simulări dintr-o frunză. Căutarea depinde de felul în care le numără. Dacă fiecare simulare este o vizită, bonusul unei mutări scade cu simulările ei. Dacă o iterație este o vizită cu media simulărilor ei, bonusul rămâne la fel de mare ca la o singură simulare și scade doar zgomotul. Dacă este o vizită cu suma lor, valorile sunt de până la s ori mai mari, deci explorarea este de fapt împărțită la s. Monte Carlo plat nu are arbore: își împarte simulările între toate mutările permise, așa că 2.000 de simulări la 28 de celule înseamnă 71 pentru fiecare mutare. Valorile lui converg la cele ale jocului la întâmplare, deci s-ar putea să nu găsească niciodată o mutare care este cea mai bună doar contra celor mai bune răspunsuri.",
  ],
  pseudocode:
    "pentru fiecare valoare a primei setări:\n  pentru fiecare valoare a celei de-a doua:\n    joacă partide, fiecare cu sămânța ei\n    proporția celor pierdute, remize,\n      câștigate, cu intervale de 95 %",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).",
    "Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).",
  ],
  why: {
    rows: "Mai multe iterații ajută doar dacă arborele le poate folosi. Dacă o vizită primește suma simulărilor ei sau dacă se joacă mutarea cu cea mai mare limită superioară, căutarea se poate încheia cu o mutare abia încercată; mai multe simulări în fiecare iterație fac atunci valorile mai sigure.",
    columns:
      "Mai multe simulări fac valoarea unei frunze mai sigură, dar arborele învață doar între iterații. Cu mai puține iterații vede mai puțin departe.",
    neither:
      "Numai dacă intervalele se suprapun nu pot hotărî aceste partide. Aici intervalele sunt separate, deci întâmplarea singură cu greu explică diferența.",
  },
  neither: "intervalele lor se suprapun, deci aceste partide nu pot hotărî",
  loses: (point, lost, from, to) => `La ${point} pierde ${lost} % (de la ${from} până la ${to}).`,
  game: "o partidă",
  tenGames: "10 partide",
  pointStep: "un punct al grilei",
  results: { lost: "pierdută", drawn: "remiză", won: "câștigată" },
  counted: { lost: "pierdute", drawn: "remize", won: "câștigate" },
  games: "partide",
  before: (points, games) =>
    `Nu s-a jucat nicio partidă. ${points === 1 ? "Este" : "Sunt"} ${countedRo(points, "punct", "puncte")}, fiecare cu ${countedRo(games, "partidă", "partide")}.`,
  played: (game, point, result) => `Partida ${number(game)}: ${result} la ${point}.`,
  sofar: (lost, drawn, won) =>
    `Până acum în acest punct: pierdute ${number(lost)}, remize ${number(drawn)}, câștigate ${number(won)}.`,
  share: (result, count, games) =>
    `${result}: ${number(count)} / ${number(games)} = ${figure((100 * count) / games)} %`,
};
