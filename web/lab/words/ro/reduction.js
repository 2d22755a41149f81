/** Romanian texts of the bench reduction, a module of the shape of ../en/reduction.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");
const given = (/** @type {number} */ count) =>
  count > 1
    ? `${counted(count, "celulă", "celule")} trec la celălalt jucător`
    : `${count ? "o" : "nicio"} celulă ${count ? "" : "nu "}trece la celălalt jucător`;

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Reduction: "Reducere",
  "Who has won a full board, and how many operations does it take to find out?":
    "Cine a câștigat o tablă plină și câte operații sunt necesare pentru a afla?",
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
  replies: "răspunsuri",
  stage: "etapă",
  cell: "celulă",
  "owner before": "stăpânul dinainte",
  owner: "stăpân",
  inside: "interior",
  edges: "margini",
  bridges: "punți",
  seconds: "secunde",
  "playouts a second": "simulări pe secundă",
  "leaves a second": "frunze pe secundă",
};

/** @type {typeof import("../en/reduction.js").strings} */ export const strings = {
  predict: "Câte operații pe cuvinte sunt necesare pentru a afla câștigătorii tuturor acestor table?",
  task: "",
  legend:
    "Întâi: una dintre table. Apoi: toate tablele dintr-un cuvânt; numărul și intensitatea culorii arată pe câte dintre ele celula este a negrului. Un chenar marchează cele trei celule a căror majoritate se calculează, iar punctul dintre ele arată acea majoritate. Dedesubt: cele trei cuvinte și majoritatea lor, câte un pătrat pentru fiecare tablă. După ultimul triunghi: o simulare așa cum o face căutarea wye, etapă cu etapă, cu pietre mici în celulele goale; un chenar marchează fiecare celulă pe care etapa a dat-o celuilalt jucător.",
  plotLegend:
    "Operațiile făcute până atunci, pentru toate tablele dintr-un cuvânt și tablă cu tablă, după triunghiurile reduse.",
  seen: "Fiecare triunghi are un rând mai puțin decât cel dinainte, iar culoarea ultimei celule este a câștigătorului. Cu 64 de table într-un cuvânt, aceleași operații decid 64 de partide, fiindcă „și” și „sau” tratează fiecare bit separat. De la triunghiul cel mai mare la cel mai mic, proporțiile se depărtează de jumătate, fiindcă învingătorul unei table stăpânește o parte tot mai mare din ea.",
  paragraphs: [
    "Un program ar putea găsi câștigătorul unei table pline de Y urmărind lanțurile. Reducerea este mai simplă: înlocuiește fiecare trei celule care formează un triunghi mic, îndreptat în același sens ca tabla, cu o singură celulă, de culoarea pe care o au cel puțin două dintre ele. Rezultă o tablă plină cu un rând mai puțin. Repetat, procedeul duce la o singură celulă, a cărei culoare este a câștigătorului.",
    "Rezultatul este mereu corect, fiindcă fiecare pas păstrează câștigătorul. Fie un lanț care atinge toate cele trei laturi. Oricare două celule vecine ale lui se află într-un triunghi mic, care devine o celulă de aceeași culoare. Triunghiurile perechilor consecutive au o celulă comună, deci noile celule se ating. Ele formează pe tabla mai mică un lanț care atinge aceleași laturi ca vechiul lanț. Exact un jucător are un asemenea lanț înainte de pas și exact unul după el. O tablă de Hex este parte a unei table mai mari de Y ale cărei alte două colțuri aparțin deja jucătorilor.",
    "Un triunghi cu latura n are n(n + 1)/2 celule, așa că reducerea la o singură celulă cere (n³ − n)/6 majorități. Majoritatea a trei biți, a & b | (a | b) & c, costă patru operații, la fel pentru un cuvânt de 64 de biți ca pentru un singur bit. Timpul este deci O(n³) pentru cel mult 64 de table împreună. Memoria este O(n²), un cuvânt pentru fiecare celulă, fiindcă fiecare triunghi se poate scrie peste cel dinainte.",
    "Dacă o partidă aleatoare continuă până se umple tabla, câștigătorul nu se schimbă, deci o simulare este o tablă plină la întâmplare. Căutarea wye dă mai întâi fiecare celulă goală unui jucător la întâmplare. Astfel se rup legături pe care niciun jucător nu le-ar lăsa să se rupă. O legătură trece prin două celule goale, dintre care oricare este de ajuns: o punte duce de la o piatră la alta, iar lângă o margine o legătură duce de la o piatră la rândul următor. Dacă adversarul ocupă una dintre cele două celule, un jucător răspunde cu cealaltă. De aceea wye repară tabla: dacă adversarul a primit ambele celule ale unei legături, stăpânul ei primește una dintre ele, oricare la fel de des. Wye începe din interiorul tablei, cu punțile care pornesc de la o piatră a poziției, în două treimi din simulări. Continuă cu marginile pe care un jucător trebuie să le atingă: de la fiecare piatră de pe rândul al patrulea la rândul al treilea într-un sfert din simulări, de la rândul al treilea la al doilea în jumătate din ele și de la rândul al doilea la margine în toate. A repara mai mult ar fi prea mult, pentru că jucătorii cedează și o legătură pentru alta. La sfârșit, cele două celule ale fiecărei punți neîntrerupte între pietre ale poziției revin unor jucători diferiți în toate simulările, fiindcă stăpânul ei răspunde la fiecare atac. Pe table cu cel mult cinci celule pe latură, wye face numai acest ultim pas.",
    "În presetarea pentru viteză, wye și UCT caută pe tabla goală, iar bancul de probă numără simulările și frunzele lor pe secundă. Wye evaluează o frunză cu două cuvinte de simulări, uct cu 16 simulări, iar uct(sims=1) cu una singură, ca în manuale. Secundele depind de calculator și sunt mai multe dacă rulează mai multe fire de execuție deodată; numărul simulărilor și al frunzelor este mereu același.",
  ],
  pseudocode:
    "un cuvânt pe celulă, un bit pe tablă\npentru latura = n - 1, ..., 2, 1:\n  pentru fiecare celulă (i, j) a ei:\n    a, b, c = (i, j), (i, j+1), (i+1, j)\n    (i, j) = a & b | (a | b) & c\ncâștigători = ultima celulă\n\no simulare a lui wye:\n  cuvânt la întâmplare în celule goale\n  pe legături, marginile la urmă:\n    dacă stăpânul nu are celule:\n      o celulă = stăpânul\n  pe punți neîntrerupte:\n    o celulă = nu cealaltă",
  sources: [
    "Jack van Rijswijck: Search and evaluation in Hex (2002).",
    "Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Broderick Arneson, Ryan Hayward, Philip Henderson: Monte Carlo tree search in Hex (2010).",
  ],
  why: {
    tens: "Fiecare celulă a fiecărui triunghi mai mic costă patru operații, iar o tablă are cam n³/6 asemenea celule.",
    hundreds:
      "Numărul majorităților crește cu puterea a treia a laturii: o tablă cu latura dublă cere de opt ori mai multe operații. Calculează: (n³ − n)/6 majorități a câte patru operații.",
    thousands:
      "Sunt (n³ − n)/6 majorități a câte patru operații. Numărul tablelor nu contează cât timp încap într-un cuvânt.",
    more: "Reducerea ar cere atâtea operații dacă ar lua tablele una câte una sau pe o tablă mai mare. Dar o operație pe un cuvânt lucrează pe toate tablele lui deodată.",
  },
  options: {
    tens: "sub 100",
    hundreds: "între 100 și 999",
    thousands: "între 1.000 și 9.999",
    more: "10.000 sau mai multe",
  },
  counted: (made, each, boards) =>
    `Sunt necesare ${counted(made, "operație", "operații")} pentru ${boards === 1 ? "o tablă" : `toate cele ${counted(boards, "tablă", "table")}`}; tablă cu tablă ar fi nevoie de ${number(each)}.`,
  units: { cell: "o celulă", row: "un rând", triangle: "un triunghi" },
  series: { word: "într-un cuvânt", each: "tablă cu tablă" },
  stages: {
    coins: "O simulare: pietre aleatoare",
    inside: "Interior reparat",
    edges: "Margini reparate",
    bridges: "Punți neîntrerupte păstrate",
  },
  columns: ["celulă", "prima tablă", "cuvântul tuturor tablelor", "majoritate", "cuvântul ei"],
  majorityOf: "majoritate",
  first: (side) => `Prima tablă, latura ${number(side)}`,
  all: (side, boards) =>
    boards === 1
      ? `Singura tablă, latura ${number(side)}`
      : `Toate cele ${counted(boards, "tablă", "table")}, latura ${number(side)}`,
  full: (side, boards) =>
    `${boards === 1 ? "O tablă plină" : counted(boards, "tablă plină", "table pline")} într-un triunghi cu latura ${number(side)}: pietrele poziției și celulele goale împărțite la întâmplare.`,
  majority: (step, cell, three, result) => `Pasul ${number(step)}: ${cell} = majoritate(${three}) = ${result}.`,
  won: (winner, count, boards) =>
    `Câștigătorul primei table: ${winner}; negrul a câștigat pe ${number(count)} din ${counted(boards, "tablă", "table")}.`,
  playout: {
    coins: (step) => `Pasul ${number(step)}: wye dă fiecare celulă goală unui jucător la întâmplare.`,
    inside: (step, count) =>
      `Pasul ${number(step)}: ${given(count)}. Cine a pierdut ambele celule ale unei punți din interior primește una dintre ele, așa cum ar fi răspuns un jucător.`,
    edges: (step, count) =>
      `Pasul ${number(step)}: ${given(count)}. Cine a pierdut ambele celule ale unei legături cu rândul următor spre o margine primește una dintre ele, așa cum ar fi răspuns un jucător.`,
    bridges: (step, count) =>
      `Pasul ${number(step)}: ${given(count)}. Cele două celule ale unei punți neîntrerupte între pietre ale poziției revin mereu unor jucători diferiți.`,
  },
  speed: (step, round, bot, playouts, leaves, seconds) =>
    `Pasul ${number(step)}: în runda ${number(round)}, ${bot} face ${counted(playouts, "simulare", "simulări")} din ${counted(leaves, "frunză", "frunze")} în ${seconds} s.`,
  acrossTitle: "Triunghiuri reduse",
  upTitle: "Operații pe cuvinte",
};
