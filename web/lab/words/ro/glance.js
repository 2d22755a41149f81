/** Romanian texts of the bench glance, a module of the shape of ../en/glance.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Network: "Rețea",
  "What does a network see at a glance, and how long do searches take to find it with and without the network?":
    "Ce vede o rețea dintr-o privire și cât le ia căutărilor să găsească același lucru, cu rețea și fără ea?",
  "Y: a won position that playouts call lost": "Y: o poziție câștigată pe care simulările o dau pierdută",
  "Hex: a move on the edge": "Hex: o mutare pe margine",
  "Y: a large board": "Y: o tablă mare",
  "Playouts that judge without a search": "Simulări care judecă fără căutare",
  "Most leaves of a search": "Cel mult atâtea frunze ale unei căutări",
  settled: "convenită",
  "settled %": "cea convenită, %",
  by: "cine judecă",
  net: "net",
  wye: "wye",
  network: "rețea",
};

/** @type {typeof import("../en/glance.js").strings} */ export const strings = {
  predict:
    "Fără nicio căutare, care dintre cele două pune pe primul loc mutarea la care ajung cele mai lungi căutări: rețeaua sau simulările?",
  task: "",
  legend:
    "Patru judecăți asupra aceleiași poziții. Rețeaua singură: partea din preferința ei pe care o primește fiecare mutare. Simulările singure: șansele de câștig dacă celula ajunge a celui care mută într-o partidă aleatoare (AMAF), cu fondul tot mai intens de la cea mai slabă celulă la cea mai bună. Căutările: proporția vizitelor lor. Numere: procente, pe cele mai bune trei celule de pe fiecare tablă, dacă încap. Inel: mutarea aleasă. În titlu: mutarea și șansele de câștig ale celui care mută.",
  plotLegend:
    "Sus: șansele de câștig ale celui care mută. Jos: proporția alegerilor care sunt mutarea la care ajung cele mai lungi căutări. Linie întreruptă: judecățile fără căutare.",
  seen: "În prima poziție câștigă o singură mutare, b4, după cum a demonstrat un program care o rezolvă. Rețeaua o pune pe primul loc înainte să fie încercată vreo mutare. Simulările pun alta pe primul loc, oricât de multe ar fi: mai multe simulări micșorează zgomotul, dar nu eroarea, care vine din faptul că jucătorii lor mută la întâmplare. Ambele căutări găsesc b4 până la urmă, fiindcă o căutare se uită la răspunsuri. Cea cu rețea începe cu mutarea corectă și are doar de confirmat; cea cu simulări trebuie să afle mai întâi că favoritele ei dau greș, iar asta îi ia zeci sau sute de frunze. Rețeaua nu are mereu dreptate: încearcă și alte poziții.",
  paragraphs: [
    "Rețeaua este o funcție care dă, din pietre, o parte pentru fiecare mutare și o valoare. A învățat din partide cu ea însăși: părțile, din mutările pe care le preferau propriile căutări; valoarea, din cine a câștigat. O privire rezumă deci multe căutări ale unor poziții de dinainte. Ce nu a întâlnit niciodată, ca o scară lungă pe o tablă mare, poate judeca greșit, și nu are cum să știe că o face.",
    "Simulările nu știu nimic și nu au nevoie de învățare. O partidă aleatoare are dreptate despre o poziție dacă jucătorii ei fac aceleași feluri de greșeli; acolo unde o parte trebuie să răspundă exact, iar cealaltă nu, ele înșală. Wye îndreaptă cazul cel mai des: cine pierde o jumătate a unei punți o primește pe cealaltă. AMAF numără o simulare pentru fiecare celulă pe care jucătorul o obține în ea, oricând s-ar întâmpla, deci nu deosebește o mutare necesară acum de una care poate aștepta.",
    "O căutare le folosește pe unele sau pe cealaltă ca sfat despre unde să privească și corectează sfatul prin ce găsește. O frunză costă un apel al rețelei sau câteva simulări. Cu cât sfatul este mai bun, cu atât se irosesc mai puține frunze. Dar la limită hotărăște căutarea: cu destule frunze amândouă demonstrează același rezultat.",
  ],
  pseudocode:
    "rețea: părți, valoare = f(pietre)\n  media peste toate simetriile\nsimulări: umple tabla la întâmplare\n  celulă: câștiguri / ori proprie\ncăutare: coboară cu valoare + sfat\n  net: frunză = valoarea rețelei\n  wye: frunză = simulări câștigate",
  sources: [
    "David Silver și alții: Mastering the game of Go without human knowledge (2017), rețeaua care ghidează o căutare și învață din ea.",
    "Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017), aceeași idee, pentru Hex.",
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007), care folosește AMAF.",
  ],
  why: {
    network:
      "Aici și simulările găsesc mutarea, sau rețeaua nu o găsește: ea judecă după ce a întâlnit în propriile partide, iar poziția aceasta poate fi altfel.",
    playouts:
      "Aici și rețeaua găsește mutarea, sau simulările nu o găsesc: jucătorii lor mută la întâmplare, deci un atac pe care îl oprește un singur răspuns exact reușește adesea în ele.",
    both: "Două judecăți care greșesc în feluri diferite nu se potrivesc des acolo unde hotărăște o singură mutare exactă.",
    neither:
      "O poziție pe care nu o înțelege niciuna dintre ele este mai rară: una a pus mutarea pe primul loc fără să privească înainte.",
  },
  options: { network: "doar rețeaua", playouts: "doar simulările", both: "amândouă", neither: "niciuna" },
  told: (network, playouts, settled, chosen, searches) =>
    `Rețeaua pune pe primul loc ${network}, simulările pun ${playouts}. Dintre cele mai lungi căutări, ${number(chosen)} din ${number(searches)} aleg ${settled}.`,
  unit: "judecată",
  before: "Nimeni nu a privit încă poziția.",
  step: (at) => `Pasul ${number(at)}.`,
  judged: {
    network: "Rețeaua dintr-o privire",
    playouts: "Simulările singure",
    net: "Căutarea net",
    wye: "Căutarea wye",
  },
  judges: (judge, leaves, move, chance) =>
    `${judge}${leaves ? ` după ${counted(leaves, "frunză", "frunze")}` : ""}: ${move}, șanse de câștig ${chance} %.`,
  series: { network: "Rețeaua singură", playouts: "Simulările singure", net: "Căutarea net", wye: "Căutarea wye" },
  titled: (judge, move, chance) => `${judge}: ${move}, ${chance} %`,
  columns: ["mutare", "rețea, %", "AMAF, %", "net, % din vizite", "wye, % din vizite"],
  acrossTitle: "Frunze",
  upTitle: "Șanse de câștig",
  settledTitle: "Alegeri ale mutării convenite, %",
};
