// @ts-check
/** Romanian texts of the bench reduction, a module of the shape of ../en/reduction.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Reduction: "Reducere",
  "Who has won a full board, and how many operations does it take to find out?": "Cine a câștigat o tablă plină și câte operații sunt necesare pentru a afla?",
  "Hex: a board in the corner of a triangle": "Hex: o tablă în colțul unui triunghi",
  "Speed of this machine": "Viteza acestui calculator",
  "Position of Y or Hex": "Poziție de Y sau Hex",
  "Boards in a word": "Table într-un cuvânt",
  "Playouts in a round of the speed test; 0 for no test": "Simulări într-o rundă a testului de viteză; 0: fără test",
  boards: "table",
  pairs: "perechi",
  speed: "viteză",
  side: "latură",
  cells: "celule",
  operations: "operații",
  "operations so far": "operații în total",
  "board after board": "tablă cu tablă",
  "player 1 %": "jucătorul 1, %",
  board: "tablă",
  winner: "câștigător",
  third: "treime",
  "pair of": "pereche de",
  cell: "celulă",
  owner: "proprietar",
  other: "cealaltă",
  "its owner": "proprietarul ei",
  bridges: "punte",
  edges: "margine",
  inside: "interior",
  bot: "bot",
  leaves: "frunze",
  seconds: "secunde",
  "playouts a second": "simulări pe secundă",
  "leaves a second": "frunze pe secundă",
};

/** @type {typeof import("../en/reduction.js").strings} */
export const strings = {
  predict: "Câte operații pe cuvinte sunt necesare pentru a afla câștigătorii tuturor acestor table?",
  task: "",
  legend: "Întâi: una dintre table. Apoi: toate tablele dintr-un cuvânt; numărul și intensitatea culorii spun pe câte dintre ele celula este a negrului. Un chenar arată cele trei celule a căror majoritate se ia, iar punctul dintre ele este acea majoritate. Dedesubt: cele trei cuvinte și majoritatea lor, câte un pătrat pentru fiecare tablă. După ultimul triunghi: table pline așa cum le trage la sorți wye, cu pietre mici în celulele goale; o linie leagă două celule care merg mereu la jucători diferiți.",
  plotLegend: "Operațiile făcute până atunci, pentru toate tablele dintr-un cuvânt și tablă cu tablă, după triunghiurile reduse.",
  seen: "Fiecare triunghi are un rând mai puțin, iar culoarea ultimei celule este a câștigătorului: urmărind-o înapoi se găsește lanțul câștigător. Cu 64 de table într-un cuvânt, aceleași operații decid 64 de partide, fiindcă „și” și „sau” tratează fiecare bit separat. De la triunghiul cel mai mare la cel mai mic, proporțiile se depărtează de jumătate: câștigătorul unei table are tot mai mult din ea.",
  paragraphs: [
    "Cine a câștigat o tablă plină de Y? S-ar putea urmări lanțurile. Reducerea nu are nevoie de ele: ia fiecare trei celule care formează un triunghi mic îndreptat ca tabla și le înlocuiește cu acea culoare pe care o au cel puțin două dintre ele. Rămâne o tablă plină cu un rând mai puțin și, la urmă, o singură celulă, a cărei culoare este a câștigătorului.",
    "Câștigătorul se păstrează la fiecare pas. Dacă un lanț atinge toate cele trei laturi, celulele lui vecine se află în triunghiuri comune, deci celulele în care se transformă se ating din nou: formează un lanț pe tabla mai mică, iar unde cel vechi atingea o latură, o atinge și cel nou. Înainte, exact un jucător are un asemenea lanț; după aceea, la fel. O tablă de Hex este partea unei table mai mari de Y ale cărei alte două colțuri aparțin deja jucătorilor.",
    "Un triunghi cu latura n are n(n + 1)/2 celule, așa că până la o singură celulă sunt (n³ − n)/6 majorități. Majoritatea a trei biți, a & b | (a | b) & c, costă patru operații, pentru un bit ca și pentru un cuvânt de 64. Timpul este O(n³) pentru 64 de table, iar memoria, un cuvânt pe celulă, fiindcă fiecare triunghi se poate scrie peste cel dinainte.",
    "Continuarea unei partide aleatoare până se umple tabla nu îi schimbă câștigătorul, deci o simulare este o tablă plină la întâmplare. Căutarea wye trage la sorți împreună cele două celule ale unei punți: un bit decide, iar cealaltă celulă îl primește pe cel opus. Astfel puntea dintre pietre ține în fiecare simulare, cum niciun jucător n-ar lăsa-o să se rupă. Din același motiv vecinele de pe o margine alternează, iar în interior vecinele sunt împerecheate pe altă direcție în fiecare treime a simulărilor. Tablele cu cel mult cinci celule pe latură au perechi numai la punți.",
    "Presetarea pentru viteză pune wye și UCT să caute pe tabla goală și numără simulările și frunzele pe secundă. Wye evaluează o frunză cu două cuvinte de simulări, uct cu 16 simulări, iar uct(sims=1) cu una singură, ca în manuale. Secundele depind de calculator, iar mai multe procese deodată se încurcă între ele; numerele nu se schimbă.",
  ],
  pseudocode: "un cuvânt pe celulă, un bit pe tablă\npentru latura = n - 1, ..., 2, 1:\n  pentru fiecare celulă (i, j) a ei:\n    a, b, c = (i, j), (i, j+1), (i+1, j)\n    (i, j) = a & b | (a | b) & c\ncâștigători = ultima celulă\n\no tablă plină a lui wye:\n  cuvânt la întâmplare în celule goale\n  pentru fiecare pereche de celule:\n    una = nu cealaltă",
  sources: [
    "Jack van Rijswijck: Search and evaluation in Hex (2002).",
    "Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
  ],
  why: {
    tens: "Fiecare celulă a fiecărui triunghi mai mic costă patru operații, iar o tablă are cam n³/6 asemenea celule.",
    hundreds: "Numărul majorităților crește cu cubul laturii: latura dublă, de opt ori mai multe operații.",
    thousands: "Numărul majorităților este (n³ − n)/6, câte patru operații fiecare. Tablele nu contează cât timp încap într-un cuvânt.",
    more: "Atâtea ar fi necesare tablă cu tablă, sau pe o tablă mai mare: o operație pe un cuvânt lucrează pe toate tablele lui deodată.",
  },
  options: { tens: "sub 100", hundreds: "între 100 și 999", thousands: "între 1.000 și 9.999", more: "10.000 sau mai multe" },
  counted: (made, each, boards) => `Sunt necesare ${number(made)} operații pentru ${boards === 1 ? "o tablă" : `toate cele ${number(boards)} table`}; tablă cu tablă ar fi ${number(each)}.`,
  units: { cell: "celulă", row: "rând", triangle: "triunghi" },
  series: { word: "într-un cuvânt", each: "una câte una" },
  kinds: { bridges: "punte", edges: "margine", inside: "interior" },
  columns: ["celulă", "prima tablă", "cuvântul tuturor", "majoritate", "cuvântul ei"],
  majorityOf: "majoritate",
  first: (side) => `Prima tablă, latura ${number(side)}`,
  all: (side, boards) => (boards === 1 ? `Singura tablă, latura ${number(side)}` : `Toate cele ${number(boards)} table, latura ${number(side)}`),
  third: (third) => `O tablă plină din treimea ${number(third)}`,
  full: (side, boards) => `${boards === 1 ? "O tablă plină" : `${number(boards)} table pline`} într-un triunghi cu latura ${number(side)}: pietrele poziției și celulele goale împărțite la întâmplare.`,
  majority: (step, cell, three, result) => `Pasul ${number(step)}: ${cell} = majoritate(${three}) = ${result}.`,
  won: (winner, count, boards) => `Deci prima tablă o câștigă ${winner}; negrul câștigă ${number(count)} din ${number(boards)}.`,
  fill: (step, third, bridges, edges, inside) => `Pasul ${number(step)}: în treimea ${number(third)} a simulărilor sale wye dă aceste celule unor jucători diferiți: ${number(bridges)} perechi în punți, ${number(edges)} la margini, ${number(inside)} în interior.`,
  speed: (step, round, bot, playouts, leaves, seconds) => `Pasul ${number(step)}: în runda ${number(round)}, ${bot} face ${number(playouts)} simulări din ${number(leaves)} frunze în ${seconds} s.`,
  acrossTitle: "Triunghiuri reduse",
  upTitle: "Operații pe cuvinte",
};
