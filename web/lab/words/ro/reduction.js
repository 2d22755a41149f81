// @ts-check
/** Romanian texts of the bench reduction, a module of the shape of ../en/reduction.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

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
  owner: "stăpân",
  other: "cealaltă",
  "its owner": "stăpânul ei",
  bridges: "punte",
  edges: "margine",
  inside: "interior",
  seconds: "secunde",
  "playouts a second": "simulări pe secundă",
  "leaves a second": "frunze pe secundă",
};

/** @type {typeof import("../en/reduction.js").strings} */
export const strings = {
  predict: "Câte operații pe cuvinte sunt necesare pentru a afla câștigătorii tuturor acestor table?",
  task: "",
  legend: "Întâi: una dintre table. Apoi: toate tablele dintr-un cuvânt; numărul și intensitatea culorii arată pe câte dintre ele celula este a negrului. Un chenar marchează cele trei celule a căror majoritate se calculează, iar punctul dintre ele arată acea majoritate. Dedesubt: cele trei cuvinte și majoritatea lor, câte un pătrat pentru fiecare tablă. După ultimul triunghi: table pline așa cum le trage la sorți căutarea wye, cu pietre mici în celulele goale; o linie leagă două celule care revin mereu unor jucători diferiți.",
  plotLegend: "Operațiile făcute până atunci, pentru toate tablele dintr-un cuvânt și tablă cu tablă, după triunghiurile reduse.",
  seen: "Fiecare triunghi are un rând mai puțin decât cel dinainte, iar culoarea ultimei celule este a câștigătorului. Cu 64 de table într-un cuvânt, aceleași operații decid 64 de partide, fiindcă „și” și „sau” tratează fiecare bit separat. De la triunghiul cel mai mare la cel mai mic, proporțiile se depărtează de jumătate, fiindcă învingătorul unei table stăpânește o parte tot mai mare din ea.",
  paragraphs: [
    "Un program ar putea găsi câștigătorul unei table pline de Y urmărind lanțurile. Reducerea este mai simplă: înlocuiește fiecare trei celule care formează un triunghi mic, îndreptat în același sens ca tabla, cu o singură celulă, de culoarea pe care o au cel puțin două dintre ele. Rezultă o tablă plină cu un rând mai puțin. Repetat, procedeul duce la o singură celulă, a cărei culoare este a câștigătorului.",
    "Rezultatul este mereu corect, fiindcă fiecare pas păstrează câștigătorul. Fie un lanț care atinge toate cele trei laturi. Oricare două celule vecine ale lui se află într-un triunghi mic, care devine o celulă de aceeași culoare. Triunghiurile perechilor consecutive au o celulă comună, deci noile celule se ating. Ele formează pe tabla mai mică un lanț care atinge aceleași laturi ca vechiul lanț. Exact un jucător are un asemenea lanț înainte de pas și exact unul după el. O tablă de Hex este parte a unei table mai mari de Y ale cărei alte două colțuri aparțin deja jucătorilor.",
    "Un triunghi cu latura n are n(n + 1)/2 celule, așa că reducerea la o singură celulă cere (n³ − n)/6 majorități. Majoritatea a trei biți, a & b | (a | b) & c, costă patru operații, la fel pentru un cuvânt de 64 de biți ca pentru un singur bit. Timpul este deci O(n³) pentru cel mult 64 de table împreună. Memoria este O(n²), un cuvânt pentru fiecare celulă, fiindcă fiecare triunghi se poate scrie peste cel dinainte.",
    "Dacă o partidă aleatoare continuă până se umple tabla, câștigătorul nu se schimbă, deci o simulare este o tablă plină la întâmplare. Căutarea wye trage la sorți împreună cele două celule ale unei punți: un bit aleator decide prima celulă, iar a doua îl primește pe cel opus. Astfel, o punte între pietre rezistă în fiecare simulare, ca atunci când stăpânul ei răspunde la fiecare atac. Din același motiv, celulele vecine de pe o margine revin alternativ celor doi jucători, iar în interior celulele vecine formează perechi, pe altă direcție în fiecare treime a simulărilor. Pe table cu cel mult cinci celule pe latură, wye formează perechi numai la punți.",
    "În presetarea pentru viteză, wye și UCT caută pe tabla goală, iar bancul de probă numără simulările și frunzele lor pe secundă. Wye evaluează o frunză cu două cuvinte de simulări, uct cu 16 simulări, iar uct(sims=1) cu una singură, ca în manuale. Secundele depind de calculator și sunt mai multe dacă rulează mai multe fire de execuție deodată; numărul simulărilor și al frunzelor este mereu același.",
  ],
  pseudocode: "un cuvânt pe celulă, un bit pe tablă\npentru latura = n - 1, ..., 2, 1:\n  pentru fiecare celulă (i, j) a ei:\n    a, b, c = (i, j), (i, j+1), (i+1, j)\n    (i, j) = a & b | (a | b) & c\ncâștigători = ultima celulă\n\no tablă plină a lui wye:\n  cuvânt la întâmplare în celule goale\n  pentru fiecare pereche de celule:\n    una = nu cealaltă",
  sources: [
    "Jack van Rijswijck: Search and evaluation in Hex (2002).",
    "Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
  ],
  why: {
    tens: "Fiecare celulă a fiecărui triunghi mai mic costă patru operații, iar o tablă are cam n³/6 asemenea celule.",
    hundreds: "Numărul majorităților crește cu puterea a treia a laturii: o tablă cu latura dublă cere de opt ori mai multe operații. Calculează: (n³ − n)/6 majorități a câte patru operații.",
    thousands: "Sunt (n³ − n)/6 majorități a câte patru operații. Numărul tablelor nu contează cât timp încap într-un cuvânt.",
    more: "Reducerea ar cere atâtea operații dacă ar lua tablele una câte una sau pe o tablă mai mare. Dar o operație pe un cuvânt lucrează pe toate tablele lui deodată.",
  },
  options: { tens: "sub 100", hundreds: "între 100 și 999", thousands: "între 1.000 și 9.999", more: "10.000 sau mai multe" },
  counted: (made, each, boards) => `Sunt necesare ${counted(made, "operație", "operații")} pentru ${boards === 1 ? "o tablă" : `toate cele ${counted(boards, "tablă", "table")}`}; tablă cu tablă ar fi nevoie de ${number(each)}.`,
  units: { cell: "o celulă", row: "un rând", triangle: "un triunghi" },
  series: { word: "într-un cuvânt", each: "tablă cu tablă" },
  kinds: { bridges: "punte", edges: "margine", inside: "interior" },
  columns: ["celulă", "prima tablă", "cuvântul tuturor tablelor", "majoritate", "cuvântul ei"],
  majorityOf: "majoritate",
  first: (side) => `Prima tablă, latura ${number(side)}`,
  all: (side, boards) => (boards === 1 ? `Singura tablă, latura ${number(side)}` : `Toate cele ${counted(boards, "tablă", "table")}, latura ${number(side)}`),
  third: (third) => `O tablă plină din treimea ${number(third)} a simulărilor`,
  full: (side, boards) => `${boards === 1 ? "O tablă plină" : counted(boards, "tablă plină", "table pline")} într-un triunghi cu latura ${number(side)}: pietrele poziției și celulele goale împărțite la întâmplare.`,
  majority: (step, cell, three, result) => `Pasul ${number(step)}: ${cell} = majoritate(${three}) = ${result}.`,
  won: (winner, count, boards) => `Câștigătorul primei table: ${winner}; negrul a câștigat pe ${number(count)} din ${counted(boards, "tablă", "table")}.`,
  fill: (step, third, bridges, edges, inside) => `Pasul ${number(step)}: în treimea ${number(third)} a simulărilor sale wye dă aceste celule unor jucători diferiți: ${counted(bridges, "pereche", "perechi")} în punți, ${number(edges)} la margini, ${number(inside)} în interior.`,
  speed: (step, round, bot, playouts, leaves, seconds) => `Pasul ${number(step)}: în runda ${number(round)}, ${bot} face ${counted(playouts, "simulare", "simulări")} din ${counted(leaves, "frunză", "frunze")} în ${seconds} s.`,
  acrossTitle: "Triunghiuri reduse",
  upTitle: "Operații pe cuvinte",
};
