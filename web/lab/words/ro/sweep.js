// @ts-check
/** Romanian texts of the bench sweep, a module of the shape of ../en/sweep.js. */

import { formats } from "../../../words/numbers.js";

const { number, figure } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Sweep: "Baleierea setărilor",
  "Which is better: more iterations, or more playouts in each?": "Ce este mai bine: mai multe iterații sau mai multe simulări în fiecare?",
  "Tic-tac-toe study: one visit, sum of its playouts, final move by UCB": "Studiul X și 0: o vizită, suma simulărilor ei, mutarea finală după UCB",
  "Tic-tac-toe study: the same, final move by visits": "Studiul X și 0: la fel, mutarea finală după vizite",
  "Tic-tac-toe study: one visit, mean of its playouts": "Studiul X și 0: o vizită, media simulărilor ei",
  "Tic-tac-toe study: each playout a visit": "Studiul X și 0: fiecare simulare o vizită",
  "Flat Monte Carlo for Y": "Monte Carlo plat pentru Y",
  Game: "Joc",
  "Bot, with the settings that do not vary": "Bot, cu setările care nu variază",
  "Setting that varies by row, or iterations": "Setarea care variază pe rânduri, sau iterațiile (iterations)",
  "Setting that varies by column; none if empty": "Setarea care variază pe coloane; gol: niciuna",
  Opponent: "Adversar",
  "Side of the bot": "Rândul botului",
  "Games at each point": "Partide în fiecare punct",
  "Playouts per move where nothing else is said": "Simulări pe mutare dacă nu se spune altceva",
  "Random stones at the start of each game": "Pietre la întâmplare la începutul fiecărei partide",
  both: "alternativ",
  first: "primul",
  second: "al doilea",
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
  "s/game": "s/partidă",
  games: "partide",
  game: "partidă",
  score: "scor",
  "score of the bot": "scorul botului",
  record: "notație",
};

/** @type {typeof import("../en/sweep.js").strings} */
export const strings = {
  predict: "Care dintre aceste două puncte ale grilei pierde mai puține partide? (La deschidere, ambele folosesc 40 de simulări pe mutare.)",
  task: "",
  legend: "Fiecare câmp este un punct al grilei: partide pierdute / remize / câștigate până acum și o bară cu cele pierdute la stânga, remizele la mijloc, cele câștigate la dreapta. Chenarul arată punctul în care se joacă.",
  plotLegend: "Sus: harta termică; cu cât culoarea este mai intensă, cu atât numărul este mai mare, iar sub fiecare număr stă intervalul lui de 95 % (Wilson). Jos: același lucru ca linii, una pentru fiecare coloană, cu intervale de 95 %. Secundele sunt măsurate pe acest calculator în acest moment și nu se repetă niciodată.",
  seen: "La deschidere, mai multe simulări în fiecare iterație par mai bune decât mai multe iterații. Nu este o lege: această căutare numără o iterație drept o singură vizită, dar adună victoriile tuturor simulărilor ei, deci patru simulări fac explorarea de patru ori mai puțin importantă, și joacă mutarea cu cea mai mare margine superioară, care după puține vizite este adesea una abia încercată. Cu presetarea în care fiecare simulare este o vizită comparația se inversează: aproape același număr de simulări pierde 11,5 % ca 10 × 16 și 3 % ca 50 × 4, fiindcă fiecare iterație lasă arborele să învețe și să crească. Amănuntele cântăresc la fel de mult: cu 10 iterații cele mai multe mutări au o singură vizită și hotărăște care dintre cele la fel de vizitate este jucată. Dacă egalitățile sunt desfăcute de ordinea în care au fost încercate, 10 × 16 cu media pierde cam 20 % împotriva hazardului, ca în studiu; dacă sunt desfăcute de valoare, doar cam 8 %. În studiul despre Y, Monte Carlo plat nu pierde aproape nicio partidă împotriva hazardului de la 100 de iterații; de la 500 le-a câștigat pe toate cele 100.",
  paragraphs: [
    "O baleiere încearcă toate combinațiile a două setări: partide împotriva aceluiași adversar în fiecare punct, din aceleași deschideri și cu aceleași semințe, deci punctele diferă doar prin setările lor. Orice setare a unui bot poate varia, ca sims, c, backup sau final; iterations înseamnă simulările unei mutări împărțite la cele ale unei iterații.",
    "O proporție din atâtea partide este nesigură: la 200 de partide, 10 % pot fi 7 sau 15. Două puncte diferă sigur doar dacă intervalele lor nu se suprapun; testul este strict, deci poate exista o diferență reală și acolo unde se suprapun puțin. De patru ori mai multe partide înjumătățesc un interval. Dintre multe puncte unele par cele mai bune din întâmplare: repetați-l pe cel mai bun cu altă sămânță înainte de a-l crede.",
    "O mutare ia un timp proporțional cu iterațiile ori simulările ori lungimea unei partide, O(N·D), și memorie pentru cel mult un nod pe iterație, O(n). Deci, la același număr de simulări, mai multe pe iterație economisesc memorie și ceva din timpul coborârii prin arbore, dar pierd ce ar fi învățat arborele între timp.",
    "Paralelizarea la frunze joacă mai multe simulări dintr-o frunză. Felul în care sunt numărate schimbă căutarea: dacă fiecare este o vizită, o iterație este pe atât de sigură pe cât de multe îi sunt simulările; dacă o vizită primește media lor, explorarea rămâne cum era și zgomotul scade; dacă o vizită primește suma lor, termenul de explorare al UCB este de fapt împărțit la numărul lor. Monte Carlo plat nu are arbore: își împarte simulările între toate mutările permise, 2.000 la 28 de celule înseamnă 71 pe mutare, și nu converge niciodată la cea mai bună mutare dacă pentru ea este nevoie de cel mai bun răspuns al adversarului.",
  ],
  pseudocode: "pentru fiecare valoare a primei setări:\n  pentru fiecare valoare a celei de-a doua:\n    joacă partide, fiecare cu sămânța ei\n    proporția celor pierdute, remize,\n      câștigate, cu intervale de 95 %",
  sources: [
    "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
    "Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).",
    "Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).",
  ],
  why: {
    rows: "Mai multe iterații lasă arborele să învețe doar dacă ce a învățat hotărăște mutarea: uitați-vă cum sunt numărate vizitele și după ce se alege mutarea finală.",
    columns: "Mai multe simulări fac valoarea unei frunze mai sigură, dar arborele învață doar între iterații, iar acestea sunt mai puține.",
    neither: "Dacă intervalele se suprapun, aceste partide nu pot hotărî; aici intervalele sunt despărțite.",
  },
  neither: "intervalele lor se suprapun, deci aceste partide nu pot hotărî",
  loses: (point, lost, from, to) => `La ${point} pierde ${lost} % (de la ${from} până la ${to}).`,
  game: "o partidă",
  tenGames: "10 partide",
  pointStep: "un punct al grilei",
  results: { lost: "pierdută", drawn: "remiză", won: "câștigată" },
  counted: { lost: "pierdute", drawn: "remize", won: "câștigate" },
  games: "partide",
  before: (points, games) => `Nu s-a jucat nicio partidă. Puncte: ${number(points)}, fiecare cu partide: ${number(games)}.`,
  played: (game, point, result) => `Partida ${number(game)}: ${result} la ${point}.`,
  sofar: (lost, drawn, won) => `Până acum în acest punct: pierdute ${number(lost)}, remize ${number(drawn)}, câștigate ${number(won)}.`,
  share: (result, count, games) => `${result}: ${number(count)} / ${number(games)} = ${figure((100 * count) / games)} %`,
};
